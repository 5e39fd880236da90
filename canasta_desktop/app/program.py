"""The program with its window: who knows whom. Built once the window was painted: `opening` has what it shows first."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from canasta_desktop import __version__
from canasta_desktop.app.endings import SignalWatch, UnexpectedErrors
from canasta_desktop.app.first_looks import FirstLooks
from canasta_desktop.app.former_matches import FormerMatches
from canasta_desktop.app.help import Help
from canasta_desktop.app.house_rule_files import HouseRuleFiles
from canasta_desktop.app.manners import Manners
from canasta_desktop.app.match_files import MatchFiles
from canasta_desktop.app.opening import Opening
from canasta_desktop.app.side_window import SideWindow
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.worker_thinker import WorkerThinker
from canasta_desktop.storage.journal import SetAside
from canasta_desktop.storage.paths import settings_path
from canasta_desktop.table.accessible.access import TableAccess
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.motion.motion import Motion, Present
from canasta_desktop.table.scene import TableScene
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.match_control import MatchControl
from canasta_desktop.ui.spoken_words import SpokenWords
from canasta_desktop.ui.table_actions import TableActions
from canasta_desktop.ui.table_menu import TableMenu
from canasta_desktop.ui.window_place import place_text
from canasta_desktop.wording import dialogs
from canasta_desktop.wording.files import (
    journal_set_aside_sentence,
    not_saved_sentence,
    settings_set_aside_sentence,
)

if TYPE_CHECKING:
    # What stands beside the table is imported when it is first opened: the window is seen so much earlier.
    from canasta_desktop.ui.settings.dialog import SettingsDialog


class Program:
    """Everything of one run, from the settings to the window."""

    def __init__(self, application: QApplication, opening: Opening | None = None) -> None:
        """`opening` is what was seen first, left out: none as yet."""
        self._application, self._ended = application, False
        self._opening = opening = opening or Opening(application)
        opening.furnish()
        self.settings, self.language, self.looks, self.keys = (
            opening.settings,
            opening.language,
            opening.looks,
            opening.keys,
        )
        self.journals, self.view, self.welcome, self.window = (
            opening.journals,
            opening.view,
            opening.welcome,
            opening.window,
        )
        self.thinker = WorkerThinker(deadline=self.settings.think_ms)
        self.journals.told = self._tell_damaged_journal
        self.session = GameSession(self.thinker, begin_journal=self.journals.begin)
        self.session.set_pace(self.settings.pace)
        self.session.sort(self.settings.sort_mode)
        opening.log = lambda: self.session.log
        self.controller = TableController(self.session, self.view, opening.words, self._new_motion, self.keys.table)
        self.access = TableAccess(self.session, self.view, self.controller, SpokenWords(opening.words))
        self.files = MatchFiles(self.session, self.settings)
        self.former = FormerMatches(self.session, self.journals)
        self.control = MatchControl(self.session, self.window, self.files, self.settings, HouseRuleFiles(), self.motion)
        self.table_menu = TableMenu(self.view, self.session, self.controller)
        self.table_actions = TableActions(self.window.actions_by_id, self.session)
        self.manners = Manners(self.settings, application.styleHints())
        self.manners.keep(self.session, self.controller, self.motion)
        self.settings_window = SideWindow(self._new_settings, self.window)
        self.help = Help(self.keys, self.window)
        self.looks.deck_lost.connect(self.control.tell)
        self._connect_session()
        self._connect_window()
        self._signals = SignalWatch(self.window.close)
        self._errors = UnexpectedErrors(lambda: self.control.tell(dialogs.UNEXPECTED))

    def begin(self, file: Path | None) -> None:
        """Go on in the window, shown now if it is not yet: with this record, the match of the journal, or neither."""
        if not self._opening.shown:
            self._opening.show(resumes=file is None)
        if file is not None:
            self.control.open_file(file)
        else:
            self._resume()
        if self.settings.set_aside is not None:
            sentence = settings_set_aside_sentence(str(self.settings.set_aside))
            self.control.tell(dialogs.with_full_stop(sentence))
        self._opening.once_painted(self._start_players)

    def end(self) -> None:
        """Let go of everything; the match is in its journal."""
        self._ended = True
        try:
            self._keep_table()
        finally:
            self._let_go()

    def _let_go(self) -> None:
        self._errors.stop()
        self._signals.stop()
        self.motion.finish()
        self.manners.sounds.close()
        self._opening.close()
        self.session.close()

    def _new_settings(self, window: MainWindow) -> "SettingsDialog":
        from canasta_desktop.app.settings_window import new_settings, settings_pages

        pages = settings_pages(self.settings, self.keys, self.language.offered, self.looks, self.manners)
        return new_settings(pages, window)

    def _show_about(self) -> None:
        from canasta_desktop.ui.about import show_about

        show_about(self.window, __version__)

    def _new_motion(self, scene: TableScene, present: Present) -> Motion:
        self.motion = Motion(scene, present, parent=scene)
        return self.motion

    def _start_players(self) -> None:
        # The program may have been closed before it was seen.
        if not self._ended:
            self.thinker.start()
            self.manners.sounds.prepare()
            self._keep_table()

    def _keep_table(self) -> None:
        self._opening.keep_table(lambda: self.session.as_left(self.settings.sort_mode))

    def _resume(self) -> None:
        opening = self._opening
        opening.read_journal()
        for aside in opening.damaged:
            self._tell_damaged_journal(aside)
        if opening.problem is not None:
            self._go_on_unwritten(opening.problem)
        if opening.found is not None:
            journal, state = opening.found
            opening.found = None
            self.session.resume(state, journal)

    def _go_on_unwritten(self, problem: OSError) -> None:
        """Put a match on the table that can be read, though not written on; the session tells why, once it is there."""
        state = self._opening.journals.read(problem)
        if state is None:
            self.control.tell_journal_failed(problem)
        else:
            self.session.resume(state)

    def _connect_session(self) -> None:
        session, settings = self.session, self.settings
        session.pace_changed.connect(settings.keep_pace)
        session.sort_mode_changed.connect(settings.keep_sort_mode)
        settings.think_ms_changed.connect(self.thinker.set_deadline)
        settings.hints_changed.connect(session.offer_hints)
        session.offer_hints(settings.hints)
        settings.language_changed.connect(self.language.speak)
        settings.keys_changed.connect(self.keys.use)
        self.keys.changed.connect(lambda: settings.keep_keys(self.keys.stored))
        self.keys.changed.connect(self.controller.reread_words)
        settings.failed.connect(self._tell_unsaved_settings)
        settings.recent_files_changed.connect(self._show_recent)

    def _connect_window(self) -> None:
        window, control, actions = self.window, self.control, self.window.actions_by_id
        actions[ActionId.NEW].triggered.connect(control.new_game)
        actions[ActionId.OPEN].triggered.connect(control.open_game)
        actions[ActionId.SAVE].triggered.connect(control.save)
        actions[ActionId.SAVE_AS].triggered.connect(control.save_as)
        actions[ActionId.SCORE_SHEET].triggered.connect(control.show_sheet)
        actions[ActionId.SHOW_AGAIN].triggered.connect(self.controller.show_again)
        actions[ActionId.PEEK].triggered.connect(self.controller.look_through_pile)
        actions[ActionId.SETTINGS].triggered.connect(self.settings_window.open)
        actions[ActionId.HELP].triggered.connect(self.help.open)
        actions[ActionId.SHORTCUTS].triggered.connect(self.help.open_keys)
        actions[ActionId.ABOUT].triggered.connect(self._show_about)
        actions[ActionId.ABOUT_QT].triggered.connect(self._application.aboutQt)
        window.recent_chosen.connect(control.open_file)
        window.offer_former(self.former)
        window.former_chosen.connect(lambda path: control.take_up(self.former, path))
        window.closed.connect(self._leave)
        self.controller.keyboard.command_asked.connect(lambda name: actions[ActionId(name)].trigger())
        self.controller.window_asked.connect(control.perform)
        control.said.connect(self.controller.notices.tell)
        self.welcome.play_now.connect(control.play_now)
        self.welcome.choose_game.connect(control.new_game)
        self.welcome.open_game.connect(control.open_game)
        self.welcome.learn.connect(self.help.open)
        self.welcome.offer(FirstLooks(self.settings, self.language, self.looks))
        self._show_recent()

    def _show_recent(self) -> None:
        self.window.set_recent(self.settings.recent_files)

    def _tell_damaged_journal(self, aside: SetAside) -> None:
        sentence = journal_set_aside_sentence(str(aside.path), partly_read=aside.partly_read)
        self.control.tell(dialogs.with_full_stop(sentence))

    def _tell_unsaved_settings(self, error: OSError) -> None:
        self.control.tell(dialogs.with_full_stop(not_saved_sentence(str(settings_path()), error)))

    def _leave(self) -> None:
        self.settings.keep_window(place_text(self.window), maximised=self.window.isMaximized())
        self._application.quit()
