"""Where cards fly from and to: places of the table, found in a layout. No Qt."""

from typing import assert_never

from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.geometry import TableLayout
from canasta_desktop.table.rect import Rect, Size
from canasta_desktop.table.roles import other_sides
from canasta_desktop.table.spots import MeldSpot, TableSpot


@value
class SeatSpot:
    """The backs on the plate of a seat."""

    seat: int


@value
class HandSpot:
    """A card of the own hand, by its key."""

    key: int


@value
class ThreesSpot:
    """The last red three of a side."""

    side: int


Anchor = TableSpot | MeldSpot | SeatSpot | HandSpot | ThreesSpot


class AnchorRects:
    """The rectangles of cards at anchors, for a snapshot in its layout."""

    def __init__(self, layout: TableLayout, snapshot: TableSnapshot) -> None:
        self._layout = layout
        self._snapshot = snapshot
        sides = [*other_sides(snapshot), snapshot.sides[snapshot.my_side]]
        bands = (*layout.others, layout.ours)
        self._bands = {side.side: band for side, band in zip(sides, bands, strict=True)}

    def rect(self, anchor: Anchor) -> Rect:
        """The card that lies, or would lie, there; of a card that the hand does not hold, the middle of the hand."""
        match anchor:
            case TableSpot.STOCK:
                return self._layout.centre.stock
            case TableSpot.PILE:
                return self._layout.centre.pile
            case TableSpot.HAND:
                return self._middle_of_hand()
            case TableSpot.RED_THREES:
                return self._red_three(self._snapshot.my_side)
            case MeldSpot(side, rank):
                place = self._bands[side].place(rank)
                return place.card if place else _centred(self._bands[side].band, self._layout.measures.meld_card)
            case SeatSpot(seat):
                return self._backs(seat)
            case HandSpot(key):
                return self._hand_card(key)
            case ThreesSpot(side):
                return self._red_three(side)
            case _:
                assert_never(anchor)

    def _middle_of_hand(self) -> Rect:
        return _centred(self._layout.hand_area, self._layout.measures.hand_card)

    def _hand_card(self, key: int) -> Rect:
        for held, place in zip(self._snapshot.hand, self._layout.hand.places, strict=True):
            if held.key == key:
                return place.card
        return self._middle_of_hand()

    def _backs(self, seat: int) -> Rect:
        number = next(number for number, one in enumerate(self._snapshot.seats) if one.seat == seat)
        plate, unit = self._layout.seats[number], self._layout.measures.unit
        height = round(plate.height - 18 * unit)
        width = round(height * self._layout.measures.aspect)
        return Rect(plate.right - 15 * unit - width, plate.centre_y - height / 2, width, height)

    def _red_three(self, side: int) -> Rect:
        unit, info = self._layout.measures.unit, self._bands[side].info
        count = len(self._snapshot.sides[side].red_threes)
        height = round(min(info.height - 84 * unit, 66 * unit))
        width = round(height * self._layout.measures.aspect)
        step = min(width * 0.62, (info.width - 24 * unit - width) / max(1, count - 1))
        x = info.x + 12 * unit + max(0, count - 1) * step
        return Rect(x, info.bottom - height - 8 * unit, width, height)


def _centred(area: Rect, size: Size) -> Rect:
    return Rect(area.centre_x - size.width / 2, area.centre_y - size.height / 2, size.width, size.height)
