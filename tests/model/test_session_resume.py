"""A match taken up again: from its journal after the program was killed, from a record, saved in between."""

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.notation import seat_move_text
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.records import Record, Seat, parse_record, record_text
from tests.model.person import Person
from tests.model.stand_ins import KeptJournal, ScriptedThinker, Told
from tests.model.tables import NEW_MATCH, a_table, keys, lay_table


def session_at(path: Path, *, at_once: bool = True) -> GameSession:
    """A session that writes its journal at a path."""
    session = GameSession(
        ScriptedThinker(at_once=at_once),
        begin_journal=lambda record, number: Journal.begin(path, record, number),
        randomness=Random(4),
    )
    session.set_pace(Pace.OFF)
    return session


def play_until(session: GameSession, qtbot: QtBot, happenings: int) -> None:
    """Play so many moves and stop in the middle, in the person's turn after drawing."""
    count = [0]

    def pause(_: object) -> None:
        count[0] += 1
        if count[0] >= happenings and session.snapshot is not None and session.snapshot.has_drawn:
            session.snapshot_changed.disconnect(person._act)
            session.happened.disconnect(pause)

    session.happened.connect(pause)
    person = Person(session)
    with qtbot.waitCallback() as stopped:
        session.snapshot_changed.connect(
            lambda snapshot: stopped() if snapshot.has_drawn and count[0] >= happenings and not stopped.called else None
        )
        session.new_match(NEW_MATCH)


@pytest.mark.parametrize("happenings", [1, 12, 30])
def test_after_a_kill_the_table_is_the_same(qtbot: QtBot, tmp_path: Path, happenings: int) -> None:
    path = tmp_path / "match.journal"
    first = session_at(path)
    play_until(first, qtbot, happenings)
    before, log = first.snapshot, first.log
    first._journal._journal.close()  # type: ignore[union-attr]  # the system lets go of a killed program's files
    again = Journal.resume(path)
    assert again is not None
    journal, state = again
    second = session_at(path, at_once=False)
    told = Told(second)
    second.resume(state, journal)
    assert second.snapshot == before
    assert second.log == log
    assert second.deal_number == 7
    assert told.names == ["match_changed", "snapshot_changed", "log_changed"]
    second.close()
    first.close()


def test_what_is_played_after_the_resume_goes_on_in_the_journal(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "match.journal"
    first = session_at(path)
    play_until(first, qtbot, 1)
    first.close()
    again = Journal.resume(path)
    assert again is not None
    second = session_at(path, at_once=False)
    second.resume(again[1], again[0])
    second.discard(second._hand.shown()[0])
    after = second.snapshot
    second.close()
    third = Journal.resume(path)
    assert third is not None
    last = session_at(path, at_once=False)
    last.resume(third[1], third[0])
    assert last.snapshot == after
    last.close()


def test_a_record_is_the_match_and_stands_still(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(tmp_path / "match.journal")
    play_until(session, qtbot, 1)
    record = session.record()
    text = record_text(record)
    session.discard(session._hand.shown()[0])
    assert record_text(record) == text
    assert record_text(session.record()) != text
    assert record.seats == tuple(Seat(seat.name, seat.player) for seat in NEW_MATCH.seats)
    assert record.created.endswith("Z")
    session.close()


def test_staged_cards_are_in_the_hand_of_a_record(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(tmp_path / "match.journal")
    play_until(session, qtbot, 1)
    before = record_text(session.record())
    session.stage(session._hand.shown()[:1])
    assert record_text(session.record()) == before
    session.close()


def test_an_opened_record_is_the_same_table_in_a_journal_of_its_own(
    qtbot: QtBot, tmp_path: Path, empty_session: GameSession, journal: KeptJournal
) -> None:
    first = session_at(tmp_path / "match.journal")
    play_until(first, qtbot, 12)
    told = Told(empty_session)
    empty_session.open_record(parse_record(record_text(first.record())))
    assert empty_session.snapshot == first.snapshot
    assert told.names == ["match_changed", "snapshot_changed", "log_changed"]
    assert journal.lines == [("begun", 1, empty_session.deal_number)]
    assert empty_session.deal_number != 7
    first.close()


def test_a_record_between_two_rounds_shows_its_sheet_again(
    qtbot: QtBot, empty_session: GameSession, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    Person(empty_session)
    with qtbot.waitSignal(empty_session.round_ended, timeout=20_000):
        empty_session.new_match(NEW_MATCH)
    record, results = empty_session.record(), empty_session.results
    told = Told(empty_session)
    empty_session.open_record(record)
    assert told.names[-1] == "round_ended"
    assert empty_session.results == results
    assert empty_session.next_round() is None


def test_a_record_without_a_round_is_dealt(session: GameSession, empty_session: GameSession) -> None:
    record = session.record()
    record.match.rounds.clear()
    record.match.state = None
    empty_session.open_record(record)
    assert empty_session.in_round


def test_whoever_sat_at_the_persons_seat_is_replaced(session: GameSession) -> None:
    record = session.record()
    all_computers = Record(record.match, tuple(Seat(seat.name, "expert") for seat in record.seats))
    session.open_record(all_computers)
    assert [seat.player for seat in session.seats] == ["human", "expert", "expert", "expert"]


def test_a_manual_order_ends_with_its_match(session: GameSession, told: Told) -> None:
    session.move_in_hand(session._hand.shown()[:1], 5)
    told.forget()
    session.new_match(NEW_MATCH)
    assert session.sort_mode is SortMode.RANK
    assert ("sort_mode_changed", (SortMode.RANK,)) in told.all


def test_the_record_replays_move_by_move(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(tmp_path / "match.journal")
    play_until(session, qtbot, 12)
    record = session.record()
    assert record.match.state is not None
    assert parse_record(record_text(record)).match == record.match
    assert seat_move_text(*record.match.rounds[0].moves[-1]) == "0 draw"
    session.close()


def test_the_own_order_of_the_hand_is_found_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "match.journal"
    first = session_at(path, at_once=False)
    first.new_match(NEW_MATCH)
    assert first.snapshot is not None
    held = [card.key for card in first.snapshot.hand]
    first.move_in_hand([held[-1], held[3]], 0)
    before = [card.card for card in first.snapshot.hand]
    first.close()
    again = Journal.resume(path)
    assert again is not None
    journal, state = again
    second = session_at(path, at_once=False)
    told = Told(second)
    second.resume(state, journal)
    assert second.snapshot is not None
    assert [card.card for card in second.snapshot.hand] == before
    assert second.sort_mode is SortMode.MANUAL
    assert told.values("sort_mode_changed") == [SortMode.MANUAL]
    second.close()


def test_the_own_order_is_kept_through_moves_and_left_when_it_is_sorted(qtbot: QtBot) -> None:
    journal = KeptJournal()
    session = GameSession(ScriptedThinker(at_once=False), begin_journal=journal.begin, randomness=Random(4))
    session.new_match(NEW_MATCH)
    lay_table(session, a_table("4h 9d Ks", phase="draw", stock="Tc 5d"))
    session.move_in_hand(keys(session, "Ks"), 0)
    session.draw()
    session.draw()
    session.sort()
    told = [line[1] for line in journal.lines if line[0] == "hand"]
    assert told == ["Ks 4h 9d", "Ks 4h 9d Tc", ""]
    session.close()
