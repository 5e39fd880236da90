"""Dialogs that speak another language as soon as the program does."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QWidget


class RetoldDialog(QDialog):
    """Is filled anew when the language changes: its words are read only while it is filled."""

    def fill(self) -> None:
        """Put everything into the empty dialog, as things stand now."""
        raise NotImplementedError

    def keep_entries(self) -> None:
        """Remember what was entered: the dialog is about to be emptied."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.layout() is not None:
            self.keep_entries()
            _empty(self)
            self.fill()


def _empty(dialog: QDialog) -> None:
    holder = QWidget()
    layout = dialog.layout()
    if layout is not None:
        # The contents go with their layout.
        holder.setLayout(layout)
    holder.deleteLater()
