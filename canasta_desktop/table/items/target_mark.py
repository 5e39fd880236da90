"""What shows while cards are dragged: targets with their outcome, refused places, veils."""

from collections.abc import Callable, Hashable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from canasta_desktop.engine.values import value
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.base import PicturedItem, TableItem
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.shared_pictures import numbers_of, on_whole_pixels, picture_of

_VEIL = QColor(0, 0, 0, 125)
_REFUSED_GROUND = QColor(60, 8, 0, 120)
_HATCHING = QColor(255, 170, 150, 120)


class TargetState(Enum):
    """How a place answers to what is dragged."""

    LEGAL = "legal"
    HOVERED = "hovered"
    """Legal, and under the pointer."""
    REFUSED = "refused"


@value
class TargetLook:
    """A target and, for a legal one, what a drop would do."""

    state: TargetState
    outcome: str = ""
    """"4 → 5"; no chip where it is empty."""
    warns: bool = False
    """The outcome costs something: a half disc instead of the check."""


class TargetMark(PicturedItem):
    """Lies over a place while something is dragged: a frame, which places of one size share, and its chip."""

    def __init__(self) -> None:
        super().__init__()
        self._look = TargetLook(TargetState.LEGAL)
        self._room = QRectF()
        self._parts: list[tuple[QPointF, QPixmap]] = []
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def present(self, look: TargetLook, table: Rect) -> None:
        """Show this look; the chip stays on the table."""
        room = QRectF(table.x, table.y, table.width, table.height)
        if (look, room) != (self._look, self._room):
            self.prepareGeometryChange()
            self._look, self._room = look, room
            self._restyled()
            self.update()

    @property
    def look(self) -> TargetLook:
        """What it shows."""
        return self._look

    def reach(self, style: TableStyle) -> QRectF:
        return super().reach(style).united(self._chip(style).adjusted(-2, -2, 2, 2))

    def bleed(self, style: TableStyle) -> float:
        return 4 * style.unit + 1

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.prepare()
        for corner, picture in self._parts:
            painter.drawPixmap(corner, picture)

    def prepare(self) -> None:
        """Have its pictures."""
        if not self._parts and self._style is not None and not self._size.isEmpty():
            self._parts = self._found_parts(self._style)

    def changed(self) -> None:
        self._parts = []
        super().changed()

    def _restyled(self) -> None:
        self._parts = []
        super()._restyled()

    def _found_parts(self, style: TableStyle) -> list[tuple[QPointF, QPixmap]]:
        look, bleed = self._look, self._bleed
        frame = self._part(look.state, self._draw_frame, self.place.adjusted(-bleed, -bleed, bleed, bleed), style)
        if not look.outcome or look.state is TargetState.REFUSED:
            return [frame]
        chip = self._chip(style)
        key = look, numbers_of(chip)
        return [frame, self._part(key, self._draw_chip, chip.adjusted(-2, -2, 2, 2), style)]

    def _part(
        self, key: Hashable, draw: Callable[[Brush], None], reach: QRectF, style: TableStyle
    ) -> tuple[QPointF, QPixmap]:
        bounds = on_whole_pixels(reach, style.ratio)
        key = (TargetMark, key, numbers_of(bounds), style.unit, style.text, style.ratio)

        def paint() -> QPixmap:
            return picture_of(lambda painter: draw(Brush(painter, style)), bounds, style.ratio)

        return bounds.topLeft(), style.pictures.picture(key, paint)

    def _draw_frame(self, brush: Brush) -> None:
        if self._look.state is TargetState.REFUSED:
            self._draw_refused(brush)
            return
        theme, unit = brush.theme, brush.style.unit
        hovered = self._look.state is TargetState.HOVERED
        fill = tint(theme.accent, 70) if hovered else None
        brush.box(self.place, 9 * unit, fill, theme.outline, 6 * unit)
        brush.box(self.place, 9 * unit, None, self._colour(brush), (4 if hovered else 2.6) * unit)

    def _colour(self, brush: Brush) -> str:
        return brush.theme.accent if self._look.state is TargetState.HOVERED else brush.theme.target

    def _chip(self, style: TableStyle) -> QRectF:
        """Above the place under the pointer, else on its lower edge: clear of dragged cards; never off the table."""
        if not self._look.outcome:
            return QRectF()
        unit, rect = style.unit, self.place
        width = style.text_width(self._look.outcome, style.text * 0.92, True) + 40 * unit
        top = rect.top() - 15 * unit if self._look.state is TargetState.HOVERED else rect.bottom() - 13 * unit
        if self.y() + top + 25 * unit > self._room.bottom():
            top = rect.top() - 15 * unit
        margin = 9 * unit
        least = self._room.left() - self.x() + margin
        most = max(least, self._room.right() - self.x() - margin - width)
        left = min(max(rect.center().x() - width / 2, least), most)
        return QRectF(left, top, width, 25 * unit)

    def _draw_chip(self, brush: Brush) -> None:
        unit, ink = brush.style.unit, brush.theme.outline
        chip = self._chip(brush.style)
        brush.box(chip, 12 * unit, self._colour(brush), ink, 1.6)
        icon = IconName.MIXED if self._look.warns else IconName.CHECK
        brush.icon(icon, chip.left() + 16 * unit, chip.center().y(), 14 * unit, ink)
        words = chip.adjusted(27 * unit, 0, -6 * unit, 0)
        brush.text(words, self._look.outcome, brush.style.text * 0.92, ink, bold=True, elide=False)

    def _draw_refused(self, brush: Brush) -> None:
        unit, rect, painter = brush.style.unit, self.place, brush.painter
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        brush.box(rect, 9 * unit, _REFUSED_GROUND)
        painter.setPen(QPen(_HATCHING, 2 * unit))
        x = rect.left() - rect.height()
        while x < rect.right():
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
            x += 12 * unit
        painter.restore()
        brush.box(rect, 9 * unit, None, brush.theme.refused_ground, 6 * unit)
        brush.box(rect, 9 * unit, None, brush.theme.refused_line, 3 * unit, [3, 2.2])


class Veil(TableItem):
    """Darkens what is no target."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, brush: Brush) -> None:
        brush.box(self.place, 12 * brush.style.unit, _VEIL)
