"""The language changes while the program runs, everything that is shown with it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.app.language import Language
from canasta_desktop.ui.translation import number, translated
from canasta_desktop.wording import menus
from tests.pseudo_language import pseudo, write_pseudo_language


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    write_pseudo_language(folder, "fi")
    return folder


@pytest.fixture
def language(qapp: QApplication, folder: Path) -> Iterator[Language]:
    before = QLocale()
    language = Language(qapp, folder)
    yield language
    language.speak("en")
    QLocale.setDefault(before)


def test_only_languages_with_a_translation_are_offered(language: Language, qapp: QApplication, tmp_path: Path) -> None:
    assert language.offered == ("en", "fi")
    assert Language(qapp, tmp_path).offered == ("en",)


@pytest.mark.parametrize("content", [b"", b"rubbish" * 200, "first half", "head and rubbish"], ids=str)
def test_a_file_that_is_no_translation_is_no_language(
    qapp: QApplication, folder: Path, tmp_path: Path, content: bytes | str
) -> None:
    whole = (folder / "canasta_fi.qm").read_bytes()
    broken = {"first half": whole[: len(whole) // 2], "head and rubbish": whole[:16] + b"\xff" * 5000}
    (tmp_path / "canasta_fi.qm").write_bytes(content if isinstance(content, bytes) else broken[content])
    before, language = QLocale(), Language(qapp, tmp_path)
    assert language.offered == ("en",)
    language.speak("fi")
    try:
        assert language.spoken == "en"
        assert translated(menus.TITLE) == "Canasta"
        assert number(12_345) == "12,345"
    finally:
        language.speak("en")
        QLocale.setDefault(before)


def test_where_the_first_language_of_the_system_cannot_be_read_the_next_is_spoken(
    qapp: QApplication, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "canasta_fr.qm").write_bytes(b"rubbish")
    (tmp_path / "canasta_fi.qm").write_bytes((folder / "canasta_fi.qm").read_bytes())
    monkeypatch.setattr("canasta_desktop.app.language._of_the_system", lambda: ["fr", "sv", "fi", "en"])
    before, language = QLocale(), Language(qapp, tmp_path)
    language.speak("")
    try:
        assert language.spoken == "fi"
    finally:
        language.speak("en")
        QLocale.setDefault(before)


def test_a_language_is_spoken_at_once_and_english_again(language: Language) -> None:
    language.speak("fi")
    assert translated(menus.TITLE) == pseudo("Canasta")
    assert number(12_345) == "12\N{NO-BREAK SPACE}345"
    language.speak("en")
    assert translated(menus.TITLE) == "Canasta"
    assert number(12_345) == "12,345"


def test_qt_speaks_it_too(language: Language, qtbot: QtBot) -> None:
    language.speak("fi")
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert [button.text() for button in buttons.buttons()] == ["Peru"]


def test_what_qt_says_is_ours_where_qt_has_no_translation(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    write_pseudo_language(tmp_path, "ht", qt_too=True)
    before, language = QLocale(), Language(qapp, tmp_path)
    language.speak("ht")
    try:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(buttons)
        assert [button.text() for button in buttons.buttons()] == [pseudo("Cancel")]
    finally:
        language.speak("en")
        QLocale.setDefault(before)


def test_a_language_without_translation_is_english(language: Language) -> None:
    language.speak("fr")
    assert language.spoken == "en"


@pytest.mark.parametrize(("wanted", "spoken"), [(["sv-FI", "fi-FI"], "fi"), (["sv"], "en"), (["fr-FR", "fi"], "fi")])
def test_that_of_the_system_is_the_first_that_can_be_had(
    language: Language, monkeypatch: pytest.MonkeyPatch, wanted: list[str], spoken: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wanted

        def name(self) -> str:
            return "sv_SE"

    monkeypatch.setattr(QLocale, "system", System)
    language.speak("")
    assert language.spoken == spoken


def test_what_is_shown_is_told(language: Language, qtbot: QtBot) -> None:
    told: list[QEvent.Type] = []

    class Watching(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            told.append(event.type())

    widget = Watching()
    qtbot.addWidget(widget)
    language.speak("fi")
    QCoreApplication.sendPostedEvents()
    assert QEvent.Type.LanguageChange in told
