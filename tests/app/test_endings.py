import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from canasta_desktop.app.endings import SignalWatch, UnexpectedErrors


@pytest.fixture
def ended(qtbot: QtBot) -> Iterator[list[bool]]:
    ends: list[bool] = []
    watch = SignalWatch(lambda: ends.append(True))
    yield ends
    watch.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals for windows")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_program(ended: list[bool], number: int, qtbot: QtBot) -> None:
    os.kill(os.getpid(), number)
    qtbot.waitUntil(lambda: ended == [True])


def test_signals_are_left_to_others_afterwards(qtbot: QtBot) -> None:
    before = signal.getsignal(signal.SIGTERM)
    watch = SignalWatch(lambda: None)
    assert signal.getsignal(signal.SIGTERM) is not before
    watch.stop()
    assert signal.getsignal(signal.SIGTERM) == before


class Bell(QObject):
    rung = Signal()


def test_an_error_that_nobody_handles_is_written_and_told_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: written.append(str(error)))
    before = sys.excepthook
    told: list[bool] = []
    errors = UnexpectedErrors(lambda: told.append(True))
    for words in ("first", "second"):
        error = ValueError(words)
        sys.excepthook(type(error), error, None)
    qtbot.waitUntil(lambda: told == [True])
    assert written == ["first", "second"]
    errors.stop()
    assert sys.excepthook is before


LEAVE_AT_ONCE = """
from PySide6.QtCore import QCoreApplication, QTimer
from canasta_desktop.app import program, run

begin = program.Program.begin

def begin_and_leave(self, file):
    begin(self, file)
    self.control.play_now()
    QTimer.singleShot(20, self.settings_window.open)
    QTimer.singleShot(60, lambda: QCoreApplication.exit(0))

program.Program.begin = begin_and_leave
raise SystemExit(run(None))
"""
"""Qt ends while windows are open, the keyboard is at the table, and cards move."""


def test_the_program_ends_in_order_whatever_is_open() -> None:
    screen = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "2"}
    for _ in range(3):
        ended = subprocess.run(
            [sys.executable, "-c", LEAVE_AT_ONCE], env=os.environ | screen, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stderr


BREAK_WHILE_BUILT = """
import sys
from canasta_desktop.app import program
from canasta_desktop.__main__ import main

def break_off(*_given):
    raise {error}("broken")

program.Program.begin = break_off
sys.argv[1:] = []
raise SystemExit(main())
"""
"""Something goes wrong after the window was seen and before one can play."""


@pytest.mark.parametrize(("error", "status"), [("KeyboardInterrupt", 130), ("ValueError", 1)])
def test_no_dead_table_stays_where_the_program_cannot_be_built(error: str, status: int) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", BREAK_WHILE_BUILT.format(error=error)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    assert ended.returncode == status
    assert ("ValueError: broken" in ended.stderr) == (error == "ValueError")
