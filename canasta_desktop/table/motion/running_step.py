"""A step that is going on: its cards over the table, and what they stand for hidden below."""

from collections.abc import Callable
from dataclasses import dataclass

from canasta_desktop.engine.cards import THREES
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.sounds import Sound
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.faces import element_of
from canasta_desktop.table.geometry import TableLayout, lay_out_table
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.motion.anchors import Anchor, AnchorRects, HandSpot, SeatSpot
from canasta_desktop.table.motion.flying_card import FlyingCard, Way
from canasta_desktop.table.motion.steps import Flight, Step
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot

_FAN_SHARE = 0.2
"""Cards that are laid together land so far apart, as a share of their width."""
_WIDEST_FAN = 0.6
_FEW = 6
"""So many cards on their way are scaled smoothly."""

Show = Callable[[TableSnapshot], None]
Hear = Callable[[Sound], None]


@dataclass(slots=True)
class _Planned:
    flight: Flight
    way: Way
    item: FlyingCard | None = None
    landed: bool = False


class RunningStep:
    """Moves the cards of one step; `advance` and `finish` are the only ways on."""

    def __init__(self, scene: TableScene, step: Step, show: Show, hear: Hear) -> None:
        """Shows what the step shows, and puts the first cards over it."""
        self._scene = scene
        self._step = step
        self._show = show
        self._hear = hear
        self._changes = list(step.changes)
        self._unheard = list(step.sounds)
        table = scene.snapshot or step.shown
        before = AnchorRects(self._layout_of(table), table)
        sources = [self._source_of(flight, before) for flight in step.flights]
        show(step.shown)
        rects = AnchorRects(self._layout_of(step.landed), step.landed)
        self._planned = [
            _Planned(flight, self._way(flight, *source, rects))
            for flight, source in zip(step.flights, sources, strict=True)
        ]
        self._hide_arrivals()
        self.advance(0.0)

    @property
    def ends_at(self) -> float:
        """Milliseconds at the normal pace that the step takes."""
        return self._step.ends_at

    @property
    def unheard(self) -> list[Sound]:
        """What is still to be heard."""
        return [sound for _, sound in self._unheard]

    def advance(self, now: float) -> None:
        """Bring everything to where it is, so many milliseconds (at the normal pace) after the beginning."""
        for number, planned in enumerate(self._planned):
            if now >= planned.flight.starts_at and not planned.landed:
                self._fly(planned, number, now)
        self._show_changes(now)
        if self._step.ribbon is not None:
            self._unroll(self._step.ribbon, min(1.0, now / self._step.lasts))
        while self._unheard and self._unheard[0][0] <= now:
            self._hear(self._unheard.pop(0)[1])

    def finish(self) -> None:
        """Take all cards away again and let what they stand for be seen."""
        for planned in self._planned:
            self._remove(planned)
            planned.landed = True
        for item in self._scene.hand.items:
            item.show()
        if self._step.ribbon is not None:
            self._unroll(self._step.ribbon, 1.0)

    def _fly(self, planned: _Planned, number: int, now: float) -> None:
        flight = planned.flight
        share = min(1.0, (now - flight.starts_at) / flight.lasts)
        if planned.item is None:
            many = len(self._planned) > _FEW
            planned.item = FlyingCard(planned.way, self._scene.table_style, many=many)
            planned.item.setZValue(Layer.MOVING + number / 1000)
            self._scene.addItem(planned.item)
        planned.item.advance_to(share)
        if share >= 1.0:
            planned.landed = True
            self._land(planned)

    def _land(self, planned: _Planned) -> None:
        """What has come to hand or plate is seen there now; on the table it lies until the step is over."""
        flight = planned.flight
        if isinstance(flight.target, HandSpot | SeatSpot) and not flight.stays:
            self._remove(planned)
        item = self._hand_item(flight.target)
        if item is not None and not flight.stays:
            item.show()

    def _remove(self, planned: _Planned) -> None:
        if planned.item is not None:
            self._scene.removeItem(planned.item)
            planned.item = None

    def _show_changes(self, now: float) -> None:
        due = [table for at, table in self._changes if at <= now]
        if due and now < self.ends_at:
            self._changes = self._changes[len(due) :]
            self._show(due[-1])
            self._hide_arrivals()

    def _hide_arrivals(self) -> None:
        """What comes to the hand is not seen there before it has landed."""
        for planned in self._planned:
            item = self._hand_item(planned.flight.target)
            if item is not None and (planned.flight.stays or not planned.landed):
                item.hide()

    def _hand_item(self, anchor: Anchor) -> CardItem | None:
        if not isinstance(anchor, HandSpot):
            return None
        hand = self._scene.hand
        return next(
            (item for item, held in zip(hand.items, hand.cards, strict=True) if held.key == anchor.key),
            None,
        )

    def _source_of(self, flight: Flight, before: AnchorRects) -> tuple[Rect, str | None]:
        """Where the card is before the step, and the face it has there."""
        item = self._hand_item(flight.source)
        if item is not None:
            at = item.pos()
            return Rect(at.x(), at.y(), item.place.width(), item.place.height()), item.element
        return before.rect(flight.source), None

    def _way(self, flight: Flight, source: Rect, element: str | None, rects: AnchorRects) -> Way:
        item = self._hand_item(flight.target)
        if item is not None:
            element = item.element
        if flight.card is None:
            element = BACK
        elif element is None:
            element = element_of(flight.card)
        return Way(source, self._target_of(flight, rects), element, flight.turns_over)

    def _target_of(self, flight: Flight, rects: AnchorRects) -> Rect:
        rect = rects.rect(flight.target)
        if not isinstance(flight.target, MeldSpot):
            return rect
        return rect.moved(min(flight.number * _FAN_SHARE, _WIDEST_FAN) * rect.width, 0)

    def _layout_of(self, table: TableSnapshot) -> TableLayout:
        """The layout in which the scene shows, or would show, a snapshot now."""
        scene = self._scene
        if table is scene.snapshot:
            return scene.table_layout
        offers_threes = scene.table_layout.ours.place(THREES) is not None
        extras = len(scene.table_layout.centre.panel.extras)
        return lay_out_table(scene.width(), scene.height(), scene.shape_of(table, extras, offers_threes))

    def _unroll(self, spot: MeldSpot, share: float) -> None:
        place = self._scene.meld_places().get(spot)
        if place is not None:
            place.unroll_ribbon(share)
