"""A frame round a place or a button that the hint speaks of."""

from PySide6.QtCore import Qt

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.base import TableItem


class HintMark(TableItem):
    """Dashes in the accent round what lies upon it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def bleed(self, style: TableStyle) -> float:
        return 5 * style.unit + 1

    def draw(self, brush: Brush) -> None:
        theme, unit, rect = brush.theme, brush.style.unit, self.place
        brush.box(rect, 9 * unit, tint(theme.accent, 60), theme.outline, 6.5 * unit)
        brush.box(rect, 9 * unit, None, theme.accent, 4 * unit, [3.2, 1.8])
