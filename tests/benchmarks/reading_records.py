"""How long reading and checking a record takes, by its length. Run: python -m tests.benchmarks.reading_records"""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.storage.records import read_record, write_record
from tests.storage.played import played_match, record_of

LONG = house_rules("classic", 4, {"target": 10**9})
"""Rules of a match that goes on for as long as it is played."""
RUNS = 7


def milliseconds(work: Callable[[], object]) -> float:
    """The median time of a few runs."""
    times = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        work()
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


def moves_of(match: Match) -> int:
    """How many moves were made."""
    return sum(len(played.moves) for played in match.rounds)


def main() -> None:
    """Print a table: rounds, moves, bytes, time, time for a move."""
    print("rounds  moves     bytes   read and verified   for a move")
    with TemporaryDirectory() as folder:
        for rounds in (1, 2, 5, 10, 25, 50, 100):
            match = played_match(LONG, seed=5, rounds=rounds)
            path = Path(folder) / f"{rounds}.canasta"
            write_record(path, record_of(match))
            taken = milliseconds(lambda: read_record(path))  # noqa: B023  # called before the next round of the loop
            moves = moves_of(match)
            print(
                f"{rounds:6} {moves:6} {path.stat().st_size:9} {taken:14.1f} ms {taken * 1000 / moves:10.1f} µs",
            )


if __name__ == "__main__":
    main()
