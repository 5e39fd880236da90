"""The one clock of all movements: it ticks with the frames while something moves, and not at all otherwise."""

from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, Signal, SignalInstance


class ClockLike(Protocol):
    """Tells how many milliseconds have passed since it was started."""

    @property
    def ticked(self) -> SignalInstance:
        """Signal(int): so many milliseconds since `start`."""

    @property
    def running(self) -> bool:
        """Whether it ticks."""

    def start(self) -> None:
        """Tick from 0 on."""

    def stop(self) -> None:
        """Tick no more."""


class FrameClock(QAbstractAnimation):
    """Ticks about 60 times a second, by Qt's timer for animations; endless until stopped."""

    ticked = Signal(int)

    @property
    def running(self) -> bool:
        """Whether it ticks."""
        return self.state() is QAbstractAnimation.State.Running

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, currentTime: int) -> None:
        if self.running:
            self.ticked.emit(currentTime)
