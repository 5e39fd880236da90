"""Ways out of the round, and the question before it."""

from dataclasses import replace

import pytest

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.notation import parse_move
from canasta_desktop.engine.presets import PRESETS, house_rules
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.engine.state import Phase, RoundState
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.going_out import way_out
from canasta_desktop.players.reading import read
from canasta_desktop.players.turn import next_move
from canasta_desktop.players.weights import CASUAL
from tests.players.tables import CLASSIC, a_table, decided, positions, turn_of

QUEENS = "Qs Qs Qh Qh Qd Qd Qc"
KINGS = "Ks Kh Kd"
THEIRS = ["Js Js Jh Jh Jd Jd Jc", "8s 8s 8h 8d 8c 8c 8h"]
MUST_DISCARD = house_rules("classic", 4, {"discard_to_go_out": True})
BIG_HAND = "As As Ah Ah Ad 5s 5h 5d 7s 7h"


def way(state: RoundState) -> int | None:
    """How many groups the way out of the seat on turn has, or None."""
    groups = way_out(read(view_of(state, state.turn), remembers=True))
    return None if groups is None else len(groups)


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("Kc Kd", 1),
        ("Kc 4s", 1),
        ("4s", 0),
        ("4s 5s", None),
        ("4s 4h 2c", 1),
        ("4s 4h", None),
        ("4s 2c", 1),
        ("3s 3c 3s", 1),
        ("3s 3c", None),
        ("4s 4h 4d 5s 5h 5d 9c", 2),
    ],
)
def test_a_way_out_leaves_at_most_the_card_to_throw(hand: str, groups: int | None) -> None:
    assert way(a_table(CLASSIC, hand, mine=[QUEENS, KINGS])) == groups


def test_there_is_no_way_out_without_a_canasta() -> None:
    assert way(a_table(CLASSIC, "Kc Kd", mine=[KINGS])) is None


def test_a_canasta_made_on_the_way_counts() -> None:
    state = a_table(CLASSIC, "Kc Kd 2c 2d 4s", mine=["Ks Kh Ks"])
    assert way(state) == 1
    assert turn_of(state) == ["meld Kd Kc 2d 2c", "discard 4s"]


def test_there_is_no_way_out_after_a_no() -> None:
    state = a_table(CLASSIC, "Kc Kd", mine=[QUEENS, KINGS])
    apply(state, parse_move("ask"))
    apply(state, parse_move("answer no"))
    assert way(state) is None
    turn_of(state)
    assert not state.over


def test_where_a_discard_must_end_the_round_a_card_is_kept_for_it() -> None:
    state = a_table(MUST_DISCARD, "Kc Kd Ks", mine=[QUEENS, KINGS])
    assert turn_of(state)[-1].startswith("discard")
    assert state.out_seat == 0


def test_goes_out_from_the_hand_without_having_melded() -> None:
    state = a_table(CLASSIC, "Ks Ks Kh Kh Kd Kd Kc 5s 5h 5d 4c", has_melded=[False] * 4)
    turn_of(state)
    assert state.out_concealed


def test_asks_a_partner_with_a_big_hand_before_going_out() -> None:
    state = a_table(
        CLASSIC, "Kc Kd 4s", mine=[QUEENS, KINGS], hands=["Kc Kd 4s", "9h 9c", BIG_HAND, "Qc"], theirs=THEIRS
    )
    assert decided(state) == "ask"


def test_goes_out_unasked_when_the_partner_holds_little() -> None:
    state = a_table(CLASSIC, "Kc Kd 4s", mine=[QUEENS, KINGS])
    assert decided(state) == "meld Kd Kc"


def test_goes_out_once_the_partner_has_said_yes() -> None:
    state = a_table(CLASSIC, "Kc Kd 4s", mine=[QUEENS, KINGS], hands=["Kc Kd 4s", "8h 8d", BIG_HAND, "Tc"])
    apply(state, parse_move("ask"))
    apply(state, parse_move("answer yes"))
    assert turn_of(state) == ["meld Kd Kc", "discard 4s"]


def asked(partner: str, mine: list[str], theirs: list[str], others: str = "Tc Td 9c 9d 6s 6h") -> str:
    """What a partner with this hand answers."""
    state = a_table(
        CLASSIC,
        "Kc Kd 4s",
        mine=mine,
        theirs=theirs,
        hands=["Kc Kd 4s", others, partner, "6d 6c Jc 9h"],
    )
    apply(state, parse_move("ask"))
    return decided(state)


def test_answers_yes_with_little_in_hand() -> None:
    assert asked("4h 7d", [QUEENS, KINGS], []) == "answer yes"


def test_answers_no_with_a_canasta_still_to_lay_and_the_side_behind() -> None:
    assert asked("As As Ah Ah Ad Ad Ac 5s 5h", [QUEENS, KINGS], THEIRS, "9c 9d 6s 6h") == "answer no"


def test_answers_yes_when_the_others_are_about_to_go_out() -> None:
    assert asked("As As Ah Ah Ad Ad Ac 5s 5h", [QUEENS, KINGS], THEIRS, "9c") == "answer yes"


@pytest.mark.parametrize("name", PRESETS)
def test_whoever_sets_out_on_a_way_out_is_out_at_the_end_of_the_turn(name: str) -> None:
    ways = 0
    for number in range(24):
        rules = house_rules(name, PLAYERS_OFFERED[number % 4], {"ask_partner": False})
        for state, _ in positions(rules, number, ("casual", "novice")):
            if state.phase is Phase.PLAY and way(state) is not None:
                gone = state.copy()
                set_out(gone)
                assert gone.out_seat == state.turn
                ways += 1
    assert ways > 15


def set_out(state: RoundState) -> None:
    """Play the turn of somebody who goes out whenever it can be done."""
    eager = replace(CASUAL, out_lead=-1e9)
    seat = state.turn
    while state.turn == seat and not state.over:
        reading = read(view_of(state, seat), remembers=True)
        apply(state, next_move(reading, eager, legal_moves(state), lambda judged: judged[0][1]))
