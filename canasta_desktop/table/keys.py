"""The keys of the table as data: what each one does while the table has the keyboard's focus.

Actions have usual keys, which the player can change. Their letters leave out those of ranks (A, J, K, Q and the
digits) and W, which find cards in the hand; those and the keys that move about stay as they are.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, RED_THREE, TWO, Kind
from canasta_desktop.engine.values import value
from canasta_desktop.table.texts import ActionName

Key = Qt.Key
_NONE = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CTRL = Qt.KeyboardModifier.ControlModifier


class KeyCommand(Enum):
    """What a key asks for, actions and ranks apart."""

    NEXT_AREA = "next_area"
    PREVIOUS_AREA = "previous_area"
    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    UP = "up"
    DOWN = "down"
    EXTEND_LEFT = "extend_left"
    EXTEND_RIGHT = "extend_right"
    ONE_MORE = "one_more"
    """Select one more card of the focused card's rank."""
    ONE_LESS = "one_less"
    SELECT = "select"
    """What a click does at the focused thing."""
    ENTER = "enter"
    """The default action at the focused thing."""
    SELECT_ALL = "select_all"
    ESCAPE = "escape"
    """Put back what is dragged; else close what is open; else select nothing."""
    COMMIT = "commit"
    TAKE_BACK = "take_back"
    TAKE_BACK_ALL = "take_back_all"
    SORT = "sort"
    NEXT_SORT_MODE = "next_sort_mode"
    INFORMATION = "information"
    HINT = "hint"
    PEEK = "peek"
    """Look through the discard pile."""
    SHOW_AGAIN = "show_again"
    """Show the last turns again."""


Binding = KeyCommand | ActionName | str
"""What a key asks for; a text is the name of something that the window does."""


@value
class KeyStroke:
    """A key with its modifiers; those of a keypad or of a locked keyboard never count."""

    key: Qt.Key
    modifiers: Qt.KeyboardModifier = _NONE


FIXED_KEYS: Final[Mapping[KeyStroke, KeyCommand]] = {
    KeyStroke(Key.Key_Tab): KeyCommand.NEXT_AREA,
    KeyStroke(Key.Key_Backtab, _SHIFT): KeyCommand.PREVIOUS_AREA,
    KeyStroke(Key.Key_Tab, _SHIFT): KeyCommand.PREVIOUS_AREA,
    KeyStroke(Key.Key_Left): KeyCommand.LEFT,
    KeyStroke(Key.Key_Right): KeyCommand.RIGHT,
    KeyStroke(Key.Key_Home): KeyCommand.FIRST,
    KeyStroke(Key.Key_End): KeyCommand.LAST,
    KeyStroke(Key.Key_Up): KeyCommand.UP,
    KeyStroke(Key.Key_Down): KeyCommand.DOWN,
    KeyStroke(Key.Key_Left, _SHIFT): KeyCommand.EXTEND_LEFT,
    KeyStroke(Key.Key_Right, _SHIFT): KeyCommand.EXTEND_RIGHT,
    KeyStroke(Key.Key_Space): KeyCommand.SELECT,
    KeyStroke(Key.Key_Return): KeyCommand.ENTER,
    KeyStroke(Key.Key_Enter): KeyCommand.ENTER,
    KeyStroke(Key.Key_Escape): KeyCommand.ESCAPE,
}
"""What moves about the table; the same for everybody."""

USUAL_KEYS: Final[Mapping[Binding, tuple[str, ...]]] = {
    ActionName.DRAW: ("D",),
    ActionName.TAKE: ("T",),
    ActionName.LAY_OUT: ("M",),
    KeyCommand.COMMIT: ("C",),
    ActionName.DISCARD: ("X", "Del"),
    KeyCommand.TAKE_BACK: ("Backspace", "Ctrl+Z"),
    KeyCommand.TAKE_BACK_ALL: ("Shift+Backspace",),
    ActionName.ASK: ("G",),
    ActionName.ANSWER_YES: ("Y",),
    ActionName.ANSWER_NO: ("N",),
    ActionName.PASS: ("E",),
    ActionName.LAY_RED_THREE: ("R",),
    KeyCommand.SORT: ("S",),
    KeyCommand.NEXT_SORT_MODE: ("Shift+S",),
    KeyCommand.HINT: ("H",),
    KeyCommand.PEEK: ("P",),
    KeyCommand.SHOW_AGAIN: ("L",),
    KeyCommand.INFORMATION: ("I",),
    KeyCommand.SELECT_ALL: ("Ctrl+A",),
    KeyCommand.NEXT_AREA: ("F6",),
    KeyCommand.PREVIOUS_AREA: ("Shift+F6",),
}
"""In Qt's portable text, the one that is shown first."""

ANY_SHIFT_KEYS: Final[Mapping[Qt.Key, KeyCommand]] = {
    Key.Key_Plus: KeyCommand.ONE_MORE,
    Key.Key_Minus: KeyCommand.ONE_LESS,
}
"""Signs that some keyboards write with Shift and others without."""

RANK_KEYS: Final[Mapping[Qt.Key, tuple[Kind, ...]]] = {
    Key.Key_A: (Kind(0),),
    Key.Key_K: (Kind(1),),
    Key.Key_Q: (Kind(2),),
    Key.Key_J: (Kind(3),),
    Key.Key_0: (Kind(4),),
    Key.Key_9: (Kind(5),),
    Key.Key_8: (Kind(6),),
    Key.Key_7: (Kind(7),),
    Key.Key_6: (Kind(8),),
    Key.Key_5: (Kind(9),),
    Key.Key_4: (Kind(10),),
    Key.Key_3: (BLACK_THREE, RED_THREE),
    Key.Key_2: (TWO,),
    Key.Key_W: (TWO, JOKER_KIND),
}
"""Which cards of the hand a key finds; 0 stands for ten, W for wild cards."""

LETTER_KEYS: Final[Mapping[str, Mapping[int, tuple[Kind, ...]]]] = {
    "en": {Key.Key_1: (Kind(0),)},
    "fi": {Key.Key_1: (Kind(0),), Key.Key_Adiaeresis: (Kind(0),), Key.Key_R: (Kind(2),)},
    "fr": {Key.Key_1: (Kind(0),), Key.Key_R: (Kind(1),), Key.Key_D: (Kind(2),), Key.Key_V: (Kind(3),)},
    "ht": {Key.Key_1: (Kind(0),), Key.Key_R: (Kind(1),), Key.Key_D: (Kind(2),), Key.Key_V: (Kind(3),)},
}
"""Besides them, by language: the letters of its indices and names, such as R for roi, where they do nothing else.

With Shift they find the same, so that D finds a dame although it draws a card.
"""

DONE_ELSEWHERE: Final = (KeyCommand.PEEK, KeyCommand.SHOW_AGAIN)
"""What the table only asks for."""

REPEATING: Final = frozenset(
    {
        KeyCommand.NEXT_AREA,
        KeyCommand.PREVIOUS_AREA,
        KeyCommand.LEFT,
        KeyCommand.RIGHT,
        KeyCommand.UP,
        KeyCommand.DOWN,
        KeyCommand.EXTEND_LEFT,
        KeyCommand.EXTEND_RIGHT,
    }
)
"""What goes on while its key is held; everything else happens once."""

_COUNTING = _SHIFT | _CTRL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def counting(modifiers: Qt.KeyboardModifier) -> Qt.KeyboardModifier:
    """The modifiers that a person holds on purpose."""
    return modifiers & _COUNTING


def command_name(binding: Binding) -> str:
    """What a command or an action is called in menus and settings."""
    return binding if isinstance(binding, str) else binding.value


def stroke_of(sequence: QKeySequence) -> KeyStroke | None:
    """The key of a sequence of one key; None where it is none, or several."""
    if sequence.count() != 1:
        return None
    combination = sequence[0]  # type: ignore[index]  # the stubs do not know it
    if combination.key() in (Key.Key_unknown, 0):
        return None
    return KeyStroke(combination.key(), counting(combination.keyboardModifiers()))


def fixed_binding(stroke: KeyStroke) -> KeyCommand | tuple[Kind, ...] | None:
    """What a key asks for that nobody can change: to move about, or cards of these kinds."""
    if stroke in FIXED_KEYS:
        return FIXED_KEYS[stroke]
    if stroke.modifiers & ~_SHIFT:
        return None
    if stroke.key in ANY_SHIFT_KEYS:
        return ANY_SHIFT_KEYS[stroke.key]
    digit = Key.Key_0 <= stroke.key <= Key.Key_9
    return RANK_KEYS.get(stroke.key) if digit or not stroke.modifiers else None


class TableKeys:
    """The keys as they are at present."""

    def __init__(self) -> None:
        self._bound: dict[KeyStroke, Binding] = {}
        self.use({binding: list(map(QKeySequence, keys)) for binding, keys in USUAL_KEYS.items()})

    def use(self, keys: Mapping[Binding, Iterable[QKeySequence]]) -> None:
        """Let these keys do these things, and no others; the fixed ones stay."""
        strokes = ((stroke_of(key), binding) for binding, given in keys.items() for key in given)
        self._bound = {stroke: binding for stroke, binding in strokes if stroke is not None}

    def binding_of(self, key: int, modifiers: Qt.KeyboardModifier) -> Binding | tuple[Kind, ...] | None:
        """What a key asks for: a command, an action, or cards of these kinds; None when it means nothing here."""
        stroke = KeyStroke(Qt.Key(key), counting(modifiers))
        bound = fixed_binding(stroke) or self._bound.get(stroke)
        return _found_by_letter(stroke) if bound is None else bound


def _found_by_letter(stroke: KeyStroke) -> tuple[Kind, ...] | None:
    """The cards that a letter finds in the language that is spoken."""
    letters = LETTER_KEYS.get(QLocale().name()[:2], LETTER_KEYS["en"])
    return None if stroke.modifiers & ~_SHIFT else letters.get(stroke.key)
