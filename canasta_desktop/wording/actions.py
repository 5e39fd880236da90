"""The buttons of the panel: their words, and beneath them what they would do or why they cannot."""

from typing import Final

from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

DRAW: Final = QT_TRANSLATE_NOOP("Actions", "Draw")
TAKE: Final = QT_TRANSLATE_NOOP("Actions", "Take pile")
LAY_OUT: Final = QT_TRANSLATE_NOOP("Actions", "Lay out")
DISCARD: Final = QT_TRANSLATE_NOOP("Actions", "Discard")
ASK: Final = QT_TRANSLATE_NOOP("Actions", "May I go out?")
YES: Final = QT_TRANSLATE_NOOP("Actions", "Yes")
NO: Final = QT_TRANSLATE_NOOP("Actions", "No")
PASS: Final = QT_TRANSLATE_NOOP("Actions", "Pass")
LAY_RED_THREE: Final = QT_TRANSLATE_NOOP("Actions", "Red three")
NEXT_ROUND: Final = QT_TRANSLATE_NOOP("Actions", "Next round")
SCORE_SHEET: Final = QT_TRANSLATE_NOOP("Actions", "Score sheet")
NEW_GAME: Final = QT_TRANSLATE_NOOP("Actions", "New game")
UNDO: Final = QT_TRANSLATE_NOOP("Actions", "Undo")
SORT: Final = QT_TRANSLATE_NOOP("Actions", "Sort")

DONE_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "done")
ENDS_TURN_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "ends your turn")
PICK_ONE_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "pick one card")
PICK_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "pick cards first")
TAKE_BACK_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "take back first")
ASK_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "ask your partner")
YES_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "may go out")
NO_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "not in this turn")
PASS_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "ends the round")
LAY_RED_THREE_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "lay it")
_DEALS_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "{name} deals")
_YOU_DEAL_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "you deal")
SCORE_SHEET_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "line by line")
NEW_GAME_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "another match")
NOT_NOW_NOTE: Final = QT_TRANSLATE_NOOP("Actions", "not now")
_CARDS: Final = QT_TRANSLATE_NOOP("Actions", "{n} cards", "", 2), "1 card"
_PICKED: Final = QT_TRANSLATE_NOOP("Actions", "{n} cards picked", "", 2), "1 card picked"
_PUT_DOWN: Final = QT_TRANSLATE_NOOP("Actions", "{n} cards put down", "", 2), "1 card put down"
_POINTS: Final = QT_TRANSLATE_NOOP("Actions", "+ {n} points", "", 2), "+ 1 point"

_NOTES: Final = {
    RefusalCode.ROUND_OVER: QT_TRANSLATE_NOOP("Actions", "round over"),
    RefusalCode.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Actions", "not your turn"),
    RefusalCode.PARTNER_MUST_ANSWER: QT_TRANSLATE_NOOP("Actions", "wait for answer"),
    RefusalCode.MUST_DRAW_FIRST: QT_TRANSLATE_NOOP("Actions", "draw first"),
    RefusalCode.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Actions", "already drawn"),
    RefusalCode.STOCK_EMPTY: QT_TRANSLATE_NOOP("Actions", "stock is empty"),
    RefusalCode.PILE_EMPTY: QT_TRANSLATE_NOOP("Actions", "pile is empty"),
    RefusalCode.PILE_BLOCKED_WILD: QT_TRANSLATE_NOOP("Actions", "pile is blocked"),
    RefusalCode.PILE_BLOCKED_BLACK_THREE: QT_TRANSLATE_NOOP("Actions", "pile is blocked"),
    RefusalCode.PILE_BLOCKED_RED_THREE: QT_TRANSLATE_NOOP("Actions", "pile is blocked"),
    RefusalCode.ONE_CARD_PILE: QT_TRANSLATE_NOOP("Actions", "a single card"),
    RefusalCode.NEEDS_NATURAL_PAIR: QT_TRANSLATE_NOOP("Actions", "needs a pair"),
    RefusalCode.UPCARD_UNUSABLE: QT_TRANSLATE_NOOP("Actions", "needs a pair"),
    RefusalCode.MELD_TOO_SMALL: QT_TRANSLATE_NOOP("Actions", "too few cards"),
    RefusalCode.TOO_MANY_WILDS: QT_TRANSLATE_NOOP("Actions", "too many wild"),
    RefusalCode.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP("Actions", "too few natural"),
    RefusalCode.NO_SUCH_MELD: QT_TRANSLATE_NOOP("Actions", "no meld for it"),
    RefusalCode.WILD_NEEDS_TARGET: QT_TRANSLATE_NOOP("Actions", "drag to a meld"),
    RefusalCode.MIXED_RANKS: QT_TRANSLATE_NOOP("Actions", "different ranks"),
    RefusalCode.BLACK_THREES_ONLY_GOING_OUT: QT_TRANSLATE_NOOP("Actions", "only to go out"),
    RefusalCode.INITIAL_MELD_TOO_LOW: QT_TRANSLATE_NOOP("Actions", "too few points"),
    RefusalCode.PARTNER_REFUSED: QT_TRANSLATE_NOOP("Actions", "partner said no"),
    RefusalCode.MUST_KEEP_A_CARD: QT_TRANSLATE_NOOP("Actions", "keep a card"),
    RefusalCode.RED_THREE_NOT_DISCARDED: QT_TRANSLATE_NOOP("Actions", "not a red three"),
    RefusalCode.RED_THREE_MUST_BE_LAID: QT_TRANSLATE_NOOP("Actions", "red three first"),
}


def cards_note(number: int) -> Sentence:
    """How many cards a draw or a take brings."""
    return _counted(_CARDS, number)


def picked_note(number: int) -> Sentence:
    """How many cards are selected."""
    return _counted(_PICKED, number)


def put_down_note(number: int) -> Sentence:
    """How many cards are staged."""
    return _counted(_PUT_DOWN, number)


def points_note(number: int) -> Sentence:
    """What the cards to lay out are worth."""
    return _counted(_POINTS, number)


def deals_note(name: str | None) -> Sentence:
    """Who deals the next round; None: the person at the table."""
    return _YOU_DEAL_NOTE if name is None else _DEALS_NOTE.filled(name=name)


def refusal_note(refusal: Refusal) -> Sentence:
    """Why an action is not possible, in two or three words."""
    return _NOTES.get(refusal.code, NOT_NOW_NOTE)


def _counted(words: tuple[Sentence, str], number: int) -> Sentence:
    several, one = words
    return several.counted(number, one)
