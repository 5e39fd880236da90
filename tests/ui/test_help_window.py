import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_desktop.app.help import all_pages
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.theme import THEMES
from canasta_desktop.ui.help_signs import sign_picture
from canasta_desktop.ui.help_window import HelpWindow
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.wording import help_pages
from canasta_desktop.wording.help_pages import HelpPage, PartKind
from canasta_desktop.wording.sentence import Sentence, english
from tests.ui.accessible import nameless

PAGES = all_pages()
SIGNS = sorted({part.sign for page in PAGES for part in page.parts if part.kind is PartKind.SIGN})


@pytest.fixture
def keys(qtbot: QtBot) -> KeyMap:
    return KeyMap()


@pytest.fixture
def help_window(qtbot: QtBot, keys: KeyMap) -> HelpWindow:
    window = HelpWindow(PAGES, keys)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_every_page_says_all_of_its_words(help_window: HelpWindow) -> None:
    for page in PAGES:
        help_window.open_page(page)
        shown = help_window.text.toPlainText()
        assert [part for part in page.parts if english(part.words) not in shown] == []


def test_pages_are_turned_and_read_by_the_keyboard(help_window: HelpWindow) -> None:
    assert help_window.list.hasFocus()
    QTest.keyClick(help_window.list, Qt.Key.Key_Down)
    assert help_window.text.toPlainText().startswith("Playing with the mouse")
    QTest.keyClick(help_window.list, Qt.Key.Key_Tab)
    assert help_window.text.hasFocus()
    before = help_window.text.verticalScrollBar().value()
    QTest.keyClick(help_window.text, Qt.Key.Key_PageDown)
    assert help_window.text.verticalScrollBar().value() > before


def test_the_keys_are_those_that_the_player_has(help_window: HelpWindow, keys: KeyMap) -> None:
    help_window.open_page(help_pages.KEYS)
    assert "Hint\nH\n" in help_window.text.toPlainText()
    keys.give("hint", QKeySequence("F7"))
    assert "Hint\nF7\n" in help_window.text.toPlainText()


def test_no_line_begins_with_a_sign_that_french_parts_from_the_word(qtbot: QtBot, keys: KeyMap) -> None:
    words = Sentence("Help", "Prêt\N{NARROW NO-BREAK SPACE}?")
    window = HelpWindow([HelpPage(words, (help_pages.text(words),))], keys)
    qtbot.addWidget(window)
    assert window.text.document().toRawText().count("Prêt\N{NO-BREAK SPACE}?") == 2


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_has_a_picture(help_window: HelpWindow, sign: str) -> None:
    assert sign in {"new", "natural", *(icon.value for icon in IconName)}
    help_window.open_page(help_pages.SIGNS)
    kind = QTextDocument.ResourceType.ImageResource.value
    picture = help_window.text.document().resource(kind, QUrl(f"sign:{sign}"))
    assert isinstance(picture, QPixmap)
    assert not picture.isNull()


def test_no_two_signs_look_alike(qtbot: QtBot) -> None:
    pictures = [sign_picture(sign, THEMES["light"], 28, 2.0).toImage() for sign in SIGNS]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])


def test_escape_closes_the_help(help_window: HelpWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(help_window.finished):
        QTest.keyClick(help_window.text, Qt.Key.Key_Escape)


def test_everything_has_a_name_for_screen_readers(help_window: HelpWindow) -> None:
    assert nameless(help_window) == []
