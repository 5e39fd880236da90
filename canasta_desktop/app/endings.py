"""How the program ends when the system asks it to, and what happens when something unexpected goes wrong."""

import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType, TracebackType

from PySide6.QtCore import QObject, QSocketNotifier, QTimer

_ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class SignalWatch(QObject):
    """Calls `end` when the system asks the program to end; nothing polls meanwhile."""

    def __init__(self, end: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = end
        self._reader, self._writer = socket.socketpair()
        for one in (self._reader, self._writer):
            one.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._before = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        # Python writes to the descriptor only for signals that it handles itself.
        self._handlers = {number: signal.signal(number, _ignore) for number in _ENDING}

    def stop(self) -> None:
        """Watch no longer."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    def _on_signal(self) -> None:
        self._reader.recv(64)
        self._end()


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """The descriptor has told it."""


class UnexpectedErrors:
    """Writes errors that nobody handled to standard error, and tells the player of the first.

    The journal has every committed move, so the game goes on or is found again.
    """

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell
        self._told = False
        self._before = sys.excepthook
        sys.excepthook = self._on_error

    def stop(self) -> None:
        """Leave errors to whoever handled them before."""
        sys.excepthook = self._before

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before(kind, error, trace)
        if not self._told:
            self._told = True
            # Not from within whatever failed.
            QTimer.singleShot(0, self._tell)
