"""The cards without a picture: ace to ten."""

from resources.cards.generator.blank import MARK_Y, blank, index, wild_mark
from resources.cards.generator.card import Card
from resources.cards.generator.glyphs import INDEX_X, SUIT
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import H, box, ellipse, star

_LEFT, _MIDDLE, _RIGHT = 84.5, 120.0, 155.5
_SINGLE = {"7": (_MIDDLE, 113.5)}
"""The pip without a counterpart in the lower half."""
PIPS: dict[str, list[tuple[float, float]]] = {  # the upper half and the middle row
    "4": [(_LEFT, 64), (_RIGHT, 64)],
    "5": [(_LEFT, 64), (_RIGHT, 64), (_MIDDLE, 165)],
    "6": [(_LEFT, 64), (_RIGHT, 64), (_LEFT, 165), (_RIGHT, 165)],
    "7": [(_LEFT, 62), (_RIGHT, 62), (_LEFT, 165), (_RIGHT, 165)],
    "8": [(_LEFT, 62), (_RIGHT, 62), (_LEFT, 165), (_RIGHT, 165), (_MIDDLE, 113.5)],
    "9": [(_LEFT, 58), (_RIGHT, 58), (_LEFT, 129), (_RIGHT, 129), (_MIDDLE, 165)],
    "10": [(_LEFT, 58), (_RIGHT, 58), (_LEFT, 129), (_RIGHT, 129), (_MIDDLE, 93.5)],
}


def pips(look: Look, rank: str, suit: str) -> Card:
    """A card with as many suits as its rank says, 4 to 10."""
    card = blank(look)
    index(card, look, rank, suit)
    colour, shape = look.suit[suit], SUIT[suit]
    size = 0.45 if rank in ("9", "10") else 0.5 if rank in ("7", "8") else 0.54
    for x, y in PIPS[rank]:
        pip = shape.at(x, y, size)
        if y == H / 2:
            card.fill(colour, pip)
        else:
            card.fill_both(colour, pip)
    if rank in _SINGLE:
        card.fill(colour, shape.at(*_SINGLE[rank], size))
    return card


def ace(look: Look, suit: str) -> Card:
    """One large suit, with an echo of its outline."""
    card = blank(look)
    index(card, look, "1", suit)
    colour, shape = look.suit[suit], SUIT[suit].at(120, 165, 1.35 if look.contrast else 1.16)
    if not look.contrast:
        card.line(colour, 22, shape)
        card.line(look.face, 17, shape)
    card.fill(colour, shape)
    return card


def two(look: Look, suit: str) -> Card:
    """A wild card: gold stars."""
    card = blank(look, wild=True)
    index(card, look, "2", suit)
    wild_mark(card, look)
    card.fill_both(look.suit[suit], SUIT[suit].at(120, 70, 0.62))
    card.fill(look.gold_dark, star(5, 45, 0.46).at(120, 168))
    card.fill(look.gold, star(5, 37, 0.45).at(120, 168))
    return card


def three(look: Look, suit: str) -> Card:
    """A red three is a bonus: rays and a plus; a black one a stop: an octagon with a bar."""
    card = blank(look)
    index(card, look, "3", suit)
    if suit in ("heart", "diamond"):
        _bonus(card, look)
    else:
        _stop(card, look)
    colour, shape = look.suit[suit], SUIT[suit]
    card.fill_both(colour, shape.at(120, 66, 0.5))
    card.fill(colour, shape.at(120, 165, 0.5))
    return card


def _bonus(card: Card, look: Look) -> None:
    card.fill(look.gold, star(16, 52, 0.78).at(120, 165))
    card.fill(look.face, ellipse(120, 165, 36))
    card.fill_both(look.gold, star(12, 19, 0.8).at(INDEX_X, MARK_Y))
    plus = path("M-3-10 L3-10 L3-3 L10-3 L10 3 L3 3 L3 10 L-3 10 L-3 3 L-10 3 L-10-3 L-3-3Z").at(INDEX_X, MARK_Y)
    card.fill_both(look.ink, plus)


def _stop(card: Card, look: Look) -> None:
    octagon = star(4, 50, 1.0, 22.5 - 90)
    card.line(look.ink, 4, octagon.at(120, 165, 1.0))
    card.fill_both(look.ink, octagon.at(INDEX_X, MARK_Y, 0.35))
    card.fill_both(look.face, box(INDEX_X - 10.5, MARK_Y - 3, 21, 6))
