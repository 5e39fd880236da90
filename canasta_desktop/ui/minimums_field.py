"""The field for the minimums of the first meld: steps of a score and the points it takes from there on."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from canasta_desktop.engine.limits import LARGEST_NUMBER, MOST_MINIMUMS
from canasta_desktop.ui.dialog_look import Align, button, label, letter
from canasta_desktop.ui.translation import translated
from canasta_desktop.ui.whole_number import WholeNumber
from canasta_desktop.wording import rules

_SCORE_STEP: Final = 500
_POINTS_STEP: Final = 5


class MinimumsField(QWidget):
    """Pairs of "from this score" and minimum; the first holds for all scores below."""

    changed = Signal()

    def __init__(self, largest: int) -> None:
        super().__init__()
        self._largest = largest
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self.scores: list[WholeNumber] = []
        """The scores of all steps but the first."""
        self.points: list[WholeNumber] = []
        self.removers: list[QPushButton] = []
        self.add = button(translated(rules.ADD_STEP))
        self.add.clicked.connect(self._add)

    @property
    def form(self) -> list[list[int | None]]:
        """The steps in the form of files."""
        starts = [None, *(score.value() for score in self.scores)] if self.points else []
        return [[start, points.value()] for start, points in zip(starts, self.points, strict=True)]

    def show_form(self, value: object) -> None:
        """Show these steps, with numbers beyond what can be typed. Raises `ValueError` where there are too many, or a
        number is too large to play with.
        """
        assert isinstance(value, list)
        if len(value) > MOST_MINIMUMS:
            raise ValueError(f"too many: {len(value)}")
        if any(number is not None and number > LARGEST_NUMBER for pair in value for number in pair):
            raise ValueError(f"too large: {value!r}")
        if value != self.form:
            self._build(value)

    def _build(self, steps: list[list[int | None]]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self.add:
                widget.hide()
                widget.deleteLater()
        self.scores, self.points, self.removers = [], [], []
        for line, (start, points) in enumerate(steps):
            self._add_line(line, start, points or 0)
        self._grid.addWidget(self.add, len(steps), 0, 1, 4, Align.AlignLeft)
        self.add.setEnabled(len(steps) < MOST_MINIMUMS)
        self.updateGeometry()

    def _add_line(self, line: int, start: int | None, points: int) -> None:
        self._grid.addWidget(
            label(translated(rules.FROM_START if start is None else rules.FROM_SCORE), "note"), line, 0
        )
        if start is not None:
            score = self._number(start, _SCORE_STEP, translated(rules.FROM_SCORE))
            self.scores.append(score)
            self._grid.addWidget(score, line, 1)
            remove = button(translated(rules.REMOVE_STEP))
            remove.clicked.connect(lambda _checked=False, place=line: self._remove(place))
            self.removers.append(remove)
            self._grid.addWidget(remove, line, 4)
        amount = self._number(points, _POINTS_STEP, translated(rules.POINTS))
        self.points.append(amount)
        self._grid.addWidget(amount, line, 2)
        self._grid.addWidget(label(translated(rules.POINTS), "note"), line, 3)

    def _number(self, value: int, step: int, name: str) -> WholeNumber:
        spin = WholeNumber()
        letter(spin)
        spin.setRange(0, max(self._largest, value))
        spin.setSingleStep(step)
        spin.setValue(value)
        spin.setAccessibleName(name)
        spin.valueChanged.connect(self.changed)
        return spin

    def _add(self) -> None:
        steps = self.form
        start, points = steps[-1]
        later = min(self._largest, (start or 0) + 1500) if len(steps) > 1 else 0
        self._build([*steps, [later, min(self._largest, (points or 0) + 30)]])
        self.scores[-1].setFocus()
        self.changed.emit()

    def _remove(self, line: int) -> None:
        steps = self.form
        self._build([*steps[:line], *steps[line + 1 :]])
        self.add.setFocus()
        self.changed.emit()
