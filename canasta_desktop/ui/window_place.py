"""Where the window stands, remembered from start to start."""

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

_FIRST_SIZE: Final = QSize(1366, 768)
"""The window is at first not smaller; a screen with little more room is filled."""
_FIRST_SHARE: Final = 0.8
_FILLED_FROM: Final = 0.92
"""Of the screen: a window that needs more is maximised."""
_GRIP: Final = QSize(100, 24)
"""So much of the title must be on a screen to be taken hold of."""


def place_text(window: QMainWindow) -> str:
    """Place, size and state of the window, as a text for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def show_in_place(window: QMainWindow, text: str, *, maximised: bool = False) -> None:
    """Show the window where it stood. Where it could not be seen any more, it comes to the middle."""
    if not text or not _restore(window, text):
        fills = _place_first(window)
        if fills or maximised:
            window.showMaximized()
            return
    elif not _can_be_held(window.frameGeometry()):
        _centre(window, QGuiApplication.primaryScreen())
    window.show()


def first_size(room: QSize) -> tuple[QSize, bool]:
    """How large the window is on a screen with so much room, and whether it fills the screen."""
    most = room * _FILLED_FROM
    fills = most.width() < _FIRST_SIZE.width() or most.height() < _FIRST_SIZE.height()
    return (room * _FIRST_SHARE).expandedTo(_FIRST_SIZE).boundedTo(most), fills


def _restore(window: QMainWindow, text: str) -> bool:
    from PySide6.QtCore import QByteArray

    return window.restoreGeometry(QByteArray.fromBase64(text.encode("ascii", "replace")))


def _place_first(window: QMainWindow) -> bool:
    """Put the window in the middle; returns whether it would better fill the screen."""
    screen = QGuiApplication.primaryScreen()
    size, fills = first_size(screen.availableSize())
    window.resize(size)
    _centre(window, screen)
    return fills


def _can_be_held(frame: QRect) -> bool:
    title = QRect(frame.topLeft(), QSize(frame.width(), _GRIP.height()))
    shown = (title.intersected(screen.availableGeometry()) for screen in QGuiApplication.screens())
    return any(part.width() >= _GRIP.width() and part.height() >= _GRIP.height() // 2 for part in shown)


def _centre(window: QMainWindow, screen: QScreen) -> None:
    room = screen.availableGeometry()
    window.resize(window.size().boundedTo(room.size()))
    place = QRect(room.topLeft(), window.size())
    place.moveCenter(room.center())
    window.move(place.topLeft())
