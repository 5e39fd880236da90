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


class MessagePanel(PicturedItem):
    """Ground of the panel and its two lines; the buttons lie upon it."""

    def __init__(self) -> None:
        super().__init__()
        self._words: MessageTexts | None = None
        self._meter: Meter | None = None
        self._my_turn = False
        self._message = QRectF()
        self._detail = QRectF()

    def set_layout(self, layout: PanelLayout, style: TableStyle) -> None:
        """Where the panel and its lines are."""
        message, detail = _local(layout.message, layout.panel), _local(layout.detail, layout.panel)
        if (message, detail) != (self._message, self._detail):
            self._message, self._detail = message, detail
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
            brush.icon(IconName.PLAY, line.left() + 8 * unit, line.center().y(), 15 * unit, theme.accent)
            line.adjust(24 * unit, 0, 0, 0)
        message, detail = self._words.message, self._words.detail
        if self._spills(brush.style, line):
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

    def _spills(self, style: TableStyle, line: QRectF) -> bool:
        """Whether the message needs both lines, and may have them."""
        words = self._words
        if words is None or not words.spills or (self._meter is not None and words.meter):
            return False
        return style.text_width(words.message, style.text * 0.98, True) > line.width()

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
