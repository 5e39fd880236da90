import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.key_dialog import KeyDialog
from canasta_desktop.ui.settings.keys_page import KeysPage
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.wording import settings_words
from tests.ui.accessible import nameless

Key = Qt.Key


@pytest.fixture
def keys(qtbot: QtBot) -> KeyMap:
    return KeyMap()


@pytest.fixture
def dialog(qtbot: QtBot, keys: KeyMap) -> SettingsDialog:
    dialog = SettingsDialog([PageSpec(settings_words.KEYS, lambda: KeysPage(keys))])
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def page(dialog: SettingsDialog) -> KeysPage:
    assert isinstance(dialog.page, KeysPage)
    return dialog.page


def ask(page: KeysPage, name: str) -> KeyDialog:
    page.choose(name)
    page.change.click()
    assert page.dialog is not None
    return page.dialog


def ask_for_one_more(page: KeysPage, name: str) -> KeyDialog:
    page.choose(name)
    page.one_more.click()
    assert page.dialog is not None
    return page.dialog


def removable(page: KeysPage) -> list[str]:
    return [action.text() for action in page.remove.menu().actions()]


def shown(page: KeysPage, name: str) -> str:
    page.choose(name)
    item = page.table.item(page.table.currentRow(), 1)
    assert item is not None
    return item.text()


def test_the_key_that_is_pressed_becomes_the_new_one(page: KeysPage, keys: KeyMap) -> None:
    asking = ask(page, "draw")
    QTest.keyClick(asking.field, Key.Key_F7)
    assert not asking.isVisible()
    assert keys.shown("draw") == shown(page, "draw") == "F7"


def test_a_line_asks_by_the_keyboard_too(page: KeysPage) -> None:
    page.choose("hint")
    page.table.setFocus()
    QTest.keyClick(page.table, Key.Key_Return)
    assert page.dialog is not None
    assert page.dialog.accessibleName() == "New key: Hint"


def test_held_keys_count_only_with_another(page: KeysPage, keys: KeyMap) -> None:
    asking = ask(page, "draw")
    QTest.keyClick(asking.field, Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert asking.isVisible()
    QTest.keyClick(asking.field, Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert keys.shown("draw") == "Ctrl+D"


def test_a_rank_is_refused_with_the_reason(page: KeysPage, keys: KeyMap) -> None:
    asking = ask(page, "draw")
    QTest.keyClick(asking.field, Key.Key_K)
    assert asking.isVisible()
    assert asking.message.text().startswith("K finds cards of the hand")
    assert not asking.swap.isVisible()
    assert keys.stored == {}


def test_a_key_that_is_taken_is_told_and_swapped_on_request(page: KeysPage, keys: KeyMap) -> None:
    asking = ask(page, "draw")
    QTest.keyClick(asking.field, Key.Key_H)
    assert asking.message.text().startswith("H already stands for “Hint”")
    assert keys.stored == {}
    asking.swap.click()
    assert (shown(page, "draw"), shown(page, "hint")) == ("H", "D")


def test_the_swap_is_reached_by_the_keyboard(page: KeysPage, keys: KeyMap) -> None:
    asking = ask(page, "draw")
    QTest.keyClick(asking.field, Key.Key_H)
    QTest.keyClick(asking.field, Key.Key_Tab)
    assert asking.focusWidget() is asking.swap
    QTest.keyClick(asking.swap, Key.Key_Return)
    assert (keys.shown("draw"), keys.shown("hint")) == ("H", "D")


def test_another_key_after_a_conflict_withdraws_the_swap(page: KeysPage, keys: KeyMap) -> None:
    asking = ask(page, "draw")
    QTest.keyClick(asking.field, Key.Key_H)
    QTest.keyClick(asking.field, Key.Key_Q)
    assert not asking.swap.isVisible()


def test_escape_leaves_the_key_as_it_is(page: KeysPage, keys: KeyMap, qtbot: QtBot) -> None:
    asking = ask(page, "draw")
    with qtbot.waitSignal(asking.rejected):
        QTest.keyClick(asking.field, Key.Key_Escape)
    assert keys.stored == {}


def test_a_key_is_taken_away_and_comes_back(page: KeysPage, keys: KeyMap) -> None:
    page.choose("discard")
    assert not page.usual.isEnabled()
    assert removable(page) == ["The key X", "The key Del"]
    page.remove.menu().actions()[0].trigger()
    assert shown(page, "discard") == "Del"
    page.remove.menu().actions()[0].trigger()
    assert shown(page, "discard") == ""
    assert not page.remove.isEnabled()
    page.usual.click()
    assert keys.stored == {}
    assert removable(page) == ["The key X", "The key Del"]


def test_one_more_key_is_asked_for(page: KeysPage, keys: KeyMap) -> None:
    asking = ask_for_one_more(page, "discard")
    assert asking.windowTitle() == "One more key"
    assert asking.message.text() == "Key now: X, Del"
    QTest.keyClick(asking.field, Key.Key_F7)
    assert not asking.isVisible()
    assert keys.shown_all("discard") == shown(page, "discard") == "X, Del, F7"


def test_one_more_key_that_is_taken_is_told_and_used_here_on_request(page: KeysPage, keys: KeyMap) -> None:
    asking = ask_for_one_more(page, "draw")
    QTest.keyClick(asking.field, Key.Key_H)
    assert "H already stands for “Hint”" in asking.message.text()
    assert "instead of there" in asking.message.text()
    assert keys.stored == {}
    asking.swap.click()
    assert (shown(page, "draw"), shown(page, "hint")) == ("D, H", "")


def test_a_usual_key_that_is_taken_says_by_what(page: KeysPage, keys: KeyMap) -> None:
    keys.give("draw", QKeySequence("F7"))
    keys.give("hint", QKeySequence("D"))
    page.choose("draw")
    page.usual.click()
    assert "“Hint”" in page.advice.text()
    assert keys.shown("draw") == "F7"


def test_the_defaults_of_the_page_are_all_usual_keys(dialog: SettingsDialog, page: KeysPage, keys: KeyMap) -> None:
    keys.give("draw", QKeySequence("F7"))
    keys.remove("quit", keys.keys_of("quit")[0])
    dialog.restore.click()
    assert keys.stored == {}
    assert shown(page, "draw") == "D"


def test_a_heading_has_no_key_to_change(page: KeysPage) -> None:
    page.table.setCurrentCell(0, 0)
    assert not page.change.isEnabled()


def test_everything_has_a_name_for_screen_readers(dialog: SettingsDialog, page: KeysPage) -> None:
    assert nameless(dialog) == []
    assert nameless(ask(page, "draw")) == []
