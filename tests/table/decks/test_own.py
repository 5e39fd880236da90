"""Our own decks: backs by colour, letters by language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import parse_meld_rank
from canasta_desktop.resource_files import resource
from canasta_desktop.table.decks.deck import BACK, FACES, JOKERS, UnreadableDeck
from canasta_desktop.table.decks.own import BACKS, OWN_DECKS, open_file, open_own
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.decks.svg_file import read_svg, svg_renderer
from canasta_desktop.table.items.meld_place import place_letter


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Pictures need an application."""


def painted(pictures: DeckPictures, element: str) -> bytes:
    image = QImage(48, 66, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    try:
        pictures.paint(painter, element, QRectF(0, 0, 48, 66))
    finally:
        painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("deck", OWN_DECKS)
def test_every_own_deck_has_four_backs(deck: str) -> None:
    assert len({painted(open_own(deck, back), BACK) for back in BACKS if back}) == 4
    assert painted(open_own(deck, ""), BACK) == painted(open_own(deck, "blue"), BACK)


@pytest.mark.parametrize("deck", OWN_DECKS)
def test_french_letters_change_aces_and_courts_and_nothing_else(deck: str) -> None:
    usual, french = open_own(deck), open_own(deck, french=True)
    changed = {name for name in (*FACES, *JOKERS, BACK) if painted(usual, name) != painted(french, name)}
    assert changed == {name for name in FACES if name.split("_")[0] in {"1", "jack", "queen", "king"}}


def test_free_places_have_the_letters_of_the_cards() -> None:
    ranks = [rank for rank in map(parse_meld_rank, "TJQKA") if rank is not None]
    french, usual = open_own("two", french=True).deck.letters, open_own("two").deck.letters
    assert [place_letter(rank, french) for rank in ranks] == ["10", "V", "D", "R", "1"]
    assert [place_letter(rank, usual) for rank in ranks] == ["10", "J", "Q", "K", "A"]


def test_another_back_is_shown_without_reading_the_deck_again() -> None:
    blue = open_own("two", "blue", french=True)
    red = blue.with_back("red")
    assert red.renderer is blue.renderer
    assert painted(red, "king_heart") == painted(blue, "king_heart")
    assert painted(red, BACK) != painted(blue, BACK)


@pytest.mark.parametrize("deck", OWN_DECKS)
def test_a_picture_read_by_itself_is_the_one_in_the_whole_file(deck: str) -> None:
    pictures = open_own(deck)
    whole = DeckPictures(pictures.deck, svg_renderer(pictures.deck.file, read_svg(pictures.deck.file)))
    for name in (*FACES, *JOKERS, *BACKS.values()):
        assert painted(pictures, name) == painted(whole, name), name


def test_a_damaged_picture_is_told_when_it_is_painted(tmp_path: Path) -> None:
    file = tmp_path / "deck.svg"
    file.write_bytes(resource("cards", "deck.svg").read_bytes().replace(b'<path fill="#8d8879"', b"<path <", 1))
    pictures = open_file(file)
    assert painted(pictures, "2_club")
    with pytest.raises(UnreadableDeck):
        painted(pictures, "1_club")


def test_a_deck_that_was_cut_off_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.svg"
    file.write_bytes(resource("cards", "deck.svg").read_bytes()[:150_000])
    with pytest.raises(UnreadableDeck):
        open_file(file)
