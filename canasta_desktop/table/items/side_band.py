"""The band of a side: its tray, and the column with name, score and red threes."""

from PySide6.QtCore import QRectF

from canasta_desktop.engine.cards import Card
from canasta_desktop.table.brush import Brush, SideRole, TableStyle
from canasta_desktop.table.faces import element_of
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.items.emblem import paint_emblem
from canasta_desktop.table.texts import SideTexts

_LEAST_RED_THREE = 34
"""Their height in units where the words above them are larger than at first."""


class SideBand(PicturedItem):
    """A side without its melds, which lie upon it."""

    def __init__(self) -> None:
        super().__init__()
        self._words: SideTexts | None = None
        self._red_threes: tuple[Card, ...] = ()
        self._role = SideRole.THEM
        self._info = 0.0

    def set_info_width(self, width: float) -> None:
        """How wide the column is."""
        if width != self._info:
            self._info = width
            self.changed()

    def present(self, words: SideTexts, red_threes: tuple[Card, ...], role: SideRole) -> None:
        """Show this side."""
        if (words, red_threes, role) == (self._words, self._red_threes, self._role):
            return
        # Before a deal they go with everything else, within a few frames.
        moved = role is not self._role or (red_threes != self._red_threes and len(red_threes) > 0)
        self._words, self._red_threes, self._role = words, red_threes, role
        self.set_spoken(words.spoken)
        if moved:
            self.changed()
        else:
            self.words_changed()

    def red_three_rects(self) -> tuple[QRectF, ...]:
        """Where the red threes lie, in the item's coordinates; one free place where there is none."""
        if self._style is None:
            return ()
        unit, rect = self._style.unit, self.place
        height = round(min(rect.height() - 20 * unit - 64 * self._row(self._style), 66 * unit))
        width = round(height * self._style.faces.aspect)
        count = max(1, len(self._red_threes))
        step = min(width * 0.62, (self._info - 24 * unit - width) / max(1, count - 1))
        top = rect.bottom() - height - 8 * unit
        return tuple(QRectF(rect.left() + 12 * unit + i * step, top, width, height) for i in range(count))

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        unit, rect = brush.style.unit, self.place
        brush.tray(rect, 12 * unit)
        self._draw_words(brush, self._words)
        self._draw_red_threes(brush)
        line = QRectF(rect.left() + self._info - 10 * unit, rect.top() + 12 * unit, 1.2, rect.height() - 24 * unit)
        brush.box(line, 0, tint(brush.theme.text, 40))

    def _draw_words(self, brush: Brush, words: SideTexts) -> None:
        unit, text = brush.style.unit, brush.style.text
        x, y, size = self.place.left() + 12 * unit, self.place.top() + 8 * unit, 14 * unit
        paint_emblem(brush, x, y + 10 * self._row(brush.style) - size / 2, size, self._role)
        width = self._info - 24 * unit
        row = self._row(brush.style)
        name = QRectF(x + size + 6 * unit, y, self._info - 42 * unit, 20 * row)
        brush.text(name, words.name, text * 1.02, bold=True)
        score = QRectF(x, y + 20 * row + unit, width, 27 * row)
        brush.text(score, words.score, text * 1.62, brush.style.tint_of(self._role), bold=True)
        note = QRectF(x, y + 47 * row + unit, width, 17 * row)
        brush.text(note, words.note, text * 0.84, brush.theme.dim)

    def _row(self, style: TableStyle) -> float:
        """The unit of the height of the three lines; red threes keep enough room to be known."""
        room = (self.place.height() - (20 + _LEAST_RED_THREE) * style.unit) / 64
        return max(style.unit, min(style.row, room))

    def _draw_red_threes(self, brush: Brush) -> None:
        rects = self.red_three_rects()
        if not self._red_threes:
            unit, free = brush.style.unit, rects[0]
            brush.box(free, 4 * unit, None, tint(brush.theme.text, 70), 1.2, [3, 3])
            centre = free.center()
            colour = tint(brush.theme.accent, 120)
            brush.icon(IconName.RED_THREE, centre.x(), centre.y(), 15 * unit, colour)
            return
        for card, rect in zip(self._red_threes, rects, strict=True):
            brush.card(element_of(card), rect.x(), rect.y(), rect.width(), rect.height())
