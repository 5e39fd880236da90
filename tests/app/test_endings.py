import os
import signal
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
