"""What dims a page while a dialog stands over it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

_BLACK: Final = QColor(0, 0, 0, 119)


class Veil(QWidget):
    """Lies over `page` for as long as a dialog keeps its window from being used; else it costs nothing."""

    def __init__(self, page: QWidget, window: QWidget) -> None:
        super().__init__(page)
        self._page, self._window = page, window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        window.installEventFilter(self)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.WindowBlocked:
            self._cover()
        elif watched is self._window and event.type() is QEvent.Type.WindowUnblocked:
            self.hide()
        elif watched is self._page and event.type() is QEvent.Type.Resize:
            self.setGeometry(self._page.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), _BLACK)
        painter.end()

    def _cover(self) -> None:
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
