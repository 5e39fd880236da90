from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QMessageBox,
    QPushButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.presets import PRESETS, options_of, preset
from canasta_desktop.engine.rule_set import OPTIONS, PLAYERS_OFFERED, FirstUpcard
from canasta_desktop.ui.game_choice import first_choice
from canasta_desktop.ui.new_game import NewGameDialog
from canasta_desktop.ui.rules_dialog import RulesDialog
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.wording.sentence import Sentence
from tests.ui.accessible import clipped, nameless
from tests.ui.conftest import KeptHouseRules
from tests.ui.rule_fields import choice_of, flag_of, number_of, steps_of

Open = Callable[[RulesDraft], RulesDialog]


@pytest.fixture
def house_rules() -> KeptHouseRules:
    return KeptHouseRules()


@pytest.fixture
def open_dialog(qtbot: QtBot, house_rules: KeptHouseRules) -> Open:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)

    def shown(draft: RulesDraft) -> RulesDialog:
        dialog = RulesDialog(draft, house_rules)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return shown


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", PLAYERS_OFFERED)
def test_it_shows_every_option_as_it_is(open_dialog: Open, name: str, players: int) -> None:
    dialog = open_dialog(RulesDraft(name, players))
    assert {option: dialog.rows.form(option) for option in OPTIONS} == options_of(preset(name, players))
    assert dialog.draft == RulesDraft(name, players)
    assert nameless(dialog) == []


def test_everything_is_whole(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft("thirteen", 3, {"initial_meld_minimums": [[None, 15], [0, 50], [0, 60]]}))
    assert clipped(dialog) == []


def test_fields_have_letters_as_large_as_their_titles(qtbot: QtBot, house_rules: KeptHouseRules) -> None:
    below = NewGameDialog(first_choice(preset("classic", 4)), house_rules)
    qtbot.addWidget(below)
    below.show()
    below.open_all_rules()
    dialog = below.all_rules
    assert dialog is not None
    size = dialog.rows.rows["decks"].title.fontInfo().pixelSize()
    fields = [*dialog.findChildren(QSpinBox), *dialog.findChildren(QComboBox), *dialog.findChildren(QCheckBox)]
    assert fields
    assert {field.fontInfo().pixelSize() for field in (*fields, *dialog.findChildren(QGroupBox))} == {size}


def test_yes_or_no_says_which_it_is(open_dialog: Open) -> None:
    box = flag_of(open_dialog(RulesDraft()), "discard_to_go_out").box
    assert box.text() == "no"
    box.click()
    assert box.text() == "yes"


def test_each_kind_of_field_changes_its_option(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft())
    number_of(dialog, "go_out_bonus").setValue(250)
    number_of(dialog, "max_wilds").setValue(-1)
    flag_of(dialog, "discard_to_go_out").box.click()
    choice_of(dialog, "first_upcard").choice.setCurrentIndex(2)
    steps_of(dialog).steps.points[1].setValue(60)
    dialog.use.click()
    assert dialog.draft.rules == replace(
        preset("classic", 4),
        go_out_bonus=250,
        max_wilds=None,
        discard_to_go_out=True,
        first_upcard=FirstUpcard.ANY,
        initial_meld_minimums=((None, 15), (0, 60), (1500, 90), (3000, 120)),
    )


def test_steps_of_the_first_meld_come_and_go(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft())
    steps = steps_of(dialog).steps
    steps.add.click()
    assert dialog.draft.options["initial_meld_minimums"] == [[None, 15], [0, 50], [1500, 90], [3000, 120], [4500, 150]]
    steps.removers[1].click()
    assert dialog.draft.options["initial_meld_minimums"] == [[None, 15], [0, 50], [3000, 120], [4500, 150]]
    while steps.removers:
        steps.removers[0].click()
    assert dialog.draft.rules.initial_meld_minimums == ((None, 15),)


def test_it_says_what_classic_has_where_that_differs(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft("french", 4))
    rows = dialog.rows.rows
    assert rows["frozen_before_initial_meld"].classic.text() == "Classic: yes"
    assert rows["hand_size"].classic.text() == ""
    assert dialog.heading.text() == "French, four players"
    number_of(dialog, "hand_size").setValue(12)
    assert rows["hand_size"].classic.text() == "Classic: 11"
    assert dialog.heading.text() == "House rules, four players"
    assert "Cards dealt to each player: 12; First card of the pile: no wild card" in dialog.summary.text()


def test_what_cannot_be_played_is_refused_beside_the_option(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft())
    hand, row = number_of(dialog, "hand_size"), dialog.rows.rows["hand_size"]
    hand.setValue(27)
    assert row.problem.isVisible()
    assert row.problem.text() == "Too many: the decks have 108 cards for four hands and the first card of the pile."
    assert not dialog.use.isEnabled()
    hand.setValue(26)
    assert not row.problem.isVisible()
    assert dialog.use.isEnabled()
    steps_of(dialog).steps.scores[1].setValue(0)
    assert dialog.rows.rows["initial_meld_minimums"].problem.text().startswith("Each score must be higher")
    assert not dialog.use.isEnabled()


def test_all_changes_can_be_taken_back(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft("french", 3, {"hand_size": 9, "target": 700}))
    dialog.reset.click()
    assert dialog.draft == RulesDraft("french", 3)
    assert number_of(dialog, "hand_size").value() == 13
    assert not dialog.reset.isEnabled()


def test_house_rules_are_saved_and_opened(open_dialog: Open, house_rules: KeptHouseRules, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    dialog = open_dialog(RulesDraft())
    number_of(dialog, "canastas_to_go_out").setValue(3)
    house_rules.folder = tmp_path
    dialog.save_button.click()
    asking = dialog.asking
    assert isinstance(asking, QFileDialog)
    asking.selectFile(str(file))
    asking.accept()
    assert house_rules.kept == {file: RulesDraft("classic", 4, {"canastas_to_go_out": 3})}
    file.touch()
    house_rules.kept[file] = RulesDraft("thirteen", 2, {"target": 900})
    dialog.open_button.click()
    asking = dialog.asking
    assert isinstance(asking, QFileDialog)
    asking.selectFile(str(file))
    asking.accept()
    assert dialog.draft == RulesDraft("thirteen", 2, {"target": 900})
    assert number_of(dialog, "draw_count").value() == 2
    assert dialog.heading.text() == "Thirteen cards, two players"


def test_asking_for_a_file_over_the_dialog_leaves_its_buttons_whole(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft())
    dialog.save_button.click()
    asking = dialog.asking
    assert isinstance(asking, QFileDialog)
    buttons = [button for button in asking.findChildren(QPushButton) if button.isVisible()]
    assert len(buttons) >= 2
    assert all(button.sizeHint().width() <= button.width() for button in buttons)
    asking.reject()


def message(dialog: RulesDialog) -> str:
    assert isinstance(dialog.asking, QMessageBox)
    return dialog.asking.text()


def test_what_is_wrong_with_house_rules_is_said_and_nothing_changes(
    open_dialog: Open, house_rules: KeptHouseRules
) -> None:
    dialog = open_dialog(RulesDraft("french", 3))
    house_rules.problem = Sentence("Test", "ours.json cannot be opened: it is empty")
    dialog._open(Path("ours.json"))
    assert message(dialog) == "ours.json cannot be opened: it is empty."
    house_rules.problem = None
    for changes in ({"target": 10**12}, {"initial_meld_minimums": [[None, 15], [10**12, 50]]}):
        house_rules.kept[Path("big.json")] = RulesDraft("classic", 4, changes)
        dialog._open(Path("big.json"))
        assert message(dialog) == "big.json cannot be opened: A number in it is larger than can be played here."
        assert dialog.draft == RulesDraft("french", 3)
        assert {option: dialog.rows.form(option) for option in OPTIONS} == options_of(preset("french", 3))


def test_partners_are_asked_only_where_there_are_some(open_dialog: Open) -> None:
    assert flag_of(open_dialog(RulesDraft("classic", 6)), "ask_partner").isEnabled()
    assert not flag_of(open_dialog(RulesDraft("classic", 3)), "ask_partner").isEnabled()


def test_scrolling_past_a_number_does_not_change_it(open_dialog: Open) -> None:
    dialog = open_dialog(RulesDraft())
    spin = number_of(dialog, "hand_size")
    dialog.use.setFocus()
    turn = QWheelEvent(
        QPointF(5, 5),
        QPointF(spin.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(spin, turn)
    assert spin.value() == 11
