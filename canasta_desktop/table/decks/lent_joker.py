"""Our jokers, lent to a deck that has none: drawn on a card of that deck's size and corners."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.resource_files import resource
from canasta_desktop.table.decks.svg_file import read_svg, svg_renderer

_OUR_WIDTH, _OUR_HEIGHT = 240.0, 330.0
_PAPER: Final = QColor("#ffffff")
_EDGE: Final = QColor("#8d8879")
_FRAME: Final = QColor("#dca63a")
_FRAME_INSET, _FRAME_LINE = 6.5, 3.0


class LentJokers:
    """Index and figure keep their shape; only the room around them is the other deck's."""

    def __init__(self, radius: float) -> None:
        """`radius` is that of the corners over the width of a card."""
        file = resource("cards", "jokers.svgz")
        self._renderer, self._radius = svg_renderer(file, read_svg(file)), radius

    def paint(self, painter: QPainter, element: str, rect: QRectF) -> None:
        """Paint one of the two jokers into a rectangle."""
        scale = rect.width() / _OUR_WIDTH
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter, rect, scale)
        self._paint_part(painter, f"{element}_figure", rect, scale, (rect.height() - _OUR_HEIGHT * scale) / 2)
        for _ in range(2):
            self._paint_part(painter, f"{element}_index", rect, scale, 0.0)
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())
        painter.restore()

    def _paint_paper(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        radius = rect.width() * self._radius
        painter.setBrush(_PAPER)
        painter.setPen(QPen(_EDGE, scale))
        half = scale / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        inset = _FRAME_INSET * scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_FRAME, _FRAME_LINE * scale))
        inner = max(0.0, radius - inset)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inner, inner)

    def _paint_part(self, painter: QPainter, part: str, rect: QRectF, scale: float, down: float) -> None:
        """A part where it lies on our card, scaled to the width of this one, moved down by so much."""
        bounds = self._renderer.boundsOnElement(part)
        at = rect.topLeft() + QPointF(bounds.x() * scale, bounds.y() * scale + down)
        self._renderer.render(painter, part, QRectF(at, bounds.size() * scale))
