"""The journal as the session uses it: each fact is written down before it is shown."""

from collections.abc import Sequence
from typing import Protocol

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.moves import Move


class JournalLike(Protocol):
    """An open journal of a match. Every call raises `OSError` when the disk refuses."""

    def round_dealt(self, dealer: int, deck: Sequence[Card]) -> None:
        """A round was dealt."""

    def moved(self, seat: int, move: Move) -> None:
        """A move was made."""

    def close(self) -> None:
        """No more is written."""
