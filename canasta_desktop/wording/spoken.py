"""What a screen reader calls the things on the table: cards, melds, places, pile, seats, and the parts they are in."""

from typing import Final

from canasta_desktop.engine.cards import Rank
from canasta_desktop.wording.cards import number_word, rank_name
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

OUR_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "Our melds")
MY_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "Your melds")
THEIR_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "Their melds")
OTHER_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "Melds of the others")
CENTRE: Final = QT_TRANSLATE_NOOP("Spoken", "Stock, discard pile and buttons")
PLAYERS: Final = QT_TRANSLATE_NOOP("Spoken", "Players")
OURS: Final = QT_TRANSLATE_NOOP("Spoken", "ours")
MINE: Final = QT_TRANSLATE_NOOP("Spoken", "yours")
THEIRS: Final = QT_TRANSLATE_NOOP("Spoken", "theirs")
NATURAL: Final = QT_TRANSLATE_NOOP("Spoken", "natural")
MIXED: Final = QT_TRANSLATE_NOOP("Spoken", "mixed")

_CARD: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {place} of {count}")
_SELECTED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {place} of {count}, selected")
_NEW: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, drawn this turn, {place} of {count}")
_NEW_SELECTED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, drawn this turn, {place} of {count}, selected")

_MELD: Final = (
    QT_TRANSLATE_NOOP("Spoken", "{ranks}, {n} cards, {whose}, {kind}, {missing} more to a canasta", "", 2),
    "{ranks}, one card, {whose}, {kind}, {missing} more to a canasta",
)
_BLACK_THREES: Final = QT_TRANSLATE_NOOP("Spoken", "{ranks}, {n} cards, {whose}", "", 2), "{ranks}, one card, {whose}"
_CANASTA: Final = (
    QT_TRANSLATE_NOOP("Spoken", "{ranks}, {n} cards, {whose}, {kind} canasta", "", 2),
    "{ranks}, one card, {whose}, {kind} canasta",
)
_CONCEALED: Final = (
    QT_TRANSLATE_NOOP("Spoken", "{ranks}, {n} cards, {whose}, {kind} canasta, concealed", "", 2),
    "{ranks}, one card, {whose}, {kind} canasta, concealed",
)
_PUT_DOWN: Final = (
    QT_TRANSLATE_NOOP("Spoken", "{meld}, {n} of them only put down", "", 2),
    "{meld}, one of them only put down",
)
_FREE: Final = QT_TRANSLATE_NOOP("Spoken", "Place for {ranks}, free")

_PILE: Final = (
    QT_TRANSLATE_NOOP("Spoken", "Discard pile, {n} cards, on top: {card}", "", 2),
    "Discard pile, one card, on top: {card}",
)
_FROZEN: Final = (
    QT_TRANSLATE_NOOP("Spoken", "Discard pile, {n} cards, frozen, on top: {card}", "", 2),
    "Discard pile, one card, frozen, on top: {card}",
)
_BLOCKED: Final = (
    QT_TRANSLATE_NOOP("Spoken", "Discard pile, {n} cards, blocked, on top: {card}", "", 2),
    "Discard pile, one card, blocked, on top: {card}",
)

_FROM_THE_TOP: Final = QT_TRANSLATE_NOOP("Spoken", "Discard pile, from the top: {cards}.")

_YOU: Final = QT_TRANSLATE_NOOP("Spoken", "You, {n} cards", "", 2), "You, one card"
_PARTNER: Final = QT_TRANSLATE_NOOP("Spoken", "{name}, partner, {n} cards", "", 2), "{name}, partner, one card"
_OPPONENT: Final = QT_TRANSLATE_NOOP("Spoken", "{name}, opponent, {n} cards", "", 2), "{name}, opponent, one card"
_PLAYING: Final = QT_TRANSLATE_NOOP("Spoken", "{player}, playing")
_DEALER: Final = QT_TRANSLATE_NOOP("Spoken", "{player}, dealer")
_DEALER_PLAYING: Final = QT_TRANSLATE_NOOP("Spoken", "{player}, dealer, playing")

_WITH_RED_THREES: Final = (
    QT_TRANSLATE_NOOP("Spoken", "{side}, {n} red threes", "", 2),
    "{side}, one red three",
)


def spoken_card(card: Sentence, place: int, count: int, *, is_new: bool, selected: bool) -> Sentence:
    """A card of the hand: "nine of diamonds, drawn this turn, 3 of 11, selected"."""
    words = (_NEW_SELECTED if selected else _NEW) if is_new else _SELECTED if selected else _CARD
    return words.filled(card=card, place=place, count=count)


def spoken_place(rank: Rank) -> Sentence:
    """A place where no meld lies."""
    return _FREE.filled(ranks=rank_name(rank))


def spoken_meld(rank: Rank, count: int, whose: Sentence | str, *, mixed: bool, missing: int) -> Sentence:
    """A meld that is no canasta yet: "kings, 5 cards, ours, mixed, two more to a canasta"."""
    kind = MIXED if mixed else NATURAL
    return _counted(_MELD, count).filled(ranks=rank_name(rank), whose=whose, kind=kind, missing=number_word(missing))


def spoken_threes(rank: Rank, count: int, whose: Sentence | str) -> Sentence:
    """A meld that can be no canasta."""
    return _counted(_BLACK_THREES, count).filled(ranks=rank_name(rank), whose=whose)


def spoken_canasta(rank: Rank, count: int, whose: Sentence | str, *, mixed: bool, concealed: bool) -> Sentence:
    """A canasta: "kings, 7 cards, ours, natural canasta"."""
    words = _counted(_CONCEALED if concealed else _CANASTA, count)
    return words.filled(ranks=rank_name(rank), whose=whose, kind=MIXED if mixed else NATURAL)


def with_put_down(meld: Sentence, staged: int) -> Sentence:
    """The same of a meld of which so many cards are not laid yet."""
    return _counted(_PUT_DOWN, staged).filled(meld=meld)


def spoken_pile(count: int, upcard: Sentence, *, frozen: bool, blocked: bool) -> Sentence:
    """The pile: "Discard pile, 17 cards, frozen, on top: ace of spades"."""
    return _counted(_BLOCKED if blocked else _FROZEN if frozen else _PILE, count).filled(card=upcard)


def pile_from_the_top(cards: str) -> Sentence:
    """All cards of the pile, named one after the other."""
    return _FROM_THE_TOP.filled(cards=cards)


def spoken_seat(name: str, cards: int, *, is_me: bool, is_partner: bool) -> Sentence:
    """A player: "Ann, partner, 9 cards"."""
    return _counted(_YOU if is_me else _PARTNER if is_partner else _OPPONENT, cards).filled(name=name)


def with_duties(player: Sentence, *, playing: bool, dealer: bool) -> Sentence:
    """The same of a player who is on turn, or the dealer."""
    if not playing and not dealer:
        return player
    return (_DEALER_PLAYING if playing and dealer else _PLAYING if playing else _DEALER).filled(player=player)


def with_red_threes(side: Sentence | str, count: int) -> Sentence | str:
    """A side and its score, with the red threes that lie before it."""
    return _counted(_WITH_RED_THREES, count).filled(side=side) if count else side


def _counted(words: tuple[Sentence, str], number: int) -> Sentence:
    several, one = words
    return several.counted(number, one)
