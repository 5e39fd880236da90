from dataclasses import replace

import pytest

from canasta_desktop.engine.cards import MELD_RANKS, THREES, Rank, parse_card
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.wording.clauses import CLAUSES
from canasta_desktop.wording.refusals import refusal_advice, refusal_reason, refusal_sentence
from canasta_desktop.wording.sentence import english

TENS = Rank(4)
NINES = Rank(5)
CODES = pytest.mark.parametrize("code", RefusalCode, ids=lambda code: code.value)


def is_whole(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "  " not in text


def full(code: RefusalCode) -> Refusal:
    """With all that a refusal may say besides its code."""
    return Refusal(code, 1, 2, NINES, parse_card("9d"))


@CODES
def test_every_code_says_what_is_missing_and_what_to_do(code: RefusalCode) -> None:
    for refusal in (Refusal(code), full(code)):
        reason, advice = english(refusal_reason(refusal)), english(refusal_advice(refusal))
        assert is_whole(reason)
        assert is_whole(advice)
        assert reason != advice
        assert english(refusal_sentence(refusal)) == f"{reason}. {advice}."


@CODES
def test_any_optional_value_may_be_missing(code: RefusalCode) -> None:
    whole = full(code)
    fewer = [replace(whole, have=None), replace(whole, need=None), replace(whole, rank=None), replace(whole, card=None)]
    assert all(is_whole(english(refusal_sentence(refusal))) for refusal in fewer)


@CODES
def test_every_code_rests_on_a_clause(code: RefusalCode) -> None:
    assert CLAUSES[code]


@pytest.mark.parametrize("rank", [*MELD_RANKS, THREES])
def test_every_rank_has_a_name_in_a_refusal(rank: Rank) -> None:
    assert is_whole(english(refusal_reason(Refusal(RefusalCode.NEEDS_NATURAL_PAIR, 0, 2, rank))))


def said(
    code: RefusalCode, have: int | None = None, need: int | None = None, rank: Rank | None = None, card: str = ""
) -> str:
    return english(refusal_sentence(Refusal(code, have, need, rank, parse_card(card) if card else None)))


def test_a_frozen_pile_says_which_pair_takes_it() -> None:
    assert said(RefusalCode.NEEDS_NATURAL_PAIR, 1, 2, rank=NINES) == (
        "Only two natural nines from your hand take the pile. Draw from the stock unless you hold two nines."
    )


@pytest.mark.parametrize("code", [RefusalCode.NEEDS_NATURAL_PAIR, RefusalCode.UPCARD_UNUSABLE])
def test_who_holds_no_pair_is_not_told_to_pick_one(code: RefusalCode) -> None:
    for rank in (TENS, None):
        assert english(refusal_advice(Refusal(code, 0, 2, rank))).startswith("Draw from the stock unless you hold")


def test_an_initial_meld_says_how_many_points_are_missing() -> None:
    assert said(RefusalCode.INITIAL_MELD_TOO_LOW, 70, 90) == (
        "The first meld needs 90 points, these cards have 70. Lay out 20 points more, or take these cards back."
    )


@pytest.mark.parametrize("code", [RefusalCode.NO_SUCH_MELD, RefusalCode.TOO_FEW_NATURALS])
def test_a_wild_on_a_free_place_says_what_to_lay_out_first(code: RefusalCode) -> None:
    refusal = Refusal(code, 0, 2, TENS)
    assert english(refusal_reason(refusal)) == "A new meld needs two natural cards"
    assert english(refusal_advice(refusal)) == "Lay out tens first, then add the wild cards"


def test_a_meld_with_too_few_naturals_says_how_many_it_has() -> None:
    assert said(RefusalCode.TOO_FEW_NATURALS, 1, 2, TENS) == (
        "A meld needs two natural cards, this one has one. Add natural tens, or take these back."
    )


def test_nothing_and_one_are_said_in_words() -> None:
    assert "your side has none" in said(RefusalCode.MUST_KEEP_A_CARD, 0, 2)
    assert said(RefusalCode.MUST_KEEP_A_CARD, 0, 1).startswith("Going out needs a canasta, your side has none.")
    assert said(RefusalCode.TOO_MANY_WILDS, 4, 3).startswith("This meld may have three wild cards, not four.")


def test_a_card_is_named() -> None:
    assert said(RefusalCode.CARD_NOT_IN_HAND, card="Qh").startswith("You do not hold the queen of hearts.")
