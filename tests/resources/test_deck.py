"""The decks that are shipped are those that the generator draws."""

import gzip
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from canasta_desktop.resource_files import resource
from resources.cards.generator.__main__ import DECKS, main
from resources.cards.generator.deck import deck
from resources.cards.generator.glyphs import INDEX_X
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path, path_text
from resources.cards.generator.shapes import W

SVG = "{http://www.w3.org/2000/svg}"


def text_of(file: Path) -> str:
    data = file.read_bytes()
    return (gzip.decompress(data) if file.suffix == ".svgz" else data).decode()


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all decks drawn anew."""
    folder = tmp_path_factory.mktemp("decks")
    assert main([str(folder)]) == 0
    return folder


@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_is_the_one_that_is_drawn(drawn: Path, name: str) -> None:
    assert text_of(drawn / name) == text_of(resource("cards", name))


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_holds_every_card_once_and_only_simple_shapes(name: str) -> None:
    root = ET.fromstring(text_of(resource("cards", name)))
    ids = [group.get("id") for group in root]
    assert len(ids) == len(set(ids)) == 58
    assert {element.tag for element in root.iter()} == {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}


def test_equal_gzip_files_are_written_at_any_time(drawn: Path) -> None:
    header = (drawn / "deck-four.svgz").read_bytes()[:8]
    assert header[4:8] == b"\0\0\0\0"


def test_a_folder_that_is_not_there_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none")]) == 1
    assert "is no folder" in capsys.readouterr().err


def test_the_four_suits_of_a_four_colour_deck_differ() -> None:
    assert len(set(Look("four").suit.values())) == 4
    assert len(set(Look().suit.values())) == 2


@pytest.mark.parametrize("look", [Look(), Look("four", contrast=True)], ids=["plain", "contrast"])
def test_the_index_of_a_card_ends_before_a_quarter_of_its_width(look: Look) -> None:
    for name, card in deck(look).items():
        if name.endswith(("back", "joker")):
            continue
        glyph = next(stroke for stroke in card.strokes if _left_of_index(stroke.shape.segments))
        xs = [x for _, xy in glyph.shape.segments for x in xy[::2]]
        assert max(xs) + glyph.width / 2 <= 0.222 * W, name


def _left_of_index(segments: list[tuple[str, list[float]]]) -> bool:
    """Whether a shape is a rank at the top left."""
    points = [(x, y) for _, xy in segments for x, y in zip(xy[::2], xy[1::2], strict=True)]
    inside = [abs(x - INDEX_X) < 30 and 10 < y < 78 for x, y in points]
    return bool(points) and all(inside)


def test_a_path_that_is_written_and_read_again_is_the_same() -> None:
    text = path_text(path("M10 10 H30 V40 Q20 50 10 40Z"))
    assert text == "M10 10h20v30c-6.7 6.7-13.3 6.7-20 0z"
