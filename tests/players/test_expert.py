"""The expert tries moves out in worlds, keeps to the time, and stays mannered."""

from math import inf
from time import perf_counter

import pytest

from canasta_desktop.commands.blunder_counting import blunders_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Discard
from canasta_desktop.engine.notation import parse_move
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.candidates import MOST, candidates
from canasta_desktop.players.deciding import decide
from canasta_desktop.players.expert import Trial, ranked_moves
from canasta_desktop.players.outcomes import WholeRounds
from canasta_desktop.players.skilled import skilled_move
from tests.engine.rule_sets import ALL_PRESETS
from tests.players.tables import CLASSIC, a_table, positions

KINGS = "Ks Kh Kd"
QUEENS = "Qs Qs Qh Qh Qd Qd Qc"


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_makes_listed_moves_in_no_time(name: str, players: int) -> None:
    for number, (state, moves) in enumerate(positions(preset(name, players), 1, ("skilled", "random"))):
        if number % 9 == 0:
            assert decide("expert", view_of(state, state.actor), moves, number, 0.002) in moves


def test_keeps_to_the_deadline() -> None:
    late = []
    for number, (state, moves) in enumerate(positions(CLASSIC, 1, ("skilled",))):
        if len(moves) > 3 and number % 6 == 0:
            began = perf_counter()
            decide("expert", view_of(state, state.actor), moves, number, 0.1)
            late.append(perf_counter() - began - 0.1)
    assert len(late) > 2
    # The middle one: a busy machine holds up others.
    assert sorted(late)[len(late) // 2] < 0.1


def test_without_a_deadline_the_same_arguments_give_the_same_move() -> None:
    for number, (state, moves) in enumerate(positions(CLASSIC, 3, ("skilled",))):
        if number % 30 == 0:
            view = view_of(state, state.actor)
            assert decide("expert", view, moves, 5) == decide("expert", view_of(state.copy(), state.actor), moves, 5)


def test_a_clearly_better_move_beats_the_favourite() -> None:
    pile = "Ah Ad Tc Td Ts Jh Jc Qd Qc As 8d 8c 7h 4c 4d"
    hands = ["9d 5d 6c 7c 6s", "8s 8h Th Kd 6h", "5s 5c 4s Qh", "Kh Js Jd Qs"]
    state = a_table(CLASSIC, "", pile=pile, mine=["Ks Kh Kc"], theirs=["9s 9h 9c 9s 9h 9c"], hands=hands)
    trial = Trial(view_of(state, 0), [parse_move("discard 9d"), parse_move("discard 5d")], 1)
    trial.run(inf, 64)
    assert trial.winner == parse_move("discard 5d")


def test_the_favourite_stays_where_nothing_is_clearly_better() -> None:
    state = a_table(CLASSIC, "9s 9h 8c 8d 4h 5d", mine=[KINGS])
    trial = Trial(view_of(state, 0), [parse_move("discard 4h"), parse_move("discard 4h")], 1)
    trial.run(inf, 32)
    assert trial.winner == parse_move("discard 4h")


def test_where_no_world_was_played_the_favourite_is_made() -> None:
    state = a_table(CLASSIC, "9s 9h 8c 8d 4h 5d", mine=[KINGS])
    trial = Trial(view_of(state, 0), [parse_move("discard 4h"), parse_move("discard 9h")], 1)
    trial.run(0.0, 32)
    assert trial.winner == parse_move("discard 4h")


def test_what_is_tried_out_is_no_blunder_and_not_too_much() -> None:
    tried = 0
    for state, moves in positions(CLASSIC, 5, ("skilled", "casual", "random", "skilled")):
        if state.this_turn.question_open:
            continue
        view = view_of(state, state.actor)
        favourite = skilled_move(view, moves, 1)
        others = candidates(view, moves, favourite)
        assert favourite not in others
        assert len(others) <= MOST or all(isinstance(move, Discard) for move in others)
        assert not any(blunders_of(state, move) for move in others)
        tried += len(others)
    assert tried > 100


def test_a_match_that_is_won_counts_for_more_than_points() -> None:
    theirs = ["Js Js Jh Jh Jd Jd Jc"]
    hands = ["Kc 4s 9d", "9h 9c 6s 6h", "As As Ah Ah", "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=[QUEENS, KINGS], hands=hands, theirs=theirs, scores=[4900, 4300])
    assert len(legal_moves(state)) > 2
    outcome = WholeRounds(view_of(state, 0))
    assert outcome.match_worth([300, 0]) > 0 > outcome.match_worth([0, 900])
    assert outcome.match_worth([50, 100]) == 0


def test_the_ranking_begins_with_the_move_made_and_goes_down() -> None:
    ranked = 0
    for number, (state, moves) in enumerate(positions(CLASSIC, 3, ("skilled",))):
        if len(moves) < 3 or number % 15:
            continue
        view = view_of(state, state.actor)
        found = ranked_moves(view, moves, 5)
        leads = [each.lead for each in found[1:]]
        assert found[0].move == decide("expert", view, moves, 5)
        assert {each.move for each in found} <= set(moves)
        assert leads == sorted(leads, reverse=True)
        ranked += len(leads)
    assert ranked > 10
