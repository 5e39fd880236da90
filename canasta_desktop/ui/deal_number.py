"""The field of a deal number: digits only, empty for a random one."""

from typing import Final

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit

from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs

LARGEST: Final = 2**63 - 1


class DealNumberField(QLineEdit):
    """Takes whole numbers from 0 to `LARGEST` and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.setValidator(_DealNumbers(self))
        self.setPlaceholderText(translated(dialogs.AT_RANDOM))
        self.setToolTip(translated(dialogs.DEAL_NUMBER_TIP))
        self.setMinimumWidth(120)

    @property
    def number(self) -> int | None:
        """The number, or None where the field is empty."""
        return int(self.text()) if self.text() else None


class _DealNumbers(QValidator):
    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        digits = "".join(text.split())
        fits = not digits or (digits.isascii() and digits.isdigit() and int(digits) <= LARGEST)
        state = QValidator.State.Acceptable if fits else QValidator.State.Invalid
        return state, digits, min(position, len(digits))
