import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from canasta_desktop.ui.window_place import first_size, place_text, show_in_place


def shown(qtbot: QtBot, text: str, *, maximised: bool = False) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        show_in_place(window, text, maximised=maximised)
    return window


def room() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


def test_at_first_it_stands_in_the_middle_of_the_screen(qtbot: QtBot) -> None:
    window = shown(qtbot, "")
    window.showNormal()
    assert (window.frameGeometry().center() - room().center()).manhattanLength() < 10
    assert room().contains(window.geometry())


@pytest.mark.parametrize(
    ("screen", "window", "fills"),
    [
        ((1024, 600), (942, 552), True),
        ((1366, 768), (1257, 707), True),
        ((1920, 1040), (1536, 832), False),
        ((1600, 900), (1366, 768), False),
        ((3840, 2120), (3072, 1696), False),
    ],
)
def test_at_first_it_leaves_the_screen_some_room_where_there_is_some(
    screen: tuple[int, int], window: tuple[int, int], fills: bool
) -> None:
    assert first_size(QSize(*screen)) == (QSize(*window), fills)


def test_it_comes_back_to_the_same_place_again_and_again(qtbot: QtBot) -> None:
    window = shown(qtbot, "")
    window.showNormal()
    window.setGeometry(40, 50, 500, 400)
    text = place_text(window)
    for _ in range(5):
        window = shown(qtbot, text)
        assert window.geometry() == QRect(40, 50, 500, 400)
        text = place_text(window)


def test_a_window_that_filled_the_screen_does_so_again(qtbot: QtBot) -> None:
    window = shown(qtbot, "", maximised=True)
    assert window.isMaximized()
    assert shown(qtbot, place_text(window)).isMaximized()


@pytest.mark.parametrize("corner", [QPoint(5000, 300), QPoint(-3000, -3000), QPoint(200, 4000)])
def test_where_it_cannot_be_seen_it_comes_to_the_middle(qtbot: QtBot, corner: QPoint) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(600, 400)
    window.move(corner)
    again = shown(qtbot, place_text(window))
    assert room().intersected(again.frameGeometry()).width() >= 100
    assert room().contains(again.geometry().topLeft())


@pytest.mark.parametrize("text", ["nonsense", "AAAA", "\N{SNOWMAN}"])
def test_a_place_that_cannot_be_read_is_that_of_the_first_start(qtbot: QtBot, text: str) -> None:
    assert shown(qtbot, text).geometry() == shown(qtbot, "").geometry()
