"""Hints in words: what to do, and the fact that speaks for it. Each is one whole sentence."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.cards import JOKER_KIND, KIND_OF, TWO, Card, Rank
from canasta_desktop.engine.check import group_rank
from canasta_desktop.engine.moves import Discard, Meld, Move
from canasta_desktop.engine.values import value
from canasta_desktop.wording.cards import card_name, cards_of_rank, number_word, rank_name, so_many_cards, wild_cards
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

HINT: Final = QT_TRANSLATE_NOOP("Hints", "Hint")
THINKING: Final = QT_TRANSLATE_NOOP("Hints", "Thinking…")
TIP: Final = QT_TRANSLATE_NOOP("Hints", "Shows what an expert would do, and why")
NEXT_BEST_TIP: Final = QT_TRANSLATE_NOOP("Hints", "Shows the next best move")
NEXT_BEST: Final = QT_TRANSLATE_NOOP("Hints", "Next best: {hint}")
SEEKING_DETAIL: Final = QT_TRANSLATE_NOOP("Hints", "An expert looks at what you can see")
MORE_DETAIL: Final = QT_TRANSLATE_NOOP("Hints", "Hint again shows the next best move, Esc puts it away")
ONLY_DETAIL: Final = QT_TRANSLATE_NOOP("Hints", "Esc puts the hint away")
TAKE_BACK_DETAIL: Final = QT_TRANSLATE_NOOP("Hints", "Take back first what else you have put down")

_AND: Final = QT_TRANSLATE_NOOP("Hints", "{first} and {second}")
_NEXT: Final = QT_TRANSLATE_NOOP("Hints", "{first}, {second}")
_ON: Final = QT_TRANSLATE_NOOP("Hints", "{cards} on the {ranks}")

_PLAIN: Final = {
    "pile_empty": QT_TRANSLATE_NOOP("Hints", "Draw: the discard pile is empty"),
    "pile_blocked": QT_TRANSLATE_NOOP("Hints", "Draw: nobody can take the pile with that card on top"),
    "pile_frozen": QT_TRANSLATE_NOOP("Hints", "Draw: the pile is frozen, and you do not hold two {ranks}"),
    "cannot_take": QT_TRANSLATE_NOOP("Hints", "Draw: nothing that you hold takes the pile"),
    "cannot_open": QT_TRANSLATE_NOOP("Hints", "Draw: with the pile you would not reach the {of} points to open"),
    "taking_costs_wilds": QT_TRANSLATE_NOOP("Hints", "Draw: taking the pile would cost you a wild card"),
    "pass_ends": QT_TRANSLATE_NOOP("Hints", "Pass: the stock is empty, and that ends the round"),
    "out_before": QT_TRANSLATE_NOOP("Hints", "Go out with {cards}: {name} has only {few} left"),
    "others_near_out": QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: {name} has only {few} left"),
    "partner_agreed": QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: {name} lets you go out"),
    "grows": QT_TRANSLATE_NOOP("Hints", "Add {cards}: your {ranks} grow to {size} of {of} cards for a canasta"),
    "stock_empty": QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: the stock is empty"),
    "red_three_due": QT_TRANSLATE_NOOP("Hints", "Lay the red three: you cannot discard before it lies"),
    "red_three_later": QT_TRANSLATE_NOOP("Hints", "Lay the red three: it counts for you once you have opened"),
    "ask_first": QT_TRANSLATE_NOOP("Hints", "Ask whether you may go out: {name} holds {few}"),
    "yes_others_near": QT_TRANSLATE_NOOP("Hints", "Say yes: {name} has only {few} left"),
    "black_three": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: nobody can take the pile with it on top"),
    "wild_on_top": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: nobody can take the pile with a wild card on top"),
    "rank_in_sight": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: all other {ranks} lie where you can see them"),
    "they_have": QT_TRANSLATE_NOOP("Hints", "Discard the {card}, not {one}: they have {number}"),
    "name_has": QT_TRANSLATE_NOOP("Hints", "Discard the {card}, not {one}: {name} has {number}"),
    "next_threw": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: {name} has thrown away {one} before"),
    "next_let_pass": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: {name} did not take {one} before"),
    "frozen_one_left": QT_TRANSLATE_NOOP(
        "Hints", "Discard the {card}: the pile is frozen, and no two other {ranks} are out of your sight"
    ),
    "wilds_kept": QT_TRANSLATE_NOOP(
        "Hints", "Discard the {card}: a meld now would cost a wild card and complete no canasta"
    ),
    "only_one": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: you hold no other {ranks}"),
    "cheapest": QT_TRANSLATE_NOOP("Hints", "Discard the {card}: no card that you can discard counts less"),
}
_COUNTED: Final = {
    "pair_takes": (
        QT_TRANSLATE_NOOP("Hints", "Take the pile: {n} cards, and you hold {held}", "", 2),
        "Take the pile: one card, and you hold {held}",
    ),
    "meld_takes": (
        QT_TRANSLATE_NOOP("Hints", "Take the pile: {n} cards, for your {ranks} on the table", "", 2),
        "Take the pile: one card, for your {ranks} on the table",
    ),
    "wild_takes": (
        QT_TRANSLATE_NOOP("Hints", "Take the pile: {n} cards, for {one} and a wild card", "", 2),
        "Take the pile: one card, for {one} and a wild card",
    ),
    "take_opens": (
        QT_TRANSLATE_NOOP("Hints", "Take the pile: {n} cards, and you reach the {of} points to open", "", 2),
        "Take the pile: one card, and you reach the {of} points to open",
    ),
    "take_completes": (
        QT_TRANSLATE_NOOP("Hints", "Take the pile: {n} cards, and your {ranks} become a canasta", "", 2),
        "Take the pile: one card, and your {ranks} become a canasta",
    ),
    "small_pile": (
        QT_TRANSLATE_NOOP("Hints", "Draw: the pile has only {n} cards", "", 2),
        "Draw: the pile has only one card",
    ),
    "stock_left": (
        QT_TRANSLATE_NOOP("Hints", "Draw: there are {n} cards in the stock", "", 2),
        "Draw: there is one card in the stock",
    ),
    "pass_ahead": (
        QT_TRANSLATE_NOOP("Hints", "Pass: that ends the round, and on the table you are {n} points ahead", "", 2),
        "Pass: that ends the round, and on the table you are one point ahead",
    ),
    "out_ahead": (
        QT_TRANSLATE_NOOP("Hints", "Go out with {cards}: on the table you are {n} points ahead then", "", 2),
        "Go out with {cards}: on the table you are one point ahead then",
    ),
    "out_bonus": (
        QT_TRANSLATE_NOOP("Hints", "Go out with {cards}: going out is worth {n} points", "", 2),
        "Go out with {cards}: going out is worth one point",
    ),
    "opens": (
        QT_TRANSLATE_NOOP("Hints", "Open with {cards}: {n} points, and {of} are needed", "", 2),
        "Open with {cards}: one point, and {of} are needed",
    ),
    "natural_canasta": (
        QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: a natural canasta of {ranks}, worth {n} points", "", 2),
        "Lay out {cards}: a natural canasta of {ranks}, worth one point",
    ),
    "mixed_canasta": (
        QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: a mixed canasta of {ranks}, worth {n} points", "", 2),
        "Lay out {cards}: a mixed canasta of {ranks}, worth one point",
    ),
    "few_left": (
        QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: only {n} cards are left in the stock", "", 2),
        "Lay out {cards}: only one card is left in the stock",
    ),
    "on_canasta": (
        QT_TRANSLATE_NOOP("Hints", "Add {cards} to your canasta of {ranks}: {n} points more", "", 2),
        "Add {cards} to your canasta of {ranks}: one point more",
    ),
    "new_meld": (
        QT_TRANSLATE_NOOP("Hints", "Lay out {cards}: {n} points for you instead of against you", "", 2),
        "Lay out {cards}: one point for you instead of against you",
    ),
    "red_three_counts": (
        QT_TRANSLATE_NOOP("Hints", "Lay the red three: it counts {n} points for you", "", 2),
        "Lay the red three: it counts one point for you",
    ),
    "yes_hand": (
        QT_TRANSLATE_NOOP("Hints", "Say yes: your hand counts {n} points", "", 2),
        "Say yes: your hand counts one point",
    ),
    "no_layable": (
        QT_TRANSLATE_NOOP("Hints", "Say no: {n} points of your hand go on your melds", "", 2),
        "Say no: one point of your hand goes on your melds",
    ),
    "no_hand": (
        QT_TRANSLATE_NOOP("Hints", "Say no: your hand counts {n} points against you", "", 2),
        "Say no: your hand counts one point against you",
    ),
    "not_out_yet": (
        QT_TRANSLATE_NOOP(
            "Hints", "Lay out {cards}, and do not go out yet: {n} cards are in the hands of your side", "", 2
        ),
        "Lay out {cards}, and do not go out yet: one card is in the hands of your side",
    ),
    "not_out_yet_discard": (
        QT_TRANSLATE_NOOP(
            "Hints", "Discard the {card}, and do not go out yet: {n} cards are in the hands of your side", "", 2
        ),
        "Discard the {card}, and do not go out yet: one card is in the hands of your side",
    ),
    "freezes": (
        QT_TRANSLATE_NOOP("Hints", "Discard the {card}: it freezes the pile of {n} cards", "", 2),
        "Discard the {card}: it freezes the pile of one card",
    ),
    "counts": (
        QT_TRANSLATE_NOOP("Hints", "Discard the {card}: in your hand it counts {n} points against you", "", 2),
        "Discard the {card}: in your hand it counts one point against you",
    ),
}

HINT_CODES: Final = (*_PLAIN, *_COUNTED)
"""All codes that have words."""


@value
class HintFacts:
    """A hint's move and its reason, as codes and numbers."""

    move: Move
    why: str
    rank: Rank | None = None
    number: int = 0
    of: int = 0
    name: str = ""
    """Of the player that the reason speaks of."""
    alone: bool = False
    """Whether each plays for themselves."""


def hint_sentence(facts: HintFacts, place: int = 0) -> Sentence:
    """What to do and why, without a full stop; `place` is 0 for the best move. Raises `KeyError` for unknown codes."""
    words = _worded(_code(facts), facts.number)
    words = words.filled(**_values(facts, names_rank="{ranks}" in words.text))
    return NEXT_BEST.filled(hint=words) if place else words


def _worded(code: str, number: int) -> Sentence:
    if code in _PLAIN:
        return _PLAIN[code]
    several, one = _COUNTED[code]
    return several.counted(number, one)


def _code(facts: HintFacts) -> str:
    """The sentence for the reason: a few have two."""
    match facts.why:
        case "few_left" if not facts.number:
            return "stock_empty"
        case "they_have" if facts.alone:
            return "name_has"
        case "not_out_yet" if isinstance(facts.move, Discard):
            return "not_out_yet_discard"
        case _:
            return facts.why


def _values(facts: HintFacts, *, names_rank: bool) -> dict[str, int | str | Sentence]:
    """What fills the sentence, which itself names the rank of the meld or does not."""
    values: dict[str, int | str | Sentence] = {
        "number": number_word(facts.number),
        "size": facts.number,
        "few": so_many_cards(facts.number).counted(facts.number, "one card"),
        "of": facts.of,
        "name": facts.name,
    }
    if facts.rank is not None:
        values |= {
            "ranks": rank_name(facts.rank),
            "one": cards_of_rank(facts.rank, 1),
            "held": cards_of_rank(facts.rank, max(2, facts.of)),
        }
    if isinstance(facts.move, Discard):
        card = facts.move.card
        values |= {"card": card_name(card), "cards": _of_group([card], Rank(KIND_OF[card]))[0]}
    if isinstance(facts.move, Meld):
        values["cards"] = _groups(facts.move, names_rank=names_rank)
    return values


def _groups(move: Meld, *, names_rank: bool) -> Sentence:
    """All cards of a meld: "three queens, two sixes and a joker", "a two on the sixes"."""
    *before, words = [
        part for group in move.groups for part in _of_group(group.cards, group_rank(group), says_where=not names_rank)
    ]
    if not before:
        return words
    listed = before[0]
    for part in before[1:]:
        listed = _NEXT.filled(first=listed, second=part)
    return _AND.filled(first=listed, second=words)


def _of_group(cards: Sequence[Card], rank: Rank | None, *, says_where: bool = False) -> list[Sentence]:
    """The cards of a group; of wilds alone also where they go, if nothing else says it."""
    twos = sum(KIND_OF[card] == TWO for card in cards)
    jokers = sum(KIND_OF[card] == JOKER_KIND for card in cards)
    naturals = len(cards) - twos - jokers
    named = [cards_of_rank(rank, naturals)] if naturals and rank is not None else []
    if not twos and not jokers:
        return named
    wilds = wild_cards(twos, jokers)
    if says_where and not named and rank is not None:
        wilds = _ON.filled(cards=wilds, ranks=rank_name(rank))
    return [*named, wilds]
