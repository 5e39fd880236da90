"""How fast the engine and the count core are: beside OpenSpiel's gin rummy, by rule set, and by kind of move.

Processor time in one process; of many short runs, taken in turn, the best counts. Nothing here fails for
being slow: README.md says what was asked for and what was measured.
"""

import json
import random
import statistics
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from canasta_desktop.engine.presets import house_rules, preset
from canasta_desktop.engine.rule_set import RuleSet
from tests.benchmarks.other_environment import ROOT, NotInstalled, provide
from tests.benchmarks.random_play import Play, exactly, moves_and_seconds, on_counts
from tests.engine.rule_sets import ALL_PRESETS

CLASSIC = preset("classic", 4)
RUNS = 40
WANTED = {"public engine": 1.5, "count core": 7.0}

Measure = Callable[[], float]
"""One short run; returns moves a second."""


@contextmanager
def gin_rummy() -> Iterator[Measure]:
    """Random play of OpenSpiel in a process of its own. Raises `NotInstalled`."""
    command = [str(provide()), "-m", "tests.benchmarks.gin_rummy"]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def measure() -> float:
            print(40, file=process.stdin, flush=True)
            assert process.stdout is not None
            decisions, seconds = json.loads(process.stdout.readline())
            return float(decisions / seconds)

        yield measure
        process.stdin.close()


def of(play_rounds: Play, rules: RuleSet, rounds: int) -> Measure:
    """Random play of ours, once its tables are filled as in a program that has played for some seconds."""
    rng = random.Random(1)
    moves_and_seconds(play_rounds, rules, 20 * rounds, rng)

    def measure() -> float:
        made, seconds = moves_and_seconds(play_rounds, rules, rounds, rng)
        return made / seconds

    return measure


def test_beside_gin_rummy() -> None:
    ours = {"public engine": of(exactly, CLASSIC, 30), "count core": of(on_counts, CLASSIC, 120)}
    try:
        with gin_rummy() as measure:
            rates = in_turn({"OpenSpiel gin_rummy": measure, **ours})
    except NotInstalled as problem:
        pytest.skip(f"There is nothing to compare with. {problem}")
    theirs = max(rates.pop("OpenSpiel gin_rummy"))
    print(f"\nOpenSpiel gin_rummy: {theirs:,.0f} decisions a second")
    for name, found in rates.items():
        times = max(found) / theirs
        print(f"{name}: {max(found):,.0f} (median {statistics.median(found):,.0f}), {times:.2f} times as many,", end="")
        print(f" asked for: {WANTED[name]}")


def in_turn(measures: dict[str, Measure]) -> dict[str, list[float]]:
    """The results of many runs of each, one after the other, so that all meet the same machine."""
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(RUNS):
        for name, measure in measures.items():
            rates[name].append(measure())
    return rates


def test_by_rule_set() -> None:
    print("\nrule set    players decks | engine: moves/s rounds/s | count core: moves/s rounds/s")
    for name, players in ALL_PRESETS:
        print_rates(name, preset(name, players))
    for decks in (1, 2, 3, 4):
        print_rates("classic", house_rules("classic", 4, {"decks": decks}))


def print_rates(name: str, rules: RuleSet) -> None:
    cells = []
    for play_rounds, rounds in ((exactly, 8), (on_counts, 20)):
        rng = random.Random(1)
        moves_and_seconds(play_rounds, rules, rounds, rng)
        runs = [moves_and_seconds(play_rounds, rules, rounds, rng) for _ in range(8)]
        best = min(seconds / made for made, seconds in runs)
        a_round = sum(made for made, _ in runs) / (8 * rounds)
        cells.append(f"{1 / best:15,.0f} {1 / best / a_round:8,.0f}")
    print(f"{name:12}{rules.players:6}{rules.decks:6}  | {cells[0]} | {cells[1]}")
