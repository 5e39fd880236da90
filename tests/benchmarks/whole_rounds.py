"""Whole rounds of computer players, each checked to its end. Run: python -m tests.benchmarks.whole_rounds

Every preset for every number of players, each level against itself; with `--house-rules 200` so many made-up
rule sets, one round for each level. A player that hangs, fails or makes an illegal move ends the run with the
deal and the rules; else a line for each level and rule set tells how long its decisions took: by the clock
where an expert has a time to think, else in processor time, which a busy machine does not change.
"""

import argparse
import statistics
from collections.abc import Iterator
from time import perf_counter, process_time

from hypothesis import HealthCheck, Phase, given, settings

from canasta_desktop.commands.simulate_playing import MOST_MOVES, refuse_broken
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import LEVELS, RANDOM, decide
from tests.engine.rule_sets import ALL_PRESETS
from tests.engine.strategies import house_rule_sets

USUAL = ("novice", "casual", "skilled")


def main() -> None:
    """Play what is asked for."""
    given_arguments = _arguments()
    for name, players in ALL_PRESETS if given_arguments.rounds else ():
        for level in given_arguments.levels:
            rounds = _rounds(preset(name, players), level, given_arguments.rounds, given_arguments.think)
            _tell(f"{name} {players} {level}", list(rounds))
    if given_arguments.house_rules:
        _play_house_rules(given_arguments.house_rules, given_arguments.levels, given_arguments.think)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=500, help="of each preset and level")
    parser.add_argument("--levels", nargs="+", default=USUAL, choices=[name for name in LEVELS if name != RANDOM])
    parser.add_argument("--think", type=float, metavar="SECONDS", help="what an expert has for a move")
    parser.add_argument("--house-rules", type=int, default=0, metavar="SETS")
    return parser.parse_args()


def _play_house_rules(sets: int, levels: list[str], think: float | None) -> None:
    seconds: dict[str, list[float]] = {level: [] for level in levels}

    @settings(
        max_examples=sets,
        database=None,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(house_rule_sets())
    def play(rules: RuleSet) -> None:
        for level in levels:
            seconds[level] += _rounds(rules, level, 1, think)

    play()
    for level in levels:
        _tell(f"{sets} house rules {level}", seconds[level])


def _rounds(rules: RuleSet, level: str, rounds: int, think: float | None) -> Iterator[float]:
    """The seconds of every decision in so many rounds."""
    for number in range(rounds):
        match = Match(rules)
        match.deal(number % rules.players, deck_of(17, number, rules.decks))
        yield from _decisions(match, level, number, think)


def _decisions(match: Match, level: str, number: int, think: float | None) -> Iterator[float]:
    state = match.state
    assert state is not None
    clock = process_time if think is None else perf_counter
    for turn in range(MOST_MOVES):
        if state.over:
            refuse_broken(state, match.rounds[-1], number)
            return
        view, moves = view_of(state, state.actor), legal_moves(state)
        began = clock()
        move = decide(level, view, moves, number * MOST_MOVES + turn, think)
        yield clock() - began
        assert move in moves, f"{level} makes {move}, which is not listed: {match.rules}"
        match.play(move)
    raise AssertionError(f"a round of {level} does not end: {match.rules}")


def _tell(what: str, seconds: list[float]) -> None:
    percentile = statistics.quantiles(seconds, n=100)[98]
    print(
        f"{what}: {len(seconds)} decisions, 99 % under {percentile * 1000:.2f} ms, "
        f"longest {max(seconds) * 1000:.1f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
