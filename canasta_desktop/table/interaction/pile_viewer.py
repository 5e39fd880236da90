"""Looking through the discard pile: all its cards over the table, until anything is pressed."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from canasta_desktop.table.items.pile_panel import PilePanel
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.texts import TableWords
from canasta_desktop.table.view import TableView

_MODIFIERS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)
_PRESSES: Final = (QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick)
_KEYS: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class PileViewer(QObject):
    """Every discard was seen by all, so anybody may look through the pile at any time.

    While it is open, the next press of a button or key closes it and does nothing else. A pile that changes
    meanwhile is shown as it is.
    """

    changed = Signal()
    """It was opened or closed."""

    def __init__(self, view: TableView, words: TableWords) -> None:
        """Made after whatever else listens to the view, so that it hears of a press first."""
        super().__init__(view)
        self._view, self._words = view, words
        self._panel = PilePanel()
        self._panel.setZValue(Layer.PEEK)
        self._panel.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._panel.hide()
        self._open = self._swallowing = False
        view.table.addItem(self._panel)
        view.table.laid_out.connect(self._show)
        view.table.installEventFilter(self)
        view.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether it stands over the table."""
        return self._open

    @property
    def swallowing(self) -> bool:
        """Whether the press that closed it is still held: nothing else is to come of it."""
        return self._swallowing

    @property
    def panel(self) -> PilePanel:
        """What is shown."""
        return self._panel

    def open(self) -> bool:
        """Show the pile; False where there is none."""
        snapshot = self._view.table.snapshot
        self._open = snapshot is not None and bool(snapshot.pile)
        self._show()
        self.changed.emit()
        return self._open

    def close(self) -> None:
        """Take it away."""
        if self._open:
            self._open = False
            self._panel.hide()
            self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QGraphicsSceneMouseEvent):
            return self._on_mouse(event)
        if self._open and event.type() in _KEYS and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat() and event.key() not in _MODIFIERS:
                self.close()
            event.accept()
            return True
        return False

    def _on_mouse(self, event: QGraphicsSceneMouseEvent) -> bool:
        if event.type() in _PRESSES:
            self._swallowing = self._open
            self.close()
        swallowed = self._swallowing or self._open
        if event.type() is QEvent.Type.GraphicsSceneMouseRelease:
            self._swallowing = False
        if swallowed:
            event.accept()
        return swallowed

    def _show(self) -> None:
        snapshot = self._view.table.snapshot
        if not self._open or snapshot is None:
            return
        if not snapshot.pile:
            self.close()
            return
        lying = snapshot.freezing_card
        freezing = None if lying is None else snapshot.pile.index(lying)
        self._panel.present(snapshot.pile, freezing, self._words.peeking(snapshot))
        self._panel.lay_out(self._view.table.table_layout.measures, self._view.table.table_style)
        self._panel.show()
