"""Hints in words: every reason, whole sentences, the next best said to be so."""

import pytest

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.notation import parse_move
from canasta_desktop.players.hinting import Why
from canasta_desktop.wording.hints import HINT_CODES, HintFacts, hint_sentence
from canasta_desktop.wording.sentence import english

NINES = Rank(5)
_MOVES = {
    "pair_takes": "take 9h 9d",
    "meld_takes": "take",
    "wild_takes": "take 9h 2d",
    "take_opens": "take 9h 9d + Kh Kd Kc",
    "take_completes": "take 9h 9d",
    "pass_ahead": "pass",
    "pass_ends": "pass",
    "red_three_due": "red 3h",
    "red_three_counts": "red 3h",
    "red_three_later": "red 3h",
    "ask_first": "ask",
    "yes_others_near": "answer yes",
    "yes_hand": "answer yes",
    "no_layable": "answer no",
    "no_hand": "answer no",
}
_LAYING = [
    "out_ahead",
    "out_before",
    "out_bonus",
    "opens",
    "natural_canasta",
    "mixed_canasta",
    "few_left",
    "others_near_out",
    "partner_agreed",
    "grows",
    "on_canasta",
    "new_meld",
    "not_out_yet",
]
_DISCARDING = [
    "black_three",
    "freezes",
    "wild_on_top",
    "rank_in_sight",
    "they_have",
    "next_threw",
    "next_let_pass",
    "frozen_one_left",
    "wilds_kept",
    "only_one",
    "cheapest",
    "counts",
    "not_out_yet",
    "out_ahead",
    "out_before",
    "out_bonus",
]
_DRAWING = [
    "pile_empty",
    "pile_blocked",
    "pile_frozen",
    "cannot_take",
    "cannot_open",
    "small_pile",
    "taking_costs_wilds",
    "stock_left",
]
_TWO_MELDS = "meld Kh Kd Kc + 9: 2c"
EVERY = [
    *((why, text) for why, text in _MOVES.items()),
    *((why, "meld 9h 9d 2c + Kh Kd Kc") for why in _LAYING),
    *((why, "discard Th") for why in _DISCARDING),
    *((why, "draw") for why in _DRAWING),
]


def said(why: str, move: str, number: int = 6, *, rank: Rank = NINES, place: int = 0, alone: bool = False) -> str:
    facts = HintFacts(parse_move(move), why, rank, number, 2, "Anna", alone)
    return english(hint_sentence(facts, place))


def test_every_reason_has_words() -> None:
    assert {why for why, _ in EVERY} == {why.value for why in Why}
    assert {why.value for why in Why} <= set(HINT_CODES)


@pytest.mark.parametrize(("why", "move"), EVERY)
@pytest.mark.parametrize("number", [0, 1, 6])
@pytest.mark.parametrize("alone", [False, True])
def test_every_sentence_is_whole(why: str, move: str, number: int, alone: bool) -> None:
    words = said(why, move, number, alone=alone)
    assert "{" not in words
    assert words[0].isupper()
    assert not words.endswith(".")
    assert said(why, move, number, place=1, alone=alone) == f"Next best: {words}"


@pytest.mark.parametrize(
    ("words", "why", "move", "number"),
    [
        ("Take the pile: 14 cards, and you hold two nines", "pair_takes", "take 9h 9d", 14),
        ("Discard the ten of hearts, not a nine: they have six", "they_have", "discard Th", 6),
        (
            "Open with two nines, a two and three kings: 90 points, and 2 are needed",
            "opens",
            "meld 9h 9d 2c + Kh Kd Kc",
            90,
        ),
        ("Go out with a joker: going out is worth 100 points", "out_bonus", "discard Jo", 100),
        ("Lay out three kings: the stock is empty", "few_left", "meld Kh Kd Kc", 0),
        ("Lay out three kings: only one card is left in the stock", "few_left", "meld Kh Kd Kc", 1),
        ("Add a two: your nines grow to 6 of 2 cards for a canasta", "grows", "meld 9: 2c", 6),
        ("Discard the ten of hearts: Anna has thrown away a nine before", "next_threw", "discard Th", 0),
        ("Discard the ten of hearts: in your hand it counts 10 points against you", "counts", "discard Th", 10),
        ("Lay out a two on the nines: Anna has only one card left", "others_near_out", "meld 9: 2c", 1),
        ("Lay out three kings and a two on the nines: Anna lets you go out", "partner_agreed", _TWO_MELDS, 0),
        ("Say yes: Anna has only one card left", "yes_others_near", "answer yes", 1),
    ],
)
def test_what_is_said(words: str, why: str, move: str, number: int) -> None:
    assert said(why, move, number) == words


def test_who_plays_alone_is_named() -> None:
    assert said("they_have", "discard Th", 6, alone=True) == "Discard the ten of hearts, not a nine: Anna has six"
