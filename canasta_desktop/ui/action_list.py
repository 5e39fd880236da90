"""The window's actions as data: words, keys, and where they stand in the menus."""

from enum import Enum
from typing import Final

from PySide6.QtGui import QAction, QKeySequence

from canasta_desktop.engine.values import value
from canasta_desktop.wording import menus
from canasta_desktop.wording.sentence import Sentence

Role = QAction.MenuRole
Standard = QKeySequence.StandardKey
Key = str | QKeySequence.StandardKey


class ActionId(Enum):
    """What can be done by menu or key."""

    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save_as"
    SCORE_SHEET = "score_sheet"
    PAUSE = "pause"
    QUIT = "quit"
    DRAW = "draw"
    TAKE = "take"
    LAY_OUT = "lay_out"
    COMMIT = "commit"
    DISCARD = "discard"
    TAKE_BACK = "take_back"
    TAKE_BACK_ALL = "take_back_all"
    ASK = "ask"
    ANSWER_YES = "answer_yes"
    ANSWER_NO = "answer_no"
    PASS = "pass"
    LAY_RED_THREE = "lay_red_three"
    SORT = "sort"
    NEXT_SORT = "next_sort_mode"
    HINT = "hint"
    PEEK = "peek"
    SHOW_AGAIN = "show_again"
    FULL_SCREEN = "full_screen"
    PACE_SLOW = "pace_slow"
    PACE_NORMAL = "pace_normal"
    PACE_FAST = "pace_fast"
    PACE_OFF = "pace_off"
    SORT_RANK = "sort_rank"
    SORT_SUIT = "sort_suit"
    SORT_VALUE = "sort_value"
    SORT_MANUAL = "sort_manual"
    SETTINGS = "settings"
    HELP = "help"
    SHORTCUTS = "shortcuts"
    ABOUT = "about"
    ABOUT_QT = "about_qt"


@value
class ActionSpec:
    """One action."""

    words: Sentence
    keys: tuple[Key, ...] = ()
    """The usual ones; those of the table stand in `table.keys`."""
    at_table: bool = False
    """Its keys are the table's, which acts on them while it has the focus."""
    checkable: bool = False
    role: Role = Role.NoRole
    """Never left to guessing: on macOS a role moves the entry to another menu."""


@value
class MenuSpec:
    """A menu: its entries are actions, menus and None for a line."""

    title: Sentence
    entries: tuple["ActionId | MenuSpec | None", ...] = ()
    one_of: bool = False
    """Its actions exclude one another."""


ACTIONS: Final = {
    ActionId.NEW: ActionSpec(menus.NEW, (Standard.New, "Ctrl+N")),
    ActionId.OPEN: ActionSpec(menus.OPEN, (Standard.Open, "Ctrl+O")),
    ActionId.SAVE: ActionSpec(menus.SAVE, (Standard.Save, "Ctrl+S")),
    ActionId.SAVE_AS: ActionSpec(menus.SAVE_AS, (Standard.SaveAs, "Ctrl+Shift+S")),
    ActionId.SCORE_SHEET: ActionSpec(menus.SCORE_SHEET, ("F9",)),
    ActionId.PAUSE: ActionSpec(menus.PAUSE, ("Ctrl+P",), checkable=True),
    ActionId.QUIT: ActionSpec(menus.QUIT, (Standard.Quit, "Ctrl+Q"), role=Role.QuitRole),
    ActionId.DRAW: ActionSpec(menus.DRAW, at_table=True),
    ActionId.TAKE: ActionSpec(menus.TAKE, at_table=True),
    ActionId.LAY_OUT: ActionSpec(menus.LAY_OUT, at_table=True),
    ActionId.COMMIT: ActionSpec(menus.COMMIT, at_table=True),
    ActionId.DISCARD: ActionSpec(menus.DISCARD, at_table=True),
    ActionId.TAKE_BACK: ActionSpec(menus.TAKE_BACK, at_table=True),
    ActionId.TAKE_BACK_ALL: ActionSpec(menus.TAKE_BACK_ALL, at_table=True),
    ActionId.ASK: ActionSpec(menus.ASK, at_table=True),
    ActionId.ANSWER_YES: ActionSpec(menus.ANSWER_YES, at_table=True),
    ActionId.ANSWER_NO: ActionSpec(menus.ANSWER_NO, at_table=True),
    ActionId.PASS: ActionSpec(menus.PASS, at_table=True),
    ActionId.LAY_RED_THREE: ActionSpec(menus.LAY_RED_THREE, at_table=True),
    ActionId.SORT: ActionSpec(menus.SORT, at_table=True),
    ActionId.NEXT_SORT: ActionSpec(menus.NEXT_SORT, at_table=True),
    ActionId.HINT: ActionSpec(menus.HINT, at_table=True),
    ActionId.PEEK: ActionSpec(menus.PEEK, at_table=True),
    ActionId.SHOW_AGAIN: ActionSpec(menus.SHOW_AGAIN, at_table=True),
    ActionId.FULL_SCREEN: ActionSpec(menus.FULL_SCREEN, (Standard.FullScreen, "F11"), checkable=True),
    ActionId.PACE_SLOW: ActionSpec(menus.PACE_SLOW, checkable=True),
    ActionId.PACE_NORMAL: ActionSpec(menus.PACE_NORMAL, checkable=True),
    ActionId.PACE_FAST: ActionSpec(menus.PACE_FAST, checkable=True),
    ActionId.PACE_OFF: ActionSpec(menus.PACE_OFF, checkable=True),
    ActionId.SORT_RANK: ActionSpec(menus.BY_RANK, checkable=True),
    ActionId.SORT_SUIT: ActionSpec(menus.BY_SUIT, checkable=True),
    ActionId.SORT_VALUE: ActionSpec(menus.BY_VALUE, checkable=True),
    ActionId.SORT_MANUAL: ActionSpec(menus.AS_I_PUT_THEM, checkable=True),
    ActionId.SETTINGS: ActionSpec(menus.PREFERENCES, (Standard.Preferences, "Ctrl+,"), role=Role.PreferencesRole),
    ActionId.HELP: ActionSpec(menus.HANDBOOK, (Standard.HelpContents, "F1")),
    ActionId.SHORTCUTS: ActionSpec(menus.SHORTCUTS),
    ActionId.ABOUT: ActionSpec(menus.ABOUT, role=Role.AboutRole),
    ActionId.ABOUT_QT: ActionSpec(menus.ABOUT_QT, role=Role.AboutQtRole),
}

RECENT: Final = MenuSpec(menus.OPEN_RECENT)
"""Filled with the files opened and saved last."""
FORMER: Final = MenuSpec(menus.EARLIER_MATCHES)
"""Filled with the matches that were on the table before."""
PACE: Final = MenuSpec(
    menus.PACE, (ActionId.PACE_SLOW, ActionId.PACE_NORMAL, ActionId.PACE_FAST, ActionId.PACE_OFF), one_of=True
)
SORT_ORDER: Final = MenuSpec(
    menus.SORT_ORDER,
    (ActionId.SORT_RANK, ActionId.SORT_SUIT, ActionId.SORT_VALUE, ActionId.SORT_MANUAL),
    one_of=True,
)
GAME: Final = MenuSpec(
    menus.GAME,
    (
        ActionId.NEW,
        ActionId.OPEN,
        RECENT,
        FORMER,
        None,
        ActionId.SAVE,
        ActionId.SAVE_AS,
        None,
        ActionId.SCORE_SHEET,
        ActionId.PAUSE,
        None,
        ActionId.QUIT,
    ),
)
MENUS: Final = (
    GAME,
    MenuSpec(
        menus.MOVE,
        (
            ActionId.DRAW,
            ActionId.TAKE,
            ActionId.LAY_OUT,
            ActionId.COMMIT,
            ActionId.DISCARD,
            None,
            ActionId.TAKE_BACK,
            ActionId.TAKE_BACK_ALL,
            None,
            ActionId.ASK,
            ActionId.ANSWER_YES,
            ActionId.ANSWER_NO,
            ActionId.PASS,
            ActionId.LAY_RED_THREE,
            None,
            ActionId.SORT,
            ActionId.NEXT_SORT,
            None,
            ActionId.HINT,
        ),
    ),
    MenuSpec(menus.VIEW, (ActionId.SHOW_AGAIN, ActionId.PEEK, None, ActionId.FULL_SCREEN)),
    MenuSpec(menus.SETTINGS, (PACE, SORT_ORDER, None, ActionId.SETTINGS)),
    MenuSpec(menus.HELP, (ActionId.HELP, ActionId.SHORTCUTS, None, ActionId.ABOUT, ActionId.ABOUT_QT)),
)
