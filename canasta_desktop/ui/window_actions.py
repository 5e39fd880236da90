"""The window's actions as Qt objects, and the menus made of them."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from canasta_desktop.ui.action_list import ACTIONS, MENUS, ActionId, ActionSpec, Key, MenuSpec
from canasta_desktop.ui.translation import translated


class WindowActions(QObject):
    """One `QAction` for each `ActionId`.

    The keys of the table are only shown here: the table handles them while it has the focus.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions = {name: self._new_action(spec) for name, spec in ACTIONS.items()}
        window.addActions(list(self._actions.values()))

    def __getitem__(self, name: ActionId) -> QAction:
        return self._actions[name]

    def fill(self, bar: QMenuBar) -> dict[int, QMenu]:
        """Make the menus; returns them by the `id` of their specification."""
        made: dict[int, QMenu] = {}
        for spec in MENUS:
            menu = bar.addMenu(translated(spec.title))
            self._fill(menu, spec, made)
        return made

    def choose(self, choices: Mapping[ActionId, object], value: object) -> None:
        """Check the one of these actions that stands for this value; none if there is none."""
        for name, of_action in choices.items():
            self._actions[name].setChecked(of_action == value)

    def _new_action(self, spec: ActionSpec) -> QAction:
        action = QAction(translated(spec.words), self._window)
        if spec.at_table:
            # A shortcut of Qt would act in an open menu, too, as long as the table has the focus behind it.
            key = _sequences(spec.keys)[0].toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(f"{action.text()}\t{key}")
        else:
            action.setShortcuts(_sequences(spec.keys))
        action.setMenuRole(spec.role)
        action.setCheckable(spec.checkable)
        action.setAutoRepeat(False)
        return action

    def _fill(self, menu: QMenu, spec: MenuSpec, made: dict[int, QMenu]) -> None:
        made[id(spec)] = menu
        menu.setAccessibleName(translated(spec.title).replace("&", ""))
        menu.menuAction().setMenuRole(QAction.MenuRole.NoRole)
        group = QActionGroup(menu) if spec.one_of else None
        for entry in spec.entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, MenuSpec):
                self._fill(menu.addMenu(translated(entry.title)), entry, made)
            else:
                menu.addAction(self._actions[entry])
                if group is not None:
                    group.addAction(self._actions[entry])


def _sequences(keys: tuple[Key, ...]) -> list[QKeySequence]:
    """The platform's own keys first, each key once; a plain one only where the platform has none."""
    found: list[QKeySequence] = []
    for key in keys:
        sequences = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found += [sequence for sequence in sequences if not sequence.isEmpty() and sequence not in found]
    return found
