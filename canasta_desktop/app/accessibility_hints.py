"""What Qt knows of the system's wishes for contrast and movement."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QStyleHints

_held: Final[list[QObject]] = []
"""The objects, and who gave them: PySide lets go of Qt's object with either, and the next who asked would crash."""


def accessibility_of(hints: QStyleHints) -> QObject | None:
    """The object that tells of these wishes, the same for all of a process; None before Qt 6.10."""
    if not hasattr(hints, "accessibility"):
        return None
    found: QObject = hints.accessibility()
    if not any(found is held for held in _held):
        _held.extend((hints, found))
    return found
