"""Computer players at the table: asked in turn, and their moves shown one after the other, not at once."""

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.engine.moves import Move
from canasta_desktop.model.happening import PlayerFailure
from canasta_desktop.model.pace import MOVE_SEEN_FOR, Pace
from canasta_desktop.model.thinker import Decision, ThinkerLike


class ComputerPlayers(QObject):
    """Asks the thinker and hands its move on when the last one was seen long enough.

    A move waits while the table moves cards (`hold`), while the game is paused, and for the pace. It is
    never handed on during the call of `ask`.
    """

    decided = Signal(int, object)
    """The seat and its `Move`."""
    failed = Signal(object)
    """`PlayerFailure`; the question is closed."""
    thinking_changed = Signal(object)
    """The seat whose move is awaited, or None."""

    def __init__(self, thinker: ThinkerLike, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._open: Decision | None = None
        self._move: Move | None = None
        self._pace = Pace.NORMAL
        self._paused = False
        self._holds = 0
        self._seen = QTimer(self, singleShot=True)
        self._seen.timeout.connect(self._hand_on)
        thinker.decided.connect(self._on_decided)
        thinker.failed.connect(self._on_failed)

    @property
    def thinking(self) -> int | None:
        """The seat whose move is awaited."""
        return None if self._open is None else self._open.seat

    @property
    def pace(self) -> Pace:
        """How fast moves follow each other."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Change the pace, of the wait that runs too."""
        self._pace = pace
        if self._seen.isActive():
            self._seen.start(min(self._seen.remainingTime(), pace.milliseconds(MOVE_SEEN_FOR)))

    @property
    def paused(self) -> bool:
        """Whether moves wait until the game goes on."""
        return self._paused

    def set_paused(self, *, paused: bool) -> None:
        """Let moves wait, or go on."""
        self._paused = paused
        self._hand_on_soon()

    def ask(self, decision: Decision) -> None:
        """Ask for a move; an open question is forgotten."""
        self.cancel()
        self._open = decision
        self.thinking_changed.emit(decision.seat)
        self._thinker.think(decision)

    def cancel(self) -> None:
        """Forget the open question and its move."""
        if self._open is None:
            return
        if self._move is None:
            self._thinker.cancel()
        self._forget()

    def move_shown(self) -> None:
        """A move was made just now: the next one waits until it was seen."""
        self._seen.start(self._pace.milliseconds(MOVE_SEEN_FOR))

    def hold(self) -> None:
        """Moves wait until as many calls of `release`."""
        self._holds += 1

    def release(self) -> None:
        """Undo one `hold`. Raises `ValueError` without one."""
        if not self._holds:
            raise ValueError("nothing is held")
        self._holds -= 1
        self._hand_on_soon()

    def stop(self) -> None:
        """Forget everything and end the thinker."""
        self.cancel()
        self._seen.stop()
        self._thinker.stop()

    def _on_decided(self, move: Move) -> None:
        if self._open is not None:
            self._move = move
            self._hand_on_soon()

    def _on_failed(self, problem: str) -> None:
        if self._open is None:
            return
        decision = self._open
        self._forget()
        self.failed.emit(PlayerFailure(decision.seat, problem))

    def _hand_on_soon(self) -> None:
        if not self._seen.isActive():
            self._seen.start(0)

    def _hand_on(self) -> None:
        if self._open is None or self._move is None or self._holds or self._paused:
            return
        decision, move = self._open, self._move
        self._forget()
        self.decided.emit(decision.seat, move)

    def _forget(self) -> None:
        self._open = None
        self._move = None
        self.thinking_changed.emit(None)
