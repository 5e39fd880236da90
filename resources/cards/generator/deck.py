"""The whole deck, and its file."""

import gzip
import math
from collections.abc import Mapping
from pathlib import Path

from resources.cards.generator.backs import back, lattice, rays, scales, stripes
from resources.cards.generator.card import Card
from resources.cards.generator.courts import court
from resources.cards.generator.jokers import black_joker, red_joker
from resources.cards.generator.look import RANKS, SUITS, Look
from resources.cards.generator.path_text import number
from resources.cards.generator.pips import PIPS, ace, pips, three, two
from resources.cards.generator.shapes import H, W

_GAP = 10.0
_COLUMNS = 13


def deck(look: Look) -> dict[str, Card]:
    """All faces and backs by their ids: 52 cards, two jokers, four backs."""
    cards = {f"{rank}_{suit}": _face(look, rank, suit) for suit in SUITS for rank in RANKS}
    cards["black_joker"] = black_joker(look)
    cards["red_joker"] = red_joker(look)
    cards["back"] = back(look, "#22406e", "#3a5c90", "#e9d9b4", lattice)
    cards["red_back"] = back(look, "#8a1c2b", "#b04a55", "#f0dcb8", scales)
    cards["green_back"] = back(look, "#1c5748", "#2f7361", "#e9d9b4", rays)
    cards["dark_back"] = back(look, "#1a1d24", "#383d48", "#ffffff", stripes)
    return cards


def lettered(look: Look) -> dict[str, Card]:
    """The faces whose index is a letter: aces and courts."""
    return {f"{rank}_{suit}": _face(look, rank, suit) for suit in SUITS for rank in RANKS if rank in look.letters}


def _face(look: Look, rank: str, suit: str) -> Card:
    plain = {"1": ace, "2": two, "3": three}
    if rank in plain:
        return plain[rank](look, suit)
    return pips(look, rank, suit) if rank in PIPS else court(look, rank, suit)


def sheet(cards: Mapping[str, Card]) -> str:
    """All cards in one SVG, 13 to a row."""
    body = [
        card.svg(name, i % _COLUMNS * (W + _GAP), i // _COLUMNS * (H + _GAP))
        for i, (name, card) in enumerate(cards.items())
    ]
    rows = math.ceil(len(cards) / _COLUMNS)
    return document(_COLUMNS * (W + _GAP) - _GAP, rows * (H + _GAP) - _GAP, "\n".join(body))


def document(width: float, height: float, body: str) -> str:
    """An SVG of this size."""
    w, h = number(width), number(height)
    head = 'xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny"'
    return f'<svg {head} viewBox="0 0 {w} {h}" width="{w}" height="{h}">\n{body}\n</svg>\n'


def save(target: Path, text: str) -> None:
    """Write an SVG; compressed if the name ends in .svgz."""
    data = text.encode()
    target.write_bytes(gzip.compress(data, 9, mtime=0) if target.suffix == ".svgz" else data)
