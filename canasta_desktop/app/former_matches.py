"""The journal of the match on the table, and those of the matches that were on it before."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from canasta_desktop.model.seats import SeatPlayer, person_seat
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.journal import (
    Journal,
    JournalState,
    SetAside,
    former_journals,
    goes_on_with,
    read_journal,
)
from canasta_desktop.storage.records import Record
from canasta_desktop.ui.former_menu import FormerMatch
from canasta_desktop.wording.files import not_taken_up_sentence, system_problem_sentence
from canasta_desktop.wording.sentence import Sentence


class TableJournals:
    """Begins the journals of the matches put on the table. `told` hears where a damaged one is kept."""

    def __init__(self, path: Path, told: Callable[[SetAside], object]) -> None:
        self.path = path
        self._told = told
        self._taken_up: tuple[Path, Record] | None = None

    def begin(self, record: Record, deal_number: int | None) -> Journal:
        """Begin the journal of a match. Raises `OSError`."""
        journal = Journal.begin(self.path, record, deal_number, self._told)
        if self._taken_up is not None:
            former, kept = self._taken_up
            # Only now that the match is in its new journal may the old one go.
            if goes_on_with(record.match, kept.match):
                former.unlink(missing_ok=True)
            self._taken_up = None
        return journal

    def resume(self) -> tuple[Journal, JournalState] | None:
        """Go on with the match on the table, None where there is none. Raises `OSError`."""
        return Journal.resume(self.path, self._told)

    def take_up(self, former: Path, record: Record) -> None:
        """The next journal begun is that of this former match, whose own is no longer needed then."""
        self._taken_up = former, record


class FormerMatches:
    """The matches that were on the table before another came; each can be put there again."""

    def __init__(self, session: GameSession, journals: TableJournals) -> None:
        self._session, self._journals = session, journals
        self._read: dict[tuple[Path, int], FormerMatch | None] = {}

    def __bool__(self) -> bool:
        return bool(former_journals(self._journals.path))

    def listed(self) -> list[FormerMatch]:
        """All that can be read, newest first."""
        found = [self._former(path) for path in former_journals(self._journals.path)]
        return [former for former in found if former is not None]

    def take_up(self, path: Path) -> Sentence | None:
        """Put a match on the table, the present one is kept in turn; why that cannot be, then nothing has changed."""
        try:
            state = read_journal(path)
        except OSError as error:
            return not_taken_up_sentence(system_problem_sentence(error))
        if state is None:
            return not_taken_up_sentence(None)
        self._journals.take_up(path, state.record)
        self._session.resume(state)
        return None

    def _former(self, path: Path) -> FormerMatch | None:
        """What a journal holds; such journals do not change, so each is read once."""
        try:
            changed = path.stat().st_mtime_ns
            key = path, changed
            if key not in self._read:
                state = read_journal(path)
                self._read[key] = None if state is None else _former_match(path, changed, state)
        except OSError:
            return None
        return self._read[key]


def _former_match(path: Path, changed: int, state: JournalState) -> FormerMatch:
    match = state.record.match
    me = person_seat(tuple(SeatPlayer(seat.name, seat.player) for seat in state.record.seats))
    mine = match.rules.side_of(me)
    scores = (*match.scores[mine:], *match.scores[:mine])
    when = datetime.fromtimestamp(changed / 1e9).astimezone()
    return FormerMatch(path, when, match.rules, len(match.rounds), scores)
