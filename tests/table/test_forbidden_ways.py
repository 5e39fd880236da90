"""What does not work on every screen, or at all in tests, is not used on the table."""

import re
from pathlib import Path

import pytest

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
