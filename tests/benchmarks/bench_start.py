"""How long the first full paint of a resumed match takes, and how much memory, beside an empty window with a view.

Both are started in turn in one run, warm, each in a process of its own; medians. By the clock, and in processor
time because the machine may be busy. Run: python -m tests.benchmarks.bench_start [RUNS]; on the display in DISPLAY,
or without one on Qt's `offscreen` platform.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from canasta_desktop import COMMAND
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.paths import JOURNAL_FILE
from tests.storage.played import played_match, record_of

RUNS = 15
SETTLED = 2.0
"""Seconds after the first paint until the memory is read: by then everything that waits for it has been done."""
CHILD = Path(__file__).with_name("first_paint.py")
ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Opened:
    """What one start cost; milliseconds and megabytes."""

    clock: float
    processor: float
    peak: float
    later: float


def match_on_turn() -> Match:
    """A match in its third round, well advanced, where the person at the table is to act."""
    for moves in range(60, 200):
        match = played_match(preset("classic", 4), seed=4, rounds=3, last_moves=moves)
        if match.state is not None and not match.state.over and match.state.actor == 0:
            return match
    raise AssertionError("the person is never to act")


def prepare_home(home: Path) -> dict[str, str]:
    """The environment of a program that finds this match in its journal."""
    folders = {name: str(home / name.lower()) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    journal = Path(folders["XDG_STATE_HOME"]) / COMMAND / JOURNAL_FILE
    journal.parent.mkdir(parents=True)
    Journal.begin(journal, record_of(match_on_turn())).close()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if "DISPLAY" not in environment:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    return environment | folders | {"HOME": str(home), "PYTHONPATH": str(ROOT)}


def open_once(what: str, environment: dict[str, str], seconds: float = 0.0) -> Opened:
    """Start one of the two, from nothing to its first paint."""
    begun = time.perf_counter()
    command = [sys.executable, str(CHILD), what, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return Opened((found["clock"] - begun) * 1000, found["processor"] * 1000, found["peak"], found["later"])


def measure(runs: int) -> dict[str, list[Opened]]:
    """Both in turn, so that they meet the same machine; the first start of each only warms the files, and keeps the
    table as every program does that was left.
    """
    opened: dict[str, list[Opened]] = {"empty": [], "program": []}
    with TemporaryDirectory() as home:
        environment = prepare_home(Path(home))
        for run in range(runs + 1):
            for what, found in opened.items():
                once = open_once(what, environment)
                if run:
                    found.append(once)
        for what, found in opened.items():
            found.append(open_once(what, environment, SETTLED))
    return opened


def report(opened: dict[str, list[Opened]]) -> None:
    """Print both and their ratio."""
    print(f"\n{'':22}{'empty':>9}{'program':>9}")
    middles = {}
    for name in ("clock", "processor", "peak"):
        empty, program = (statistics.median(getattr(once, name) for once in found[:-1]) for found in opened.values())
        middles[name] = empty, program
        unit = "MB" if name == "peak" else "ms"
        compared = f"x {program / empty:.2f}, + {program - empty:.1f}"
        print(f"{name:10}{'median':>9} {unit}{empty:9.1f}{program:9.1f}   {compared}")
    least = [min(once.clock for once in found[:-1]) for found in opened.values()]
    print(f"{'clock':10}{'least':>9} ms{least[0]:9.1f}{least[1]:9.1f}   x {least[1] / least[0]:.2f}")
    later = [found[-1].later for found in opened.values()]
    print(f"{'peak':10}{'settled':>9} MB{later[0]:9.1f}{later[1]:9.1f}   + {later[1] - later[0]:.1f}")


def test_start() -> None:
    report(measure(RUNS))


if __name__ == "__main__":
    report(measure(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS))
