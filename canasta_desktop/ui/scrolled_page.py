"""The contents of a dialog with a scroll bar where the screen is too low for them."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_WIDEST: Final = 640
"""So much room there is on the smallest screen, beside a list of pages."""


class ScrolledPage(QScrollArea):
    """As large as its page wants to be, and no wider than `_WIDEST`; it can be lower.

    Qt's own would never ask for more than 36 by 24 letters.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self.setAccessibleName(page.accessibleName())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        page.installEventFilter(self)

    def sizeHint(self) -> QSize:
        page = self._page
        width = max(page.sizeHint().width(), self.width() if self.isVisible() else 0)
        height = page.heightForWidth(width) if page.hasHeightForWidth() else page.sizeHint().height()
        return QSize(page.sizeHint().width() + self._bar, max(height, page.minimumSizeHint().height()) + 2)

    def minimumSizeHint(self) -> QSize:
        width = min(self._page.minimumSizeHint().width() + self._bar, _WIDEST)
        return QSize(width, 8 * self.fontMetrics().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
