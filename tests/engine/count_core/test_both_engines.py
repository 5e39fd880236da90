"""The exact engine and the count core, held together at every move of random rounds."""

import random

import pytest
from hypothesis import given

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF
from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.beginning import dealt as dealt_on_counts
from canasta_desktop.engine.count_core.listing import count_moves
from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.state import CountState, scores
from canasta_desktop.engine.count_core.tuples import count_move, move_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState
from tests.engine.exact_counts import CountedPosition, counted_positions
from tests.engine.rule_sets import ALL_PRESETS
from tests.engine.strategies import SEEDS, any_rules, chosen_moves, dealt, examples, house_rule_sets, shuffled


def parts(state: CountState) -> dict[str, object]:
    return {name: getattr(state, name) for name in CountState.__slots__}


def play_in_both(rules: RuleSet, seed: int) -> RoundState:
    """A random round in both, compared before and after every move."""
    exact = dealt(rules, seed)
    counts = counted(exact)
    for moves, move in chosen_moves(exact, seed):
        assert sorted(count_moves(counts)) == sorted(count_move(exact, one) for one in moves)
        assert scores(counts) == round_scores(exact)
        chosen = count_move(exact, move)
        apply(exact, move)
        play(counts, chosen)
        assert parts(counts) == parts(counted(exact))
    assert count_moves(counts) == []
    assert scores(counts) == round_scores(exact)
    return exact


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
@examples(15)
@given(SEEDS)
def test_both_engines_play_the_same_round_of_a_preset(name: str, players: int, seed: int) -> None:
    play_in_both(preset(name, players), seed)


@examples(120)
@given(house_rule_sets(), SEEDS)
def test_both_engines_play_the_same_round_of_house_rules(rules: RuleSet, seed: int) -> None:
    play_in_both(rules, seed)


@examples(50)
@given(house_rule_sets(), SEEDS)
def test_a_move_on_counts_is_turned_into_a_listed_move_and_back(rules: RuleSet, seed: int) -> None:
    state = dealt(rules, seed)
    for moves, move in chosen_moves(state, seed):
        assert [move_of(state, count_move(state, one)) for one in moves] == moves
        apply(state, move)


@examples(10)
@given(house_rule_sets(), SEEDS)
def test_playing_a_copy_leaves_the_state_as_it_was(rules: RuleSet, seed: int) -> None:
    exact = dealt(rules, seed)
    state = counted(exact)
    rng = random.Random(seed)
    while moves := count_moves(state):
        before = parts(counted(exact))
        copy = state.copy()
        assert parts(copy) == before
        play_out(copy, rng)
        assert parts(state) == before
        move = rng.choice(legal_moves(exact))
        play(state, count_move(exact, move))
        apply(exact, move)
        assert moves


@examples(300)
@given(any_rules, SEEDS)
def test_both_engines_deal_alike(rules: RuleSet, seed: int) -> None:
    exact = dealt(rules, seed)
    kinds = [KIND_OF[card] for card in shuffled(rules, seed)]
    assert parts(dealt_on_counts(rules, exact.dealer, kinds, exact.scores)) == parts(counted(exact))


def play_out(state: CountState, rng: random.Random) -> None:
    while moves := count_moves(state):
        play(state, rng.choice(moves))


def sequences(state: CountState, depth: int) -> int:
    moves = count_moves(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        play(after, move)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize("position", counted_positions(), ids=lambda position: position.name)
def test_the_count_core_finds_as_many_sequences_of_moves(position: CountedPosition) -> None:
    start = counted(position.start)
    assert tuple(sequences(start, depth + 1) for depth in range(4)) == position.counts
