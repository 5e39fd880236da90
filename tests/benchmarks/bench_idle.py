"""What the window of a resumed match does while nobody does anything: for 10 s, with the player on turn.

Paint and timer events, times the process was woken, and its processor time; the players' process is alive
meanwhile. Asked for: no paint, no timer, under 0.1 % of the processor. Run: python -m tests.benchmarks.bench_idle
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta_desktop.app.program import Program

SECONDS = 10.0
SETTLED = 3.0
ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Print what an idle window did."""
    from tests.benchmarks.bench_start import prepare_home

    with TemporaryDirectory() as home:
        command = [sys.executable, "-m", "tests.benchmarks.bench_idle", "window"]
        environment = prepare_home(Path(home))
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    found = json.loads(done.stdout)
    share = found["processor"] / SECONDS * 100
    print(f"\nidle for {SECONDS:.0f} s: {found['paints']} paint events, {found['timers']} timer events, ", end="")
    print(f"woken {found['woken']} times, {share:.3f} % of the processor; worker alive: {found['worker']}")


def run_window() -> int:
    """The program as the command line opens it; it reports and leaves by itself."""
    from canasta_desktop import app
    from canasta_desktop.__main__ import main as run

    prepare = app._import_plainly

    def prepare_watched() -> None:
        prepare()
        watch()

    app._import_plainly = prepare_watched
    return run([])


def watch() -> None:
    """Let the next program be watched once it has settled."""
    from PySide6.QtCore import QTimer

    from canasta_desktop.app.program import Program

    begin = Program.begin

    def begin_watched(program: Program, file: Path | None) -> None:
        begin(program, file)
        QTimer.singleShot(round(SETTLED * 1000), lambda: count_events(program))

    Program.begin = begin_watched  # type: ignore[assignment, method-assign]


def count_events(program: "Program") -> None:
    """Count for some seconds, then report."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

    counted = {QEvent.Type.Paint: 0, QEvent.Type.Timer: 0}
    application = QCoreApplication.instance()
    assert application is not None

    class Counter(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() in counted:
                counted[event.type()] += 1
            return False

    counter = Counter(application)
    application.installEventFilter(counter)
    before, woken = time.process_time(), times_woken()

    def report() -> None:
        found = {"processor": time.process_time() - before, "woken": times_woken() - woken}
        # The timer that called this is ours.
        found |= {"paints": counted[QEvent.Type.Paint], "timers": max(0, counted[QEvent.Type.Timer] - 1)}
        worker = program.thinker._process
        print(json.dumps(found | {"worker": worker is not None and worker.processId() > 0}), flush=True)
        program.window.close()

    QTimer.singleShot(round(SECONDS * 1000), report)


def times_woken() -> int:
    """How often this process has waited and was woken."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("voluntary_ctxt_switches:"):
            return int(line.split()[1])
    return 0


def test_idle() -> None:
    main()


if __name__ == "__main__":
    if sys.argv[1:] == ["window"]:
        sys.exit(run_window())
    main()
