"""What a round is worth, line by line."""

import pytest

from canasta_desktop.engine.events import RoundScore
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.scoring import round_score, round_scores
from tests.engine.rule_sets import changed
from tests.engine.tables import KINGS, a_table, play


def test_melded_cards_count_their_values(classic: RuleSet) -> None:
    state = a_table(classic, "4s", mine=["As Ah Ad 2c", "9s 9h Jo", "5s 5h 5d"])
    assert round_score(state, 0).melds == 80 + 70 + 15


def test_the_hands_of_both_partners_count_against_the_side(classic: RuleSet) -> None:
    state = a_table(classic, "4s 3s Jo")
    assert [round_score(state, side).hand for side in (0, 1)] == [-(5 + 5 + 50) - 10, -20 - 10]


def test_each_alone_has_only_the_own_hand(classic_three: RuleSet) -> None:
    state = a_table(classic_three, "4s 3s Jo")
    assert [score.hand for score in round_scores(state)] == [-60, -20, -10]


@pytest.mark.parametrize(
    ("meld", "value"),
    [
        (KINGS, 500),
        ("Ks Ks Kh Kh Kd Kd 2c", 300),
        ({"cards": KINGS, "concealed": True}, 600),
        ({"cards": "Ks Ks Kh Kh Kd Kd 2c", "concealed": True}, 400),
        ("Ks Ks Kh Kh Kd Kd", 0),
    ],
)
def test_canastas(classic: RuleSet, meld: object, value: int) -> None:
    assert round_score(a_table(classic, "4s", mine=[meld]), 0).canastas == value


@pytest.mark.parametrize(("held", "value"), [("", 0), ("3h", 100), ("3h 3d 3h", 300), ("3h 3h 3d 3d", 800)])
def test_red_threes_of_two_decks(classic: RuleSet, held: str, value: int) -> None:
    assert round_score(a_table(classic, "4s", mine=["Kh Kd Ks"], red_threes=held), 0).red_threes == value
    assert round_score(a_table(classic, "4s", red_threes=held), 0).red_threes == -value


@pytest.mark.parametrize(("count", "value"), [(4, 400), (5, 1000), (6, 1200)])
def test_of_the_six_red_threes_of_three_decks_five_count_double(classic_six: RuleSet, count: int, value: int) -> None:
    held = " ".join(["3h", "3h", "3h", "3d", "3d", "3d"][:count])
    assert round_score(a_table(classic_six, "4s", mine=["Kh Kd Ks"], red_threes=held), 0).red_threes == value


def test_a_red_three_left_in_hand_costs_one_hundred_whatever_it_is_worth_laid(french: RuleSet) -> None:
    rules = changed(french, red_three_value=250)
    assert round_score(a_table(rules, "3h 4s"), 0).hand == -105 - 10


def test_going_out_is_worth_its_bonus_to_the_side_that_went_out(classic: RuleSet) -> None:
    state = a_table(classic, "4s", mine=[KINGS])
    play(state, "discard 4s")
    assert [score.going_out for score in round_scores(state)] == [100, 0]


def test_going_out_concealed_is_worth_one_hundred_more(classic: RuleSet) -> None:
    state = a_table(classic, KINGS)
    play(state, f"meld {KINGS}")
    assert round_score(state, 0) == RoundScore(melds=70, canastas=600, red_threes=0, going_out=200, hand=-10)


def test_a_pass_is_no_going_out(classic: RuleSet) -> None:
    state = a_table(classic, "4s", phase="draw", stock="", mine=[KINGS])
    play(state, "pass")
    assert round_score(state, 0).going_out == 0


def test_the_items_sum_to_the_total_which_may_be_negative() -> None:
    assert RoundScore(melds=155, canastas=300, red_threes=100, going_out=0, hand=-25).total == 530
    assert RoundScore(melds=0, canastas=0, red_threes=-100, going_out=0, hand=-60).total == -160
