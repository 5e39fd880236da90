"""An empty card, its index and its marks."""

from resources.cards.generator.card import Card
from resources.cards.generator.glyphs import INDEX_X, SUIT, glyph
from resources.cards.generator.look import Look
from resources.cards.generator.shapes import H, W, box, star

RADIUS = 15.0
MARK_Y = 138.0
"""The middle of the star, plus or bar under the index."""


def blank(look: Look, wild: bool = False) -> Card:
    """A card with its edge; a wild one has a thin gold frame."""
    card = Card()
    inset = look.edge_width
    card.fill(look.edge, box(0, 0, W, H, RADIUS))
    card.fill(look.face, box(inset, inset, W - 2 * inset, H - 2 * inset, RADIUS - inset))
    if wild:
        card.line(look.gold, 3.0, box(6.5, 6.5, W - 13, H - 13, RADIUS - 6))
    return card


def index(card: Card, look: Look, rank: str, suit: str) -> None:
    """Rank and suit at the top left and, turned, at the bottom right."""
    colour = look.suit[suit]
    glyph(card, look, rank, colour, 13, 62)
    card.fill_both(colour, SUIT[suit].at(INDEX_X, 98.5, 0.4))


def wild_mark(card: Card, look: Look) -> None:
    """A gold star under the index, with a dark rim so that it does not rest on colour."""
    card.fill_both(look.gold_dark, star(5, 21, 0.47).at(INDEX_X, MARK_Y))
    card.fill_both(look.gold, star(5, 15, 0.45).at(INDEX_X, MARK_Y))
