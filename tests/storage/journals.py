"""Journals for these tests: written whole, and gone on with."""

from pathlib import Path

from canasta_desktop.engine.match import Match
from canasta_desktop.storage.journal import Journal, JournalState
from canasta_desktop.storage.records import Record
from tests.storage.played import seats_of


def written_journal(path: Path, match: Match) -> None:
    """A journal begun before the first deal, of a match played to the end."""
    fresh = Match(match.rules)
    journal = Journal.begin(path, Record(fresh, seats_of(match), "2026-11-29T18:00:00Z"), deal_number=7)
    for played in match.rounds:
        journal.round_dealt(played.dealer, played.deck)
        for seat, move in played.moves:
            journal.moved(seat, move)
    journal.close()


def resumed(path: Path) -> JournalState:
    found = Journal.resume(path)
    assert found is not None
    journal, state = found
    journal.close()
    return state
