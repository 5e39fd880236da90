"""The course of a match as lines: the total of each side after each round."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from canasta_desktop.ui.dialog_colours import worn
from canasta_desktop.ui.dialog_look import Align, Painted, SideLook, paint_emblem
from canasta_desktop.ui.translation import number

_HEIGHT: Final = 190
_LEAST_HEIGHT: Final = 120
_LEAST_WIDTH: Final = 300
_MARK: Final = 13
_STEPS: Final = (1, 2, 5)
_MOST_LINES: Final = 5
_MOST_NUMBERS: Final = 12
_DASHES: Final = {SideLook.US: [], SideLook.THEM: [7.0, 3.0], SideLook.THIRD: [2.0, 2.5]}
"""The lines differ by their dashes, not by colour alone."""


@dataclass(frozen=True, slots=True)
class CourseLine:
    """The course of one side."""

    side: SideLook
    totals: tuple[int, ...]
    """After each round."""


class CourseChart(Painted):
    """Rounds from left to right, points upwards, and a line at the target."""

    def __init__(self, says: str, lines: Sequence[CourseLine], target: int, target_word: str) -> None:
        super().__init__(QSize(_LEAST_WIDTH, _HEIGHT), says)
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        self.setMaximumWidth(16777215)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lines, self._target, self._word = tuple(lines), target, target_word
        totals = [0, target, *(total for line in lines for total in line.totals)]
        self._step = step_for(max(totals) - min(totals))
        self._low = math.floor(min(totals) / self._step) * self._step
        self._high = math.ceil(max(totals) / self._step) * self._step

    @property
    def could_grow(self) -> int:
        """How much higher than at least it may be: on a small screen it gives way to what is read and pressed."""
        return self.maximumHeight() - self.minimumHeight()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        values = range(self._low, self._high + 1, self._step)
        left = max(metrics.horizontalAdvance(number(value)) for value in values) + 10
        field = rect.adjusted(left, metrics.height() / 2 + 2, -_MARK, -metrics.height() - 6)
        self._draw_grid(painter, rect, field, metrics)
        self._draw_target(painter, field, metrics)
        for line in reversed(self._lines):
            self._draw_line(painter, field, line)

    @property
    def _rounds(self) -> int:
        return max(1, *(len(line.totals) for line in self._lines))

    def _point(self, field: QRectF, played: int, total: int) -> QPointF:
        across, up = played / self._rounds, (total - self._low) / (self._high - self._low)
        return QPointF(field.left() + across * field.width(), field.bottom() - up * field.height())

    def _draw_grid(self, painter: QPainter, rect: QRectF, field: QRectF, metrics: QFontMetricsF) -> None:
        colours = worn()
        for value in range(self._low, self._high + 1, self._step):
            y = round(self._point(field, 0, value).y()) + 0.5
            painter.setPen(QPen(QColor(colours.rule), 1 if value else 2))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(colours.dim))
            label = QRectF(rect.left(), y - metrics.height() / 2, field.left() - rect.left() - 6, metrics.height())
            painter.drawText(label, Align.AlignRight | Align.AlignVCenter, number(value))
        every = math.ceil(self._rounds / _MOST_NUMBERS)
        for played in range(every, self._rounds + 1, every):
            x = self._point(field, played, 0).x()
            label = QRectF(x - 30, field.bottom() + 5, 60, metrics.height())
            painter.drawText(label, Align.AlignHCenter, number(played))

    def _draw_target(self, painter: QPainter, field: QRectF, metrics: QFontMetricsF) -> None:
        colours = worn()
        y = round(self._point(field, 0, self._target).y()) + 0.5
        pen = QPen(QColor(colours.text), 1.4)
        pen.setDashPattern([2, 3])
        painter.setPen(pen)
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        label = QRectF(field.left() + 6, y + 1, field.width(), metrics.height())
        painter.drawText(label, Align.AlignLeft, self._word)

    def _draw_line(self, painter: QPainter, field: QRectF, line: CourseLine) -> None:
        points = [self._point(field, played, total) for played, total in enumerate((0, *line.totals))]
        colours = worn()
        for colour, width in ((colours.text, 5.0), (line.side.colour, 3.0)):
            pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
            if _DASHES[line.side]:
                pen.setDashPattern([part * 3.0 / width for part in _DASHES[line.side]])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
        for point in points[1:]:
            paint_emblem(painter, QRectF(point.x() - _MARK / 2, point.y() - _MARK / 2, _MARK, _MARK), line.side)


def step_for(span: int) -> int:
    """From one line of a grid to the next: 1, 2 or 5 of a power of ten, so that there are few lines."""
    power = 1
    while True:
        for step in _STEPS:
            if span <= step * power * _MOST_LINES:
                return step * power
        power *= 10
