"""The chooser: several ways to take the pile, each with the cards that it needs."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from canasta_desktop.engine.cards import Card
from canasta_desktop.table.brush import Brush
from canasta_desktop.table.faces import element_of
from canasta_desktop.table.ink import CENTRE, tint
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.table.items.button import TableButton

_STEP = 0.54
_GAP = 0.62


class ChooserGround(TableItem):
    """The ground under the choices, with a title and a hint."""

    def __init__(self) -> None:
        super().__init__()
        self._title = self._hint = ""

    def present(self, title: str, hint: str) -> None:
        """Show these words."""
        self._title, self._hint = title, hint
        self.accessible_name = title
        self.update()

    @property
    def words(self) -> tuple[str, str]:
        """The title and the hint."""
        return self._title, self._hint

    def bleed(self, style: object) -> float:
        return 24.0

    def draw(self, brush: Brush) -> None:
        theme, unit, rect, text = brush.theme, brush.style.unit, self.place, brush.style.text
        brush.shadow(rect, 12 * unit, 16, 150, 4)
        brush.box(rect, 12 * unit, theme.outline, theme.accent, 2)
        line = rect.adjusted(16 * unit, 10 * unit, -16 * unit, 0)
        row = brush.style.row
        line.setHeight(26 * row)
        brush.text(line, self._title, text * 1.2, bold=True)
        brush.text(line.translated(0, 26 * row), self._hint, text * 0.92, theme.dim)


class ChoiceButton(TableButton):
    """One way: the upcard with the cards of the hand that it needs, group by group, and what it brings."""

    def __init__(self, key: str, upcard: Card | None, groups: Sequence[Sequence[Card]], words: str) -> None:
        """`key` is what chooses it; the first of the groups goes with the upcard."""
        super().__init__()
        self._key, self._upcard, self._words = key, upcard, words
        self._groups = groups
        self.accessible_name = words

    @property
    def key(self) -> str:
        """The letter or digit that chooses it."""
        return self._key

    def draw(self, brush: Brush) -> None:
        theme, unit, rect = brush.theme, brush.style.unit, self.place
        brush.box(rect, 8 * unit, tint(theme.edge, 26), theme.accent if self.focused else tint(theme.edge, 90), 1.4)
        self.shade(brush, rect, 8 * unit)
        size = brush.style.text * 0.95
        cap = QRectF(rect.left() + 9 * unit, rect.center().y() - 10 * unit, 20 * unit, 20 * unit)
        brush.box(cap, 4 * unit, None, tint(theme.text, 150), 1.2)
        brush.text(cap, self._key, size, theme.text, bold=True, align=CENTRE)
        end = self._draw_cards(brush, rect.adjusted(40 * unit, 7 * unit, 0, -7 * unit))
        width = rect.right() - end - 20 * unit
        size = brush.style.wrapped_size(self._words, size, width, rect.height() - 8 * unit)
        height = brush.style.text_height(self._words, size, width)
        brush.wrapped_text(
            QRectF(end + 12 * unit, rect.center().y() - height / 2, width, height + 2), self._words, size
        )
        self.draw_focus(brush, rect, 8 * unit)

    def _draw_cards(self, brush: Brush, room: QRectF) -> float:
        """Paint the cards; where they end."""
        height = round(room.height())
        width = round(height * brush.style.faces.aspect)
        x = room.left()
        if self._upcard is not None:
            x = self._draw_upcard(brush, self._upcard, QRectF(x, room.top(), width, height))
        for group in (group for group in self._groups if group):
            for card in group:
                brush.card(element_of(card), x, room.top(), width, height)
                x += round(width * _STEP)
            x += round(width * _GAP)
        return x + width * (1 - _STEP - _GAP)

    def _draw_upcard(self, brush: Brush, upcard: Card, at: QRectF) -> float:
        """With a golden edge, as it comes from the pile, and a plus; where the next card begins."""
        theme, unit = brush.theme, brush.style.unit
        brush.card(element_of(upcard), at.x(), at.y(), at.width(), at.height())
        edge = at.adjusted(0.5, 0.5, -0.5, -0.5)
        brush.box(edge, at.width() / 16, None, theme.ink, 4 * unit)
        brush.box(edge, at.width() / 16, None, theme.accent, 2.4 * unit)
        plus = QRectF(at.right(), at.top(), 20 * unit, at.height())
        if any(self._groups):
            brush.text(plus, "+", brush.style.text * 1.2, theme.dim, bold=True, align=CENTRE, elide=False)
        return plus.right()
