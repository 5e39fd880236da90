"""Windows that stand beside the table, which goes on meanwhile."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from canasta_desktop.ui.main_window import MainWindow

_Dialog = TypeVar("_Dialog", bound=QDialog)


class SideWindow(QObject, Generic[_Dialog]):
    """Opens one such window at a time, and gives the keyboard back to the table when it is closed."""

    def __init__(self, make: Callable[[MainWindow], _Dialog], window: MainWindow) -> None:
        """`make` makes the window, of which the main window is the parent."""
        super().__init__(window)
        self._make, self._window = make, window
        self.dialog: _Dialog | None = None
        """While it is open."""

    def open(self) -> _Dialog:
        """Show the window; one that is open comes to the front."""
        dialog = self.dialog
        if dialog is None:
            dialog = self.dialog = self._make(self._window)
            dialog.finished.connect(self._closed)
            dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self._window.take_focus()
