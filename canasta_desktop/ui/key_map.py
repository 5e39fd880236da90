"""Which keys do what, as the player has them: at the table and in the window."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from canasta_desktop.engine.values import value
from canasta_desktop.table.keys import KeyCommand, KeyStroke, TableKeys, fixed_binding, stroke_of
from canasta_desktop.ui.key_list import KEY_ROWS, TABLE_BINDINGS

Keys = tuple[QKeySequence, ...]

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_ALT: Final = Qt.KeyboardModifier.AltModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_FIRST_SPECIAL_KEY: Final = 0x01000000
"""Keys below it write a letter, a digit or a sign."""

_FIRST_RARE_KEY: Final = Qt.Key.Key_Help
"""Beyond the function keys: Help, New, Open and the like, and those of media players."""
_NO_STROKE: Final = KeyStroke(Qt.Key.Key_unknown)


class KeyProblemKind(Enum):
    """Why something cannot have a key."""

    RANK = "rank"
    """It finds cards of the hand."""
    MOVE = "move"
    """It moves about the table."""
    MENU = "menu"
    """It opens menus, as F10 does and whatever has Alt."""
    TAKEN = "taken"
    """It does something else."""
    UNKNOWN = "unknown"
    """It is no key that could be told from others."""


@value
class KeyProblem:
    """Why something cannot have a key; `name` is what has it."""

    kind: KeyProblemKind
    name: str = ""


class KeyMap(QObject):
    """The keys of everything that can have some, by name; no key does two things."""

    changed = Signal()

    def __init__(self, stored: Mapping[str, Sequence[str]] | None = None) -> None:
        """`stored` are those that are not the usual ones, as `stored` gives them."""
        super().__init__()
        self.table = TableKeys()
        """Those that act while the table has the keyboard."""
        self._usual = {name: row.usual for name, row in KEY_ROWS.items()}
        self._keys = dict(self._usual)
        self.use(stored or {})

    def keys_of(self, name: str) -> Keys:
        """The keys of something, the one to be shown first; none for what has none, or does not exist."""
        return self._keys.get(name, ())

    def shown(self, name: str) -> str:
        """The first key of something as the platform writes it; empty without one."""
        return next((key.toString(_NATIVE) for key in self.keys_of(name)), "")

    def common_keys(self, name: str) -> Keys:
        """Its keys without those that few keyboards have."""
        return tuple(key for key in self.keys_of(name) if (stroke_of(key) or _NO_STROKE).key < _FIRST_RARE_KEY)

    def shown_all(self, name: str) -> str:
        """Its keys as the platform writes them, without those that few keyboards have."""
        return ", ".join(key.toString(_NATIVE) for key in self.common_keys(name))

    def is_usual(self, name: str) -> bool:
        """Whether something has the keys that it had at first."""
        return self._keys[name] == self._usual[name]

    @property
    def stored(self) -> dict[str, list[str]]:
        """The keys that are not the usual ones, in portable text."""
        unlike = {name: keys for name, keys in self._keys.items() if keys != self._usual[name]}
        return {name: [key.toString(_PORTABLE) for key in keys] for name, keys in unlike.items()}

    def use(self, stored: Mapping[str, Sequence[str]]) -> None:
        """Have these keys and else the usual ones. What cannot be falls back alone."""
        self._take(self._usual | self._sound(stored))

    def problem(self, name: str, key: QKeySequence) -> KeyProblem | None:
        """Why a key cannot be given to something; None where it can."""
        stroke = stroke_of(key)
        if stroke is None:
            return KeyProblem(KeyProblemKind.UNKNOWN)
        kind = _fixed_kind(stroke)
        if kind is not None:
            return KeyProblem(kind)
        return next((KeyProblem(KeyProblemKind.TAKEN, one) for one in self._users(stroke) if one != name), None)

    def give(self, name: str, key: QKeySequence) -> KeyProblem | None:
        """Give something a key in place of its first one; why that cannot be, then nothing has changed."""
        problem = self.problem(name, key)
        if problem is None:
            rest = [other for other in self._keys[name][1:] if other != key]
            self._take(self._keys | {name: (key, *rest)})
        return problem

    def add(self, name: str, key: QKeySequence) -> KeyProblem | None:
        """Give something one more key; why that cannot be, then nothing has changed."""
        problem = self.problem(name, key)
        if problem is None and key not in self._keys[name]:
            self._take(self._keys | {name: (*self._keys[name], key)})
        return problem

    def take_over(self, name: str, key: QKeySequence) -> None:
        """Give something one more key, which something else has had until now."""
        problem = self.problem(name, key)
        if problem is not None and problem.kind is KeyProblemKind.TAKEN:
            stroke = stroke_of(key)
            rest = tuple(other for other in self._keys[problem.name] if stroke_of(other) != stroke)
            self._take(self._keys | {problem.name: rest, name: (*self._keys[name], key)})

    def remove(self, name: str, key: QKeySequence) -> None:
        """Take one of its keys from something."""
        self._take(self._keys | {name: tuple(other for other in self._keys[name] if other != key)})

    def swap(self, name: str, key: QKeySequence) -> None:
        """Give something a key of something else, which gets its first one for it."""
        problem = self.problem(name, key)
        if problem is None or problem.kind is not KeyProblemKind.TAKEN:
            return
        mine, stroke = self._keys[name], stroke_of(key)
        theirs = [mine[:1] if stroke_of(other) == stroke else (other,) for other in self._keys[problem.name]]
        self._take(self._keys | {name: (key, *mine[1:]), problem.name: tuple(key for keys in theirs for key in keys)})

    def reset(self, name: str) -> KeyProblem | None:
        """Give something its usual keys; what has one of them now, then nothing has changed."""
        problems = (self.problem(name, key) for key in self._usual[name])
        taken = next((problem for problem in problems if problem and problem.kind is KeyProblemKind.TAKEN), None)
        if taken is None:
            self._take(self._keys | {name: self._usual[name]})
        return taken

    def reset_all(self) -> None:
        """Give everything its usual keys."""
        self._take(dict(self._usual))

    def _take(self, keys: dict[str, Keys]) -> None:
        changed = keys != self._keys
        self._keys = keys
        self.table.use(
            {
                TABLE_BINDINGS.get(name, name): [key for key in given if name in TABLE_BINDINGS or acts_at_table(key)]
                for name, given in keys.items()
            }
        )
        if changed:
            self.changed.emit()

    def _users(self, stroke: KeyStroke) -> list[str]:
        return [name for name, keys in self._keys.items() if stroke in map(stroke_of, keys)]

    def _sound(self, stored: Mapping[str, Sequence[str]]) -> dict[str, Keys]:
        """Those of the stored keys that can be had, and side by side."""
        sound = {name: keys for name, texts in stored.items() if (keys := self._readable(name, texts)) is not None}
        while True:
            users: dict[KeyStroke | None, set[str]] = {}
            for name, keys in (self._usual | sound).items():
                for key in keys:
                    users.setdefault(stroke_of(key), set()).add(name)
            clashing = {name for names in users.values() if len(names) > 1 for name in names if name in sound}
            if not clashing:
                return sound
            sound = {name: keys for name, keys in sound.items() if name not in clashing}

    def _readable(self, name: str, texts: Sequence[str]) -> Keys | None:
        """The keys that are written so, None where one of them cannot be had."""
        keys = tuple(QKeySequence.fromString(text, _PORTABLE) for text in texts)
        if name not in self._usual:
            return None
        for key in keys:
            stroke = stroke_of(key)
            if stroke is None or (_fixed_kind(stroke) is not None and key not in self._usual[name]):
                return None
        return keys


def acts_at_table(key: QKeySequence) -> bool:
    """Whether a key writes something, so that it may act only while the table has the keyboard."""
    stroke = stroke_of(key)
    return stroke is not None and stroke.key < _FIRST_SPECIAL_KEY and not stroke.modifiers & ~_SHIFT


def _fixed_kind(stroke: KeyStroke) -> KeyProblemKind | None:
    """Why nothing can have this key."""
    fixed = fixed_binding(stroke)
    if fixed is not None:
        return KeyProblemKind.MOVE if isinstance(fixed, KeyCommand) else KeyProblemKind.RANK
    opens_menus = stroke.key == Qt.Key.Key_F10 and not stroke.modifiers
    return KeyProblemKind.MENU if opens_menus or (stroke.modifiers & _ALT and not stroke.modifiers & _CTRL) else None
