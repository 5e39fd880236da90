"""The windows beside the table: new game, welcome, messages, about."""

from typing import Final

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.wording.cards import number_word
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

NEW_GAME: Final = QT_TRANSLATE_NOOP("NewGame", "New game")
RULES: Final = QT_TRANSLATE_NOOP("NewGame", "Rules")
_CARDS: Final = QT_TRANSLATE_NOOP("NewGame", "{cards} cards, draw {number}, to {target}", "", 2)
_CARDS_DRAW_ONE: Final = "{cards} cards, draw one, to {target}"
_CANASTAS: Final = QT_TRANSLATE_NOOP("NewGame", "{n} canastas to go out", "", 2), "One canasta to go out"
_UPCARD_DOES_NOT_COUNT: Final = QT_TRANSLATE_NOOP("NewGame", "Top card does not count to open")
_FREE_PILE: Final = QT_TRANSLATE_NOOP("NewGame", "Wild cards without limit")
_TOGETHER: Final = {
    2: QT_TRANSLATE_NOOP("NewGame", "each alone"),
    3: QT_TRANSLATE_NOOP("NewGame", "each alone"),
    4: QT_TRANSLATE_NOOP("NewGame", "two and two"),
    6: QT_TRANSLATE_NOOP("NewGame", "three and three"),
}
ALL_RULES: Final = QT_TRANSLATE_NOOP("NewGame", "&All rules…")
PLAYERS: Final = QT_TRANSLATE_NOOP("NewGame", "Players")
PLAYS_HERE: Final = QT_TRANSLATE_NOOP("NewGame", "plays here")
LEVELS: Final = {
    "novice": (
        QT_TRANSLATE_NOOP("NewGame", "Novice"),
        QT_TRANSLATE_NOOP("NewGame", "A beginner: sees its own cards, and not what the others do"),
    ),
    "casual": (
        QT_TRANSLATE_NOOP("NewGame", "Casual"),
        QT_TRANSLATE_NOOP("NewGame", "Plays for fun, and watches what the others take and throw away"),
    ),
    "skilled": (
        QT_TRANSLATE_NOOP("NewGame", "Skilled"),
        QT_TRANSLATE_NOOP("NewGame", "An experienced player, with an eye on the score"),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("NewGame", "Expert"),
        QT_TRANSLATE_NOOP("NewGame", "Takes time to think, and weighs what may come"),
    ),
}
"""The computer players, the weakest first: what each is called, and how it plays."""
LEVEL_NOTE: Final = QT_TRANSLATE_NOOP("NewGame", "{level}: {plays}")
OPTIONS: Final = QT_TRANSLATE_NOOP("NewGame", "Options")
PLAY_TO: Final = QT_TRANSLATE_NOOP("NewGame", "&Play to")
DEAL_NUMBER: Final = QT_TRANSLATE_NOOP("NewGame", "&Deal number")
AT_RANDOM: Final = QT_TRANSLATE_NOOP("NewGame", "at random")
DEAL_NUMBER_TIP: Final = QT_TRANSLATE_NOOP("NewGame", "The same number deals the same cards, on every machine")
KEEP_THESE: Final = QT_TRANSLATE_NOOP("NewGame", "&Use these for the next game too")
CANCEL: Final = QT_TRANSLATE_NOOP("NewGame", "Cancel")
START: Final = QT_TRANSLATE_NOOP("NewGame", "&Start the game")
_NAME_OF: Final = QT_TRANSLATE_NOOP("NewGame", "Name of {role}")
_LEVEL_OF: Final = QT_TRANSLATE_NOOP("NewGame", "How well {name} plays")

DEFAULT_NAMES: Final = (
    QT_TRANSLATE_NOOP("NewGame", "You"),
    QT_TRANSLATE_NOOP("NewGame", "Anna"),
    QT_TRANSLATE_NOOP("NewGame", "Pekka"),
    QT_TRANSLATE_NOOP("NewGame", "Marie"),
    QT_TRANSLATE_NOOP("NewGame", "Jean"),
    QT_TRANSLATE_NOOP("NewGame", "Lovelie"),
)
"""By seat; the person at the table first."""

WELCOME: Final = QT_TRANSLATE_NOOP("Welcome", "Welcome. Everything is ready for a first game.")
PLAY_NOW: Final = QT_TRANSLATE_NOOP("Welcome", "Play now")
CHOOSE_GAME: Final = QT_TRANSLATE_NOOP("Welcome", "Choose a game…")
OPEN_GAME: Final = QT_TRANSLATE_NOOP("Welcome", "Open a saved game…")
LEARN: Final = QT_TRANSLATE_NOOP("Welcome", "Learn to play")
CARDS: Final = QT_TRANSLATE_NOOP("Welcome", "Cards")
TWO_COLOURS: Final = QT_TRANSLATE_NOOP("Welcome", "Two colours")
FOUR_COLOURS: Final = QT_TRANSLATE_NOOP("Welcome", "Four colours")
HIGH_CONTRAST: Final = QT_TRANSLATE_NOOP("Welcome", "High contrast")

OPEN_TITLE: Final = QT_TRANSLATE_NOOP("Messages", "Open a saved game")
SAVE_TITLE: Final = QT_TRANSLATE_NOOP("Messages", "Save the game")
RECORDS: Final = QT_TRANSLATE_NOOP("Messages", "Canasta games (*.canasta)")
ALL_FILES: Final = QT_TRANSLATE_NOOP("Messages", "All files (*)")
CLOSE: Final = QT_TRANSLATE_NOOP("Messages", "Close")
TRY_AGAIN: Final = QT_TRANSLATE_NOOP("Messages", "&Try again")
DEFAULT_FILE: Final = QT_TRANSLATE_NOOP("Messages", "Canasta")
UNEXPECTED: Final = QT_TRANSLATE_NOOP(
    "Messages",
    "Something unexpected went wrong. The game is kept up to the last move: save it, then start the program again.",
)
_PLAYER_FAILED: Final = QT_TRANSLATE_NOOP(
    "Messages",
    "{name} has found no move. The game is kept as it is: try again, or save it and start the program again.",
)
_JOURNAL_FAILED: Final = QT_TRANSLATE_NOOP(
    "Messages", "The moves cannot be written down: {reason}. Play goes on; save the game where there is room."
)
OPEN_TWICE: Final = QT_TRANSLATE_NOOP(
    "Messages",
    "Canasta is open in another window too, and that one keeps its match when it is closed. "
    "What you play in this window is gone when you close it, unless you save it first.",
)
NO_DISPLAY: Final = QT_TRANSLATE_NOOP(
    "Messages", "There is no display to open the window on; neither DISPLAY nor WAYLAND_DISPLAY is set."
)
_DISPLAY_UNREACHABLE: Final = QT_TRANSLATE_NOOP(
    "Messages", "The display ({display}) cannot be reached: nothing answers there, or it does not let you in."
)
_NO_PLATFORM: Final = QT_TRANSLATE_NOOP(
    "Messages", "QT_QPA_PLATFORM asks for “{asked}”, which Qt does not have here. It has: {known}."
)
_FULL_STOP: Final = QT_TRANSLATE_NOOP("Messages", "{sentence}.")

ABOUT: Final = QT_TRANSLATE_NOOP("About", "About Canasta")
ABOUT_WHAT: Final = QT_TRANSLATE_NOOP("About", "The card game canasta, at a table on the screen.")
_ABOUT_VERSION: Final = QT_TRANSLATE_NOOP("About", "Version {version}, with Qt {qt}.")
ABOUT_LICENCE: Final = QT_TRANSLATE_NOOP(
    "About", "Free software under the GNU General Public License, version 3 or later; without any warranty."
)


def preset_notes(name: str, rules: RuleSet) -> tuple[Sentence, Sentence]:
    """Two lines about a preset for some number of players."""
    words = _CARDS.counted(rules.draw_count, _CARDS_DRAW_ONE)
    cards = words.filled(cards=rules.hand_size, number=number_word(rules.draw_count), target=rules.target)
    several, one = _CANASTAS
    more = {"french": _UPCARD_DOES_NOT_COUNT, "thirteen": _FREE_PILE}
    return cards, more.get(name) or several.counted(rules.canastas_to_go_out, one)


def together(players: int) -> Sentence:
    """How many players are on a side."""
    return _TOGETHER[players]


def name_of(role: Sentence) -> Sentence:
    """What the field of a name is for."""
    return _NAME_OF.filled(role=role)


def level_of(name: str) -> Sentence:
    """What the choice of a level is for."""
    return _LEVEL_OF.filled(name=name)


def player_failed(name: str) -> Sentence:
    """A computer player gives no move."""
    return _PLAYER_FAILED.filled(name=name)


def journal_failed(reason: Sentence) -> Sentence:
    """The disk refuses the journal, and why."""
    return _JOURNAL_FAILED.filled(reason=reason)


def display_unreachable(display: str) -> Sentence:
    """There is a display by its name, and no window can be opened on it."""
    return _DISPLAY_UNREACHABLE.filled(display=display)


def no_platform(asked: str, known: str) -> Sentence:
    """Qt was told to use a platform that it does not have; `known` are those that it has."""
    return _NO_PLATFORM.filled(asked=asked, known=known)


def with_full_stop(sentence: Sentence) -> Sentence:
    """A sentence that is written without its full stop, standing alone."""
    return _FULL_STOP.filled(sentence=sentence)


def about_version(version: str, qt: str) -> Sentence:
    """Which version this is."""
    return _ABOUT_VERSION.filled(version=version, qt=qt)
