"""Messages over the window."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.ui.messages import tell
from canasta_desktop.wording.looks import deck_lost


def test_a_name_without_a_space_is_not_wider_than_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    name = "w" * 255
    box = tell(window, deck_lost(name))
    assert box.minimumSizeHint().width() < 1024
    assert name in box.accessibleName()
