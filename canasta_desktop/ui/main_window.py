"""The window: menus, and the table, or the welcome before the first match."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from canasta_desktop.ui.action_list import FORMER, GAME, RECENT, ActionId
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.translation import translated
from canasta_desktop.ui.veil import Veil
from canasta_desktop.ui.window_actions import WindowActions
from canasta_desktop.wording import menus
from canasta_desktop.wording.sentence import Sentence
from canasta_desktop.wording.table import THE_TABLE

if TYPE_CHECKING:
    from canasta_desktop.ui.former_menu import FormerMatchesLike


class MainWindow(QMainWindow):
    """The one window of the program. It asks nothing when it is closed: the journal has everything."""

    recent_chosen = Signal(Path)
    """A file of Open Recent."""
    former_chosen = Signal(Path)
    """The journal of an earlier match."""
    closed = Signal()

    def __init__(self, table: QWidget, welcome: QWidget, icon: QIcon, keys: KeyMap | None = None) -> None:
        """`table` and `welcome` are shown in turn; with neither match nor file the welcome. `keys` are the player's."""
        super().__init__()
        self._table = table
        self._match: Sentence | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(welcome)
        self._pages.addWidget(table)
        self.setCentralWidget(self._pages)
        self.veil = Veil(self._pages, self)
        self.setWindowIcon(icon)
        self.actions_by_id = WindowActions(self, keys)
        self._menus = self.actions_by_id.fill(self.menuBar())
        full_screen = self.actions_by_id[ActionId.FULL_SCREEN]
        full_screen.triggered.connect(self._set_full_screen)
        self.actions_by_id[ActionId.QUIT].triggered.connect(self.close)
        self._menus[id(FORMER)].setEnabled(False)
        self.set_recent(())
        self._say()
        self.set_match(None)

    def set_match(self, name: Sentence | None) -> None:
        """Show the table with a match of this name, or the welcome."""
        self._match = name
        self._pages.setCurrentIndex(0 if name is None else 1)
        self._say_title()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to what is shown: the table, or the first button of the welcome."""
        page = self._pages.currentWidget()
        assert page is not None
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_recent(self, files: Sequence[Path]) -> None:
        """Offer these files in Open Recent."""
        menu = self._menus[id(RECENT)]
        menu.clear()
        for number, file in enumerate(files, 1):
            menu.addAction(self._recent_action(menu, number, file))
        menu.setEnabled(bool(files))

    def offer_former(self, matches: "FormerMatchesLike") -> None:
        """Offer these in Earlier matches, once; they are looked for whenever the menu opens."""
        from canasta_desktop.ui.former_menu import FormerMenu

        former = FormerMenu(matches, self._menus[id(GAME)], self._menus[id(FORMER)])
        former.chosen.connect(self.former_chosen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.actions_by_id.reread_words()
            self._say()
            self._say_title()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.actions_by_id[ActionId.FULL_SCREEN].trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _say(self) -> None:
        self._table.setAccessibleName(translated(THE_TABLE))
        self.menuBar().setAccessibleName(translated(menus.MENU_BAR))

    def _say_title(self) -> None:
        title = translated(menus.window_title(self._match))
        for named in (self, self._pages, self.veil):
            named.setAccessibleName(title)
        self.setWindowTitle(title)

    def _recent_action(self, menu: QMenu, number: int, file: Path) -> QAction:
        name = file.name.replace("&", "&&")
        action = QAction(f"&{number} {name}" if number < 10 else name, menu)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setToolTip(str(file))
        action.setStatusTip(str(file))
        action.triggered.connect(lambda: self.recent_chosen.emit(file))
        return action

    def _set_full_screen(self, full: bool) -> None:
        state = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | state if full else self.windowState() & ~state)
