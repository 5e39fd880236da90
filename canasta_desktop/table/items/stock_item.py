"""The stock: the cards that are still to be drawn."""

from PySide6.QtCore import QRectF

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.decks.deck import BACK
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.texts import StockTexts

_MOST_EDGES = 5
_CARDS_PER_EDGE = 12


class StockItem(PicturedItem):
    """Face-down cards with up to five edges and a count badge."""

    def __init__(self) -> None:
        super().__init__()
        self._cards = 0
        self._words: StockTexts | None = None
        self._lifted = False

    def present(self, cards: int, words: StockTexts) -> None:
        """Show so many cards."""
        if (cards, words) == (self._cards, self._words):
            return
        self._cards, self._words = cards, words
        self.set_spoken(words.spoken)
        self.changed()

    def set_lifted(self, lifted: bool) -> None:
        """Whether its top card is being dragged, so that one edge less lies there."""
        if lifted != self._lifted:
            self._lifted = lifted
            self.changed()

    def bleed(self, style: TableStyle) -> float:
        return 16 * style.unit

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        unit, rect = brush.style.unit, self.place
        cards = self._cards - self._lifted
        if cards <= 0:
            brush.box(rect, 7 * unit, None, tint(brush.theme.text, 110), 1.6, [4, 3])
        else:
            self._draw_cards(brush, rect, min(_MOST_EDGES, 1 + cards // _CARDS_PER_EDGE))
        brush.badge(rect.right() + 12 * unit, rect.top() - 6 * unit, self._words.count)

    def _draw_cards(self, brush: Brush, rect: QRectF, depth: int) -> None:
        unit = brush.style.unit
        for i in range(depth, -1, -1):
            shade = Shade.SOFT if i == depth else Shade.NONE
            at = rect.translated(i * 1.8 * unit, i * 1.2 * unit)
            brush.card(BACK, at.x(), at.y(), at.width(), at.height(), shade)
