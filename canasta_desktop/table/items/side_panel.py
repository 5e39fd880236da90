"""The panel at the right of a wide window, and the note that stands for it in a narrow one."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from canasta_desktop.engine.values import value
from canasta_desktop.table.brush import Brush, SideRole
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import RIGHT_MIDDLE, tint
from canasta_desktop.table.items.base import PicturedItem
from canasta_desktop.table.items.emblem import paint_emblem
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

    def present(self, words: RoundTexts, scores: tuple[ScoreView, ...]) -> None:
        """Show these scores and moves."""
        if (words, scores) != (self._words, self._scores):
            self._words, self._scores = words, scores
            self.set_spoken(words.spoken)
            self.words_changed()

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        unit, text, rect, words = brush.style.unit, brush.style.text, self.place, self._words
        brush.tray(rect, 12 * unit)
        x, width, y = rect.left() + 16 * unit, rect.width() - 32 * unit, rect.top() + 12 * unit
        row, score_height = brush.style.row, 24 * brush.style.row + 28 * unit
        y = self._draw_head(brush, QRectF(x, y, width, 26 * row), words) + 10 * unit
        for score in self._scores:
            self._draw_score(brush, QRectF(x, y, width, score_height), score)
            y += score_height
        brush.box(QRectF(x, y, width, 1.2), 0, tint(brush.theme.text, 50))
        y += 10 * unit
        brush.text(QRectF(x, y, width, 22 * row), words.log_title, text, bold=True)
        y += 22 * row + 6 * unit
        self._draw_log(brush, QRectF(x, y, width, rect.bottom() - 6 * unit - y), words.log)

    def _draw_head(self, brush: Brush, line: QRectF, words: RoundTexts) -> float:
        """Round and target in one line, in two where that is too narrow; where they end."""
        style, text = brush.style, brush.style.text
        needed = style.text_width(words.title, text * 1.15, True) + style.text_width(words.target, text * 0.92)
        brush.text(line, words.title, text * 1.15, bold=True)
        if style.larger == 1 or needed + 12 * style.unit <= line.width():
            brush.text(line, words.target, text * 0.92, brush.theme.dim, align=RIGHT_MIDDLE)
            return line.bottom()
        below = line.translated(0, line.height())
        brush.text(below, words.target, text * 0.92, brush.theme.dim)
        return below.bottom()

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
        unit, row = brush.style.unit, brush.style.row
        roles = {score.side: score.role for score in self._scores}
        indent = 28 * unit
        width, y = room.width() - indent, room.top()
        for line in log:
            size = brush.style.wrapped_size(line.what, brush.style.text * 0.9, width, room.height())
            rows = brush.style.text_height(line.what, size, width)
            needed = 19 * row + rows + 9 * unit
            if y + needed > room.bottom():
                break
            colour = brush.style.tint_of(roles.get(line.side, SideRole.THEM))
            brush.icon(_LOG_ICONS[line.kind], room.x() + 8 * unit, y + 10 * row, 16 * unit, colour)
            who = QRectF(room.x() + indent, y, width, 19 * row)
            brush.text(who, line.who, brush.style.text * 0.9, bold=True)
            what = QRectF(room.x() + indent, y + 19 * row, width, rows + 2)
            brush.wrapped_text(what, line.what, size, brush.theme.dim)
            y += needed


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
