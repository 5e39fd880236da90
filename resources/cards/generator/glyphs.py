"""Suits and ranks as shapes, each drawn for this deck."""

from resources.cards.generator.card import Card
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import Shape, ellipse

INDEX_X = 30.0
"""The middle of the index column; its ink ends at 51.5, 0.215 of the width."""

SUIT: dict[str, Shape] = {  # within -50 .. 50
    "heart": path(
        "M0 47 C-9 33-48 10-48-17 C-48-34-36-45-23-45 C-12-45-4-38 0-29 C4-38 12-45 23-45 "
        "C36-45 48-34 48-17 C48 10 9 33 0 47Z"
    ),
    "diamond": path("M0-50 C9-31 24-13 39 0 C24 13 9 31 0 50 C-9 31-24 13-39 0 C-24-13-9-31 0-50Z"),
    "spade": path(
        "M0-49 C9-34 46-12 46 15 C46 29 36 37 25 37 C15 37 8 33 5 27 C6 37 10 44 18 49 L-18 49 "
        "C-10 44-6 37-5 27 C-8 33-15 37-25 37 C-36 37-46 29-46 15 C-46-12-9-34 0-49Z"
    ),
    "club": ellipse(0, -25, 23.5)
    + ellipse(-25, 11, 23.5)
    + ellipse(25, 11, 23.5)
    + path("M-12-12 L12-12 L14 6 L5 20 C6 34 10 43 18 49 L-18 49 C-10 43-6 34-5 20 L-14 6Z"),
}

_NARROW_ZERO = (
    "M51 8.5 C60 8.5 62 20 62 36 L62 64 C62 80 60 91.5 51 91.5 C42 91.5 40 80 40 64 L40 36 C40 20 42 8.5 51 8.5Z"
)

# Each glyph: advance width and parts, cap height 100; "s" parts are strokes of the weight of the glyphs.
GLYPH: dict[str, tuple[int, list[tuple[str, str]]]] = {
    "A": (68, [("f", "M23 0 L45 0 L68 100 L48 100 L43.5 79 L24.5 79 L20 100 L0 100ZM28.5 62 L39.5 62 L34 35Z")]),
    "2": (
        64,
        [
            ("s", "M10 33 C10 18 19 9 32 9 C46 9 54 18 54 30 C54 40 49 47 41 56 L12 90.5"),
            ("f", "M5 82 L62 82 L62 100 L1 100 L1 90Z"),
        ],
    ),
    "3": (
        64,
        [
            ("s", "M9 27 C11 15 20 9 31 9 C44 9 52 17 52 28 C52 40 43 47.5 30 47.5 L23 47.5"),
            ("s", "M30 47.5 C45 47.5 55 56 55 69 C55 83 45 91 31 91 C18 91 9 84 7 71"),
        ],
    ),
    "4": (
        66,
        [("f", "M35 0 L54 0 L54 61 L66 61 L66 78 L54 78 L54 100 L36 100 L36 78 L1 78 L1 62ZM36 61 L36 27 L17 61Z")],
    ),
    "5": (
        64,
        [
            ("f", "M12 0 L57 0 L57 18 L28 18 L26 38 L22 54 L7 54Z"),
            ("s", "M14 49 C18 42 25 38.5 32 38.5 C46 38.5 55 48 55 64 C55 81 45 91 31 91 C18 91 9 84 7 71"),
        ],
    ),
    "6": (
        64,
        [
            ("s", "M53 25 C51 14 44 9 34 9 C18 9 9 25 9 53 L9 64"),
            ("s", "M9 64 C9 48 18 39 32 39 C46 39 55 48 55 65 C55 81 46 91 32 91 C18 91 9 81 9 64Z"),
        ],
    ),
    "7": (62, [("f", "M2 0 L61 0 L61 14 L33 100 L13 100 L41 18 L2 18Z")]),
    "8": (
        66,
        [
            ("s", "M33 9 C46 9 53 17 53 28 C53 39 46 47 33 47 C20 47 13 39 13 28 C13 17 20 9 33 9Z"),
            ("s", "M33 47 C48 47 57 56 57 69 C57 82 48 91 33 91 C18 91 9 82 9 69 C9 56 18 47 33 47Z"),
        ],
    ),
    "9": (
        64,
        [
            ("s", "M11 75 C13 86 20 91 30 91 C46 91 55 75 55 47 L55 36"),
            ("s", "M55 36 C55 52 46 61 32 61 C18 61 9 52 9 35 C9 19 18 9 32 9 C46 9 55 19 55 36Z"),
        ],
    ),
    "10": (
        70,
        [
            ("f", "M9 0 L24 0 L24 100 L7 100 L7 23 L0 27 L0 10Z"),
            (
                "s",
                _NARROW_ZERO,
            ),
        ],
    ),
    "J": (60, [("s", "M44 0 L44 66 C44 83 37 91 25 91 C14 91 8 84 6 71"), ("f", "M22 0 L53 0 L53 17 L22 17Z")]),
    "Q": (
        68,
        [
            ("s", "M34 9 C49 9 58 20 58 37 L58 63 C58 80 49 91 34 91 C19 91 10 80 10 63 L10 37 C10 20 19 9 34 9Z"),
            ("f", "M34 63 L50 57 L70 93 L55 101Z"),
        ],
    ),
    "K": (68, [("f", "M2 0 L21 0 L21 100 L2 100ZM21 44 L44 0 L65 0 L38 47 L68 100 L47 100 L27 64 L21 74Z")]),
    "1": (48, [("f", "M17 0 L35 0 L35 83 L48 83 L48 100 L3 100 L3 83 L16 83 L16 26 L0 33 L0 14Z")]),
    "R": (
        68,
        [
            ("f", "M2 0 L21 0 L21 100 L2 100ZM30 52 L48 47 L69 100 L49 100Z"),
            ("s", "M12 9 L34 9 C49 9 56 18 56 30 C56 43 49 52 34 52 L12 52"),
        ],
    ),
    "D": (68, [("f", "M2 0 L21 0 L21 100 L2 100Z"), ("s", "M12 9 L28 9 C49 9 58 24 58 50 C58 76 49 91 28 91 L12 91")]),
    "V": (68, [("f", "M0 0 L20 0 L34 64 L48 0 L68 0 L45 100 L23 100Z")]),
}


def glyph(card: Card, look: Look, rank: str, colour: str, top: float, height: float) -> None:
    """Paint a rank at the top left and, turned, at the bottom right."""
    advance, parts = GLYPH[look.letters.get(rank, rank)]
    scale = height / 100
    for kind, text in parts:
        shape = path(text).at(INDEX_X - advance * scale / 2, top, scale)
        if kind == "f":
            card.fill_both(colour, shape, even_odd=True)
        else:
            card.line_both(colour, look.weight * scale, shape)
