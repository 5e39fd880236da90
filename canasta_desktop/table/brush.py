"""A painter with the habits of the table: sizes in units, elided text, trays, pills, cards on device pixels."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPixmap,
    QTransform,
)

from canasta_desktop.table.card_pixmap import Shade, paint_shadow
from canasta_desktop.table.decks.pictures import DeckPictures
from canasta_desktop.table.faces import NO_FACE, CardFaces
from canasta_desktop.table.icons import IconName, icon_strokes
from canasta_desktop.table.ink import (
    CENTRE,
    FLAT,
    LEFT_MIDDLE,
    LEFT_TOP,
    ROUND,
    SQUARE,
    WRAPPED,
    Colour,
    take,
    tint,
)
from canasta_desktop.table.picture_queue import PictureQueue
from canasta_desktop.table.shared_pictures import SharedPictures, numbers_of, on_whole_pixels, picture_of
from canasta_desktop.table.theme import Theme

_Line = tuple[str, float, float, bool]
"""Words, their size, the room they have, and whether they are bold."""
_Value = TypeVar("_Value")

_SMALLEST_FONT = 8
_TRAY_SHADE = 10
_TRAY_DARKEST = 46
# How far a line gives way before it is cut: the width of its letters, their size, and at last their width again.
_NARROWEST = 84
_NARROWEST_OF_ALL = 72
_SMALLEST_SHARE = 0.66
_MOST_FITTED = 400
_LINE = 1.17
"""The height of a line over the size of its letters."""
_ROOMY = 1.2
"""What rows have room for as they are; for letters still larger they get higher."""
_LARGEST_BADGE = 1.5


class SideRole(Enum):
    """Whose side, as the table tells them apart: by colour and by shape."""

    US = "us"
    THEM = "them"
    THIRD = "third"


@dataclass(frozen=True)
class TableStyle:
    """What every item needs to paint itself."""

    theme: Theme
    faces: CardFaces
    base_font: QFont
    unit: float
    text: float
    """Pixel size of the body text."""
    ratio: float
    """Device pixels per logical pixel."""
    larger: float = 1.0
    """How much larger than at first words are where there is room; `measures` says how far that goes."""
    _fonts: dict[tuple[int, bool], QFont] = field(default_factory=dict, repr=False, compare=False)
    _fitted: dict[_Line, QFont] = field(default_factory=dict, repr=False, compare=False)
    _measured: dict[_Line, float] = field(default_factory=dict, repr=False, compare=False)
    _elided: dict[_Line, str] = field(default_factory=dict, repr=False, compare=False)
    pictures: SharedPictures = field(default_factory=SharedPictures, repr=False, compare=False)
    """Those that items share, at any unit and ratio."""
    queue: PictureQueue = field(default_factory=PictureQueue, repr=False, compare=False)
    """Items that are to be painted in one of the next frames."""

    def font(self, size: float, bold: bool = False) -> QFont:
        """The table's font with so many pixels."""
        key = _pixels(size), bold
        found = self._fonts.get(key)
        if found is None:
            found = QFont(self.base_font)
            found.setPixelSize(key[0])
            found.setBold(bold)
            self._fonts[key] = found
        return found

    def fitted_font(self, words: str, size: float, room: float, bold: bool = False) -> QFont:
        """The largest font up to this size in which the words have room: it gets narrower, then smaller."""
        if self.text_width(words, size, bold) <= room:
            return self.font(size, bold)
        key = words, size, room, bold
        if key not in self._fitted:
            if len(self._fitted) >= _MOST_FITTED:
                self._fitted.clear()
            for font in self._ever_smaller(size, bold):
                self._fitted[key] = font
                # Asked for its real width again and again: no font gets narrower by just what it is told.
                if QFontMetricsF(font).horizontalAdvance(words) <= room:
                    break
        return self._fitted[key]

    def _ever_smaller(self, size: float, bold: bool) -> Iterator[QFont]:
        yield self.font(size, bold)
        usual = size / self.larger
        while size > usual:
            size = max(usual, size - 0.5)
            yield self.font(size, bold)
        for stretch in range(98, _NARROWEST - 1, -2):
            yield self._stretched(usual, bold, stretch)
        while size > usual * _SMALLEST_SHARE:
            size -= 0.5
            yield self._stretched(size, bold, _NARROWEST)
        for stretch in range(_NARROWEST - 2, _NARROWEST_OF_ALL - 1, -2):
            yield self._stretched(size, bold, stretch)

    def _stretched(self, size: float, bold: bool, stretch: int) -> QFont:
        font = QFont(self.font(size, bold))
        font.setStretch(stretch)
        return font

    @property
    def row(self) -> float:
        """The unit of the height of rows: they grow with the letters in them."""
        return self.unit * max(1.0, self.larger / _ROOMY)

    def as_high(self, size: float, room: float) -> float:
        """So large as a line is not higher than its room, and not smaller than at first."""
        return max(size / self.larger, min(size, room / _LINE))

    def elided(self, words: str, size: float, room: float, bold: bool = False) -> str:
        """The words in the font in which they fit best, cut where even that is too wide."""
        if self.text_width(words, size, bold) <= room:
            return words
        key = words, size, room, bold
        found = self._elided.get(key)
        if found is None:
            found = _cut(words, QFontMetricsF(self.fitted_font(words, size, room, bold)), room)
            _keep(self._elided, key, found)
        return found

    def text_width(self, words: str, size: float, bold: bool = False) -> float:
        """How wide the words are."""
        key = words, _pixels(size), -1.0, bold
        found = self._measured.get(key)
        if found is None:
            found = QFontMetricsF(self.font(size, bold)).horizontalAdvance(words)
            _keep(self._measured, key, found)
        return found

    def text_height(self, words: str, size: float, width: float, bold: bool = False) -> float:
        """How high the words are when they wrap at a width."""
        key = words, size, width, bold
        found = self._measured.get(key)
        if found is None:
            metrics = QFontMetricsF(self.font(size, bold))
            room = QRectF(0, 0, width, 4000)
            found = metrics.boundingRect(room, WRAPPED, words).height()
            _keep(self._measured, key, found)
        return found

    def wrapped_size(self, words: str, size: float, width: float, height: float, bold: bool = False) -> float:
        """The largest size up to this at which the words, wrapped, have room; not under two thirds of the usual."""
        least = size / self.larger * _SMALLEST_SHARE
        # Only letters larger than at first are too wide for one word of a line.
        longest = max(words.split(), key=len, default="") if self.larger > 1 else ""
        while size > least and (
            self.text_height(words, size, width, bold) > height or self.text_width(longest, size, bold) > width
        ):
            size -= 0.5
        return size

    def snap(self, value: float) -> float:
        """The nearest whole device pixel, in logical pixels."""
        return round(value * self.ratio) / self.ratio

    def snapped(self, x: float, y: float) -> QPointF:
        """The nearest point on whole device pixels."""
        return QPointF(self.snap(x), self.snap(y))

    def tint_of(self, role: SideRole) -> str:
        """The colour of a side."""
        return {SideRole.US: self.theme.us, SideRole.THEM: self.theme.them, SideRole.THIRD: self.theme.third}[role]


class Brush:
    """Paints in logical pixels with a painter that is begun and not turned."""

    def __init__(self, painter: QPainter, style: TableStyle) -> None:
        self.painter = painter
        self.style = style
        self.theme = style.theme
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)

    def text(
        self,
        rect: QRectF,
        words: str,
        size: float,
        colour: Colour | None = None,
        *,
        bold: bool = False,
        align: int = LEFT_MIDDLE,
        elide: bool = True,
    ) -> None:
        """One line that stays whole as long as it can: it gets narrower, then smaller, then it is cut."""
        size, room = self.style.as_high(size, rect.height()), rect.width() + 1
        font = self.style.fitted_font(words, size, room, bold) if elide else self.style.font(size, bold)
        self.painter.setFont(font)
        take(self.painter, None, self.theme.text if colour is None else colour)
        if elide:
            words = self.style.elided(words, size, room, bold)
        self.painter.drawText(rect, align, words)

    def wrapped_text(
        self, rect: QRectF, words: str, size: float, colour: Colour | None = None, *, bold: bool = False
    ) -> None:
        """Several lines from the top; smaller ones where they would not fit below, then they are cut off."""
        size = self.style.wrapped_size(words, size, rect.width(), rect.height(), bold)
        self.painter.setFont(self.style.font(size, bold))
        take(self.painter, None, self.theme.text if colour is None else colour)
        self.painter.drawText(rect, LEFT_TOP | WRAPPED, words)

    def fitted_size(self, words: str, size: float, least: float, room: float, bold: bool = False) -> float:
        """The largest size up to `size` at which the words fit into the room, not under `least`."""
        while size > least and self.style.text_width(words, size, bold) > room:
            size -= 0.5
        return max(size, least)

    def box(
        self,
        rect: QRectF,
        radius: float,
        fill: Colour | None = None,
        edge: Colour | None = None,
        edge_width: float = 1.0,
        dash: Sequence[float] = (),
    ) -> None:
        """A rounded rectangle, filled and outlined."""
        take(self.painter, fill, edge, edge_width, FLAT if dash else SQUARE, dash)
        self.painter.drawRoundedRect(rect, radius, radius)

    def tray(self, rect: QRectF, radius: float) -> None:
        """Sunken ground for cards and words: darker, a thin edge, shade under the upper edge."""
        style = self.style
        key = ("tray", *numbers_of(rect), radius, style.ratio)
        if not style.pictures.worth_one(key):
            _paint_tray(self, rect, radius)
            return
        bounds = on_whole_pixels(rect.adjusted(-1, -1, 1, 1), style.ratio)
        picture = style.pictures.picture(
            key,
            lambda: picture_of(lambda painter: _paint_tray(Brush(painter, style), rect, radius), bounds, style.ratio),
        )
        self.painter.drawPixmap(bounds.topLeft(), picture)

    def shadow(self, rect: QRectF, radius: float, reach: float, strength: float, drop: float) -> None:
        """A soft shadow under a rectangle."""
        paint_shadow(self.painter, rect, radius, reach, strength, drop)

    def long_shadow(self, rect: QRectF, radius: float, reach: float, strength: float, drop: float) -> None:
        """The same under one that is much longer than high: its ends, and one column of pixels between them."""
        ratio, end = self.style.ratio, radius + reach + drop + 2
        # So many device pixels are left out that what stays lies on them as the whole would.
        left_out = int((rect.width() - 2 * end - 4) * ratio)
        if left_out <= 0:
            self.shadow(rect, radius, reach, strength, drop)
            return
        short = rect.adjusted(0, 0, -left_out / ratio, 0)
        bounds = on_whole_pixels(short.adjusted(-end, -end, end, end), ratio)
        key = ("shadow", *numbers_of(short), radius, reach, strength, drop, ratio)
        picture = self.style.pictures.picture(
            key,
            lambda: picture_of(
                lambda painter: paint_shadow(painter, short, radius, reach, strength, drop), bounds, ratio
            ),
        )
        cut, high = round((short.center().x() - bounds.x()) * ratio), picture.height()
        at, middle = bounds.x() + cut / ratio, left_out / ratio
        draw = self.painter.drawPixmap
        draw(bounds.topLeft(), picture, QRectF(0, 0, cut, high))
        draw(QRectF(at, bounds.y(), middle, bounds.height()), picture, QRectF(cut, 0, 1, high))
        draw(QPointF(at + middle, bounds.y()), picture, QRectF(cut, 0, picture.width() - cut, high))

    def path(
        self, path: QPainterPath, fill: Colour | None = None, edge: Colour | None = None, edge_width: float = 1.0
    ) -> None:
        """An outline, filled and drawn with round joins."""
        take(self.painter, fill, edge, edge_width, ROUND)
        self.painter.drawPath(path)

    def dot(
        self, x: float, y: float, radius: float, fill: Colour | None, edge: QColor | None = None, width: float = 1.0
    ) -> None:
        """A disc or a ring."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.path(path, fill, edge, width)

    def icon(
        self, name: IconName, x: float, y: float, size: float, colour: Colour, paper: Colour | None = None
    ) -> None:
        """An icon in a square of this size about a point; `paper` is the colour of what is cut out of it."""
        painter = self.painter
        painter.save()
        painter.translate(x, y)
        painter.scale(size / 100, size / 100)
        for stroke in icon_strokes(name):
            ink = (paper or stroke.default_paper) if stroke.on_paper else colour
            if stroke.width:
                self.path(stroke.path, None, ink, stroke.width)
            else:
                self.path(stroke.path, ink)
        painter.restore()

    def pill(
        self,
        rect: QRectF,
        words: str,
        size: float,
        fill: Colour,
        ink: Colour,
        icon: IconName,
    ) -> None:
        """A chip, round at both ends, with an icon before its word."""
        height = rect.height()
        self.box(rect, height / 2, fill)
        self.icon(icon, rect.left() + height * 0.62, rect.center().y(), height * 0.62, ink)
        x = rect.left() + height * 0.85
        room = QRectF(x + 3, rect.top(), rect.right() - x - 7, height)
        self.text(room, words, size, ink, bold=True, align=CENTRE)

    def badge(self, right: float, top: float, words: str) -> None:
        """A dark count badge with its right top corner at a point."""
        unit, size = self.style.unit, self.style.text * 0.98
        size = min(size, _LARGEST_BADGE * size / self.style.larger)
        width, height = self.style.text_width(words, size, True) + 11 * unit, max(21 * unit, _LINE * size)
        # It grows about its middle.
        rect = QRectF(right - width, top - (height - 21 * unit) / 2, width, height)
        self.box(rect, 6 * unit, self.theme.ink, self.theme.card_face, 1.6)
        self.text(rect, words, size, self.theme.badge_text, bold=True, align=CENTRE, elide=False)

    def card(self, element: str, x: float, y: float, width: float, height: float, shade: Shade = Shade.SOFT) -> None:
        """A card 1:1 on device pixels, its left top corner nearest to a point."""
        faces, ratio, at = self.style.faces, self.style.ratio, self.style.snapped(x, y)
        if shade is not Shade.NONE:
            # Apart, so that a face is painted once, whether it lies on others or alone.
            shadow = faces.card(NO_FACE, width, height, ratio, shade)
            self.painter.drawPixmap(at - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
        self.painter.drawPixmap(at, faces.card(element, width, height, ratio).pixmap)

    def turned_card(self, element: str, rect: QRectF, turn: float, pivot: QPointF) -> None:
        """A card turned about a point, through the vector renderer."""
        faces, pictures, ratio = self.style.faces, self.style.pictures, self.style.ratio

        def paint_shade(painter: QPainter) -> None:
            _turn(painter, turn, pivot)
            paint_shadow(painter, rect, rect.width() * faces.deck.radius, 3, 50, 1)

        def paint_face(painter: QPainter) -> None:
            _turn(painter, turn, pivot)
            faces.paint_turned(painter, element, rect)

        if not isinstance(faces.pictures, DeckPictures):
            # Pictures from afar may be provisional.
            for paint in (paint_shade, paint_face):
                self.painter.save()
                paint(self.painter)
                self.painter.restore()
            return
        around = QTransform().translate(pivot.x(), pivot.y()).rotate(turn).translate(-pivot.x(), -pivot.y())
        bounds = on_whole_pixels(around.mapRect(rect.adjusted(-6, -6, 6, 6)), ratio)
        # Rounded, as the same place in two melds differs by the last digits.
        place = (*(round(number, 6) for number in (*numbers_of(rect), pivot.x(), pivot.y(), turn)), ratio)
        place += numbers_of(bounds)

        def paint_card() -> QPixmap:
            shade = pictures.picture(("turned shadow", place), lambda: picture_of(paint_shade, bounds, ratio))
            return picture_of(paint_face, bounds, ratio, upon=shade)

        self.painter.drawPixmap(bounds.topLeft(), pictures.picture(("turned", element, place), paint_card))


def _turn(painter: QPainter, turn: float, pivot: QPointF) -> None:
    painter.translate(pivot)
    painter.rotate(turn)
    painter.translate(-pivot)


def _pixels(size: float) -> int:
    return max(_SMALLEST_FONT, round(size))


def _paint_tray(brush: Brush, rect: QRectF, radius: float) -> None:
    theme, painter = brush.theme, brush.painter
    brush.box(rect, radius, tint(theme.tray, theme.tray_alpha), tint(theme.edge, theme.edge_alpha))
    # Row by row of device pixels, within the edge and its rounded corners: to know Qt's gradients takes longer.
    ratio, inner = brush.style.ratio, radius - 1
    for row in range(round(ratio), round(_TRAY_SHADE * ratio)):
        depth = (row + 0.5) / ratio
        inset = radius - math.sqrt(max(0.0, inner**2 - max(0.0, radius - depth) ** 2))
        take(painter, QColor(0, 0, 0, round(_TRAY_DARKEST * (1 - depth / _TRAY_SHADE))))
        painter.drawRect(QRectF(rect.x() + inset, rect.y() + row / ratio, rect.width() - 2 * inset, 1 / ratio))


def _keep(known: dict[_Line, _Value], key: _Line, value: _Value) -> None:
    if len(known) >= _MOST_FITTED:
        known.clear()
    known[key] = value


def _cut(words: str, metrics: QFontMetricsF, room: float) -> str:
    if metrics.horizontalAdvance(words) <= room:
        return words
    # Only where something is too long, so that the table is seen without a member of `Qt`.
    from PySide6.QtCore import Qt

    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
