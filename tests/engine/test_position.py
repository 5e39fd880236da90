"""Tables as plain data: what is read, what is refused, what is written."""

from typing import Any

import pytest

from canasta_desktop.engine.cards import cards_text
from canasta_desktop.engine.position import UnreadablePosition, position_of, read_position
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import Phase
from tests.engine.rule_sets import changed
from tests.engine.tables import KINGS, play

GOOD: dict[str, Any] = {
    "turn": 0,
    "phase": "draw",
    "hands": ["9c 5d 5h 4s", "8d 8h", "Kc", "Qc"],
    "stock": "7c 6h",
    "pile": "2c 5s",
    "melds": [["Ks Kh Kd"], [{"cards": "9s 9h 9h 9d 9d 9c 2c", "concealed": True}]],
    "red_threes": ["3h", ""],
    "scores": [0, 0],
}


def problem_of(rules: RuleSet, form: object) -> tuple[str, str]:
    with pytest.raises(UnreadablePosition) as caught:
        read_position(rules, form)
    return caught.value.place, caught.value.problem


def test_a_position_is_read(classic: RuleSet) -> None:
    state = read_position(classic, GOOD)
    assert (state.turn, state.phase) == (0, Phase.DRAW)
    assert cards_text(reversed(state.stock)) == "7c 6h"
    assert cards_text(state.pile) == "2c 5s"
    assert (state.pile_wilds, state.canastas) == (1, [0, 1])


def test_a_position_is_written_as_it_was_read_cards_in_order(classic: RuleSet) -> None:
    written = position_of(read_position(classic, GOOD))
    assert written == GOOD | {
        "hands": ["9c 5h 5d 4s", "8h 8d", "Kc", "Qc"],
        "melds": [["Ks Kh Kd"], [{"cards": "9s 9h 9h 9d 9d 9c 2c", "concealed": True}]],
        "has_melded": [True, True, True, True],
    }
    assert position_of(read_position(classic, written)) == written


def test_melds_are_written_by_rank_threes_last(classic: RuleSet) -> None:
    form = GOOD | {"melds": [["3s 3s 3c", "4s 4h 4d", "As Ah Ad"], []]}
    assert position_of(read_position(classic, form))["melds"] == [["As Ah Ad", "4s 4h 4d", "3s 3s 3c"], []]


def test_who_has_melded_is_true_for_sides_with_melds_unless_it_is_given(classic: RuleSet) -> None:
    assert read_position(classic, GOOD | {"melds": [["Ks Kh Kd"], []]}).melded_earlier == [True, False, True, False]
    given = [False, False, True, False]
    assert read_position(classic, GOOD | {"has_melded": given}).melded_earlier == given


def test_after_the_end_the_turn_stays_with_who_ended_it(classic: RuleSet) -> None:
    state = read_position(classic, GOOD | {"phase": "play", "hands": ["4s", "8h", "Kc", "Qc"], "melds": [[KINGS], []]})
    play(state, "discard 4s")
    written = position_of(state)
    assert (written["turn"], written["phase"], written["hands"]) == (0, "play", ["", "8h", "Kc", "Qc"])


@pytest.mark.parametrize("key", list(GOOD))
def test_a_missing_key_is_refused(classic: RuleSet, key: str) -> None:
    form = {name: value for name, value in GOOD.items() if name != key}
    assert problem_of(classic, form) == (key, "missing_key")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("turn", "0"),
        ("turn", True),
        ("turn", 0.0),
        ("phase", 1),
        ("hands", "9c"),
        ("hands", [1, 2, 3, 4]),
        ("stock", ["7c"]),
        ("pile", None),
        ("melds", {}),
        ("melds", ["", ""]),
        ("melds", [[5], []]),
        ("melds", [[{"cards": "Ks Kh Kd", "concealed": "yes"}], []]),
        ("red_threes", "3h"),
        ("scores", [0, "0"]),
        ("scores", [0, True]),
        ("has_melded", [0, 0, 0, 0]),
        ("dealer", "0"),
    ],
)
def test_a_wrong_type_is_refused(classic: RuleSet, key: str, value: object) -> None:
    assert problem_of(classic, GOOD | {key: value}) == (key, "wrong_type")


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("turn", 4, "out_of_range"),
        ("turn", -1, "out_of_range"),
        ("dealer", 4, "out_of_range"),
        ("phase", "discard", "unknown_value"),
        ("hands", ["9c", "8d", "Kc"], "wrong_count"),
        ("melds", [[], [], []], "wrong_count"),
        ("red_threes", [""], "wrong_count"),
        ("scores", [0, 0, 0], "wrong_count"),
        ("has_melded", [True], "wrong_count"),
        ("hands", ["1h", "", "", ""], "unreadable_card"),
        ("stock", "7c 6x", "unreadable_card"),
        ("pile", "10h", "unreadable_card"),
        ("hands", ["", "8d", "Kc", "Qc"], "empty_hand"),
        ("hands", ["9c", "3h", "Kc", "Qc"], "red_three_in_hand"),
        ("red_threes", ["3s", ""], "not_a_red_three"),
        ("melds", [["Ks Kh"], []], "no_meld"),
        ("melds", [["Ks Kh Qd"], []], "no_meld"),
        ("melds", [["Ks 2c 2d"], []], "no_meld"),
        ("melds", [["2s 2c 2d"], []], "no_meld"),
        ("melds", [["3h 3d 3s"], []], "no_meld"),
        ("melds", [["3s 3c 2c"], []], "no_meld"),
        ("melds", [["Ks Ks Kh Kh 2s 2s 2h 2h"], []], "no_meld"),
        ("melds", [[{"cards": "Ks Kh Kd", "concealed": True}], []], "no_meld"),
        ("melds", [[{"concealed": True}], []], "missing_key"),
        ("melds", [["Ks Kh Kd", "Ks Kh Kd"], []], "second_meld"),
    ],
)
def test_what_cannot_be_is_refused(classic: RuleSet, key: str, value: object, problem: str) -> None:
    assert problem_of(classic, GOOD | {key: value}) == (key, problem)


def test_a_position_is_an_object(classic: RuleSet) -> None:
    assert problem_of(classic, []) == ("position", "wrong_type")


def test_no_card_is_there_more_often_than_in_the_decks(classic: RuleSet) -> None:
    assert problem_of(classic, GOOD | {"stock": "Ks Ks"}) == ("position", "too_many_alike")
    read_position(changed(classic, decks=3), GOOD | {"stock": "Ks Ks"})


def test_four_jokers_are_in_two_decks_and_not_five(classic: RuleSet) -> None:
    read_position(classic, GOOD | {"stock": "Jo Jo Jo Jo"})
    assert problem_of(classic, GOOD | {"stock": "Jo Jo Jo Jo Jo"}) == ("position", "too_many_alike")


def test_any_number_of_decks_is_counted_without_building_them(classic: RuleSet) -> None:
    read_position(changed(classic, decks=10**15), GOOD | {"stock": "Ks Ks Ks Ks"})


def test_red_threes_may_be_held_where_they_are_laid_in_this_turn_or_the_next(french: RuleSet) -> None:
    state = read_position(french, GOOD | {"hands": ["3d 9c", "3h", "Kc", "Qc"], "pile": "5s"})
    assert cards_text(state.this_turn.old_red_threes) == "3d"
