"""The first picture of a match that goes on is the one that stays, from the menus to the last card."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.app.opening import Opening
from canasta_desktop.app.program import Program
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.storage.paths import settings_path
from canasta_desktop.ui.dialog_colours import LIGHT
from canasta_desktop.ui.dialog_look import wear

GoOn = Callable[[], Program]


class Counted(QObject):
    """Counts how often each widget of a window is painted and gets another size."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, str]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Paint, QEvent.Type.Resize, QEvent.Type.Show} and isinstance(watched, QWidget):
            self.seen.append((event.type().name, type(watched).__name__))
        return False


@pytest.fixture
def settled(qapp: QApplication, fresh_home: Path) -> None:
    """The settings of a player who likes it dark and in Finnish."""
    kept = SettingsKeeper(settings_path())
    kept.keep_theme("dark")
    kept.keep_language("fi")


def seen(window: QWidget) -> QImage:
    """What is on the screen of a window, unpainted as it stands."""
    return window.screen().grabWindow(window.winId()).toImage()


def first_and_last(qtbot: QtBot, opening: Opening, go_on: GoOn) -> tuple[QImage, QImage]:
    """The window when it was first painted, and when everything is there and rests."""
    firsts: list[QImage] = []
    opening.show()
    opening.once_painted(lambda: firsts.append(seen(opening.window)))
    qtbot.waitUntil(lambda: bool(firsts))
    program = go_on()
    qtbot.waitUntil(lambda: program.thinker.process_id is not None and not program.motion.running)
    return firsts[0], seen(opening.window)


@pytest.mark.usefixtures("left_on_turn")
def test_the_window_looks_the_same_when_everything_is_there(qtbot: QtBot, opening: Opening, go_on: GoOn) -> None:
    first, last = first_and_last(qtbot, opening, go_on)
    assert first.height() > opening.window.menuBar().height() > 0
    assert first == last


@pytest.mark.usefixtures("settled", "left_on_turn")
def test_so_it_does_in_other_colours_and_another_language(
    qapp: QApplication, qtbot: QtBot, opening: Opening, go_on: GoOn
) -> None:
    first, last = first_and_last(qtbot, opening, go_on)
    assert opening.window.menuBar().actions()[0].text() == "&Peli"
    opening.language.speak("en")
    wear(qapp, LIGHT)
    assert first == last


@pytest.mark.usefixtures("left_on_turn")
def test_the_window_is_laid_out_and_painted_once(qapp: QApplication, qtbot: QtBot, opening: Opening) -> None:
    counted, painted = Counted(), list[bool]()
    qapp.installEventFilter(counted)
    opening.show()
    opening.once_painted(lambda: painted.append(True))
    qtbot.waitUntil(lambda: bool(painted))
    qapp.removeEventFilter(counted)
    for widget in ("MainWindow", "TableView", "QMenuBar"):
        assert counted.seen.count(("Show", widget)) == 1
        # A second one where the window manager fills the screen with it.
        assert counted.seen.count(("Resize", widget)) <= 2
    assert counted.seen.count(("Paint", "MainWindow")) == counted.seen.count(("Paint", "QMenuBar")) == 1


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
@pytest.mark.usefixtures("left_on_turn")
def test_a_menu_asked_for_before_the_window_is_painted_is_whole(
    qapp: QApplication, qtbot: QtBot, opening: Opening, go_on: GoOn
) -> None:
    opening.show()
    opening.once_painted(go_on)
    bar = opening.window.menuBar()
    menu = bar.actions()[0].menu()
    assert isinstance(menu, QMenu)
    assert menu.actions() == []
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(bar.actions()[0]).center())
    assert menu.isVisible()
    assert len(menu.actions()) > 5
    menu.close()


@pytest.mark.usefixtures("left_on_turn")
def test_the_table_has_keyboard_and_name_when_everything_is_there(qtbot: QtBot, opening: Opening, go_on: GoOn) -> None:
    with qtbot.waitActive(opening.window):
        opening.show()
        opening.window.activateWindow()
    focused = opening.window.focusWidget()
    go_on()
    assert opening.window.focusWidget() is focused is opening.view
    assert opening.view.accessibleName() == "Table"
    pages = opening.view.parentWidget()
    assert pages is not None
    assert pages.accessibleName() == opening.window.windowTitle() != ""


def test_a_dark_system_is_seen_in_the_first_picture(qapp: QApplication, fresh_home: Path) -> None:
    before, worn = qapp.palette(), qapp.property("dialog_colours")
    qapp.setProperty("dialog_colours", None)
    qapp.setPalette(QPalette(QColor("#323232")))
    opening = Opening(qapp)
    assert opening.looks.theme.name == "dark"
    opening.close()
    opening.window.deleteLater()
    qapp.setPalette(before)
    qapp.setProperty("dialog_colours", worn)
