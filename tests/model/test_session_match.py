"""A match at the table: dealt, played round by round to its end."""

import itertools
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import cards_text, full_deck
from canasta_desktop.engine.deal import deck_of, first_dealer_of
from canasta_desktop.engine.events import CardsDrawn, RoundDealt, RoundEnded, TurnBegan
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.model.seats import LEVELS, STAND_IN, NewMatch, SeatPlayer, level_of, person_seat
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.worker_thinker import WorkerThinker
from canasta_desktop.players import deciding
from tests.model.person import Person
from tests.model.stand_ins import KeptJournal, ScriptedThinker, Told
from tests.model.tables import CLASSIC, NEW_MATCH, SEATS, a_table, lay_table


@pytest.fixture
def quick(empty_session: GameSession, thinker: ScriptedThinker) -> GameSession:
    """A session whose computer players decide at once."""
    thinker.at_once = True
    return empty_session


def test_a_new_match_is_announced_as_a_deal(empty_session: GameSession) -> None:
    told = Told(empty_session)
    empty_session.new_match(NEW_MATCH)
    assert told.names[:4] == ["match_changed", "happened", "snapshot_changed", "log_changed"]
    (happening,) = told.values("happened")
    assert isinstance(happening, Happening)
    assert happening.before is None
    dealt = happening.events[0]
    assert isinstance(dealt, RoundDealt)
    assert [len(hand) for hand in dealt.hands] == [11, 0, 0, 0]
    assert isinstance(happening.events[-1], TurnBegan)


def test_the_deal_number_gives_the_deck_and_the_dealer(session: GameSession) -> None:
    played = session.record().match.rounds[0]
    assert played.dealer == first_dealer_of(7, 4)
    assert list(played.deck) == deck_of(7, 0, 2)
    assert session.deal_number == 7


def test_without_a_number_another_match_is_dealt_each_time(empty_session: GameSession) -> None:
    numbers = set()
    for _ in range(3):
        empty_session.new_match(NewMatch(CLASSIC, SEATS))
        numbers.add(empty_session.deal_number)
    assert len(numbers) == 3


def test_a_match_needs_as_many_seats_as_players_and_a_deal_number_that_exists(empty_session: GameSession) -> None:
    with pytest.raises(ValueError, match="3 seats for 4 players"):
        empty_session.new_match(NewMatch(CLASSIC, SEATS[:3]))
    for number in (-1, 2**63):
        with pytest.raises(ValueError, match="no deal number"):
            empty_session.new_match(NewMatch(CLASSIC, SEATS, number))
    assert empty_session.snapshot is None


def test_every_fact_is_written_down_before_it_is_shown(empty_session: GameSession, journal: KeptJournal) -> None:
    written: list[int] = []
    empty_session.happened.connect(lambda _: written.append(len(journal.lines)))
    empty_session.new_match(NEW_MATCH)
    assert journal.lines == [("begun", 0, 7), ("dealt", first_dealer_of(7, 4), 108)]
    lay_table(empty_session, a_table("9d 5h", phase="draw"))
    empty_session.draw()
    assert [line[0] for line in journal.lines] == ["begun", "dealt", "moved"]
    assert written == [2, 3]


def test_a_disk_that_refuses_is_told_once_and_the_game_goes_on(
    session: GameSession, told: Told, journal: KeptJournal
) -> None:
    lay_table(session, a_table("9d 5h 6h", phase="draw"))
    told.forget()
    journal.broken = True
    session.draw()
    session.discard(session._hand.shown()[0])
    assert told.names.count("journal_failed") == 1
    assert told.names.count("happened") == 2
    assert "No space left on device" in str(told.values("journal_failed")[0])


def test_a_disk_that_takes_again_is_told_with_nothing_lost(
    session: GameSession, told: Told, journal: KeptJournal
) -> None:
    lay_table(session, a_table("9d 5h 6h", phase="draw"))
    journal.broken = True
    session.draw()
    journal.broken = False
    session.discard(session._hand.shown()[0])
    assert told.names.count("journal_restored") == 1
    assert [line[0] for line in journal.lines] == ["begun", "dealt", "moved", "moved"]


def test_a_journal_that_could_not_be_begun_is_begun_with_all_that_was_played(
    empty_session: GameSession, journal: KeptJournal
) -> None:
    told = Told(empty_session)
    journal.broken = True
    empty_session.new_match(NEW_MATCH)
    assert told.names.count("journal_failed") == 1
    journal.broken = False
    lay_table(empty_session, a_table("9d 5h 6h", phase="draw"))
    empty_session.draw()
    assert journal.lines[0] == ("begun", 1, 7)
    assert [line[0] for line in journal.lines] == ["begun", "moved"]
    assert told.names.count("journal_restored") == 1


def test_what_a_disk_refused_is_written_at_the_close_where_there_is_room_again(
    session: GameSession, journal: KeptJournal
) -> None:
    lay_table(session, a_table("9d 5h 6h", phase="draw"))
    journal.broken = True
    session.draw()
    journal.broken = False
    session.close()
    assert [line[0] for line in journal.lines] == ["begun", "dealt", "moved"]


def test_a_journal_that_could_not_be_begun_is_begun_at_the_close(
    empty_session: GameSession, journal: KeptJournal
) -> None:
    journal.broken = True
    empty_session.new_match(NEW_MATCH)
    journal.broken = False
    empty_session.close()
    assert journal.lines == [("begun", 1, 7)]
    assert journal.closed


def test_a_journal_begun_late_has_the_own_order_of_the_hand(empty_session: GameSession, journal: KeptJournal) -> None:
    journal.broken = True
    empty_session.new_match(NEW_MATCH)
    snapshot = empty_session.snapshot
    assert snapshot is not None
    empty_session.move_in_hand([snapshot.hand[0].key], 11)
    moved = empty_session.snapshot
    assert moved is not None
    assert moved.hand != snapshot.hand
    journal.broken = False
    empty_session.close()
    assert ("hand", cards_text([held.card for held in moved.hand])) in journal.lines


def test_what_a_disk_refused_is_written_before_another_match_comes(session: GameSession, journal: KeptJournal) -> None:
    lay_table(session, a_table("9d 5h 6h", phase="draw"))
    journal.broken = True
    session.draw()
    journal.broken = False
    session.new_match(NEW_MATCH)
    assert [line[0] for line in journal.lines] == ["begun", "dealt", "moved", "begun", "dealt"]


def test_a_disk_that_refuses_at_the_close_too_is_not_told_again(
    session: GameSession, told: Told, journal: KeptJournal
) -> None:
    lay_table(session, a_table("9d 5h 6h", phase="draw"))
    journal.broken = True
    session.draw()
    session.close()
    assert told.names.count("journal_failed") == 1
    assert journal.closed


def test_another_match_closes_the_journal_of_the_last(session: GameSession, journal: KeptJournal) -> None:
    session.new_match(NEW_MATCH)
    assert journal.closed


def test_a_round_is_played_to_its_sheet(quick: GameSession, qtbot: QtBot) -> None:
    person = Person(quick)
    told = Told(quick)
    with qtbot.waitSignal(quick.round_ended, timeout=20_000) as ended:
        quick.new_match(NEW_MATCH)
    assert person.refused == []
    assert person.acted > 3
    (result,) = ended.args
    assert isinstance(result, RoundResult)
    assert (result.round_number, result.match_over) == (1, False)
    assert all(side.after == side.before + side.score.total for side in result.sides)
    assert told.names[-1] == "round_ended"
    assert quick.results == (result,)
    assert not quick.in_round


def test_every_card_is_there_after_a_round(quick: GameSession, qtbot: QtBot) -> None:
    Person(quick)
    with qtbot.waitSignal(quick.round_ended, timeout=20_000):
        quick.new_match(NEW_MATCH)
    state = quick.record().match.state
    assert state is not None
    melds = [meld.cards for melds in state.melds for meld in melds.values()]
    cards = [card for cards in (state.stock, state.pile, *state.hands, *state.red_threes, *melds) for card in cards]
    assert sorted(cards) == sorted(full_deck(2))


def test_the_person_sees_only_the_own_cards_go_to_a_hand(quick: GameSession, qtbot: QtBot) -> None:
    Person(quick)
    told = Told(quick)
    with qtbot.waitSignal(quick.round_ended, timeout=20_000):
        quick.new_match(NEW_MATCH)
    happenings = [value for value in told.values("happened") if isinstance(value, Happening)]
    drawn = [event for value in happenings for event in value.events if isinstance(event, CardsDrawn)]
    assert {bool(event.cards) for event in drawn if event.seat == quick.me} == {True}
    assert {event.cards for event in drawn if event.seat != quick.me} == {()}


def test_each_happening_begins_where_the_last_one_ended_but_for_the_hand(quick: GameSession, qtbot: QtBot) -> None:
    Person(quick)
    told = Told(quick)
    with qtbot.waitSignal(quick.round_ended, timeout=20_000):
        quick.new_match(NEW_MATCH)
    shown = [value for value in told.values("happened") if isinstance(value, Happening)]
    for before, after in itertools.pairwise(shown):
        assert after.before is not None
        assert after.before.pile == before.after.pile
        assert after.before.stock == before.after.stock
    assert shown[-1].after == quick.snapshot


def test_the_session_waits_for_the_next_round(quick: GameSession, qtbot: QtBot) -> None:
    Person(quick)
    with qtbot.waitSignal(quick.round_ended, timeout=20_000):
        quick.new_match(NEW_MATCH)
    first = quick.results[0]
    assert quick.thinking is None
    with qtbot.waitSignal(quick.round_ended, timeout=20_000):
        assert quick.next_round() is None
    second = quick.record().match.rounds[1]
    assert second.dealer == first.next_dealer
    assert list(second.deck) == deck_of(7, 1, 2)
    assert quick.results[1].sides[0].before == first.scores[0]


def test_a_round_in_play_is_not_left(session: GameSession) -> None:
    assert session.next_round() == TableRefusal(TableRefusalCode.ROUND_RUNNING)


def test_a_match_ends_with_who_won_and_by_what(quick: GameSession, qtbot: QtBot) -> None:
    Person(quick)
    told = Told(quick)
    quick.round_ended.connect(lambda result: None if result.match_over else quick.next_round())
    with qtbot.waitSignal(quick.match_ended, timeout=60_000) as ended:
        quick.new_match(NewMatch(house_rules("classic", 4, {"target": 1000}), SEATS, 3))
    (result,) = ended.args
    assert isinstance(result, MatchResult)
    assert result.scores[result.winner] == max(result.scores) >= 1000
    assert result.margin == result.scores[result.winner] - min(result.scores)
    assert result.winning_seats == ((0, 2), (1, 3))[result.winner]
    assert result.rounds == quick.results
    assert result.rounds[-1].match_over
    assert told.names[-2:] == ["round_ended", "match_ended"]
    assert quick.next_round() == quick.draw() == TableRefusal(TableRefusalCode.MATCH_OVER)
    assert quick.snapshot is not None
    assert quick.snapshot.match_over


def test_the_log_tells_all_but_the_turns(quick: GameSession, qtbot: QtBot) -> None:
    Person(quick)
    with qtbot.waitSignal(quick.round_ended, timeout=20_000):
        quick.new_match(NEW_MATCH)
    assert [entry.number for entry in quick.log] == list(range(len(quick.log)))
    assert isinstance(quick.log[0].event, RoundDealt)
    assert isinstance(quick.log[-1].event, RoundEnded)
    assert not any(isinstance(entry.event, TurnBegan) for entry in quick.log)
    assert {entry.seat for entry in quick.log} == {None, 0, 1, 2, 3}


def test_a_request_from_a_slot_is_announced_after_what_is_still_to_be_told(session: GameSession) -> None:
    lay_table(session, a_table("9d 5h 6h", phase="draw"))
    told = Told(session)
    session.happened.connect(lambda _: session.discard() if session.selected else session.select_all())
    session.draw()
    assert told.names == [
        "happened",
        "snapshot_changed",
        "log_changed",
        "snapshot_changed",
        "selection_changed",
    ]


def test_a_round_is_played_with_the_worker(qtbot: QtBot) -> None:
    thinker = WorkerThinker()
    session = GameSession(thinker, randomness=Random(2))
    session.set_pace(Pace.OFF)
    person = Person(session, "novice")
    session.new_match(NEW_MATCH)
    with qtbot.waitSignal(session.round_ended, timeout=30_000):
        thinker.start()
    assert person.refused == []
    session.close()
    assert thinker.process_id is None


def test_closing_ends_thinker_and_journal(session: GameSession, thinker: ScriptedThinker, journal: KeptJournal) -> None:
    session.close()
    assert thinker.stopped
    assert journal.closed


def test_pace_and_pause_are_told_when_they_change(session: GameSession, told: Told) -> None:
    session.set_pace(Pace.OFF)
    session.set_pace(Pace.FAST)
    session.set_paused(False)
    session.set_paused(True)
    assert told.all == [("pace_changed", (Pace.FAST,)), ("paused_changed", (True,))]


def test_the_levels_offered_are_there() -> None:
    assert set(LEVELS) < set(deciding.LEVELS)
    assert STAND_IN in LEVELS
    assert [level_of(player) for player in ("human", "wizard", "novice", "random", "expert")] == [
        STAND_IN,
        STAND_IN,
        "novice",
        "random",
        "expert",
    ]


def test_the_person_sits_where_the_first_human_does() -> None:
    computer, human = SeatPlayer("A", "casual"), SeatPlayer("B", "human")
    assert person_seat((computer, human, human)) == 1
    assert person_seat((computer, computer)) == 0
