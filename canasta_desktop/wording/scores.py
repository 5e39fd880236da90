"""The score sheet of a round and the end of a match."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.events import RoundEnding
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

SCORE_SHEET: Final = QT_TRANSLATE_NOOP("Scores", "Score sheet")
CARDS_LAID_OUT: Final = QT_TRANSLATE_NOOP("Scores", "Cards laid out")
NATURAL_CANASTAS: Final = QT_TRANSLATE_NOOP("Scores", "Natural canastas, {each} each")
MIXED_CANASTAS: Final = QT_TRANSLATE_NOOP("Scores", "Mixed canastas, {each} each")
CONCEALED_CANASTAS: Final = QT_TRANSLATE_NOOP("Scores", "Concealed canastas, {each} more each")
RED_THREES: Final = QT_TRANSLATE_NOOP("Scores", "Red threes, {each} each")
RED_THREES_DOUBLED: Final = QT_TRANSLATE_NOOP("Scores", "Red threes, {each} or {double} each")
GOING_OUT: Final = QT_TRANSLATE_NOOP("Scores", "Going out")
GOING_OUT_CONCEALED: Final = QT_TRANSLATE_NOOP("Scores", "Going out concealed")
CARDS_LEFT: Final = QT_TRANSLATE_NOOP("Scores", "Cards left in hand")
THIS_ROUND: Final = QT_TRANSLATE_NOOP("Scores", "This round")
BEFORE: Final = QT_TRANSLATE_NOOP("Scores", "Before")
TOTAL: Final = QT_TRANSLATE_NOOP("Scores", "Total")
PRODUCT: Final = QT_TRANSLATE_NOOP("Scores", "{number} × {each}")  # noqa: RUF001
NOTHING: Final = QT_TRANSLATE_NOOP("Scores", "–")  # noqa: RUF001
TO_GO: Final = QT_TRANSLATE_NOOP("Scores", "{points} to go")
TARGET_REACHED: Final = QT_TRANSLATE_NOOP("Scores", "reached")
ROUND_COLUMN: Final = QT_TRANSLATE_NOOP("Scores", "Round")

NO_ROUND_YET: Final = QT_TRANSLATE_NOOP("Scores", "No round is finished yet")
NO_ROUND_YET_DETAIL: Final = QT_TRANSLATE_NOOP("Scores", "The score sheet comes when this one is over")

NEXT_ROUND: Final = QT_TRANSLATE_NOOP("Scores", "Next round")
BACK: Final = QT_TRANSLATE_NOOP("Scores", "Back")
LOOK_AT_TABLE: Final = QT_TRANSLATE_NOOP("Scores", "Look at the table")
ALL_ROUNDS: Final = QT_TRANSLATE_NOOP("Scores", "All rounds")
THIS_SHEET: Final = QT_TRANSLATE_NOOP("Scores", "This round only")

_WE_WENT_OUT: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: we went out")
_THEY_WENT_OUT: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: they went out")
_PASSED: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: ended by a pass")
_STOCK_EMPTY: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: the stock is empty")
_RED_THREE: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: the stock ended with a red three")
_YOU_WENT_OUT: Final = QT_TRANSLATE_NOOP("Scores", "You have no card left.")
_NAME_WENT_OUT: Final = QT_TRANSLATE_NOOP("Scores", "{name} has no card left.")
_YOU_WENT_OUT_CONCEALED: Final = QT_TRANSLATE_NOOP("Scores", "You went out concealed.")
_NAME_WENT_OUT_CONCEALED: Final = QT_TRANSLATE_NOOP("Scores", "{name} went out concealed.")
_NOBODY_WENT_OUT: Final = QT_TRANSLATE_NOOP("Scores", "Nobody went out.")
_POINTS: Final = QT_TRANSLATE_NOOP("Scores", "{ours} points for us, {theirs} for them.")
_YOU_DEAL: Final = QT_TRANSLATE_NOOP(
    "Scores", "Next round: you deal. To open, we need {ours} points, they need {theirs}."
)
_NAME_DEALS: Final = QT_TRANSLATE_NOOP(
    "Scores", "Next round: {name} deals. To open, we need {ours} points, they need {theirs}."
)
_DEALT_FROM: Final = QT_TRANSLATE_NOOP("Scores", "It is dealt from deal number {number}.")
_TIED: Final = QT_TRANSLATE_NOOP("Scores", "Both sides stand level at the top: another round decides.")
_TIED_ALONE: Final = QT_TRANSLATE_NOOP("Scores", "The best stand level at the top: another round decides.")
_YOU_WENT_OUT_IN: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: you went out")
_NAME_WENT_OUT_IN: Final = QT_TRANSLATE_NOOP("Scores", "Round {number}: {name} went out")
_POINTS_OF_ALL: Final = QT_TRANSLATE_NOOP("Scores", "Points of the round: {list}.")
_YOU_DEAL_TO_ALL: Final = QT_TRANSLATE_NOOP("Scores", "Next round: you deal. Points to open: {list}.")
_NAME_DEALS_TO_ALL: Final = QT_TRANSLATE_NOOP("Scores", "Next round: {name} deals. Points to open: {list}.")
_OF_EACH: Final = QT_TRANSLATE_NOOP("Scores", "{name} {points}")
_AND_NEXT: Final = QT_TRANSLATE_NOOP("Scores", "{first}, {rest}")
_WON_BY: Final = QT_TRANSLATE_NOOP("Scores", "By {n} points.", "", 2), "By one point."
YOU_WON_TITLE: Final = QT_TRANSLATE_NOOP("Scores", "You have won")
_NAME_WON_TITLE: Final = QT_TRANSLATE_NOOP("Scores", "{name} has won")
WE_WON_TITLE: Final = QT_TRANSLATE_NOOP("Scores", "We have won")
THEY_WON_TITLE: Final = QT_TRANSLATE_NOOP("Scores", "They have won")

_SAID_YES: Final = QT_TRANSLATE_NOOP("Scores", "{name} said yes to going out, with {n} points in hand.", "", 2)
_SAID_YES_OF_ONE: Final = "{name} said yes to going out, with one point in hand."
_SAID_NO: Final = QT_TRANSLATE_NOOP("Scores", "{name} said no to going out, with {n} points in hand.", "", 2)
_SAID_NO_OF_ONE: Final = "{name} said no to going out, with one point in hand."

_ENDINGS: Final = {
    RoundEnding.PASSED: _PASSED,
    RoundEnding.STOCK_EMPTY: _STOCK_EMPTY,
    RoundEnding.RED_THREE_UNREPLACED: _RED_THREE,
}


def round_title(ending: RoundEnding, number: int, *, ours: bool) -> Sentence:
    """How round `number` ended; `ours` says which side went out, if any."""
    if ending is RoundEnding.WENT_OUT:
        return (_WE_WENT_OUT if ours else _THEY_WENT_OUT).filled(number=number)
    return _ENDINGS[ending].filled(number=number)


def who_went_out(name: str | None, *, me: bool, concealed: bool) -> Sentence:
    """Who went out; `name` is None when nobody did."""
    if name is None:
        return _NOBODY_WENT_OUT
    if me:
        return _YOU_WENT_OUT_CONCEALED if concealed else _YOU_WENT_OUT
    return (_NAME_WENT_OUT_CONCEALED if concealed else _NAME_WENT_OUT).filled(name=name)


def answered(name: str, points: int, *, yes: bool) -> Sentence:
    """What a partner said to "May I go out?", and what the hand counted then."""
    words, one = (_SAID_YES, _SAID_YES_OF_ONE) if yes else (_SAID_NO, _SAID_NO_OF_ONE)
    return words.counted(points, one).filled(name=name)


def round_points(ours: int, theirs: int) -> Sentence:
    """What the round brought."""
    return _POINTS.filled(ours=ours, theirs=theirs)


def next_round(dealer: str, *, me: bool, ours: int, theirs: int) -> Sentence:
    """Who deals next, and the initial melds that it takes."""
    words = _YOU_DEAL if me else _NAME_DEALS.filled(name=dealer)
    return words.filled(ours=ours, theirs=theirs)


def dealt_from(number: int) -> Sentence:
    """The deal number, as it is typed in for a new game: without marks between its digits."""
    return _DEALT_FROM.filled(number=str(number))


def tied(*, alone: bool) -> Sentence:
    """The target is reached, but the best sides have as many points."""
    return _TIED_ALONE if alone else _TIED


def won_by(margin: int) -> Sentence:
    """By what the match was won, under the title that says who won it."""
    several, one = _WON_BY
    return several.counted(margin, one)


def round_title_alone(name: str | None, number: int) -> Sentence:
    """That a player who plays alone went out in round `number`; None: the person at the table."""
    words = _YOU_WENT_OUT_IN if name is None else _NAME_WENT_OUT_IN.filled(name=name)
    return words.filled(number=number)


def points_of_all(points: Sequence[tuple[str, int]]) -> Sentence:
    """What the round brought to players who play alone, by name."""
    return _POINTS_OF_ALL.filled(list=_of_each(points))


def next_round_alone(dealer: str | None, minimums: Sequence[tuple[str, int]]) -> Sentence:
    """Who deals next (None: the person at the table), and the initial meld of each, by name."""
    words = _YOU_DEAL_TO_ALL if dealer is None else _NAME_DEALS_TO_ALL.filled(name=dealer)
    return words.filled(list=_of_each(minimums))


def won_alone_title(name: str | None) -> Sentence:
    """Who won the match; None: the person at the table."""
    return YOU_WON_TITLE if name is None else _NAME_WON_TITLE.filled(name=name)


def _of_each(points: Sequence[tuple[str, int]]) -> Sentence:
    *before, listed = [_OF_EACH.filled(name=name, points=number) for name, number in points]
    for part in reversed(before):
        listed = _AND_NEXT.filled(first=part, rest=listed)
    return listed
