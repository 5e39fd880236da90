"""The page of looks: what is chosen there is preferred at once, and what is preferred is shown."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from canasta_desktop.table.decks.deck import Deck
from canasta_desktop.table.decks.far_painter import FarPainter
from canasta_desktop.table.decks.far_pictures import FarPictures
from canasta_desktop.table.decks.finding import FoundDeck
from canasta_desktop.table.decks.library import DeckLibrary
from canasta_desktop.table.decks.own import open_own
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.theme import DARK, LIGHT, Theme
from canasta_desktop.ui.settings.looks_page import LooksPage
from tests.ui.accessible import clipped, nameless

NICU = FoundDeck("kde:svg-nicu-white", Path("white.svgz"), {"": "Nicu White", "fi": "Nicu valkoinen"})
MINE = FoundDeck("gnome:mine.svgz", Path("mine.svgz"), {"": "Mine"}, author="Ann")


class Preference(QObject):
    """What is preferred, kept in the test only."""

    theme_changed = Signal(str)
    deck_changed = Signal(str)
    index_letters_changed = Signal(str)
    deck_folder_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.theme = self.deck = self.back = self.index_letters = self.deck_folder = ""

    def keep_theme(self, theme: str) -> None:
        self.theme = theme
        self.theme_changed.emit(theme)

    def keep_deck(self, deck: str) -> None:
        self.deck = deck
        self.deck_changed.emit(deck)

    def keep_back(self, back: str) -> None:
        self.back = back

    def keep_index_letters(self, letters: str) -> None:
        self.index_letters = letters
        self.index_letters_changed.emit(letters)

    def keep_deck_folder(self, folder: str) -> None:
        self.deck_folder = folder
        self.deck_folder_changed.emit(folder)


class QuickPainter(FarPainter):
    """Finds every deck good, here and at once."""

    def __init__(self) -> None:
        QObject.__init__(self)

    def open(self, found: FoundDeck) -> None:
        self.opened.emit(Deck(found.deck_id, found.file))

    def close(self) -> None:
        pass

    def paint(self, element: str, width: int, height: int, back: str) -> None:
        pass


class ShownLooks(QObject):
    """The looks that are shown, as the test says."""

    applied = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.found = [NICU, MINE]
        self.folders: list[str] = []
        self.library = DeckLibrary(self._find, QuickPainter)
        self.faces, self.theme = CardFaces(open_own("two")), LIGHT
        self.default_deck = "two"

    def _find(self, folder: str) -> list[FoundDeck]:
        self.folders.append(folder)
        return list(self.found)

    def show(self, faces: CardFaces, theme: Theme = LIGHT) -> None:
        self.faces, self.theme = faces, theme
        self.applied.emit()


@pytest.fixture
def preference(qtbot: QtBot) -> Preference:
    return Preference()


@pytest.fixture
def looks(qtbot: QtBot) -> ShownLooks:
    return ShownLooks()


@pytest.fixture
def page(qtbot: QtBot, preference: Preference, looks: ShownLooks) -> LooksPage:
    page = LooksPage(preference, looks)
    qtbot.addWidget(page)
    page.resize(700, 520)
    with qtbot.waitExposed(page):
        page.show()
    return page


def far(deck: FoundDeck, **backs: str) -> CardFaces:
    return CardFaces(FarPictures(Deck(deck.deck_id, deck.file, backs={"": "back", **backs}), QuickPainter()))


def test_everything_has_a_name_and_room(page: LooksPage) -> None:
    assert nameless(page) == []
    assert clipped(page) == []


def test_themes_are_chosen_by_the_keyboard_too(page: LooksPage, preference: Preference) -> None:
    page.theme.setFocus()
    QTest.keyClick(page.theme, Qt.Key.Key_Down)
    QTest.keyClick(page.theme, Qt.Key.Key_Down)
    assert preference.theme == "dark"


def test_our_decks_and_the_good_ones_of_others_are_offered(page: LooksPage) -> None:
    offered = [page.deck.itemText(row) for row in range(page.deck.count())]
    assert offered[:3] == ["Canasta, two colours", "Canasta, four colours", "Canasta, high contrast"]
    assert offered[3:] == ["Nicu White", "Mine"]
    assert page.found.text() == "2 decks of other programs can be used."


def test_where_there_are_none_it_says_which_could_be_used(
    qtbot: QtBot, preference: Preference, looks: ShownLooks
) -> None:
    looks.found.clear()
    page = LooksPage(preference, looks)
    qtbot.addWidget(page)
    assert page.found.text().startswith("No decks of other programs were found.")


def test_the_deck_of_the_theme_is_not_kept_by_its_name(page: LooksPage, preference: Preference) -> None:
    page.deck.setCurrentIndex(1)
    page.deck.activated.emit(1)
    assert preference.deck == "four"
    page.deck.setCurrentIndex(0)
    page.deck.activated.emit(0)
    assert preference.deck == ""


def test_a_deck_of_others_is_shown_with_who_drew_it_and_its_licence(page: LooksPage, looks: ShownLooks) -> None:
    assert "GPL 3" in page.credit.text()
    looks.show(far(NICU))
    assert page.credit.text() == "Nicu White, drawn by Nicu Buculei. Licence: Public domain."
    looks.show(far(MINE))
    assert page.credit.text().startswith("Mine, drawn by Ann. ")
    assert not page.letters.isEnabled()
    assert "cannot be changed" in page.note.text()


def test_backs_are_those_of_the_deck(page: LooksPage, looks: ShownLooks, preference: Preference) -> None:
    backs = [page.back.itemText(row) for row in range(page.back.count())]
    assert backs == ["Blue", "Red", "Green", "Dark"]
    assert not page.back.itemIcon(2).isNull()
    page.back.setCurrentIndex(2)
    page.back.activated.emit(2)
    assert preference.back == "green"
    looks.show(far(MINE))
    assert (page.back.count(), page.back.isEnabled()) == (1, False)
    looks.show(far(MINE, blue="blue_back", red="red_back"))
    assert [page.back.itemText(row) for row in range(page.back.count())] == ["Blue", "Red"]


def test_letters_are_chosen(page: LooksPage, preference: Preference) -> None:
    page.letters.click()
    assert preference.index_letters == "language"
    page.letters.click()
    assert preference.index_letters == ""


def test_the_preview_is_on_the_felt_of_the_theme(page: LooksPage, looks: ShownLooks) -> None:
    def ground() -> QColor:
        return page.preview.grab().toImage().pixelColor(2, 2)

    before = ground()
    looks.show(CardFaces(open_own("contrast")), DARK)
    assert ground() != before


def test_another_folder_is_searched_at_once(page: LooksPage, looks: ShownLooks, preference: Preference) -> None:
    dialog = page.ask_for_folder()
    assert dialog.fileMode() is QFileDialog.FileMode.Directory
    looks.found.append(FoundDeck("gnome:more.svgz", Path("more.svgz"), {"": "More"}))
    dialog.fileSelected.emit("/somewhere")
    dialog.reject()
    assert preference.deck_folder == page.folder.text() == "/somewhere"
    assert looks.folders[-1] == "/somewhere"
    assert page.deck.findText("More") > 0
    looks.found.pop()
    page.no_folder.click()
    assert preference.deck_folder == ""
    assert page.deck.findText("More") < 0


def test_the_defaults_of_the_page_are_restored(page: LooksPage, preference: Preference) -> None:
    preference.theme, preference.deck, preference.back = "dark", "four", "red"
    preference.index_letters, preference.deck_folder = "language", "/somewhere"
    page.restore_defaults()
    assert [preference.theme, preference.deck, preference.back] == ["", "", ""]
    assert [preference.index_letters, preference.deck_folder] == ["", ""]


def test_a_page_that_is_gone_looks_for_nothing(preference: Preference, looks: ShownLooks) -> None:
    page = LooksPage(preference, looks)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    searched = len(looks.folders)
    preference.keep_deck_folder("/somewhere")
    looks.applied.emit()
    assert len(looks.folders) == searched
