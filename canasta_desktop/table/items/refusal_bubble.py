"""Why a drop was refused, at the place where it was refused."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.icons import IconName, polygon_path
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.rect import Rect

_WIDTH_STEP = 320


class RefusalBubble(PicturedItem):
    """A bubble with a crossed circle, the reason and what to do; its tip points at the place."""

    def __init__(self) -> None:
        super().__init__()
        self._reason = ""
        self._advice = ""
        self._tip = QPointF()
        self._above = True
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def present(
        self, reason: str, advice: str, target: Rect, table: Rect, style: TableStyle, clear: Sequence[Rect] = ()
    ) -> None:
        """Show these words above a place, or below where there is no room above or what must stay `clear` would be
        covered; never beyond the table.
        """
        before = (self._reason, self._advice, self._tip, self._above)
        self._reason, self._advice = reason, advice
        self.accessible_name = " ".join(part for part in (reason, advice) if part)
        unit, margin = style.unit, 9 * style.unit
        width, height = self._needed(style, table.width - 2 * margin)
        x = min(max(target.centre_x - width / 2, margin), table.right - margin - width)
        above = Rect(x, target.y - height - 16 * unit, width, height)
        self._above = above.y >= table.y and not any(above.overlaps(rect) for rect in clear)
        y = above.y if self._above else target.bottom + 16 * unit
        self.set_place(Rect(x, y, width, height), style)
        tip_x = min(max(target.centre_x - x, 20 * unit), width - 20 * unit)
        self._tip = QPointF(tip_x, height if self._above else 0)
        if (self._reason, self._advice, self._tip, self._above) != before:
            self.changed()

    @property
    def reason(self) -> str:
        """What is missing."""
        return self._reason

    @property
    def advice(self) -> str:
        """What to do about it."""
        return self._advice

    def reach(self, style: TableStyle) -> QRectF:
        # In steps of width, so that bubbles with other words can be painted over the last one.
        reach = super().reach(style)
        return reach.adjusted(0, 0, -reach.width() % _WIDTH_STEP, 0)

    def bleed(self, style: TableStyle) -> float:
        return 16 * style.unit

    def _lines(self) -> list[str]:
        return [line for line in (self._reason, self._advice) if line]

    def _needed(self, style: TableStyle, most: float) -> tuple[float, float]:
        widths = [style.text_width(line, style.text, i == 0) for i, line in enumerate(self._lines())]
        lines = max(1, len(widths))
        return min(most, max(widths, default=0) + 62 * style.unit), 14 * style.unit + 21 * lines * style.row

    def draw(self, brush: Brush) -> None:
        unit, theme, rect = brush.style.unit, brush.theme, self.place
        brush.long_shadow(rect, 9 * unit, 8, 130, 3)
        tip = self._tip_corners(unit)
        brush.path(polygon_path(*tip), theme.bubble, theme.bubble_edge, 2)
        brush.box(rect, 9 * unit, theme.bubble, theme.bubble_edge, 2)
        brush.path(polygon_path(*self._tip_corners(unit, 1.5)), theme.bubble)
        brush.icon(IconName.REFUSED, rect.left() + 25 * unit, rect.center().y(), 28 * unit, theme.bubble_sign)
        for i, line in enumerate(self._lines()):
            row = brush.style.row
            room = QRectF(48 * unit, 7 * unit + 21 * i * row, rect.width() - 52 * unit, 21 * row)
            brush.text(room, line, brush.style.text, theme.bubble_text, bold=i == 0)

    def _tip_corners(self, unit: float, inside: float = 0.0) -> list[tuple[float, float]]:
        """The tip; `inside` pixels smaller, to paint over the line between it and the bubble."""
        x, y, way = self._tip.x(), self._tip.y(), 1 if self._above else -1
        half, length = 11 * unit - inside, 12 * unit - inside
        base = y - way * (1 + inside)
        return [(x - half, base), (x, y + way * length), (x + half, base)]
