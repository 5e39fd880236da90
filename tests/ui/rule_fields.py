"""The fields of the dialog of all rules, by the option."""

from PySide6.QtWidgets import QSpinBox

from canasta_desktop.ui.option_fields import ChoiceField, FlagField, NumberField, StepsField
from canasta_desktop.ui.rules_dialog import RulesDialog


def number_of(dialog: RulesDialog, name: str) -> QSpinBox:
    field = dialog.rows.rows[name].field
    assert isinstance(field, NumberField)
    return field.spin


def flag_of(dialog: RulesDialog, name: str) -> FlagField:
    field = dialog.rows.rows[name].field
    assert isinstance(field, FlagField)
    return field


def choice_of(dialog: RulesDialog, name: str) -> ChoiceField:
    field = dialog.rows.rows[name].field
    assert isinstance(field, ChoiceField)
    return field


def steps_of(dialog: RulesDialog) -> StepsField:
    field = dialog.rows.rows["initial_meld_minimums"].field
    assert isinstance(field, StepsField)
    return field
