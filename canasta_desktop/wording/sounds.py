"""Sounds in the settings, and why none may be heard."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

SOUND: Final = QT_TRANSLATE_NOOP("Sounds", "Sound")
PLAY_SOUNDS: Final = QT_TRANSLATE_NOOP("Sounds", "&Play sounds")
PLAY_SOUNDS_NOTE: Final = QT_TRANSLATE_NOOP(
    "Sounds", "Short and soft ones: for cards that are dealt, drawn and laid, for a canasta, and when it is your turn."
)
VOLUME: Final = QT_TRANSLATE_NOOP("Sounds", "&Volume")
PER_CENT: Final = QT_TRANSLATE_NOOP("Sounds", "{volume} %")
TRY: Final = QT_TRANSLATE_NOOP("Sounds", "&Try")
TRY_NOTE: Final = QT_TRANSLATE_NOOP("Sounds", "Plays a card, a canasta and “your turn” as loud as they will be.")
NO_DEVICE: Final = QT_TRANSLATE_NOOP(
    "Sounds", "No loudspeaker was found. Connect one and try again: the game needs no new start."
)
_NOT_INSTALLED: Final = QT_TRANSLATE_NOOP(
    "Sounds", "Sounds need a part that is not installed. Install it and start the game again: {command}"
)
_LIBRARY_MISSING: Final = QT_TRANSLATE_NOOP(
    "Sounds",
    "The part that plays sounds cannot be loaded. Install what your system says is missing and start the game again: "
    "{problem}",
)


def not_installed(command: str) -> Sentence:
    """The part of Qt that plays sounds is not there; `command` installs it."""
    return _NOT_INSTALLED.filled(command=command)


def library_missing(problem: str) -> Sentence:
    """It is there but does not load; `problem` is what the system says."""
    return _LIBRARY_MISSING.filled(problem=problem)
