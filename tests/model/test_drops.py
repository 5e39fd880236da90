"""What letting go of dragged cards would do."""

import pytest

from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.drops import drop_outcome
from canasta_desktop.model.places import (
    DropOutcome,
    FromHand,
    FromPile,
    FromStaged,
    FromStock,
    OntoHand,
    OntoMeld,
    OntoPile,
    OntoRedThrees,
    OntoStock,
    OntoTheirs,
    OutcomeKind,
    Source,
    Target,
)
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.standpoint import Standpoint
from tests.model.tables import a_rank, a_table, keys_of, standing

FOURS, KINGS, NINES = OntoMeld(a_rank("4")), OntoMeld(a_rank("K")), OntoMeld(a_rank("9"))


def dropped(at: Standpoint, cards: str, target: Target) -> DropOutcome:
    return drop_outcome(at, FromHand(tuple(keys_of(at, cards))), target)


def code(outcome: DropOutcome) -> object:
    return outcome.refusal.code if outcome.refusal is not None else None


def test_a_new_meld_is_told_with_its_points() -> None:
    outcome = dropped(standing(a_table("4c 4d 4s 9d 5h")), "4c 4d 4s", FOURS)
    assert outcome == DropOutcome(
        kind=OutcomeKind.STAGE, rank=FOURS.rank, before=0, after=3, begins_meld=True, points=15
    )


def test_adding_counts_the_cards_of_the_meld_and_the_staged_ones() -> None:
    at = standing(a_table("Kc Ks 9d 5h", mine=["Kh Kd Kc Ks"]), ("Kc", "K"))
    outcome = dropped(at, "Ks", KINGS)
    assert (outcome.before, outcome.after, outcome.begins_meld) == (5, 6, False)


def test_a_wild_on_a_natural_canasta_makes_it_mixed() -> None:
    outcome = dropped(standing(a_table("2c 9d 5h", mine=["Kh Kd Kc Ks Kh Kd Kc"])), "2c", KINGS)
    assert outcome.becomes_mixed
    assert not outcome.completes_mixed


def test_a_canasta_becomes_mixed_only_by_its_first_wild() -> None:
    natural = dropped(standing(a_table("Ks 9d 5h", mine=["Kh Kd Kc Ks Kh Kd Kc"])), "Ks", KINGS)
    mixed = dropped(standing(a_table("2c 9d 5h", mine=["Kh Kd Kc Ks Kh Kd 2d"])), "2c", KINGS)
    assert not natural.becomes_mixed
    assert not mixed.becomes_mixed


def test_the_seventh_card_completes_a_canasta() -> None:
    natural = dropped(standing(a_table("Kc 9d 5h", mine=["Kh Kd Kc Ks Kh Kd"])), "Kc", KINGS)
    mixed = dropped(standing(a_table("Kc 9d 5h", mine=["Kh Kd Kc Ks Kh 2d"])), "Kc", KINGS)
    assert (natural.completes_natural, natural.completes_mixed) == (True, False)
    assert (mixed.completes_natural, mixed.completes_mixed) == (False, True)


def test_a_wild_on_a_free_place_is_refused() -> None:
    assert code(dropped(standing(a_table("2c 9d 5h")), "2c", NINES)) is RefusalCode.TOO_FEW_NATURALS


def test_a_discard_is_told_with_the_pile() -> None:
    outcome = dropped(standing(a_table("9d 5h 5s", pile="7c 8c")), "9d", OntoPile())
    assert outcome == DropOutcome(kind=OutcomeKind.DISCARD, before=2, after=3)


def test_a_discard_before_drawing_is_refused() -> None:
    assert code(dropped(standing(a_table("9d 5h", phase="draw")), "9d", OntoPile())) is RefusalCode.MUST_DRAW_FIRST


def test_a_discard_while_too_little_is_staged_is_refused_for_that() -> None:
    at = standing(a_table("4c 4d 4s 9d 5h"), ("4c 4d 4s", "4"))
    assert dropped(at, "9d", OntoPile()).refusal == Refusal(RefusalCode.INITIAL_MELD_TOO_LOW, 15, 50)


def test_several_cards_on_the_pile_are_refused() -> None:
    outcome = dropped(standing(a_table("9d 5h 5s")), "9d 5h", OntoPile())
    assert outcome.refusal == TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, 2, 1)


def test_the_last_card_on_the_pile_goes_out() -> None:
    outcome = dropped(standing(a_table("9d", mine=["Kh Kd Kc Ks Kh Kd Kc"])), "9d", OntoPile())
    assert outcome.goes_out


def test_the_last_card_without_a_canasta_is_refused() -> None:
    assert code(dropped(standing(a_table("9d", mine=["Kh Kd Kc"])), "9d", OntoPile())) is RefusalCode.MUST_KEEP_A_CARD


def test_reordering_is_possible_in_every_turn() -> None:
    assert dropped(standing(a_table("9d 5h", turn=1)), "9d", OntoHand(0)).kind is OutcomeKind.REORDER


def test_nothing_else_is_possible_in_another_turn() -> None:
    at = standing(a_table("9d 5h", turn=1))
    for target in (NINES, OntoPile()):
        assert code(dropped(at, "9d", target)) is RefusalCode.NOT_YOUR_TURN
    for source in (FromStock(), FromPile()):
        assert code(drop_outcome(at, source, OntoHand())) is RefusalCode.NOT_YOUR_TURN


def test_the_others_melds_take_nothing() -> None:
    assert code(dropped(standing(a_table("9d 5h")), "9d", OntoTheirs(1))) is TableRefusalCode.NOT_YOUR_MELD


@pytest.mark.parametrize(
    ("source", "target"),
    [(FromStock(), OntoPile()), (FromStock(), NINES), (FromPile(), OntoStock()), (FromPile(), OntoRedThrees())],
)
def test_stock_and_pile_go_only_to_hand_and_melds(source: Source, target: Target) -> None:
    at = standing(a_table("9d 9h 5h", phase="draw", pile="9s", mine=["Kh Kd Kc"]))
    assert code(drop_outcome(at, source, target)) is TableRefusalCode.NOT_THERE


def test_stock_and_pile_lie_where_they_are() -> None:
    at = standing(a_table("9d 5h", phase="draw"))
    assert drop_outcome(at, FromStock(), OntoStock()) == DropOutcome()
    assert drop_outcome(at, FromPile(), OntoPile()) == DropOutcome()


def test_the_stock_onto_the_hand_draws() -> None:
    at = standing(a_table("9d 5h", phase="draw"))
    assert drop_outcome(at, FromStock(), OntoHand()) == DropOutcome(kind=OutcomeKind.DRAW, before=2, after=3)


@pytest.mark.parametrize("target", [OntoHand(2), NINES])
def test_the_pile_is_taken_onto_the_hand_or_its_place(target: Target) -> None:
    at = standing(a_table("9d 9h 5h 5d", phase="draw", pile="4c 9s", mine=["Kh Kd Kc"]))
    outcome = drop_outcome(at, FromPile(), target)
    assert (outcome.kind, outcome.rank, outcome.before, outcome.after) == (OutcomeKind.TAKE_PILE, NINES.rank, 0, 3)
    assert outcome.choices == 1


def test_the_pile_on_another_place_is_refused() -> None:
    at = standing(a_table("9d 9h 5h 5d", phase="draw", pile="4c 9s", mine=["Kh Kd Kc"]))
    assert drop_outcome(at, FromPile(), KINGS).refusal == Refusal(RefusalCode.MIXED_RANKS, rank=NINES.rank)


def test_a_pile_taken_in_several_ways_says_so() -> None:
    at = standing(a_table("9d 9h 2h 5h 5d", phase="draw", pile="4c 9s", mine=["Kh Kd Kc"]))
    assert drop_outcome(at, FromPile(), OntoHand()).choices == 2


def test_staged_cards_come_back_onto_the_hand() -> None:
    at = standing(a_table("9d 9h 5h"), ("9d", "9"))
    outcome = drop_outcome(at, FromStaged(at.staging.keys), OntoHand(0))
    assert outcome == DropOutcome(kind=OutcomeKind.TAKE_BACK, before=2, after=3)


def test_a_staged_card_may_be_discarded() -> None:
    at = standing(a_table("9d 9h 5h"), ("9d", "9"))
    assert drop_outcome(at, FromStaged(at.staging.keys), OntoPile()).kind is OutcomeKind.DISCARD


def test_a_staged_wild_may_go_to_another_place_but_its_own_is_nothing() -> None:
    at = standing(a_table("9d 9h 2h 5h", mine=["Kh Kd Kc"]), ("9d 9h 2h", "9"))
    wild = FromStaged((at.staging.keys[2],))
    assert drop_outcome(at, wild, NINES) == DropOutcome(kind=OutcomeKind.NOTHING, rank=NINES.rank)
    moved = drop_outcome(at, wild, KINGS)
    assert (moved.kind, moved.before, moved.after) == (OutcomeKind.STAGE, 3, 4)


def test_a_red_three_is_laid_among_the_red_threes() -> None:
    rules = house_rules("classic", 4, {"red_three_timing": "this_or_next_turn"})
    at = standing(a_table("3h 9d 5h", rules=rules))
    assert dropped(at, "3h", OntoRedThrees()).kind is OutcomeKind.LAY_RED_THREE
    assert code(dropped(at, "9d", OntoRedThrees())) is TableRefusalCode.NOT_THERE
