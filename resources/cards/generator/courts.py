"""The picture cards: a panel with a court above and the same below, turned."""

from resources.cards.generator.blank import blank, index
from resources.cards.generator.card import Card
from resources.cards.generator.glyphs import SUIT
from resources.cards.generator.jack import jack
from resources.cards.generator.king import king
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path
from resources.cards.generator.queen import queen
from resources.cards.generator.shapes import box, ellipse

_PANEL = (58.0, 15.0, 124.0, 300.0)
_COURTS = {"king": king, "queen": queen, "jack": jack}


def court(look: Look, rank: str, suit: str) -> Card:
    """A king, queen or jack."""
    card = blank(look)
    card.fill(look.panel[rank], box(*_PANEL, 9))
    card.doubled(lambda half: _COURTS[rank](half, look, look.garb(suit)))
    x, _, w, _ = _PANEL
    card.fill(look.gold, box(x, 157, w, 16))
    card.line(look.ink, 1.6, path(f"M{x} 157 H{x + w}M{x} 173 H{x + w}"))
    card.fill(look.gold, ellipse(120, 165, 24))
    card.line(look.ink, 1.6, ellipse(120, 165, 24))
    card.fill(look.face, ellipse(120, 165, 19))
    card.fill(look.suit[suit], SUIT[suit].at(120, 165, 0.27))
    card.line(look.suit[suit], 2.4, box(*_PANEL, 9))
    index(card, look, rank, suit)
    return card
