"""The backs of the cards."""

import math
from collections.abc import Callable

from resources.cards.generator.blank import blank
from resources.cards.generator.card import Card
from resources.cards.generator.look import Look
from resources.cards.generator.path_text import path
from resources.cards.generator.shapes import H, Shape, W, box, ellipse, polygon, star

Pattern = Callable[[Card, str, str], None]
"""Paints the field of a back with its tone and its light colour."""

_HALF_W, _HALF_H = W / 2 - 20, H / 2 - 20
_FIELD = (13.0, 13.0, W - 26, H - 26)


def back(look: Look, ground: str, tone: str, light: str, pattern: Pattern) -> Card:
    """A back: a pattern on a ground, a medallion with a star."""
    card = blank(look)
    card.fill(ground, box(*_FIELD, 7))
    pattern(card, tone, light)
    card.line(light, 2.2, box(20, 20, W - 40, H - 40, 4))
    card.fill(ground, ellipse(120, 165, 40))
    card.line(light, 2.2, ellipse(120, 165, 40), ellipse(120, 165, 34))
    card.fill(look.gold, star(5, 26, 0.46).at(120, 167))
    return card


def lattice(card: Card, tone: str, _light: str) -> None:
    """Small lozenges."""
    cell_x, cell_y = (W - 40) / 10, (H - 40) / 14
    leaf = polygon((0, -8.5), (7, 0), (0, 8.5), (-7, 0))
    places = [(column, row) for row in range(1, 28) for column in range(1, 20) if (row + column) % 2 == 0]
    card.fill(tone, *(leaf.at(20 + column * cell_x / 2, 20 + row * cell_y / 2) for column, row in places))


def scales(card: Card, tone: str, _light: str) -> None:
    """Rows of arches, filled: one path stroked at this length costs twenty times as much in QtSvg."""
    columns, rows = 8, 20
    radius, top, bottom = (W - 46) / columns / 2, 23.0, H - 23.0
    step = (bottom - top - radius) / (rows - 1)
    shapes: list[Shape] = []
    for row in range(rows):
        y = top + radius + row * step
        for column in range(columns - row % 2):
            x = 23 + radius * (1 + row % 2) + column * radius * 2
            for outer, inner in ((radius - 0.6, radius - 2.8), (radius * 0.5, 0)):
                k, m = outer * 1.333, inner * 1.333
                arch = f"M{x - outer} {y} C{x - outer} {y - k} {x + outer} {y - k} {x + outer} {y}"
                shapes.append(
                    path(f"{arch} L{x + inner} {y} C{x + inner} {y - m} {x - inner} {y - m} {x - inner} {y}Z")
                )
    card.fill(tone, *shapes)


def rays(card: Card, tone: str, light: str) -> None:
    """Rays from the middle, and two rings."""
    corner = math.atan2(_HALF_H, _HALF_W)
    for i in range(28):
        a, b = math.radians(i * 360 / 28), math.radians((i + 0.5) * 360 / 28)
        between = [_corner(c) for c in (corner, math.pi - corner, math.pi + corner, 2 * math.pi - corner) if a < c < b]
        card.fill(tone, polygon((120, 165), _rim(a), *between, _rim(b)))
    for r in (62, 84):
        card.line(light, 1.6, ellipse(120, 165, r))


def _rim(angle: float) -> tuple[float, float]:
    """Where a ray from the middle leaves the field."""
    x, y = math.cos(angle), math.sin(angle)
    reach = min(_HALF_W / abs(x) if x else 1e9, _HALF_H / abs(y) if y else 1e9)
    return 120 + reach * x, 165 + reach * y


def _corner(angle: float) -> tuple[float, float]:
    """The corner of the field in that direction."""
    return 120 + math.copysign(_HALF_W, math.cos(angle)), 165 + math.copysign(_HALF_H, math.sin(angle))


def stripes(card: Card, tone: str, _light: str) -> None:
    """Slanting stripes."""
    lines = []
    for i in range(-14, 12):
        x0 = 20 + i * 20
        # A diagonal, cut to the field.
        a, b = max(20, x0), min(W - 20, x0 + (H - 40))
        if a < b:
            lines.append(path(f"M{a} {H - 20 - (a - x0)} L{b} {H - 20 - (b - x0)}"))
    card.line(tone, 7, *lines)
