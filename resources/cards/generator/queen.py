"""A round lace collar, long hair, a small diadem and a flower."""

import math

from resources.cards.generator.card import Card
from resources.cards.generator.face import face
from resources.cards.generator.look import Garb, Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import ellipse


def queen(card: Card, look: Look, garb: Garb) -> None:
    """The upper half of a card: a round lace collar, long hair, a small diadem and a flower."""
    _collar(card, look, garb)
    _hair(card, look, garb)
    _head(card, look, garb)
    _diadem(card, look, garb)
    _flower(card, look)


def _collar(card: Card, look: Look, garb: Garb) -> None:
    for i in range(-1, 10):
        angle = math.radians(180 + i * 22.5)
        card.fill(garb.second, ellipse(120 + 50 * math.cos(angle), 98 + 50 * math.sin(angle), 10.5))
    card.fill(garb.second, ellipse(120, 98, 51))
    card.fill(look.face, ellipse(120, 98, 44))
    card.line(
        garb.second,
        2,
        path(
            "M120 98 L76 98M120 98 L164 98M120 98 L89 67M120 98 L151 67M120 98 L79 81M120 98 L161 81"
            "M120 98 L103 58M120 98 L137 58"
        ),
    )
    card.fill(garb.robe, path("M60 165 C57 140 72 125 98 119 L142 119 C168 125 183 140 180 165Z"))


def _hair(card: Card, look: Look, garb: Garb) -> None:
    card.fill(
        garb.hair,
        path(
            "M120 47 C98 47 92 66 93 86 C94 104 90 114 84 124 C96 130 106 126 110 118 L130 118 "
            "C134 126 144 130 156 124 C150 114 146 104 147 86 C148 66 142 47 120 47Z"
        ),
    )
    card.fill(garb.skin, path("M110 104 H130 V117 L147 124 C144 146 96 146 93 124 L110 117Z"))
    card.line(look.gold, 4, path("M97 126 Q120 149 143 126"))
    card.fill(look.red if garb.suit != "heart" else garb.second, ellipse(120, 140, 4.5))


def _head(card: Card, look: Look, garb: Garb) -> None:
    card.fill(garb.skin, ellipse(120, 86, 19, 24))
    card.fill(
        garb.hair,
        path("M120 55 C105 57 101 70 101 87 C95 66 103 51 120 50 C137 51 145 66 139 87 C139 70 135 57 120 55Z"),
    )
    face(card, look, 84, garb.hair)
    card.fill(
        look.red,
        path("M113 100.5 C116 98.5 118 98.5 120 100 C122 98.5 124 98.5 127 100.5 C124 105 116 105 113 100.5Z"),
    )


def _diadem(card: Card, look: Look, garb: Garb) -> None:
    card.fill(look.gold, path("M101 54 C110 47 130 47 139 54 L143 34 L130 42 L120 24 L110 42 L97 34Z"))
    card.fill(look.face, ellipse(97, 33, 4), ellipse(143, 33, 4), ellipse(120, 24, 4.6))
    card.fill(garb.robe, ellipse(120, 43, 3.6))


def _flower(card: Card, look: Look) -> None:
    card.line(look.leaf, 2.6, path("M70 165 Q73 148 70 132"))
    card.fill(look.leaf, path("M71.5 154 C63 152 60 146 60 140 C67 142 71 147 71.5 154Z"))
    for i in range(5):
        angle = math.radians(-90 + i * 72)
        card.fill(look.face, ellipse(70 + 6.4 * math.cos(angle), 126 + 6.4 * math.sin(angle), 5.2))
    card.fill(look.gold, ellipse(70, 126, 4))
