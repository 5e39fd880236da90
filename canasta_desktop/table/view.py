"""The view of the table: as large as its window lets it be, one scene pixel to one logical pixel."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from canasta_desktop.table.accessible.top import let_be_found
from canasta_desktop.table.ink import LEFT_TOP, NO_SCROLL_BAR
from canasta_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent, QRegion

SMALLEST_TABLE = QSize(1024, 541)
"""The table in a window of 1024 by 600; on a screen with less room, smaller."""
_AROUND_TABLE = QSize(0, 59)
"""What title and menu bar need of the screen."""
_WORTH_A_PASS = 150_000
"""Device pixels that are rather painted in vain than left to a pass of their own."""
_FEW = 16
"""So many rectangles of a region are looked at one by one."""
_MOST_IN_VAIN = 1.8
"""So many times as much as has changed may be painted; when cards fly in all directions, spans cost less."""

_CACHED: Final = QGraphicsView.CacheModeFlag.CacheBackground


class TableView(QGraphicsView):
    """Shows a `TableScene` and keeps its size and pixel ratio."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        # One that Python knows: for Qt's own, every class that it might be would be made first.
        self._port = QWidget()
        self.setViewport(self._port)
        let_be_found(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("alignment", LEFT_TOP)
        for bar in ("horizontal", "vertical"):
            self.setProperty(f"{bar}ScrollBarPolicy", NO_SCROLL_BAR)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self._keep_to_screen()
        self._wear_felt()
        scene.laid_out.connect(self._wear_felt)

    def set_accessible_words(self, name: str, description: str) -> None:
        """What a screen reader says of the whole table."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_size()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._keep_to_screen()
            self._take_size()
        elif event.type() is QEvent.Type.FontChange:
            self.table.set_font(QApplication.font())
        return handled

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if self.cacheMode() != _CACHED:
            # Only from now on: to keep it costs more than to paint it, and at first every moment counts.
            QTimer.singleShot(0, self, lambda: self.setCacheMode(_CACHED))

    def paintEvent(self, event: "QPaintEvent") -> None:
        """Paint what has changed in a few rectangles, one by one.

        Whatever is painted through a region of many takes two to four times as long: it is cut into spans.
        """
        if event.region().rectCount() == 1 or not self._paint_in_parts(event.region()):
            super().paintEvent(event)

    def _paint_in_parts(self, region: "QRegion") -> bool:
        """Whether that could be done and was worth it; the first picture is one rectangle, and needs no more of Qt."""
        from PySide6.QtGui import QPaintEvent, QRegion

        window = self.window()
        engine, offset = window.backingStore().paintDevice().paintEngine(), self._port.mapTo(window, QPoint(0, 0))
        if not self._paints_here(engine.systemClip(), region.translated(offset)):
            return False
        parts = self._parts_of(region)
        changed = sum(map(_area, cast("Iterable[QRect]", region)))
        if sum(map(_area, parts)) > _MOST_IN_VAIN * changed:
            return False
        for part in parts:
            engine.setSystemClip(QRegion(part.translated(offset)))
            super().paintEvent(QPaintEvent(part))
        engine.setSystemClip(region.translated(offset))
        return True

    def _paints_here(self, clip: "QRegion", region: "QRegion") -> bool:
        """Whether it is the window that is painted, and not a picture of it, and nothing else lies over the table."""
        if clip.isEmpty():
            return False
        seen, corner = clip.boundingRect().topLeft(), region.boundingRect().topLeft()
        return (seen - corner * self.devicePixelRatioF()).manhattanLength() <= 2 and not _is_covered(self._port)

    def _parts_of(self, region: "QRegion") -> list[QRect]:
        """Rectangles that hold the region, cut by the rows of the table; several as one where that wastes little."""
        parts: list[QRect] = []
        for rect in self._by_rows(region, region.rectCount() <= _FEW):
            part = rect
            while near := next((one for one in parts if self._wasted(one, part) < _WORTH_A_PASS), None):
                parts.remove(near)
                part = part.united(near)
            parts.append(part)
        # One more each way: at a ratio with a fraction, edges lie within a device pixel.
        return [part.adjusted(-1, -1, 1, 1).intersected(self._port.rect()) for part in parts]

    def _by_rows(self, region: "QRegion", each: bool) -> list[QRect]:
        """What the region has in the rows of the table and in the panel beside them: `each` rectangle, or one of all
        in a row.
        """
        layout, far = self.table.table_layout, self._port.width() + self._port.height()
        tops = [0, *(round(row.y) for row in (layout.others[0].band, layout.centre.band, layout.ours.band))]
        tops += [round(layout.ours.band.bottom), far]
        beside = round(layout.side_panel.x) if layout.side_panel else far
        places = [QRect(0, top, beside, below - top) for top, below in pairwise(tops)]
        found = [region.intersected(place) for place in (*places, QRect(beside, 0, far, far))]
        if each:
            return [rect for part in found for rect in cast("Iterable[QRect]", part)]
        return [part.boundingRect() for part in found if not part.isEmpty()]

    def _wasted(self, one: QRect, other: QRect) -> float:
        """Device pixels that neither needs, if both are painted as one."""
        pixels = _area(one.united(other)) - _area(one) - _area(other)
        return pixels * self.devicePixelRatioF() ** 2

    def _wear_felt(self) -> None:
        """At a ratio with a fraction, the table ends within a row of pixels: the felt goes on."""
        palette, role = self._port.palette(), self._port.backgroundRole()
        felt = QColor(self.table.table_style.theme.felt_out)
        if palette.color(role) != felt:
            palette.setColor(role, felt)
            self._port.setPalette(palette)

    def _keep_to_screen(self) -> None:
        """Let the table be as small as the screen makes it: what lies below the edge of the screen cannot be played."""
        self.setMinimumSize(smallest_table(self.screen().availableSize()))

    def _take_size(self) -> None:
        size = self._port.size()
        self.table.set_size(size.width(), size.height(), self.devicePixelRatioF())
        self.resetCachedContent()


def smallest_table(room: QSize) -> QSize:
    """How small the table may get on a screen that has so much room for windows."""
    return SMALLEST_TABLE.boundedTo(room - _AROUND_TABLE)


def _is_covered(widget: QWidget) -> bool:
    """Whether another widget of its window is painted over it."""
    parent = None if widget.isWindow() else widget.parentWidget()
    if parent is None:
        return False
    around, place = parent.children(), widget.geometry()
    for above in around[around.index(widget) + 1 :]:
        if isinstance(above, QWidget) and above.isVisible() and above.geometry().intersects(place):
            return True
    return _is_covered(parent)


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()
