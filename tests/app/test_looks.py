"""Theme, deck, back and letters: each shows at once everywhere, and a deck that is gone takes nothing with it."""

import gc
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from canasta_desktop.app.looks import Looks
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.app.system_look import DARK_SCHEME, LIGHT_SCHEME, SystemLook
from canasta_desktop.table.decks.far_pictures import FarPictures
from canasta_desktop.table.decks.finding import find_decks
from canasta_desktop.table.decks.library import DeckLibrary
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import DARK, HIGH_CONTRAST, LIGHT
from canasta_desktop.ui.dialog_colours import CONTRAST, DIALOGS, dialog_palette, worn
from canasta_desktop.ui.dialog_colours import LIGHT as LIGHT_DIALOGS
from canasta_desktop.ui.dialog_look import wear
from canasta_desktop.ui.match_end import MatchEnd
from canasta_desktop.ui.welcome import Welcome
from canasta_desktop.wording.sentence import Sentence, english
from tests.table.decks.small_decks import kde_deck
from tests.table.sample_tables import four_players
from tests.ui.test_match_end import MATCH, WORDS

Shown = tuple[Looks, TableScene, Welcome]


@pytest.fixture
def show(qapp: QApplication, qtbot: QtBot, settings: SettingsKeeper, tmp_path: Path) -> Iterator[Callable[[], Shown]]:
    """Shows a table and a welcome in the looks of the settings; decks of others are those under `decks`."""
    open_now: list[Looks] = []
    windows: list[QMainWindow] = []

    def begin() -> Shown:
        library = DeckLibrary(lambda _folder: find_decks([tmp_path / "decks"]))
        looks = Looks(qapp, settings)
        open_now.append(looks)
        scene = TableScene(looks.faces, looks.theme, QFont())
        welcome, window = Welcome(looks.faces, looks.theme), QMainWindow()
        qtbot.addWidget(welcome)
        qtbot.addWidget(window)
        windows.append(window)
        looks.show_on(scene, window.menuBar())
        looks.show_on_welcome(welcome)
        looks.follow(library)
        table = four_players()
        scene.set_size(1024, 541, 1.0)
        scene.show_table(table.snapshot, table.words.texts(table.snapshot))
        return looks, scene, welcome

    yield begin
    for looks in open_now:
        looks.close()
    qapp.styleHints().unsetColorScheme()
    wear(qapp, LIGHT_DIALOGS)


def corner(scene: TableScene) -> str:
    """The colour of the felt in the corner of the table."""
    image = QImage(1024, 541, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image.pixelColor(0, 540).name()


@pytest.mark.parametrize(("theme", "name"), [(DARK, "dark"), (HIGH_CONTRAST, "contrast")])
def test_a_theme_recolours_table_welcome_menus_and_open_dialogs_at_once(
    show: Callable[[], Shown], settings: SettingsKeeper, qapp: QApplication, qtbot: QtBot, theme: object, name: str
) -> None:
    looks, scene, welcome = show()
    dialog = MatchEnd(MATCH, 5000, WORDS)
    qtbot.addWidget(dialog)
    felt, sheet, greeting = corner(scene), dialog.styleSheet(), welcome.styleSheet()
    settings.keep_theme(name)
    assert looks.theme is theme is scene.table_style.theme
    assert worn() is DIALOGS[name]
    assert qapp.palette().window().color() == dialog_palette(DIALOGS[name]).window().color()
    assert DIALOGS[name].window in dialog.styleSheet() != sheet
    assert corner(scene) != felt
    assert welcome.styleSheet() != greeting
    assert scene.table_style.faces.dimming == looks.theme.card_dimming
    settings.keep_theme("light")
    assert (corner(scene), dialog.styleSheet(), welcome.styleSheet()) == (felt, sheet, greeting)


def test_the_contrast_theme_has_its_deck_unless_another_is_chosen(
    show: Callable[[], Shown], settings: SettingsKeeper
) -> None:
    looks, scene, _ = show()
    settings.keep_theme("contrast")
    assert (looks.faces.deck.deck_id, looks.default_deck) == ("contrast", "contrast")
    settings.keep_deck("two")
    assert looks.faces.deck.deck_id == "two"
    settings.keep_deck("")
    settings.keep_theme("light")
    assert scene.table_style.faces.deck.deck_id == "two"


def test_backs_and_letters_change_at_once_and_are_kept(
    show: Callable[[], Shown], settings: SettingsKeeper, settings_file: Path
) -> None:
    looks, scene, _ = show()

    def king_in(language: str) -> QImage:
        settings.keep_language(language)
        QApplication.processEvents()
        return scene.table_style.faces.card("king_heart", 60, 83, 1.0).pixmap.toImage()

    before = king_in("en")
    settings.keep_back("red")
    assert looks.faces.pictures.back == "red"
    assert king_in("fr") == before
    settings.keep_index_letters("language")
    french = king_in("fr")
    assert french != before
    assert king_in("ht") == french
    assert king_in("fi") == before
    kept = SettingsKeeper(settings_file)
    assert (kept.back, kept.index_letters) == ("red", "language")


def test_a_deck_of_others_is_shown_once_it_is_read_and_found_again_at_the_next_start(
    show: Callable[[], Shown], settings: SettingsKeeper, qtbot: QtBot, tmp_path: Path
) -> None:
    kde_deck(tmp_path / "decks", "svg-small")
    looks, scene, _ = show()
    settings.keep_deck("kde:svg-small")
    assert looks.faces.deck.deck_id == "two"
    qtbot.waitUntil(lambda: scene.table_style.faces.deck.deck_id == "kde:svg-small", timeout=30_000)
    settings.keep_theme("dark")
    assert isinstance(looks.faces.pictures, FarPictures)
    again, _, _ = show()
    qtbot.waitUntil(lambda: again.faces.deck.deck_id == "kde:svg-small", timeout=30_000)


def test_a_deck_that_is_gone_is_told_of_once_and_stays_preferred(
    show: Callable[[], Shown], settings: SettingsKeeper, qtbot: QtBot
) -> None:
    settings.keep_deck("kde:svg-gone")
    looks, scene, _ = show()
    said: list[Sentence] = []
    looks.deck_lost.connect(said.append)
    qtbot.waitUntil(lambda: bool(said))
    assert english(said[0]).startswith("The cards that you chose can no longer be found")
    with qtbot.waitSignal(looks.library.failed):
        settings.keep_theme("dark")
    assert len(said) == 1
    assert scene.table_style.faces.deck.deck_id == "two"
    assert settings.deck == "kde:svg-gone"


def test_a_deck_that_vanishes_in_use_leaves_the_table_as_it_is(
    show: Callable[[], Shown], settings: SettingsKeeper, qtbot: QtBot, tmp_path: Path
) -> None:
    file = kde_deck(tmp_path / "decks", "svg-small")
    settings.keep_deck("kde:svg-small")
    looks, scene, _ = show()
    qtbot.waitUntil(lambda: looks.faces.deck.deck_id == "kde:svg-small", timeout=30_000)
    cards = [held.card for held in scene.hand.cards]
    said: list[Sentence] = []
    looks.deck_lost.connect(said.append)
    shutil.rmtree(file.parent)
    qapp = QApplication.instance()
    assert isinstance(qapp, QApplication)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert looks.faces.deck.deck_id == "two" == scene.table_style.faces.deck.deck_id
    assert [held.card for held in scene.hand.cards] == cards
    [sentence] = said
    assert english(sentence).startswith("The cards “Small” can no longer be found")


def test_fifty_changes_of_decks_leave_nothing_behind(
    show: Callable[[], Shown], settings: SettingsKeeper, qtbot: QtBot, tmp_path: Path
) -> None:
    kde_deck(tmp_path / "decks", "svg-small")
    _, scene, _ = show()
    gc.collect()
    items, faces = len(scene.items()), sum(isinstance(one, CardFaces) for one in gc.get_objects())
    decks = ("four", "contrast", "kde:svg-small", "two", "kde:gone")
    for number in range(50):
        settings.keep_deck(decks[number % len(decks)])
        QApplication.processEvents()
    settings.keep_deck("four")
    gc.collect()
    assert scene.table_style.faces.deck.deck_id == "four"
    assert len(scene.items()) == items
    assert sum(isinstance(one, CardFaces) for one in gc.get_objects()) <= faces + 1


class Accessibility(QObject):
    """What Qt knows of contrast from 6.10 on."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.preference = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.preference


class Hints(QObject):
    """What Qt tells of the system."""

    colorSchemeChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown
        self.contrast = Accessibility()

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def accessibility(self) -> Accessibility:
        return self.contrast


def test_the_system_is_followed(qtbot: QtBot) -> None:
    hints = Hints()
    system = SystemLook(hints)  # type: ignore[arg-type]  # as much of them as is asked
    system.follow()
    assert system.theme is LIGHT
    hints.scheme = Qt.ColorScheme.Dark
    with qtbot.waitSignal(system.changed):
        hints.colorSchemeChanged.emit(hints.scheme)
    assert system.theme is DARK
    hints.contrast.preference = Qt.ContrastPreference.HighContrast
    with qtbot.waitSignal(system.changed):
        hints.contrast.contrastPreferenceChanged.emit(hints.contrast.preference)
    assert system.theme is HIGH_CONTRAST


def test_where_qt_tells_nothing_of_contrast_the_scheme_counts(qtbot: QtBot) -> None:
    class OldHints(Hints):
        accessibility = None  # type: ignore[assignment]

    hints = OldHints()
    del OldHints.accessibility
    hints.scheme = Qt.ColorScheme.Dark
    assert SystemLook(hints).theme is DARK  # type: ignore[arg-type]


def test_the_first_theme_is_that_of_the_palette_that_qt_gives_for_the_scheme_of_the_system() -> None:
    for ground, theme in (("#efefef", LIGHT), ("#323232", DARK)):
        assert SystemLook.first_theme(QPalette(QColor(ground)), saw_contrast=False) is theme
        assert SystemLook.first_theme(QPalette(QColor(ground)), saw_contrast=True) is HIGH_CONTRAST


def test_the_contrast_that_the_system_asks_for_is_there_from_the_first_picture_of_the_next_start(
    show: Callable[[], Shown], settings: SettingsKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, scene, _ = show()
    assert looks.theme is LIGHT
    monkeypatch.setattr(SystemLook, "theme", HIGH_CONTRAST)
    looks._system.changed.emit()
    assert looks.theme is scene.table_style.theme is HIGH_CONTRAST
    assert SystemLook.first_theme(QPalette(), saw_contrast=settings.saw_contrast) is HIGH_CONTRAST
    monkeypatch.setattr(SystemLook, "theme", LIGHT)
    looks._system.changed.emit()
    assert not settings.saw_contrast


def test_qt_calls_the_schemes_of_the_system_by_these_numbers(qapp: QApplication) -> None:
    assert (Qt.ColorScheme.Light.value, Qt.ColorScheme.Dark.value) == (LIGHT_SCHEME, DARK_SCHEME)
    # False would be a property of our own, which nobody looks at.
    assert qapp.styleHints().setProperty("colorScheme", LIGHT_SCHEME)
    qapp.styleHints().unsetColorScheme()


def test_contrasting_dialogs_are_black_white_and_yellow() -> None:
    assert {CONTRAST.window, CONTRAST.text, CONTRAST.accent} == {"#000000", "#ffffff", "#ffd000"}
