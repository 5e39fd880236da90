"""What the buttons of the table share: hover, press, focus, and that they say when they were triggered."""

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.items.ring import paint_ring

_HOVERED = QColor(255, 255, 255, 26)
_PRESSED = QColor(0, 0, 0, 60)


class TableButton(PicturedItem):
    """A button; it also answers when what it stands for is not possible, so that the reason can be shown."""

    triggered = Signal()
    """Pressed and released with the left button, the pointer still upon it."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.setAcceptHoverEvents(True)

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard's focus ring is round it."""
        self._set_look(self.hovered, self.pressed, focused)

    def bleed(self, style: TableStyle) -> float:
        return 18 * style.unit

    def shade(self, brush: Brush, rect: QRectF, radius: float) -> None:
        """Lighter under the pointer, darker while pressed."""
        if self.pressed:
            brush.box(rect, radius, _PRESSED)
        elif self.hovered:
            brush.box(rect, radius, _HOVERED)

    def draw_focus(self, brush: Brush, rect: QRectF, radius: float) -> None:
        """The focus ring: white on dark."""
        if self.focused:
            unit = brush.style.unit
            paint_ring(brush, rect.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit), radius + 3 * unit)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._set_look(True, self.pressed, self.focused)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._set_look(False, self.pressed, self.focused)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # Told so here and not with the item: what names a member of `Qt` waits for all of them.
        if not _is_left(event):
            event.ignore()
            return
        self._set_look(self.hovered, True, self.focused)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._set_look(self.hovered, self.place.contains(event.pos()), self.focused)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not _is_left(event):
            return
        was_pressed = self.pressed
        self._set_look(self.hovered, False, self.focused)
        if was_pressed and self.place.contains(event.pos()):
            self.triggered.emit()

    def sceneEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UngrabMouse:
            self._set_look(self.hovered, False, self.focused)
        return super().sceneEvent(event)

    def _set_look(self, hovered: bool, pressed: bool, focused: bool) -> None:
        if (hovered, pressed, focused) != (self.hovered, self.pressed, self.focused):
            self.hovered, self.pressed, self.focused = hovered, pressed, focused
            self.changed()


def _is_left(event: QGraphicsSceneMouseEvent) -> bool:
    from PySide6.QtCore import Qt

    return event.button() is Qt.MouseButton.LeftButton
