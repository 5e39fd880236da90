"""Bursts of mouse, touch, keys, sizes, themes and languages on the whole program: nothing is lost, doubled or stranded.

So many events for each number of players; with CANASTA_BURSTS=20000 in the environment, so many instead.
"""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from canasta_desktop.app import program as program_module
from canasta_desktop.app.program import Program
from canasta_desktop.model.pace import Pace
from canasta_desktop.ui.action_list import ActionId
from tests.app.agreement import assert_agrees
from tests.app.bursting import Burst, Chance, Deed, WaitingThinker, a_record

EVENTS = int(os.environ.get("CANASTA_BURSTS", "500"))
FIRST = int(os.environ.get("CANASTA_BURST_SEED", "0"))
"""The seed of the first table: that of a failed one does it again."""
_HARMLESS = ("This plugin does not support", "occurs outside target window")
"""What the platform without a screen says of every window, and the test tool of a pointer that leaves one."""


@pytest.fixture(scope="module")
def touch() -> QPointingDevice:
    """A touch screen; a test run can have it only once."""
    return QTest.createTouchDevice()


@pytest.fixture
def told(qtbot: QtBot) -> Iterator[list[str]]:
    """What Qt warns of."""
    warnings: list[str] = []

    def hear(kind: QtMsgType, _context: object, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(words in message for words in _HARMLESS):
            warnings.append(message)

    before = qInstallMessageHandler(hear)
    yield warnings
    qInstallMessageHandler(before)


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The program, whose computer players wait to be told."""
    monkeypatch.setattr(program_module, "WorkerThinker", WaitingThinker)
    monkeypatch.setattr(os, "fsync", lambda _file: None)
    program = Program(qapp)
    program.window.actions_by_id[ActionId.QUIT].setEnabled(False)
    with qtbot.waitExposed(program.window):
        program.begin(None)
    yield program
    program.window.close()
    program.end()
    program.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_table_agrees_with_the_match_after_each_burst(
    program: Program, touch: QPointingDevice, told: list[str], players: int
) -> None:
    events, seed = 0, FIRST
    while events < EVENTS:
        burst = Burst(program, touch)
        done: list[Deed] = []
        with capture_exceptions() as raised:
            try:
                sit(burst, program, players, seed, done)
                assert told == []
            except BaseException as error:
                error.add_note(f"players {players}, seed {seed}:\n" + "\n".join(f"    {deed!r}," for deed in done))
                raise
        assert raised == [], f"players {players}, seed {seed}: {done}"
        events += burst.events
        seed += 1


def sit(burst: Burst, program: Program, players: int, seed: int, done: list[Deed]) -> None:
    """Go through all bursts of one table."""
    # Painting takes half of the time, so some tables are spared it.
    program.view.setUpdatesEnabled(seed % 3 == 0)
    program.session.open_record(a_record(players, seed))
    program.session.set_pace((Pace.OFF, Pace.FAST, Pace.NORMAL)[seed % 3])
    program.motion.finish()
    for deeds in Chance(seed).sitting():
        for deed in deeds:
            done.append(deed)
            burst.do(deed)
        done.append(("rest",))
        burst.come_to_rest()
        assert_agrees(program)
