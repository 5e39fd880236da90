"""How long a frame takes on a full table: 108 cards, 30 of them in the hand; moving and painting, by raster.

Drag: the press and all moves as real mouse events through pointer, scene and view, over places and hand, each with
the movements of that frame. Deal, sweep and re-fan: the real
movements, frame by frame. Milliseconds of processor time; the first frame of a movement, with
what starts it, counts too. Each size runs in a process of its own, as Qt takes its ratio from the environment, and
in several of them: every process goes through the same frames, nothing prepared by another one, and each frame counts
with the least that it took, as a machine that is shared stretches any of them. Run:
python -m tests.benchmarks.bench_frames [RUNS]
"""

import json
import math
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

DRAGS = 2
ROUNDS = 6
RUNS = 5


@dataclass(frozen=True)
class Setting:
    """A screen in device pixels, its ratio, and the milliseconds at the 99th percentile that are asked for."""

    width: int
    height: int
    ratio: int
    drag: float
    others: float


SETTINGS = (
    Setting(1366, 768, 1, 4, 10),
    Setting(1920, 1080, 1, 4, 10),
    Setting(3840, 2160, 2, 6, 20),
    Setting(3840, 2160, 1, 6, 20),
)


def main(runs: int = RUNS) -> None:
    """Print a table: size, movement, frames, median, 99th percentile, largest, what is asked for."""
    print(f"\n{'':22}{'':10}{'frames':>7}{'median':>8}{'99 %':>7}{'most':>7}{'asked':>7}   milliseconds of a frame")
    for setting in SETTINGS:
        for name, times in least_of([measured(setting) for _ in range(runs)]).items():
            asked = setting.drag if name.startswith("drag") else setting.others
            print(line(f"{setting.width} x {setting.height} at {setting.ratio}", name, times, asked))


def line(size: str, name: str, times: list[float], asked: float) -> str:
    """A line of the table."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    middle = statistics.median(ordered)
    return f"{size:22}{name:10}{len(times):7}{middle:8.1f}{late:7.1f}{ordered[-1]:7.1f}{asked:7.0f}"


def measured(setting: Setting) -> dict[str, list[list[float]]]:
    """The frames of every movement, from a process with this ratio."""
    environment = os.environ | {
        "QT_SCALE_FACTOR": str(setting.ratio),
        "QT_NO_GUI_THREADPOOL": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    size = [str(setting.width // setting.ratio), str(setting.height // setting.ratio)]
    command = [sys.executable, "-m", "tests.benchmarks.bench_frames", *size]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, list[list[float]]] = json.loads(done.stdout)
    return found


def least_of(runs: list[dict[str, list[list[float]]]]) -> dict[str, list[float]]:
    """Each frame of each movement as in the run in which it was quickest; some end a frame or two later."""
    return {
        name: [
            min(frame)
            for passes in zip(*(run[name] for run in runs), strict=True)
            for frame in zip_longest(*passes, fillvalue=math.inf)
        ]
        for name in runs[0]
    }


def measure(width: int, height: int) -> dict[str, list[list[float]]]:
    """The frames of every movement, each made several times, in this process."""
    from tests.benchmarks.full_table import FullTable

    table = FullTable(width, height)
    # Faces are rendered when first shown: that is no part of moving.
    table.deal(0)
    table.sweep()
    return {
        "drag one": [table.drag(1, Random(number)) for number in range(DRAGS)],
        "drag four": [table.drag(4, Random(number)) for number in range(DRAGS)],
        "deal": [table.deal(number) for number in range(ROUNDS)],
        "sweep": [table.sweep() for _ in range(ROUNDS)],
        "re-fan": [table.re_fan() for _ in range(ROUNDS)],
    }


def test_frames() -> None:
    main()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]))), flush=True)
        # Python would end Qt and the scene in no order.
        os._exit(0)
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
