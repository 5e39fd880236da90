"""The view of the table: as large as its window lets it be, one scene pixel to one logical pixel."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from canasta_desktop.table.accessible.top import let_be_found
from canasta_desktop.table.ink import LEFT_TOP, NO_SCROLL_BAR
from canasta_desktop.table.scene import TableScene

SMALLEST_TABLE = QSize(1024, 541)
"""The table in a window of 1024 by 600."""

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
        self.setMinimumSize(SMALLEST_TABLE)
        self._take_size()

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
            self._take_size()
        elif event.type() is QEvent.Type.FontChange:
            self.table.set_font(QApplication.font())
        return handled

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if self.cacheMode() != _CACHED:
            # Only from now on: to keep it costs more than to paint it, and at first every moment counts.
            QTimer.singleShot(0, self, lambda: self.setCacheMode(_CACHED))

    def _take_size(self) -> None:
        size = self._port.size()
        self.table.set_size(size.width(), size.height(), self.devicePixelRatioF())
        self.resetCachedContent()
