"""The journal of the match on the table."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_desktop.storage.file_lock import FileLock, lock_of
from canasta_desktop.storage.files import Mark, mark_of, read_whole
from canasta_desktop.storage.problems import UnreadableFile

if TYPE_CHECKING:
    # The window is seen before the journal is read: to see whether it is the one known takes its bytes alone.
    from canasta_desktop.storage.journal import Journal, JournalState, SetAside
    from canasta_desktop.storage.records import Record


class TableJournals:
    """Begins the journals of the matches put on the table."""

    def __init__(self, path: Path, told: "Callable[[SetAside], object]") -> None:
        self.path = path
        self.told = told
        """Hears where a damaged one is kept."""
        self._taken_up: tuple[Path, Record] | None = None
        self._lock: FileLock | None = None
        self._current: Journal | None = None

    @property
    def mark(self) -> Mark | None:
        """What tells the journal being written from any other; None while the match is not written down in it."""
        return None if self._current is None else self._current.mark

    def begin(self, record: "Record", deal_number: int | None) -> "Journal":
        """Begin the journal of a match. Raises `OSError`."""
        from canasta_desktop.storage.journal import Journal, goes_on_with

        self._current = None
        self.release()
        self._current = journal = Journal.begin(self.path, record, deal_number, self.told)
        if self._taken_up is not None:
            former, kept = self._taken_up
            # Only now that the match is in its new journal may the old one go.
            if goes_on_with(record.match, kept.match):
                former.unlink(missing_ok=True)
            self._taken_up = None
        return journal

    def hold(self) -> Mark | None:
        """Keep the journal for this program, and see which it is; None where there is none that could be read.

        Raises `OSError`.
        """
        if not self.path.exists():
            return None
        self._lock = lock_of(self.path)
        try:
            return mark_of(read_whole(self.path))
        except UnreadableFile:
            return None

    def resume(self) -> "tuple[Journal, JournalState] | None":
        """Go on with the match on the table, None where there is none. Raises `OSError`."""
        from canasta_desktop.storage.journal import Journal

        lock, self._lock = self._lock, None
        found = Journal.resume(self.path, self.told, lock)
        self._current = None if found is None else found[0]
        return found

    def read(self, problem: OSError) -> "JournalState | None":
        """The match on the table where it can be read, though not gone on with for this `problem`.

        None where another program has it: that one goes on with it.
        """
        from canasta_desktop.storage.journal import FileInUse, read_journal

        if isinstance(problem, FileInUse):
            return None
        try:
            return read_journal(self.path)
        except OSError:
            # The first problem is told, and this one is of its kind.
            return None

    def release(self) -> None:
        """Let go of a journal that was held, and is not gone on with. Harmless when none is."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def take_up(self, former: Path, record: "Record") -> None:
        """The next journal begun is that of this former match, whose own is no longer needed then."""
        self._taken_up = former, record
