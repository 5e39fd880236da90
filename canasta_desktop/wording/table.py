"""Words on the table: seats, sides, melds, stock and pile, the round, what a drop would do."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, TWO, Card, Rank, is_wild
from canasta_desktop.engine.melding import SMALLEST_MELD
from canasta_desktop.wording.cards import cards_of_rank, rank_name, wild_cards
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

YOU: Final = QT_TRANSLATE_NOOP("Table", "You")
PARTNER: Final = QT_TRANSLATE_NOOP("Table", "Partner")
OPPONENT: Final = QT_TRANSLATE_NOOP("Table", "Opponent")
YOUR_TURN: Final = QT_TRANSLATE_NOOP("Table", "Your turn")
PLAYING: Final = QT_TRANSLATE_NOOP("Table", "Playing")
DEALER_LETTER: Final = QT_TRANSLATE_NOOP("Table", "D")
WE: Final = QT_TRANSLATE_NOOP("Table", "We")
THEY: Final = QT_TRANSLATE_NOOP("Table", "They")

NATURAL: Final = QT_TRANSLATE_NOOP("Table", "Natural")
MIXED: Final = QT_TRANSLATE_NOOP("Table", "Mixed")
TIMES: Final = QT_TRANSLATE_NOOP("Table", "×{number}")  # noqa: RUF001
NOT_OPENED: Final = QT_TRANSLATE_NOOP("Table", "not opened yet")
_ON_TABLE: Final = QT_TRANSLATE_NOOP("Table", "+ {points} on the table")
_MINUS_ON_TABLE: Final = QT_TRANSLATE_NOOP("Table", "− {points} on the table")  # noqa: RUF001

DISCARD_PILE: Final = QT_TRANSLATE_NOOP("Table", "Discard pile")
FROZEN: Final = QT_TRANSLATE_NOOP("Table", "Frozen")
BLOCKED: Final = QT_TRANSLATE_NOOP("Table", "Blocked")
NO_CARDS: Final = QT_TRANSLATE_NOOP("Table", "no cards")
WILD_ON_TOP: Final = QT_TRANSLATE_NOOP("Table", "A wild card is on top")
BLACK_THREE_ON_TOP: Final = QT_TRANSLATE_NOOP("Table", "A black three is on top")
RED_THREE_ON_TOP: Final = QT_TRANSLATE_NOOP("Table", "A red three is on top")
_CARDS: Final = QT_TRANSLATE_NOOP("Table", "{n} cards", "", 2), "1 card"
_TAKE_WITH_PAIR: Final = QT_TRANSLATE_NOOP("Table", "Take it with two {ranks} from your hand")
_TAKE_WITH_MELD: Final = QT_TRANSLATE_NOOP("Table", "Take it for your {ranks} on the table")
_TAKE_WITH_WILD: Final = QT_TRANSLATE_NOOP("Table", "Take it with {pair}, or {one} and a wild card")
FROZEN_FOR_ALL: Final = QT_TRANSLATE_NOOP("Table", "Frozen for everybody: needs a natural pair")
_UNTIL_YOU_OPEN: Final = QT_TRANSLATE_NOOP("Table", "Until you open, two {ranks} from your hand take it")

ROUND: Final = QT_TRANSLATE_NOOP("Table", "Round {number}")
TARGET: Final = QT_TRANSLATE_NOOP("Table", "to {points}")
LAST_MOVES: Final = QT_TRANSLATE_NOOP("Table", "Last moves")

NEW_MELD: Final = QT_TRANSLATE_NOOP("Drops", "New meld, {n} points", "", 2), "New meld, 1 point"
_BEGUN: Final = QT_TRANSLATE_NOOP("Drops", "{have} of {need} for a meld")
GROWS: Final = QT_TRANSLATE_NOOP("Drops", "{before} → {after}")
BECOMES_MIXED: Final = QT_TRANSLATE_NOOP("Drops", "Becomes mixed")
NATURAL_CANASTA: Final = QT_TRANSLATE_NOOP("Drops", "Natural canasta")
MIXED_CANASTA: Final = QT_TRANSLATE_NOOP("Drops", "Mixed canasta")
GO_OUT: Final = QT_TRANSLATE_NOOP("Drops", "Go out")
TAKE_BACK: Final = QT_TRANSLATE_NOOP("Drops", "Take back")
MOVE_THERE: Final = QT_TRANSLATE_NOOP("Drops", "Put it here")
DRAW: Final = QT_TRANSLATE_NOOP("Drops", "Draw")
TAKE_PILE: Final = QT_TRANSLATE_NOOP("Drops", "Take the pile")
DISCARD: Final = QT_TRANSLATE_NOOP("Drops", "Discard")
LAY_RED_THREE: Final = QT_TRANSLATE_NOOP("Drops", "Lay it here")

THE_TABLE: Final = QT_TRANSLATE_NOOP("Spoken", "Table")
_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "Your hand, {n} cards", "", 2), "Your hand, one card"
_STOCK: Final = QT_TRANSLATE_NOOP("Spoken", "Stock, {n} cards", "", 2), "Stock, one card"
_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "Discard pile, {n} cards, {card} on top", "", 2)
_PILE_OF_ONE: Final = "Discard pile, only the {card}"
_EMPTY_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "Discard pile, empty")
_SEAT: Final = QT_TRANSLATE_NOOP("Spoken", "{name}, {role}, {n} cards", "", 2), "{name}, {role}, one card"
_HAND_OF: Final = QT_TRANSLATE_NOOP("Spoken", "{name}, {n} cards", "", 2), "{name}, one card"
_SIDE: Final = QT_TRANSLATE_NOOP("Spoken", "{name}: {score} points, {note}")
_MELD_WITH_WILDS: Final = QT_TRANSLATE_NOOP("Spoken", "{naturals} and {wilds}")
_CANASTA: Final = QT_TRANSLATE_NOOP("Spoken", "{kind} canasta: {cards}")
_CONCEALED_NATURAL: Final = QT_TRANSLATE_NOOP("Spoken", "Concealed natural canasta: {cards}")
_CONCEALED_MIXED: Final = QT_TRANSLATE_NOOP("Spoken", "Concealed mixed canasta: {cards}")
CONCEALED_TIP: Final = QT_TRANSLATE_NOOP("Spoken", "Concealed: laid out all at once")
_ACTION: Final = QT_TRANSLATE_NOOP("Spoken", "{word}: {note}")


def cards_count(number: int) -> Sentence:
    """How many cards lie somewhere."""
    return _counted(_CARDS, number) if number else NO_CARDS


def on_table(points: int) -> Sentence:
    """What a side has on the table, to be added to its score."""
    return (_ON_TABLE if points >= 0 else _MINUS_ON_TABLE).filled(points=abs(points))


def top_of_blocked(upcard: Card) -> Sentence:
    """Which card on top blocks the pile."""
    if is_wild(upcard):
        return WILD_ON_TOP
    return RED_THREE_ON_TOP if KIND_OF[upcard] == RED_THREE else BLACK_THREE_ON_TOP


def how_to_take(rank: Rank, *, has_meld: bool, with_wild: bool) -> Sentence:
    """What takes a pile with this rank on top that is not frozen."""
    if has_meld:
        return _TAKE_WITH_MELD.filled(ranks=rank_name(rank))
    if with_wild:
        return _TAKE_WITH_WILD.filled(pair=cards_of_rank(rank, 2), one=cards_of_rank(rank, 1))
    return _TAKE_WITH_PAIR.filled(ranks=rank_name(rank))


def how_to_take_frozen(rank: Rank, *, by_wild: bool) -> Sentence:
    """What takes a frozen pile with this rank on top; `by_wild`: not only until the side has opened."""
    return (_TAKE_WITH_PAIR if by_wild else _UNTIL_YOU_OPEN).filled(ranks=rank_name(rank))


def spoken_meld(
    rank: Rank, naturals: int, wilds: Sequence[Card], *, is_canasta: bool, concealed: bool = False
) -> Sentence:
    """A meld in words: "three tens and a two", "Mixed canasta: six tens and a joker"."""
    words = cards_of_rank(rank, naturals)
    if wilds:
        twos = sum(KIND_OF[card] == TWO for card in wilds)
        words = _MELD_WITH_WILDS.filled(naturals=words, wilds=wild_cards(twos, len(wilds) - twos))
    if not is_canasta:
        return words
    if concealed:
        return (_CONCEALED_MIXED if wilds else _CONCEALED_NATURAL).filled(cards=words)
    return _CANASTA.filled(kind=MIXED if wilds else NATURAL, cards=words)


def spoken_hand(number: int) -> Sentence:
    """The hand, with the number of its cards."""
    return _counted(_HAND, number)


def spoken_stock(number: int) -> Sentence:
    """The stock, with the number of its cards."""
    return _counted(_STOCK, number)


def spoken_pile(number: int, upcard: Sentence | None) -> Sentence:
    """The discard pile, with the number of its cards and the name of its top."""
    if upcard is None:
        return _EMPTY_PILE
    return _PILE.counted(number, _PILE_OF_ONE).filled(card=upcard)


def spoken_seat(name: str, role: Sentence, cards: int) -> Sentence:
    """A seat: who, for whom, how many cards."""
    return _counted(_SEAT, cards).filled(name=name, role=role)


def spoken_hand_of(name: str, cards: int) -> Sentence:
    """A seat whose name says its role: who, and how many cards."""
    return _counted(_HAND_OF, cards).filled(name=name)


def spoken_side(name: Sentence | str, score: int, note: Sentence) -> Sentence:
    """A side: its score, and what it has on the table."""
    return _SIDE.filled(name=name, score=score, note=note)


def spoken_action(word: Sentence, note: Sentence) -> Sentence:
    """A button: what it does, and the note beneath."""
    return _ACTION.filled(word=word, note=note)


def new_meld(cards: int, points: int) -> Sentence:
    """What a drop of so many cards on a free place would do: fewer than a meld needs only begin one."""
    if cards < SMALLEST_MELD:
        return _BEGUN.filled(have=cards, need=SMALLEST_MELD)
    return _counted(NEW_MELD, points)


def _counted(words: tuple[Sentence, str], number: int) -> Sentence:
    several, one = words
    return several.counted(number, one)
