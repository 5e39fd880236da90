"""The panel at the right of a wide window, and the note that stands for it in a narrow one."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from canasta_desktop.engine.values import value
from canasta_desktop.table.brush import Brush, SideRole, TableStyle
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import RIGHT_MIDDLE, tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.items.emblem import paint_emblem
from canasta_desktop.table.shared_pictures import KeptParts, on_whole_pixels, picture_of
from canasta_desktop.table.texts import LogKind, LogLine, RoundTexts

_LOG_ICONS = {
    LogKind.DRAW: IconName.DRAW,
    LogKind.TAKE: IconName.TAKE,
    LogKind.LAY_OUT: IconName.LAY_OUT,
    LogKind.DISCARD: IconName.DISCARD,
    LogKind.RED_THREE: IconName.RED_THREE,
    LogKind.ASK: IconName.ASK,
    LogKind.PASS: IconName.PASS,
    LogKind.GO_OUT: IconName.GO_OUT,
}

_INDENT: Final = 28
"""Units from the icon of a move to its words."""


@value
class ScoreView:
    """One side's line: our side first."""

    side: int
    role: SideRole
    name: str
    score: str
    progress: float
    """Towards the target, 0 to 1."""


class SidePanel(PicturedItem):
    """Round, target, scores with progress, last moves."""

    def __init__(self) -> None:
        super().__init__()
        self._words: RoundTexts | None = None
        self._scores: tuple[ScoreView, ...] = ()
        self._parts = KeptParts()

    def present(self, words: RoundTexts, scores: tuple[ScoreView, ...]) -> None:
        """Show these scores and moves."""
        if (words, scores) != (self._words, self._scores):
            self._words, self._scores = words, scores
            self.set_spoken(words.spoken)
            self.words_changed()

    def draw(self, brush: Brush) -> None:
        """What stands over the last moves as one picture, and each move as one: most of them were there before."""
        words, place, unit = self._words, self.place, brush.style.unit
        if words is None:
            return
        brush.tray(place, 12 * unit)
        room = place.adjusted(16 * unit, 0, -16 * unit, -6 * unit)
        top = self._log_top(brush.style, words)
        upper = QRectF(room.x() - 2, place.y(), room.width() + 4, top - place.y())
        key = (words.title, words.target, words.log_title, self._scores)
        self._draw_part(brush, key, upper, QPointF(), partial(self._draw_upper, words=words))
        room.setTop(top)
        self._draw_log(brush, room, words.log)
        self._parts.all_used()

    def _draw_part(
        self, brush: Brush, key: Hashable, reach: QRectF, at: QPointF, paint: Callable[[Brush], None]
    ) -> None:
        """A part that is painted about the origin and laid down at a whole device pixel."""
        style = brush.style
        bounds = on_whole_pixels(reach, style.ratio)
        picture = self._parts.picture(
            key, lambda: picture_of(lambda painter: paint(Brush(painter, style)), bounds, style.ratio)
        )
        brush.painter.drawPixmap(style.snapped(at.x(), at.y()) + bounds.topLeft(), picture)

    def _restyled(self) -> None:
        self._parts.clear()
        super()._restyled()

    def _draw_upper(self, brush: Brush, words: RoundTexts) -> None:
        unit, text, rect = brush.style.unit, brush.style.text, self.place
        x, width, y = rect.left() + 16 * unit, rect.width() - 32 * unit, rect.top() + 12 * unit
        row, score_height = brush.style.row, 24 * brush.style.row + 28 * unit
        y = self._draw_head(brush, QRectF(x, y, width, 26 * row), words) + 10 * unit
        for score in self._scores:
            self._draw_score(brush, QRectF(x, y, width, score_height), score)
            y += score_height
        brush.box(QRectF(x, y, width, 1.2), 0, tint(brush.theme.text, 50))
        y += 10 * unit
        brush.text(QRectF(x, y, width, 22 * row), words.log_title, text, bold=True)

    def _draw_head(self, brush: Brush, line: QRectF, words: RoundTexts) -> float:
        """Round and target in one line, in two where that is too narrow; where they end."""
        text = brush.style.text
        brush.text(line, words.title, text * 1.15, bold=True)
        if self._head_in_one_line(brush.style, line.width(), words):
            brush.text(line, words.target, text * 0.92, brush.theme.dim, align=RIGHT_MIDDLE)
            return line.bottom()
        below = line.translated(0, line.height())
        brush.text(below, words.target, text * 0.92, brush.theme.dim)
        return below.bottom()

    def _head_in_one_line(self, style: TableStyle, width: float, words: RoundTexts) -> bool:
        needed = style.text_width(words.title, style.text * 1.15, True)
        needed += style.text_width(words.target, style.text * 0.92)
        return needed + 12 * style.unit <= width

    def _log_top(self, style: TableStyle, words: RoundTexts) -> float:
        """Where the last moves begin, below everything else."""
        unit, row = style.unit, style.row
        head = 26 * row * (1 if self._head_in_one_line(style, self.place.width() - 32 * unit, words) else 2)
        scores = len(self._scores) * (24 * row + 28 * unit)
        return self.place.top() + 12 * unit + head + 10 * unit + scores + 10 * unit + 22 * row + 6 * unit

    def _draw_score(self, brush: Brush, rect: QRectF, score: ScoreView) -> None:
        unit, text = brush.style.unit, brush.style.text
        line = QRectF(rect.x(), rect.y(), rect.width(), 24 * brush.style.row)
        paint_emblem(brush, rect.x(), line.center().y() - 8 * unit, 15 * unit, score.role)
        number = brush.style.text_width(score.score, text * 1.2, True)
        brush.text(line.adjusted(24 * unit, 0, -number - 6 * unit, 0), score.name, text, bold=True)
        brush.text(line, score.score, text * 1.2, bold=True, align=RIGHT_MIDDLE)
        bar = QRectF(rect.x(), line.bottom() + 4 * unit, rect.width(), 8 * unit)
        brush.box(bar, 4 * unit, QColor(0, 0, 0, 120), tint(brush.theme.text, 90))
        if score.progress <= 0:
            return
        done = max(8 * unit, rect.width() * min(1.0, score.progress))
        brush.box(QRectF(bar.x(), bar.y(), done, bar.height()), 4 * unit, brush.style.tint_of(score.role))

    def _draw_log(self, brush: Brush, room: QRectF, log: tuple[LogLine, ...]) -> None:
        roles = {score.side: score.role for score in self._scores}
        y = room.top()
        for line in log:
            height, role = self._line_height(brush.style, room, line), roles.get(line.side, SideRole.THEM)
            if y + height > room.bottom():
                break
            whole = QRectF(0, 0, room.width(), height)
            draw = partial(self._draw_line, line=line, role=role, room=room)
            self._draw_part(brush, (line, role), whole.adjusted(-2, -2, 2, 2), QPointF(room.x(), y), draw)
            y += height

    def _what_size(self, style: TableStyle, room: QRectF, line: LogLine) -> float:
        return style.wrapped_size(line.what, style.text * 0.9, room.width() - _INDENT * style.unit, room.height())

    def _line_height(self, style: TableStyle, room: QRectF, line: LogLine) -> float:
        size, width = self._what_size(style, room, line), room.width() - _INDENT * style.unit
        return 19 * style.row + style.text_height(line.what, size, width) + 9 * style.unit

    def _draw_line(self, brush: Brush, line: LogLine, role: SideRole, room: QRectF) -> None:
        """One move, from the origin."""
        unit, row, indent = brush.style.unit, brush.style.row, _INDENT * brush.style.unit
        size, width = self._what_size(brush.style, room, line), room.width() - indent
        rows = brush.style.text_height(line.what, size, width)
        brush.icon(_LOG_ICONS[line.kind], 8 * unit, 10 * row, 16 * unit, brush.style.tint_of(role))
        brush.text(QRectF(indent, 0, width, 19 * row), line.who, brush.style.text * 0.9, bold=True)
        brush.wrapped_text(QRectF(indent, 19 * row, width, rows + 2), line.what, size, brush.theme.dim)


class RoundNote(PicturedItem):
    """Round and target at the right of the seat plates."""

    def __init__(self) -> None:
        super().__init__()
        self._words: RoundTexts | None = None

    def present(self, words: RoundTexts) -> None:
        """Show this round."""
        if words != self._words:
            self._words = words
            self.set_spoken(words.spoken)
            self.words_changed()

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        unit, text, rect = brush.style.unit, brush.style.text, self.place
        upper = rect.adjusted(0, 6 * unit, -8 * unit, -rect.height() / 2)
        lower = rect.adjusted(0, rect.height() / 2, -8 * unit, -7 * unit)
        brush.text(upper, self._words.title, text * 1.08, bold=True, align=RIGHT_MIDDLE)
        brush.text(lower, self._words.target, text * 0.9, brush.theme.dim, align=RIGHT_MIDDLE)
