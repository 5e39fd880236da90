"""What moves in one go, as values: cards on their way, and what the table shows meanwhile."""

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.values import value
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.sounds import Sound
from canasta_desktop.table.motion.anchors import Anchor
from canasta_desktop.table.spots import MeldSpot


@value
class Flight:
    """One card on its way; times in milliseconds at the normal pace, from the beginning of its step."""

    source: Anchor
    target: Anchor
    card: Card | None
    """None: only its back is seen."""
    lasts: float
    starts_at: float = 0.0
    turns_over: bool = False
    """It starts face down and is turned over on its way."""
    stays: bool = False
    """It lies at its target until the step is over, instead of what the table shows there."""
    number: int = 0
    """Of several cards to one place: how many lie to the left of it."""

    @property
    def ends_at(self) -> float:
        """When it lands."""
        return self.starts_at + self.lasts


@value
class Step:
    """Flights that go together.

    In `shown` the cards have left where they were; those that come to the own hand are in it already, to be hidden
    until they land. `landed` is the table once all have arrived.
    """

    shown: TableSnapshot
    landed: TableSnapshot
    flights: tuple[Flight, ...] = ()
    changes: tuple[tuple[float, TableSnapshot], ...] = ()
    """What is shown from a moment on, while cards still fly; in order."""
    ribbon: MeldSpot | None = None
    """Where the ribbon of a new canasta unrolls."""
    lasts: float = 0.0
    """At least so long; flights may take longer."""
    sounds: tuple[tuple[float, Sound], ...] = ()
    """What is heard from a moment on; in order."""
    outlined: tuple[Anchor, ...] = ()
    """What is outlined meanwhile."""
    again: Happening | None = None
    """With this step something begins to be shown that the person has seen before."""

    @property
    def ends_at(self) -> float:
        """When everything has arrived."""
        return max([self.lasts, *(flight.ends_at for flight in self.flights)])
