"""A match to 500 points in the program's own window, without a mouse."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app.program import Program
from canasta_desktop.engine.events import MeldLaid, WentOut
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Meld, TakePile
from canasta_desktop.model.pace import Pace
from canasta_desktop.storage.records import Seat, new_record, write_record
from canasta_desktop.ui.score_sheet import ScoreSheet
from tests.app.key_player import ME, KeyPlayer
from tests.model.tables import CLASSIC, SEATS

Key = Qt.Key
SEED = 114
"""Of a match of two rounds in which the person does everything that there is to do, and is asked, too."""


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """A match to 500 that just begins; the others play whatever is allowed, which no tuning changes."""
    file = tmp_path / "to-500.canasta"
    seats = [Seat(SEATS[0].name, SEATS[0].player), *(Seat(seat.name, "random") for seat in SEATS[1:])]
    write_record(file, new_record(Match(replace(CLASSIC, target=500)), seats))
    program = Program(qapp)
    program.session._random = Random(SEED)
    program.session.set_pace(Pace.OFF)
    with qtbot.waitExposed(program.window):
        program.begin(file)
    program.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWindow() is not None)
    yield program
    program.window.close()
    program.end()
    program.window.deleteLater()


def go_on(program: Program, player: KeyPlayer) -> None:
    """From the score sheet to the next round."""
    sheet = player.dialog
    assert isinstance(sheet, ScoreSheet)
    # Enter is not taken in haste.
    player.wait(lambda: not sheet.late_keys.timer.isActive())
    player.key(Key.Key_Return)
    player.wait(lambda: program.session.in_round and player.has_table())


def test_a_match_is_played_by_keyboard_alone(program: Program, qtbot: QtBot) -> None:
    player = KeyPlayer(program, qtbot)
    assert player.has_table()
    rounds = 0
    while True:
        player.play_round()
        rounds += 1
        if program.session.match_result is not None:
            break
        go_on(program, player)

    player.key(Key.Key_Escape)
    player.wait(player.has_table)
    player.key(Key.Key_F9)
    player.wait(lambda: player.dialog is not None)
    player.key(Key.Key_Escape)
    player.wait(player.has_table)

    events = [entry.event for entry in program.session.log]
    assert rounds > 1
    assert max(result.scores[0] for result in program.session.results) >= 500
    assert {Draw, Discard, Meld, TakePile, Ask, Answer} <= {type(move) for move in player.made}
    assert any(isinstance(event, MeldLaid) and event.seat == ME for event in events)
    assert any(isinstance(event, WentOut) and event.seat == ME for event in events)
