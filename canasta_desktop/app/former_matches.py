"""The journals of the matches that were on the table before."""

from datetime import datetime
from pathlib import Path

from canasta_desktop.app.table_journals import TableJournals
from canasta_desktop.model.seats import SeatPlayer, person_seat
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.journal import JournalState, former_journals, read_journal
from canasta_desktop.ui.former_menu import FormerMatch
from canasta_desktop.wording.files import not_taken_up_sentence, system_problem_sentence
from canasta_desktop.wording.sentence import Sentence


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
