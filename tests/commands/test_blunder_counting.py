"""Each blunder in a small table, and what looks like it and is none."""

import pytest

from canasta_desktop.commands.blunder_counting import Blunder, Found, blunders_in, blunders_of, is_early_out
from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.check import check
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.notation import parse_move, parse_seat_move
from canasta_desktop.engine.presets import house_rules, preset
from canasta_desktop.engine.state import RoundState
from tests.engine.tables import a_table, stacked_deck

CLASSIC = preset("classic", 4)
KINGS = "Ks Kh Kd"
FIVE_QUEENS = "Qs Qs Qh Qh Qd"
SIX_CARDS = "4s 5s 6s 7s 8s"


def made(state: RoundState, text: str) -> set[Blunder]:
    """The blunders that a legal move of the seat on turn is."""
    move = parse_move(text)
    assert check(state, move) is None
    return set(blunders_of(state, move))


@pytest.mark.parametrize(
    ("theirs", "hand", "thrown", "expected"),
    [
        (["Qs Qh Qd"], "Qc 9s 8s", "Qc", {Blunder.FEEDS_MELD}),
        ([FIVE_QUEENS], "Qc 9s 8s", "Qc", {Blunder.FEEDS_MELD, Blunder.FEEDS_CANASTA}),
        ([FIVE_QUEENS + " 2c"], "Qc 9s 8s", "Qc", {Blunder.FEEDS_MELD, Blunder.FEEDS_CANASTA}),
        ([FIVE_QUEENS + " 2c 2d"], "Qc 9s 8s", "Qc", {Blunder.FEEDS_MELD}),
        ([FIVE_QUEENS], "Qc Qd 3s", "Qc", {Blunder.FEEDS_MELD, Blunder.FEEDS_CANASTA}),
        ([FIVE_QUEENS], "Qc 2s Jo", "Qc", set()),
        ([FIVE_QUEENS, "9h 9d 9c"], "Qc 9s 9s", "Qc", set()),
        ([FIVE_QUEENS], "Qc 9s 8s", "9s", set()),
        ([], "Qc 9s 8s", "Qc", set()),
    ],
)
def test_feeding_needs_a_melded_rank_and_a_safe_card(
    theirs: list[str], hand: str, thrown: str, expected: set[Blunder]
) -> None:
    assert made(a_table(CLASSIC, hand, mine=[KINGS], theirs=theirs), f"discard {thrown}") == expected


def test_a_rank_that_only_the_own_side_has_melded_feeds_nobody() -> None:
    assert made(a_table(CLASSIC, "Kc 9s 8s", mine=[KINGS], theirs=["Qs Qh Qd"]), "discard Kc") == set()


@pytest.mark.parametrize(
    ("pile", "theirs", "hand", "expected"),
    [
        ("2s Td", ["Qs Qh Qd"], "2c 9s 8s", {Blunder.WILD_WASTED}),
        ("Td", [], "2c 9s 8s", {Blunder.WILD_WASTED}),
        ("Td", ["Qs Qh Qd"], "2c 9s 8s", set()),
        ("2s Td", ["Qs Qh Qd"], "2c Jo", set()),
    ],
)
def test_a_wild_is_wasted_on_a_pile_frozen_for_the_next(
    pile: str, theirs: list[str], hand: str, expected: set[Blunder]
) -> None:
    assert made(a_table(CLASSIC, hand, mine=[KINGS], theirs=theirs, pile=pile), "discard 2c") == expected


@pytest.mark.parametrize(
    ("hand", "move", "expected"),
    [
        ("Ks Kh Kd Qs Qh Qd 2c 9s 8s", "meld Ks Kh Kd + Qs Qh 2c", {Blunder.WILD_OPENING}),
        ("Ks Kh Kd Qs Qh Qd 2c 9s 8s", "meld Ks Kh Kd + Qs Qh Qd", set()),
        ("Ks Kh Kd Qs Qh 2c 9s 8s", "meld Ks Kh Kd + Qs Qh 2c", set()),
        ("As Ah 2c Ks Kh Kd 9s 8s", "meld As Ah 2c", set()),
    ],
)
def test_opening_with_a_wild_is_one_where_naturals_do(hand: str, move: str, expected: set[Blunder]) -> None:
    assert made(a_table(CLASSIC, hand), move) == expected


@pytest.mark.parametrize(
    ("hand", "move", "expected"),
    [
        ("As Ac 2c 9s 8s 7s", "take As Ac 2c", {Blunder.WILD_OPENING}),
        ("As Ac 2c 9s 8s 7s", "take As Ac", set()),
        ("9s 9c 2c 2d 8s 7s", "take 9s 9c 2c", set()),
    ],
)
def test_taking_the_pile_with_a_wild_is_compared_with_other_takes(hand: str, move: str, expected: set[Blunder]) -> None:
    upcard = "9h" if "9s 9c" in move else "Ah"
    assert made(a_table(CLASSIC, hand, phase="draw", pile=f"4s {upcard}"), move) == expected


def test_a_later_meld_with_a_wild_is_no_opening() -> None:
    assert made(a_table(CLASSIC, "Qs Qh Qd 2c 9s 8s", mine=[KINGS]), "meld Qs Qh 2c") == set()


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        (f"{SIX_CARDS} Kc", {Blunder.PILE_LEFT}),
        (f"{SIX_CARDS[3:]} Kc", set()),
        (f"{SIX_CARDS} 9c", set()),
        (f"2s {SIX_CARDS} Kc", set()),
    ],
)
def test_a_big_pile_is_left_where_the_bare_take_was_legal(pile: str, expected: set[Blunder]) -> None:
    state = a_table(CLASSIC, "9s 8s 4h 5h", phase="draw", pile=pile, mine=[KINGS])
    assert set(blunders_of(state, parse_move("draw"))) == expected
    assert made(state, "draw") == expected


BIG_HAND = "Jo Jo Jo As"
FAR_AHEAD = ["As Ah Ad Ac Ad Ac Ah", FIVE_QUEENS + " Qd Qc"]


@pytest.mark.parametrize(
    ("partner", "theirs", "expected"),
    [
        (BIG_HAND, FAR_AHEAD, True),
        (BIG_HAND, [], False),
        ("Jo Jo Jo", FAR_AHEAD, False),
        ("4s", FAR_AHEAD, False),
    ],
)
def test_going_out_is_early_for_a_side_behind_with_a_big_hand_left(
    partner: str, theirs: list[str], *, expected: bool
) -> None:
    hands = ["9s", "8h 8d", partner, "Jc Jd"]
    state = a_table(CLASSIC, "", mine=["Ks Ks Kh Kh Kd 2c 2d"], theirs=theirs, hands=hands)
    assert not is_early_out(state)
    apply(state, parse_move("discard 9s"))
    assert state.out_seat == 0
    assert is_early_out(state) is expected


def test_nobody_goes_out_early_who_plays_alone() -> None:
    alone = house_rules("classic", 3, {"canastas_to_go_out": 0})
    state = a_table(alone, "", mine=[], theirs=FAR_AHEAD, hands=["9s", BIG_HAND, "Jc"])
    apply(state, parse_move("discard 9s"))
    assert state.over
    assert not is_early_out(state)


def test_a_match_is_gone_through_round_by_round_and_move_by_move() -> None:
    match = Match(CLASSIC)
    match.deal(0, stacked_deck(CLASSIC, 0, {1: "Ks Kh Kd Qs Qh Qd 4s", 2: "Kc 9s 8s"}, "5c 6c 7c 8c 9c Tc Jc"))
    for text in ("1 draw", "1 meld Ks Kh Kd + Qs Qh Qd", "1 discard 4s", "2 draw", "2 discard Kc"):
        seat, move = parse_seat_move(text)
        match.play(move, seat)
    assert list(blunders_in(match)) == [Found(Blunder.FEEDS_MELD, seat=2, round=1, move=5)]
