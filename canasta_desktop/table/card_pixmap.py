"""A card as a pixmap with its shadow, at exact device pixels."""

import math
from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from canasta_desktop.engine.values import value
from canasta_desktop.table.ink import take

_WIDTHS: Final = 16
"""Pictures of parts of a card are so many device pixels wide, or a multiple."""
_MOST_STRIPS: Final = 3
"""Of one card: as wide as it is seen next to one of its rank, and next to another; there are up to three of it."""
_WORTH_CUTTING: Final = 0.75
"""Of a card's width: if more of it is seen, it is rather painted in full."""


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
    strips: "Strips | None" = None
    """Of a card that hides all that lies under it."""


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


@value
class Strip:
    """What is seen of a card under the next one: its left part, and the shadow above and below all the rest."""

    width: int
    """Device pixels, with the shadow to the left."""
    left: QPixmap
    corner: QPointF
    above: QPixmap
    above_at: QPointF
    below: QPixmap
    below_at: QPointF


class Strips:
    """Pictures of the left part of a card, for a row in which each card lies upon the one before.

    A part as a picture of its own takes a third of the time of the same part of a larger one.
    """

    __slots__ = ("_made", "_pixmap", "_shadow", "_wish", "_wished", "frame")

    def __init__(self, pixmap: QPixmap, shadow: "ShadowBands", radius: float, wish: "Callable[[Strips], None]") -> None:
        """`radius` is that of the corners over the width; `wish` has `make` called when there is time."""
        self._pixmap, self._shadow, self._wish = pixmap, shadow, wish
        corner = math.ceil((pixmap.width() - 2 * shadow.margin) * radius) + 1
        self.frame = pixmap.width(), pixmap.height(), shadow.margin + corner
        """Equal for cards that hide the same: width, height, and how far its corners reach into the picture."""
        self._made: list[Strip] = []
        self._wished: list[int] = []

    def under(self, step: int, *, rests: bool) -> Strip | None:
        """What to paint of it under an equal card so many device pixels to the right; None: all of it.

        One that fits is made for cards that rest there; others, on their way, do with one that is wider.
        """
        corner = self.frame[2]
        needed = step + corner
        if step < corner or needed > _WORTH_CUTTING * self.frame[0]:
            return None
        found = None
        for strip in self._made:
            if strip.width >= needed and (found is None or strip.width < found.width):
                found = strip
        if rests and (found is None or found.width - needed >= 3 * _WIDTHS):
            # The last ones count: cards that are dealt rest closer and closer to one another.
            self._wished = [*(other for other in self._wished if other != needed), needed][-_MOST_STRIPS:]
            self._wish(self)
        return found

    def make(self) -> None:
        """Make what was wished for last."""
        for needed in self._wished:
            width = math.ceil((needed + _WIDTHS / 2) / _WIDTHS) * _WIDTHS
            if all(strip.width != width for strip in self._made):
                self._made = [self._cut(width), *self._made[: _MOST_STRIPS - 1]]
        self._wished.clear()

    def _cut(self, width: int) -> Strip:
        left = self._pixmap.copy(0, 0, width, self.frame[1])
        return Strip(width, left, *self._shadow.right_of(width))


class ShadowBands:
    """The shadow above and below a card, without the card: the same for all cards of a size."""

    __slots__ = ("_bands", "_bottom", "_ratio", "_shadow", "_top", "margin")

    def __init__(self, shadow: QPixmap, key: CardKey) -> None:
        rect, ratio = _card_rect(key), key.ratio
        self._shadow, self._ratio = shadow, ratio
        self.margin = round(rect.x() * ratio)
        """Device pixels of shadow on each side."""
        drop, reach = max(1.0, key.width * 0.012), shadow_reach(key.width)
        self._top = max(0, math.floor((rect.top() - reach + drop) * ratio) - 1)
        self._bottom = min(shadow.height(), math.ceil((rect.bottom() + reach + drop) * ratio) + 1)
        self._bands: dict[int, tuple[QPointF, QPixmap, QPointF, QPixmap, QPointF]] = {}

    def right_of(self, width: int) -> tuple[QPointF, QPixmap, QPointF, QPixmap, QPointF]:
        """From the card: where its picture begins; what is above and below beyond the left part, and where."""
        found = self._bands.get(width)
        if found is None:
            margin, left = self.margin, (width - self.margin) / self._ratio
            rest, under = self._shadow.width() - width, self._shadow.height() - margin
            above = self._shadow.copy(width, self._top, rest, margin - self._top)
            below = self._shadow.copy(width, under, rest, self._bottom - under)
            found = self._bands[width] = (
                QPointF(-margin, -margin) / self._ratio,
                above,
                QPointF(left, (self._top - margin) / self._ratio),
                below,
                QPointF(left, (under - margin) / self._ratio),
            )
        return found


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
