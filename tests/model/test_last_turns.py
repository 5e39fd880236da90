"""The last turns played again from the record: what each move showed, from the person's turn before on."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.events import CardDiscarded, CardsDrawn, PileTaken, TurnBegan
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.last_turns import last_turns
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.storage.records import parse_record, record_text
from tests.model.person import Person
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH
from tests.model.test_session_resume import play_until, session_at


def cards_of(table: TableSnapshot | None) -> list[Card]:
    assert table is not None
    return sorted(held.card for held in table.hand)


def without_hand(table: TableSnapshot | None) -> tuple[object, ...]:
    assert table is not None
    return table.sides, table.pile, table.stock, [(seat.seat, seat.cards, seat.on_turn) for seat in table.seats]


def actors(shown: tuple[Happening, ...]) -> list[int]:
    """Who drew or took, move by move."""
    return [
        event.seat for happening in shown for event in happening.events if isinstance(event, CardsDrawn | PileTaken)
    ]


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path) -> Iterator[GameSession]:
    """In the person's turn after drawing, some turns on."""
    session = session_at(tmp_path / "match.journal")
    play_until(session, qtbot, 30)
    yield session
    session.close()


def test_in_the_own_turn_it_begins_with_the_turn_before(played: GameSession) -> None:
    shown = played.last_turns()
    before = shown[0].before
    assert before is not None
    assert before.my_turn
    assert not before.has_drawn
    seats = list(dict.fromkeys(actors(shown)))
    assert seats[0] == played.me
    assert actors(shown)[-1] == played.me
    assert set(seats) == {0, 1, 2, 3}
    began = [event.seat for happening in shown for event in happening.events if isinstance(event, TurnBegan)]
    assert began.count(played.me) == 1


def test_it_ends_at_the_present_table(played: GameSession) -> None:
    last = played.last_turns()[-1].after
    assert without_hand(last) == without_hand(played.snapshot)
    assert cards_of(last) == cards_of(played.snapshot)


def test_each_begins_where_the_one_before_has_ended(played: GameSession) -> None:
    shown = played.last_turns()
    assert [happening.before for happening in shown[1:]] == [happening.after for happening in shown[:-1]]


def test_hidden_cards_stay_hidden(played: GameSession) -> None:
    drawn = [event for one in played.last_turns() for event in one.events if isinstance(event, CardsDrawn)]
    assert {bool(event.cards) for event in drawn if event.seat != played.me} == {False}
    assert all(event.cards for event in drawn if event.seat == played.me)


def test_looking_changes_nothing(played: GameSession) -> None:
    before, record, log = played.snapshot, record_text(played.record()), played.log
    played.last_turns()
    assert (played.snapshot, played.log) == (before, log)
    assert record_text(played.record()) == record


def test_while_others_play_it_begins_with_the_turn_just_ended(played: GameSession) -> None:
    played.hold()
    assert played.discard(played._hand.shown()[0]) is None
    shown = played.last_turns()
    assert actors(shown) == [played.me]
    assert isinstance(shown[-1].events[0], CardDiscarded)


def test_after_the_deal_there_is_nothing_to_show(session: GameSession) -> None:
    assert session.last_turns() == ()


def test_before_any_match_there_is_nothing_to_show(empty_session: GameSession) -> None:
    assert empty_session.last_turns() == ()


def test_before_the_own_first_turn_everything_since_the_deal_is_shown(played: GameSession) -> None:
    table = played._table
    assert table is not None
    table.match.rounds[-1].moves[3:] = []
    shown = last_turns(table.match, table.seats, 2, SortMode.RANK, ())
    assert len(shown) == 3


def test_after_a_resume_it_comes_from_the_record(played: GameSession, tmp_path: Path) -> None:
    second = session_at(tmp_path / "other.journal", at_once=False)
    second.open_record(parse_record(record_text(played.record())))
    assert second.last_turns() == played.last_turns() != ()
    second.close()


def test_an_own_order_of_the_hand_is_kept(played: GameSession) -> None:
    keys = list(played._hand.shown())
    random.Random(3).shuffle(keys)
    for key in keys:
        played.move_in_hand([key], 0)
    assert played.sort_mode is SortMode.MANUAL
    assert played.snapshot is not None
    shown = [held.card for held in played.snapshot.hand]
    last = played.last_turns()[-1].after
    assert [held.card for held in last.hand] == shown
    for happening in played.last_turns():
        assert len({held.key for held in happening.after.hand}) == len(happening.after.hand)


def test_a_finished_round_is_shown_to_its_end(
    qtbot: QtBot, empty_session: GameSession, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    Person(empty_session)
    with qtbot.waitSignal(empty_session.round_ended, timeout=60_000):
        empty_session.new_match(NEW_MATCH)
    last = empty_session.last_turns()[-1].after
    assert last.round_over
    assert without_hand(last) == without_hand(empty_session.snapshot)


def test_another_match_is_not_paused(session: GameSession) -> None:
    session.set_paused(True)
    session.new_match(NEW_MATCH)
    assert not session.paused
