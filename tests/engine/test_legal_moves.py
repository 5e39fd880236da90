"""The list of legal moves at tables small enough to write all of it down."""

import itertools

import pytest

from canasta_desktop.engine.legal_moves import generate_moves, legal_moves
from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from tests.engine.rule_sets import changed
from tests.engine.tables import KINGS, a_table, play


def listed(state: RoundState) -> set[str]:
    """The legal moves as texts; each is there once."""
    texts = [move_text(move) for move in legal_moves(state)]
    assert len(set(texts)) == len(texts)
    return set(texts)


def melds(state: RoundState) -> set[str]:
    return {text.removeprefix("meld ") for text in listed(state) if text.startswith("meld ")}


def takes(state: RoundState) -> set[str]:
    return {text for text in listed(state) if text.startswith("take")}


def test_before_drawing_there_is_the_draw(classic: RuleSet) -> None:
    assert listed(a_table(classic, "4s 5s", phase="draw")) == {"draw"}


def test_after_drawing_there_are_question_and_discards_one_of_a_kind(classic: RuleSet) -> None:
    assert listed(a_table(classic, "4s 4h 5s 3s")) == {"ask", "discard 4s", "discard 5s", "discard 3s"}


def test_an_open_question_leaves_the_answers(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s")
    play(state, "ask")
    assert listed(state) == {"answer yes", "answer no"}


def test_with_an_empty_stock_there_is_the_pass(classic: RuleSet) -> None:
    assert listed(a_table(classic, "4s 5s", phase="draw", stock="")) == {"pass"}


def test_where_the_take_is_forced_there_is_no_pass(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", phase="draw", stock="", pile="6c Kc", mine=["Kh Kd Ks"])
    assert listed(state) == {"take"}


def test_when_the_round_is_over_there_is_nothing(classic: RuleSet) -> None:
    state = a_table(classic, "4s", mine=[KINGS])
    play(state, "discard 4s")
    assert listed(state) == set()


def test_melds_of_one_group_in_every_split_of_naturals_twos_and_jokers(classic: RuleSet) -> None:
    state = a_table(classic, "9s 9h 9d 2c Jo 4s 5s", mine=["Kh Kd Ks"])
    assert melds(state) == {
        *["9s 9h 9d", "9s 9h 2c", "9s 9h Jo", "9s 9h 9d 2c", "9s 9h 9d Jo", "9s 9h 2c Jo", "9s 9h 9d 2c Jo"],
        *["K: 2c", "K: Jo", "K: 2c Jo"],
    }


def test_the_first_in_written_order_stand_for_all_of_a_kind(classic: RuleSet) -> None:
    assert melds(a_table(classic, "9d 9h 9c 9s 4s 5s", mine=["Kh Kd Ks"])) == {"9s 9h 9d", "9s 9h 9d 9c"}


def test_an_initial_meld_lists_the_smallest_sets_that_reach_the_minimum(classic: RuleSet) -> None:
    state = a_table(classic, "Ks Kh Kd 9s 9h 9d 4s 4h 4d 6c 7c")
    assert melds(state) == {"Ks Kh Kd + 9s 9h 9d"}


def test_an_initial_meld_that_one_group_reaches_is_listed_alone(classic: RuleSet) -> None:
    assert melds(a_table(classic, "As Ah Ad Ks Kh Kd 6c 7c")) == {"As Ah Ad"}


def test_wilds_go_to_either_group_of_an_initial_meld(classic: RuleSet) -> None:
    state = a_table(classic, "Ks Kh Kd 9s 9h 9d 2c 6c 7c")
    assert melds(state) == {
        *["Ks Kh Kd 2c", "9s 9h 9d 2c", "Ks Kh Kd + 9s 9h 9d", "Ks Kh 2c + 9s 9h 9d", "Ks Kh Kd + 9s 9h 2c"],
    }


def test_a_frozen_pile_is_taken_with_two_naturals_or_more(classic: RuleSet) -> None:
    state = a_table(classic, "9s 9h 9d 2c 4s 5s", phase="draw", pile="2h 9c", mine=["Kh Kd Ks"])
    assert takes(state) == {"take 9s 9h", "take 9s 9h 9d", "take 9s 9h 2c", "take 9s 9h 9d 2c"}


def test_an_open_pile_is_taken_with_a_natural_and_a_wild_too(classic: RuleSet) -> None:
    state = a_table(classic, "9s 2c 4s 5s", phase="draw", pile="6h 9c", mine=["Kh Kd Ks"])
    assert takes(state) == {"take 9s 2c"}


def test_an_open_pile_goes_onto_a_meld_with_any_cards_of_the_hand(classic: RuleSet) -> None:
    state = a_table(classic, "9s 2c 4s 5s", phase="draw", pile="6h 9c", mine=["9h 9d 9c"])
    assert takes(state) == {"take", "take 9s", "take 2c", "take 9s 2c"}


def test_a_take_before_the_initial_meld_comes_with_what_reaches_the_minimum(classic: RuleSet) -> None:
    state = a_table(classic, "9s 9h Ks Kh Kd Kc 4s 5s", phase="draw", pile="6h 9c")
    assert takes(state) == {"take 9s 9h + Ks Kh Kd", "take 9s 9h + Ks Kh Kd Kc"}


def test_black_threes_are_listed_when_the_player_goes_out_with_them(classic: RuleSet) -> None:
    assert melds(a_table(classic, "3s 3s 3c 4s", mine=[KINGS])) == {"3s 3s 3c"}
    assert melds(a_table(classic, "3s 3s 3c 4s 5s", mine=[KINGS])) == set()


def test_a_red_three_is_listed_and_no_discard_while_it_must_be_laid(french: RuleSet) -> None:
    assert listed(a_table(french, "3h 4s")) == {"ask", "red 3h"}


def test_red_threes_are_listed_once_the_longest_held_first(french: RuleSet) -> None:
    state = a_table(french, "3d 4s 5s", phase="draw", stock="3h 6c")
    play(state, "draw")
    assert {text for text in listed(state) if text.startswith("red")} == {"red 3d"}


def test_where_no_minimum_is_asked_every_group_opens(classic: RuleSet) -> None:
    state = a_table(changed(classic, initial_meld_minimums=((None, 0),)), "4s 4h 4d 5s 5h 5d 6c 7c")
    assert melds(state) == {"4s 4h 4d", "5s 5h 5d"}


@pytest.mark.parametrize("wanted", [1, 2])
def test_a_few_moves_can_be_had_without_the_others(classic: RuleSet, wanted: int) -> None:
    state = a_table(classic, "9s 9h 9d 2c Jo 4s 5s", mine=["Kh Kd Ks"])
    assert list(itertools.islice(generate_moves(state), wanted)) == legal_moves(state)[:wanted]
