"""Whether a deck can be played with: all faces, of one size, shown right."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_desktop.table.decks.checking import open_found
from canasta_desktop.table.decks.deck import BACK, FACES, JOKERS, UnreadableDeck, gnome_id
from canasta_desktop.table.decks.finding import FoundDeck
from canasta_desktop.table.decks.pictures import DeckPictures
from tests.table.decks.small_decks import small_deck


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Pictures need an application."""


def opened(folder: Path, svg: str) -> DeckPictures:
    file = folder / "deck.svg"
    file.write_text(svg, encoding="utf-8")
    return open_found(FoundDeck("kde:small", file))


def painted(pictures: DeckPictures, element: str, width: int = 70, height: int = 100) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    pictures.paint(painter, element, QRectF(0, 0, width, height))
    painter.end()
    return image


@pytest.mark.parametrize("naming", [str, gnome_id])
def test_a_whole_deck_is_good_by_either_way_of_naming(tmp_path: Path, naming: type[str]) -> None:
    pictures = opened(tmp_path, small_deck(naming=naming, extras=[BACK, *map(naming, JOKERS)]))
    assert pictures.deck.aspect == pytest.approx(0.7, abs=0.001)
    assert pictures.deck.jokers
    for element in (*FACES, *JOKERS, BACK):
        assert painted(pictures, element).pixelColor(35, 50) == QColor("#c00010"), element


@pytest.mark.parametrize(
    ("svg", "problem"),
    [
        (small_deck(without=["queen_heart"]), "it has no queen_heart"),
        (small_deck(extras=[]), "it has no back"),
        (small_deck(aspect=0.5), "too narrow or too wide"),
        (small_deck(aspect=1.36), "too narrow or too wide"),
        (small_deck(wide=["king_club"]), "of several sizes"),
        (small_deck(more='<symbol id="pip" viewBox="0 0 9 9"/>'), "symbols that scale"),
        ("no picture", "no SVG picture"),
        ("", "no SVG picture"),
    ],
)
def test_a_deck_that_would_not_look_right_is_refused(tmp_path: Path, svg: str, problem: str) -> None:
    with pytest.raises(UnreadableDeck) as refusal:
        opened(tmp_path, svg)
    assert problem in refusal.value.args[1]


def test_a_file_that_is_gone_or_damaged_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.svgz"
    with pytest.raises(UnreadableDeck, match="No such file"):
        open_found(FoundDeck("kde:small", file))
    file.write_bytes(gzip.compress(small_deck().encode())[:90] + b"rubbish" * 9)
    with pytest.raises(UnreadableDeck, match="damaged"):
        open_found(FoundDeck("kde:small", file))


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_deck_that_would_fill_the_memory_is_refused(tmp_path: Path, pack: Callable[[bytes], bytes]) -> None:
    file = tmp_path / "deck.svgz"
    file.write_bytes(pack(small_deck().encode() + b" " * 26_000_000))
    with pytest.raises(UnreadableDeck, match="too large"):
        open_found(FoundDeck("kde:small", file))


@pytest.mark.parametrize("radius", [0, 4, 8])
def test_the_radius_of_its_corners_is_measured(tmp_path: Path, radius: float) -> None:
    assert opened(tmp_path, small_deck(radius=radius)).deck.radius == pytest.approx(radius / 70, abs=0.008)


def test_one_joker_serves_for_both(tmp_path: Path) -> None:
    pictures = opened(tmp_path, small_deck(extras=[BACK, "joker"]))
    assert pictures.deck.jokers
    assert painted(pictures, "red_joker") == painted(pictures, "black_joker")


def test_our_jokers_are_lent_in_the_size_and_with_the_corners_of_the_deck(tmp_path: Path) -> None:
    pictures = opened(tmp_path, small_deck(radius=10))
    assert not pictures.deck.jokers
    red, black = (painted(pictures, joker, 140, 200) for joker in ("red_joker", "black_joker"))
    assert red != black
    green = QColor("#00ff00")
    for image in (red, black):
        assert image.pixelColor(0, 0) == image.pixelColor(139, 199) == green
        assert image.pixelColor(70, 1) != green
        assert image.pixelColor(1, 100) != green


def test_a_joker_that_is_no_card_is_replaced_by_ours(tmp_path: Path) -> None:
    svg = small_deck(extras=[BACK, *JOKERS], wide=["red_joker"])
    assert not opened(tmp_path, svg).deck.jokers


def test_backs_of_several_colours_can_be_chosen_among(tmp_path: Path) -> None:
    pictures = opened(tmp_path, small_deck(extras=["blue_back", "red_back"]))
    assert pictures.deck.backs == {"": "blue_back", "blue": "blue_back", "red": "red_back"}
    assert pictures.with_back("red").back == "red"
