"""A place or a button that the hint speaks of."""

from PySide6.QtCore import QRectF, Qt

from canasta_desktop.table.brush import Brush, TableStyle, tint
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.items.base import TableItem


class HintMark(TableItem):
    """Dashes in the accent, lightly filled, with a lamp on the upper edge."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def bleed(self, style: TableStyle) -> float:
        return 13 * style.unit + 2

    def draw(self, brush: Brush) -> None:
        theme, unit, rect = brush.theme, brush.style.unit, self.place
        brush.box(rect, 9 * unit, tint(theme.accent, 38), theme.outline, 5.5 * unit)
        brush.box(rect, 9 * unit, None, theme.accent, 3 * unit, [3.2, 1.8])
        disc = QRectF(rect.left() + 4 * unit, rect.top() - 9 * unit, 22 * unit, 22 * unit)
        brush.box(disc, 11 * unit, theme.accent, theme.outline, 1.4)
        brush.icon(IconName.HINT, disc.center().x(), disc.center().y(), 15 * unit, theme.accent_ink)
