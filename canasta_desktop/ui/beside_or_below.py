"""Two parts of a dialog that stand side by side as long as there is room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

_Direction = QBoxLayout.Direction
_UNSPOKEN = "\N{EM DASH}"
"""They only order what is in them."""


class BesideOrBelow(QWidget):
    """The second part beside the first, or below it where both together are too wide."""

    def __init__(self, first: QWidget, second: QWidget, stretches: tuple[int, int] = (0, 0), spacing: int = 8) -> None:
        """`stretches` are the shares of what room there is more than needed."""
        super().__init__()
        self._parts = first, second
        self._box = QBoxLayout(_Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(spacing)
        for part, stretch in zip(self._parts, stretches, strict=True):
            self._box.addWidget(part, stretch)
        self.setAccessibleName(_UNSPOKEN)

    @property
    def is_below(self) -> bool:
        """Whether the second part stands below the first."""
        return self._box.direction() is _Direction.TopToBottom

    def minimumSizeHint(self) -> QSize:
        """No wider than the wider part."""
        width = max(part.minimumSizeHint().width() for part in self._shown)
        return QSize(width, self._box.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(part.minimumSizeHint().width() for part in self._shown) + self._box.spacing()
        direction = _Direction.TopToBottom if needed > self.width() else _Direction.LeftToRight
        if direction is not self._box.direction():
            self._box.setDirection(direction)
            self._box.activate()
            self.updateGeometry()

    @property
    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()] or list(self._parts)


class Row(QWidget):
    """Widgets side by side, at the left or at the right end of their room."""

    def __init__(self, *widgets: QWidget, at_end: bool = False) -> None:
        super().__init__()
        box = QBoxLayout(_Direction.LeftToRight, self)
        box.setContentsMargins(0, 0, 0, 0)
        if at_end:
            box.addStretch(1)
        for widget in widgets:
            box.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        if not at_end:
            box.addStretch(1)
        self.setAccessibleName(_UNSPOKEN)
