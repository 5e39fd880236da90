"""The window: menus, and the table, or the welcome before the first match."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import menus

if TYPE_CHECKING:
    # Nothing of this is seen in the first picture.
    from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent
    from PySide6.QtWidgets import QMenu

    from canasta_desktop.ui.former_menu import FormerMatchesLike
    from canasta_desktop.ui.key_map import KeyMap
    from canasta_desktop.ui.window_actions import WindowActions
    from canasta_desktop.wording.sentence import Sentence

MENU_TITLES: Final = (menus.GAME, menus.MOVE, menus.VIEW, menus.SETTINGS, menus.HELP)
"""What stands in the menu bar."""
MENU_KEY: Final = "F10"
"""It opens the first menu, as elsewhere; nothing else can have it."""
_LONGEST_NAME: Final = 60
"""Letters of the name of a file that a menu has room for."""


def entitle(menu: "QMenu", title: "Sentence") -> None:
    """Name a menu in the language that is spoken now."""
    words = translated(title)
    menu.setTitle(words)
    menu.setAccessibleName(words.replace("&", ""))


class MainWindow(QMainWindow):
    """The one window of the program. It asks nothing when it is closed: the journal has everything.

    At first its menus have titles only: what is in them comes with `actions_by_id`.
    """

    recent_chosen = Signal(Path)
    """A file of Open Recent."""
    former_chosen = Signal(Path)
    """The journal of an earlier match."""
    closed = Signal()

    def __init__(
        self, table: QWidget, new_welcome: Callable[[], QWidget], keys: "Callable[[], KeyMap] | None" = None
    ) -> None:
        """`table` and the welcome, made when it is first shown, are shown in turn. `keys` are the player's."""
        super().__init__()
        self._table, self._new_welcome, self._keys = table, new_welcome, keys
        self._match: Sentence | None = None
        self._actions: WindowActions | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(table)
        self.setCentralWidget(self._pages)
        self._bar = [self.menuBar().addMenu("") for _ in MENU_TITLES]
        self._say()

    @property
    def actions_by_id(self) -> "WindowActions":
        """All that can be done by menu or key. With it come the menus, and the veil that dialogs lay over the page."""
        if self._actions is None:
            self._actions = self._furnished()
        return self._actions

    def _furnished(self) -> "WindowActions":
        from PySide6.QtGui import QKeySequence, QShortcut

        from canasta_desktop.ui.action_list import FORMER, RECENT, ActionId
        from canasta_desktop.ui.veil import Veil
        from canasta_desktop.ui.window_actions import WindowActions

        self.veil = Veil(self._pages, self)
        self.veil.setAccessibleName(self.windowTitle())
        self._name_table()
        actions = WindowActions(self, self._keys() if self._keys else None)
        filled = actions.fill(self._bar)
        self._recent, self._former = filled[id(RECENT)], filled[id(FORMER)]
        for empty in (self._recent, self._former):
            empty.setEnabled(False)
        actions[ActionId.FULL_SCREEN].triggered.connect(self._set_full_screen)
        actions[ActionId.FULL_SCREEN].setChecked(self.isFullScreen())
        actions[ActionId.QUIT].triggered.connect(self.close)
        # Alt alone does it by itself.
        QShortcut(QKeySequence(MENU_KEY), self).activated.connect(self._open_menus)
        return actions

    @cached_property
    def _welcome(self) -> QWidget:
        welcome = self._new_welcome()
        self._pages.addWidget(welcome)
        return welcome

    def set_match(self, name: "Sentence | None") -> None:
        """Show the table with a match of this name, or the welcome."""
        self._match = name
        self._pages.setCurrentWidget(self._welcome if name is None else self._table)
        self._say_title()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to what is shown: the table, or the first button of the welcome."""
        page = self._pages.currentWidget()
        assert page is not None
        page.setFocus()

    def set_recent(self, files: Sequence[Path]) -> None:
        """Offer these files in Open Recent."""
        menu = self._recent
        menu.clear()
        for number, file in enumerate(files, 1):
            menu.addAction(self._recent_action(menu, number, file))
        menu.setEnabled(bool(files))

    def offer_former(self, matches: "FormerMatchesLike") -> None:
        """Offer these in Earlier matches, once; they are looked for whenever the menu opens."""
        from canasta_desktop.ui.former_menu import FormerMenu

        former = FormerMenu(matches, self._bar[MENU_TITLES.index(menus.GAME)], self._former)
        former.chosen.connect(self.former_chosen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            if self._actions is not None:
                self._actions.reread_words()
            self._say()
            self._say_title()
        elif event.type() is QEvent.Type.WindowStateChange and self._actions is not None:
            from canasta_desktop.ui.action_list import ActionId

            # The last start or the window manager may have filled the screen.
            self._actions[ActionId.FULL_SCREEN].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: "QKeyEvent") -> None:
        from PySide6.QtCore import Qt

        from canasta_desktop.ui.action_list import ActionId

        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.actions_by_id[ActionId.FULL_SCREEN].trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: "QCloseEvent") -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _say(self) -> None:
        self.menuBar().setAccessibleName(translated(menus.MENU_BAR))
        if self._actions is not None:
            self._name_table()
        for menu, title in zip(self._bar, MENU_TITLES, strict=True):
            entitle(menu, title)

    def _name_table(self) -> None:
        from canasta_desktop.wording.table import THE_TABLE

        self._table.setAccessibleName(translated(THE_TABLE))

    def _say_title(self) -> None:
        title = translated(menus.window_title(self._match))
        for named in (self, self._pages, *([self.veil] if self._actions is not None else [])):
            named.setAccessibleName(title)
        self.setWindowTitle(title)

    def _recent_action(self, menu: "QMenu", number: int, file: Path) -> "QAction":
        from PySide6.QtGui import QAction

        name = _shortened(file.name).replace("&", "&&")
        action = QAction(f"&{number} {name}" if number < 10 else name, menu)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setToolTip(str(file))
        action.setStatusTip(str(file))
        action.triggered.connect(lambda: self.recent_chosen.emit(file))
        return action

    def _open_menus(self) -> None:
        self.menuBar().setActiveAction(self._bar[0].menuAction())

    def _set_full_screen(self, full: bool) -> None:
        from PySide6.QtCore import Qt

        state = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | state if full else self.windowState() & ~state)


def _shortened(name: str) -> str:
    """The name of a file, of a long one its beginning and its end."""
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 20]}\N{HORIZONTAL ELLIPSIS}{name[-19:]}"
