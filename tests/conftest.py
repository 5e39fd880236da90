"""Every test runs without a screen and far from the player's own files."""

import functools
import gc
import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import appdirs
import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
_HOMES = Path(tempfile.mkdtemp(prefix="canasta-tests-"))
_numbers = itertools.count()
_KNOWN = (
    ("canasta_desktop.app.settings_keeper", "SettingsKeeper"),
    ("canasta_desktop.model.session", "GameSession"),
    ("canasta_desktop.table.motion.motion", "Motion"),
    ("canasta_desktop.table.scene", "TableScene"),
    ("canasta_desktop.ui.key_map", "KeyMap"),
)
_made: list[shiboken6.Object] = []
_tables = itertools.count(1)
_TABLES_TO_KEEP = 8
"""After so many tests with a table the memory of their pictures is got back."""
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC


def _real_folders() -> tuple[str, ...]:
    """The folders in which programs keep the files of the person who runs the tests."""
    folders = (
        appdirs.user_config_dir(),
        appdirs.user_data_dir(),
        appdirs.user_cache_dir(),
        appdirs.user_state_dir(),
    )
    return tuple(folder + os.sep for folder in folders)


_REAL = _real_folders()


def _refuse_real_folders(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open":
        path, _, flags = arguments
        if not isinstance(flags, int) or not flags & _WRITING:
            return
    elif event in {"os.mkdir", "os.remove", "os.rename", "os.rmdir"}:
        path = arguments[0] if event != "os.rename" else arguments[1]
    else:
        return
    if isinstance(path, str | bytes | os.PathLike) and os.fsdecode(path).startswith(_REAL):
        raise PermissionError(f"a test reaches for the real home: {path!r}")


def _move_home(home: Path) -> dict[str, str]:
    """Environment variables that make `home` the home of whoever reads them."""
    return {"HOME": str(home), "USERPROFILE": str(home)} | {name: str(home / name.lower()) for name in _FOLDERS}


os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.update(_move_home(_HOMES))
sys.addaudithook(_refuse_real_folders)

# Whoever waits for something that comes waits for it as long on a machine that is busy with other things.
for _wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    _wait.__kwdefaults__ = {**(_wait.__kwdefaults__ or {}), "timeout": 30_000}

hypothesis.settings.register_profile("dev", max_examples=50, deadline=None)
hypothesis.settings.register_profile("ci", max_examples=100, deadline=None, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture
def real_folders() -> tuple[str, ...]:
    """The folders that no test may write to."""
    return _REAL


@pytest.fixture(autouse=True)
def fresh_home(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder that no other test has used; programs started by a test inherit it."""
    home = _HOMES / str(next(_numbers))
    home.mkdir()
    for name, value in _move_home(home).items():
        monkeypatch.setenv(name, value)
    return home


def pytest_collection_finish() -> None:
    """Has every table, movement and session written down, where any test has to do with them."""
    for module, name in _KNOWN:
        if module in sys.modules:
            _write_down(getattr(sys.modules[module], name))
    # What is there before the first test stays: looking for what nobody needs any more is quick then.
    gc.collect()
    gc.freeze()


def _write_down(kind: type) -> None:
    begin: Callable[..., None] = kind.__init__  # type: ignore[misc]

    @functools.wraps(begin)
    def begin_known(made: shiboken6.Object, *arguments: object, **named: object) -> None:
        begin(made, *arguments, **named)
        _made.append(made)

    kind.__init__ = begin_known  # type: ignore[misc]


@pytest.fixture(autouse=True)
def no_table_outlives_its_test(fresh_home: Path) -> Iterator[None]:
    """Deletes the tables and sessions that a test leaves: with their pictures they would fill the memory of the run.

    Python cannot see that nobody needs them any more: Qt holds the items of a scene and the slots of a signal, and
    those hold the scene and the session. What a fixture of a whole module has made stays.
    """
    before = len(_made)
    yield
    made = _made[before:]
    if not made:
        return
    del _made[before:]
    # First what is about to be deleted: a view may not outlive its scene.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for thing in reversed(made):
        if shiboken6.isValid(thing):
            shiboken6.delete(thing)
    if next(_tables) % _TABLES_TO_KEEP == 0:
        made.clear()
        gc.collect()


def pytest_unconfigure() -> None:
    """Takes away the homes of this run."""
    shutil.rmtree(_HOMES, ignore_errors=True)
