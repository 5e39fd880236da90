"""Paths as lists of commands, and the simple outlines that they are built from. Units: a card is 240 by 330."""

import math
from collections.abc import Iterable

W, H = 240.0, 330.0

Segment = tuple[str, list[float]]
"""A command (M, L, C or Z) and its absolute coordinates."""


class Shape:
    """A path as a list of (command, coordinates), absolute M, L, C and Z only."""

    def __init__(self, segments: Iterable[Segment] = ()) -> None:
        self.segments: list[Segment] = list(segments)

    def __add__(self, other: "Shape") -> "Shape":
        return Shape(self.segments + other.segments)

    def map(
        self, a: float = 1.0, b: float = 0.0, c: float = 0.0, d: float = 1.0, e: float = 0.0, f: float = 0.0
    ) -> "Shape":
        """Apply x' = ax + cy + e, y' = bx + dy + f."""
        out: list[Segment] = []
        for command, xy in self.segments:
            moved: list[float] = []
            for i in range(0, len(xy), 2):
                x, y = xy[i], xy[i + 1]
                moved += (a * x + c * y + e, b * x + d * y + f)
            out.append((command, moved))
        return Shape(out)

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> "Shape":
        """Scale and turn about the origin, then move it to (x, y)."""
        cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        return self.map(cos, sin, -sin, cos, x, y)

    def flip(self) -> "Shape":
        """Turn by 180 degrees about the middle of the card."""
        return self.map(-1, 0, 0, -1, W, H)

    def mirror(self, axis: float = W / 2) -> "Shape":
        """The same, left and right exchanged about an upright line."""
        return self.map(a=-1, e=2 * axis)


def polygon(*points: tuple[float, float]) -> Shape:
    """A closed outline with straight sides."""
    return Shape([("M" if i == 0 else "L", list(p)) for i, p in enumerate(points)] + [("Z", [])])


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Shape:
    """An ellipse about (x, y); a circle where one radius is given."""
    ry = rx if ry is None else ry
    k, m = rx * 0.5523, ry * 0.5523
    return Shape(
        [
            ("M", [x + rx, y]),
            ("C", [x + rx, y + m, x + k, y + ry, x, y + ry]),
            ("C", [x - k, y + ry, x - rx, y + m, x - rx, y]),
            ("C", [x - rx, y - m, x - k, y - ry, x, y - ry]),
            ("C", [x + k, y - ry, x + rx, y - m, x + rx, y]),
            ("Z", []),
        ]
    )


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> Shape:
    """A rectangle, with rounded corners where a radius is given."""
    if not r:
        return polygon((x, y), (x + w, y), (x + w, y + h), (x, y + h))
    k = r * 0.4477
    return Shape(
        [
            ("M", [x + r, y]),
            ("L", [x + w - r, y]),
            ("C", [x + w - k, y, x + w, y + k, x + w, y + r]),
            ("L", [x + w, y + h - r]),
            ("C", [x + w, y + h - k, x + w - k, y + h, x + w - r, y + h]),
            ("L", [x + r, y + h]),
            ("C", [x + k, y + h, x, y + h - k, x, y + h - r]),
            ("L", [x, y + r]),
            ("C", [x, y + k, x + k, y, x + r, y]),
            ("Z", []),
        ]
    )


def star(points: int = 5, outer: float = 50.0, inner: float = 0.45, turn: float = -90.0) -> Shape:
    """A star about the origin; `inner` is the share of the outer radius that its notches reach."""
    corners: list[tuple[float, float]] = []
    for i in range(points * 2):
        radius = outer if i % 2 == 0 else outer * inner
        angle = math.radians(turn + i * 180 / points)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(*corners)
