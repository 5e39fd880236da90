"""The window's actions as Qt objects, and the menus made of them."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from canasta_desktop.ui.action_list import ACTIONS, MENUS, ActionId, ActionSpec, MenuSpec
from canasta_desktop.ui.key_map import KeyMap, acts_at_table
from canasta_desktop.ui.main_window import entitle
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.sentence import Sentence


class WindowActions(QObject):
    """One `QAction` for each `ActionId`.

    The keys of the table are only shown here: the table handles them while it has the focus.
    """

    def __init__(self, window: QWidget, keys: KeyMap | None = None) -> None:
        """`keys` are the player's, else the usual ones."""
        super().__init__(window)
        self._window = window
        self.keys = keys or KeyMap()
        self._submenus: list[tuple[QMenu, Sentence]] = []
        self._actions = {name: self._new_action(spec) for name, spec in ACTIONS.items()}
        window.addActions(list(self._actions.values()))
        self.keys.changed.connect(self._say)
        self._say()

    def __getitem__(self, name: ActionId) -> QAction:
        return self._actions[name]

    def fill(self, menus: Iterable[QMenu]) -> dict[int, QMenu]:
        """Fill the menus of the bar; returns all that there are then, by the `id` of their specification."""
        made: dict[int, QMenu] = {}
        for menu, spec in zip(menus, MENUS, strict=True):
            self._fill(menu, spec, made)
        self.reread_words()
        return made

    def reread_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self._say()
        for menu, title in self._submenus:
            entitle(menu, title)

    def choose(self, choices: Mapping[ActionId, object], value: object) -> None:
        """Check the one of these actions that stands for this value; none if there is none."""
        for name, of_action in choices.items():
            self._actions[name].setChecked(of_action == value)

    def _new_action(self, spec: ActionSpec) -> QAction:
        action = QAction(self._window)
        action.setMenuRole(spec.role)
        action.setCheckable(spec.checkable)
        action.setAutoRepeat(False)
        return action

    def _say(self) -> None:
        """Words and keys of all actions, as they are at present."""
        for name, action in self._actions.items():
            words, keys = translated(ACTIONS[name].words), self.keys.keys_of(name.value)
            at_table = [key for key in keys if ACTIONS[name].at_table or acts_at_table(key)]
            # A shortcut of Qt would act in an open menu, too, as long as the table has the focus behind it.
            action.setShortcuts([key for key in keys if key not in at_table])
            key = self.keys.shown(name.value)
            action.setText(f"{words}\t{key}" if keys and keys[0] in at_table else words)
            plain = words.replace("&", "")
            action.setToolTip(f"{plain} ({key})" if key else plain)

    def _fill(self, menu: QMenu, spec: MenuSpec, made: dict[int, QMenu]) -> None:
        made[id(spec)] = menu
        menu.menuAction().setMenuRole(QAction.MenuRole.NoRole)
        group = QActionGroup(menu) if spec.one_of else None
        for entry in spec.entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, MenuSpec):
                submenu = menu.addMenu("")
                self._submenus.append((submenu, entry.title))
                self._fill(submenu, entry, made)
            else:
                menu.addAction(self._actions[entry])
                if group is not None:
                    group.addAction(self._actions[entry])
