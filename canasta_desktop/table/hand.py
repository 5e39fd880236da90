"""The cards of the hand as items: each keeps its item as long as it is in the hand."""

from collections.abc import Callable, Collection
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.engine.cards import JOKER, Card
from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import HandCard
from canasta_desktop.table.brush import TableStyle
from canasta_desktop.table.faces import element_of
from canasta_desktop.table.hand_layout import HandLayout, HandPlace
from canasta_desktop.table.items.card_item import CardItem, CardLook
from canasta_desktop.table.items.hand_tray import FocusRing
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect

_HOVER_SHARE = 0.45

Placer = Callable[[CardItem, QPointF], None]
"""Brings a card to its home and its depth: at once, or in a movement."""


@value
class HandMarks:
    """What the person at the table has done to the cards of the hand; numbers count from the left."""

    selected: frozenset[int] = frozenset()
    hovered: int | None = None
    focused: int | None = None
    gaps: frozenset[int] = frozenset()
    """Cards that are being dragged: only dashes stay in their places."""
    dimmed: frozenset[int] = frozenset()
    hinted: frozenset[int] = frozenset()
    """Cards that the hint plays."""


def place_at_once(item: CardItem, _home: QPointF) -> None:
    """The placer that moves nothing."""
    item.come_home()


class HandCards:
    """The row of card items, matched to the cards of the hand by their faces."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[CardItem] = []
        self._cards: tuple[HandCard, ...] = ()
        self._marks = HandMarks()
        self._style: TableStyle | None = None
        self._laid: dict[CardItem, tuple[object, ...]] = {}
        """How each was laid last."""
        self._ring = FocusRing()
        self._ring.setZValue(Layer.FOCUS)
        self._ring.hide()
        scene.addItem(self._ring)
        self.placer: Placer = place_at_once

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The items, in the order of the hand."""
        return tuple(self._items)

    @property
    def cards(self) -> tuple[HandCard, ...]:
        """The cards shown."""
        return self._cards

    @property
    def marks(self) -> HandMarks:
        """What is marked."""
        return self._marks

    def show_cards(self, cards: tuple[HandCard, ...], marks: HandMarks | None = None) -> list[CardItem]:
        """Take over these cards and marks; returns the items of cards that were not there before.

        Without `marks`, those by number are dropped where the cards changed. `lay_out` puts the items in their places.
        """
        if marks is not None:
            self._marks = marks
        elif cards != self._cards:
            self._marks = HandMarks()
        self._cards = cards
        spare = list(self._items)
        matched = [_take(spare, held.card) for held in cards]
        self._discard(spare)
        jokers = sum(item is not None and item.card == JOKER for item in matched)
        added, self._items = [], []
        for held, found in zip(cards, matched, strict=True):
            item = found or CardItem(element_of(held.card, jokers), held.card)
            if found is None:
                jokers += held.card == JOKER
                self._scene.addItem(item)
                added.append(item)
            self._items.append(item)
        for item, following in zip_longest(self._items, self._items[1:]):
            item.lie_under(following)
        return added

    def mark(self, marks: HandMarks, layout: HandLayout, rise: float, style: TableStyle) -> None:
        """Show these marks."""
        if marks != self._marks:
            self._marks = marks
            self.lay_out(layout, rise, style)

    def lay_out(self, layout: HandLayout, rise: float, style: TableStyle) -> None:
        """Bring every card to its place, as it is marked."""
        anew, self._style = style is not self._style, style
        for number, (item, place) in enumerate(zip(self._items, layout.places, strict=True)):
            lies = self._how_it_lies(number, place, layout, rise)
            if anew or self._laid.get(item) != lies:
                self._laid[item] = lies
                item.depth = Layer.HAND + number
                self._put(item, place, self._look(number, layout, rise), style)
        self._show_ring(layout, style)

    def _how_it_lies(self, number: int, place: HandPlace, layout: HandLayout, rise: float) -> tuple[object, ...]:
        """All that its place and look depend on: most cards stay as they are while others are dragged past them."""
        marks, card = self._marks, place.card
        before = layout.places[number - 1] if number else None
        return (
            number,
            card.x,
            card.y,
            card.width,
            place.visible,
            layout.step,
            rise,
            number in marks.selected,
            number == marks.hovered,
            self._cards[number].is_new,
            number in marks.dimmed,
            number in marks.hinted,
            number in marks.gaps,
            before is not None and before.card.y == card.y and before.visible,
        )

    def _look(self, number: int, layout: HandLayout, rise: float) -> CardLook:
        marks, places = self._marks, layout.places
        place = places[number]
        selected = number in marks.selected
        raised = number == marks.hovered or number in marks.hinted
        lift = rise if selected else _HOVER_SHARE * rise if raised else 0.0
        before = places[number - 1] if number else None
        overlaps = before is not None and before.card.y == place.card.y and before.visible < before.card.width
        return CardLook(
            selected=selected,
            hovered=number == marks.hovered,
            is_new=self._cards[number].is_new,
            dimmed=number in marks.dimmed,
            hinted=number in marks.hinted,
            gap=number in marks.gaps,
            overlaps=overlaps,
            visible=place.visible,
            step=layout.step,
            lift=0.0 if number in marks.gaps else lift,
        )

    def _put(self, item: CardItem, place: HandPlace, look: CardLook, style: TableStyle) -> None:
        home = style.snapped(place.card.x, place.card.y - look.lift)
        item.lie(look, place.card.width, place.card.height, style)
        item.home = home
        self.placer(item, home)

    def _show_ring(self, layout: HandLayout, style: TableStyle) -> None:
        number = self._marks.focused
        if number is None or number >= len(self._items):
            self._ring.hide()
            return
        item, strip = self._items[number], QRectF(self._items[number].visible_rect())
        at = item.home
        self._ring.show_check(item.check_middle if number in self._marks.selected else None)
        self._ring.set_place(Rect(at.x(), at.y(), strip.width(), strip.height()), style)
        self._ring.show()

    def _discard(self, items: Collection[CardItem]) -> None:
        for item in items:
            self._laid.pop(item, None)
            self._scene.removeItem(item)
            item.deleteLater()


def _take(items: list[CardItem], card: Card) -> CardItem | None:
    found = next((item for item in items if item.card == card), None)
    if found is not None:
        items.remove(found)
    return found
