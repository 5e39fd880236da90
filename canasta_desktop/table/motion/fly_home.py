"""Cards that were not accepted on their way back to where they came from."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from canasta_desktop.engine.values import value
from canasta_desktop.table.motion.flying_card import TRAVEL


@value
class _Way:
    item: QGraphicsItem
    start: QPointF
    home: QPointF
    turn: float


@value
class _FlightHome:
    ways: tuple[_Way, ...]
    landed: Callable[[], None]
    begun_at: float
    lasts: float


class FlightsHome:
    """Moves items to their homes and turns them upright; they belong to whoever made them, before and after."""

    def __init__(self) -> None:
        self._flights: list[_FlightHome] = []

    @property
    def running(self) -> bool:
        """Whether any is on its way."""
        return bool(self._flights)

    def add(
        self,
        items: Sequence[QGraphicsItem],
        homes: Sequence[QPointF],
        landed: Callable[[], None],
        now: float,
        lasts: float,
    ) -> None:
        """Begin; `landed` is called once, when all are at home: at once if it lasts no time.

        Raises `ValueError` if there are not as many homes as items.
        """
        pairs = zip(items, homes, strict=True)
        ways = tuple(_Way(item, item.pos(), home, item.rotation()) for item, home in pairs)
        flight = _FlightHome(ways, landed, now, lasts)
        self._flights.append(flight)
        if lasts <= 0:
            self._land(flight)

    def advance(self, now: float) -> None:
        """Bring all to where they are at this time."""
        for flight in list(self._flights):
            share = (now - flight.begun_at) / flight.lasts
            if share < 1:
                _move(flight, TRAVEL.valueForProgress(share))
            elif flight in self._flights:
                self._land(flight)

    def finish(self) -> None:
        """Bring all home."""
        while self._flights:
            self._land(self._flights[0])

    def _land(self, flight: _FlightHome) -> None:
        self._flights.remove(flight)
        _move(flight, 1.0)
        flight.landed()


def _move(flight: _FlightHome, share: float) -> None:
    for way in flight.ways:
        way.item.setPos(way.start + (way.home - way.start) * share)
        way.item.setRotation(way.turn * (1 - share))
