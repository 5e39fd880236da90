"""When the score sheet of a finished round comes: not before the last cards have been seen."""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession

_SEEN_FOR: Final = 800
_STANDS_FOR: Final = 600


class StillnessLike(Protocol):
    """Whatever moves on the table."""

    @property
    def running(self) -> bool:
        """Whether something moves."""

    @property
    def finished(self) -> SignalInstance:
        """Signal(): nothing moves any more."""


def last_cards_seen_for(pace: Pace) -> int:
    """Milliseconds from the last movement of a round until its sheet; without movements, from the last move."""
    return _STANDS_FOR if pace is Pace.OFF else pace.milliseconds(_SEEN_FOR)


class DueSheet(QObject):
    """Waits from the end of a round until its sheet may come."""

    due = Signal()

    def __init__(
        self,
        session: GameSession,
        motion: StillnessLike,
        seen_for: Callable[[Pace], int] = last_cards_seen_for,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._motion, self._seen_for = session, motion, seen_for
        self._expected = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tell)
        motion.finished.connect(self._wait)

    @property
    def expected(self) -> bool:
        """Whether a sheet is still to come."""
        return self._expected

    def expect(self) -> None:
        """A round is over."""
        self._expected = True
        if not self._motion.running:
            self._wait()

    def forget(self) -> None:
        """No sheet is to come any more."""
        self._expected = False
        self._timer.stop()

    def _wait(self) -> None:
        if self._expected:
            self._timer.start(self._seen_for(self._session.pace))

    def _tell(self) -> None:
        self.forget()
        self.due.emit()
