"""Fields for the options of a rule set, each taking and giving a value in the form of files."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QWidget

from canasta_desktop.engine.limits import LARGEST_NUMBER
from canasta_desktop.ui.dialog_look import letter
from canasta_desktop.ui.minimums_field import MinimumsField
from canasta_desktop.ui.translation import translated
from canasta_desktop.ui.whole_number import WholeNumber
from canasta_desktop.wording import rules
from canasta_desktop.wording.sentence import Sentence

LARGEST: Final = 999_999
"""As large as a number can be made here; a file may hold larger ones, up to those that can be played."""
_SMALLEST: Final = {"decks": 1, "hand_size": 1, "draw_count": 1, "canasta_size": 3, "target": 1}
_LARGEST: Final = {"decks": 12, "hand_size": 60, "draw_count": 12, "canasta_size": 24}
_FRAME_AND_ARROW: Final = 48
_STEPS: Final = {"target": 500, "natural_canasta": 50, "mixed_canasta": 50, "red_three_value": 50}
_BONUSES: Final = frozenset({"concealed_canasta_bonus", "go_out_bonus", "concealed_out_bonus"})


class OptionField(QWidget):
    """The field of one option."""

    changed = Signal()

    def __init__(self, name: str, field: QWidget) -> None:
        super().__init__()
        self.name = name
        self.field = field
        title = translated(rules.OPTIONS[name].title)
        field.setAccessibleName(title)
        letter(field)
        self.setAccessibleName(title)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(field)
        self.setFocusProxy(field)

    @property
    def form(self) -> object:
        """What is chosen."""
        raise NotImplementedError

    def show_form(self, value: object) -> None:
        """Show this value. Raises `ValueError` where it has no room in the field."""
        raise NotImplementedError


class NumberField(OptionField):
    """A whole number; `none` is the word for no number at all, if that is a value."""

    def __init__(self, name: str, none: Sentence | None = None) -> None:
        self.spin = WholeNumber()
        super().__init__(name, self.spin)
        self._none = none is not None
        smallest = _SMALLEST.get(name, 0)
        self.spin.setRange(smallest - 1 if self._none else smallest, _LARGEST.get(name, LARGEST))
        self.spin.setSingleStep(_STEPS.get(name, 50 if name in _BONUSES else 1))
        if none is not None:
            self.spin.setSpecialValueText(translated(none))
        self.spin.valueChanged.connect(self.changed)

    @property
    def form(self) -> object:
        value = self.spin.value()
        return None if self._none and value == self.spin.minimum() else value

    def show_form(self, value: object) -> None:
        number = self.spin.minimum() if value is None else value
        if not isinstance(number, int):
            raise TypeError(f"no number: {number!r}")
        show_number(self.spin, number)


class FlagField(OptionField):
    """Yes or no."""

    def __init__(self, name: str) -> None:
        self.box = QCheckBox(translated(rules.NO))
        super().__init__(name, self.box)
        self.box.toggled.connect(self._say)
        self.box.toggled.connect(self.changed)

    @property
    def form(self) -> object:
        return self.box.isChecked()

    def show_form(self, value: object) -> None:
        self.box.setChecked(bool(value))

    def _say(self, yes: bool) -> None:
        self.box.setText(translated(rules.YES if yes else rules.NO))


class ChoiceField(OptionField):
    """One of a few values that have names."""

    def __init__(self, name: str, choices: Mapping[str, Sentence]) -> None:
        self.choice = QComboBox()
        super().__init__(name, self.choice)
        for value, words in choices.items():
            self.choice.addItem(translated(words), value)
        # The style's frame and arrow take more than Qt reckons with.
        metrics = self.choice.fontMetrics()
        longest = max(metrics.horizontalAdvance(self.choice.itemText(row)) for row in range(self.choice.count()))
        self.choice.setMinimumWidth(longest + _FRAME_AND_ARROW)
        self.choice.currentIndexChanged.connect(self.changed)

    @property
    def form(self) -> object:
        return self.choice.currentData()

    def show_form(self, value: object) -> None:
        self.choice.setCurrentIndex(self.choice.findData(value))


class StepsField(OptionField):
    """The minimums of the first meld."""

    def __init__(self, name: str) -> None:
        self.steps = MinimumsField(LARGEST)
        super().__init__(name, self.steps)
        self.steps.changed.connect(self.changed)

    @property
    def form(self) -> object:
        return self.steps.form

    def show_form(self, value: object) -> None:
        self.steps.show_form(value)


def option_field(name: str, value: object) -> OptionField:
    """The field for an option, showing this value."""
    field: OptionField
    if name in rules.CHOICES:
        field = ChoiceField(name, rules.CHOICES[name])
    elif name == "initial_meld_minimums":
        field = StepsField(name)
    elif isinstance(value, bool):
        field = FlagField(name)
    else:
        field = NumberField(name, rules.NO_LIMIT if name == "max_wilds" else None)
    field.show_form(value)
    return field


def show_number(spin: QSpinBox, number: int) -> None:
    """Show a number, if need be beyond what can be typed. Raises `ValueError` above `LARGEST_NUMBER`."""
    if number > LARGEST_NUMBER:
        raise ValueError(f"{number} is too large")
    spin.setMaximum(max(spin.maximum(), number))
    spin.setValue(number)
