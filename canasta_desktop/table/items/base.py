"""What all items of the table share."""

from collections.abc import Callable, Hashable
from time import perf_counter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.shared_pictures import numbers_of, on_whole_pixels, picture_of
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
        self._former: QPixmap | None = None
        self._bounds = QRectF()
        self._late = False
        self._cost = 0.0

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._style is None or self._size.isEmpty() or self.blank:
            return
        if self._picture is None:
            begun = perf_counter()
            self._picture = self._found_or_painted(self._style)
            self._cost = (perf_counter() - begun) * 1000
        painter.drawPixmap(self._bounds.topLeft(), self._picture)

    @property
    def blank(self) -> bool:
        """Whether nothing of it is seen: then it needs no picture."""
        return False

    def alike(self, style: TableStyle) -> Hashable | None:
        """What its picture depends on besides size and style, where other items paint the same; None: none does."""
        return None

    def deleteLater(self) -> None:
        # It may still be in the queue when Qt's part of it has gone.
        self._late = False
        super().deleteLater()

    def reach(self, style: TableStyle) -> QRectF:
        """All that the item paints, in its own coordinates."""
        bleed = self._bleed
        return self._size.adjusted(-bleed, -bleed, bleed, bleed)

    def repaint_cards(self) -> None:
        self.changed()

    def changed(self) -> None:
        """What it shows has changed: paint a new picture when next seen."""
        self._picture, self._late = None, False
        self.update()

    def words_changed(self) -> None:
        """The same, where it may wait for one of the next frames: while cards move, these would be late with it."""
        if self._picture is None or self._style is None or not self._style.queue.hurried:
            self.changed()
        else:
            self._late = True
            self._style.queue.add(self)

    @property
    def cost(self) -> float:
        """Milliseconds that its last picture took."""
        return self._cost

    def catch_up(self) -> None:
        """Show what was given last, if it does not yet."""
        if self._late:
            self.changed()

    def _restyled(self) -> None:
        self._picture, self._late = None, False
        if self._style is not None:
            self._bounds = on_whole_pixels(self.reach(self._style), self._style.ratio)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _found_or_painted(self, style: TableStyle) -> QPixmap:
        alike = self.alike(style)
        if alike is None:
            self._former = picture_of(self._draw_with(style), self._bounds, style.ratio, self._former)
            return self._former
        return self._shared((type(self), alike), self._bounds, style)

    def _shared(self, key: Hashable, bounds: QRectF, style: TableStyle) -> QPixmap:
        """The picture that all items with this key, size and bounds have."""
        sizes = (self._size.width(), self._size.height(), *numbers_of(bounds), style.unit, style.text, style.ratio)
        return style.pictures.picture((key, sizes), lambda: picture_of(self._draw_with(style), bounds, style.ratio))

    def _draw_with(self, style: TableStyle) -> Callable[[QPainter], None]:
        return lambda painter: self.draw(Brush(painter, style))
