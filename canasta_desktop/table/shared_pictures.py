"""Pictures that several items of the table, or one again and again, paint alike."""

import math
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

_MOST_BYTES: Final = 40 * 1024 * 1024
_MOST_WISHED: Final = 400


class SharedPictures:
    """The pictures painted last, by all that they depend on; when they grow too many, all go."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}
        self._wished: set[Hashable] = set()
        self._bytes = 0

    def worth_one(self, key: Hashable) -> bool:
        """Whether this was wished for before: what is painted only once, as at a size in passing, needs no picture."""
        if key in self._wished:
            return True
        if len(self._wished) >= _MOST_WISHED:
            self._wished.clear()
        self._wished.add(key)
        return False

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of this key, painted if it is not there."""
        found = self._pictures.get(key)
        if found is None:
            found = paint()
            if self._bytes > _MOST_BYTES:
                self.clear()
            self._bytes += 4 * found.width() * found.height()
            self._pictures[key] = found
        return found

    def clear(self) -> None:
        """Drop all."""
        self._pictures.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._pictures)


class KeptParts:
    """Pictures of the parts of one item: those that it was made of last are there when it is painted again."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}
        self._used: dict[Hashable, QPixmap] = {}

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of this part, painted if it was no part before."""
        found = self._used.get(key) or self._kept.get(key)
        self._used[key] = found or paint()
        return self._used[key]

    def all_used(self) -> None:
        """The item is painted: what was no part of it goes."""
        self._kept, self._used = self._used, {}

    def clear(self) -> None:
        """Drop all."""
        self._kept.clear()
        self._used.clear()


def numbers_of(rect: QRectF) -> tuple[float, float, float, float]:
    """A rectangle as part of a key."""
    return rect.x(), rect.y(), rect.width(), rect.height()


def on_whole_pixels(rect: QRectF, ratio: float) -> QRectF:
    """A rectangle, grown to whole device pixels."""
    left, top = math.floor(rect.left() * ratio) / ratio, math.floor(rect.top() * ratio) / ratio
    right, bottom = math.ceil(rect.right() * ratio) / ratio, math.ceil(rect.bottom() * ratio) / ratio
    return QRectF(left, top, right - left, bottom - top)


def picture_of(
    paint: Callable[[QPainter], None],
    bounds: QRectF,
    ratio: float,
    former: QPixmap | None = None,
    upon: QPixmap | None = None,
) -> QPixmap:
    """What is painted within these bounds, which lie on whole device pixels, `upon` a copy of a picture of them.

    A `former` picture of this size is painted over: fresh memory costs more than most of what is painted there.
    """
    pixmap = _empty(bounds, ratio, former) if upon is None else upon.copy()
    paint_into(pixmap, paint, bounds)
    return pixmap


def paint_into(pixmap: QPixmap, paint: Callable[[QPainter], None], bounds: QRectF) -> None:
    """Go on painting a picture of these bounds."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(-bounds.topLeft())
    paint(painter)
    painter.end()


def _empty(bounds: QRectF, ratio: float, former: QPixmap | None) -> QPixmap:
    width, height = round(bounds.width() * ratio), round(bounds.height() * ratio)
    if former is not None and (former.width(), former.height()) == (width, height):
        pixmap = former
    else:
        pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    return pixmap
