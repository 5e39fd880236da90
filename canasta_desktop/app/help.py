"""The window of the help, with all its pages."""

from typing import TYPE_CHECKING

from canasta_desktop.app.side_window import SideWindow
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from canasta_desktop.ui.help_window import HelpWindow
    from canasta_desktop.wording.help_pages import HelpPage


def all_pages() -> "list[HelpPage]":
    """The pages, in the order of their list."""
    from canasta_desktop.wording import help_pages
    from canasta_desktop.wording.levels import level_page

    return [help_pages.THE_GAME, help_pages.BY_MOUSE, help_pages.KEYS, help_pages.SIGNS, level_page()]


class Help(SideWindow["HelpWindow"]):
    """The help; the list of keys in it is made from the keys that the player has."""

    def __init__(self, keys: KeyMap, window: MainWindow) -> None:
        def new_help(parent: MainWindow) -> "HelpWindow":
            from canasta_desktop.ui.help_window import HelpWindow

            return HelpWindow(all_pages(), keys, parent)

        super().__init__(new_help, window)

    def open_keys(self) -> None:
        """Show the page of keys."""
        from canasta_desktop.wording import help_pages

        self.open().open_page(help_pages.KEYS)
