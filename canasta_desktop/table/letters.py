"""How large the letters of the player's system are."""

from typing import Final

from PySide6.QtGui import QFont, QFontInfo

_USUAL_PIXELS: Final = 13
"""The letters for which all sizes of table and dialogs are meant."""


def letters_ratio(font: QFont) -> float:
    """How much larger than usual the letters of a font are; at least 1."""
    return max(1.0, QFontInfo(font).pixelSize() / _USUAL_PIXELS)
