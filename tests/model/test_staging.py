"""What may be put down for now, and what comes back."""

import pytest

from canasta_desktop.engine.cards import KIND_OF, TWO, parse_cards
from canasta_desktop.engine.moves import Group
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.drops import refuse_stage
from canasta_desktop.model.staging import Staging, place_of
from tests.model.tables import CLASSIC, a_rank, a_table, keys_of, standing

NINE, KING, THREES = a_rank("9"), a_rank("K"), a_rank("3")


def refusal_of(hand: str, cards: str, place: str | None, *staged: tuple[str, str], **table: object) -> Refusal | None:
    at = standing(a_table(hand, **table), *staged)  # type: ignore[arg-type]  # each test names what its table has
    return refuse_stage(at, keys_of(at, cards), None if place is None else a_rank(place))


@pytest.mark.parametrize("phase", ["draw", "play"])
def test_one_card_may_be_put_down_before_and_after_drawing(phase: str) -> None:
    assert refusal_of("9d 9h 4s", "9d", "9", phase=phase) is None


def test_too_few_points_are_no_reason() -> None:
    assert refusal_of("4d 4h 4s 5c", "4d 4h 4s", "4", scores=[3000, 0]) is None


def test_more_wilds_than_naturals_are_no_reason_while_naturals_may_follow() -> None:
    assert refusal_of("9d 2h 2s 5c", "9d 2h 2s", "9") is None


def test_an_empty_hand_is_no_reason() -> None:
    assert refusal_of("9d 9h 9s", "9d 9h 9s", "9") is None


QUEENS = "Qc Qd Qh Qs Qc Qd Qh"
NO_BLACK_THREES = Refusal(RefusalCode.BLACK_THREES_ONLY_GOING_OUT)


@pytest.mark.parametrize(
    ("hand", "table"),
    [
        ("3s 3c 3s 4d", {"mine": [QUEENS]}),
        ("3s 3c 3s 4d", {"mine": ["Qc Qd Qh"], "phase": "draw"}),
        ("3s 3c 3s Qs Qc Jo 2h 4d", {"mine": ["Qc Qd Qh"]}),
        ("3s 4d", {"mine": [QUEENS, "3c 3s 3c"]}),
    ],
)
def test_black_threes_may_be_put_down_where_going_out_is_in_reach(hand: str, table: dict[str, object]) -> None:
    assert refusal_of(hand, "3s", "3", **table) is None


@pytest.mark.parametrize(
    ("hand", "table"),
    [
        ("3s 3c 4d", {"mine": [QUEENS]}),
        ("3s 3c 3s 4d", {}),
        ("3s 3c 3s Qs Qc Jo 4d", {"mine": ["Qc Qd Qh"]}),
    ],
)
def test_black_threes_are_refused_while_no_card_lets_the_player_go_out(hand: str, table: dict[str, object]) -> None:
    assert refusal_of(hand, "3s", "3", **table) == NO_BLACK_THREES


def test_black_threes_are_refused_after_the_partners_no() -> None:
    state = a_table("3s 3c 3s 4d", mine=[QUEENS])
    state.this_turn.partner_said_no = True
    at = standing(state)
    assert refuse_stage(at, keys_of(at, "3s"), THREES) == Refusal(RefusalCode.PARTNER_REFUSED)


def test_a_wrong_rank_is_refused() -> None:
    assert refusal_of("9d 4s", "9d", "K") == Refusal(RefusalCode.MIXED_RANKS, rank=KING)


def test_two_ranks_together_are_refused() -> None:
    assert refusal_of("9d 4s 5c", "9d 4s", None) == Refusal(RefusalCode.MIXED_RANKS)


def test_a_red_three_is_refused() -> None:
    rules = house_rules("classic", 4, {"red_three_timing": "this_or_next_turn"})
    refusal = refusal_of("3h 4s 5c", "3h", "4", rules=rules)
    assert refusal == Refusal(RefusalCode.RED_THREE_NOT_MELDED, card=parse_cards("3h")[0])


@pytest.mark.parametrize(("cards", "place"), [("2h", "3"), ("3s 2h", None), ("3s 3c Jo", "3")])
def test_a_wild_with_threes_is_refused(cards: str, place: str | None) -> None:
    assert refusal_of("3s 3c 2h Jo", cards, place) == Refusal(RefusalCode.WILD_WITH_THREES, rank=THREES)


def test_a_wild_on_a_place_without_naturals_is_refused() -> None:
    assert refusal_of("2h 9d 5c", "2h", "9") == Refusal(RefusalCode.TOO_FEW_NATURALS, 0, 2, NINE)


def test_a_wild_may_be_put_on_staged_naturals_and_on_an_own_meld() -> None:
    assert refusal_of("2h 9d 5c", "2h", "9", ("9d", "9")) is None
    assert refusal_of("2h 9d 5c", "2h", "K", mine=["Kh Kd Kc"]) is None


def test_more_wilds_than_a_meld_may_have_are_refused_and_the_meld_counts() -> None:
    refusal = refusal_of("2h 2s 5c Jo", "2h 2s", "K", ("Jo", "K"), mine=["Kh Kd Ks 2c"])
    assert refusal == Refusal(RefusalCode.TOO_MANY_WILDS, 4, 3, KING)


def test_wilds_alone_go_to_the_only_place_with_naturals() -> None:
    wilds = parse_cards("2h")
    assert place_of(wilds, Staging(), [KING]) == KING
    assert place_of(wilds, Staging(), [KING, NINE]) is None


def test_wilds_alone_need_a_place_when_there_are_several() -> None:
    assert refusal_of("2h 4s", "2h", None) == Refusal(RefusalCode.WILD_NEEDS_TARGET)


def test_another_seats_turn_is_refused() -> None:
    assert refusal_of("9d 4s", "9d", "9", turn=1) == Refusal(RefusalCode.NOT_YOUR_TURN)


def test_cards_that_are_staged_or_not_held_are_refused() -> None:
    at = standing(a_table("9d 4s"), ("9d", "9"))
    assert refuse_stage(at, at.staging.keys, NINE) == Refusal(RefusalCode.CARD_NOT_IN_HAND)
    assert refuse_stage(at, [99], NINE) == Refusal(RefusalCode.CARD_NOT_IN_HAND)


def test_groups_of_a_move_name_the_place_of_wilds_alone() -> None:
    at = standing(a_table("2h 9d 9h 9s 5c", mine=["Kh Kd Ks"]), ("9d 9h", "9"), ("2h", "K"), ("9s", "9"))
    assert at.staging.groups == (Group(tuple(parse_cards("9d 9h 9s"))), Group(tuple(parse_cards("2h")), KING))


def test_what_was_put_down_last_comes_back_first() -> None:
    at = standing(a_table("9d 9h 9s Kd"), ("9d 9h", "9"), ("Kd", "K"))
    once = at.staging.without_last(())
    assert once.ranks == (NINE,)
    assert once.without_last(()) == Staging()
    assert Staging().without_last(()) == Staging()


def test_a_wild_left_without_naturals_comes_back_too() -> None:
    at = standing(a_table("9d 2h Kd"), ("9d 2h", "9"), ("Kd", "K"))
    nine = next(card.key for card in at.staging.cards if card.rank == NINE and KIND_OF[card.card] < TWO)
    assert at.staging.without([nine], ()).ranks == (KING,)


def test_a_wild_stays_on_a_place_where_our_meld_is() -> None:
    at = standing(a_table("9d 2h 4d", mine=["9h 9s 9c"]), ("9d 2h", "9"))
    assert len(at.staging.without(at.staging.keys[:1], at.melds).cards) == 1


def test_the_rules_limit_of_wilds_is_asked_of_the_rules() -> None:
    rules = house_rules("classic", 4, {"max_wilds": None})
    assert CLASSIC.max_wilds == 3
    assert refusal_of("2h 2s 5c Jo", "2h 2s", "K", ("Jo", "K"), mine=["Kh Kd Ks 2c"], rules=rules) is None
