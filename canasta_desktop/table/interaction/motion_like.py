"""The movements of the table as the interaction uses them."""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Signal, SignalInstance
from PySide6.QtWidgets import QGraphicsItem

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.motion import durations


class MotionLike(Protocol):
    """Plays what happened as movements of cards, one after the other."""

    @property
    def started(self) -> SignalInstance:
        """Signal(): a happening begins to play; until `finished` the movement shows the table, nobody else does."""

    @property
    def finished(self) -> SignalInstance:
        """Signal(): all happenings are at their end; once for each `started`."""

    @property
    def began_again(self) -> SignalInstance:
        """Signal(Happening): of what is shown again, this one begins."""

    @property
    def expected(self) -> SignalInstance:
        """Signal(TableSnapshot): this is to be shown in one of the next frames; its words may be found now."""

    def play(self, happening: Happening, *, by_hand: bool = False) -> None:
        """Show what happened; called before the session's snapshot after it is shown.

        With `by_hand` the person has just dropped these cards where they go: they are there already.
        """

    def play_again(self, happenings: Sequence[Happening], present: TableSnapshot) -> None:
        """Show what happened before once more, and at the end the present table."""

    def fly_home(self, items: Sequence[QGraphicsItem], homes: Sequence[QPointF], landed: Callable[[], None]) -> None:
        """Let cards that were not accepted fly home, then call `landed`."""

    def relayout(
        self, landed: Collection[int] = (), lasts: float = durations.RELAYOUT, most: int | None = None
    ) -> AbstractContextManager[None]:
        """Whatever is shown or marked inside lets the cards that stay in the hand glide to their new places."""

    def a_frame_later(self, act: Callable[[], None], *, calm: bool = False) -> None:
        """Do this when what is shown now was painted, and for `calm` when the hand glides no more; of several, the
        last asked for is done.
        """

    def finish(self) -> None:
        """Bring everything to its end at once."""

    def set_pace(self, pace: Pace) -> None:
        """Move faster or slower."""


class NoMotion(QObject):
    """Everything is in its place at once."""

    started = Signal()
    finished = Signal()
    expected = Signal(object)
    began_again = Signal(object)

    def play(self, happening: Happening, *, by_hand: bool = False) -> None:
        """Nothing moves."""

    def play_again(self, happenings: Sequence[Happening], present: TableSnapshot) -> None:
        """Nothing is to be seen of it."""
        self.started.emit()
        self.finished.emit()

    def fly_home(self, items: Sequence[QGraphicsItem], homes: Sequence[QPointF], landed: Callable[[], None]) -> None:
        """The cards are home."""
        landed()

    def relayout(
        self, landed: Collection[int] = (), lasts: float = durations.RELAYOUT, most: int | None = None
    ) -> AbstractContextManager[None]:
        """The cards are at their new places."""
        return nullcontext()

    def a_frame_later(self, act: Callable[[], None], *, calm: bool = False) -> None:
        """It is done at once."""
        act()

    def finish(self) -> None:
        """Nothing runs."""

    def set_pace(self, pace: Pace) -> None:
        """Nothing is faster than at once."""
