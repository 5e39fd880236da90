"""A pointed crown, a beard, an ermine mantle and a sword."""

from resources.cards.generator.card import Card
from resources.cards.generator.face import face
from resources.cards.generator.look import Garb, Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import box, ellipse


def king(card: Card, look: Look, garb: Garb) -> None:
    """The upper half of a card: a pointed crown, a beard, an ermine mantle and a sword."""
    _mantle(card, look, garb)
    _head(card, look, garb)
    _crown(card, look, garb)


def _mantle(card: Card, look: Look, garb: Garb) -> None:
    card.fill(look.steel, path("M168 62 L172 54 L176 62 V136 H168Z"))
    card.fill(look.gold_dark, box(170.5, 136, 3, 29))
    card.fill(look.gold, box(160, 132, 23, 5, 2))
    card.fill(garb.robe, path("M57 165 V146 C57 128 74 119 98 114 L142 114 C166 119 183 128 183 146 V165Z"))
    card.fill(look.gold, box(170.5, 144, 3, 21))
    card.fill(look.face, path("M98 113 L142 113 L160 165 L80 165Z"))
    card.fill(garb.second, path("M108 113 L132 113 L141 165 L99 165Z"))
    for x, y in ((90, 152), (95.5, 134), (144.5, 134), (150, 152)):
        card.fill(look.ink, ellipse(x, y, 1.9, 4))


def _head(card: Card, look: Look, garb: Garb) -> None:
    card.fill(garb.grey, path("M93 60 H147 V106 C147 112 143 116 138 116 H102 C97 116 93 112 93 106Z"))
    card.fill(garb.skin, path("M99 60 H141 V96 H99Z"))
    card.fill(
        garb.grey,
        path(
            "M93 88 L99 88 C101 96 108 99 120 99 C132 99 139 96 141 88 L147 88 "
            "C148 100 147 112 142 122 C137 133 129 141 120 146 C111 141 103 133 98 122 "
            "C93 112 92 100 93 88Z"
        ),
    )
    card.fill(look.red, ellipse(120, 107, 7, 3))
    card.fill(
        garb.grey,
        path("M120 97 C113 93 104 96 99 104 C107 108 115 107 120 102 C125 107 133 108 141 104 C136 96 127 93 120 97Z"),
    )
    card.line(look.face, 1.6, path("M110 118 V128M120 116 V136M130 118 V128"))
    face(card, look, 79, garb.grey)


def _crown(card: Card, look: Look, garb: Garb) -> None:
    card.fill(look.gold, path("M91 66 L82 30 L104 47 L120 23 L136 47 L158 30 L149 66Z"))
    card.fill(look.gold_dark, box(91, 57, 58, 9, 2))
    card.fill(look.red if garb.suit != "heart" else garb.second, ellipse(120, 49, 4.5, 6))
    card.fill(look.gold, ellipse(82, 28.5, 5), ellipse(120, 23, 5.5), ellipse(158, 28.5, 5))
    card.fill(look.face, ellipse(103, 61.5, 2.6), ellipse(120, 61.5, 2.6), ellipse(137, 61.5, 2.6))
