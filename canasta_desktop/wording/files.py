"""What is wrong with a file, a rule set or a position, as sentences without a full stop.

Files are named by codes here, not by the classes of `storage`: `problem` is the code's text.
"""

import errno
from typing import Final, Protocol

from canasta_desktop.engine.position import UnreadablePosition
from canasta_desktop.engine.refusals import Refusal
from canasta_desktop.engine.rule_set import UnplayableRules
from canasta_desktop.wording.refusals import refusal_reason
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

_FILE_PROBLEMS: Final = {
    "missing": QT_TRANSLATE_NOOP("Files", "There is no such file"),
    "no_permission": QT_TRANSLATE_NOOP("Files", "You are not allowed to read it"),
    "folder": QT_TRANSLATE_NOOP("Files", "It is a folder, not a file"),
    "no_plain_file": QT_TRANSLATE_NOOP("Files", "It is not a plain file"),
    "unreadable": QT_TRANSLATE_NOOP("Files", "The system cannot read it: {detail}"),
    "too_large": QT_TRANSLATE_NOOP("Files", "It is larger than {need} megabytes, more than is read here"),
    "empty": QT_TRANSLATE_NOOP("Files", "The file is empty"),
    "not_utf8": QT_TRANSLATE_NOOP("Files", "It is not a text in UTF-8"),
    "cut_off": QT_TRANSLATE_NOOP("Files", "The file is cut off: its end is missing"),
    "not_json": QT_TRANSLATE_NOOP("Files", "It is not JSON, the form of text that is read here"),
    "too_deep": QT_TRANSLATE_NOOP("Files", "Its lists lie too deep in one another"),
    "no_record": QT_TRANSLATE_NOOP("Files", "It is not the record of a match"),
    "no_list": QT_TRANSLATE_NOOP("Files", "It is not a list of cases"),
    "no_case": QT_TRANSLATE_NOOP("Files", "It is not a case: a position and moves"),
    "newer_version": QT_TRANSLATE_NOOP("Files", "It was saved by a newer version of the program"),
    "missing_key": QT_TRANSLATE_NOOP("Files", "“{detail}” is missing"),
    "wrong_type": QT_TRANSLATE_NOOP("Files", "The value of “{detail}” is not of the right kind"),
    "false_preset": QT_TRANSLATE_NOOP("Files", "The rules are called “{detail}”, but their options are others"),
    "wrong_seats": QT_TRANSLATE_NOOP("Files", "The number of seats is {have}, not {need}"),
    "nameless_player": QT_TRANSLATE_NOOP("Files", "A seat does not say who plays it"),
    "round_after_unfinished": QT_TRANSLATE_NOOP("Files", "The round before it is not finished"),
    "round_after_end": QT_TRANSLATE_NOOP("Files", "The match was won before this round"),
    "no_such_dealer": QT_TRANSLATE_NOOP("Files", "The dealer is seat {have}, and there is no such seat"),
    "wrong_dealer": QT_TRANSLATE_NOOP("Files", "The dealer is seat {have}, but the deal has passed to seat {need}"),
    "unreadable_card": QT_TRANSLATE_NOOP("Files", "“{detail}” in the deck is no card"),
    "wrong_deck_size": QT_TRANSLATE_NOOP("Files", "The number of cards in the deck is {have}, not {need}"),
    "wrong_deck": QT_TRANSLATE_NOOP("Files", "The deck has the card “{detail}” more often than the rules allow"),
    "unreadable_move": QT_TRANSLATE_NOOP("Files", "“{detail}” is no move"),
    "no_seat": QT_TRANSLATE_NOOP("Files", "“{detail}” does not say which seat makes the move"),
    "no_such_seat": QT_TRANSLATE_NOOP("Files", "“{detail}” is made by a seat that does not exist"),
    "refused": QT_TRANSLATE_NOOP("Files", "“{detail}” is refused: {reason}"),
    "no_result": QT_TRANSLATE_NOOP("Files", "The round is finished, but its result is missing"),
    "early_result": QT_TRANSLATE_NOOP("Files", "There is a result, but the round is not finished"),
    "wrong_sides": QT_TRANSLATE_NOOP("Files", "The number of sides in the result is {have}, not {need}"),
    "wrong_result": QT_TRANSLATE_NOOP(
        "Files", "The result of side {side} has {have} for “{detail}”, the moves make it {need}"
    ),
}

_SYSTEM_PROBLEMS: Final = {
    errno.ENOSPC: QT_TRANSLATE_NOOP("Files", "The disk is full"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("Files", "Your share of the disk is full"),
    errno.EFBIG: QT_TRANSLATE_NOOP("Files", "The system allows no file of this size"),
    errno.EROFS: QT_TRANSLATE_NOOP("Files", "The disk can only be read"),
    errno.EACCES: QT_TRANSLATE_NOOP("Files", "You are not allowed to write there"),
    errno.EPERM: QT_TRANSLATE_NOOP("Files", "You are not allowed to write there"),
    errno.ENOENT: QT_TRANSLATE_NOOP("Files", "There is no such folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Files", "There is no such folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("Files", "There is a folder of this name"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Files", "The name is too long"),
    errno.EBUSY: QT_TRANSLATE_NOOP("Files", "Another window of the program is using it"),
}
_OTHER_SYSTEM_PROBLEM: Final = QT_TRANSLATE_NOOP("Files", "The system says: {words}")

_AT_ROUND: Final = QT_TRANSLATE_NOOP("Files", "round {round}: {reason}")
_AT_MOVE: Final = QT_TRANSLATE_NOOP("Files", "round {round} move {move}: {reason}")
_NOT_OPENED: Final = QT_TRANSLATE_NOOP("Files", "{name} cannot be opened: {reason}")
TABLE_AS_IT_WAS: Final = QT_TRANSLATE_NOOP(
    "Files", "The table is as it was. Choose another file, or an older copy of this one."
)
"""What stands below the reason why a file cannot be opened."""
_NOT_TAKEN_UP: Final = QT_TRANSLATE_NOOP("Files", "This match cannot be taken up again: {reason}")
_NO_MATCH_LEFT: Final = QT_TRANSLATE_NOOP("Files", "What was kept of it can no longer be read")
_SAVED: Final = QT_TRANSLATE_NOOP("Files", "Saved as {name}.")
_NOT_SAVED: Final = QT_TRANSLATE_NOOP("Files", "{name} cannot be saved: {reason}")
_SET_ASIDE: Final = QT_TRANSLATE_NOOP(
    "Files", "Some settings could not be read and are as at first; the file is kept as {name}"
)
_JOURNAL_SET_ASIDE: Final = QT_TRANSLATE_NOOP(
    "Files", "The match that was on the table cannot be read; the file in which it was written down is kept as {name}"
)
_JOURNAL_PARTLY_READ: Final = QT_TRANSLATE_NOOP(
    "Files",
    "The last moves of the match that was on the table cannot be read; "
    "it is kept as it stood before them, and the file with all of them as {name}",
)

_RULES_PROBLEMS: Final = {
    "unknown_option": QT_TRANSLATE_NOOP("Rules", "There is no option “{option}”"),
    "unknown_preset": QT_TRANSLATE_NOOP("Rules", "There are no rules of the name “{value}”"),
    "unknown_players": QT_TRANSLATE_NOOP("Rules", "Two, three, four or six can play, not {value}"),
    "wrong_type": QT_TRANSLATE_NOOP("Rules", "The value of “{option}” is not of the right kind"),
    "unknown_value": QT_TRANSLATE_NOOP("Rules", "“{option}” cannot be “{value}”"),
    "too_small": QT_TRANSLATE_NOOP("Rules", "The value of “{option}” is too small"),
    "too_large": QT_TRANSLATE_NOOP("Rules", "The value of “{option}” is larger than can be played here"),
    "more_than_the_deck": QT_TRANSLATE_NOOP("Rules", "“{option}” is too large: the decks have too few cards for it"),
    "not_rising": QT_TRANSLATE_NOOP("Rules", "The scores in “{option}” do not rise"),
    "missing_option": QT_TRANSLATE_NOOP("Rules", "The option “{option}” is missing"),
}

_POSITION_PROBLEMS: Final = {
    "missing_key": QT_TRANSLATE_NOOP("Positions", "“{place}” is missing"),
    "wrong_type": QT_TRANSLATE_NOOP("Positions", "The value of “{place}” is not of the right kind"),
    "unreadable_card": QT_TRANSLATE_NOOP("Positions", "“{detail}” in “{place}” is no card"),
    "too_many_alike": QT_TRANSLATE_NOOP("Positions", "The card “{detail}” is there more often than the decks hold it"),
    "wrong_count": QT_TRANSLATE_NOOP(
        "Positions", "“{place}” does not have as many entries as the rules need: {detail}"
    ),
    "out_of_range": QT_TRANSLATE_NOOP("Positions", "There is no seat {detail} for “{place}”"),
    "unknown_value": QT_TRANSLATE_NOOP("Positions", "“{place}” cannot be “{detail}”"),
    "empty_hand": QT_TRANSLATE_NOOP("Positions", "Seat {detail} is on turn with an empty hand"),
    "red_three_in_hand": QT_TRANSLATE_NOOP(
        "Positions", "Seat {detail} holds a red three, which these rules lay at once"
    ),
    "not_a_red_three": QT_TRANSLATE_NOOP("Positions", "“{detail}” is no red three"),
    "no_meld": QT_TRANSLATE_NOOP("Positions", "“{detail}” is no meld by these rules"),
    "second_meld": QT_TRANSLATE_NOOP("Positions", "“{detail}” is a second meld of its rank"),
}
_UNREADABLE_MOVE: Final = QT_TRANSLATE_NOOP("Positions", "“{move}” is no move")
_NO_SUCH_SEAT: Final = QT_TRANSLATE_NOOP("Positions", "“{move}” is made by a seat that does not exist")

_MOST_SHOWN: Final = 40
"""Characters of a text at fault that a sentence shows."""


class FileProblem(Protocol):
    """What is wrong with a file and where, in codes and numbers; what `storage` raises is one."""

    @property
    def problem(self) -> str:
        """The code."""

    @property
    def detail(self) -> str:
        """The key, card, move or item at fault."""

    @property
    def have(self) -> int | None:
        """The number that stands there."""

    @property
    def need(self) -> int | None:
        """The number that should."""

    @property
    def side(self) -> int | None:
        """The side that it is about."""

    @property
    def refusal(self) -> Refusal | None:
        """Why the rules refuse a move."""

    @property
    def rules(self) -> UnplayableRules | None:
        """Why the rule set cannot be played."""

    @property
    def round(self) -> int | None:
        """Where it stands, from 1."""

    @property
    def move(self) -> int | None:
        """Where it stands in the round, from 1."""


def file_problem_sentence(found: FileProblem) -> Sentence:
    """Why a file cannot be read, after the round and the move where there are any."""
    reason = _reason(found)
    if found.round is None:
        return reason
    if found.move is None:
        return _AT_ROUND.filled(round=found.round, reason=reason)
    return _AT_MOVE.filled(round=found.round, move=found.move, reason=reason)


def _reason(found: FileProblem) -> Sentence:
    if found.rules is not None:
        return rules_problem_sentence(found.rules)
    sentence = _FILE_PROBLEMS[found.problem].filled(detail=_shown(found.detail))
    numbers = {"have": found.have, "need": found.need, "side": found.side}
    sentence = sentence.filled(**{name: number for name, number in numbers.items() if number is not None})
    return sentence if found.refusal is None else sentence.filled(reason=refusal_reason(found.refusal))


def not_opened_sentence(name: str, reason: Sentence) -> Sentence:
    """A file cannot be opened, and why."""
    return _NOT_OPENED.filled(name=name, reason=reason)


def not_taken_up_sentence(reason: Sentence | None) -> Sentence:
    """A match that was on the table cannot be put there again, and why; None where nothing is left of it."""
    return _NOT_TAKEN_UP.filled(reason=reason or _NO_MATCH_LEFT)


def saved_sentence(name: str) -> Sentence:
    """A file of this name has been written."""
    return _SAVED.filled(name=name)


def not_saved_sentence(name: str, error: OSError) -> Sentence:
    """A file cannot be saved, and why."""
    return _NOT_SAVED.filled(name=name, reason=system_problem_sentence(error))


def settings_set_aside_sentence(name: str) -> Sentence:
    """Settings could not be read; where they were kept."""
    return _SET_ASIDE.filled(name=name)


def journal_set_aside_sentence(name: str, *, partly_read: bool) -> Sentence:
    """The match on the table could not be read, or not to its end; where what was written of it is kept."""
    return (_JOURNAL_PARTLY_READ if partly_read else _JOURNAL_SET_ASIDE).filled(name=name)


def system_problem_sentence(error: OSError) -> Sentence:
    """Why the system did not write a file."""
    if error.errno in _SYSTEM_PROBLEMS:
        return _SYSTEM_PROBLEMS[error.errno]
    return _OTHER_SYSTEM_PROBLEM.filled(words=error.strerror or str(error))


def rules_problem_sentence(error: UnplayableRules) -> Sentence:
    """Why a rule set cannot be played, with the name of the option."""
    return _RULES_PROBLEMS[error.problem].filled(option=_shown(error.option), value=_shown(error.value))


def position_problem_sentence(error: UnreadablePosition) -> Sentence:
    """Why a position cannot be read, or cannot be."""
    return _POSITION_PROBLEMS[error.problem].filled(place=error.place, detail=_shown(error.detail))


def unreadable_move_sentence(text: str) -> Sentence:
    """A text is no move."""
    return _UNREADABLE_MOVE.filled(move=_shown(text))


def no_such_seat_sentence(text: str) -> Sentence:
    """A move is made by a seat that the rules do not have."""
    return _NO_SUCH_SEAT.filled(move=_shown(text))


def _shown(value: object) -> str:
    """What a sentence shows of a value: its beginning, on one line."""
    text = " ".join(str(value).split())
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
