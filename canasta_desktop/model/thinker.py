"""Whoever decides for computer players: asked one thing at a time, answers by a signal."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.values import value
from canasta_desktop.engine.view import PlayerView


@value
class Decision:
    """What a computer player is to decide, or to advise."""

    seat: int
    level: str
    view: PlayerView
    moves: Sequence[Move]
    """The legal moves; the answer is one of them."""
    seed: int
    wants_hints: bool = False
    """Whether the person asks for hints; else a computer player is to move."""


class ThinkerLike(Protocol):
    """Decides one thing at a time."""

    @property
    def decided(self) -> SignalInstance:
        """Signal(object): the `Move` for the decision asked last."""

    @property
    def hinted(self) -> SignalInstance:
        """Signal(object): the `Hint`s for the decision asked last, a tuple, the best first."""

    @property
    def failed(self) -> SignalInstance:
        """Signal(str): there is no answer, and why."""

    def think(self, decision: Decision) -> None:
        """Begin to decide. Raises `ValueError` while another decision is open."""

    def cancel(self) -> None:
        """Forget the open decision; nothing is answered."""

    def stop(self) -> None:
        """End for good."""
