import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import canasta_desktop
from canasta_desktop.resource_files import resource

PACKAGE = Path(canasta_desktop.__file__).parent
MARKER = "QT_TRANSLATE_NOOP"
Message = tuple[str, str, bool]


def messages_of(template: Path) -> set[Message]:
    """Context, English text, and whether it has plural forms."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""), message.get("numerus") == "yes")
        for context in ET.parse(template).getroot().iter("context")
        for message in context.iter("message")
    }


def marked_in(file: Path) -> set[Message]:
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return {
        (*(ast.literal_eval(argument) for argument in call.args[:2]), len(call.args) == 4)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == MARKER
    }


def test_the_template_has_every_sentence_and_no_other() -> None:
    marked = set().union(*map(marked_in, PACKAGE.rglob("*.py")))
    assert len(marked) > 300
    assert messages_of(resource("translations", "canasta.ts")) == marked


def test_all_sentences_stand_in_wording() -> None:
    elsewhere = [file for file in PACKAGE.rglob("*.py") if marked_in(file) and file.parent.name != "wording"]
    assert elsewhere == []


def test_the_template_is_what_the_collector_finds(tmp_path: Path) -> None:
    found = tmp_path / "canasta.ts"
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    files = sorted((PACKAGE / "wording").glob("*.py"))
    subprocess.run([tool, *files, "-ts", found, "-locations", "none"], check=True, capture_output=True)
    assert messages_of(found) == messages_of(resource("translations", "canasta.ts"))
