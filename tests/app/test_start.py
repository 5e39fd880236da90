"""A start is light, and a window at rest does nothing at all."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import canasta_desktop
from canasta_desktop.app.program import Program
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.paths import journal_path, kept_table_path
from canasta_desktop.storage.records import Seat, new_record
from tests.model.tables import CLASSIC, SEATS

# What is slow to import and not needed for the first picture: playing, dialogs, sound, networks, decks of others, the
# commands' libraries.
LATER = {
    "canasta_desktop.app.accessibility_hints",
    "canasta_desktop.app.program",
    "canasta_desktop.engine.match",
    "canasta_desktop.engine.refusals",
    "canasta_desktop.engine.rule_set",
    "canasta_desktop.model.as_left",
    "canasta_desktop.model.hand_order",
    "canasta_desktop.model.pace",
    "canasta_desktop.model.seats",
    "canasta_desktop.model.session",
    "canasta_desktop.model.worker_thinker",
    "canasta_desktop.players.hinting",
    "canasta_desktop.storage.house_rules",
    "canasta_desktop.storage.journal",
    "canasta_desktop.storage.records",
    "canasta_desktop.table.accessible.tree",
    "canasta_desktop.table.decks.far_painter",
    "canasta_desktop.table.decks.finding",
    "canasta_desktop.table.decks.library",
    "canasta_desktop.table.decks.lent_joker",
    "canasta_desktop.table.interaction",
    "canasta_desktop.table.keys",
    "canasta_desktop.table.motion",
    "canasta_desktop.table.overlay",
    "canasta_desktop.ui.about",
    "canasta_desktop.ui.action_list",
    "canasta_desktop.ui.dialog_look",
    "canasta_desktop.ui.dialog_style",
    "canasta_desktop.ui.drag_words",
    "canasta_desktop.ui.former_menu",
    "canasta_desktop.ui.game_choice",
    "canasta_desktop.ui.help_window",
    "canasta_desktop.ui.key_map",
    "canasta_desktop.ui.match_control",
    "canasta_desktop.ui.match_end",
    "canasta_desktop.ui.new_game",
    "canasta_desktop.ui.rules_dialog",
    "canasta_desktop.ui.score_sheet",
    "canasta_desktop.ui.settings.dialog",
    "canasta_desktop.ui.settings.page",
    "canasta_desktop.ui.spoken_words",
    "canasta_desktop.ui.table_menu",
    "canasta_desktop.ui.table_words",
    "canasta_desktop.ui.veil",
    "canasta_desktop.ui.welcome",
    "canasta_desktop.ui.window_actions",
    "canasta_desktop.wording.looks",
    "canasta_desktop.wording.panel",
    "canasta_desktop.wording.table",
    "argparse",
    "ctypes",
    "datetime",
    "hashlib",
    "logging",
    "msgspec",
    "multiprocessing",
    "PySide6.QtMultimedia",
    "PySide6.QtNetwork",
    "PySide6.QtTest",
    "tqdm",
}

IMPORTS = """
import sys
import canasta_desktop.__main__
from canasta_desktop import app
app._import_plainly()
import canasta_desktop.app.opening
print("\\n".join(sys.modules))
"""


SHOWS = """
import enum, os, sys
from canasta_desktop import app
made, make = [], enum.EnumType.__new__
def make_and_note(kind, name, *given, **more):
    made.append("enumeration:" + name)
    return make(kind, name, *given, **more)
enum.EnumType.__new__ = make_and_note
app._import_plainly()
from canasta_desktop.app.opening import Opening, new_application
application = new_application()
opening = Opening(application)
opening.show()
assert opening.view.table.snapshot is not None
def tell():
    print("\\n".join([*sys.modules, *made]), flush=True)
    os._exit(0)
opening.once_painted(tell)
application.exec()
"""

# Of Qt, QKeySequence, QAction, QIcon, QStyle, QSizePolicy. All of a class are made when the class is first named.
LARGE = {"Key", "WidgetAttribute", "StandardKey", "MenuRole", "ThemeIcon", "StandardPixmap", "ControlType"}


def modules_of(text: str) -> set[str]:
    """What a program of this text has imported."""
    folder = Path(canasta_desktop.__file__).parents[1]
    ran = subprocess.run([sys.executable, "-c", text], cwd=folder, capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_what_is_not_needed_for_the_first_picture_is_imported_later() -> None:
    assert LATER.intersection(modules_of(IMPORTS)) == set()


@pytest.fixture
def kept_table(qapp: QApplication, qtbot: QtBot) -> None:
    """A match in the journal, and its table kept as it was left."""
    begin_match()
    program = Program(qapp)
    with qtbot.waitExposed(program.window):
        program.begin(None)
    qtbot.waitUntil(kept_table_path().exists)
    program.window.close()
    program.end()
    program.window.deleteLater()


@pytest.mark.usefixtures("kept_table")
def test_a_table_that_was_kept_is_painted_before_the_game_is_imported() -> None:
    modules = modules_of(SHOWS)
    assert "canasta_desktop.app.kept_table" in modules
    assert LATER.intersection(modules) == set()


@pytest.mark.usefixtures("kept_table")
def test_a_table_that_was_kept_is_painted_before_the_large_enumerations_of_qt_are_made() -> None:
    made = modules_of(SHOWS)
    assert "enumeration:ViewportUpdateMode" in made
    assert {f"enumeration:{name}" for name in LARGE} & made == set()


def test_qt_does_not_read_the_source_of_what_is_imported_after_it() -> None:
    folder = Path(canasta_desktop.__file__).parents[1]
    asked = "import builtins; from canasta_desktop import app; app._import_plainly(); print(builtins.__import__)"
    ran = subprocess.run([sys.executable, "-c", asked], cwd=folder, capture_output=True, text=True, check=True)
    assert "__feature_import__" not in ran.stdout


QUIET = 413
"""Milliseconds for which a test looks on; the timer that it waits by is told by them."""
TRIES = 3
"""What goes on at rest is seen each time; what a start still has to do, or another test left, only once."""


class Watcher(QObject):
    """Notes what is painted, and which timers strike."""

    def __init__(self) -> None:
        super().__init__()
        self.noticed: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        own = isinstance(watched, QTimer) and watched.interval() == QUIET
        if event.type() in {QEvent.Type.Paint, QEvent.Type.Timer} and not own:
            self.noticed.append(f"{event.type().name} of {type(watched).__name__}")
        return False


def begin_match() -> None:
    """Have a match in the journal, the person on turn."""
    match, chance = Match(CLASSIC), Random(5)
    match.deal(match.next_dealer(0), deck_of(5, 0, CLASSIC.decks))
    while match.state is not None and match.state.actor != 0:
        match.play(chance.choice(legal_moves(match.state)))
    path = journal_path()
    path.parent.mkdir(parents=True)
    Journal.begin(path, new_record(match, [Seat(seat.name, seat.player) for seat in SEATS])).close()


@pytest.fixture
def resumed(qapp: QApplication, qtbot: QtBot) -> Iterator[Program]:
    """The program with a match from its journal, the person on turn."""
    begin_match()
    program = Program(qapp)
    with qtbot.waitExposed(program.window):
        program.begin(None)
    yield program
    program.window.close()
    program.end()
    program.window.deleteLater()


def test_a_window_at_rest_paints_nothing_and_runs_no_timer(qapp: QApplication, qtbot: QtBot, resumed: Program) -> None:
    qtbot.waitUntil(lambda: not resumed.motion.running and resumed.looks.faces.exact)
    qtbot.waitUntil(lambda: resumed.thinker.process_id is not None)
    noticed = [_noticed(qapp, qtbot, resumed) for _ in range(TRIES)]
    assert [] in noticed


def _noticed(qapp: QApplication, qtbot: QtBot, program: Program) -> list[str]:
    watcher = Watcher()
    qapp.installEventFilter(watcher)
    try:
        with qtbot.assertNotEmitted(program.session.snapshot_changed, wait=QUIET):
            pass
    finally:
        qapp.removeEventFilter(watcher)
    return watcher.noticed
