"""Whatever is shown when the language changes is said in the new one at once."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QListWidget,
    QMenu,
    QTableWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_desktop.app.language import Language
from canasta_desktop.app.program import Program
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.new_game import NewGameDialog
from canasta_desktop.ui.score_sheet import ScoreSheet
from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.language_page import LanguagePage
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.wording import dialogs, settings_words
from tests.model.tables import CLASSIC
from tests.pseudo_language import write_pseudo_language
from tests.ui.test_score_sheet import RESULT, WORDS

NAMES = {"You", "Kaisa", "Anna", "Pekka", "Marie", "Jean", "Lovelie", *settings_words.ENDONYMS.values()}
NAMES |= {name[:1].upper() + name[1:] for name in settings_words.ENDONYMS.values()}
Start = Callable[..., Program]


@pytest.fixture(scope="module")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    write_pseudo_language(folder, "fi")
    return folder


@pytest.fixture
def language(qapp: QApplication, translations: Path) -> Iterator[Language]:
    before, language = QLocale(), Language(qapp, translations)
    language.speak("en")
    yield language
    language.speak("en")
    QLocale.setDefault(before)


@pytest.fixture
def program(language: Language, start: Start) -> Program:
    return start()


def said(top: QWidget) -> set[str]:
    """All that is written in a window, and what a screen reader says of its parts."""
    found = {top.windowTitle()}
    for widget in [top, *top.findChildren(QWidget)]:
        if widget.isVisible():
            found |= {*_written(widget), widget.accessibleName(), widget.toolTip()}
    return found


def _written(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QGroupBox():
            return [widget.title()]
        case QComboBox():
            return [widget.itemText(row) for row in range(widget.count())]
        case QListWidget():
            return [widget.item(row).text() for row in range(widget.count())]
        case QTextBrowser():
            return widget.toPlainText().splitlines()
        case QTableWidget():
            items = [widget.item(row, 0) for row in range(widget.rowCount())]
            return [item.text() for item in items if item is not None]
    return []


def english(texts: set[str], before: set[str]) -> list[str]:
    """What is said as before, names and numbers apart."""
    same = {text for text in texts & before if any(letter.isalpha() for letter in text)}
    return sorted(text for text in same if text not in NAMES and not _is_key(text))


def _is_key(text: str) -> bool:
    return any(text in (KeyMap().shown_all(name), name) for name in KeyMap()._keys)


def assert_follows(language: Language, qtbot: QtBot, top: QWidget) -> None:
    qtbot.waitUntil(top.isVisible)
    before = said(top)
    assert len(before) > 3
    language.speak("fi")
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert english(said(top), before) == []
    language.speak("en")
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert said(top) == before


def test_the_welcome(program: Program, language: Language, qtbot: QtBot) -> None:
    assert_follows(language, qtbot, program.welcome)


def test_the_menus_and_the_title(program: Program, language: Language) -> None:
    bar = program.window.menuBar()

    def words() -> set[str]:
        actions: list[QAction] = [action for menu in bar.findChildren(QMenu) for action in menu.actions()]
        titles = [menu.title() for menu in bar.findChildren(QMenu)]
        return {program.window.windowTitle(), *titles, *(action.text() for action in actions)} - {""}

    before = words()
    assert len(before) > 40
    language.speak("fi")
    QApplication.sendPostedEvents()
    assert words() & before == set()


def test_the_table(program: Program, language: Language, qtbot: QtBot) -> None:
    program.control.play_now()
    program.motion.finish()
    scene = program.view.table
    before = set(_strings(scene.texts))
    language.speak("fi")
    QApplication.sendPostedEvents()
    after = set(_strings(scene.texts))
    assert {"Discard pile", "We", "They"} <= before
    letters = {text for text in after & before if len(text) > 1 and any(map(str.isalpha, text))}
    assert letters - NAMES == set()


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            if field.name != "key":
                yield from _strings(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _strings(part)


def test_a_new_game_keeps_what_was_entered(program: Program, language: Language, qtbot: QtBot) -> None:
    program.control.new_game()
    dialog = program.control.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.names[1].setText("Aino")
    dialog.deal_number.setText("77")
    dialog.keep.setChecked(False)
    dialog.target.setValue(2500)
    dialog.players.choose(1)
    language.speak("fi")
    QApplication.sendPostedEvents()
    choice = dialog.choice
    assert (choice.seats[1].name, choice.deal_number, choice.keep) == ("Aino", 77, False)
    assert (choice.rules.players, choice.rules.target) == (3, 2500)
    language.speak("en")
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert_follows(language, qtbot, dialog)
    dialog.open_all_rules()
    assert dialog.all_rules is not None
    assert_follows(language, qtbot, dialog.all_rules)


def test_a_score_sheet(program: Program, language: Language, qtbot: QtBot) -> None:
    sheet = ScoreSheet([RESULT], CLASSIC, WORDS, None, program.window)
    sheet.open()
    assert_follows(language, qtbot, sheet)
    sheet.reject()


def test_the_settings_and_the_help(program: Program, language: Language, qtbot: QtBot) -> None:
    settings = program.settings_window.open()
    for page in range(settings.list.count()):
        settings.open_page(page)
        assert_follows(language, qtbot, settings)
    settings.reject()
    window = program.help.open()
    for page in range(window.list.count()):
        window.list.setCurrentRow(page)
        assert_follows(language, qtbot, window)


def test_messages_and_about(program: Program, language: Language, qtbot: QtBot) -> None:
    program.control.tell(dialogs.UNEXPECTED)
    assert program.control.dialog is not None
    assert_follows(language, qtbot, program.control.dialog)
    program.control.dialog.reject()
    program.window.actions_by_id[ActionId.ABOUT].trigger()
    box = next(box for box in program.window.findChildren(QDialog) if box.isVisible())
    assert_follows(language, qtbot, box)


def test_a_language_chosen_in_the_settings_is_spoken_and_keeps_the_keyboard(
    program: Program, translations: Path, qtbot: QtBot
) -> None:
    program.language._folder = translations
    program.settings_window._make = _with_pages_for(program)
    dialog = program.settings_window.open()
    page = dialog.page
    assert isinstance(page, LanguagePage)
    page.choices["fi"].setFocus()
    page.choices["fi"].click()
    QApplication.sendPostedEvents()
    assert dialog.windowTitle() != "Settings"
    after = dialog.page
    assert isinstance(after, LanguagePage)
    assert after is not page
    assert dialog.focusWidget() is after.choices["fi"]
    assert program.settings.language == "fi"
    dialog.restore.click()
    assert program.settings.language == ""


def _with_pages_for(program: Program) -> Callable[[MainWindow], SettingsDialog]:
    spec = PageSpec(settings_words.LANGUAGE, lambda: LanguagePage(program.settings, program.language.offered))
    return lambda parent: SettingsDialog([spec], parent)
