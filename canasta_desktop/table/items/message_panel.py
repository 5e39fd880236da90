"""The panel with what to do now: message, the meter of the initial meld, and the detail."""

from PySide6.QtCore import QPointF, QRectF

from canasta_desktop.model.snapshot import Meter
from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.centre_layout import PanelLayout
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import take, tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.texts import MessageTexts

_METER_GROUND = "#0b1510"
_SHORTEST_BAR = 60
_DETAIL_GAP = 14
_SQUEEZED = 0.85
"""How narrow the words beside the bar may get, as a share of their width, before the bar gives way."""
_SMALLEST_SHARE = 0.66
_LEAST_LINE = 0.86
"""A detail in one line is at least so large, as a share of the body text; else it wraps."""
_OVER_DETAIL = 1.1
"""How much larger the message is than a detail that wraps below it."""


class MessagePanel(PicturedItem):
    """Ground of the panel and its two lines; the buttons lie upon it."""

    def __init__(self) -> None:
        super().__init__()
        self._words: MessageTexts | None = None
        self._meter: Meter | None = None
        self._my_turn = False
        self._message = QRectF()
        self._detail = QRectF()
        self._floor = 0.0

    def set_layout(self, layout: PanelLayout, style: TableStyle) -> None:
        """Where the panel and its lines are."""
        message, detail = _local(layout.message, layout.panel), _local(layout.detail, layout.panel)
        floor = layout.actions[0].y - layout.panel.y - 3 * style.unit
        if (message, detail, floor) != (self._message, self._detail, self._floor):
            self._message, self._detail, self._floor = message, detail, floor
            self.changed()
        self.set_place(layout.panel, style)

    def present(self, words: MessageTexts, meter: Meter | None, my_turn: bool) -> None:
        """Show these words; a triangle stands before the message when it is the person's turn."""
        if (words, meter, my_turn) == (self._words, self._meter, self._my_turn):
            return
        self._words, self._meter, self._my_turn = words, meter, my_turn
        self.accessible_name = words.message
        self.words_changed()

    @property
    def words(self) -> MessageTexts | None:
        """What it shows, None before the first."""
        return self._words

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        theme, unit, text = brush.theme, brush.style.unit, brush.style.text
        brush.box(self.place, 12 * unit, tint(theme.panel, theme.panel_alpha), tint(theme.edge, theme.edge_alpha))
        line = QRectF(self._message)
        if self._my_turn:
            line.adjust(24 * unit, 0, 0, 0)
        message, detail = self._words.message, self._words.detail
        spills = self._spills(brush.style, line)
        if not spills and self._crowds(brush.style, self._words):
            self._draw_sharing(brush, line, self._words)
            return
        self._mark_turn(brush, line.center().y())
        if spills:
            line.setBottom(self._detail.bottom())
            brush.wrapped_text(line, message, text, bold=True)
            return
        size = brush.fitted_size(message, text * 1.2, text * 0.98, line.width(), bold=True)
        brush.text(line, message, size, bold=True)
        if self._meter is None or not self._words.meter:
            size = brush.fitted_size(detail, text * 0.98, text * 0.86, self._detail.width())
            brush.text(self._detail, detail, size, theme.dim)
        else:
            self._draw_meter(brush, self._meter, self._words)

    def _mark_turn(self, brush: Brush, middle: float) -> None:
        """The triangle before the first line of the message, whose middle is so far down."""
        if self._my_turn:
            unit = brush.style.unit
            brush.icon(IconName.PLAY, self._message.left() + 8 * unit, middle, 15 * unit, brush.theme.accent)

    def _spills(self, style: TableStyle, line: QRectF) -> bool:
        """Whether the message needs both lines, and may have them."""
        words = self._words
        if words is None or not words.spills or (self._meter is not None and words.meter):
            return False
        return style.text_width(words.message, style.text * 0.98, True) > line.width()

    def _meter_width(self, style: TableStyle, words: MessageTexts, size: float) -> float:
        """How wide the meter in words is with the room after it, 0 where there is none."""
        if self._meter is None or not words.meter:
            return 0.0
        return style.text_width(words.meter, size, True) + 16 * style.unit

    def _crowds(self, style: TableStyle, words: MessageTexts) -> bool:
        """Whether the detail is too long to be read in its one line."""
        if not words.detail:
            return False
        size = style.text * _LEAST_LINE
        wanted = style.text_width(words.detail, size)
        if self._meter is not None and words.meter:
            size = self._meter_size(style, words)
            wanted = _SQUEEZED * style.text_width(words.detail, size)
        return wanted + self._meter_width(style, words, size) > self._detail.width()

    def _draw_sharing(self, brush: Brush, line: QRectF, words: MessageTexts) -> None:
        """Message and detail wrap in all the room above the actions, the detail beside the meter in words."""
        style, size = brush.style, brush.style.text * 0.98
        least = size / style.larger * _SMALLEST_SHARE
        while size > least and self._height(style, line, words, size) > self._floor - line.top():
            size -= 0.5
        high = style.text_height(words.message, size * _OVER_DETAIL, line.width(), True)
        self._mark_turn(brush, line.top() + 0.6 * size * _OVER_DETAIL)
        brush.wrapped_text(
            QRectF(line.left(), line.top(), line.width(), high), words.message, size * _OVER_DETAIL, bold=True
        )
        meter = self._meter_width(style, words, size)
        rest = QRectF(self._detail.left(), line.top() + high, self._detail.width(), self._floor - line.top() - high)
        if meter:
            brush.wrapped_text(QRectF(rest.left(), rest.top(), meter, rest.height()), words.meter, size, bold=True)
        brush.wrapped_text(
            rest.adjusted(meter, 0, 0, 0), words.detail, size, brush.theme.text if meter else brush.theme.dim
        )

    def _height(self, style: TableStyle, line: QRectF, words: MessageTexts, size: float) -> float:
        """How high message and detail are, one below the other, when they wrap in this size."""
        beside = self._detail.width() - self._meter_width(style, words, size)
        message = style.text_height(words.message, size * _OVER_DETAIL, line.width(), True)
        return message + style.text_height(words.detail, size, beside)

    def _draw_meter(self, brush: Brush, meter: Meter, words: MessageTexts) -> None:
        """The meter in words, its bar, and the detail after it; where there is no room for all three, no bar."""
        unit, rect = brush.style.unit, self._detail
        size = self._meter_size(brush.style, words)
        width = brush.style.text_width(words.meter, size, True) + 12 * unit
        brush.text(QRectF(rect.left(), rect.top(), width, rect.height()), words.meter, size, bold=True, elide=False)
        left, room = rect.left() + width + 4 * unit, rect.width() - width - 14 * unit
        if words.detail:
            wanted = brush.style.text_width(words.detail, size, False)
            bar = room - wanted - _DETAIL_GAP * unit
            bar = max(bar, _SHORTEST_BAR * unit) if wanted * _SQUEEZED < room - _SHORTEST_BAR * unit else 0.0
            start = left + (bar + _DETAIL_GAP * unit if bar else 0)
            line = QRectF(start, rect.top(), rect.right() - start, rect.height())
            brush.text(line, words.detail, size, brush.theme.text)
            room = bar
        else:
            room = max(_SHORTEST_BAR * unit, room)
        if room:
            self._draw_bar(brush, meter, QRectF(left, rect.center().y() - 7 * unit, room, 14 * unit))

    def _meter_size(self, style: TableStyle, words: MessageTexts) -> float:
        """As large as in the other lines, or as usual where its words and the detail would not stand side by side."""
        size = style.text * 0.98
        while size > style.text * 0.98 / style.larger:
            needed = style.text_width(words.meter, size, True) + _SQUEEZED * style.text_width(words.detail, size)
            if needed + (16 + _DETAIL_GAP) * style.unit <= self._detail.width():
                break
            size -= 0.5
        return max(size, style.text * 0.98 / style.larger)

    def _draw_bar(self, brush: Brush, meter: Meter, bar: QRectF) -> None:
        brush.box(bar, 7 * brush.style.unit, _METER_GROUND, tint(brush.theme.text, 170), 1.4)
        share = min(1.0, meter.staged / meter.needed) if meter.needed > 0 else 1.0
        if share > 0:
            self._draw_filled(brush, QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()))

    def _draw_filled(self, brush: Brush, done: QRectF) -> None:
        """Hatched, as it is staged and not yet committed."""
        unit, painter = brush.style.unit, brush.painter
        brush.box(done.adjusted(2, 2, -1, -2), 5 * unit, brush.theme.accent)
        painter.save()
        painter.setClipRect(done.adjusted(2, 2, -2, -2))
        take(painter, None, tint(brush.theme.accent_ink, 90), 2 * unit)
        for i in range(int(done.width() / (9 * unit)) + 2):
            x = done.left() + i * 9 * unit
            painter.drawLine(QPointF(x, done.bottom()), QPointF(x + 10 * unit, done.top()))
        painter.restore()


def _local(rect: Rect, outer: Rect) -> QRectF:
    return QRectF(rect.x - outer.x, rect.y - outer.y, rect.width, rect.height)
