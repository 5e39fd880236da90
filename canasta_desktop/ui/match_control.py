"""What goes on around the table: matches begun, opened and saved, score sheets, what went wrong."""

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.happening import PlayerFailure
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.results import MatchResult
from canasta_desktop.model.seats import NewMatch
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.texts import ActionName
from canasta_desktop.ui.due_sheet import DueSheet, StillnessLike, last_cards_seen_for
from canasta_desktop.ui.game_choice import GameChoice
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs, scores
from canasta_desktop.wording.files import TABLE_AS_IT_WAS, saved_sentence, system_problem_sentence
from canasta_desktop.wording.menus import match_name
from canasta_desktop.wording.sentence import Sentence

if TYPE_CHECKING:
    # Dialogs are imported when they are first opened: the window is seen so much earlier.
    from PySide6.QtWidgets import QDialog, QMessageBox

    from canasta_desktop.ui.match_end import MatchEnd
    from canasta_desktop.ui.rules_dialog import HouseRulesLike
    from canasta_desktop.ui.score_sheet import ScoreSheet
    from canasta_desktop.ui.score_words import ScoreWords


class MatchFilesLike(Protocol):
    """Opens and saves the match on the table."""

    @property
    def current(self) -> Path | None:
        """The file that the match was opened from or saved in."""

    @property
    def folder(self) -> Path:
        """Where files are looked for first."""

    def begin(self) -> None:
        """Another match is on the table, which has no file."""

    def open(self, path: Path) -> Sentence | None:
        """Put a record on the table; what is wrong with it, then the table is as it was."""

    def save(self, path: Path) -> Sentence | None:
        """Save the match; why it could not be, then the file is as it was."""


class FormerMatchesLike(Protocol):
    """The matches that were on the table before."""

    def take_up(self, path: Path) -> Sentence | None:
        """Put the match of a journal on the table; why that cannot be, then the table is as it was."""


class MemoryLike(Protocol):
    """Remembers what new games begin with."""

    def first_choice(self) -> GameChoice:
        """What the next new game begins with."""

    def remember(self, choice: GameChoice) -> None:
        """Begin the next one with this."""


class MatchControl(QObject):
    """Opens the dialogs of a match and does what was chosen in them.

    Nothing asks whether to abandon the match on the table: its journal keeps it.
    """

    sheet_shown = Signal()
    said = Signal(str, str)
    """Something to stand on the message line of the table for a while: a sentence, and what to know with it."""

    def __init__(
        self,
        session: GameSession,
        window: MainWindow,
        files: MatchFilesLike,
        memory: MemoryLike,
        house_rules: "HouseRulesLike",
        motion: StillnessLike,
        seen_for: Callable[[Pace], int] = last_cards_seen_for,
    ) -> None:
        """`seen_for` tells for how many milliseconds the end of a round is seen before its sheet."""
        super().__init__(window)
        self._session, self._window, self._files = session, window, files
        self._memory, self._house_rules = memory, house_rules
        self._due_sheet = DueSheet(session, motion, seen_for, self)
        self._told_of_the_other = False
        self._sheet: ScoreSheet | None = None
        self._end: MatchEnd | None = None
        self.dialog: QDialog | QMessageBox | None = None
        """The dialog opened last."""
        session.match_changed.connect(self._follow_match)
        session.round_ended.connect(lambda _result: self._due_sheet.expect())
        session.player_failed.connect(self._tell_player_failed)
        session.journal_failed.connect(self.tell_journal_failed)
        self._due_sheet.due.connect(self.show_sheet)

    def play_now(self) -> None:
        """Begin a match with what was remembered, at once."""
        self._begin(self._memory.first_choice())

    def new_game(self) -> None:
        """Ask for a new match, and begin it."""
        from canasta_desktop.ui.new_game import NewGameDialog

        dialog = NewGameDialog(self._memory.first_choice(), self._house_rules, self._window)
        dialog.accepted.connect(lambda: self._chosen(dialog.choice))
        self._show(dialog)

    def open_game(self) -> None:
        """Ask for a record, and put it on the table."""
        from canasta_desktop.ui.file_choice import choose_to_open

        self.dialog = choose_to_open(self._window, self._files.folder, self.open_file)

    def open_file(self, path: Path) -> None:
        """Put a record on the table, or say why not."""
        self._complain(self._files.open(path), TABLE_AS_IT_WAS)

    def take_up(self, former: FormerMatchesLike, path: Path) -> None:
        """Go on with an earlier match, or say why not. It has no file."""
        problem = former.take_up(path)
        if problem is None:
            self._files.begin()
        self._complain(problem)

    def save(self) -> None:
        """Save in the file of the match; where it has none, ask for one."""
        if self._files.current is None:
            self.save_as()
        else:
            self._save(self._files.current)

    def save_as(self) -> None:
        """Ask for a file, and save there."""
        from canasta_desktop.ui.file_choice import SUFFIX, choose_to_save

        usual = self._files.folder / f"{translated(dialogs.DEFAULT_FILE)}.{SUFFIX}"
        self.dialog = choose_to_save(self._window, self._files.current or usual, self._save)

    def perform(self, action: ActionName) -> None:
        """Do what a button of the table asks of the window. The next round never begins before the sheet was seen."""
        match action:
            case ActionName.NEXT_ROUND if not self._due_sheet.expected:
                self._session.next_round()
            case ActionName.NEXT_ROUND | ActionName.SCORE_SHEET:
                self.show_sheet()
            case ActionName.NEW_GAME:
                self.new_game()

    def show_sheet(self) -> None:
        """The score sheet of the last finished round, and what comes next; or that there is none yet.

        After the last round of a match: who has won, and from there the sheet.
        """
        session, rules = self._session, self._session.rules
        if rules is None or self._sheet is not None or self._end is not None:
            return
        if not session.results:
            self.said.emit(translated(scores.NO_ROUND_YET), translated(scores.NO_ROUND_YET_DETAIL))
            return
        self._due_sheet.forget()
        if session.match_result is not None:
            self._show_end(session.match_result, rules)
        else:
            self._show_sheet(rules)
        self.sheet_shown.emit()

    def tell(self, sentence: Sentence, *more: Sentence) -> None:
        """Say that something went wrong, and `more` below it."""
        from canasta_desktop.ui.messages import tell

        self.dialog = tell(self._window, sentence, more=more)

    def tell_journal_failed(self, error: OSError) -> None:
        """Say that the match on the table is not written down, once where another window is the reason."""
        if error.errno != errno.EBUSY:
            self.tell(dialogs.journal_failed(system_problem_sentence(error)))
        elif not self._told_of_the_other:
            self._told_of_the_other = True
            self.tell(dialogs.OPEN_TWICE)

    def _show(self, dialog: "QDialog") -> None:
        dialog.finished.connect(self._back_to_table)
        dialog.finished.connect(dialog.deleteLater)
        self.dialog = dialog
        dialog.open()

    def _show_sheet(self, rules: RuleSet) -> None:
        from canasta_desktop.ui.score_sheet import ScoreSheet

        session = self._session
        sheet = ScoreSheet(session.results, rules, self._score_words(rules), None, self._window)
        sheet.set_running(session.in_round)
        sheet.finished.connect(self._sheet_closed)
        self._sheet = sheet
        self._show(sheet)

    def _score_words(self, rules: RuleSet) -> "ScoreWords":
        from canasta_desktop.ui.score_words import ScoreWords

        session = self._session
        names = [seat.shown_name for seat in session.seats]
        return ScoreWords(session.me, rules.side_of(session.me), rules.sides, names, session.deal_number)

    def _show_end(self, match: MatchResult, rules: RuleSet) -> None:
        from canasta_desktop.ui.match_end import MatchEnd

        end = MatchEnd(match, rules.target, self._score_words(rules), self._window)
        end.sheet_asked.connect(lambda: self._show_last_sheet(match, rules, end))
        end.finished.connect(self._end_closed)
        self._end = end
        self._show(end)

    def _show_last_sheet(self, match: MatchResult, rules: RuleSet, end: "MatchEnd") -> None:
        """The sheet of the last round, over the end of the match, to which it leads back."""
        from canasta_desktop.ui.score_sheet import ScoreSheet

        sheet = ScoreSheet(match.rounds, rules, self._score_words(rules), match, end)
        sheet.finished.connect(sheet.deleteLater)
        self.dialog = sheet
        sheet.open()

    def _end_closed(self) -> None:
        from canasta_desktop.ui.match_end import AfterMatch

        end, self._end = self._end, None
        if end is None:
            return
        if end.after is AfterMatch.NEW_GAME:
            self.new_game()
        elif end.after is AfterMatch.PLAY_AGAIN:
            self._play_again()

    def _play_again(self) -> None:
        """The same players by the same rules, with other cards."""
        rules, seats = self._session.rules, self._session.seats
        if rules is not None:
            self._files.begin()
            self._session.new_match(NewMatch(rules, seats))

    def _back_to_table(self) -> None:
        self._window.take_focus()

    def _chosen(self, choice: GameChoice) -> None:
        if choice.keep:
            self._memory.remember(choice)
        self._begin(choice)

    def _begin(self, choice: GameChoice) -> None:
        self._files.begin()
        self._session.new_match(choice.match)

    def _follow_match(self) -> None:
        rules = self._session.rules
        self._due_sheet.forget()
        self._window.set_match(match_name(rules) if rules else None)

    def _sheet_closed(self) -> None:
        from canasta_desktop.ui.score_sheet import AfterSheet

        sheet, self._sheet = self._sheet, None
        if sheet is None:
            return
        if sheet.after is AfterSheet.NEXT_ROUND:
            self._session.next_round()

    def _save(self, path: Path) -> None:
        problem = self._files.save(path)
        self._complain(problem)
        if problem is None:
            self.said.emit(translated(saved_sentence(path.name)), "")
            # A computer player that failed is given up until the game is saved, then asked once more.
            self._session.think_again()

    def _complain(self, sentence: Sentence | None, *more: Sentence) -> None:
        if sentence is not None:
            self.tell(dialogs.with_full_stop(sentence), *more)

    def _tell_player_failed(self, failure: PlayerFailure) -> None:
        from canasta_desktop.ui.messages import tell

        name = self._session.seats[failure.seat].shown_name
        self.dialog = tell(self._window, dialogs.player_failed(name), self._session.think_again)
