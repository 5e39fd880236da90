"""What waits until the window is seen."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

_ASKING: Final = {
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
    QEvent.Type.Close,
}
"""Comes from the player. Qt asks whether a key is a shortcut before it looks for one."""


class AfterFirstPaint(QObject):
    """Calls `do` once a widget was painted for the first time.

    Where the player is quicker and asks something of the widget or of `parts`, it is called before they hear of it.
    """

    def __init__(self, widget: QWidget, do: Callable[[], object], parts: Iterable[QWidget] = ()) -> None:
        super().__init__(widget)
        self._widget, self._do, self._parts = widget, do, (widget, *parts)
        self._done = False
        for part in self._parts:
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            if watched is self._widget:
                QTimer.singleShot(0, self, self._call)
        elif event.type() in _ASKING:
            self._call()
        return False

    def _call(self) -> None:
        if not self._done:
            self._done = True
            for part in self._parts:
                part.removeEventFilter(self)
            self._do()
