"""How computer players follow each other at the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Draw, Pass
from canasta_desktop.engine.view import view_of
from canasta_desktop.model.computer_players import ComputerPlayers
from canasta_desktop.model.happening import PlayerFailure
from canasta_desktop.model.pace import MOVE_SEEN_FOR, Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.thinker import Decision
from tests.model.stand_ins import ScriptedThinker, Told
from tests.model.tables import a_table, lay_table


@pytest.fixture
def players(qtbot: QtBot, thinker: ScriptedThinker) -> Iterator[ComputerPlayers]:
    players = ComputerPlayers(thinker)
    players.set_pace(Pace.OFF)
    yield players
    players.stop()


def decision(seat: int = 1) -> Decision:
    state = a_table("9d 5h", phase="draw", turn=seat)
    return Decision(seat, "novice", view_of(state, seat), legal_moves(state), 1)


def waited(clock: QElapsedTimer) -> float:
    """Milliseconds."""
    return clock.nsecsElapsed() / 1e6


def least(pace: Pace) -> float:
    """What a move is seen for: timers of Qt count whole milliseconds, and may come up to a twentieth early."""
    return (pace.milliseconds(MOVE_SEEN_FOR) - 1) * 0.95


@pytest.mark.parametrize(("pace", "factor"), [(Pace.SLOW, 1.6), (Pace.NORMAL, 1), (Pace.FAST, 0.4), (Pace.OFF, 0)])
def test_the_pace_is_a_factor(pace: Pace, factor: float) -> None:
    assert pace.milliseconds(MOVE_SEEN_FOR) == 400 * factor


def test_a_move_is_handed_on_after_the_call_that_asked(
    qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    handed: list[int] = []
    players.decided.connect(lambda seat, _: handed.append(seat))
    with qtbot.waitSignal(players.decided):
        players.ask(decision())
        assert handed == []
    assert handed == [1]


def test_a_move_waits_until_the_last_one_was_seen(
    qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    players.set_pace(Pace.FAST)
    clock = QElapsedTimer()
    clock.start()
    players.move_shown()
    with qtbot.waitSignal(players.decided):
        players.ask(decision())
    assert waited(clock) >= least(Pace.FAST)


def test_a_quicker_pace_shortens_the_wait_that_runs(
    qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    players.set_pace(Pace.SLOW)
    players.move_shown()
    players.ask(decision())
    with qtbot.waitSignal(players.decided, timeout=300):
        players.set_pace(Pace.OFF)


def test_a_move_waits_for_every_movement_of_the_table(
    qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    players.hold()
    players.hold()
    with qtbot.assertNotEmitted(players.decided, wait=30):
        players.ask(decision())
        players.release()
    with qtbot.waitSignal(players.decided):
        players.release()


def test_releasing_what_is_not_held_is_an_error(players: ComputerPlayers) -> None:
    with pytest.raises(ValueError, match="nothing is held"):
        players.release()


def test_a_move_waits_while_the_game_is_paused(
    qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker
) -> None:
    thinker.at_once = True
    players.set_paused(paused=True)
    with qtbot.assertNotEmitted(players.decided, wait=30):
        players.ask(decision())
    with qtbot.waitSignal(players.decided):
        players.set_paused(paused=False)


def test_who_thinks_is_told(qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker) -> None:
    seats: list[object] = []
    players.thinking_changed.connect(seats.append)
    players.ask(decision(3))
    assert players.thinking == 3
    with qtbot.waitSignal(players.decided):
        thinker.answer()
    assert seats == [3, None]


def test_cancelling_forgets_a_move_that_waits(qtbot: QtBot, players: ComputerPlayers, thinker: ScriptedThinker) -> None:
    thinker.at_once = True
    with qtbot.assertNotEmitted(players.decided, wait=30):
        players.ask(decision())
        players.cancel()
    assert thinker.cancelled == 0


def test_cancelling_stops_who_thinks(players: ComputerPlayers, thinker: ScriptedThinker) -> None:
    players.ask(decision())
    players.cancel()
    assert thinker.cancelled == 1
    assert players.thinking is None


def test_the_first_move_after_the_persons_waits_until_that_was_seen(
    session: GameSession, thinker: ScriptedThinker, qtbot: QtBot
) -> None:
    lay_table(session, a_table("9d 5h 6h"))
    session.set_pace(Pace.FAST)
    thinker.at_once = True
    clock = QElapsedTimer()
    clock.start()
    session.discard(session._hand.shown()[0])
    with qtbot.waitSignal(session.happened):
        pass
    assert waited(clock) >= least(Pace.FAST)


def test_a_failure_is_told_and_asked_again_on_request(
    session: GameSession, told: Told, thinker: ScriptedThinker, qtbot: QtBot
) -> None:
    lay_table(session, a_table("9d 5h", phase="draw", turn=1))
    told.forget()
    thinker.failed.emit("out of wits")
    assert told.all == [("thinking_changed", (None,)), ("player_failed", (PlayerFailure(1, "out of wits"),))]
    asked = len(thinker.asked)
    session.think_again()
    assert len(thinker.asked) == asked + 1
    with qtbot.waitSignal(session.happened):
        thinker.answer(Draw())


def test_an_illegal_move_of_a_computer_player_is_a_failure(
    session: GameSession, thinker: ScriptedThinker, qtbot: QtBot
) -> None:
    lay_table(session, a_table("9d 5h", phase="draw", turn=1))
    before = session.snapshot
    with qtbot.waitSignal(session.player_failed) as failed:
        thinker.answer(Pass())
    assert failed.args == [PlayerFailure(1, "illegal move: stock_not_empty")]
    assert session.snapshot == before


def test_think_again_does_nothing_while_somebody_thinks(session: GameSession, thinker: ScriptedThinker) -> None:
    lay_table(session, a_table("9d 5h", phase="draw", turn=1))
    asked = len(thinker.asked)
    session.think_again()
    assert len(thinker.asked) == asked
