"""Whether there is a display to open the window on, asked before Qt: Qt aborts the program where there is none."""

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from canasta_desktop.wording.dialogs import NO_DISPLAY, display_unreachable
from canasta_desktop.wording.sentence import Sentence

_PLATFORM = "QT_QPA_PLATFORM"
_NAMES = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
_XCB = "libxcb.so.1"
_SECONDS = 3.0


def display_problem(environment: Mapping[str, str] = os.environ) -> Sentence | None:
    """Why no window can be opened, or None where one can, or where Qt has to find out itself."""
    if sys.platform in {"win32", "darwin"}:
        return None
    platforms = _platforms(environment)
    if not platforms:
        return None
    given = [name for name in platforms if environment.get(_NAMES[name])]
    if not given:
        return NO_DISPLAY
    if any(_is_reachable(name, environment[_NAMES[name]], environment) for name in given):
        return None
    return display_unreachable(" ".join(f"{_NAMES[name]}={environment[_NAMES[name]]}" for name in given))


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """The platforms that Qt may use and that need a display; none where it was told to use another."""
    asked = environment.get(_PLATFORM)
    if not asked:
        return ["xcb", "wayland"]
    names = [entry.partition(":")[0].partition("-")[0] for entry in asked.split(";")]
    return names if all(name in _NAMES for name in names) else []


def _is_reachable(platform: str, display: str, environment: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _answers_x(display)
    return _listens(Path(environment.get("XDG_RUNTIME_DIR", ""), display))


def _answers_x(display: str) -> bool:
    """Whether the X server lets a program in, permission included. Where its library is missing, Qt complains."""
    try:
        xcb = ctypes.CDLL(_XCB)
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _listens(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_SECONDS)
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
