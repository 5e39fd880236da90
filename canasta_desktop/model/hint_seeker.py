"""Seeks hints for the person at the table."""

from PySide6.QtCore import QObject, Signal

from canasta_desktop.engine.view import PlayerView
from canasta_desktop.model.thinker import Decision, ThinkerLike
from canasta_desktop.players.hinting import Hint


class HintSeeker(QObject):
    """Asks the thinker for hints, and goes through what it found, round and round.

    What was put away is found again: whoever asks twice in the same position is told the same.
    """

    changed = Signal()
    """Another hint stands, or none, or one is being sought."""
    failed = Signal()
    """There is no answer."""

    def __init__(self, thinker: ThinkerLike, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._seeking = False
        self._found: tuple[Hint, ...] = ()
        self._place = 0
        self._asked_at: PlayerView | None = None
        """Where was asked last."""
        self._kept: tuple[Hint, ...] = ()
        """What was found there."""
        thinker.hinted.connect(self._on_hinted)
        thinker.failed.connect(self._on_failed)

    @property
    def seeking(self) -> bool:
        """Whether an answer is awaited."""
        return self._seeking

    @property
    def found(self) -> tuple[Hint, ...]:
        """What was found, the best first; nothing as long as no hint stands."""
        return self._found

    @property
    def place(self) -> int:
        """Which of them stands, from 0."""
        return self._place

    def ask(self, decision: Decision) -> None:
        """Seek hints; where some were found, go on to the next, and after the last to the first."""
        if self._seeking:
            return
        if self._found:
            self._place = (self._place + 1) % len(self._found)
        elif self._kept and self._asked_at == decision.view:
            self._found = self._kept
        else:
            self._seeking = True
            self._asked_at, self._kept = decision.view, ()
            self._thinker.think(decision)
        self.changed.emit()

    def forget(self) -> bool:
        """No hint stands any more, and none is sought; told by nothing. Whether there was anything to forget."""
        if self._seeking:
            self._thinker.cancel()
        had = self._seeking or bool(self._found)
        self._seeking, self._found, self._place = False, (), 0
        return had

    def _on_hinted(self, found: tuple[Hint, ...]) -> None:
        if self._seeking:
            self._seeking, self._found, self._place = False, found, 0
            self._kept = found
            self.changed.emit()

    def _on_failed(self, _problem: str) -> None:
        if self._seeking:
            self.forget()
            self.changed.emit()
            self.failed.emit()
