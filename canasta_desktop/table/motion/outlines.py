"""Where a computer player did something, outlined for a while when nothing moves."""

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.engine.events import (
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PileTaken,
    RedThreeLaid,
)
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.motion.anchors import Anchor, SeatSpot, ThreesSpot
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.roles import other_sides
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, TableSpot


class Outline(TableItem):
    """A frame round a place."""

    def bleed(self, style: TableStyle) -> float:
        return 3 * style.unit

    def draw(self, brush: Brush) -> None:
        """Thin and white: gold is for whose turn it is."""
        unit = brush.style.unit
        brush.box(self.place, 9 * unit, None, tint(brush.theme.text, 210), 1.8 * unit)


class Outlines:
    """The outlines shown now, each until its time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._shown: dict[Anchor, tuple[Outline, float]] = {}

    @property
    def running(self) -> bool:
        """Whether any is shown."""
        return bool(self._shown)

    @property
    def spots(self) -> frozenset[Anchor]:
        """What is outlined."""
        return frozenset(self._shown)

    def show(self, spots: Iterable[Anchor], until: float) -> None:
        """Outline these places too."""
        for spot in spots:
            item = self._shown[spot][0] if spot in self._shown else self._new_outline()
            self._shown[spot] = (item, until)
        self.lay_out()

    def lay_out(self) -> None:
        """Bring all outlines to their places; those whose place is gone go."""
        for spot, (item, _) in list(self._shown.items()):
            rect = _outline_rect(self._scene, spot)
            if rect is None:
                del self._shown[spot]
                _remove(self._scene, item)
            else:
                item.set_place(rect, self._scene.table_style)

    def advance(self, now: float) -> None:
        """Take away those whose time is over."""
        for spot in [spot for spot, (_, until) in self._shown.items() if until <= now]:
            _remove(self._scene, self._shown.pop(spot)[0])

    def clear(self) -> None:
        """Take all away."""
        self.advance(float("inf"))

    def _new_outline(self) -> Outline:
        item = Outline()
        item.setZValue(Layer.FOCUS)
        self._scene.addItem(item)
        return item


def outlined_spots(events: Iterable[Event], table: TableSnapshot, *, mine: bool = False) -> list[Anchor]:
    """Where other players did something; with `mine` the person at the table, too."""
    sides = {seat.seat: seat.side for seat in table.seats}
    shown = {seat for seat in sides if mine or seat != table.me}
    spots: list[Anchor] = []
    for event in events:
        match event:
            case MeldLaid(seat=seat) | MeldAddedTo(seat=seat) if seat in shown:
                spots.append(MeldSpot(sides[seat], event.rank))
            case RedThreeLaid(seat=seat) if seat in shown:
                spots.append(ThreesSpot(sides[seat]))
            case CardDiscarded(seat=seat) if seat in shown:
                spots.append(TableSpot.PILE)
            case PileTaken(seat=seat) if seat in shown:
                spots.extend((TableSpot.PILE, SeatSpot(seat)))
            case CardsDrawn(seat=seat) if seat in shown:
                spots.append(SeatSpot(seat))
            case _:
                pass
    return spots


def _outline_rect(scene: TableScene, spot: Anchor) -> Rect | None:
    """Where it is; None when the table has no such place any more."""
    table, layout = scene.snapshot, scene.table_layout
    if table is None:
        return None
    if isinstance(spot, SeatSpot):
        plates = zip(table.seats, layout.seats, strict=True)
        return next((rect for seat, rect in plates if seat.seat == spot.seat), None)
    if isinstance(spot, ThreesSpot):
        sides = [*other_sides(table), table.sides[table.my_side]]
        bands = zip(sides, (*layout.others, layout.ours), strict=True)
        return next((band.info for side, band in bands if side.side == spot.side), None)
    return scene.spot_rects().get(spot) if isinstance(spot, TableSpot | MeldSpot) else None


def _remove(scene: QGraphicsScene, item: Outline) -> None:
    scene.removeItem(item)
    item.deleteLater()
