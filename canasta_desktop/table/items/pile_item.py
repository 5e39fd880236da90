"""The discard pile, and its words beside it."""

from PySide6.QtCore import QPointF, QRectF

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import PileState
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.centre_layout import CentreLayout
from canasta_desktop.table.faces import element_of
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.texts import PileTexts

_MOST_EDGES = 5


@value
class PileView:
    """What shows of the pile."""

    cards: tuple[Card, ...]
    """Bottom first."""
    state: PileState
    crosswise: Card | None
    """The freezing card, unless it is on top itself."""


class PileItem(PicturedItem):
    """The pile in its outline: the top card whole, up to five edges, the freezing card crosswise."""

    def __init__(self) -> None:
        super().__init__()
        self._view = PileView((), PileState.EMPTY, None)
        self._card = QRectF()
        self._crosswise: QRectF | None = None
        self._lifted = False

    def set_layout(self, layout: CentreLayout, style: TableStyle) -> None:
        """Where the outline and the cards in it are."""
        outline = layout.pile_outline
        card = QRectF(layout.pile.x - outline.x, layout.pile.y - outline.y, layout.pile.width, layout.pile.height)
        cross = layout.crosswise
        crosswise = QRectF(cross.x - outline.x, cross.y - outline.y, cross.width, cross.height) if cross else None
        if (card, crosswise) != (self._card, self._crosswise):
            self._card, self._crosswise = card, crosswise
            self.changed()
        self.set_place(outline, style)

    def present(self, view: PileView, words: PileTexts) -> None:
        """Show this pile."""
        self.set_spoken(words.spoken)
        if view != self._view:
            self._view = view
            self.changed()

    def set_lifted(self, lifted: bool) -> None:
        """Whether the cards are being dragged, so that only their outline stays."""
        if lifted != self._lifted:
            self._lifted = lifted
            self.changed()

    @property
    def card_rect(self) -> QRectF:
        """The top card, in the item's coordinates."""
        return self._card

    def bleed(self, style: TableStyle) -> float:
        return 6 * style.unit

    def draw(self, brush: Brush) -> None:
        self._draw_outline(brush)
        cards = () if self._lifted else self._view.cards
        card = self._card
        if not cards:
            brush.box(card, 7 * brush.style.unit, None, tint(brush.theme.text, 110), 1.6, [4, 3])
            return
        if self._crosswise is not None and self._view.crosswise is not None:
            middle = QPointF(self._crosswise.center())
            brush.turned_card(element_of(self._view.crosswise), self._crosswise, 90, middle)
        unit, top = brush.style.unit, element_of(cards[-1])
        under = min(_MOST_EDGES, len(cards) - 1)
        for i in range(under, 0, -1):
            shade = Shade.SOFT if i == under else Shade.NONE
            at = card.translated(i * 1.6 * unit, i * 1.2 * unit)
            # No more than their edge is seen, which is that of the top card.
            brush.card(top, at.x(), at.y(), card.width(), card.height(), shade)
        brush.card(top, card.x(), card.y(), card.width(), card.height())

    def _draw_outline(self, brush: Brush) -> None:
        unit, theme, rect = brush.style.unit, brush.theme, self.place
        radius = 11 * unit
        brush.box(rect, radius, tint(theme.tray, theme.tray_alpha), tint(theme.edge, theme.edge_alpha))
        if self._view.state is PileState.FROZEN:
            brush.box(rect, radius, tint(theme.ice, 34), theme.ice, 2.6 * unit)
        elif self._view.state is PileState.BLOCKED:
            brush.box(rect, radius, None, theme.card_face, 2.6 * unit, [1.2, 1.6])


class PileNote(PicturedItem):
    """Title, count, state and a sentence beside the pile."""

    def __init__(self) -> None:
        super().__init__()
        self._words: PileTexts | None = None
        self._state = PileState.EMPTY

    def present(self, state: PileState, words: PileTexts) -> None:
        """Show these words."""
        if (state, words) != (self._state, self._words):
            self._state, self._words = state, words
            self.words_changed()

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        unit, text, words, rect = brush.style.unit, brush.style.text, self._words, self.place
        # Half of the height, and a little, belongs to the sentence.
        row = max(unit, min(brush.style.row, rect.height() * 0.6 / 64))
        width = rect.width()
        brush.text(QRectF(0, -2 * unit, width, 20 * row), words.title, text, bold=True)
        brush.text(QRectF(0, 20 * row - 2 * unit, width, 18 * row), words.count, text * 0.92, brush.theme.dim)
        if words.state_word:
            self._draw_chip(brush, words.state_word, row)
        top = 63 * row + 3 * unit if words.state_word else 38 * row + 2 * unit
        room = rect.height() + 8 * unit - max(top, 66 * unit)
        brush.wrapped_text(QRectF(0, top, width, room), words.note, text * 0.9)

    def _draw_chip(self, brush: Brush, word: str, row: float) -> None:
        unit, theme, size = brush.style.unit, brush.theme, brush.style.text * 0.96
        width = min(self.place.width(), brush.style.text_width(word, size, True) + 40 * unit)
        room = QRectF(0, 38 * row + 2 * unit, width, 23 * row)
        if self._state is PileState.FROZEN:
            brush.pill(room, word, size, theme.ice, theme.ice_ink, IconName.FROZEN)
        else:
            brush.pill(room, word, size, theme.card_face, theme.ink, IconName.BLOCKED)
