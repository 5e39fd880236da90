"""Everything that can have keys, as data: what is in the menus, and what only the table does."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QGuiApplication, QKeySequence

from canasta_desktop.engine.values import value
from canasta_desktop.table.keys import USUAL_KEYS, Binding, KeyCommand, command_name
from canasta_desktop.ui.action_list import ACTIONS, MENUS, ActionId, Key, MenuSpec
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import settings_words
from canasta_desktop.wording.sentence import Sentence

TABLE_BINDINGS: Final[dict[str, Binding]] = {command_name(binding): binding for binding in USUAL_KEYS}
"""What the table does itself, by name."""


@value
class KeyRow:
    """One thing that can have keys."""

    name: str
    words: Sentence
    keys: tuple[Key, ...]

    @property
    def usual(self) -> tuple[QKeySequence, ...]:
        """The platform's own keys first, each key once; a plain one only where the platform has none."""
        found: list[QKeySequence] = []
        for key in self.keys:
            found += [sequence for sequence in _sequences(key) if not sequence.isEmpty() and sequence not in found]
        return tuple(found)


def _sequences(key: Key) -> list[QKeySequence]:
    if isinstance(key, str):
        return [QKeySequence(key)]
    # Without an application Qt would crash instead of knowing no platform.
    return QKeySequence.keyBindings(key) if QGuiApplication.instance() is not None else []


def _row(action: ActionId) -> KeyRow:
    spec, binding = ACTIONS[action], TABLE_BINDINGS.get(action.value)
    return KeyRow(action.value, spec.words, spec.keys if binding is None else USUAL_KEYS[binding])


def _actions_in(menu: MenuSpec) -> Iterator[ActionId]:
    for entry in menu.entries:
        if isinstance(entry, MenuSpec):
            yield from _actions_in(entry)
        elif entry is not None:
            yield entry


_TABLE_ONLY: Final = {
    KeyCommand.SELECT_ALL: settings_words.SELECT_ALL,
    KeyCommand.INFORMATION: settings_words.INFORMATION,
    KeyCommand.NEXT_AREA: settings_words.NEXT_AREA,
    KeyCommand.PREVIOUS_AREA: settings_words.PREVIOUS_AREA,
}
KEY_GROUPS: Final = (
    *((menu.title, tuple(map(_row, _actions_in(menu)))) for menu in MENUS),
    (
        settings_words.AT_THE_TABLE,
        tuple(KeyRow(command.value, words, USUAL_KEYS[command]) for command, words in _TABLE_ONLY.items()),
    ),
)
"""Title and rows of each group, in the order in which they are shown."""
KEY_ROWS: Final = {row.name: row for _, rows in KEY_GROUPS for row in rows}


def action_words(name: str) -> str:
    """What something that can have keys is called, without the marks of a menu."""
    return translated(KEY_ROWS[name].words).replace("&", "").removesuffix("\N{HORIZONTAL ELLIPSIS}")
