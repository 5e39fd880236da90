"""The two jokers: a laughing fool, and a masked star with bells."""

import math

from resources.cards.generator.blank import blank
from resources.cards.generator.card import Card
from resources.cards.generator.glyphs import INDEX_X
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import ellipse, polygon, star

_NAVY, _CREAM = "#2b4370", "#fff6e2"
_CAP = path(
    "M-30 26 C-30 6-36-6-44-4 C-50-2-50 6-48 12 C-58-6-48-24-30-22 C-18-20-10-14-7-8 "
    "C-6-26-4-38 0-46 C4-38 6-26 7-8 C10-14 18-20 30-22 C48-24 58-6 48 12 C50 6 50-2 44-4 "
    "C36-6 30 6 30 26Z"
)


def _bell(card: Card, look: Look, x: float, y: float, r: float) -> None:
    card.fill(look.gold_dark, ellipse(x, y, r + 1.6))
    card.fill(look.gold, ellipse(x, y, r))
    card.line(
        look.ink,
        max(1.6, r / 4),
        path(f"M{x - r * 0.6:.2f} {y + r * 0.25:.2f} H{x + r * 0.6:.2f}M{x} {y + r * 0.25:.2f} V{y + r * 0.8:.2f}"),
    )


def joker_parts(look: Look) -> dict[str, Card]:
    """Index and figure of both jokers, each by itself, for cards of other sizes than ours."""
    parts = {f"{name}_joker_{part}": Card() for name in ("red", "black") for part in ("index", "figure")}
    for name, colour in (("red", look.red), ("black", look.ink)):
        index = parts[f"{name}_joker_index"]
        _joker_index(index, look, colour)
        # Each second stroke is the one before, turned.
        index.strokes = index.strokes[::2]
    _fool(parts["red_joker_figure"], look)
    _masked_star(parts["black_joker_figure"], look)
    return parts


def _joker_index(card: Card, look: Look, colour: str) -> None:
    """A wild star in the place of the rank, and a fool's cap in the place of the suit."""
    card.fill_both(colour, star(5, 26, 0.5).at(INDEX_X, 44))
    card.fill_both(look.gold, star(5, 15.5, 0.47).at(INDEX_X, 44))
    card.fill_both(colour, _CAP.at(INDEX_X, 99, 0.4))
    for x in (-19, 0, 19):
        card.fill_both(look.gold, ellipse(INDEX_X + x, 104 if x else 80, 4.8))


def red_joker(look: Look) -> Card:
    """A laughing fool."""
    card = blank(look, wild=True)
    _joker_index(card, look, look.red)
    _fool(card, look)
    return card


def _fool(card: Card, look: Look) -> None:
    _fools_collar(card, look)
    _fools_cap(card, look)
    _fools_mouth(card, look)
    _fools_eyes(card, look)


def _fools_collar(card: Card, look: Look) -> None:
    for i, (angle, colour) in enumerate(
        ((162, look.red), (126, look.gold), (90, _NAVY), (54, look.gold), (18, look.red))
    ):
        reach = 66 if i != 2 else 74
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        tip = (120 + reach * x, 222 + reach * y)
        side = (22 * y, -22 * x)
        middle = (120 + 34 * x, 222 + 34 * y)
        card.fill(
            colour,
            polygon(
                (120, 214), (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1])
            ),
        )
        _bell(card, look, *tip, 7)
    card.fill(_CREAM, ellipse(120, 222, 34, 14))


def _fools_cap(card: Card, look: Look) -> None:
    left = path(
        "M88 156 C90 128 84 110 73 112 C64 114 62 126 66 140 C50 116 56 82 86 84 C106 86 117 98 122 116 L122 156Z"
    )
    card.fill(look.red, left)
    card.fill(_NAVY, left.mirror())
    card.fill(look.gold, path("M98 156 C98 116 106 82 120 58 C134 82 142 116 142 156Z"))
    _bell(card, look, 67, 142, 8.5)
    _bell(card, look, 173, 142, 8.5)
    _bell(card, look, 120, 54, 9.5)


def _fools_mouth(card: Card, look: Look) -> None:
    card.fill(look.skin["heart"], path("M87 152 H153 V184 C153 210 138 226 120 226 C102 226 87 210 87 184Z"))
    card.fill("#efb7a0", ellipse(97, 196, 7.5), ellipse(143, 196, 7.5))
    card.fill(_CREAM, path("M102 198 C112 203 128 203 138 198 C136 213 128 218 120 218 C112 218 104 213 102 198Z"))
    card.fill(
        look.red, path("M110 213.5 C114 209 126 209 130 213.5 C127 217 123 218 120 218 C117 218 113 217 110 213.5Z")
    )
    card.line(
        look.ink, 2.4, path("M102 198 C112 203 128 203 138 198 C136 213 128 218 120 218 C112 218 104 213 102 198Z")
    )


def _fools_eyes(card: Card, look: Look) -> None:
    card.fill(_NAVY, path("M106 166 L112 179 L106 192 L100 179Z"))
    card.fill(look.red, path("M134 166 L140 179 L134 192 L128 179Z"))
    card.fill(_CREAM, ellipse(106, 179, 4.6), ellipse(134, 179, 4.6))
    card.fill(look.ink, ellipse(106, 179, 3.2), ellipse(134, 179, 3.2))
    card.fill("#e0a383", path("M120 180 L125 194 L115 194Z"))
    card.fill(look.ink, path("M84 148 Q120 136 156 148 V160 Q120 148 84 160Z"))
    for x, y in ((96, 151), (112, 147.5), (128, 147.5), (144, 151)):
        card.fill(look.gold, ellipse(x, y, 3.2))


def black_joker(look: Look) -> Card:
    """A masked star with bells."""
    card = blank(look, wild=True)
    _joker_index(card, look, look.ink)
    _masked_star(card, look)
    return card


def _masked_star(card: Card, look: Look) -> None:
    body = star(5, 84, 0.5)
    card.fill(look.ink, body.at(120, 172))
    card.fill(look.gold, body.at(120, 172, 0.88))
    card.fill(look.ink, body.at(120, 172, 0.8))
    for i in range(5):
        angle = math.radians(-90 + i * 72)
        _bell(card, look, 120 + 84 * math.cos(angle), 172 + 84 * math.sin(angle), 10)
    card.fill(
        _CREAM,
        path(
            "M84 158 C94 146 110 150 120 159 C130 150 146 146 156 158 C158 178 143 186 132 183 "
            "C126 181 123 176 120 173 C117 176 114 181 108 183 C97 186 82 178 84 158Z"
        ),
    )
    card.fill(
        look.ink,
        path(
            "M94 165 C100 159 108 161 112 168 C107 174 98 174 94 165ZM146 165 "
            "C140 159 132 161 128 168 C133 174 142 174 146 165Z"
        ),
    )
    card.fill(look.gold, ellipse(104, 167, 2.6), ellipse(136, 167, 2.6))
    card.line(_CREAM, 4.5, path("M100 196 Q120 214 140 196"))
