"""The window of settings, with all its pages."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from canasta_desktop.app.manners import Manners
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.keys_page import KeysPage
from canasta_desktop.ui.settings.language_page import LanguagePage
from canasta_desktop.ui.settings.looks_page import LooksLike, LooksPage
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.wording import looks as looks_words
from canasta_desktop.wording import settings_words


def settings_pages(
    settings: SettingsKeeper, keys: KeyMap, languages: Sequence[str], looks: LooksLike, manners: Manners
) -> list[PageSpec]:
    """The pages, in the order of their list. `languages` are those that the program can speak."""
    return [
        PageSpec(looks_words.LOOKS, lambda: LooksPage(settings, looks)),
        *manners.pages(),
        PageSpec(settings_words.LANGUAGE, lambda: LanguagePage(settings, languages)),
        PageSpec(settings_words.KEYS, lambda: KeysPage(keys)),
    ]


class SettingsWindow(QObject):
    """Opens the settings over a window, and gives the keyboard back to the table when they are closed."""

    def __init__(self, pages: Sequence[PageSpec], window: MainWindow) -> None:
        super().__init__(window)
        self._pages, self._window = pages, window
        self.dialog: SettingsDialog | None = None
        """While it is open."""

    def open(self) -> None:
        """Show the settings; those that are open come to the front."""
        if self.dialog is None:
            self.dialog = SettingsDialog(self._pages, self._window)
            self.dialog.finished.connect(self._closed)
            self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self._window.take_focus()
