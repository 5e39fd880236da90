"""The journal of the match on the table."""

from collections.abc import Callable
from pathlib import Path

from canasta_desktop.storage.journal import Journal, JournalState, SetAside, goes_on_with
from canasta_desktop.storage.records import Record


class TableJournals:
    """Begins the journals of the matches put on the table."""

    def __init__(self, path: Path, told: Callable[[SetAside], object]) -> None:
        self.path = path
        self.told = told
        """Hears where a damaged one is kept."""
        self._taken_up: tuple[Path, Record] | None = None

    def begin(self, record: Record, deal_number: int | None) -> Journal:
        """Begin the journal of a match. Raises `OSError`."""
        journal = Journal.begin(self.path, record, deal_number, self.told)
        if self._taken_up is not None:
            former, kept = self._taken_up
            # Only now that the match is in its new journal may the old one go.
            if goes_on_with(record.match, kept.match):
                former.unlink(missing_ok=True)
            self._taken_up = None
        return journal

    def resume(self) -> tuple[Journal, JournalState] | None:
        """Go on with the match on the table, None where there is none. Raises `OSError`."""
        return Journal.resume(self.path, self.told)

    def take_up(self, former: Path, record: Record) -> None:
        """The next journal begun is that of this former match, whose own is no longer needed then."""
        self._taken_up = former, record
