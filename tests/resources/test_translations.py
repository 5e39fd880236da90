"""Every translation is whole, in the words of the glossary, and compiled."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator

from canasta_desktop.resource_files import resource
from canasta_desktop.storage.settings import LANGUAGES
from canasta_desktop.ui.action_list import ACTIONS, MENUS, ActionId, MenuSpec

FOLDER: Final = resource("translations")
CODES: Final = [code for code in LANGUAGES if (FOLDER / f"canasta_{code}.ts").is_file()]
MAY_LACK: Final = {"n", "number", "players"}
"""Places that a form for one or none may leave out: "a ten"."""
UNFINISHED: Final = {"ht"}
"""Languages of which words still wait for somebody who speaks them."""
ANY_LETTERS: Final = r"[\w\N{RIGHT SINGLE QUOTATION MARK}'-]*"
PLACE: Final = re.compile(r"\{(\w+)\}")
OF_QT: Final = re.compile(r"Q[A-Z]")
"""How the contexts of Qt's own words begin."""
LETTER: Final = re.compile(r"&([^&])")


@dataclass(frozen=True, slots=True)
class Message:
    context: str
    source: str
    counted: bool
    forms: tuple[str, ...]
    """The translations: one, or those of the plural forms, the last for many."""
    finished: bool


@cache
def messages(name: str) -> list[Message]:
    return [
        Message(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.get("numerus") == "yes",
            tuple(_forms(message)),
            message.find("translation[@type]") is None,
        )
        for context in ET.parse(FOLDER / name).getroot().iter("context")
        for message in context.iter("message")
    ]


def _forms(message: ET.Element) -> Iterator[str]:
    translation = message.find("translation")
    assert translation is not None
    if message.get("numerus") == "yes":
        yield from (form.text or "" for form in translation.iter("numerusform"))
    else:
        yield translation.text or ""


def translation(code: str) -> list[Message]:
    """The program's own sentences."""
    return [message for message in messages(f"canasta_{code}.ts") if not OF_QT.match(message.context)]


def to_translate(code: str, name: str = "") -> list[Message]:
    """These, and what Qt says where Qt does not speak the language; of the template where its name is given."""
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm")
    found = messages(name or f"canasta_{code}.ts")
    return [message for message in found if not of_qt.is_file() or not OF_QT.match(message.context)]


def glossary() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "glossary.json").read_text(encoding="utf-8"))
    return found


def any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Any of the words where they stand alone; `*` in them stands for letters."""
    one_of = "|".join(re.escape(word).replace(r"\*", ANY_LETTERS) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{one_of})(?!\w)", re.IGNORECASE)


def said(text: str) -> str:
    """The text as it is read: without marks of menus and the names of places."""
    return PLACE.sub("{}", text.replace("&", ""))


@pytest.mark.parametrize("code", CODES)
def test_what_qt_says_is_translated_by_qt_or_here(code: str) -> None:
    qt = QTranslator()
    qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    of_qt = [message for message in messages(f"canasta_{code}.ts") if OF_QT.match(message.context)]
    assert len(of_qt) > 50
    lacking = [message for message in of_qt if not (message.forms[0] or qt.translate(message.context, message.source))]
    assert [(message.context, message.source) for message in lacking] == []


def test_there_are_translations() -> None:
    assert CODES
    assert len(messages("canasta.ts")) > 1000


@pytest.mark.parametrize("code", CODES)
def test_it_has_every_sentence_of_the_template(code: str) -> None:
    template, own = (
        {(message.context, message.source, message.counted) for message in to_translate(code, name)}
        for name in ("canasta.ts", f"canasta_{code}.ts")
    )
    assert own == template


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_is_translated(code: str) -> None:
    empty = [message for message in to_translate(code) if not all(map(str.strip, message.forms)) or not message.forms]
    assert empty == []


@pytest.mark.parametrize("code", [code for code in CODES if code not in UNFINISHED])
def test_nothing_is_left_as_the_collector_guessed_it(code: str) -> None:
    assert [message for message in to_translate(code) if not message.finished] == []


@pytest.mark.parametrize("code", [code for code in CODES if code not in UNFINISHED])
def test_the_words_of_qt_are_not_guessed_from_ours(code: str) -> None:
    of_qt = [message for message in messages(f"canasta_{code}.ts") if OF_QT.match(message.context)]
    # The collector fills them with what the same English means at the table: Discard is no card there.
    assert [message for message in of_qt if not message.finished and any(message.forms)] == []


@pytest.mark.parametrize("code", CODES)
def test_it_has_as_many_plural_forms_everywhere(code: str) -> None:
    assert len({len(message.forms) for message in translation(code) if message.counted}) == 1


@pytest.mark.parametrize("code", CODES)
def test_the_places_are_those_of_the_source(code: str) -> None:
    for message in translation(code):
        wanted = set(PLACE.findall(message.source))
        *others, last = (set(PLACE.findall(form)) for form in message.forms)
        assert last == wanted, message
        for form in others:
            assert form <= wanted, message
            assert wanted - form <= MAY_LACK, message


def menus(entries: Iterable[ActionId | MenuSpec | None]) -> Iterator[list[str]]:
    """The English words of every menu, the bar as one of them."""
    own: list[str] = []
    for entry in entries:
        if isinstance(entry, MenuSpec):
            own.append(entry.title.text)
            yield from menus(entry.entries)
        elif entry is not None:
            own.append(ACTIONS[entry].words.text)
    yield own


def letters(texts: Iterable[str]) -> list[str]:
    return [found.group(1).casefold() if (found := LETTER.search(text)) else "" for text in texts]


@pytest.mark.parametrize("code", CODES)
def test_each_entry_of_a_menu_has_a_letter_of_its_own(code: str) -> None:
    words = {message.source: message.forms[0] for message in translation(code) if message.context == "Menus"}
    found = [menu for menu in menus(MENUS) if menu]
    assert len(found) == 8
    for menu in found:
        chosen = letters(words[text] for text in menu)
        assert "" not in chosen, menu
        assert len(set(chosen)) == len(chosen), (menu, chosen)


@pytest.mark.parametrize("code", CODES)
def test_letters_stand_where_english_has_them(code: str) -> None:
    for message in translation(code):
        assert all(len(LETTER.findall(form)) == len(LETTER.findall(message.source)) for form in message.forms), message


@pytest.mark.parametrize("code", CODES)
def test_letters_differ_in_a_dialog_where_they_do_in_english(code: str) -> None:
    dialogs: dict[str, list[Message]] = {}
    for message in translation(code):
        if message.context != "Menus" and LETTER.search(message.source):
            dialogs.setdefault(message.context, []).append(message)
    assert len(dialogs) > 5
    for context, found in dialogs.items():
        english, own = letters(m.source for m in found), letters(m.forms[0] for m in found)
        assert len(set(english)) < len(english) or len(set(own)) == len(own), (context, own)


@pytest.mark.parametrize("code", CODES)
def test_a_term_is_translated_by_the_word_of_the_glossary(code: str) -> None:
    terms: dict[str, dict[str, Any]] = glossary()["terms"]
    by_english = {word.casefold(): term for term in terms.values() for word in term["en"]}
    otherwise = {*glossary()["otherwise"]["all"], *glossary()["otherwise"][code]}
    finder, used, wrong = any_of(by_english), set(), []
    for message in translation(code):
        # The longest term is found first: "discard pile" is no case of "discard".
        for found in finder.findall(said(message.source)):
            term = by_english[found.casefold()]
            used.add(term[code]["word"])
            if message.source not in otherwise and not any_of(term[code]["forms"]).search(said(message.forms[-1])):
                wrong.append((term[code]["word"], message.source, message.forms[-1]))
    assert wrong == []
    assert otherwise <= {message.source for message in translation(code)}
    assert used == {term[code]["word"] for term in terms.values()}


@pytest.mark.parametrize("code", CODES)
def test_words_that_the_glossary_warns_of_are_not_used(code: str) -> None:
    never = any_of(glossary()["never"][code])
    assert [m for m in translation(code) if any(never.search(said(form)) for form in m.forms)] == []


def test_french_parts_signs_from_words_by_a_narrow_space() -> None:
    if "fr" not in CODES:
        pytest.skip("there is no French yet")
    ill = re.compile(r"(?<=[\w)}»])[ \N{NO-BREAK SPACE}]?[?!;:»%](?=\s|$)|«(?!\N{NARROW NO-BREAK SPACE})")
    assert [form for message in translation("fr") for form in message.forms if ill.search(form)] == []


@pytest.mark.parametrize("code", CODES)
def test_it_is_compiled_from_what_is_written(tmp_path: Path, code: str) -> None:
    compiled = tmp_path / "canasta.qm"
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([tool, FOLDER / f"canasta_{code}.ts", "-qm", compiled], check=True, capture_output=True)
    assert (FOLDER / f"canasta_{code}.qm").read_bytes() == compiled.read_bytes()
