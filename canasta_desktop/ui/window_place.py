"""Where the window stands, remembered from start to start."""

from typing import Final

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

_FIRST_SIZE: Final = QSize(1366, 768)
_FIRST_SHARE: Final = 0.92
_GRIP: Final = QSize(100, 24)
"""So much of the title must be on a screen to be taken hold of."""


def place_text(window: QMainWindow) -> str:
    """Place, size and state of the window, as a text for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_place(window: QMainWindow, text: str, *, maximised: bool = False) -> None:
    """Put the window where it stood; before it is shown. Where it cannot be seen any more, it comes to the middle."""
    if not text or not window.restoreGeometry(QByteArray.fromBase64(text.encode("ascii", "replace"))):
        _place_first(window)
        if maximised:
            window.setWindowState(window.windowState() | window.windowState().WindowMaximized)
    elif not _can_be_held(window.frameGeometry()):
        _centre(window, QGuiApplication.primaryScreen())


def _place_first(window: QMainWindow) -> None:
    screen = QGuiApplication.primaryScreen()
    window.resize(_FIRST_SIZE.boundedTo(screen.availableSize() * _FIRST_SHARE).expandedTo(window.minimumSizeHint()))
    _centre(window, screen)


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
