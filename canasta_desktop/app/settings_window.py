"""The window of settings, with all its pages."""

from collections.abc import Sequence

from canasta_desktop.app.manners import Manners
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.keys_page import KeysPage
from canasta_desktop.ui.settings.language_page import LanguagePage
from canasta_desktop.ui.settings.looks_page import LooksLike, LooksPage
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.ui.settings.players_page import PlayersPage
from canasta_desktop.wording import levels, settings_words
from canasta_desktop.wording import looks as looks_words


def settings_pages(
    settings: SettingsKeeper, keys: KeyMap, languages: Sequence[str], looks: LooksLike, manners: Manners
) -> list[PageSpec]:
    """The pages, in the order of their list. `languages` are those that the program can speak."""
    return [
        PageSpec(looks_words.LOOKS, lambda: LooksPage(settings, looks)),
        PageSpec(levels.PLAYERS, lambda: PlayersPage(settings)),
        *manners.pages(),
        PageSpec(settings_words.LANGUAGE, lambda: LanguagePage(settings, languages)),
        PageSpec(settings_words.KEYS, lambda: KeysPage(keys)),
    ]


def new_settings(pages: Sequence[PageSpec], window: MainWindow) -> SettingsDialog:
    """The settings; they are made anew each time."""
    return SettingsDialog(pages, window)
