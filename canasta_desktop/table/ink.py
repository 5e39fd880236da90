"""What painters of the table are told about colours, lines and places of words, without a member of `Qt`.

Qt for Python makes all 1,200 members of `Qt` when it is asked for one, which takes longer than to paint the table,
and `setPen`, `setBrush` and `fillRect` ask each time whether one was given to them. So pen and brush are taken by a
way of Qt that asks for none: a path item gives a painter both before it paints, here a path with nothing in it.
"""

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Final

from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem, QStyleOptionGraphicsItem

# Members of `Qt` by their numbers; a test holds them to Qt.
LEFT_MIDDLE: Final = 0x0081
RIGHT_MIDDLE: Final = 0x0082
LEFT_TOP: Final = 0x0021
CENTRE: Final = 0x0084
WRAPPED: Final = 0x1000
"""Words in several lines."""
NO_SCROLL_BAR: Final = 1
SQUARE: Final = 0x0051
"""A line as a new pen draws it; its style, caps and joins are added up as a written pen has them."""
FLAT: Final = 0x0041
"""Without caps, so that dashes are as long as they are told to be."""
ROUND: Final = 0x00A1

Colour = QColor | str
_MOST: Final = 400
_inks: Final[dict[tuple[object, ...], QGraphicsPathItem]] = {}


def colour_of(colour: Colour) -> QColor:
    """A colour of the theme."""
    return QColor(colour) if isinstance(colour, str) else colour


def tint(colour: Colour, alpha: int = 255) -> QColor:
    """A colour of the theme with some transparency."""
    return QColor.fromRgba(colour_of(colour).rgb() & 0xFFFFFF | alpha << 24)


def take(
    painter: QPainter,
    fill: Colour | None,
    edge: Colour | None = None,
    width: float = 1.0,
    line: int = SQUARE,
    dash: Sequence[float] = (),
) -> None:
    """Let a painter fill and outline with these from now on; None: not at all. `line` is SQUARE, FLAT or ROUND."""
    filled = None if fill is None else colour_of(fill).rgba()
    drawn = None if edge is None else (colour_of(edge).rgba(), width, line, *dash)
    ink = _inks.get((filled, drawn)) or _kept((filled, drawn), _mixed(fill, edge, width, line, dash))
    ink.paint(painter, _option())


def _kept(key: tuple[object, ...], ink: QGraphicsPathItem) -> QGraphicsPathItem:
    if len(_inks) >= _MOST:
        _inks.clear()
    _inks[key] = ink
    return ink


def _mixed(
    fill: Colour | None, edge: Colour | None, width: float, line: int, dash: Sequence[float]
) -> QGraphicsPathItem:
    ink = QGraphicsPathItem()
    ink.setBrush(_brush(fill))
    ink.setPen(_no_line() if edge is None else _pen(colour_of(edge), width, line, dash))
    return ink


def _brush(fill: Colour | None) -> QBrush:
    """A pen has its colour as a brush."""
    if fill is None:
        return QBrush()
    pen = QPen()
    pen.setColor(colour_of(fill))
    return pen.brush()


def _pen(colour: QColor, width: float, line: int, dash: Sequence[float]) -> QPen:
    pen = copy(_line(line))
    pen.setColor(colour)
    pen.setWidthF(width)
    if dash:
        pen.setDashPattern(list(dash))
    return pen


@cache
def _line(line: int) -> QPen:
    """A pen with such ends: as the one that Qt reads when it finds their numbers where a pen was written."""
    if line == SQUARE:
        return QPen()
    from PySide6.QtCore import QByteArray, QDataStream, QIODeviceBase

    written = QByteArray()
    writing = QDataStream(written, QIODeviceBase.OpenModeFlag.WriteOnly)
    writing << QPen()
    pen = QPen()
    QDataStream(QByteArray(line.to_bytes(2, "big") + written.data()[2:])) >> pen
    return pen


@cache
def _no_line() -> QPen:
    """The pen of words that have no outline."""
    return QGraphicsSimpleTextItem().pen()


@cache
def _option() -> QStyleOptionGraphicsItem:
    """How an item is painted that is not selected."""
    return QStyleOptionGraphicsItem()
