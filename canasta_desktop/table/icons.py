"""The icons of the table as paths in a square from -50 to 50; drawn here, so that no icon theme is needed."""

import math
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from canasta_desktop.engine.values import value


class IconName(Enum):
    """What an icon means, not how it looks."""

    WILD = "wild"
    MIXED = "mixed"
    CHECK = "check"
    REFUSED = "refused"
    FROZEN = "frozen"
    PLAY = "play"
    STAGED = "staged"
    UNDO = "undo"
    HINT = "hint"
    SORT = "sort"
    DRAW = "draw"
    TAKE = "take"
    LAY_OUT = "lay_out"
    DISCARD = "discard"
    BLOCKED = "blocked"
    RED_THREE = "red_three"
    ASK = "ask"
    PASS = "pass"
    GO_OUT = "go_out"
    CONCEALED = "concealed"
    AGAIN = "again"
    PAUSE = "pause"


PLAIN_PAPER: Final = "#ffffff"


@value
class Stroke:
    """One path of an icon: filled where `width` is 0, else a line of that width."""

    path: QPainterPath
    width: float = 0.0
    on_paper: bool = False
    """Painted in the colour of the ground, as if cut out."""
    default_paper: str = PLAIN_PAPER


def star_path(outer: float = 50.0, inner: float = 0.47, points: int = 5) -> QPainterPath:
    """A star about the origin; `inner` is the share of the radius that its notches reach."""
    path = QPainterPath()
    for i in range(points * 2):
        radius = outer if i % 2 == 0 else outer * inner
        angle = math.radians(-90 + i * 180 / points)
        _to(path, i == 0, radius * math.cos(angle), radius * math.sin(angle))
    path.closeSubpath()
    return path


def line_path(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    """Open lines, each through its points."""
    path = QPainterPath()
    for line in lines:
        for i, (x, y) in enumerate(line):
            _to(path, i == 0, x, y)
    return path


def polygon_path(*points: tuple[float, float]) -> QPainterPath:
    """A closed outline through the points."""
    path = line_path(points)
    path.closeSubpath()
    return path


def _to(path: QPainterPath, first: bool, x: float, y: float) -> None:
    if first:
        path.moveTo(x, y)
    else:
        path.lineTo(x, y)


def _circle(radius: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def _wild() -> list[Stroke]:
    return [Stroke(star_path())]


def _mixed() -> list[Stroke]:
    half = QPainterPath()
    half.moveTo(0, -44)
    half.arcTo(QRectF(-44, -44, 88, 88), 90, 180)
    half.closeSubpath()
    return [Stroke(_circle(44), 11), Stroke(half)]


def _check() -> list[Stroke]:
    return [Stroke(line_path(((-36, 2), (-10, 30), (38, -30))), 17)]


def _refused() -> list[Stroke]:
    return [Stroke(_circle(41), 14), Stroke(line_path(((-29, -29), (29, 29))), 14)]


def _frozen() -> list[Stroke]:
    arm = line_path(((0, -48), (0, 48)), ((-15, -42), (0, -27), (15, -42)), ((-15, 42), (0, 27), (15, 42)))
    return [Stroke(QTransform().rotate(60 * i).map(arm), 8.5) for i in range(3)]


def _play() -> list[Stroke]:
    return [Stroke(polygon_path((-28, -40), (40, 0), (-28, 40)))]


def _staged() -> list[Stroke]:
    return [Stroke(_circle(42), 11), Stroke(line_path(((0, -24), (0, 2), (20, 12))), 11)]


def _undo() -> list[Stroke]:
    bow = QPainterPath(QPointF(-34, -14))
    bow.lineTo(12, -14)
    bow.cubicTo(52, -14, 52, 38, 12, 38)
    bow.lineTo(-14, 38)
    return [Stroke(bow, 12), Stroke(line_path(((-12, -38), (-36, -14), (-12, 10))), 12)]


def _hint() -> list[Stroke]:
    """A lamp."""
    bulb = QPainterPath(QPointF(-13, 22))
    bulb.cubicTo(-13, 4, -34, 2, -34, -18)
    bulb.cubicTo(-34, -58, 34, -58, 34, -18)
    bulb.cubicTo(34, 2, 13, 4, 13, 22)
    bulb.closeSubpath()
    return [Stroke(bulb, 10), Stroke(line_path(((-12, 35), (12, 35)), ((-7, 46), (7, 46))), 9)]


def _sort() -> list[Stroke]:
    return [Stroke(line_path(((-40, -28), (40, -28)), ((-40, 2), (14, 2)), ((-40, 32), (-10, 32))), 12)]


def _draw() -> list[Stroke]:
    return [Stroke(line_path(((0, -44), (0, 14)), ((-24, -8), (0, 16), (24, -8)), ((-40, 42), (40, 42))), 12)]


def _take() -> list[Stroke]:
    arrow = (((0, 18), (0, -42)), ((-24, -18), (0, -42), (24, -18)))
    tray = (((-40, 42), (40, 42)), ((-40, 22), (-40, 42)), ((40, 22), (40, 42)))
    return [Stroke(line_path(*arrow, *tray), 12)]


def _lay_out() -> list[Stroke]:
    strokes = []
    for angle, x in ((-14, -22), (0, 0), (14, 22)):
        card = QTransform().translate(x, 6).rotate(angle).map(_rounded(-20, -34, 40, 62, 7))
        strokes.append(Stroke(card, 8))
    return strokes


def _discard() -> list[Stroke]:
    arrow = line_path(((14, -10), (14, 40)), ((-8, 22), (14, 44), (36, 22)))
    return [Stroke(_rounded(-40, -44, 46, 66, 7), 10), Stroke(arrow, 11)]


def _blocked() -> list[Stroke]:
    corners = [math.radians(22.5 + i * 45) for i in range(8)]
    octagon = polygon_path(*((46 * math.cos(a), 46 * math.sin(a)) for a in corners))
    return [Stroke(octagon), Stroke(line_path(((-22, 0), (22, 0))), 14, on_paper=True)]


def _red_three() -> list[Stroke]:
    plus = line_path(((-20, 0), (20, 0)), ((0, -20), (0, 20)))
    return [Stroke(star_path(50, 0.8, 12)), Stroke(plus, 13, on_paper=True, default_paper="#1c222f")]


def _ask() -> list[Stroke]:
    hook = QPainterPath(QPointF(-22, -20))
    hook.cubicTo(-22, -50, 26, -50, 24, -18)
    hook.cubicTo(22, 2, 0, 0, 0, 20)
    return [Stroke(hook, 13), Stroke(_circle(8, 0, 42))]


def _pass() -> list[Stroke]:
    return [Stroke(line_path(((-42, 0), (30, 0)), ((8, -24), (34, 0), (8, 24)), ((44, -34), (44, 34))), 12)]


def _concealed() -> list[Stroke]:
    """A closed eye."""
    lid = QPainterPath(QPointF(-44, -14))
    lid.cubicTo(-22, 22, 22, 22, 44, -14)
    lashes = line_path(((-27, 6), (-39, 28)), ((0, 14), (0, 40)), ((27, 6), (39, 28)))
    return [Stroke(lid, 12), Stroke(lashes, 11)]


def _go_out() -> list[Stroke]:
    door = line_path(((2, -42), (-36, -42), (-36, 42), (2, 42)))
    return [Stroke(door, 11), Stroke(line_path(((-12, 0), (42, 0)), ((20, -24), (44, 0), (20, 24))), 12)]


def _again() -> list[Stroke]:
    """A bow round a way to go."""
    bow = QPainterPath()
    bow.arcMoveTo(QRectF(-38, -38, 76, 76), 20)
    bow.arcTo(QRectF(-38, -38, 76, 76), 20, 290)
    tip = line_path(((10, -34), (38, -13), (46, -46)))
    return [Stroke(bow, 12), Stroke(tip, 12), Stroke(polygon_path((-11, -17), (18, 0), (-11, 17)))]


def _pause() -> list[Stroke]:
    return [Stroke(_rounded(-34, -42, 24, 84, 6)), Stroke(_rounded(10, -42, 24, 84, 6))]


_BUILDERS: dict[IconName, Callable[[], list[Stroke]]] = {
    IconName.WILD: _wild,
    IconName.MIXED: _mixed,
    IconName.CHECK: _check,
    IconName.REFUSED: _refused,
    IconName.FROZEN: _frozen,
    IconName.PLAY: _play,
    IconName.STAGED: _staged,
    IconName.UNDO: _undo,
    IconName.HINT: _hint,
    IconName.SORT: _sort,
    IconName.DRAW: _draw,
    IconName.TAKE: _take,
    IconName.LAY_OUT: _lay_out,
    IconName.DISCARD: _discard,
    IconName.BLOCKED: _blocked,
    IconName.RED_THREE: _red_three,
    IconName.ASK: _ask,
    IconName.PASS: _pass,
    IconName.GO_OUT: _go_out,
    IconName.CONCEALED: _concealed,
    IconName.AGAIN: _again,
    IconName.PAUSE: _pause,
}


@cache
def icon_strokes(name: IconName) -> tuple[Stroke, ...]:
    """The strokes of an icon, in the order in which they are painted."""
    return tuple(_BUILDERS[name]())
