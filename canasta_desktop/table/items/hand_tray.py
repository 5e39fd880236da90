"""The tray under the hand."""

from PySide6.QtCore import QRectF

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.items.base import PicturedItem, TableItem
from canasta_desktop.table.items.card_item import DISC_RISES, draw_check
from canasta_desktop.table.items.ring import paint_ring


class HandTray(PicturedItem):
    """Ground under the lower half of the hand; a line in the accent at its edge says that it is the person's turn."""

    def __init__(self) -> None:
        super().__init__()
        self._my_turn = False

    def present(self, my_turn: bool) -> None:
        """Whether the person at the table is on turn."""
        if my_turn != self._my_turn:
            self._my_turn = my_turn
            self.words_changed()

    def draw(self, brush: Brush) -> None:
        unit, rect = brush.style.unit, self.place
        brush.tray(rect, 14 * unit)
        if self._my_turn:
            line = QRectF(rect.left() + 14 * unit, rect.top() - 1, rect.width() - 28 * unit, 3)
            brush.box(line, 1.5, brush.theme.accent)


class FocusRing(TableItem):
    """White on dark, round what can be seen of the item that has the keyboard's focus; above its neighbours."""

    def __init__(self) -> None:
        super().__init__()
        self._check: float | None = None

    def show_check(self, middle: float | None) -> None:
        """Draw the check of a selected card, which the ring would cover, so far from the left; None: there is none."""
        if middle != self._check:
            self._check = middle
            self.update()

    def draw(self, brush: Brush) -> None:
        unit = brush.style.unit
        ring = self.place.adjusted(-2 * unit, -3 * unit, 2 * unit, 3 * unit)
        paint_ring(brush, ring, 8 * unit)
        if self._check is not None:
            draw_check(brush, self._check)

    def bleed(self, style: TableStyle) -> float:
        return (DISC_RISES + 1) * style.unit + 1
