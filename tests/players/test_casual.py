"""How the casual player plays, told in small tables."""

import pytest

from canasta_desktop.engine.moves import Meld
from canasta_desktop.engine.notation import parse_move
from tests.players.tables import CLASSIC, a_table, decided, turn_of

KINGS = "Ks Kh Kd"
SIX_QUEENS = "Qs Qs Qh Qh Qd Qc"


def test_opens_with_naturals_where_they_do() -> None:
    state = a_table(CLASSIC, "Ks Kh Kd Qs Qh Qd 2c 2d 9s 8c 4h 5d")
    assert decided(state) == "meld Ks Kh Kd + Qs Qh Qd"


def test_opens_with_one_wild_rather_than_two() -> None:
    state = a_table(CLASSIC, "As Ah Ad 2c 2d 9s 9h 8c 4h 5d", scores=[1500, 0], red_threes="3h")
    assert decided(state) in {"meld As Ah Ad + 9s 9h 2c", "meld As Ah Ad + 9s 9h 2d"}


def test_reaches_the_higher_minimum_with_several_groups() -> None:
    state = a_table(CLASSIC, "As Ah Ad Ks Kh Kd 9s 8c 4h 5d 6c", scores=[1500, 0])
    assert decided(state) == "meld As Ah Ad + Ks Kh Kd"


def test_adds_naturals_to_its_sides_melds() -> None:
    state = a_table(CLASSIC, "Kc 9s 8c 4h 5d 6c", mine=[KINGS])
    assert decided(state) == "meld Kc"


def test_finishes_a_canasta_with_a_wild() -> None:
    state = a_table(CLASSIC, "2c 9s 8c 4h 5d 6c", mine=[SIX_QUEENS.replace("Qc", "2d")])
    assert decided(state) == "meld Q: 2c"


def test_puts_no_wild_on_a_meld_of_three() -> None:
    state = a_table(CLASSIC, "2c Jo 9s 8c 4h 5d 6c", mine=[KINGS])
    assert decided(state).startswith("discard")


def test_takes_a_big_pile_with_a_natural_pair() -> None:
    pile = "Qs 5s 6d 7d Tc Ac 9d 9c Jh 4d"
    state = a_table(CLASSIC, "4s 4h Kc 8c 2c 6s Jc", phase="draw", pile=pile, mine=[KINGS])
    assert decided(state).startswith("take 4s 4h")


def test_takes_the_pile_to_open_when_that_reaches_the_minimum() -> None:
    pile = "Qs 5s 6d 7d Tc Ac 9d 9c Jh Ad"
    state = a_table(CLASSIC, "As Ah Kc 8c 7c 6s Jc", phase="draw", pile=pile)
    assert decided(state).startswith("take As Ah")


def test_takes_what_goes_on_a_meld_of_its_side() -> None:
    state = a_table(CLASSIC, "9s 8c 4h 5d 6c", phase="draw", pile="7c Jd Kc", mine=[KINGS])
    assert decided(state) == "take"


def test_draws_when_only_two_wilds_would_take_a_single_card() -> None:
    state = a_table(CLASSIC, "4s 2c 8c Th 5d 6c Jh", phase="draw", pile="4h", mine=[KINGS])
    assert decided(state) == "draw"


@pytest.mark.parametrize("pile", ["Td", "Td 9c 4s 8s Jd"])
def test_does_not_feed_a_six_card_meld_with_a_safe_card_in_hand(pile: str) -> None:
    state = a_table(CLASSIC, "Qd 9s 5d 6c 7h Jc Th", pile=pile, mine=[KINGS], theirs=["Qs Qs Qh Qh Qd Qc"])
    assert decided(state) != "discard Qd"


def test_throws_the_black_three_on_a_big_pile_when_all_else_is_wanted() -> None:
    pile = "Ts 5s 6s 7d Tc Ac Jd Jh 4d"
    theirs = ["9h 9d 9c", "8s 8s 8c", "Qs Qh Qh"]
    state = a_table(CLASSIC, "3s 9s 8d Qd Qs", pile=pile, mine=[KINGS], theirs=theirs)
    assert decided(state) == "discard 3s"


def test_keeps_a_pair_and_throws_a_lone_card() -> None:
    state = a_table(CLASSIC, "9s 9h 6c 6d 4h", pile="Td", mine=[KINGS])
    thrown = [decided(state, "casual", seed) for seed in range(40)]
    assert thrown.count("discard 4h") > 20


def test_throws_no_wild_with_a_safe_card_in_hand() -> None:
    state = a_table(CLASSIC, "2c Jo 7s 4h 5d", pile="Td 9c", mine=[KINGS], theirs=["9h 9d 9s"])
    assert not decided(state).startswith(("discard 2", "discard Jo"))


def test_freezes_a_big_pile_that_any_card_would_give_away() -> None:
    pile = "Ts 5s 6s 7d Tc Ac Jd Jh 4d 5h 6h Ah"
    theirs = ["9h 9d 9c", "8s 8s 8c", "Qs Qh Qd", "7s 7h 7c"]
    state = a_table(
        CLASSIC,
        "2c 2h 9s 8c Qh 7d",
        pile=pile,
        mine=[KINGS],
        theirs=theirs,
        stock="4h 4c 4s 5c 6c Th Kc Ks 9h 9s As Js 5h 6h Ad 7c",
    )
    assert decided(state).startswith("discard 2")


def test_goes_out_when_its_side_is_ahead_and_the_partner_holds_little() -> None:
    state = a_table(CLASSIC, "Kc Kd 4s", mine=["Qs Qs Qh Qh Qd Qd Qc", KINGS])
    assert turn_of(state) == ["meld Kd Kc", "discard 4s"]
    assert state.over
    assert state.out_seat == 0


def test_does_not_go_out_far_behind_with_a_big_hand_at_the_partner() -> None:
    theirs = ["Js Js Jh Jh Jd Jd Jc", "8s 8s 8h 8h 8d 8d 8c"]
    hands = ["Kc Kd 4s", "Ac 9c 9d 6d", "As As Ah Ah Ad Ad Ac 5s 5h 5d 7s 7h", "6h 6s 9s 9h"]
    state = a_table(CLASSIC, "", mine=["Qs Qs Qh Qh Qd Qd 2c", KINGS], theirs=theirs, hands=hands, stock="5c 7c " * 2)
    turn_of(state)
    assert not state.over


def test_a_meld_that_is_worth_nothing_is_not_laid() -> None:
    state = a_table(CLASSIC, "9s 9h 2c 4h 5d 6c 7s", mine=[KINGS])
    assert not isinstance(parse_move(decided(state)), Meld)
