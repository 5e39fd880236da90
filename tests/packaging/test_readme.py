"""What the page that people read first points to."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_BYTES = 300_000


def links() -> list[str]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]


def test_what_it_links_is_there() -> None:
    assert [link for link in links() if not (ROOT / link).is_file()] == []


def test_it_has_one_picture_that_is_quickly_there() -> None:
    (picture,) = (ROOT / link for link in links() if link.endswith(".png"))
    assert picture.stat().st_size < MOST_BYTES
