"""A feathered cap, a page's haircut, a two-coloured tunic and a spear."""

from resources.cards.generator.card import Card
from resources.cards.generator.face import face
from resources.cards.generator.look import Garb, Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import box


def jack(card: Card, look: Look, garb: Garb) -> None:
    """The upper half of a card: a feathered cap, a page's haircut, a two-coloured tunic and a spear."""
    _tunic(card, look, garb)
    _head(card, look, garb)
    _cap(card, look, garb)


def _tunic(card: Card, look: Look, garb: Garb) -> None:
    card.fill(look.gold_dark, box(69.5, 60, 5, 105))
    card.fill(look.steel, path("M72 24 C80 36 82 46 78 62 L66 62 C62 46 64 36 72 24Z"))
    card.fill(look.gold, box(64, 60, 16, 5, 2))
    card.fill(garb.robe, path("M60 165 V150 C60 132 80 122 104 118 L120 118 V165Z"))
    card.fill(garb.second, path("M180 165 V150 C180 132 160 122 136 118 L120 118 V165Z"))
    card.fill(look.face, path("M100 114 L120 124 L140 114 L152 127 L126 138 L120 128 L114 138 L88 127Z"))


def _head(card: Card, look: Look, garb: Garb) -> None:
    card.fill(garb.hair, path("M92 62 H148 V100 C150 108 146 116 138 116 H102 C94 116 90 108 92 100Z"))
    card.fill(garb.skin, path("M111 100 H129 V119 L120 126 L111 119Z"))
    card.fill(garb.skin, path("M100 64 H140 V92 C140 107 130 115 120 115 C110 115 100 107 100 92Z"))
    card.fill(garb.hair, path("M98 62 H142 V76 C134 70 128 76 120 71 C112 76 106 70 98 76Z"))
    face(card, look, 88, garb.hair)
    card.line(look.red, 2.8, path("M114 106 Q120 109.5 126 106"))


def _cap(card: Card, look: Look, garb: Garb) -> None:
    card.fill(garb.robe, path("M86 66 C78 44 98 30 124 30 C150 30 164 46 156 66 Q121 54 86 66Z"))
    card.line(look.gold, 5.5, path("M86.5 65 Q121 53 155.5 65"))
    card.fill(look.face, path("M136 55 C140 34 156 20 178 20 C178 40 164 58 140 60Z"))
    card.line(look.ink, 1.8, path("M136 55 C140 34 156 20 178 20 C178 40 164 58 140 60ZM138 58 Q152 42 168 30"))
