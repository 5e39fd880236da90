from PySide6.QtWidgets import QMainWindow, QPushButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from canasta_desktop.ui.about import show_about


def room_for_words(button: QPushButton) -> int:
    """How wide its words may be, as it is painted now."""
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()


def test_the_button_that_closes_it_has_room_for_its_words(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    box = show_about(window, "1.0")
    qtbot.waitUntil(box.isVisible)
    (close,) = box.findChildren(QPushButton)
    assert close.fontMetrics().horizontalAdvance(close.text()) <= room_for_words(close)
    box.reject()
