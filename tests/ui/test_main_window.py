import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.presets import preset
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.keys import USUAL_KEYS, command_name
from canasta_desktop.ui.action_list import ACTIONS, MENUS, ActionId
from canasta_desktop.ui.former_menu import FormerMatch
from canasta_desktop.ui.game_choice import first_choice
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.new_game import NewGameDialog
from canasta_desktop.wording.menus import match_name
from tests.model.tables import CLASSIC, NEW_MATCH
from tests.ui.accessible import nameless
from tests.ui.conftest import KeptHouseRules

Role = QAction.MenuRole


def press(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifiers)


def menus_of(window: MainWindow) -> Iterator[QMenu]:
    for menu in window.menuBar().findChildren(QMenu):
        if menu.actions():
            yield menu


def mnemonics(actions: list[QAction]) -> list[str]:
    texts = [action.text() for action in actions if not action.isSeparator()]
    return [found.group(1).lower() if (found := re.search(r"&([^&])", text)) else "" for text in texts]


def in_match(window: MainWindow, session: GameSession) -> None:
    window.set_match(match_name(CLASSIC))
    session.new_match(NEW_MATCH)


def former_menu(window: MainWindow) -> QMenu:
    return next(menu for menu in window.menuBar().findChildren(QMenu) if "Earlier" in menu.title())


class Former:
    """Two matches that were on the table before."""

    def __init__(self) -> None:
        now = datetime(2026, 3, 4, 15, 30).astimezone()
        self.matches = [
            FormerMatch(Path("/a"), now, CLASSIC, 3, (1985, 2405)),
            FormerMatch(Path("/b"), now, preset("french", 3), 2, (-15, 240, 0)),
        ]

    def __bool__(self) -> bool:
        return bool(self.matches)

    def listed(self) -> list[FormerMatch]:
        return self.matches


def test_the_menus_have_titles_at_first_and_their_entries_before_anything_can_be_asked(qtbot: QtBot) -> None:
    window = MainWindow(QWidget(), QWidget)
    qtbot.addWidget(window)
    menus = [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
    titles, size = [menu.title() for menu in menus], window.menuBar().sizeHint()
    assert titles == [menu.title.text for menu in MENUS]
    assert nameless(window.menuBar()) == []
    assert not any(menu.actions() for menu in menus)
    assert window.actions_by_id[ActionId.NEW] in menus[0].actions()
    assert all(menu.actions() for menu in menus)
    assert ([menu.title() for menu in menus], window.menuBar().sizeHint()) == (titles, size)


def test_every_entry_has_a_letter_of_its_own_in_its_menu(window: MainWindow) -> None:
    window.set_recent([Path("/a/one.canasta"), Path("/a/two.canasta")])
    window.offer_former(Former())
    former_menu(window).aboutToShow.emit()
    found = {menu.title(): mnemonics(menu.actions()) for menu in menus_of(window)}
    found["the bar"] = mnemonics(window.menuBar().actions())
    assert len(found) == 10
    for title, letters in found.items():
        assert "" not in letters, f"an entry of {title} has no letter"
        assert len(set(letters)) == len(letters), f"{title} has a letter twice: {letters}"


def test_every_action_has_its_role_and_stands_in_a_menu(window: MainWindow) -> None:
    in_menus = {action for menu in menus_of(window) for action in menu.actions()}
    for name in ActionId:
        action = window.actions_by_id[name]
        assert action in in_menus, f"{name} is in no menu"
        assert action.menuRole() is not Role.TextHeuristicRole
    assert window.actions_by_id[ActionId.QUIT].menuRole() is Role.QuitRole
    assert window.actions_by_id[ActionId.ABOUT].menuRole() is Role.AboutRole
    assert all(menu.menuAction().menuRole() is Role.NoRole for menu in menus_of(window))


def test_no_key_means_two_things(window: MainWindow) -> None:
    keys = [key.toString() for name in ActionId for key in window.actions_by_id[name].shortcuts()]
    keys += [key for keys in USUAL_KEYS.values() for key in keys]
    assert {"Ctrl+S", "D"} <= set(keys)
    assert len(keys) == len(set(keys))


def test_the_menus_show_the_keys_of_the_table(window: MainWindow) -> None:
    usual = {command_name(binding): keys[0] for binding, keys in USUAL_KEYS.items()}
    at_table = [name for name in ActionId if ACTIONS[name].at_table]
    assert len(at_table) > 15
    for name in at_table:
        assert window.actions_by_id[name].text().partition("\t")[2] == usual[name.value]


def test_every_widget_has_an_accessible_name(window: MainWindow, qtbot: QtBot) -> None:
    assert nameless(window) == []


def test_the_title_says_what_is_played(window: MainWindow) -> None:
    assert window.windowTitle() == "Canasta"
    window.set_match(match_name(CLASSIC))
    assert window.windowTitle() == "Canasta \N{EN DASH} Classic, four players"


def test_letters_act_at_the_table_only(shown_window: MainWindow, session: GameSession, qtbot: QtBot) -> None:
    in_match(shown_window, session)
    modes: list[SortMode] = []
    session.sort_mode_changed.connect(modes.append)
    table = QApplication.focusWidget()
    assert table is not None
    press(table, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert modes == [SortMode.SUIT]
    dialog = NewGameDialog(first_choice(CLASSIC), KeptHouseRules(), shown_window)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    for widget in (dialog, dialog.names[0], dialog.start):
        press(widget, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert modes == [SortMode.SUIT]


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_letters_do_nothing_while_a_menu_is_open(shown_window: MainWindow, session: GameSession) -> None:
    in_match(shown_window, session)
    modes: list[SortMode] = []
    session.sort_mode_changed.connect(modes.append)
    menu = next(menus_of(shown_window))
    menu.popup(shown_window.pos())
    press(menu, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert modes == []
    menu.close()


def test_a_dialog_dims_the_table_as_long_as_it_stands(
    shown_window: MainWindow, session: GameSession, qtbot: QtBot
) -> None:
    session.new_match(NEW_MATCH)
    veil, page = shown_window.veil, shown_window.centralWidget()
    assert page is not None
    bright = page.grab().toImage().pixelColor(5, 5)
    assert not veil.isVisible()
    first, second = QDialog(shown_window), QDialog(shown_window)
    first.open()
    second.open()
    qtbot.waitUntil(veil.isVisible)
    dimmed = page.grab().toImage().pixelColor(5, 5)
    assert dimmed.green() < 0.6 * bright.green()
    shown_window.resize(900, 640)
    qtbot.waitUntil(lambda: veil.size() == page.size())
    second.close()
    assert veil.isVisible()
    first.close()
    qtbot.waitUntil(lambda: not veil.isVisible())


def test_without_a_match_nothing_of_a_match_can_be_chosen(window: MainWindow, session: GameSession) -> None:
    actions = window.actions_by_id
    assert not any(actions[name].isEnabled() for name in (ActionId.SAVE, ActionId.DRAW, ActionId.SCORE_SHEET))
    session.new_match(NEW_MATCH)
    assert actions[ActionId.SAVE].isEnabled()
    assert actions[ActionId.DRAW].isEnabled()
    assert not actions[ActionId.ANSWER_YES].isEnabled()
    assert actions[ActionId.SCORE_SHEET].isEnabled()


@pytest.mark.parametrize("matched", [False, True])
def test_every_action_can_be_triggered_at_any_time(
    window: MainWindow, session: GameSession, qtbot: QtBot, matched: bool
) -> None:
    if matched:
        session.new_match(NEW_MATCH)
    for name in ActionId:
        if name is not ActionId.QUIT:
            window.actions_by_id[name].trigger()


def test_pace_and_order_show_what_is_chosen(window: MainWindow, session: GameSession) -> None:
    actions = window.actions_by_id
    assert actions[ActionId.PACE_OFF].isChecked()
    actions[ActionId.PACE_FAST].trigger()
    assert session.pace is Pace.FAST
    assert [name for name in ActionId if actions[name].isChecked()] == [ActionId.PACE_FAST, ActionId.SORT_RANK]
    session.sort(SortMode.VALUE)
    assert actions[ActionId.SORT_VALUE].isChecked()


def test_recent_files_are_offered_by_name(window: MainWindow, qtbot: QtBot) -> None:
    file = Path("/there/a & b.canasta")
    window.set_recent([file])
    menu = next(menu for menu in menus_of(window) if "Recent" in menu.title())
    (action,) = menu.actions()
    assert action.text() == "&1 a && b.canasta"
    assert action.menuRole() is Role.NoRole
    with qtbot.waitSignal(window.recent_chosen) as chosen:
        action.trigger()
    assert chosen.args == [file]
    window.set_recent([])
    assert not menu.isEnabled()


def test_the_name_of_a_recent_file_is_shortened_in_its_middle(window: MainWindow) -> None:
    window.set_recent([Path(f"/there/{'long ' * 40}name.canasta")])
    (action,) = next(menu for menu in menus_of(window) if "Recent" in menu.title()).actions()
    assert action.text().startswith("&1 long long ")
    assert action.text().endswith("long name.canasta")
    assert len(action.text()) == 63


def test_earlier_matches_say_what_they_are(window: MainWindow, qtbot: QtBot) -> None:
    former, menu = Former(), former_menu(window)
    assert not menu.isEnabled()
    window.offer_former(former)
    assert menu.isEnabled()
    menu.aboutToShow.emit()
    first, second = menu.actions()
    assert "Classic, four players, round 3, 1,985 to 2,405" in first.text()
    assert "round 2, \N{MINUS SIGN}15 to 240 and 0" in second.text()
    assert [action.menuRole() for action in menu.actions()] == [Role.NoRole] * 2
    with qtbot.waitSignal(window.former_chosen) as chosen:
        second.trigger()
    assert chosen.args == [Path("/b")]


def test_without_an_earlier_match_there_is_nothing_to_choose(window: MainWindow) -> None:
    former, menu = Former(), former_menu(window)
    window.offer_former(former)
    former.matches.clear()
    game = next(menus_of(window))
    game.aboutToShow.emit()
    assert not menu.isEnabled()


def test_escape_leaves_the_full_screen(shown_window: MainWindow, qtbot: QtBot) -> None:
    shown_window.actions_by_id[ActionId.FULL_SCREEN].trigger()
    assert shown_window.isFullScreen()
    press(shown_window, Qt.Key.Key_Escape)
    assert not shown_window.isFullScreen()
    assert not shown_window.actions_by_id[ActionId.FULL_SCREEN].isChecked()


@pytest.mark.parametrize("by_escape", [True, False])
def test_a_full_screen_that_others_made_is_left_at_once(shown_window: MainWindow, by_escape: bool) -> None:
    """The window was closed like this, or the window manager has done it."""
    full_screen = shown_window.actions_by_id[ActionId.FULL_SCREEN]
    shown_window.showFullScreen()
    assert full_screen.isChecked()
    if by_escape:
        press(shown_window, Qt.Key.Key_Escape)
    else:
        full_screen.trigger()
    assert (shown_window.isFullScreen(), full_screen.isChecked()) == (False, False)


def test_a_window_that_fills_the_screen_before_its_menus_are_made_has_the_tick(qtbot: QtBot) -> None:
    window = MainWindow(QWidget(), QWidget)
    qtbot.addWidget(window)
    window.showFullScreen()
    assert window.actions_by_id[ActionId.FULL_SCREEN].isChecked()


def test_quitting_asks_nothing(shown_window: MainWindow, session: GameSession, qtbot: QtBot) -> None:
    in_match(shown_window, session)
    with qtbot.waitSignal(shown_window.closed):
        shown_window.actions_by_id[ActionId.QUIT].trigger()
    assert not shown_window.isVisible()


def test_nothing_is_wider_than_its_room(shown_window: MainWindow) -> None:
    bar = shown_window.menuBar()
    assert bar.sizeHint().width() <= bar.width()
    assert isinstance(shown_window.centralWidget(), QWidget)


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_f10_opens_the_first_menu_and_escape_gives_the_keyboard_back(
    window: MainWindow, session: GameSession, qtbot: QtBot
) -> None:
    in_match(window, session)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    before = window.focusWidget()
    assert before is not None
    press(before, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "&Game"
    press(menu, Qt.Key.Key_Right)
    following = QApplication.activePopupWidget()
    assert isinstance(following, QMenu)
    assert following.title() == "&Move"
    press(following, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    # As everywhere, one more leaves the bar.
    press(window.menuBar(), Qt.Key.Key_Escape)
    assert window.focusWidget() is before
