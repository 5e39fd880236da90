"""The window of settings: its frame, and the pages of languages and keys."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

TITLE: Final = QT_TRANSLATE_NOOP("Settings", "Settings")
PAGES: Final = QT_TRANSLATE_NOOP("Settings", "Pages of the settings")
RESTORE: Final = QT_TRANSLATE_NOOP("Settings", "&Restore the defaults of this page")

LANGUAGE: Final = QT_TRANSLATE_NOOP("Settings", "Language")
AS_THE_SYSTEM: Final = QT_TRANSLATE_NOOP("Settings", "As the system")
ENDONYMS: Final = {"en": "English", "fi": "suomi", "fr": "français", "ht": "kreyòl ayisyen"}
"""The languages, each called as its speakers call it; never translated."""

KEYS: Final = QT_TRANSLATE_NOOP("Settings", "Keys")
KEYS_ADVICE: Final = QT_TRANSLATE_NOOP(
    "Settings", "Choose a line, then Change, and press the new key. A line can have several keys."
)
ACTION: Final = QT_TRANSLATE_NOOP("Settings", "What it does")
KEY: Final = QT_TRANSLATE_NOOP("Settings", "Key")
AT_THE_TABLE: Final = QT_TRANSLATE_NOOP("Settings", "At the table")
SELECT_ALL: Final = QT_TRANSLATE_NOOP("Settings", "Select all cards of the hand")
INFORMATION: Final = QT_TRANSLATE_NOOP("Settings", "Tell how the round stands")
NEXT_AREA: Final = QT_TRANSLATE_NOOP("Settings", "To the next part of the table")
PREVIOUS_AREA: Final = QT_TRANSLATE_NOOP("Settings", "To the part of the table before")
CHANGE: Final = QT_TRANSLATE_NOOP("Settings", "&Change…")
ADD_KEY: Final = QT_TRANSLATE_NOOP("Settings", "&Add…")
REMOVE_KEY: Final = QT_TRANSLATE_NOOP("Settings", "&Take away")
_TAKE_AWAY: Final = QT_TRANSLATE_NOOP("Settings", "The key {key}")
USUAL_KEY: Final = QT_TRANSLATE_NOOP("Settings", "&Usual key")
NONE: Final = QT_TRANSLATE_NOOP("Settings", "none")
SWAP: Final = QT_TRANSLATE_NOOP("Settings", "&Swap the two")
TAKE_OVER: Final = QT_TRANSLATE_NOOP("Settings", "Use it &here instead")
NEW_KEY: Final = QT_TRANSLATE_NOOP("Settings", "New key")
ONE_MORE_KEY: Final = QT_TRANSLATE_NOOP("Settings", "One more key")
PRESS_A_KEY: Final = QT_TRANSLATE_NOOP("Settings", "Press the new key")
_KEY_NOW: Final = QT_TRANSLATE_NOOP("Settings", "Key now: {key}")
_IS_A_RANK: Final = QT_TRANSLATE_NOOP(
    "Settings", "{key} finds cards of the hand, and keeps doing that. Press another key."
)
_MOVES: Final = QT_TRANSLATE_NOOP("Settings", "{key} moves about the table, and keeps doing that. Press another key.")
_OPENS_MENUS: Final = QT_TRANSLATE_NOOP(
    "Settings", "{key} opens menus, as F10 and all keys with Alt do. Press another key."
)
_TAKEN: Final = QT_TRANSLATE_NOOP(
    "Settings", "{key} already stands for “{action}”. Press another key, or let the two swap their keys."
)
_TAKEN_ELSEWHERE: Final = QT_TRANSLATE_NOOP(
    "Settings", "{key} already stands for “{action}”. Press another key, or use this one here instead of there."
)
_UNKNOWN: Final = QT_TRANSLATE_NOOP("Settings", "This key cannot be told from others. Press another key.")
_USUAL_IS_TAKEN: Final = QT_TRANSLATE_NOOP(
    "Settings", "The usual key stands for “{action}” now. Change that one first, or restore the defaults of this page."
)
_PROBLEMS: Final = {"rank": _IS_A_RANK, "move": _MOVES, "menu": _OPENS_MENUS, "taken": _TAKEN, "unknown": _UNKNOWN}


def key_now(key: Sentence | str) -> Sentence:
    """Which key something has."""
    return _KEY_NOW.filled(key=key)


def take_away(key: str) -> Sentence:
    """Which of the keys of something is taken away."""
    return _TAKE_AWAY.filled(key=key)


def key_problem(kind: str, key: str, action: str, *, adds: bool = False) -> Sentence:
    """Why something cannot have a key; `action` is what has it. If it `adds`, the key would be one more."""
    words = _TAKEN_ELSEWHERE if adds and kind == "taken" else _PROBLEMS[kind]
    return words.filled(key=key, action=action)


def usual_is_taken(action: str) -> Sentence:
    """Why something cannot have its usual key back; `action` is what has it."""
    return _USUAL_IS_TAKEN.filled(action=action)
