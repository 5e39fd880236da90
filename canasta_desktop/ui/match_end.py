"""The end of a match: who has won, the scores, and how it came to that."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from canasta_desktop.model.results import MatchResult
from canasta_desktop.table.icons import IconName
from canasta_desktop.ui.anew import RetoldDialog
from canasta_desktop.ui.course_chart import CourseChart, CourseLine
from canasta_desktop.ui.dialog_look import Align, Emblem, Icon, button, dress, fit, label, rule
from canasta_desktop.ui.late_keys import LateKeys
from canasta_desktop.ui.score_rows import total
from canasta_desktop.ui.score_words import ScoreWords
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import match_end, scores

_WIDTH = 640


class AfterMatch(Enum):
    """What the player wants when the window is closed."""

    LOOK = "look"
    PLAY_AGAIN = "play_again"
    NEW_GAME = "new_game"


class MatchEnd(RetoldDialog):
    """Says who has won; `after` is what comes next once it is closed."""

    sheet_asked = Signal()
    """The score sheet of the last round is to be shown."""

    def __init__(self, match: MatchResult, target: int, words: ScoreWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match, self._target, self._words = match, target, words
        self.after = AfterMatch.LOOK
        dress(self)
        self.fill()
        self.late_keys = LateKeys(self)

    def fill(self) -> None:
        """Everything that is in the window."""
        self.setWindowTitle(translated(match_end.END))
        self.setAccessibleName(self.windowTitle())
        box = QVBoxLayout(self)
        box.setContentsMargins(26, 18, 26, 18)
        box.setSpacing(7)
        box.addStrut(_WIDTH)
        box.addLayout(self._head())
        box.addWidget(self._summary())
        box.addSpacing(6)
        box.addLayout(self._scores())
        box.addSpacing(8)
        self.chart = self._chart()
        box.addWidget(self.chart)
        box.addSpacing(12)
        box.addLayout(self._buttons())
        self.play_again.setFocus()
        fit(self)
        fit(self, height=self.sizeHint().height() + self.chart.could_grow)

    def _head(self) -> QHBoxLayout:
        words, winner = self._words, self._match.winner
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(Emblem(words.side_name(winner), words.look_of(winner), size=34))
        row.addWidget(label(words.title(self._match.rounds[-1], self._match), "victory"), 1)
        return row

    def _summary(self) -> QWidget:
        played = match_end.rounds_played(len(self._match.rounds), self._target)
        shown = label(f"{translated(scores.won_by(self._match.margin))} {translated(played)}", "dim")
        shown.setWordWrap(True)
        return shown

    def _scores(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        last = self._match.rounds[-1]
        for line, side in enumerate(self._words.sides):
            name = self._words.side_name(side)
            grid.addWidget(rule(), 2 * line, 0, 1, 5)
            grid.addWidget(Emblem(name, self._words.look_of(side)), 2 * line + 1, 0)
            grid.addWidget(label(name, "head"), 2 * line + 1, 1)
            if not self._words.alone:
                players = [self._words.names[seat] for seat in last.sides[side].seats]
                grid.addWidget(label(translated(match_end.players(players)), "note"), 2 * line + 1, 2)
            if side == self._match.winner:
                grid.addWidget(Icon(IconName.WILD, translated(match_end.WON), "three"), 2 * line + 1, 3)
            grid.addWidget(label(total(self._match.scores[side]), "total", Align.AlignRight), 2 * line + 1, 4)
        grid.addWidget(rule(), 2 * len(self._words.sides), 0, 1, 5)
        return grid

    def _chart(self) -> CourseChart:
        lines, said = [], [translated(match_end.COURSE)]
        for side in self._words.sides:
            totals = tuple(result.sides[side].after for result in self._match.rounds)
            lines.append(CourseLine(self._words.look_of(side), totals))
            words = match_end.course_of(self._words.side_name(side), "; ".join(map(total, totals)))
            said.append(translated(words))
        return CourseChart(". ".join(said), lines, self._target, translated(match_end.TARGET))

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.close_button = button(translated(match_end.CLOSE))
        self.close_button.clicked.connect(self.reject)
        self.sheet = button(translated(match_end.SCORE_SHEET))
        self.sheet.clicked.connect(self.sheet_asked)
        self.new_game = button(translated(match_end.NEW_GAME))
        self.new_game.clicked.connect(lambda: self._go_on(AfterMatch.NEW_GAME))
        self.play_again = button(translated(match_end.PLAY_AGAIN), default=True)
        self.play_again.clicked.connect(lambda: self._go_on(AfterMatch.PLAY_AGAIN))
        row.addWidget(self.close_button)
        row.addWidget(self.sheet)
        row.addStretch(1)
        row.addWidget(self.new_game)
        row.addWidget(self.play_again)
        return row

    def _go_on(self, after: AfterMatch) -> None:
        self.after = after
        self.accept()
