"""The last moves in words, for the side panel and for the line that says what happened last."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from canasta_desktop.engine.events import CardsDrawn, PermissionAnswered, PileTaken, RoundDealt, RoundEnded, WentOut
from canasta_desktop.engine.values import value
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.texts import LogKind, LogLine
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import table
from canasta_desktop.wording.events import EntryKind, log_entries, told
from canasta_desktop.wording.events import LogEntry as Entry
from canasta_desktop.wording.panel import answered, goes_out
from canasta_desktop.wording.sentence import Sentence

LINES: Final = 24
"""As many lines as the tallest side panel shows."""
_READ: Final = 60
"""As many events as surely make so many lines."""


@value
class News:
    """What the log has for the panel."""

    last_move: Sentence | None = None
    """What happened last, with the name of whoever did it."""
    answer: Sentence | None = None
    """What the partner has answered in this turn of the person at the table, if they have asked."""
    end: Sentence | None = None
    """Who has gone out, where that ended the round."""


class LogWords:
    """Puts the newest entries of a log into words, once for each state of the log."""

    def __init__(self, log: Callable[[], Sequence[LogEntry]]) -> None:
        self._log = log
        self._last: LogEntry | None = None
        self._entries: list[Entry] = []

    def lines(self, snapshot: TableSnapshot) -> tuple[LogLine, ...]:
        """The last moves, newest first."""
        seats = {seat.seat: seat for seat in snapshot.seats}
        return tuple(
            LogLine(
                LogKind(entry.kind.value), seats[entry.seat].side, self._who(snapshot, entry), translated(entry.what)
            )
            for entry in reversed(self._recent())
        )

    def news(self, snapshot: TableSnapshot) -> News:
        """What the panel tells of what happened."""
        return News(self._last_move(snapshot), self._answer(snapshot), self._end(snapshot))

    def _last_move(self, snapshot: TableSnapshot) -> Sentence | None:
        recent = self._recent()
        if not recent:
            return None
        last = recent[-1]
        laid = takewhile(lambda entry: (entry.kind, entry.seat) == (EntryKind.LAY_OUT, last.seat), reversed(recent))
        at_once = list(laid)[::-1] or [last]
        name = None if last.seat == snapshot.me else self._who(snapshot, last)
        return told(name, [entry.what for entry in at_once])

    def _answer(self, snapshot: TableSnapshot) -> Sentence | None:
        for entry in reversed(self._log()):
            match entry.event:
                case CardsDrawn() | PileTaken():
                    return None
                case PermissionAnswered(seat, yes) if seat != snapshot.me:
                    return answered(next(one.name for one in snapshot.seats if one.seat == seat), yes=yes)
        return None

    def _end(self, snapshot: TableSnapshot) -> Sentence | None:
        for entry in reversed(self._log() if snapshot.round_over else ()):
            match entry.event:
                case RoundDealt():
                    return None
                case WentOut(seat):
                    name = next(one.name for one in snapshot.seats if one.seat == seat)
                    return goes_out(None if seat == snapshot.me else name, match_over=snapshot.match_over)
        return None

    def _recent(self) -> list[Entry]:
        log = self._log()
        last = log[-1] if log else None
        if last is not self._last:
            self._last = last
            self._entries = log_entries([entry.event for entry in log[-_READ:]], _told_hands(log[-_READ:]))[-LINES:]
        return self._entries

    def _who(self, snapshot: TableSnapshot, entry: Entry) -> str:
        if entry.seat == snapshot.me:
            return translated(table.YOU)
        return next(seat.name for seat in snapshot.seats if seat.seat == entry.seat)


def _told_hands(log: Sequence[LogEntry]) -> dict[int, int]:
    """By place: what the hands counted of partners who answered, in rounds that are over."""
    over = {entry.round_number for entry in log if isinstance(entry.event, RoundEnded)}
    return {
        place: entry.held for place, entry in enumerate(log) if entry.held is not None and entry.round_number in over
    }
