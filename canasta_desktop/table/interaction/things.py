"""The things on the table that can be pressed or have the keyboard's focus, and where they are."""

from PySide6.QtCore import QPointF

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.values import value
from canasta_desktop.model.places import FromHand, FromPile, FromStaged, FromStock, Source
from canasta_desktop.model.snapshot import MeldSnapshot, TableSnapshot
from canasta_desktop.table.items.button import TableButton
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.roles import other_sides
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, Spot, TableSpot
from canasta_desktop.table.texts import ActionName, ToolName


@value
class CardInHand:
    """A card of the hand, by its key."""

    key: int


@value
class SeatAt:
    """A seat plate, by the number of its seat."""

    seat: int


@value
class TheirBand:
    """The melds of another side, apart from the places of its melds."""

    side: int


Thing = CardInHand | SeatAt | TheirBand | Spot | ActionName | ToolName


def thing_at(scene: TableScene, point: QPointF) -> Thing | None:
    """What lies under a point of the scene, buttons left out; None for bare felt."""
    snapshot = scene.snapshot
    if snapshot is None or not scene.sceneRect().contains(point):
        return None
    item = scene.hand_card_at(point)
    if item is not None:
        return CardInHand(scene.hand.cards[scene.hand.items.index(item)].key)
    return spot_of_point(scene, snapshot, point) or _seat_at(scene, snapshot, point)


def spot_of_point(scene: TableScene, snapshot: TableSnapshot, point: QPointF) -> Spot | TheirBand | None:
    """The place of the table that a point belongs to: no gaps between neighbours, so that none is hard to hit."""
    x, y, layout = point.x(), point.y(), scene.table_layout
    if not layout.table.contains(x, y):
        return None
    for side, band in zip(other_sides(snapshot), layout.others, strict=True):
        if band.band.contains(x, y):
            place = next((place for place in band.places if place.slot.contains(x, y)), None)
            return MeldSpot(side.side, place.rank) if place else TheirBand(side.side)
    ours = layout.ours
    if ours.info.contains(x, y):
        return TableSpot.RED_THREES
    for place in ours.places:
        if place.slot.contains(x, y):
            return MeldSpot(snapshot.my_side, place.rank)
    return _lone_spot(scene, x, y)


def _lone_spot(scene: TableScene, x: float, y: float) -> Spot | None:
    layout, unit = scene.table_layout, scene.table_layout.measures.unit
    if layout.centre.pile_outline.contains(x, y):
        return TableSpot.PILE
    if layout.centre.stock.adjusted(-8 * unit, -8 * unit, 14 * unit, 8 * unit).contains(x, y):
        return TableSpot.STOCK
    right = layout.hand_area.right
    return TableSpot.HAND if y >= layout.ours.band.bottom and x < right + layout.measures.margin else None


def _seat_at(scene: TableScene, snapshot: TableSnapshot, point: QPointF) -> SeatAt | None:
    for seat, rect in zip(snapshot.seats, scene.table_layout.seats, strict=True):
        if rect.contains(point.x(), point.y()):
            return SeatAt(seat.seat)
    return None


def button_at(scene: TableScene, point: QPointF) -> TableButton | None:
    """The button under a point."""
    return next((item for item in scene.items(point) if isinstance(item, TableButton)), None)


def button_of(scene: TableScene, thing: Thing | None) -> TableButton | None:
    """The button that a thing is; None for what is no button, or has none now."""
    if isinstance(thing, ActionName):
        return scene.panel.button(thing)
    return scene.panel.tool(thing) if isinstance(thing, ToolName) else None


def rect_of(scene: TableScene, thing: Thing) -> Rect | None:
    """Where a thing is; None when it is not on the table."""
    if isinstance(thing, CardInHand):
        return _card_rect(scene, thing.key)
    if isinstance(thing, SeatAt):
        return _seat_rect(scene, thing.seat)
    if isinstance(thing, TheirBand):
        return _band_rect(scene, thing.side)
    if isinstance(thing, ActionName | ToolName):
        button = button_of(scene, thing)
        if button is None:
            return None
        at, size = button.pos(), button.place
        return Rect(at.x(), at.y(), size.width(), size.height())
    return scene.spot_rects().get(thing)


def _card_rect(scene: TableScene, key: int) -> Rect | None:
    for held, item in zip(scene.hand.cards, scene.hand.items, strict=True):
        if held.key == key:
            strip = item.visible_rect()
            return Rect(item.home.x(), item.home.y(), strip.width(), strip.height())
    return None


def _seat_rect(scene: TableScene, seat: int) -> Rect | None:
    seats = scene.snapshot.seats if scene.snapshot else ()
    rects = zip(seats, scene.table_layout.seats, strict=False)
    return next((rect for shown, rect in rects if shown.seat == seat), None)


def _band_rect(scene: TableScene, side: int) -> Rect | None:
    if scene.snapshot is None:
        return None
    bands = zip(other_sides(scene.snapshot), scene.table_layout.others, strict=True)
    return next((layout.band for other, layout in bands if other.side == side), None)


def meld_at(snapshot: TableSnapshot, spot: MeldSpot) -> MeldSnapshot | None:
    """The meld on a place, staged cards too; None when it is free."""
    melds = snapshot.sides[spot.side].melds
    return next((meld for meld in melds if meld.rank == spot.rank), None)


def staged_cards(snapshot: TableSnapshot) -> dict[int, Card]:
    """The staged cards by their keys."""
    melds = snapshot.sides[snapshot.my_side].melds
    return {key: card for meld in melds for key, card in zip(meld.staged_keys, meld.staged, strict=True)}


def source_of(snapshot: TableSnapshot, thing: Thing | None) -> Source | None:
    """What is picked up when a thing is dragged: with a selected card the whole selection; None: nothing."""
    if isinstance(thing, CardInHand):
        return _from_hand(snapshot, thing.key)
    if thing is TableSpot.STOCK:
        return FromStock() if snapshot.stock else None
    if thing is TableSpot.PILE:
        return FromPile() if snapshot.pile else None
    if isinstance(thing, MeldSpot) and thing.side == snapshot.my_side:
        meld = meld_at(snapshot, thing)
        return FromStaged(meld.staged_keys) if meld and meld.staged_keys else None
    return None


def _from_hand(snapshot: TableSnapshot, key: int) -> FromHand | None:
    selected = tuple(held.key for held in snapshot.hand if held.selected)
    if key in selected:
        return FromHand(selected)
    return FromHand((key,)) if any(held.key == key for held in snapshot.hand) else None
