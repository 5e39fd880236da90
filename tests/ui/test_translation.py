import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from canasta_desktop.ui.translation import number, translated
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

DREW = QT_TRANSLATE_NOOP("Test", "drew {n} cards", "", 2)
SAID = QT_TRANSLATE_NOOP("Test", "{name} has {points} points, {cards}")
TOOLS = Path(sys.executable).parent
SOURCE = """
DREW = QT_TRANSLATE_NOOP("Test", "drew {n} cards", "", 2)
CARDS = QT_TRANSLATE_NOOP(
    "Test",
    "three "
    "tens",
)
"""
FINNISH = {"drew {n} cards": ("nosti kortin", "nosti {n} korttia"), "three tens": ("kolme kymppiä",)}


def run(tool: str, *arguments: Path | str) -> None:
    subprocess.run([TOOLS / tool, *arguments], check=True, capture_output=True)


def in_finnish(source: str) -> str:
    """The translator's work: the forms of each message filled in."""
    for english, forms in FINNISH.items():
        head, found, tail = source.partition(f"<source>{english}</source>")
        assert found, f"lupdate has not collected {english!r}"
        text = forms[0] if len(forms) == 1 else "".join(f"<numerusform>{form}</numerusform>" for form in forms)
        _, _, after = tail.partition("</translation>")
        source = f"{head}{found}<translation>{text}</translation>{after}"
    return source


@pytest.fixture
def finnish(qapp: QCoreApplication, tmp_path: Path) -> Iterator[None]:
    (tmp_path / "words.py").write_text(SOURCE, encoding="utf-8")
    words = tmp_path / "words_fi.ts"
    run("pyside6-lupdate", tmp_path / "words.py", "-ts", words, "-target-language", "fi")
    words.write_text(in_finnish(words.read_text(encoding="utf-8")), encoding="utf-8")
    run("pyside6-lrelease", words, "-qm", tmp_path / "words_fi.qm")
    translator = QTranslator()
    assert translator.load(str(tmp_path / "words_fi.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_without_a_translator_the_source_is_shown() -> None:
    assert translated(DREW.counted(1, "drew 1 card")) == "drew 1 card"
    assert translated(DREW.counted(3, "drew 1 card")) == "drew 3 cards"


def test_numbers_are_grouped_as_the_language_does() -> None:
    said = SAID.filled(name="Anna", points=-1985, cards=Sentence("Test", "three tens"))
    assert translated(said) == "Anna has \N{MINUS SIGN}1,985 points, three tens"
    QLocale.setDefault(QLocale("fi"))
    assert number(12345) == "12\N{NO-BREAK SPACE}345"


def test_numbers_beyond_those_of_qt_are_grouped_too() -> None:
    assert number(-(2**63)) == "\N{MINUS SIGN}9,223,372,036,854,775,808"
    assert number(2**63 - 1) == "9,223,372,036,854,775,807"


def test_a_translation_has_its_own_plural_forms(finnish: None) -> None:
    assert translated(DREW.counted(1, "drew 1 card")) == "nosti kortin"
    assert translated(DREW.counted(4, "drew 1 card")) == "nosti 4 korttia"


def test_words_within_a_sentence_are_translated_too(finnish: None) -> None:
    said = SAID.filled(name="Anna", points=5, cards=Sentence("Test", "three tens"))
    assert translated(said) == "Anna has 5 points, kolme kymppiä"
