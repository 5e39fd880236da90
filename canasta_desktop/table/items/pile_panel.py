"""All cards of the discard pile side by side, for whoever wants to look through it."""

from typing import Final

from PySide6.QtCore import QRectF

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.values import value
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.faces import elements_of
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.measures import Measures
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.texts import PeekTexts

_STEPS: Final = (0.62, 0.5, 0.42, 0.34, 0.28)
"""From one card to the next, as shares of a card's width: the widest that all cards allow."""
_SIZES: Final = (0.86, 0.78, 0.7, 0.62, 0.54, 0.46)
"""Of the cards, as shares of those of the hand."""


@value
class PileRows:
    """Where the cards lie in the room for them: the oldest first, row by row from the left top corner."""

    places: tuple[Rect, ...]
    width: float
    height: float


def lay_out_pile(measures: Measures, cards: int, width: float, height: float) -> PileRows:
    """Places for so many cards in a room: as large as they can be, then as far apart as they can be."""
    for share in _SIZES:
        for step in (step for step in _STEPS if step > measures.index):
            rows = _rows(measures, cards, share, step, width)
            if rows.height <= height:
                return rows
    return _rows(measures, cards, _SIZES[-1], _STEPS[-1], width)


def _rows(measures: Measures, cards: int, share: float, step_share: float, width: float) -> PileRows:
    card = measures.card_size(share * measures.hand_card.height)
    step, pitch = step_share * card.width, card.height + 8 * measures.unit
    in_row = max(1, int((width - card.width) / step) + 1)
    places = []
    for number in range(cards):
        row, place = divmod(number, in_row)
        places.append(Rect(place * step, row * pitch, card.width, card.height))
    right = max((place.right for place in places), default=0.0)
    bottom = max((place.bottom for place in places), default=0.0)
    return PileRows(tuple(places), right, bottom)


class PilePanel(PicturedItem):
    """The ground with a title and a hint, and the cards upon it; the newest has a golden edge."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._freezing: int | None = None
        self._words = PeekTexts("", "", "")
        self._rows = PileRows((), 0, 0)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards shown, the oldest first."""
        return self._cards

    @property
    def rows(self) -> PileRows:
        """Where they lie."""
        return self._rows

    @property
    def title(self) -> str:
        """What stands above them."""
        return self._words.title

    def present(self, cards: tuple[Card, ...], freezing: int | None, words: PeekTexts) -> None:
        """Show these cards; `freezing` is the number of the one that freezes the pile, from 0."""
        self._cards, self._freezing, self._words = cards, freezing, words
        self.accessible_name = words.spoken
        self.changed()

    def lay_out(self, measures: Measures, style: TableStyle) -> None:
        """In the middle of the table, as large as the cards need."""
        unit = measures.unit
        edge, head = 18 * unit, 10 * unit + 60 * style.row
        most = Rect(0, 0, measures.width - 2 * measures.margin, measures.height - 2 * measures.margin)
        self._rows = lay_out_pile(measures, len(self._cards), most.width - 2 * edge, most.height - head - edge)
        words = max(style.text_width(self._words.title, style.text * 1.2, True), self._hint_width(style))
        width = min(most.width, max(self._rows.width, words + 4) + 2 * edge)
        height = head + self._rows.height + edge
        place = Rect((measures.width - width) / 2, (measures.height - height) / 2, width, height)
        self.changed()
        self.set_place(place, style)

    def bleed(self, style: TableStyle) -> float:
        return 26.0

    def draw(self, brush: Brush) -> None:
        theme, unit, rect, text = brush.theme, brush.style.unit, self.place, brush.style.text
        brush.shadow(rect, 14 * unit, 16, 150, 4)
        brush.box(rect, 14 * unit, theme.outline, theme.accent, 2)
        line = rect.adjusted(18 * unit, 10 * unit, -18 * unit, 0)
        row = brush.style.row
        line.setHeight(26 * row)
        brush.text(line, self._words.title, text * 1.2, bold=True)
        brush.text(line.translated(0, 27 * row), self._words.hint, text * 0.92, theme.dim)
        self._draw_cards(brush, rect.left() + (rect.width() - self._rows.width) / 2, rect.top() + 10 * unit + 60 * row)

    def _draw_cards(self, brush: Brush, left: float, top: float) -> None:
        newest = len(self._cards) - 1
        for number, (element, place) in enumerate(zip(elements_of(self._cards), self._rows.places, strict=True)):
            at = QRectF(left + place.x, top + place.y, place.width, place.height)
            brush.card(element, at.x(), at.y(), at.width(), at.height())
            if number == self._freezing:
                self._draw_ice(brush, at)
            if number == newest:
                edge = at.adjusted(1, 1, -1, -1)
                brush.box(edge, at.width() / 16, None, brush.theme.ink, 5.5 * brush.style.unit)
                brush.box(edge, at.width() / 16, None, brush.theme.accent, 3.2 * brush.style.unit)

    def _draw_ice(self, brush: Brush, card: QRectF) -> None:
        """A snowflake at the foot of the strip that is seen."""
        theme, unit = brush.theme, brush.style.unit
        disc = QRectF(card.left() + 3 * unit, card.bottom() - 25 * unit, 22 * unit, 22 * unit)
        brush.box(disc, disc.width() / 2, theme.ice, theme.ice_ink, 1.4)
        brush.icon(IconName.FROZEN, disc.center().x(), disc.center().y(), 15 * unit, theme.ice_ink)

    def _hint_width(self, style: TableStyle) -> float:
        return style.text_width(self._words.hint, style.text * 0.92)
