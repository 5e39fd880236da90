"""A language that nobody speaks: every sentence of the program 40 % longer, in letters with accents."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

from canasta_desktop.resource_files import resource

_ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "äçéîñöüÿÄÇÉÎÑÖÜÝ")
_LONGER: Final = 1.4
_KEPT: Final = re.compile(r"\{[^}]*\}|%[0-9n]|&.|<[^>]*>")
"""Places, marks of menus and tags stay as they are."""


def pseudo(text: str) -> str:
    """The text in the language that nobody speaks."""
    parts, end = [], 0
    for kept in _KEPT.finditer(text):
        parts += [text[end : kept.start()].translate(_ACCENTS), kept.group()]
        end = kept.end()
    words = "".join([*parts, text[end:].translate(_ACCENTS)])
    missing = max(1, round(len(_KEPT.sub("", text)) * (_LONGER - 1)))
    filling = ("lörém ipsüm dölör sit ämét " * (missing // 20 + 1))[: missing - 1].rstrip()
    # Behind the first word, so that endings such as "(*.canasta)" and "…" stay where they are.
    head, space, tail = words.partition(" ")
    return f"{head}{'ö' * missing}{space}{tail}" if missing < 4 else f"{head} {filling}{space}{tail}"


def write_pseudo_language(folder: Path, code: str, *, qt_too: bool = False) -> None:
    """Make the language from the program's template, as if it were that of the code; it is compiled, too.

    `qt_too` translates what Qt says, as languages need it that Qt has no translation for.
    """
    tree = ET.parse(resource("translations", "canasta.ts"))
    tree.getroot().set("language", code)
    contexts = [context for context in tree.getroot().iter("context") if qt_too or not _is_of_qt(context)]
    for message in (message for context in contexts for message in context.iter("message")):
        translation = message.find("translation")
        assert translation is not None
        words = pseudo(message.findtext("source", ""))
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        if message.get("numerus") == "yes":
            for form in forms:
                translation.remove(form)
            for _ in range(2):
                ET.SubElement(translation, "numerusform").text = words
        else:
            translation.text = words
    source = folder / f"canasta_{code}.ts"
    tree.write(source, encoding="utf-8", xml_declaration=True)
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([tool, source, "-qm", source.with_suffix(".qm")], check=True, capture_output=True)


def _is_of_qt(context: ET.Element) -> bool:
    return context.findtext("name", "").startswith("Q")
