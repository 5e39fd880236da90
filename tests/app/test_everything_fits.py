"""In every language, with words 40 % longer and with letters twice as large, all has room on a small screen."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QKeySequence, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.app.language import Language
from canasta_desktop.app.program import Program
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.results import MatchResult
from canasta_desktop.resource_files import resource
from canasta_desktop.storage.settings import LANGUAGES
from canasta_desktop.table import brush
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import SMALLEST_TABLE
from canasta_desktop.ui import dialog_look
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.match_end import MatchEnd
from canasta_desktop.ui.new_game import NewGameDialog
from canasta_desktop.ui.score_sheet import ScoreSheet
from canasta_desktop.ui.settings.key_dialog import KeyDialog
from canasta_desktop.ui.settings.keys_page import KeysPage
from canasta_desktop.ui.table_words import TranslatedWords
from canasta_desktop.wording import dialogs
from tests.model.tables import CLASSIC
from tests.pseudo_language import write_pseudo_language
from tests.table import sample_tables
from tests.table.sample_tables import SampleTable
from tests.ui.accessible import cut
from tests.ui.test_match_end import MATCH
from tests.ui.test_score_sheet import RESULT, WON, WORDS

SCREEN = QSize(1024, 600)
ROOM = QSize(962, 564)
"""What a dialog may have of it."""
SPOKEN = [code for code in LANGUAGES if resource("translations", f"canasta_{code}.qm").is_file()]
"""The languages that there are translations for."""
TABLES = [
    sample_tables.two_players,
    sample_tables.three_players,
    sample_tables.four_players,
    sample_tables.six_players,
    sample_tables.opening,
    sample_tables.waiting,
    sample_tables.large_hand,
    sample_tables.going_out,
]


@pytest.fixture(scope="module")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    write_pseudo_language(folder, "fi")
    return folder


@pytest.fixture(params=["longer words", "larger letters", *SPOKEN])
def harder(request: pytest.FixtureRequest, qapp: QApplication, translations: Path) -> Iterator[str]:
    locale, font, language = QLocale(), qapp.font(), Language(qapp, translations)
    if request.param in SPOKEN:
        language = Language(qapp)
        language.speak(request.param)
    elif request.param == "longer words":
        language.speak("fi")
    else:
        larger = QFont(font)
        larger.setPixelSize(26)
        qapp.setFont(larger)
    yield request.param
    qapp.setFont(font)
    language.speak("en")
    QLocale.setDefault(locale)


@pytest.fixture
def program(harder: str, qapp: QApplication, qtbot: QtBot) -> Iterator[Program]:
    with pytest.MonkeyPatch.context() as patch:
        # The program would speak the language of its settings.
        patch.setattr(Language, "speak", lambda _self, _language: None)
        program = Program(qapp)
    program.session.set_pace(Pace.OFF)
    program.window.resize(SCREEN)
    with qtbot.waitExposed(program.window):
        program.window.show()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialog_look, "room_for", lambda _dialog: ROOM)
        yield program
    program.window.close()
    program.end()
    program.window.deleteLater()


def settle(qtbot: QtBot, dialog: QWidget) -> None:
    qtbot.waitUntil(dialog.isVisible)
    QApplication.sendPostedEvents()
    QApplication.processEvents()


def assert_whole(qtbot: QtBot, dialog: QWidget) -> None:
    settle(qtbot, dialog)
    assert cut(dialog) == []
    assert dialog.width() <= SCREEN.width()
    assert dialog.height() <= SCREEN.height()


def dialog_of(program: Program) -> QDialog:
    assert program.control.dialog is not None
    return program.control.dialog


def test_welcome_and_menus(program: Program, qtbot: QtBot) -> None:
    program.window.set_match(None)
    settle(qtbot, program.welcome)
    assert program.welcome.choices is not None
    assert cut(program.welcome) == []
    program.window.set_recent([Path(f"/there/{'Wednesday ' * 20}{number}.canasta") for number in range(8)])
    bar = program.window.menuBar()
    assert bar.sizeHint().width() <= SCREEN.width()
    for menu in bar.findChildren(QMenu):
        assert menu.sizeHint().boundedTo(SCREEN) == menu.sizeHint(), menu.title()


def test_a_new_game_and_all_rules(program: Program, qtbot: QtBot) -> None:
    program.control.new_game()
    dialog = dialog_of(program)
    assert isinstance(dialog, NewGameDialog)
    assert_whole(qtbot, dialog)
    dialog.players.choose(3)
    assert_whole(qtbot, dialog)
    dialog.open_all_rules()
    assert dialog.all_rules is not None
    assert_whole(qtbot, dialog.all_rules)
    dialog.all_rules.reject()
    dialog.reject()


def test_every_page_of_the_settings(program: Program, qtbot: QtBot) -> None:
    dialog = program.settings_window.open()
    for page in range(dialog.list.count()):
        dialog.open_page(page)
        assert_whole(qtbot, dialog)
        if isinstance(dialog.page, KeysPage):
            asking = KeyDialog(program.keys, "take_back_all", dialog)
            asking.open()
            asking.field.pressed.emit(QKeySequence("H"))
            assert_whole(qtbot, asking)
            asking.reject()
    dialog.reject()


def test_the_help(program: Program, qtbot: QtBot) -> None:
    window = program.help.open()
    for page in range(window.list.count()):
        window.list.setCurrentRow(page)
        assert_whole(qtbot, window)
        assert window.text.horizontalScrollBar().maximum() == 0
    window.reject()


@pytest.mark.parametrize("match", [None, WON])
def test_a_score_sheet(program: Program, qtbot: QtBot, match: MatchResult | None) -> None:
    sheet = ScoreSheet([RESULT], CLASSIC, WORDS, match, program.window)
    sheet.open()
    assert_whole(qtbot, sheet)
    sheet.all_rounds.click()
    assert_whole(qtbot, sheet)
    sheet.reject()


def test_the_end_of_a_match(program: Program, qtbot: QtBot) -> None:
    end = MatchEnd(MATCH, 5000, WORDS, program.window)
    end.open()
    assert_whole(qtbot, end)
    end.reject()


def test_about_and_messages(program: Program, qtbot: QtBot) -> None:
    program.control.tell(dialogs.UNEXPECTED)
    assert_whole(qtbot, dialog_of(program))
    dialog_of(program).reject()
    program.window.actions_by_id[ActionId.ABOUT].trigger()
    box = next(box for box in program.window.findChildren(QDialog) if box.isVisible())
    assert_whole(qtbot, box)
    box.reject()


@pytest.mark.parametrize("table", TABLES)
def test_the_words_of_the_table(
    harder: str, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, table: Callable[[], SampleTable]
) -> None:
    shortened: list[str] = []

    class Metrics(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:
            shown = super().elidedText(text, mode, width)
            shortened.extend([text] if shown != text else [])
            return shown

    monkeypatch.setattr(brush, "QFontMetricsF", Metrics)
    sample = table()
    scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont(qapp.font()))
    scene.set_size(SMALLEST_TABLE.width(), SMALLEST_TABLE.height(), 1.0)
    scene.show_table(sample.snapshot, TranslatedWords().texts(sample.snapshot))
    picture = QImage(SMALLEST_TABLE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    assert shortened == []
