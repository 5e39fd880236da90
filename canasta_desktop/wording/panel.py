"""The panel in the middle of the table: what to do now."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from canasta_desktop.engine.cards import Card
from canasta_desktop.wording.cards import card_name, number_word
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence


class Moment(Enum):
    """What the person at the table can do now; the panel's message says it."""

    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"
    DEALING = "dealing"
    ASKED = "asked"
    """The partner wants to know: may I go out?"""
    OTHERS_TURN = "others_turn"
    WAITING = "waiting"
    """For the partner's answer."""
    DRAW = "draw"
    DRAW_OR_TAKE = "draw_or_take"
    TAKE = "take"
    """The stock is empty, and the pile must be taken."""
    TAKE_OR_PASS = "take_or_pass"
    PASS = "pass"
    PLAY = "play"
    """Lay out or discard."""
    COMMIT = "commit"
    """Cards are put down, enough for the initial meld if that is still to come."""
    OPEN = "open"
    """Cards are put down, not yet enough for the initial meld."""
    DISCARD = "discard"
    """Only a discard is left."""


_MESSAGES: Final = {
    Moment.ROUND_OVER: QT_TRANSLATE_NOOP("Panel", "The round is over"),
    Moment.MATCH_OVER: QT_TRANSLATE_NOOP("Panel", "The match is over"),
    Moment.DEALING: QT_TRANSLATE_NOOP("Panel", "{name} deals the cards"),
    Moment.ASKED: QT_TRANSLATE_NOOP("Panel", "{name} asks: may I go out?"),
    Moment.OTHERS_TURN: QT_TRANSLATE_NOOP("Panel", "On turn: {name}"),
    Moment.WAITING: QT_TRANSLATE_NOOP("Panel", "Your partner is about to answer"),
    Moment.DRAW_OR_TAKE: QT_TRANSLATE_NOOP("Panel", "Draw from the stock, or take the pile"),
    Moment.TAKE: QT_TRANSLATE_NOOP("Panel", "The stock is empty: take the pile"),
    Moment.TAKE_OR_PASS: QT_TRANSLATE_NOOP("Panel", "The stock is empty: take the pile, or pass"),
    Moment.PASS: QT_TRANSLATE_NOOP("Panel", "The stock is empty: you can only pass"),
    Moment.PLAY: QT_TRANSLATE_NOOP("Panel", "Lay out cards, or discard one"),
    Moment.COMMIT: QT_TRANSLATE_NOOP("Panel", "Lay out what you have put down, or discard"),
    Moment.DISCARD: QT_TRANSLATE_NOOP("Panel", "Discard a card"),
}
_DRAW: Final = QT_TRANSLATE_NOOP("Panel", "Draw {number} cards from the stock", "", 2), "Draw a card"
_OPEN: Final = QT_TRANSLATE_NOOP("Panel", "Lay out {n} points more to open", "", 2), "Lay out one point more to open"

_YOU_DEAL: Final = QT_TRANSLATE_NOOP("Panel", "You deal the cards")

_YOU_GO_OUT: Final = QT_TRANSLATE_NOOP("Panel", "You go out: the round is over")
_NAME_GOES_OUT: Final = QT_TRANSLATE_NOOP("Panel", "{name} goes out: the round is over")
_YOU_GO_OUT_AT_LAST: Final = QT_TRANSLATE_NOOP("Panel", "You go out: the match is over")
_NAME_GOES_OUT_AT_LAST: Final = QT_TRANSLATE_NOOP("Panel", "{name} goes out: the match is over")

_ANSWER_DETAIL: Final = QT_TRANSLATE_NOOP("Panel", "Your hand would then cost {n} points", "", 2)
_NO_COST: Final = QT_TRANSLATE_NOOP("Panel", "No forbids it in this turn, yes leaves it open")
_ROUND_OVER_DETAIL: Final = QT_TRANSLATE_NOOP("Panel", "{key} shows the score sheet")
_ROUND_OVER_WITHOUT_KEY: Final = QT_TRANSLATE_NOOP("Panel", "The score sheet is in the menu Game")
PASS_DETAIL: Final = QT_TRANSLATE_NOOP("Panel", "Passing ends the round")
TAKEN_BACK_DETAIL: Final = QT_TRANSLATE_NOOP("Panel", "Undo takes back the cards put down last")
CANASTAS_NEEDED: Final = QT_TRANSLATE_NOOP("Panel", "Canastas needed to go out: {have} of {need}")
OR: Final = QT_TRANSLATE_NOOP("Panel", "or")
_DREW_ONE: Final = QT_TRANSLATE_NOOP("Panel", "You drew the {card}.")
_DREW_JOKER: Final = QT_TRANSLATE_NOOP("Panel", "You drew a joker.")
_DREW_TWO: Final = QT_TRANSLATE_NOOP("Panel", "You drew: {first}, {second}.")
_YES: Final = QT_TRANSLATE_NOOP("Panel", "{name} says yes.")
_NO: Final = QT_TRANSLATE_NOOP("Panel", "{name} says no.")
_FROM_PILE_ONE: Final = QT_TRANSLATE_NOOP("Panel", "From the pile: {card}.")
_FROM_PILE_TWO: Final = QT_TRANSLATE_NOOP("Panel", "From the pile: {first}, {second}.")
_CAME: Final = QT_TRANSLATE_NOOP("Panel", "{n} cards came to your hand.", "", 2)
_METER: Final = QT_TRANSLATE_NOOP("Panel", "Opening {needed}:  {staged} laid out, {missing} more")
_METER_FULL: Final = QT_TRANSLATE_NOOP("Panel", "Opening {needed}:  {staged} laid out, enough")
_JOKER: Final = Card(52)


_WITH_NAME: Final = (Moment.DEALING, Moment.ASKED, Moment.OTHERS_TURN)


def message(moment: Moment, *, name: str = "", number: int = 1) -> Sentence:
    """What to do now. `name` is whose turn it is, who asks or who deals (empty: the person at the table); `number`
    the cards to draw or the points missing.
    """
    if moment is Moment.DRAW:
        several, one = _DRAW
        return several.counted(number, one).filled(number=number_word(number))
    if moment is Moment.OPEN:
        several, one = _OPEN
        return several.counted(number, one)
    if moment is Moment.DEALING and not name:
        return _YOU_DEAL
    words = _MESSAGES[moment]
    return words.filled(name=name) if moment in _WITH_NAME else words


def goes_out(name: str | None, *, match_over: bool) -> Sentence:
    """Who ended the round; None: the person at the table."""
    if name is None:
        return _YOU_GO_OUT_AT_LAST if match_over else _YOU_GO_OUT
    return (_NAME_GOES_OUT_AT_LAST if match_over else _NAME_GOES_OUT).filled(name=name)


def cards_came(cards: Sequence[Card], *, from_pile: bool = False) -> Sentence | None:
    """What came to the hand in this turn, None for nothing."""
    match cards:
        case []:
            return None
        case [card]:
            drew_one = _DREW_JOKER if card == _JOKER else _DREW_ONE.filled(card=card_name(card))
            return _FROM_PILE_ONE.filled(card=card_name(card)) if from_pile else drew_one
        case [first, second]:
            words = _FROM_PILE_TWO if from_pile else _DREW_TWO
            return words.filled(first=card_name(first), second=card_name(second))
        case _:
            return _CAME.counted(len(cards), "One card came to your hand.")


def answer_detail(points: int) -> Sentence:
    """What the answer to the partner's question means; `points` is what the hand would count against the side."""
    return _ANSWER_DETAIL.counted(points, "") if points else _NO_COST


def answered(name: str, *, yes: bool) -> Sentence:
    """What the partner has said to "May I go out?"."""
    return (_YES if yes else _NO).filled(name=name)


def round_over_detail(key: str) -> Sentence:
    """How to see the score sheet: by which key, if there is one."""
    return _ROUND_OVER_DETAIL.filled(key=key) if key else _ROUND_OVER_WITHOUT_KEY


def meter(needed: int, staged: int) -> Sentence:
    """The initial meld: what it needs, what is put down, what is missing."""
    words = _METER if staged < needed else _METER_FULL
    return words.filled(needed=needed, staged=staged, missing=needed - staged)
