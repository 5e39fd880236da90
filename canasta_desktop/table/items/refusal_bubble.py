"""Why a drop was refused, at the place where it was refused."""

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.icons import IconName, polygon_path
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.shared_pictures import paint_into, picture_of

_MOST_KEPT: Final = 4
"""Pictures of the sentences shown last: whoever looks for a place comes back to it."""
_WIDTH_STEP: Final = 64
"""Pictures are wider than the bubble by less than this, so that most can be painted over one kept before."""


class BubblePictures:
    """The pictures of the last few bubbles, in one style."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}
        self._style: TableStyle | None = None

    def picture(self, key: Hashable, style: TableStyle, paint: Callable[[QPixmap | None], QPixmap]) -> QPixmap:
        """The picture of this key; if there is none, one is painted over the one that was not seen for longest."""
        found = self._kept.pop(key, None) if self.has(key, style) else None
        if found is None:
            found = paint(self.spare())
        self._kept[key] = found
        return found

    def has(self, key: Hashable, style: TableStyle) -> bool:
        """Whether the picture of this key is there; those of another style go."""
        if self._style is not style and self._style != style:
            self._kept.clear()
        self._style = style
        return key in self._kept

    def spare(self) -> QPixmap | None:
        """If there are enough pictures, that which was not seen for longest, to be painted over."""
        return self._kept.pop(next(iter(self._kept))) if len(self._kept) >= _MOST_KEPT else None


class RefusalBubble(PicturedItem):
    """A bubble with a crossed circle, the reason and what to do; its tip points at the place."""

    def __init__(self, pictures: BubblePictures | None = None) -> None:
        """`pictures` are those it shares with another bubble."""
        super().__init__()
        self.pictures = pictures or BubblePictures()
        self._reason = ""
        self._advice = ""
        self._tip = QPointF()
        self._above = True
        self._ground: tuple[Hashable, QPixmap] | None = None
        """A picture that still lacks its words."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def present(
        self, reason: str, advice: str, target: Rect, table: Rect, style: TableStyle, clear: Sequence[Rect] = ()
    ) -> None:
        """Show these words above a place, or below where there is no room above or what must stay `clear` would be
        covered; never beyond the table.
        """
        before = (self._reason, self._advice, self._tip, self._above)
        self._reason, self._advice = reason, advice
        self.accessible_name = " ".join(part for part in (reason, advice) if part)
        unit, margin = style.unit, 9 * style.unit
        width, height = self._needed(style, table.width - 2 * margin)
        x = min(max(target.centre_x - width / 2, margin), table.right - margin - width)
        above = Rect(x, target.y - height - 16 * unit, width, height)
        self._above = above.y >= table.y and not any(above.overlaps(rect) for rect in clear)
        y = above.y if self._above else target.bottom + 16 * unit
        self.set_place(Rect(x, y, width, height), style)
        # On a device pixel, so that it has one picture over all places that leave it room.
        tip_x = style.snap(min(max(target.centre_x - x, 20 * unit), width - 20 * unit))
        self._tip = QPointF(tip_x, height if self._above else 0)
        if (self._reason, self._advice, self._tip, self._above) != before:
            self.changed()

    @property
    def reason(self) -> str:
        """What is missing."""
        return self._reason

    @property
    def advice(self) -> str:
        """What to do about it."""
        return self._advice

    def bleed(self, style: TableStyle) -> float:
        return 16 * style.unit

    def _lines(self) -> list[str]:
        return [line for line in (self._reason, self._advice) if line]

    def _needed(self, style: TableStyle, most: float) -> tuple[float, float]:
        widths = [style.text_width(line, style.text, i == 0) for i, line in enumerate(self._lines())]
        lines = max(1, len(widths))
        width, height = max(widths, default=0) + 62 * style.unit, 14 * style.unit + 21 * lines * style.row
        # Whole device pixels: then bubbles of all widths have the same ends of their shadow.
        return min(most, math.ceil(width * style.ratio) / style.ratio), height

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.prepare()
        if self._style is None or self._picture is None:
            return
        seen, ratio = self._bounds, self._style.ratio
        painter.drawPixmap(seen.topLeft(), self._picture, QRectF(0, 0, seen.width() * ratio, seen.height() * ratio))

    def _found_or_painted(self, style: TableStyle) -> QPixmap:
        return self.pictures.picture(self._key, style, lambda former: self._finished(style, former))

    @property
    def _key(self) -> Hashable:
        """What its picture depends on besides the style."""
        return self._reason, self._advice, self._above, self._tip.x(), self._size.width(), self._size.height()

    def prepare(self) -> None:
        """Have its picture."""
        if self._picture is None and self._style is not None and not self._size.isEmpty():
            self._picture = self._found_or_painted(self._style)

    def prepare_ground(self) -> bool:
        """Paint what lies under the words, which takes most of a frame; False if that is not needed any more."""
        if self._picture is not None or self._style is None or self._size.isEmpty():
            return False
        if self.pictures.has(self._key, self._style) or (self._ground is not None and self._ground[0] == self._key):
            return False
        self._ground = (self._key, self._painted_ground(self._style, self.pictures.spare()))
        return True

    def _painted_ground(self, style: TableStyle, former: QPixmap | None) -> QPixmap:
        wider = self._bounds.adjusted(0, 0, -self._bounds.width() % _WIDTH_STEP, 0)
        return picture_of(lambda painter: self._draw_ground(Brush(painter, style)), wider, style.ratio, former)

    def _finished(self, style: TableStyle, former: QPixmap | None) -> QPixmap:
        ready, self._ground = self._ground, None
        ground = ready[1] if ready is not None and ready[0] == self._key else self._painted_ground(style, former)
        paint_into(ground, lambda painter: self._draw_words(Brush(painter, style)), self._bounds)
        return ground

    def _restyled(self) -> None:
        super()._restyled()
        self._ground = None

    def draw(self, brush: Brush) -> None:
        self._draw_ground(brush)
        self._draw_words(brush)

    def _draw_ground(self, brush: Brush) -> None:
        unit, theme, rect = brush.style.unit, brush.theme, self.place
        brush.long_shadow(rect, 9 * unit, 8, 130, 3)
        tip = self._tip_corners(unit)
        brush.path(polygon_path(*tip), theme.bubble, theme.bubble_edge, 2)
        brush.box(rect, 9 * unit, theme.bubble, theme.bubble_edge, 2)
        brush.path(polygon_path(*self._tip_corners(unit, 1.5)), theme.bubble)

    def _draw_words(self, brush: Brush) -> None:
        unit, theme, rect = brush.style.unit, brush.theme, self.place
        brush.icon(IconName.REFUSED, rect.left() + 25 * unit, rect.center().y(), 28 * unit, theme.bubble_sign)
        for i, line in enumerate(self._lines()):
            row = brush.style.row
            room = QRectF(48 * unit, 7 * unit + 21 * i * row, rect.width() - 52 * unit, 21 * row)
            brush.text(room, line, brush.style.text, theme.bubble_text, bold=i == 0)

    def _tip_corners(self, unit: float, inside: float = 0.0) -> list[tuple[float, float]]:
        """The tip; `inside` pixels smaller, to paint over the line between it and the bubble."""
        x, y, way = self._tip.x(), self._tip.y(), 1 if self._above else -1
        half, length = 11 * unit - inside, 12 * unit - inside
        base = y - way * (1 + inside)
        return [(x - half, base), (x, y + way * length), (x + half, base)]
