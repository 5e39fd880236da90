"""A card as a pixmap with its shadow, at exact device pixels."""

import math
from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from canasta_desktop.engine.values import value
from canasta_desktop.table.ink import take


class Shade(Enum):
    """The shadow that is part of a card's pixmap."""

    NONE = "none"
    SOFT = "soft"
    """All round, as of a card that lies on the table."""
    OVERLAP = "overlap"
    """Also a soft edge over the card to the left."""


@value
class CardPixmap:
    """A card with its shadow; paint `pixmap` at the card's corner less `margin`."""

    pixmap: QPixmap
    margin: float
    """Logical pixels of shadow on each side; a whole number of device pixels."""


@value
class CardKey:
    """What a card's pixmap depends on, besides the deck; sizes in whole logical pixels."""

    element: str
    width: int
    height: int
    ratio: float
    shade: Shade
    overlap: float

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of the card in device pixels."""
        return round(self.width * self.ratio), round(self.height * self.ratio)

    @property
    def blank(self) -> "CardKey":
        """The same without a face: the shadow is the same for all cards of a size."""
        return replace(self, element="")


PaintFace = Callable[[QPainter, str, QRectF], None]
"""Paints a face into a rectangle."""


def render_card(key: CardKey, shadow: CardPixmap, paint: PaintFace) -> CardPixmap:
    """A card upon its shadow."""
    pixmap = shadow.pixmap.copy()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, key.element, _card_rect(key))
    painter.end()
    return CardPixmap(pixmap, shadow.margin)


def render_shadow(key: CardKey, radius: float) -> CardPixmap:
    """The shadow alone; `radius` is that of the corners over the width of a card."""
    rect = _card_rect(key)
    pixmap = _empty(key)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if key.shade is Shade.OVERLAP:
        _paint_overlap(painter, rect, key.overlap, key.ratio)
    if key.shade is not Shade.NONE:
        paint_card_shadow(painter, rect, radius)
    painter.end()
    return CardPixmap(pixmap, rect.x())


def stretch_card(key: CardKey, before: CardPixmap) -> CardPixmap:
    """A card made of its picture at another size, until there is one at this."""
    pixmap = _empty(key)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(QRectF(QPointF(0, 0), size), before.pixmap, QRectF(before.pixmap.rect()))
    painter.end()
    return CardPixmap(pixmap, _card_rect(key).x())


def _empty(key: CardKey) -> QPixmap:
    rect = _card_rect(key)
    width, height = rect.width() + 2 * rect.x(), rect.height() + 2 * rect.x()
    pixmap = QPixmap(round(width * key.ratio), round(height * key.ratio))
    pixmap.setDevicePixelRatio(key.ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    return pixmap


def _card_rect(key: CardKey) -> QRectF:
    """The card in its pixmap, on whole device pixels."""
    inset = round(_margin(key) * key.ratio) / key.ratio
    width, height = round(key.width * key.ratio) / key.ratio, round(key.height * key.ratio) / key.ratio
    return QRectF(inset, inset, width, height)


def _margin(key: CardKey) -> float:
    if key.shade is Shade.NONE:
        return 0.0
    needed = shadow_reach(key.width) + max(1.0, key.width * 0.012) + 1
    return max(needed, key.overlap)


def shadow_reach(width: float) -> float:
    """How far the shadow of a card of this width reaches."""
    return max(3.0, width * 0.045)


def paint_card_shadow(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The soft shadow under a card that lies on the table; `radius` is that of its corners over its width."""
    width = rect.width()
    paint_shadow(painter, rect, width * radius, shadow_reach(width), 90, max(1.0, width * 0.012))


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, reach: float, strength: float, drop: float) -> None:
    """Nested rounded rectangles that add up to a soft shadow, `drop` lower than the rectangle."""
    steps = max(5, round(reach * 1.2))
    take(painter, QColor(0, 0, 0, max(1, round(strength / steps))))
    for i in range(steps):
        grow = reach * (1 - i / steps)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + drop, grow, grow + drop), radius + grow, radius + grow)


def _paint_overlap(painter: QPainter, rect: QRectF, reach: float, ratio: float) -> None:
    """Darker from left to right, column by column of device pixels: to know Qt's gradients takes longer."""
    top, high = rect.top() + reach * 0.9, rect.height() - reach * 1.55
    for column in range(1, math.ceil(reach * ratio) + 1):
        share = 1 - (column - 0.5) / (reach * ratio)
        take(painter, QColor(0, 0, 0, max(0, round(80 * share))))
        painter.drawRect(QRectF(rect.left() - column / ratio, top, 1 / ratio, high))
