"""Why a move is refused, as a sentence that says what is missing and one that says what to do next."""

from typing import Final

from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.wording.cards import amount_word, card_name, number_word, rank_name
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence, Value

_REASONS: Final = {
    RefusalCode.ROUND_OVER: QT_TRANSLATE_NOOP("Refusals", "The round is over"),
    RefusalCode.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn"),
    RefusalCode.PARTNER_MUST_ANSWER: QT_TRANSLATE_NOOP("Refusals", "A question to the partner is still open"),
    RefusalCode.NOTHING_ASKED: QT_TRANSLATE_NOOP("Refusals", "Nobody has asked you a question"),
    RefusalCode.MUST_DRAW_FIRST: QT_TRANSLATE_NOOP("Refusals", "You have not drawn yet"),
    RefusalCode.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Refusals", "You have already drawn in this turn"),
    RefusalCode.STOCK_EMPTY: QT_TRANSLATE_NOOP("Refusals", "The stock is empty"),
    RefusalCode.STOCK_NOT_EMPTY: QT_TRANSLATE_NOOP("Refusals", "There are still cards in the stock"),
    RefusalCode.PILE_EMPTY: QT_TRANSLATE_NOOP("Refusals", "The discard pile is empty"),
    RefusalCode.CARD_NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "You do not hold that card"),
    RefusalCode.PILE_BLOCKED_WILD: QT_TRANSLATE_NOOP("Refusals", "The pile is blocked: a wild card is on top"),
    RefusalCode.PILE_BLOCKED_BLACK_THREE: QT_TRANSLATE_NOOP("Refusals", "The pile is blocked: a black three is on top"),
    RefusalCode.PILE_BLOCKED_RED_THREE: QT_TRANSLATE_NOOP("Refusals", "The pile is blocked: a red three is on top"),
    RefusalCode.ONE_CARD_PILE: QT_TRANSLATE_NOOP(
        "Refusals", "With one card in your hand you cannot take a single card"
    ),
    RefusalCode.RED_THREE_NOT_MELDED: QT_TRANSLATE_NOOP("Refusals", "Red threes are no part of a meld"),
    RefusalCode.WILD_WITH_THREES: QT_TRANSLATE_NOOP("Refusals", "Wild cards do not go with threes"),
    RefusalCode.WILD_NEEDS_TARGET: QT_TRANSLATE_NOOP("Refusals", "Wild cards alone are no meld"),
    RefusalCode.NO_SUCH_MELD: QT_TRANSLATE_NOOP("Refusals", "A new meld needs natural cards"),
    RefusalCode.MIXED_RANKS: QT_TRANSLATE_NOOP("Refusals", "The cards of a meld are all of one rank"),
    RefusalCode.DUPLICATE_RANK: QT_TRANSLATE_NOOP("Refusals", "A side has one meld of each rank"),
    RefusalCode.NEEDS_NATURAL_PAIR: QT_TRANSLATE_NOOP("Refusals", "Only a natural pair from your hand takes the pile"),
    RefusalCode.UPCARD_UNUSABLE: QT_TRANSLATE_NOOP("Refusals", "The top card of the pile makes no meld yet"),
    RefusalCode.MELD_TOO_SMALL: QT_TRANSLATE_NOOP("Refusals", "The meld has too few cards"),
    RefusalCode.TOO_MANY_WILDS: QT_TRANSLATE_NOOP("Refusals", "The meld has too many wild cards"),
    RefusalCode.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP("Refusals", "The meld has too few natural cards"),
    RefusalCode.BLACK_THREES_ONLY_GOING_OUT: QT_TRANSLATE_NOOP(
        "Refusals", "Black threes are laid out only by a player who goes out"
    ),
    RefusalCode.INITIAL_MELD_TOO_LOW: QT_TRANSLATE_NOOP("Refusals", "The first meld has too few points"),
    RefusalCode.PARTNER_REFUSED: QT_TRANSLATE_NOOP("Refusals", "Your partner said no: you may not go out in this turn"),
    RefusalCode.MUST_KEEP_A_CARD: QT_TRANSLATE_NOOP("Refusals", "Your side has too few canastas to go out"),
    RefusalCode.DISCARD_NEEDED: QT_TRANSLATE_NOOP("Refusals", "Going out needs a last discard"),
    RefusalCode.RED_THREE_NOT_DISCARDED: QT_TRANSLATE_NOOP("Refusals", "A red three is never discarded"),
    RefusalCode.RED_THREE_MUST_BE_LAID: QT_TRANSLATE_NOOP(
        "Refusals", "You have held a red three since your turn began"
    ),
    RefusalCode.TAKE_FORCED: QT_TRANSLATE_NOOP("Refusals", "The top card fits a meld of your side: you cannot pass"),
    RefusalCode.ASKING_NOT_ALLOWED: QT_TRANSLATE_NOOP("Refusals", "You cannot ask your partner now"),
}

_REASONS_WITH_RANK: Final = {
    RefusalCode.MIXED_RANKS: QT_TRANSLATE_NOOP("Refusals", "Only {ranks} and wild cards go there"),
    RefusalCode.DUPLICATE_RANK: QT_TRANSLATE_NOOP("Refusals", "A side has one meld of {ranks}, not two"),
    RefusalCode.NEEDS_NATURAL_PAIR: QT_TRANSLATE_NOOP(
        "Refusals", "Only two natural {ranks} from your hand take the pile"
    ),
    RefusalCode.UPCARD_UNUSABLE: QT_TRANSLATE_NOOP("Refusals", "Your side has no meld of {ranks} yet"),
}

_REASONS_WITH_CARD: Final = {
    RefusalCode.CARD_NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "You do not hold the {card}"),
    RefusalCode.RED_THREE_MUST_BE_LAID: QT_TRANSLATE_NOOP("Refusals", "You have held the {card} since your turn began"),
}

# With both numbers; by how the second one counts where a language needs to know.
_REASONS_WITH_NUMBERS: Final = {
    RefusalCode.CARD_NOT_IN_HAND: (
        QT_TRANSLATE_NOOP("Refusals", "You hold {have} of the {number} cards that it takes", "", 2),
        "You hold {have} of the one card that it takes",
    ),
    RefusalCode.NO_SUCH_MELD: (
        QT_TRANSLATE_NOOP("Refusals", "A new meld needs {number} natural cards", "", 2),
        "A new meld needs a natural card",
    ),
    RefusalCode.MELD_TOO_SMALL: (
        QT_TRANSLATE_NOOP("Refusals", "A meld needs {number} cards, this one has {have}", "", 2),
        "A meld needs a card, this one has {have}",
    ),
    RefusalCode.TOO_MANY_WILDS: (
        QT_TRANSLATE_NOOP("Refusals", "This meld may have {number} wild cards, not {have}", "", 2),
        "This meld may have one wild card, not {have}",
    ),
    RefusalCode.TOO_FEW_NATURALS: (
        QT_TRANSLATE_NOOP("Refusals", "A meld needs {number} natural cards, this one has {have}", "", 2),
        "A meld needs a natural card, this one has {have}",
    ),
    RefusalCode.INITIAL_MELD_TOO_LOW: (
        QT_TRANSLATE_NOOP("Refusals", "The first meld needs {n} points, these cards have {points}", "", 2),
        "The first meld needs a point, these cards have {points}",
    ),
    RefusalCode.MUST_KEEP_A_CARD: (
        QT_TRANSLATE_NOOP("Refusals", "Going out needs {number} canastas, your side has {have}", "", 2),
        "Going out needs a canasta, your side has {have}",
    ),
}

_ADVICE: Final = {
    RefusalCode.ROUND_OVER: QT_TRANSLATE_NOOP("Refusals", "Look at the score sheet, then play the next round"),
    RefusalCode.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "Pick and sort cards meanwhile, and play when it is"),
    RefusalCode.PARTNER_MUST_ANSWER: QT_TRANSLATE_NOOP("Refusals", "It is answered with yes or no first"),
    RefusalCode.NOTHING_ASKED: QT_TRANSLATE_NOOP("Refusals", "Draw, lay out or discard instead"),
    RefusalCode.MUST_DRAW_FIRST: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock or take the pile first"),
    RefusalCode.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Refusals", "Lay out cards, or discard one to end your turn"),
    RefusalCode.STOCK_EMPTY: QT_TRANSLATE_NOOP("Refusals", "Take the pile, or pass"),
    RefusalCode.STOCK_NOT_EMPTY: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock or take the pile"),
    RefusalCode.PILE_EMPTY: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock"),
    RefusalCode.CARD_NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "Play cards of your hand"),
    RefusalCode.PILE_BLOCKED_WILD: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock, or pass if it is empty"),
    RefusalCode.PILE_BLOCKED_BLACK_THREE: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock, or pass if it is empty"),
    RefusalCode.PILE_BLOCKED_RED_THREE: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock, or pass if it is empty"),
    RefusalCode.ONE_CARD_PILE: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock, or pass if it is empty"),
    RefusalCode.RED_THREE_NOT_MELDED: QT_TRANSLATE_NOOP("Refusals", "Leave it out: it has a place of its own"),
    RefusalCode.WILD_WITH_THREES: QT_TRANSLATE_NOOP("Refusals", "Put the wild cards on another meld"),
    RefusalCode.WILD_NEEDS_TARGET: QT_TRANSLATE_NOOP("Refusals", "Put them on a meld of your side"),
    RefusalCode.NO_SUCH_MELD: QT_TRANSLATE_NOOP("Refusals", "Lay out natural cards first, then add the wild ones"),
    RefusalCode.MIXED_RANKS: QT_TRANSLATE_NOOP("Refusals", "Lay out each rank by itself"),
    RefusalCode.DUPLICATE_RANK: QT_TRANSLATE_NOOP("Refusals", "Lay these cards out together"),
    RefusalCode.NEEDS_NATURAL_PAIR: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock unless you hold such a pair"),
    RefusalCode.UPCARD_UNUSABLE: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock unless you hold cards that fit it"),
    RefusalCode.MELD_TOO_SMALL: QT_TRANSLATE_NOOP("Refusals", "Add more cards, or take these back"),
    RefusalCode.TOO_MANY_WILDS: QT_TRANSLATE_NOOP("Refusals", "Take a wild card back, or add natural cards"),
    RefusalCode.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP("Refusals", "Add natural cards, or take these back"),
    RefusalCode.BLACK_THREES_ONLY_GOING_OUT: QT_TRANSLATE_NOOP(
        "Refusals", "Keep them until they are your last cards but one, or discard one"
    ),
    RefusalCode.INITIAL_MELD_TOO_LOW: QT_TRANSLATE_NOOP("Refusals", "Lay out more cards, or take these back"),
    RefusalCode.PARTNER_REFUSED: QT_TRANSLATE_NOOP("Refusals", "Keep at least one card after your discard"),
    RefusalCode.MUST_KEEP_A_CARD: QT_TRANSLATE_NOOP("Refusals", "Keep at least one card after your discard"),
    RefusalCode.DISCARD_NEEDED: QT_TRANSLATE_NOOP("Refusals", "Keep one card and discard it last"),
    RefusalCode.RED_THREE_NOT_DISCARDED: QT_TRANSLATE_NOOP("Refusals", "Discard another card"),
    RefusalCode.RED_THREE_MUST_BE_LAID: QT_TRANSLATE_NOOP("Refusals", "Lay it before you discard"),
    RefusalCode.TAKE_FORCED: QT_TRANSLATE_NOOP("Refusals", "Take the pile"),
    RefusalCode.ASKING_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "Refusals", "A partner may be asked once a turn, after drawing and before laying out"
    ),
}

_ADVICE_WITH_RANK: Final = {
    RefusalCode.NO_SUCH_MELD: QT_TRANSLATE_NOOP("Refusals", "Lay out {ranks} first, then add the wild cards"),
    RefusalCode.NEEDS_NATURAL_PAIR: QT_TRANSLATE_NOOP("Refusals", "Draw from the stock unless you hold two {ranks}"),
    RefusalCode.UPCARD_UNUSABLE: QT_TRANSLATE_NOOP(
        "Refusals", "Draw from the stock unless you hold two {ranks}, or one and a wild card"
    ),
    RefusalCode.MELD_TOO_SMALL: QT_TRANSLATE_NOOP("Refusals", "Add more {ranks} or wild cards, or take these back"),
    RefusalCode.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP("Refusals", "Add natural {ranks}, or take these back"),
    RefusalCode.TOO_MANY_WILDS: QT_TRANSLATE_NOOP("Refusals", "Take a wild card back, or add {ranks}"),
}

_MISSING_POINTS: Final = QT_TRANSLATE_NOOP("Refusals", "Lay out {n} points more, or take these cards back", "", 2)
_MISSING_POINT: Final = "Lay out one point more, or take these cards back"
_TOGETHER: Final = QT_TRANSLATE_NOOP("Refusals", "{reason}. {advice}.")


def refusal_reason(refusal: Refusal) -> Sentence:
    """What is missing, without a full stop."""
    code = _told_as(refusal)
    if refusal.have is not None and refusal.need is not None and code in _REASONS_WITH_NUMBERS:
        return _with_numbers(code, refusal.have, refusal.need)
    if refusal.rank is not None and code in _REASONS_WITH_RANK:
        return _REASONS_WITH_RANK[code].filled(ranks=rank_name(refusal.rank))
    if refusal.card is not None and code in _REASONS_WITH_CARD:
        return _REASONS_WITH_CARD[code].filled(card=card_name(refusal.card))
    return _REASONS[code]


def refusal_advice(refusal: Refusal) -> Sentence:
    """What to do next, without a full stop."""
    code = _told_as(refusal)
    if code is RefusalCode.INITIAL_MELD_TOO_LOW and refusal.have is not None and refusal.need is not None:
        return _MISSING_POINTS.counted(refusal.need - refusal.have, _MISSING_POINT)
    if refusal.rank is not None and code in _ADVICE_WITH_RANK:
        return _ADVICE_WITH_RANK[code].filled(ranks=rank_name(refusal.rank))
    return _ADVICE[code]


def refusal_sentence(refusal: Refusal) -> Sentence:
    """Both, one after the other, each with its full stop."""
    return _TOGETHER.filled(reason=refusal_reason(refusal), advice=refusal_advice(refusal))


def _told_as(refusal: Refusal) -> RefusalCode:
    """Wild cards alone on a free place lack what a new meld needs, whichever code says so."""
    if refusal.code is RefusalCode.TOO_FEW_NATURALS and refusal.have == 0:
        return RefusalCode.NO_SUCH_MELD
    return refusal.code


def _with_numbers(code: RefusalCode, have: int, need: int) -> Sentence:
    several, one = _REASONS_WITH_NUMBERS[code]
    places: dict[str, Value] = {"have": amount_word(have), "number": number_word(need), "points": have}
    return several.counted(need, one).filled(**places)
