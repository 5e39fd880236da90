"""The end of a match: who has won, and how it went."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

END: Final = QT_TRANSLATE_NOOP("MatchEnd", "End of the match")
_ROUNDS: Final = QT_TRANSLATE_NOOP("MatchEnd", "The match was to {target} points and took {n} rounds.", "", 2)
_ONE_ROUND: Final = "The match was to {target} points and took one round."
WON: Final = QT_TRANSLATE_NOOP("MatchEnd", "winner")
COURSE: Final = QT_TRANSLATE_NOOP("MatchEnd", "The course of the match, round by round")
_COURSE_OF: Final = QT_TRANSLATE_NOOP("MatchEnd", "{name}: {totals}.")
_PLAYERS: Final = {
    2: QT_TRANSLATE_NOOP("MatchEnd", "{first} and {second}"),
    3: QT_TRANSLATE_NOOP("MatchEnd", "{first}, {second} and {third}"),
}
_PLACES: Final = ("first", "second", "third")
TARGET: Final = QT_TRANSLATE_NOOP("MatchEnd", "target")
PLAY_AGAIN: Final = QT_TRANSLATE_NOOP("MatchEnd", "&Play again")
NEW_GAME: Final = QT_TRANSLATE_NOOP("MatchEnd", "&New game…")
SCORE_SHEET: Final = QT_TRANSLATE_NOOP("MatchEnd", "&Score sheet")
CLOSE: Final = QT_TRANSLATE_NOOP("MatchEnd", "Close")


def rounds_played(number: int, target: int) -> Sentence:
    """To how many points the match was, and how many rounds it took."""
    return _ROUNDS.counted(number, _ONE_ROUND).filled(target=target)


def course_of(name: str, totals: str) -> Sentence:
    """The totals of a side, one after the other, for those who do not see the lines."""
    return _COURSE_OF.filled(name=name, totals=totals)


def players(names: Sequence[str]) -> Sentence:
    """Who played together on a side: two or three."""
    return _PLAYERS[len(names)].filled(**dict(zip(_PLACES, names, strict=False)))
