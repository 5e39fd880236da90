"""Rules with the largest numbers that can be played are shown, and kept as they are."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.limits import LARGEST_NUMBER, MOST_DECKS, MOST_MINIMUMS
from canasta_desktop.engine.presets import options_of, preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.ui.game_choice import first_choice
from canasta_desktop.ui.new_game import NewGameDialog
from tests.ui.accessible import clipped
from tests.ui.conftest import KeptHouseRules
from tests.ui.rule_fields import steps_of

LARGE = replace(
    preset("classic", 4),
    decks=MOST_DECKS,
    natural_canasta=LARGEST_NUMBER,
    red_three_value=LARGEST_NUMBER,
    target=LARGEST_NUMBER,
    initial_meld_minimums=((None, LARGEST_NUMBER), (LARGEST_NUMBER, 5)),
)


def opened(qtbot: QtBot, rules: RuleSet) -> NewGameDialog:
    dialog = NewGameDialog(first_choice(rules), KeptHouseRules())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_the_largest_numbers_are_shown_and_kept(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LARGE)
    assert dialog.target.value() == LARGEST_NUMBER
    assert clipped(dialog) == []
    dialog.open_all_rules()
    rules = dialog.all_rules
    assert rules is not None
    assert {name: rules.rows.form(name) for name in options_of(LARGE)} == options_of(LARGE)
    assert clipped(rules) == []
    rules.use.click()
    assert dialog.choice.rules == LARGE


@pytest.mark.parametrize(("steps", "more"), [(MOST_MINIMUMS - 1, True), (MOST_MINIMUMS, False)])
def test_no_more_steps_are_added_than_can_be_opened_again(qtbot: QtBot, steps: int, more: bool) -> None:
    minimums = ((None, 15), *((score, 50) for score in range(steps - 1)))
    dialog = opened(qtbot, replace(preset("classic", 4), initial_meld_minimums=minimums))
    dialog.open_all_rules()
    assert dialog.all_rules is not None
    assert steps_of(dialog.all_rules).steps.add.isEnabled() == more
