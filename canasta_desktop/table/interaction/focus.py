"""The keyboard's focus: areas, the things in them, and the ring round the one that is focused."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal

from canasta_desktop.table.interaction.shown import ShownTable
from canasta_desktop.table.interaction.things import CardInHand, SeatAt, Thing, button_of, rect_of
from canasta_desktop.table.items.button import TableButton
from canasta_desktop.table.items.hand_tray import FocusRing
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.roles import other_sides
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, TableSpot


class Area(Enum):
    """Where the focus can be, in the order of Tab."""

    HAND = "hand"
    OUR_MELDS = "our_melds"
    CENTRE = "centre"
    THEIR_MELDS = "their_melds"
    SEATS = "seats"


_UPWARDS = (Area.HAND, Area.OUR_MELDS, Area.CENTRE, Area.THEIR_MELDS, Area.SEATS)


class Focus(QObject):
    """Exactly one thing has the focus while there is a table; the ring shows while the keyboard is used."""

    changed = Signal(object)
    """The `Thing` that has the focus, or None."""

    def __init__(self, scene: TableScene, shown: ShownTable) -> None:
        super().__init__()
        self._scene, self._shown = scene, shown
        self._thing: Thing | None = None
        self._area, self._number = Area.HAND, 0
        self._last: dict[Area, Thing] = {}
        self._hand_ran_out = False
        self._visible = self._away = False
        self._ringed: TableButton | None = None
        self._ring = FocusRing()
        self._ring.setZValue(Layer.FOCUS)
        self._ring.hide()
        scene.addItem(self._ring)
        scene.laid_out.connect(self._show_ring)

    @property
    def thing(self) -> Thing | None:
        """What has the focus."""
        return self._thing

    @property
    def area(self) -> Area:
        """The area that it is in."""
        return self._area

    @property
    def visible(self) -> bool:
        """Whether the ring shows."""
        return self._visible and not self._away

    def set_visible(self, visible: bool) -> None:
        """Show the ring, as the keyboard is used, or hide it."""
        away = self._away and not visible
        if (visible, away) != (self._visible, self._away):
            self._visible, self._away = visible, away
            self._show()

    def set_away(self, away: bool) -> None:
        """Something else has the keyboard, and the ring is hidden; or the table has it again and shows it as before."""
        if away != self._away:
            self._away = away
            self._show()

    def things(self, area: Area) -> tuple[Thing, ...]:
        """The things of an area, from left to right."""
        snapshot = self._shown.snapshot
        if snapshot is None:
            return ()
        match area:
            case Area.HAND:
                return tuple(CardInHand(held.key) for held in snapshot.hand)
            case Area.OUR_MELDS:
                return tuple(spot for spot in self._scene.meld_places() if spot.side == snapshot.my_side)
            case Area.CENTRE:
                return self._centre()
            case Area.THEIR_MELDS:
                sides = other_sides(snapshot)
                return tuple(MeldSpot(side.side, meld.rank) for side in sides for meld in side.melds)
            case Area.SEATS:
                return tuple(SeatAt(seat.seat) for seat in snapshot.seats)

    def go_to(self, thing: Thing | None) -> None:
        """Focus a thing, as when it was pressed; what cannot have the focus is ignored."""
        for area in Area:
            things = self.things(area)
            if thing in things:
                self._take(area, things.index(thing))
                return

    def go_to_area(self, step: int) -> None:
        """The next area (1) or the one before (-1) that has anything; where it was left."""
        areas = list(Area)
        start = areas.index(self._area)
        for number in range(1, len(areas) + 1):
            area = areas[(start + step * number) % len(areas)]
            things = self.things(area)
            if things:
                last = self._last.get(area)
                self._take(area, things.index(last) if last in things else 0)
                return

    def go(self, step: int) -> None:
        """Along the area by so many things; it ends at both ends."""
        count = len(self.things(self._area))
        if count:
            self._take(self._area, min(max(self._number + step, 0), count - 1))

    def go_to_end(self, *, last: bool) -> None:
        """The first or the last thing of the area."""
        self.go(len(self.things(self._area)) if last else -len(self.things(self._area)))

    def go_up(self, step: int) -> None:
        """The nearest thing of the area above (1) or below (-1)."""
        here = None if self._thing is None else rect_of(self._scene, self._thing)
        x = here.centre_x if here else 0.0
        number = _UPWARDS.index(self._area) + step
        while 0 <= number < len(_UPWARDS):
            things = self.things(_UPWARDS[number])
            if things:
                self._take(_UPWARDS[number], self._nearest(things, x))
                return
            number += step

    def refresh(self) -> None:
        """The table has changed: keep the focus, or let a neighbour have it.

        Where it left the hand only because that had no card any more, the next hand gets it back.
        """
        ran_out = self._hand_ran_out or (self._area is Area.HAND and self._thing is not None)
        self._keep()
        self._hand_ran_out = ran_out and self._area is not Area.HAND

    def _keep(self) -> None:
        if self._hand_ran_out and self.things(Area.HAND):
            self._take(Area.HAND, 0)
            return
        things = self.things(self._area)
        if self._thing in things:
            self._take(self._area, things.index(self._thing))
        elif things:
            self._take(self._area, min(self._number, len(things) - 1))
        else:
            self._thing = None
            self._show()
            self.go_to_area(1)

    def _centre(self) -> tuple[Thing, ...]:
        panel = self._scene.panel
        actions = [button.name for button in (*panel.actions, *panel.extras) if button.name is not None]
        tools = [button.name for button in panel.tools if button.name is not None]
        return (TableSpot.STOCK, TableSpot.PILE, *actions, *tools)

    def _nearest(self, things: Sequence[Thing], x: float) -> int:
        def distance(number: int) -> float:
            rect = rect_of(self._scene, things[number])
            return abs(rect.centre_x - x) if rect else float("inf")

        return min(range(len(things)), key=distance)

    def _take(self, area: Area, number: int) -> None:
        thing = self.things(area)[number]
        differs = thing != self._thing
        self._thing, self._area, self._number = thing, area, number
        self._last[area] = thing
        self._hand_ran_out = False
        self._show()
        if differs:
            self.changed.emit(thing)

    def _show(self) -> None:
        thing = self._thing if self.visible else None
        self._shown.focus(thing.key if isinstance(thing, CardInHand) else None)
        self._show_ring()

    def _show_ring(self) -> None:
        """Buttons show theirs themselves, the hand its own."""
        thing = self._thing if self.visible else None
        button = button_of(self._scene, thing)
        if self._ringed is not button:
            if self._ringed is not None and self._ringed.scene() is not None:
                self._ringed.set_focused(False)
            self._ringed = button
        if button is not None:
            button.set_focused(True)
        rect = None
        if thing is not None and button is None and not isinstance(thing, CardInHand):
            rect = rect_of(self._scene, thing)
        self._ring.setVisible(rect is not None)
        if rect is not None:
            self._ring.set_place(rect, self._scene.table_style)
