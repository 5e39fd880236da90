"""Keys that were meant for what was there before a dialog came."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

_CONFIRMING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_LATE_FOR: Final = 300


class LateKeys(QObject):
    """Keeps keys that press a button from a dialog for its first moment, and as long as they are held from before."""

    def __init__(self, dialog: QDialog) -> None:
        """`dialog` has all its parts already."""
        super().__init__(dialog)
        self.timer = QTimer(self, singleShot=True, interval=_LATE_FOR)
        """Runs while keys count as late."""
        for part in (dialog, *dialog.findChildren(QWidget)):
            part.installEventFilter(self)
        self._dialog = dialog

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._dialog and event.type() is QEvent.Type.Show:
            self.timer.start()
        if not isinstance(event, QKeyEvent) or event.key() not in _CONFIRMING:
            return False
        return event.type() is QEvent.Type.KeyPress and (self.timer.isActive() or event.isAutoRepeat())
