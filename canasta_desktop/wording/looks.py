"""The looks of the table: themes, decks, backs, and the page of the settings on which they are chosen."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

LOOKS: Final = QT_TRANSLATE_NOOP("Looks", "Looks")
THEME: Final = QT_TRANSLATE_NOOP("Looks", "&Theme")
THEMES: Final = {
    "": QT_TRANSLATE_NOOP("Looks", "As the system"),
    "light": QT_TRANSLATE_NOOP("Looks", "Light, on green felt"),
    "dark": QT_TRANSLATE_NOOP("Looks", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("Looks", "High contrast"),
}
DECK: Final = QT_TRANSLATE_NOOP("Looks", "&Cards")
OWN_DECKS: Final = {
    "two": QT_TRANSLATE_NOOP("Looks", "Canasta, two colours"),
    "four": QT_TRANSLATE_NOOP("Looks", "Canasta, four colours"),
    "contrast": QT_TRANSLATE_NOOP("Looks", "Canasta, high contrast"),
}
BACK: Final = QT_TRANSLATE_NOOP("Looks", "&Backs")
BACKS: Final = {
    "blue": QT_TRANSLATE_NOOP("Looks", "Blue"),
    "red": QT_TRANSLATE_NOOP("Looks", "Red"),
    "green": QT_TRANSLATE_NOOP("Looks", "Green"),
    "dark": QT_TRANSLATE_NOOP("Looks", "Dark"),
}
USUAL_BACK: Final = QT_TRANSLATE_NOOP("Looks", "As the deck has it")
LETTERS: Final = QT_TRANSLATE_NOOP("Looks", "&Letters of my language on the cards")
LETTERS_NOTE: Final = QT_TRANSLATE_NOOP("Looks", "In French and Haitian Creole 1, V, D, R instead of A, J, Q, K.")
LETTERS_OF_OTHERS: Final = QT_TRANSLATE_NOOP("Looks", "The letters of these cards cannot be changed; ours can.")
FOLDER: Final = QT_TRANSLATE_NOOP("Looks", "More cards &in")
NO_FOLDER: Final = QT_TRANSLATE_NOOP("Looks", "no other folder")
CHOOSE_FOLDER: Final = QT_TRANSLATE_NOOP("Looks", "C&hoose a folder…")
CHOOSE_FOLDER_TITLE: Final = QT_TRANSLATE_NOOP("Looks", "Choose a folder with decks of cards")
DROP_FOLDER: Final = QT_TRANSLATE_NOOP("Looks", "&None")
PREVIEW: Final = QT_TRANSLATE_NOOP("Looks", "How the cards look")
SEARCHING: Final = QT_TRANSLATE_NOOP("Looks", "Looking for the decks on this computer…")
_DECKS_FOUND: Final = QT_TRANSLATE_NOOP("Looks", "{n} decks of other programs can be used.", "", 2)
_DECK_FOUND: Final = "One deck of another program can be used."
NO_DECKS: Final = QT_TRANSLATE_NOOP(
    "Looks", "No decks of other programs were found. Those of KDE's and GNOME's card games can be used."
)
OUR_CREDIT: Final = QT_TRANSLATE_NOOP("Looks", "Drawn for this program; under its licence, GPL 3 or later.")
_CREDIT: Final = QT_TRANSLATE_NOOP("Looks", "{name}, drawn by {author}. Licence: {licence}.")
_CREDIT_AUTHOR: Final = QT_TRANSLATE_NOOP(
    "Looks", "{name}, drawn by {author}. The package that it came in says under which licence."
)
_CREDIT_LICENCE: Final = QT_TRANSLATE_NOOP("Looks", "{name}. Licence: {licence}.")
_CREDIT_NOTHING: Final = QT_TRANSLATE_NOOP(
    "Looks", "{name}. The package that it came in says who drew it, and under which licence."
)
_DECK_LOST: Final = QT_TRANSLATE_NOOP(
    "Looks", "The cards “{name}” can no longer be found or read: ours are shown. Choose others in Settings, Looks."
)
_CHOSEN_LOST: Final = QT_TRANSLATE_NOOP(
    "Looks",
    "The cards that you chose can no longer be found or read: ours are shown. Choose others in Settings, Looks.",
)


def decks_found(number: int) -> Sentence:
    """How many decks of others can be chosen."""
    return _DECKS_FOUND.counted(number, _DECK_FOUND) if number else NO_DECKS


def credit(name: str, author: str, licence: str) -> Sentence:
    """Who drew a deck of another program, and its licence, as far as they are known."""
    if author:
        return (_CREDIT if licence else _CREDIT_AUTHOR).filled(name=name, author=author, licence=licence)
    return (_CREDIT_LICENCE if licence else _CREDIT_NOTHING).filled(name=name, licence=licence)


def deck_lost(name: str) -> Sentence:
    """The deck that was chosen is gone or broken; its name is empty where that is gone with it."""
    return _DECK_LOST.filled(name=name) if name else _CHOSEN_LOST
