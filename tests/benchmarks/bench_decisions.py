"""How long decisions take: under 20 ms at the 99th percentile, in any rule set and for any number of players."""

import statistics
from random import Random
from time import perf_counter

import pytest

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import decide
from tests.engine.rule_sets import ALL_PRESETS

LONGEST = 0.020
BUDGET = 0.1
"""Seconds of an expert for a move: 99 % may take a tenth more, and none 0.1 s more."""
ROUNDS = 25


@pytest.mark.parametrize("level", ["novice", "casual", "skilled"])
@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_decisions_are_quick(name: str, players: int, level: str) -> None:
    seconds = _decision_times(name, players, level)
    percentile = statistics.quantiles(seconds, n=100)[98]
    print(f"{name} {players} {level}: 99 % under {percentile * 1000:.2f} ms, longest {max(seconds) * 1000:.1f} ms")
    assert percentile < LONGEST


@pytest.mark.parametrize("players", [4, 6])
def test_experts_keep_to_their_time(players: int) -> None:
    rules, seconds = preset("classic", players), list[float]()
    state, _ = deal(rules, 0, deck_of(5, 0, rules.decks), (0,) * rules.sides)
    while not state.over and len(seconds) < 150:
        view, moves = view_of(state, state.actor), legal_moves(state)
        began = perf_counter()
        move = decide("expert", view, moves, 1, BUDGET)
        seconds.append(perf_counter() - began)
        apply(state, move)
    percentile = statistics.quantiles(seconds, n=100)[98]
    print(f"expert {players}: 99 % under {percentile * 1000:.1f} ms, longest {max(seconds) * 1000:.1f} ms")
    assert percentile < BUDGET * 1.1
    assert max(seconds) < BUDGET + 0.1


def _decision_times(name: str, players: int, level: str) -> list[float]:
    rules, random, seconds = preset(name, players), Random(1), list[float]()
    for number in range(ROUNDS):
        scores = (3000 * (number % 2),) * rules.sides
        state, _ = deal(rules, number % players, deck_of(5, number, rules.decks), scores)
        while not state.over:
            view, moves, seed = view_of(state, state.actor), legal_moves(state), random.getrandbits(50)
            began = perf_counter()
            move = decide(level, view, moves, seed)
            seconds.append(perf_counter() - began)
            apply(state, move)
    return seconds
