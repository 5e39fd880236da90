"""Keys lead from the table into the menus and windows, and back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.app.program import Program
from canasta_desktop.model.pace import Pace
from canasta_desktop.table.keys import stroke_of
from canasta_desktop.ui.action_list import ActionId
from tests.app.key_player import KeyPlayer

Key = Qt.Key
OPENED = (
    ActionId.NEW,
    ActionId.OPEN,
    ActionId.SAVE_AS,
    ActionId.SETTINGS,
    ActionId.HELP,
    ActionId.SHORTCUTS,
    ActionId.ABOUT,
)


@pytest.fixture
def player(qapp: QApplication, qtbot: QtBot) -> Iterator[KeyPlayer]:
    """At a table on which a match was just begun."""
    program = Program(qapp)
    program.session.set_pace(Pace.OFF)
    program.session.set_paused(False)
    with qtbot.waitExposed(program.window):
        program.begin(None)
    program.control.play_now()
    player = KeyPlayer(program, qtbot)
    player.wait(player.has_table)
    player.key(Key.Key_Home)
    yield player
    program.window.close()
    program.end()
    program.window.deleteLater()


def other_windows(player: KeyPlayer) -> list[QWidget]:
    """What stands before the window of the table."""
    tops = QApplication.topLevelWidgets()
    return [top for top in tops if top.isVisible() and top.isWindow() and top is not player.program.window]


@pytest.mark.parametrize("opened", OPENED, ids=lambda name: name.value)
def test_escape_leads_back_to_the_table(player: KeyPlayer, opened: ActionId) -> None:
    action = player.program.window.actions_by_id[opened]
    keys = action.shortcuts()
    if keys:
        stroke = stroke_of(keys[0])
        assert stroke is not None
        player.key(stroke.key, modifiers=stroke.modifiers)
    else:
        action.trigger()
    player.wait(lambda: bool(other_windows(player)))
    [window] = other_windows(player)
    window.activateWindow()
    player.wait(lambda: QApplication.activeWindow() is window)
    player.key(Key.Key_Escape)
    player.wait(lambda: not other_windows(player))
    player.wait(player.has_table)
    assert player.program.controller.focus.visible


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_alt_leads_into_the_menus_and_escape_back(player: KeyPlayer) -> None:
    player.key(Key.Key_Alt)
    bar = player.program.window.menuBar()
    assert bar.hasFocus()
    for title in bar.actions():
        assert bar.activeAction() is title
        player.key(Key.Key_Down)
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        player.key(Key.Key_Escape)
        player.key(Key.Key_Right)
    player.key(Key.Key_Escape)
    player.wait(player.has_table)
    assert player.program.controller.focus.visible
