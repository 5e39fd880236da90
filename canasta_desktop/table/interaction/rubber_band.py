"""A frame pulled open from empty felt, which selects the cards of the hand that it touches."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from canasta_desktop.model.session import GameSession
from canasta_desktop.table.ink import tint
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.scene import TableScene


class RubberBand:
    """The frame, while it is being pulled."""

    def __init__(self, session: GameSession, scene: TableScene) -> None:
        self._session, self._scene = session, scene
        self._start = QPointF()
        self._before: tuple[int, ...] = ()
        self._kept: tuple[int, ...] = ()
        self._item: QGraphicsRectItem | None = None

    @property
    def active(self) -> bool:
        """Whether it is being pulled."""
        return self._item is not None

    def begin(self, start: QPointF, *, keeps: bool) -> None:
        """Open it here; with `keeps` what is selected already stays so."""
        self._start = QPointF(start)
        self._before = self._session.selected
        self._kept = self._before if keeps else ()
        theme = self._scene.table_style.theme
        self._item = QGraphicsRectItem()
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._item.setPen(QPen(QColor(theme.accent), 2))
        self._item.setBrush(tint(theme.accent, 40))
        self._item.setZValue(Layer.MOVING)
        self._scene.addItem(self._item)

    def move(self, point: QPointF) -> None:
        """Pull it to here."""
        if self._item is None:
            return
        frame = QRectF(self._start, point).normalized()
        self._item.setRect(frame)
        touched = self._touched(frame)
        wanted = {*self._kept, *touched}
        if wanted != set(self._session.selected):
            self._session.select([*self._kept, *(key for key in touched if key not in self._kept)])

    def end(self) -> None:
        """Let go: what it touched stays selected."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None

    def cancel(self) -> None:
        """Give it up: selected is what was before."""
        if self._item is not None:
            self.end()
            self._session.select(self._before)

    def _touched(self, frame: QRectF) -> list[int]:
        keys = []
        for held, item in zip(self._scene.hand.cards, self._scene.hand.items, strict=True):
            strip = item.visible_rect().translated(item.home.x(), item.home.y())
            if strip.intersects(frame):
                keys.append(held.key)
        return keys
