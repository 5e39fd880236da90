import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.language_page import LanguagePage
from canasta_desktop.ui.settings.page import PageSpec, SettingsPage
from canasta_desktop.wording import settings_words
from tests.ui.accessible import nameless


class Preferred(QObject):
    """A language that is kept in the test only."""

    language_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.language = ""

    def keep_language(self, language: str) -> None:
        self.language = language
        self.language_changed.emit(language)


class CountingPage(SettingsPage):
    """Counts how often it is made and restored."""

    made = 0
    restored = 0

    def __init__(self) -> None:
        super().__init__(settings_words.KEYS)
        CountingPage.made += 1

    def restore_defaults(self) -> None:
        CountingPage.restored += 1


@pytest.fixture
def preferred(qtbot: QtBot) -> Preferred:
    return Preferred()


@pytest.fixture
def dialog(qtbot: QtBot, preferred: Preferred) -> SettingsDialog:
    CountingPage.made = CountingPage.restored = 0
    pages = [
        PageSpec(settings_words.LANGUAGE, lambda: LanguagePage(preferred, ("en", "fi"))),
        PageSpec(settings_words.KEYS, CountingPage),
    ]
    dialog = SettingsDialog(pages)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def language_page(dialog: SettingsDialog) -> LanguagePage:
    page = dialog.page
    assert isinstance(page, LanguagePage)
    return page


def test_a_page_is_made_when_it_is_first_looked_at(dialog: SettingsDialog) -> None:
    assert CountingPage.made == 0
    dialog.open_page(1)
    dialog.open_page(0)
    dialog.open_page(1)
    assert CountingPage.made == 1


def test_the_pages_are_chosen_by_keyboard(dialog: SettingsDialog) -> None:
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert isinstance(dialog.page, CountingPage)


def test_tab_leads_from_the_list_into_the_page_and_then_to_the_buttons(
    dialog: SettingsDialog, preferred: Preferred
) -> None:
    dialog.open_page(1)
    dialog.open_page(0)
    page = language_page(dialog)
    dialog.list.setFocus()
    order = []
    for _ in range(3):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        order.append(dialog.focusWidget())
    assert order == [page.choices[""], dialog.restore, dialog.close_button]
    page.setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
    assert preferred.language == "en"


def test_the_defaults_of_the_page_that_is_shown_are_restored(dialog: SettingsDialog, preferred: Preferred) -> None:
    preferred.keep_language("fi")
    dialog.open_page(1)
    dialog.restore.click()
    assert (CountingPage.restored, preferred.language) == (1, "fi")
    dialog.open_page(0)
    dialog.restore.click()
    assert preferred.language == ""


def test_a_language_counts_as_soon_as_it_is_chosen(dialog: SettingsDialog, preferred: Preferred) -> None:
    page = language_page(dialog)
    assert page.choices[""].isChecked()
    page.choices["fi"].click()
    assert preferred.language == "fi"
    assert page.choices["fi"].isChecked()


def test_languages_are_called_by_their_own_names(dialog: SettingsDialog) -> None:
    names = [choice.text() for choice in dialog.page.findChildren(QRadioButton)]
    assert names == ["As the system", "English", "suomi"]


def test_escape_closes_the_settings(dialog: SettingsDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_everything_has_a_name_for_screen_readers(dialog: SettingsDialog) -> None:
    dialog.open_page(1)
    dialog.open_page(0)
    assert nameless(dialog) == []
