"""The last moves in words, for the side panel and for the line that says what happened last."""

from collections.abc import Callable, Sequence
from typing import Final

from canasta_desktop.engine.events import CardsDrawn, PermissionAnswered, PileTaken
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.texts import LogKind, LogLine
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import table
from canasta_desktop.wording.events import LogEntry as Entry
from canasta_desktop.wording.events import log_entries, told
from canasta_desktop.wording.panel import answered
from canasta_desktop.wording.sentence import Sentence

LINES: Final = 24
"""As many lines as the tallest side panel shows."""
_READ: Final = 60
"""As many events as surely make so many lines."""


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

    def last_move(self, snapshot: TableSnapshot) -> Sentence | None:
        """What happened last, with the name of whoever did it."""
        recent = self._recent()
        return told(self._who(snapshot, recent[-1]), recent[-1].what) if recent else None

    def answer(self, snapshot: TableSnapshot) -> Sentence | None:
        """What the partner has answered in this turn of the person at the table, if they have asked."""
        for entry in reversed(self._log()):
            match entry.event:
                case CardsDrawn() | PileTaken():
                    return None
                case PermissionAnswered(seat, yes) if seat != snapshot.me:
                    return answered(next(one.name for one in snapshot.seats if one.seat == seat), yes=yes)
        return None

    def _recent(self) -> list[Entry]:
        log = self._log()
        last = log[-1] if log else None
        if last is not self._last:
            self._last = last
            self._entries = log_entries([entry.event for entry in log[-_READ:]])[-LINES:]
        return self._entries

    def _who(self, snapshot: TableSnapshot, entry: Entry) -> str:
        if entry.seat == snapshot.me:
            return translated(table.YOU)
        return next(seat.name for seat in snapshot.seats if seat.seat == entry.seat)
