"""The score sheet after a round: line by line for both sides, then what comes next."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.ui.anew import RetoldDialog
from canasta_desktop.ui.dialog_look import Align, Emblem, Icon, ProgressBar, button, dress, fit, label, letter, rule
from canasta_desktop.ui.late_keys import LateKeys
from canasta_desktop.ui.score_rows import score_rows, total
from canasta_desktop.ui.score_words import ScoreWords
from canasta_desktop.ui.scrolled_page import ScrolledPage
from canasta_desktop.ui.translation import number, translated
from canasta_desktop.wording import scores

_WIDTH = 668
_COLUMN = 120


class AfterSheet(Enum):
    """What the player wants when the sheet is closed."""

    LOOK = "look"
    NEXT_ROUND = "next_round"


class ScoreSheet(RetoldDialog):
    """The sheet of the last of `results`, and on request the totals of all of them."""

    def __init__(
        self,
        results: Sequence[RoundResult],
        rules: RuleSet,
        words: ScoreWords,
        match: MatchResult | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`match` is given after its last round: then no other comes next."""
        super().__init__(parent)
        self._results, self._result = results, results[-1]
        self._rules, self._words, self._match = rules, words, match
        self._running = False
        self.after = AfterSheet.LOOK
        dress(self)
        self.fill()
        self.late_keys = LateKeys(self)

    def fill(self) -> None:
        """Everything that is on the sheet."""
        words, match = self._words, self._match
        self.setWindowTitle(translated(scores.SCORE_SHEET))
        self.setAccessibleName(self.windowTitle())
        self._pages = QStackedWidget()
        self._pages.setAccessibleName(self.windowTitle())
        self._pages.addWidget(ScrolledPage(self._sheet()))
        self.table = self._all_rounds(self._results)
        self._pages.addWidget(self.table)
        box = QVBoxLayout(self)
        box.setContentsMargins(26, 18, 26, 18)
        box.setSpacing(7)
        box.addStrut(_WIDTH)
        box.addWidget(label(words.title(self._result, match), "title"))
        box.addWidget(_wrapped(words.summary(self._result, match)))
        answers = words.answers(self._result)
        if answers:
            box.addWidget(_wrapped(answers))
        box.addWidget(self._pages, 1)
        box.addSpacing(12)
        box.addLayout(self._buttons())
        self.go_on.setVisible(self._goes_on)
        self.go_on.setFocus()
        fit(self)

    def set_running(self, running: bool) -> None:
        """While another round is played the sheet only shows: nothing is to go on with."""
        self._running = running
        self.go_on.setVisible(self._goes_on)

    @property
    def _goes_on(self) -> bool:
        return self._match is None and not self._running

    def _sheet(self) -> QWidget:
        page = QWidget()
        page.setAccessibleName(translated(scores.THIS_SHEET))
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(7)
        box.addLayout(self._lines())
        box.addSpacing(4)
        box.addLayout(self._progress())
        if self._match is None:
            box.addWidget(_wrapped(self._words.next_round(self._result)))
        box.addStretch(1)
        return page

    def _lines(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        sides = self._words.sides
        for column, side in enumerate(sides, 2):
            grid.setColumnMinimumWidth(column, _COLUMN)
            grid.addLayout(self._head(side), 0, column)
        width = 2 + len(sides)
        grid.addWidget(rule(), 1, 0, 1, width)
        rows = score_rows(self._result, self._rules, sides)
        for line, row in enumerate(rows, 2):
            grid.addWidget(Icon(row.icon, row.what, row.colour), line, 0)
            grid.addWidget(label(row.what), line, 1)
            for column, part in enumerate(row.parts, 2):
                grid.addWidget(label(part, align=Align.AlignRight), line, column)
        grid.addWidget(rule(), len(rows) + 2, 0, 1, width)
        self._add_totals(grid, len(rows) + 3)
        return grid

    def _add_totals(self, grid: QGridLayout, line: int) -> None:
        of = [self._result.sides[side] for side in self._words.sides]
        for words, name, values in (
            (scores.THIS_ROUND, "head", [side.score.total for side in of]),
            (scores.BEFORE, "", [side.before for side in of]),
            (scores.TOTAL, "total", [side.after for side in of]),
        ):
            grid.addWidget(label(translated(words), name), line, 0, 1, 2)
            for column, value in enumerate(values, 2):
                grid.addWidget(label(total(value), name, Align.AlignRight), line, column)
            line += 1

    def _head(self, side: int) -> QHBoxLayout:
        name = self._words.side_name(side)
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(Emblem(name, self._words.look_of(side)))
        head.addSpacing(6)
        head.addWidget(label(name, "head"))
        return head

    def _progress(self) -> QGridLayout:
        """How far each side has come: bars that can be compared, however long the names are."""
        grid = QGridLayout()
        grid.setVerticalSpacing(7)
        grid.setColumnMinimumWidth(0, 48)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(2, 104)
        for line, side in enumerate(self._words.sides):
            result, name = self._result.sides[side], self._words.side_name(side)
            to_go = translated(scores.TO_GO.filled(points=result.to_go) if result.to_go else scores.TARGET_REACHED)
            share = result.after / self._rules.target
            grid.addWidget(label(name), line, 0)
            grid.addWidget(ProgressBar(f"{name}: {to_go}", share, self._words.look_of(side)), line, 1)
            grid.addWidget(label(to_go, "note", Align.AlignRight), line, 2)
        return grid

    def _all_rounds(self, results: Sequence[RoundResult]) -> QTableWidget:
        sides = self._words.sides
        table = QTableWidget(len(results), 1 + 2 * len(sides))
        table.setAccessibleName(translated(scores.ALL_ROUNDS))
        names = [self._words.side_name(side) for side in sides]
        table.setHorizontalHeaderLabels(
            [translated(scores.ROUND_COLUMN), *names, *(f"{name}\n{translated(scores.TOTAL)}" for name in names)]
        )
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        header = table.horizontalHeader()
        letter(header)
        header.setDefaultAlignment(Align.AlignRight | Align.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, result in enumerate(results):
            of = [result.sides[side] for side in sides]
            values = [total(side.score.total) for side in of] + [total(side.after) for side in of]
            for column, text in enumerate([number(result.round_number), *values]):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Align.AlignRight | Align.AlignVCenter)
                table.setItem(row, column, item)
        return table

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        look = button(translated(scores.LOOK_AT_TABLE if self._match is None else scores.BACK))
        look.clicked.connect(self.reject)
        self.all_rounds = button(translated(scores.ALL_ROUNDS))
        self.all_rounds.clicked.connect(self._turn_page)
        self.go_on = button(translated(scores.NEXT_ROUND), default=True)
        self.go_on.clicked.connect(self._go_on)
        row.addWidget(look)
        row.addWidget(self.all_rounds)
        row.addStretch(1)
        row.addWidget(self.go_on)
        return row

    def _turn_page(self) -> None:
        """All rounds, or this one again; the button is named after where it leads."""
        turned = self._pages.currentIndex() == 0
        self._pages.setCurrentIndex(int(turned))
        words = translated(scores.THIS_ROUND if turned else scores.ALL_ROUNDS)
        self.all_rounds.setText(words)
        self.all_rounds.setAccessibleName(words)

    def _go_on(self) -> None:
        self.after = AfterSheet.NEXT_ROUND
        self.accept()


def _wrapped(text: str) -> QWidget:
    words = label(text, "dim")
    words.setWordWrap(True)
    return words
