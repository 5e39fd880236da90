"""The dialog of all rules: every option of a rule set, and house rules in files."""

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QMessageBox, QVBoxLayout, QWidget

from canasta_desktop.ui.anew import RetoldDialog
from canasta_desktop.ui.beside_or_below import BesideOrBelow, Row
from canasta_desktop.ui.dialog_look import button, dress, fit, label
from canasta_desktop.ui.file_choice import choose_rules_to_open, choose_rules_to_save
from canasta_desktop.ui.messages import tell
from canasta_desktop.ui.option_rows import OptionRows
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.ui.scrolled_page import ScrolledPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, rules
from canasta_desktop.wording.files import not_opened_sentence
from canasta_desktop.wording.menus import match_name, rules_name
from canasta_desktop.wording.sentence import Sentence

_SIZE = (760, 640)


class HouseRulesLike(Protocol):
    """Reads and writes house rules."""

    @property
    def folder(self) -> Path:
        """Where files are looked for first."""

    def read(self, path: Path) -> RulesDraft | Sentence:
        """The rules of a file, or why they cannot be had."""

    def write(self, path: Path, draft: RulesDraft) -> Sentence | None:
        """Save rules; why that cannot be, then the file is as it was."""


class RulesDialog(RetoldDialog):
    """Changes a `RulesDraft`; `draft` is what was chosen once the dialog was accepted."""

    def __init__(self, draft: RulesDraft, files: HouseRulesLike, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self._files = files
        self.asking: QFileDialog | QMessageBox | None = None
        """What was opened last over this dialog."""
        dress(self)
        self.fill()

    def fill(self) -> None:
        """Everything, as the draft stands."""
        self.setWindowTitle(translated(rules.TITLE))
        self.setAccessibleName(self.windowTitle())
        self.heading = label("", "head")
        self.summary = label("", "note")
        self.summary.setWordWrap(True)
        self.rows = OptionRows(self.draft)
        self.rows.changed.connect(self._change)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 14, 8, 16)
        box.setSpacing(8)
        box.addWidget(self.heading)
        box.addWidget(self.summary)
        box.addWidget(ScrolledPage(self.rows), 1)
        box.addWidget(self._buttons())
        self._comment()
        self.use.setFocus()
        fit(self, *_SIZE)

    def open_rules(self) -> None:
        """Ask for house rules, and take them."""
        self.asking = choose_rules_to_open(self, self._files.folder, self._open)

    def save_rules(self) -> None:
        """Ask for a file, and save these rules there."""
        self.asking = choose_rules_to_save(self, self._files.folder, self._save)

    def _buttons(self) -> QWidget:
        self.open_button = button(translated(rules.OPEN))
        self.open_button.clicked.connect(self.open_rules)
        self.save_button = button(translated(rules.SAVE))
        self.save_button.clicked.connect(self.save_rules)
        self.reset = button("")
        self.reset.clicked.connect(lambda: self._take(RulesDraft(self.draft.preset, self.draft.players)))
        cancel = button(translated(dialogs.CANCEL))
        cancel.clicked.connect(self.reject)
        self.use = button(translated(rules.USE), default=True)
        self.use.clicked.connect(self.accept)
        files = BesideOrBelow(Row(self.open_button), Row(self.save_button), (0, 1))
        return BesideOrBelow(BesideOrBelow(files, Row(self.reset), (0, 1)), Row(cancel, self.use, at_end=True), (1, 0))

    def _change(self, name: str) -> None:
        self.draft = self.draft.with_option(name, self.rows.form(name))
        self._comment()

    def _take(self, draft: RulesDraft) -> None:
        """Show other rules. Raises `ValueError` where a number has no room; then nothing has changed."""
        try:
            self.rows.show_draft(draft)
        except ValueError:
            self.rows.show_draft(self.draft)
            raise
        self.draft = draft
        self._comment()

    def _comment(self) -> None:
        """Say what these rules are, and whether they can be played."""
        draft, playable = self.draft, self.draft.problem is None
        name = match_name(draft.rules) if playable else rules_name(None, draft.players)
        for shown, words in ((self.heading, name), (self.summary, rules.differences(draft.unlike_classic))):
            shown.setText(translated(words))
            shown.setAccessibleName(shown.text())
        self.rows.comment(draft)
        self.use.setEnabled(playable)
        self.save_button.setEnabled(playable)
        self.reset.setText(translated(rules.as_in(draft.preset)))
        self.reset.setAccessibleName(self.reset.text().replace("&", ""))
        self.reset.setEnabled(bool(draft.changes))

    def _open(self, path: Path) -> None:
        found = self._files.read(path)
        if isinstance(found, Sentence):
            self._tell(found)
            return
        try:
            self._take(found)
        except ValueError:
            self._tell(not_opened_sentence(str(path), rules.TOO_LARGE))

    def _save(self, path: Path) -> None:
        problem = self._files.write(path, self.draft)
        if problem is not None:
            self._tell(problem)

    def _tell(self, sentence: Sentence) -> None:
        self.asking = tell(self, dialogs.with_full_stop(sentence))
