"""In which ways the pile can be taken."""

from canasta_desktop.engine.cards import cards_text
from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.standpoint import Standpoint
from canasta_desktop.model.taking import MOST_CHOICES, refuse_take, take_choices
from tests.model.tables import CLASSIC, a_table, standing


def open_table(hand: str, rules: RuleSet = CLASSIC) -> RoundState:
    """Our side has melded, and no wild is in the pile."""
    return a_table(hand, rules=rules, phase="draw", mine=["Kh Kd Kc"], pile="4h 7c 9s")


def ways(at: Standpoint) -> list[str]:
    return [move_text(choice.move) for choice in take_choices(at)]


def code(at: Standpoint) -> RefusalCode | None:
    refusal = refuse_take(at)
    return None if refusal is None else refusal.code


def test_a_pair_is_the_only_way_when_further_cards_can_follow() -> None:
    assert ways(standing(open_table("9d 9h 9c 5d 5h"))) == ["take 9h 9c"]


def test_a_pair_stands_before_one_card_with_a_wild() -> None:
    assert ways(standing(open_table("9d 9h 2c Jo 5d 5h"))) == ["take 9h 9d", "take 9h 2c", "take 9h Jo"]


def test_an_own_meld_takes_the_upcard_alone() -> None:
    at = standing(a_table("9d 9h 5d 5h", phase="draw", mine=["9c 9s 9c"], pile="4h 9s"))
    assert ways(at) == ["take"]


def test_the_staged_group_of_its_rank_takes_the_pile_with_the_other_groups() -> None:
    at = standing(open_table("9d 9h 9c Qs Qd Qh 5d"), ("Qs Qd Qh", "Q"), ("9d 9h 9c", "9"))
    assert ways(at) == ["take 9d 9h 9c + Qs Qd Qh"]
    assert set(take_choices(at)[0].keys) == set(at.staging.keys)


def test_staged_groups_of_other_ranks_go_along_with_a_first_group_from_the_hand() -> None:
    at = standing(open_table("9d 9h Qs Qd Qh 5d"), ("Qs Qd Qh", "Q"))
    assert ways(at) == ["take 9h 9d + Qs Qd Qh"]


def test_a_staged_group_that_does_not_take_it_is_refused_for_its_reason() -> None:
    at = standing(open_table("9d 9h 5d"), ("9d", "9"))
    assert ways(at) == []
    assert code(at) is RefusalCode.UPCARD_UNUSABLE


def test_selected_cards_that_fit_the_upcard_take_it() -> None:
    at = standing(open_table("9d 9h 9c 5d 5h"), picked="9d 9h 9c")
    assert ways(at) == ["take 9h 9c 9d"]
    assert set(take_choices(at)[0].keys) == at.selected


def test_selected_cards_that_do_not_fit_are_left_alone() -> None:
    at = standing(open_table("9d 9h 5d 5h"), picked="5d 5h")
    assert ways(at) == ["take 9h 9d"]


def test_a_frozen_pile_without_a_pair_is_refused_as_such() -> None:
    at = standing(a_table("9d 2h 5d 5h", phase="draw", mine=["Kh Kd Kc"], pile="2c 9s"))
    assert code(at) is RefusalCode.NEEDS_NATURAL_PAIR


def test_the_first_meld_is_reached_with_further_groups_from_the_hand() -> None:
    at = standing(a_table("9d 9h Qs Qd Qh 5d 6d", phase="draw", pile="4h 9s"))
    choices = take_choices(at)
    assert [move_text(choice.move) for choice in choices] == ["take 9h 9d + Qs Qh Qd"]
    assert choices[0].points == 60
    assert [cards_text(cards) for cards in choices[0].further] == ["Qs Qh Qd"]
    assert len(set(choices[0].keys)) == 5


def test_too_few_points_are_told_with_what_is_reached() -> None:
    at = standing(a_table("9d 9h 5d 6d", phase="draw", pile="4h 9s"))
    refusal = refuse_take(at)
    assert refusal is not None
    assert (refusal.code, refusal.have, refusal.need) == (RefusalCode.INITIAL_MELD_TOO_LOW, 30, 50)


def test_too_few_points_of_what_is_staged_are_told() -> None:
    at = standing(a_table("9d 9h 5d 5s 5h 6d", phase="draw", pile="4h 9s", scores=[1500, 0]), ("5d 5s 5h", "5"))
    refusal = refuse_take(at)
    assert refusal is not None
    assert (refusal.code, refusal.have, refusal.need) == (RefusalCode.INITIAL_MELD_TOO_LOW, 45, 90)


def test_not_too_many_ways_are_offered() -> None:
    at = standing(a_table("9d 9h 9s 2h 2s Jo Qs Qd Ts Td 8s 8d As Ad", phase="draw", pile="4h 9s"))
    assert 1 < len(take_choices(at)) <= MOST_CHOICES


def test_no_way_after_drawing_or_in_another_turn() -> None:
    assert code(standing(a_table("9d 9h 5d", pile="4h 9s"))) is RefusalCode.ALREADY_DRAWN
    assert code(standing(a_table("9d 9h 5d", phase="draw", pile="4h 9s", turn=1))) is RefusalCode.NOT_YOUR_TURN


def test_a_blocked_or_empty_pile_is_refused_as_such() -> None:
    assert code(standing(a_table("9d 9h", phase="draw", pile="4h 3s"))) is RefusalCode.PILE_BLOCKED_BLACK_THREE
    assert code(standing(a_table("9d 9h", phase="draw", pile=""))) is RefusalCode.PILE_EMPTY


def test_the_thirteen_rules_ask_for_a_pair() -> None:
    at = standing(open_table("9d 2h 5d 5h", preset("thirteen", 4)))
    assert code(at) is RefusalCode.NEEDS_NATURAL_PAIR
