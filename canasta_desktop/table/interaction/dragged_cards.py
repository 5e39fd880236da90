"""The cards that hang under the pointer while they are dragged."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from canasta_desktop.engine.cards import KIND_OF
from canasta_desktop.model.places import FromHand, FromPile, FromStaged, Source
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.faces import element_of, elements_of
from canasta_desktop.table.hand_layout import lay_out_hand
from canasta_desktop.table.interaction.things import meld_at
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot

_MOST_SEEN_OF_PILE = 3
_ACROSS, _DOWN = 0.3, 0.16
"""Where on the first card the pointer is, as shares of its width and height."""
_FAN_STEP, _WIDEST_FAN = 0.27, 1.6
_FIRST_TURN, _TURN_STEP, _WIDEST_TURN = -6.0, 4.0, 20.0


class DraggedCards:
    """Items fanned under the pointer, each turned about it; they know the places they came from."""

    def __init__(self, scene: TableScene, snapshot: TableSnapshot, source: Source) -> None:
        self._scene, self._source = scene, source
        self._point = QPointF()
        self._homes = homes_of(scene, snapshot, source)
        self._items = [CardItem(element) for element in _elements(scene, snapshot, source)]
        for number, item in enumerate(self._items):
            item.setZValue(Layer.MOVING + number)
            scene.addItem(item)

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The items, the lowest first."""
        return tuple(self._items)

    @property
    def home_points(self) -> tuple[QPointF, ...]:
        """Where each item is at home."""
        last = len(self._homes) - 1
        homes = (self._homes[min(number, last)] for number in range(len(self._items)))
        return tuple(QPointF(home.x, home.y) for home in homes)

    def find_homes(self, snapshot: TableSnapshot) -> None:
        """The table has changed or was brought to another size: find the places again."""
        self._homes = homes_of(self._scene, snapshot, self._source)
        self.move_to(self._point)

    def move_to(self, point: QPointF) -> None:
        """Hang under this point."""
        self._point = QPointF(point)
        between = max(1, len(self._items) - 1)
        for number, item in enumerate(self._items):
            home = self._homes[min(number, len(self._homes) - 1)]
            step = min(_FAN_STEP, _WIDEST_FAN / between) * home.width
            turn = _FIRST_TURN + min(_TURN_STEP, _WIDEST_TURN / between) * number
            left = point.x() - _ACROSS * home.width + step * number
            top = point.y() - _DOWN * home.height
            item.set_place(Rect(left, top, home.width, home.height), self._scene.table_style)
            item.setTransformOriginPoint(QPointF(point.x() - item.x(), point.y() - item.y()))
            item.setRotation(turn)

    def remove(self) -> None:
        """Take them from the scene."""
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items.clear()


def homes_of(scene: TableScene, snapshot: TableSnapshot, source: Source) -> tuple[Rect, ...]:
    """Where the cards of a source lie when nothing moves them, at least one place."""
    layout = scene.table_layout
    if isinstance(source, FromHand):
        kinds = [KIND_OF[held.card] for held in snapshot.hand]
        places = lay_out_hand(layout.hand_area, layout.measures, kinds).places
        found = (place.card for held, place in zip(snapshot.hand, places, strict=True) if held.key in source.keys)
        return tuple(found) or (layout.hand_area,)
    if isinstance(source, FromStaged):
        spots = _staged_spots(snapshot, source)
        places_now = [layout.ours.place(spot.rank) for spot in spots]
        return tuple(place.card for place in places_now if place) or (layout.ours.info,)
    return (layout.centre.pile if isinstance(source, FromPile) else layout.centre.stock,)


def _staged_spots(snapshot: TableSnapshot, source: FromStaged) -> list[MeldSpot]:
    """The place of each staged card."""
    melds = snapshot.sides[snapshot.my_side].melds
    return [MeldSpot(snapshot.my_side, meld.rank) for meld in melds for key in meld.staged_keys if key in source.keys]


def _elements(scene: TableScene, snapshot: TableSnapshot, source: Source) -> Sequence[str]:
    if isinstance(source, FromHand):
        items = zip(scene.hand.cards, scene.hand.items, strict=True)
        return [item.element for held, item in items if held.key in source.keys]
    if isinstance(source, FromStaged):
        melds = [meld_at(snapshot, spot) for spot in dict.fromkeys(_staged_spots(snapshot, source))]
        cards = [
            card
            for meld in melds
            if meld is not None
            for card, key in zip(meld.staged, meld.staged_keys, strict=True)
            if key in source.keys
        ]
        return elements_of(tuple(cards))
    if isinstance(source, FromPile):
        return [element_of(card) for card in snapshot.pile[-_MOST_SEEN_OF_PILE:]]
    return [BACK]
