"""Messages over the window: one sentence, and what can be done."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_desktop.ui.dialog_look import dress
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, menus
from canasta_desktop.wording.sentence import Sentence


def tell(parent: QWidget, sentence: Sentence, try_again: Callable[[], object] | None = None) -> QMessageBox:
    """Say something went wrong, without stopping the program; with `try_again` there is a button for it."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(translated(menus.TITLE))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translated(sentence))
    box.setAccessibleName(box.text())
    dress(box)
    close = box.addButton(translated(dialogs.CLOSE), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(close)
    if try_again is None:
        box.setDefaultButton(close)
    else:
        again = box.addButton(translated(dialogs.TRY_AGAIN), QMessageBox.ButtonRole.AcceptRole)
        box.accepted.connect(try_again)
        box.setDefaultButton(again)
    for button in box.buttons():
        button.setAccessibleName(button.text().replace("&", ""))
    box.open()
    return box
