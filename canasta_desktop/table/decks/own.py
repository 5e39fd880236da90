"""The program's own decks: in two colours, in four, and for high contrast."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from canasta_desktop.resource_files import resource
from canasta_desktop.table.decks.deck import BACK, FACES, JOKERS, Deck, UnreadableDeck
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.decks.svg_file import SvgSheet

TWO_COLOURS: Final = "two"
FOUR_COLOURS: Final = "four"
CONTRAST: Final = "contrast"
_FILES: Final = {
    TWO_COLOURS: ("deck.svg", "french.svgz"),
    FOUR_COLOURS: ("deck-four.svgz", "french-four.svgz"),
    CONTRAST: ("deck-contrast.svgz", "french-contrast.svgz"),
}
FRENCH: Final = {"A": "1", "J": "V", "Q": "D", "K": "R"}
"""The letters of un, valet, dame and roi."""
OWN_DECKS: Final = tuple(_FILES)
BACKS: Final = {"": BACK, "blue": BACK, "red": "red_back", "green": "green_back", "dark": "dark_back"}
"""The backs of every own deck, by colour."""


def open_own(deck_id: str, back: str = "", *, french: bool = False) -> DeckPictures:
    """One of the own decks; `french` letters are R D V and 1."""
    deck_file, lettered_file = (resource("cards", name) for name in _FILES[deck_id])
    opened = open_file(deck_file, deck_id)
    if not french:
        return opened.with_back(back)
    return DeckPictures(replace(opened.deck, letters=FRENCH), opened.renderer, SvgSheet(lettered_file), back)


def open_file(file: Path, deck_id: str = "") -> DeckPictures:
    """A deck of our making. Raises `UnreadableDeck` if the file lacks a face."""
    sheet = SvgSheet(file)
    missing = [name for name in (*FACES, *JOKERS, BACK) if not sheet.elementExists(name)]
    if missing:
        raise UnreadableDeck(str(file), f"it has no {missing[0]}")
    return DeckPictures(Deck(deck_id, file, backs=BACKS), sheet)
