"""About the program."""

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_desktop.ui.messages import Message
from canasta_desktop.wording import dialogs, menus


def show_about(parent: QWidget, version: str) -> QMessageBox:
    """Name, version and licence."""
    lines = (dialogs.ABOUT_WHAT, dialogs.about_version(version, qVersion()), dialogs.ABOUT_LICENCE)
    box = Message(parent, dialogs.ABOUT, menus.TITLE, lines)
    box.setIconPixmap(parent.windowIcon().pixmap(96, 96))
    # Told before it is shown: a button that becomes the default one later keeps its old width.
    box.setDefaultButton(box.add(dialogs.CLOSE, QMessageBox.ButtonRole.AcceptRole))
    box.open()
    return box
