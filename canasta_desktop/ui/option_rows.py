"""The options of a rule set in their groups: each with a line of explanation, what classic has, and what is wrong."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QVBoxLayout, QWidget

from canasta_desktop.ui.dialog_look import Align, label, letter
from canasta_desktop.ui.option_fields import OptionField, option_field
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import rules
from canasta_desktop.wording.sentence import Sentence

_OF_PARTNERS = "ask_partner"
_WIDE = "initial_meld_minimums"
_FIELD_WIDTH = 226
_CLASSIC_WIDTH = 120


class OptionRow(QObject):
    """One option: title and field on a line, the note beneath, and below it why its value cannot be played."""

    def __init__(self, parent: QObject, name: str, value: object) -> None:
        super().__init__(parent)
        self.name = name
        words = rules.OPTIONS[name]
        self.field: OptionField = option_field(name, value)
        self.title = label(translated(words.title))
        self.note = label(translated(words.note), "note")
        self.classic = label("", "differs", Align.AlignRight)
        self.problem = label("", "problem")
        self.problem.hide()
        for part in (self.title, self.classic, self.note, self.problem):
            part.setWordWrap(True)

    def place(self, grid: QGridLayout) -> None:
        """Put the row below what is in the grid."""
        line = grid.rowCount()
        wide = self.name == _WIDE
        grid.addWidget(self.title, line, 0)
        grid.addWidget(self.field, line + (3 if wide else 0), 0 if wide else 1, 1, 3 if wide else 1)
        grid.addWidget(self.classic, line, 1 if wide else 2, 1, 2 if wide else 1)
        grid.addWidget(self.note, line + 1, 0, 1, 3)
        grid.addWidget(self.problem, line + 2, 0, 1, 3)
        grid.setRowMinimumHeight(line + 4, 6)

    def show_usual(self, words: Sentence | None) -> None:
        """Say what the option is in the classic game, where it differs."""
        _say(self.classic, words)

    def show_problem(self, words: Sentence | None) -> None:
        """Say why this cannot be played, or nothing."""
        _say(self.problem, words)
        self.problem.setVisible(words is not None)


class OptionRows(QWidget):
    """All options of a draft; `changed` whenever the player changes one."""

    changed = Signal(str)
    """The name of the option."""

    def __init__(self, draft: RulesDraft) -> None:
        super().__init__()
        self.setAccessibleName(translated(rules.TITLE))
        self.rows: dict[str, OptionRow] = {}
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        for title, names in rules.GROUPS:
            box.addWidget(self._group(translated(title), names, draft))
        self._quiet = False
        self.show_draft(draft)

    def form(self, name: str) -> object:
        """What is chosen for an option."""
        return self.rows[name].field.form

    def show_draft(self, draft: RulesDraft) -> None:
        """Show the values of a draft, and what is to say about them. Raises `ValueError` for too large a number."""
        self._quiet = True
        try:
            for name, value in draft.options.items():
                self.rows[name].field.show_form(value)
        finally:
            self._quiet = False
        self.comment(draft)

    def comment(self, draft: RulesDraft) -> None:
        """Say which values classic has where they differ, and which value cannot be played."""
        classic, problem = RulesDraft("classic", draft.players).usual, draft.problem
        decks = draft.options["decks"]
        for name, row in self.rows.items():
            differs = name in draft.unlike_classic
            row.show_usual(rules.usually("classic", name, classic[name]) if differs else None)
            wrong = problem is not None and problem.option == name
            words = rules.unplayable(problem, draft.players, _number(decks)) if problem and wrong else None
            row.show_problem(words)
        self.rows[_OF_PARTNERS].field.setEnabled(draft.players > 3)

    def _group(self, title: str, names: tuple[str, ...], draft: RulesDraft) -> QGroupBox:
        group = QGroupBox(title)
        group.setAccessibleName(title)
        letter(group, bold=True)
        grid = QGridLayout(group)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(1, _FIELD_WIDTH)
        grid.setColumnMinimumWidth(2, _CLASSIC_WIDTH)
        for name in names:
            row = OptionRow(self, name, draft.options[name])
            row.field.changed.connect(lambda name=name: self._announce(name))
            row.place(grid)
            self.rows[name] = row
        return group

    def _announce(self, name: str) -> None:
        if not self._quiet:
            self.changed.emit(name)


def _say(shown: QLabel, words: Sentence | None) -> None:
    text = translated(words) if words else ""
    shown.setText(text)
    shown.setAccessibleName(text or "\N{EM DASH}")
    shown.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
