"""The ways in which the pile can be taken now, pure."""

from dataclasses import dataclass

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.moves import TakePile


@dataclass(frozen=True, slots=True)
class TakeChoice:
    """One way to take the pile."""

    move: TakePile
    first: tuple[Card, ...]
    """The cards of the hand that meld the upcard; none where it goes on an own meld alone."""
    further: tuple[tuple[Card, ...], ...]
    """Further melds laid with it."""
    keys: tuple[int, ...]
    """The keys of all these cards, first group first."""
    points: int
    """What it brings towards the initial meld; 0 once the side has melded."""
