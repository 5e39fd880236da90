"""The keys of the table as data: what each one does while the table has the keyboard's focus.

Letters of actions leave out those of ranks (A, J, K, Q and the digits) and W, which find cards in the hand.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, RED_THREE, TWO, Kind
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


Binding = KeyCommand | ActionName


@dataclass(frozen=True, slots=True)
class KeyStroke:
    """A key with its modifiers; those of a keypad or of a locked keyboard never count."""

    key: Qt.Key
    modifiers: Qt.KeyboardModifier = _NONE


KEYS: Final[Mapping[KeyStroke, Binding]] = {
    KeyStroke(Key.Key_Tab): KeyCommand.NEXT_AREA,
    KeyStroke(Key.Key_F6): KeyCommand.NEXT_AREA,
    KeyStroke(Key.Key_Backtab, _SHIFT): KeyCommand.PREVIOUS_AREA,
    KeyStroke(Key.Key_Tab, _SHIFT): KeyCommand.PREVIOUS_AREA,
    KeyStroke(Key.Key_F6, _SHIFT): KeyCommand.PREVIOUS_AREA,
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
    KeyStroke(Key.Key_A, _CTRL): KeyCommand.SELECT_ALL,
    KeyStroke(Key.Key_Escape): KeyCommand.ESCAPE,
    KeyStroke(Key.Key_D): ActionName.DRAW,
    KeyStroke(Key.Key_T): ActionName.TAKE,
    KeyStroke(Key.Key_M): ActionName.LAY_OUT,
    KeyStroke(Key.Key_X): ActionName.DISCARD,
    KeyStroke(Key.Key_Delete): ActionName.DISCARD,
    KeyStroke(Key.Key_C): KeyCommand.COMMIT,
    KeyStroke(Key.Key_G): ActionName.ASK,
    KeyStroke(Key.Key_Y): ActionName.ANSWER_YES,
    KeyStroke(Key.Key_N): ActionName.ANSWER_NO,
    KeyStroke(Key.Key_E): ActionName.PASS,
    KeyStroke(Key.Key_R): ActionName.LAY_RED_THREE,
    KeyStroke(Key.Key_Backspace): KeyCommand.TAKE_BACK,
    KeyStroke(Key.Key_Z, _CTRL): KeyCommand.TAKE_BACK,
    KeyStroke(Key.Key_Backspace, _SHIFT): KeyCommand.TAKE_BACK_ALL,
    KeyStroke(Key.Key_S): KeyCommand.SORT,
    KeyStroke(Key.Key_S, _SHIFT): KeyCommand.NEXT_SORT_MODE,
    KeyStroke(Key.Key_I): KeyCommand.INFORMATION,
    KeyStroke(Key.Key_H): KeyCommand.HINT,
    KeyStroke(Key.Key_P): KeyCommand.PEEK,
    KeyStroke(Key.Key_L): KeyCommand.SHOW_AGAIN,
}

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

DONE_ELSEWHERE: Final = (KeyCommand.HINT, KeyCommand.PEEK, KeyCommand.SHOW_AGAIN)
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


def binding_of(key: int, modifiers: Qt.KeyboardModifier) -> Binding | tuple[Kind, ...] | None:
    """What a key asks for: a command, an action, or cards of these kinds; None when it means nothing here."""
    held = counting(modifiers)
    stroke = KeyStroke(Qt.Key(key), held)
    if stroke in KEYS:
        return KEYS[stroke]
    if held & ~_SHIFT:
        return None
    if stroke.key in ANY_SHIFT_KEYS:
        return ANY_SHIFT_KEYS[stroke.key]
    digit = Key.Key_0 <= stroke.key <= Key.Key_9
    return RANK_KEYS.get(stroke.key) if digit or not held else None


def key_of(action: ActionName) -> str:
    """The letter that stands for an action on its button; empty for one without a key at the table."""
    strokes = (stroke.key.name for stroke, binding in KEYS.items() if binding is action)
    return next(strokes, "").removeprefix("Key_")
