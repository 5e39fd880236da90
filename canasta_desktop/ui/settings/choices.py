"""One of several, each with a word on what it means."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton, QVBoxLayout, QWidget

from canasta_desktop.ui.dialog_look import label, letter
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.sentence import Sentence

_NOTE_INDENT = 28

_Value = TypeVar("_Value")


class Choices(QWidget, Generic[_Value]):
    """Radio buttons below one another; `chosen` is called with what a person chooses."""

    def __init__(
        self,
        title: Sentence,
        choices: Mapping[_Value, tuple[Sentence, Sentence | None]],
        chosen: Callable[[_Value], None],
    ) -> None:
        """`choices` gives the words of each value, and what explains it."""
        super().__init__()
        self.setAccessibleName(translated(title))
        self.buttons: dict[_Value, QRadioButton] = {}
        self._group = QButtonGroup(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        for value, (words, note) in choices.items():
            self.buttons[value] = self._button(translated(words), chosen, value)
            box.addWidget(self.buttons[value])
            if note is not None:
                box.addWidget(explanation(translated(note), indent=_NOTE_INDENT))
                self.buttons[value].setAccessibleDescription(translated(note))

    def show_value(self, value: _Value) -> None:
        """Check the button of this value."""
        button = self.buttons[value]
        button.setChecked(True)
        self.setFocusProxy(button)

    def _button(self, words: str, chosen: Callable[[_Value], None], value: _Value) -> QRadioButton:
        button = QRadioButton(words)
        button.setAccessibleName(words.replace("&", ""))
        letter(button)
        self._group.addButton(button)
        button.clicked.connect(lambda: chosen(value))
        return button


def explanation(words: str, *, indent: int = 0) -> QLabel:
    """A few quiet words below what they explain."""
    made = label(words, "note")
    made.setWordWrap(True)
    made.setContentsMargins(indent, 0, 0, 5)
    return made
