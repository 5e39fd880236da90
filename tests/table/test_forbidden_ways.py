"""What does not work on every screen, or at all in tests, is not used on the table."""

import importlib
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QGraphicsItem

import canasta_desktop

PACKAGE = Path(canasta_desktop.__file__).parent
SOURCES = [file for room in ("table", "ui", "app") for file in sorted((PACKAGE / room).rglob("*.py"))]
FORBIDDEN = {
    r"\bQDrag\b": "a drag by the system gets stuck on Wayland and never ends without a screen",
    r"\bQCursor\.pos\b": "where the pointer is cannot be asked on Wayland",
    r"\bQGraphicsDropShadowEffect\b": "an effect on many cards takes most of a frame",
    r"\bprocessEvents\b": "whatever waits would be done in the middle of something else",
    r"\.exec\(\)": "a loop within the loop leaves what is dragged hanging",
}


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_no_source_uses_it(pattern: str) -> None:
    assert len(SOURCES) > 100
    found = [
        f"{file.relative_to(PACKAGE)}:{number}"
        for file in SOURCES
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if re.search(pattern, line) and "application.exec()" not in line
    ]
    assert found == [], FORBIDDEN[pattern]


def test_text_files_are_never_read_in_the_encoding_of_the_system() -> None:
    pattern = re.compile(
        r"\.(read_text|write_text)\((?!.*(utf-8|ascii))|(?<![.\w])open\((?!.*(encoding|\"r?\+?[rwax]b))"
    )
    found = [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line) and "def open(" not in line
    ]
    assert found == []


def test_what_lies_on_the_table_is_an_item_before_anything_else() -> None:
    """Where another class comes first, some versions of the bindings end the program in `itemChange`."""
    for file in sorted((PACKAGE / "table").rglob("*.py")):
        name = ".".join(("canasta_desktop", *file.relative_to(PACKAGE).with_suffix("").parts))
        importlib.import_module(name)
    ours = [kind for kind in _kinds_of(QGraphicsItem) if kind.__module__.startswith("canasta_desktop")]
    assert len(ours) > 15
    assert [kind for kind in ours if not issubclass(kind.__bases__[0], QGraphicsItem)] == []


def _kinds_of(kind: type) -> list[type]:
    below: list[type] = kind.__subclasses__()
    return below + [found for each in below for found in _kinds_of(each)]
