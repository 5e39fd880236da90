"""What all items of the table share."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.texts import SpokenText


class TableItem(QGraphicsObject):
    """An item with a place on the table, in which it paints what it was given last.

    Its own coordinates begin at the left top corner of its place, on a whole device pixel.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._style: TableStyle | None = None
        self._size = QRectF()
        self._bleed = 0.0
        self.accessible_name = ""

    def set_place(self, rect: Rect, style: TableStyle) -> None:
        """Put the item where it belongs, and say how to paint."""
        self.setPos(style.snapped(rect.x, rect.y))
        self.set_extent(rect.width, rect.height, style)

    def set_extent(self, width: float, height: float, style: TableStyle) -> None:
        """How large it is wherever it is, and how to paint."""
        size = QRectF(0, 0, width, height)
        if size == self._size and (style is self._style or style == self._style):
            return
        self.prepareGeometryChange()
        self._size, self._style = size, style
        self._bleed = self.bleed(style)
        self._restyled()
        self.update()

    def repaint_cards(self) -> None:
        """There are better pictures of the cards that it shows."""
        self.update()

    def bleed(self, style: TableStyle) -> float:
        """How far the item paints beyond its place."""
        return 2 * style.unit + 2

    def set_spoken(self, spoken: SpokenText) -> None:
        """What a screen reader says, and the tool tip."""
        self.accessible_name = spoken.name
        if self.toolTip() != spoken.tip:
            self.setToolTip(spoken.tip)

    @property
    def place(self) -> QRectF:
        """Its place, in its own coordinates."""
        return self._size

    @property
    def style(self) -> TableStyle | None:
        """How it paints, None before it has a place."""
        return self._style

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-self._bleed, -self._bleed, self._bleed, self._bleed)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._style is not None and not self._size.isEmpty():
            self.draw(Brush(painter, self._style))

    def draw(self, brush: Brush) -> None:
        """Paint what was given last."""
        raise NotImplementedError

    def _restyled(self) -> None:
        """Place or style have changed: drop what was prepared for the old ones."""


class PicturedItem(TableItem):
    """An item that costs more to paint than to copy: it keeps a picture of itself at device pixels."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self._bounds = QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._style is None or self._size.isEmpty():
            return
        if self._picture is None:
            self._picture = self._painted(self._bounds, self._style)
        painter.drawPixmap(self._bounds.topLeft(), self._picture)

    def reach(self, style: TableStyle) -> QRectF:
        """All that the item paints, in its own coordinates."""
        bleed = self._bleed
        return self._size.adjusted(-bleed, -bleed, bleed, bleed)

    def repaint_cards(self) -> None:
        self.changed()

    def changed(self) -> None:
        """What it shows has changed: paint a new picture when next seen."""
        self._picture = None
        self.update()

    def _restyled(self) -> None:
        self._picture = None
        if self._style is not None:
            self._bounds = self._picture_bounds(self._style)

    def _picture_bounds(self, style: TableStyle) -> QRectF:
        """The bounding rectangle, grown to whole device pixels."""
        reach, ratio = self.reach(style), style.ratio
        left, top = math.floor(reach.left() * ratio) / ratio, math.floor(reach.top() * ratio) / ratio
        right, bottom = math.ceil(reach.right() * ratio) / ratio, math.ceil(reach.bottom() * ratio) / ratio
        return QRectF(left, top, right - left, bottom - top)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _painted(self, bounds: QRectF, style: TableStyle) -> QPixmap:
        pixmap = QPixmap(round(bounds.width() * style.ratio), round(bounds.height() * style.ratio))
        pixmap.setDevicePixelRatio(style.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-bounds.topLeft())
        self.draw(Brush(painter, style))
        painter.end()
        return pixmap
