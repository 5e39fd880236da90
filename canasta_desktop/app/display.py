"""Why there is no display to open the window on, in a sentence: Qt aborts the program where there is none."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    # Nearly always there is one, and nothing to say.
    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from canasta_desktop.wording.sentence import Sentence

_Application = TypeVar("_Application")

_PLATFORM = "QT_QPA_PLATFORM"
_PLATFORM_FOLDER = "QT_QPA_PLATFORM_PLUGIN_PATH"
_PLUGIN_FOLDERS = "QT_PLUGIN_PATH"
_NAMES = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
_XCB = "libxcb.so.1"
_SECONDS = 3.0


def opened(new_application: Callable[[], _Application], refuse: Callable[["Sentence"], int]) -> _Application:
    """What Qt makes to open windows with. Where it would abort because a display does not answer, `refuse` says so
    instead, and the program ends with the status that it gives.
    """
    from PySide6.QtCore import qFormatLogMessage, qInstallMessageHandler

    held: list[str] = []

    def hear(kind: "QtMsgType", context: "QMessageLogContext", text: str) -> None:
        held.append(qFormatLogMessage(kind, context, text))
        if kind.name == "QtFatalMsg":
            problem = unreachable_display()
            if problem is not None:
                status = refuse(problem)
                sys.stderr.flush()
                os._exit(status)
            _pass_on(held)

    before = qInstallMessageHandler(hear)
    application = new_application()
    qInstallMessageHandler(before)
    _pass_on(held)
    return application


def _pass_on(said: list[str]) -> None:
    sys.stderr.writelines(f"{text}\n" for text in said)
    sys.stderr.flush()


def missing_display(environment: Mapping[str, str] = os.environ) -> "Sentence | None":
    """Why Qt need not even try: it is told of no display, or of a platform that it does not have."""
    unknown = _unknown_platform(environment)
    if unknown is not None or sys.platform in {"win32", "darwin"}:
        return unknown
    platforms = _platforms(environment)
    if not platforms or _given(platforms, environment):
        return None
    from canasta_desktop.wording.dialogs import NO_DISPLAY

    return NO_DISPLAY


def unreachable_display(environment: Mapping[str, str] = os.environ) -> "Sentence | None":
    """Why no window can be opened on what Qt is told of; None where one can, or where Qt has to say so itself."""
    if sys.platform in {"win32", "darwin"}:
        return None
    given = _given(_platforms(environment), environment)
    if not given or any(_is_reachable(name, environment[_NAMES[name]], environment) for name in given):
        return None
    from canasta_desktop.wording.dialogs import display_unreachable

    return display_unreachable(" ".join(f"{_NAMES[name]}={environment[_NAMES[name]]}" for name in given))


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """The platforms that Qt may use and that need a display; none where it was told to use another."""
    asked = environment.get(_PLATFORM)
    if not asked:
        return ["xcb", "wayland"]
    names = [name.partition("-")[0] for name in _names(asked)]
    return names if all(name in _NAMES for name in names) else []


def _given(platforms: list[str], environment: Mapping[str, str]) -> list[str]:
    """Those that the environment has a display for."""
    return [name for name in platforms if environment.get(_NAMES[name])]


def _names(asked: str) -> list[str]:
    """The platforms that are asked for, one after the other, without what each is told."""
    return [entry.partition(":")[0].lower() for entry in asked.split(";")]


def _unknown_platform(environment: Mapping[str, str]) -> "Sentence | None":
    """Why Qt would find none of the platforms that it was told to use."""
    asked = environment.get(_PLATFORM)
    if not asked:
        return None
    known = _plugin_names(environment)
    if not known or known.intersection(_names(asked)):
        return None
    from canasta_desktop.wording.dialogs import no_platform

    return no_platform(asked, ", ".join(sorted(known)))


def _plugin_names(environment: Mapping[str, str]) -> set[str]:
    """The platforms that Qt has plugins for, in its own folder and in those that it is told of."""
    # Only for whoever asks for a platform: the others are told before Qt is loaded.
    from PySide6.QtCore import QLibraryInfo, QPluginLoader

    plugins = [QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), *_folders(environment, _PLUGIN_FOLDERS)]
    folders = [*(Path(folder, "platforms") for folder in plugins), *map(Path, _folders(environment, _PLATFORM_FOLDER))]
    names: set[str] = set()
    for file in (file for folder in folders if folder.is_dir() for file in folder.iterdir()):
        about: object = QPluginLoader(str(file)).metaData().get("MetaData")
        if isinstance(about, dict):
            names.update(str(name).lower() for name in about.get("Keys", ()))
    return names


def _folders(environment: Mapping[str, str], name: str) -> list[str]:
    return [folder for folder in environment.get(name, "").split(os.pathsep) if folder]


def _is_reachable(platform: str, display: str, environment: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _answers_x(display)
    return _listens(Path(environment.get("XDG_RUNTIME_DIR", ""), display))


def _answers_x(display: str) -> bool:
    """Whether the X server lets a program in, permission included. Where its library is missing, Qt complains."""
    import ctypes

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
    import socket

    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_SECONDS)
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
