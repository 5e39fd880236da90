"""The drawing of one card as a list of strokes, and its SVG."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from resources.cards.generator.path_text import number, path_text
from resources.cards.generator.shapes import Shape

_LONGEST = 1000
"""Characters of one path before the next one is begun: Qt's rasterizer slows down out of proportion on long ones."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One shape, filled where `width` is 0, else drawn as a line."""

    colour: str
    width: float
    even_odd: bool
    shape: Shape

    def joins(self, other: "Stroke") -> bool:
        """Whether both can be one path."""
        return (self.colour, self.width, self.even_odd) == (other.colour, other.width, other.even_odd)


class Card:
    """The drawing of one card, painted in the order in which it is built."""

    def __init__(self) -> None:
        self.strokes: list[Stroke] = []

    def fill(self, colour: str, *shapes: Shape, even_odd: bool = False) -> None:
        """Fill shapes."""
        self.strokes += [Stroke(colour, 0.0, even_odd, shape) for shape in shapes]

    def line(self, colour: str, width: float, *shapes: Shape) -> None:
        """Draw the outlines of shapes."""
        self.strokes += [Stroke(colour, width, False, shape) for shape in shapes]

    def fill_both(self, colour: str, shape: Shape, even_odd: bool = False) -> None:
        """Fill a shape and the same turned by half a turn."""
        self.fill(colour, shape, shape.flip(), even_odd=even_odd)

    def line_both(self, colour: str, width: float, shape: Shape) -> None:
        """Draw the outline of a shape and of the same turned by half a turn."""
        self.line(colour, width, shape, shape.flip())

    def doubled(self, build: Callable[["Card"], None]) -> None:
        """Build one half, then repeat it turned by half a turn."""
        start = len(self.strokes)
        build(self)
        self.strokes += [replace(stroke, shape=stroke.shape.flip()) for stroke in self.strokes[start:]]

    def svg(self, name: str, x: float = 0.0, y: float = 0.0) -> str:
        """The card as a group of that id, moved to (x, y)."""
        move = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
        return f'<g id="{name}"{move}>' + "".join(self._paths()) + "</g>"

    def _paths(self) -> list[str]:
        """Neighbours of one colour and width become one path: fewer nodes to paint."""
        out, i = [], 0
        while i < len(self.strokes):
            first, data = self.strokes[i], path_text(self.strokes[i].shape)
            i += 1
            while i < len(self.strokes) and self.strokes[i].joins(first) and len(data) < _LONGEST:
                data += path_text(self.strokes[i].shape)
                i += 1
            out.append(_path_node(first, data))
        return out


def _path_node(stroke: Stroke, data: str) -> str:
    if stroke.width:
        width = f'stroke-width="{number(stroke.width)}" stroke-linejoin="round"'
        return f'<path fill="none" stroke="{stroke.colour}" {width} d="{data}"/>'
    rule = ' fill-rule="evenodd"' if stroke.even_odd else ""
    return f'<path fill="{stroke.colour}"{rule} d="{data}"/>'
