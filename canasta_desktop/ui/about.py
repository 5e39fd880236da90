"""About the program."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_desktop.ui.dialog_look import dress
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, menus


def show_about(parent: QWidget, version: str) -> QMessageBox:
    """Name, version and licence."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(translated(dialogs.ABOUT))
    box.setAccessibleName(box.windowTitle())
    dress(box)
    box.setIconPixmap(parent.windowIcon().pixmap(96, 96))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translated(menus.TITLE))
    lines = (dialogs.ABOUT_WHAT, dialogs.about_version(version, qVersion()), dialogs.ABOUT_LICENCE)
    box.setInformativeText("\n".join(map(translated, lines)))
    close = box.addButton(translated(dialogs.CLOSE), QMessageBox.ButtonRole.AcceptRole)
    close.setAccessibleName(close.text())
    box.open()
    return box
