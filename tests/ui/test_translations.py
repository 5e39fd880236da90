"""Each translation is compiled as it stands: whoever changes one compiles it again."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from pytestqt.qtbot import QtBot

from canasta_desktop.resource_files import resource
from canasta_desktop.storage.settings import LANGUAGES

FILES = sorted(resource("translations").glob("canasta_*.ts"))


def test_each_translation_is_of_a_language_that_can_be_chosen() -> None:
    assert {file.stem.removeprefix("canasta_") for file in FILES} <= set(LANGUAGES) - {"en"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_translation_is_compiled_as_it_stands(qtbot: QtBot, file: Path) -> None:
    translator = QTranslator()
    assert translator.load(str(file.with_suffix(".qm"))), "compile it: see resources/translations/README.md"
    stale = [source for context, source, wanted in _translated(file) if translator.translate(context, source) != wanted]
    assert stale == [], "compile it again: see resources/translations/README.md"


def _translated(file: Path) -> list[tuple[str, str, str]]:
    """Context, English text and translation of all that has no plural forms and is translated."""
    found = []
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            wanted = message.findtext("translation", "")
            if message.get("numerus") != "yes" and wanted:
                found.append((context.findtext("name", ""), message.findtext("source", ""), wanted))
    return found
