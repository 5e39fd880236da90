"""What is seen first: the window with the table as it was left, or the welcome. All else is built after its paint."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from canasta_desktop import APPLICATION_ID, COMMAND, __version__
from canasta_desktop.app.kept_table import Form, KeptTable, TableKeeper
from canasta_desktop.app.language import Language
from canasta_desktop.app.looks import Looks
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.app.table_journals import TableJournals
from canasta_desktop.resource_files import resource
from canasta_desktop.storage.files import Mark
from canasta_desktop.storage.paths import journal_path, kept_table_path, settings_path
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.first_paint import AfterFirstPaint
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.translation import number
from canasta_desktop.ui.window_place import show_in_place
from canasta_desktop.wording.menus import match_name, named_preset, rules_name

if TYPE_CHECKING:
    # Where the table was kept as it was left, it is seen before the journal is read.
    from canasta_desktop.model.as_left import TableAsLeft
    from canasta_desktop.model.log import LogEntry
    from canasta_desktop.storage.journal import Journal, JournalState, SetAside
    from canasta_desktop.ui.key_map import KeyMap
    from canasta_desktop.ui.table_words import TranslatedWords
    from canasta_desktop.ui.welcome import Welcome

_ANY_NUMBER: Final = 1_234_567
"""As the language writes it, so it writes others."""


def new_application() -> QApplication:
    """Qt, with the program's name and look."""
    # By an argument: `setStyle` answers with an object of Qt whose class alone takes as long as a menu bar.
    application = QApplication([COMMAND, "-style", "Fusion"])
    application.setApplicationName(COMMAND)
    application.setApplicationVersion(__version__)
    application.setOrganizationDomain(".".join(reversed(APPLICATION_ID.split(".")[:-1])))
    application.setDesktopFileName(APPLICATION_ID)
    return application


class Opening:
    """The window and what it shows before anything can be done in it; the `Program` goes on with its parts."""

    def __init__(self, application: QApplication) -> None:
        self.settings = SettingsKeeper(settings_path())
        self.language = Language(application)
        self.language.speak(self.settings.language)
        self.damaged: list[SetAside] = []
        """Journals that could not be read to their end."""
        self.journals = TableJournals(journal_path(), self.damaged.append)
        self.kept_table = TableKeeper(kept_table_path())
        self.looks = Looks(application, self.settings)
        self.log: Callable[[], Sequence[LogEntry]] = tuple
        """Gives what happened in the match on the table."""
        self.scene = TableScene(self.looks.faces, self.looks.theme, QFont(application.font()))
        self.view = TableView(self.scene)
        self.window = MainWindow(self.view, lambda: self.welcome, lambda: self.keys)
        self.looks.show_on(self.scene, self.window.menuBar())
        self.found: tuple[Journal, JournalState] | None = None
        """The match of the journal, for whoever goes on with it."""
        self.problem: OSError | None = None
        """Why the journal could not be read."""
        self.shown = False
        """Whether the window is shown."""
        self._painted = False
        self._shows_kept_table = False

    @cached_property
    def welcome(self) -> "Welcome":
        """What stands in the window before the first match."""
        from canasta_desktop.ui.welcome import Welcome

        welcome = Welcome(self.looks.faces, self.looks.theme)
        self.looks.show_on_welcome(welcome)
        return welcome

    @cached_property
    def keys(self) -> "KeyMap":
        """Which keys do what."""
        from canasta_desktop.ui.key_map import KeyMap

        return KeyMap(self.settings.keys)

    @cached_property
    def words(self) -> "TranslatedWords":
        """Finds what the table says."""
        from canasta_desktop.ui.table_words import TranslatedWords

        return TranslatedWords(self._logged, self.keys)

    def show(self, *, resumes: bool = True) -> None:
        """Show the window, with the match of the journal as it was left if it `resumes`."""
        self.shown = True
        if not resumes or not (self._shows_kept() or self._shows_as_left()):
            self._show_welcome()
        show_in_place(self.window, self.settings.window_place, maximised=self.settings.maximised)

    def furnish(self) -> None:
        """Add what the window has besides its picture: the icon, the decks of others."""
        from PySide6.QtGui import QIcon

        from canasta_desktop.table.decks.library import DeckLibrary

        self.window.setWindowIcon(QIcon(str(resource("icons", f"{APPLICATION_ID}.svg"))))
        self.looks.follow(DeckLibrary())

    def read_journal(self) -> None:
        """Find the match of the journal, unless that was done; where only the kept table told of one, the welcome."""
        if self._shows_kept_table:
            self._shows_kept_table = False
            self._read_journal()
            if self.found is None:
                self._show_welcome()

    def keep_table(self, find: "Callable[[], TableAsLeft | None]") -> None:
        """Keep the table as it is left now, to be shown first at the next start, unless that was done."""
        mark = self.journals.mark
        if mark is None or self.kept_table.holds(self._circumstances(mark)):
            return
        left = find()
        if left is None:
            return
        seen = KeptTable(left.snapshot, self.words.texts(left.snapshot), named_preset(left.rules))
        # A disk that refuses costs the next start a moment, and the player nothing.
        with suppress(OSError):
            self.kept_table.keep(seen, self._circumstances(mark))

    def once_painted(self, do: Callable[[], object]) -> None:
        """Call `do` after the window was first painted, now if it was; before anything reaches table or menus."""

        def painted() -> None:
            self._painted = True
            do()

        if self._painted:
            do()
        else:
            # Nothing else can have the keyboard or be pressed; the welcome only where it is shown.
            shown = vars(self).get("welcome")
            parts = (shown, *shown.buttons) if shown is not None else (self.view, self.view.viewport())
            AfterFirstPaint(self.window, painted, (self.window.menuBar(), *parts))

    def close(self) -> None:
        """Let go of everything."""
        self.looks.close()
        if self.found is not None:
            self.found[0].close()
        self.journals.release()

    def take_down(self) -> None:
        """Let window and table be gone. Whatever Qt tells them then is still answered; where it takes them down itself,
        at the very end, Python answers no longer, and Qt ends in a crash.
        """
        from PySide6.QtCore import QCoreApplication, QEvent

        for one in (self.window, self.scene):
            one.deleteLater()
            QCoreApplication.sendPostedEvents(one, QEvent.Type.DeferredDelete.value)

    def _logged(self) -> "Sequence[LogEntry]":
        return self.log()

    def _show_welcome(self) -> None:
        self.window.set_match(None)
        self.welcome.say_match(match_name(self.settings.first_choice().rules))

    def _circumstances(self, mark: Mark) -> Form:
        """What the table and its words depend on, besides the program itself."""
        kept, language = self.settings, [self.language.spoken, number(_ANY_NUMBER)]
        return [*mark, *language, kept.sort_mode_name, kept.hints, kept.keys]

    def _shows_kept(self) -> bool:
        """Show the table that was kept; False where there is none of this journal."""
        try:
            mark = self.journals.hold()
        except OSError:
            # Whoever reads the journal finds out, and tells.
            return False
        kept = None if mark is None else self.kept_table.read(self._circumstances(mark))
        if kept is None:
            return False
        self.scene.show_table(kept.snapshot, kept.texts)
        self.window.set_match(rules_name(kept.preset, len(kept.snapshot.seats)))
        self._shows_kept_table = True
        return True

    def _read_journal(self) -> None:
        try:
            self.found = self.journals.resume()
        except OSError as error:
            self.problem = error

    def _shows_as_left(self) -> bool:
        """Show the table as the journal tells it; False where there is none, or cards are to be dealt first."""
        from canasta_desktop.model.as_left import table_as_left

        self._read_journal()
        if self.found is None:
            return False
        left = table_as_left(self.found[1], self.settings.sort_mode, offers_hints=self.settings.hints)
        if left is None:
            return False
        self.log = lambda: left.log
        self.scene.show_table(left.snapshot, self.words.texts(left.snapshot))
        self.window.set_match(match_name(left.rules))
        return True
