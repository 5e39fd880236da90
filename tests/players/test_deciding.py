"""What holds for every decision of every level."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import EXPERT, LEVELS, UnknownLevel, any_move, decide
from tests.engine.rule_sets import ALL_PRESETS
from tests.engine.strategies import SEEDS, any_rules, chosen_moves, dealt
from tests.players.tables import CLASSIC, a_dealt_round, positions

THINKING = ("novice", "casual", "skilled")


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_every_level_makes_a_listed_move_wherever_random_play_leads(name: str, players: int) -> None:
    rules = preset(name, players)
    decisions = 0
    for number in range(3):
        for state, moves in positions(rules, number, ("random",)):
            view = view_of(state, state.actor)
            assert all(decide(level, view, moves, number) in moves for level in THINKING)
            decisions += 1
    assert decisions > 100


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_rounds_of_thinking_players_end_by_listed_moves(name: str, players: int) -> None:
    rules = preset(name, players)
    for number in range(4):
        made = sum(1 for _ in positions(rules, number, THINKING))
        assert players < made < 3000


@given(any_rules, SEEDS, st.sampled_from(THINKING))
def test_any_playable_rules_can_be_played(rules: RuleSet, seed: int, level: str) -> None:
    state = dealt(rules, seed)
    for moves, random_move in chosen_moves(state, seed):
        move = decide(level, view_of(state, state.actor), moves, seed)
        assert move in moves
        # Sometimes somebody else's idea, so that tables come about that this player would not bring about.
        apply(state, move if len(state.moves) % 3 else random_move)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != EXPERT])
def test_the_same_arguments_give_the_same_move(level: str) -> None:
    for state, moves in positions(CLASSIC, 11, ("novice",)):
        view = view_of(state, state.actor)
        assert decide(level, view, moves, 5) == decide(level, view_of(state.copy(), state.actor), list(moves), 5)


def test_another_seed_lets_the_novice_waver() -> None:
    wavered = 0
    for state, moves in positions(CLASSIC, 11, ("novice",)):
        view = view_of(state, state.actor)
        wavered += len({decide("novice", view, moves, seed) for seed in range(6)}) > 1
    assert wavered > 5


def test_random_play_gives_every_move_its_chance() -> None:
    state, moves = next(found for found in positions(CLASSIC, 3, ("random",)) if len(found[1]) >= 5)
    made = [decide("random", view_of(state, state.actor), moves, seed) for seed in range(60 * len(moves))]
    assert all(made.count(move) > 25 for move in moves)
    assert any_move(moves, 7) == made[7]


def test_an_unknown_level_is_refused() -> None:
    state, moves = next(positions(CLASSIC, 0, ("random",)))
    with pytest.raises(UnknownLevel, match="grandmaster"):
        decide("grandmaster", view_of(state, state.actor), moves, 0)


def test_nothing_can_be_decided_without_moves() -> None:
    with pytest.raises(ValueError, match="no move"):
        decide("casual", view_of(a_dealt_round(CLASSIC, 1), 0), [], 0)


def test_casual_players_play_a_match_to_its_end() -> None:
    match = Match(CLASSIC)
    while match.winner is None:
        match.deal(len(match.rounds) % 4, deck_of(20, len(match.rounds), 2))
        while match.in_round:
            assert match.state is not None
            moves = legal_moves(match.state)
            match.play(decide("casual", view_of(match.state, match.state.actor), moves, 1))
    assert max(match.scores) >= 5000
