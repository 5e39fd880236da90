from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.presets import PRESETS, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.model.seats import LEVELS, NewMatch, SeatPlayer
from canasta_desktop.ui import player_rows
from canasta_desktop.ui.deal_number import LARGEST, DealNumberField
from canasta_desktop.ui.game_choice import GameChoice, first_choice
from canasta_desktop.ui.new_game import NewGameDialog
from tests.model.tables import CLASSIC
from tests.ui.accessible import clipped, nameless
from tests.ui.conftest import KeptHouseRules
from tests.ui.rule_fields import number_of


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(first_choice(CLASSIC), KeptHouseRules())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_it_begins_with_what_is_usual(dialog: NewGameDialog) -> None:
    seats = (("You", "human"), ("Anna", "casual"), ("Pekka", LEVELS[-1]), ("Marie", "casual"))
    others = (SeatPlayer("Jean", LEVELS[-1]), SeatPlayer("Lovelie", "casual"))
    assert dialog.choice == GameChoice(CLASSIC, tuple(SeatPlayer(*seat) for seat in seats), others=others)


def test_it_begins_with_what_was_kept(qtbot: QtBot) -> None:
    kept = first_choice(CLASSIC, "Kaisa", ["", "Ville"], ["casual", "a stranger"])
    dialog = NewGameDialog(kept, KeptHouseRules())
    qtbot.addWidget(dialog)
    seats = (("Kaisa", "human"), ("Anna", "casual"), ("Ville", LEVELS[-1]), ("Marie", "casual"))
    assert dialog.choice.seats == tuple(SeatPlayer(*seat) for seat in seats)


def test_what_is_filled_in_is_the_match(dialog: NewGameDialog) -> None:
    dialog.names[0].setText("  Kaisa \t Maria ")
    dialog.levels[0].setCurrentIndex(0)
    dialog.target.setValue(2500)
    QTest.keyClicks(dialog.deal_number, "12345")
    dialog.keep.setChecked(False)
    choice = dialog.choice
    assert choice.match == NewMatch(replace(CLASSIC, target=2500), choice.seats, 12345)
    assert choice.seats[0].name == "Kaisa Maria"
    assert [seat.player for seat in choice.seats] == ["human", "novice", LEVELS[-1], "casual"]
    assert not choice.keep


def test_every_level_has_a_label_that_names_it(dialog: NewGameDialog) -> None:
    labels = {shown.buddy(): shown.text() for shown in dialog.findChildren(QLabel)}
    assert [labels[level] for level in dialog.levels[:3]] == ["Opponent", "Partner", "Opponent"]


def test_every_level_says_how_it_plays(dialog: NewGameDialog) -> None:
    level = dialog.levels[0]
    said = []
    for number in range(level.count()):
        level.setCurrentIndex(number)
        assert level.toolTip() == level.accessibleDescription()
        said.append(level.toolTip())
    assert len({*said, ""}) == len(LEVELS) + 1


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_level_is_offered_as_soon_as_it_can_be_chosen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(player_rows, "LEVELS", (*(known for known in LEVELS if known != level), level))
    dialog = NewGameDialog(first_choice(CLASSIC), KeptHouseRules())
    qtbot.addWidget(dialog)
    last = dialog.levels[0].count() - 1
    assert dialog.levels[0].itemText(last) == level.capitalize()
    assert dialog.levels[0].itemData(last) == level


def test_what_the_chosen_level_does_can_be_read_below(dialog: NewGameDialog) -> None:
    assert dialog.rows.note.text().startswith("Expert: ")
    QTest.keyClick(dialog.levels[0], Qt.Key.Key_Up)
    assert dialog.rows.note.text() == f"Novice: {dialog.levels[0].toolTip()}"


def levels_of(dialog: NewGameDialog) -> list[str]:
    return [seat.player for seat in dialog.choice.seats[1:]]


def test_the_usual_level_follows_who_is_partner(dialog: NewGameDialog) -> None:
    best = LEVELS[-1]
    choose(dialog, players=3)
    assert levels_of(dialog) == ["casual", "casual"]
    assert dialog.rows.note.text().startswith("Casual: ")
    choose(dialog, players=6)
    assert levels_of(dialog) == ["casual", best, "casual", best, "casual"]
    assert dialog.rows.note.text().startswith(f"{best.capitalize()}: ")


def test_a_chosen_level_stays_whoever_is_partner(dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog.levels[1], Qt.Key.Key_Home)
    choose(dialog, players=3)
    assert levels_of(dialog) == ["casual", "novice"]
    choose(dialog, players=4)
    assert levels_of(dialog) == ["casual", "novice", "casual"]


def test_an_empty_name_is_the_one_from_before(dialog: NewGameDialog) -> None:
    dialog.names[1].setText("   ")
    assert dialog.choice.seats[1].name == "Anna"


def test_enter_starts_and_escape_leaves(dialog: NewGameDialog) -> None:
    results: list[int] = []
    dialog.finished.connect(results.append)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert results == [QDialog.DialogCode.Accepted.value, QDialog.DialogCode.Rejected.value]


@pytest.mark.parametrize("typed", ["-1", "1.5", "abc", str(LARGEST + 1), "\N{ARABIC-INDIC DIGIT ONE}"])
def test_what_is_no_deal_number_cannot_be_typed(qtbot: QtBot, typed: str) -> None:
    field = DealNumberField()
    qtbot.addWidget(field)
    field.insert(typed)
    assert field.number is None


@pytest.mark.parametrize("typed", ["0", "007", str(LARGEST)])
def test_deal_numbers_go_from_nothing_to_the_largest(qtbot: QtBot, typed: str) -> None:
    field = DealNumberField()
    qtbot.addWidget(field)
    field.insert(typed)
    assert field.number == int(typed)


def test_everything_is_named_and_whole(dialog: NewGameDialog) -> None:
    assert nameless(dialog) == []
    assert clipped(dialog) == []


def test_it_is_whole_with_a_font_twice_as_large(qtbot: QtBot, large_font: None) -> None:
    dialog = NewGameDialog(first_choice(CLASSIC), KeptHouseRules())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.names[0].fontInfo().pixelSize() > 25
    assert clipped(dialog) == []


def choose(dialog: NewGameDialog, preset: str = "classic", players: int = 4) -> None:
    dialog.presets.cards[list(PRESETS).index(preset)].click()
    dialog.players.cards[PLAYERS_OFFERED.index(players)].click()


def names_shown(dialog: NewGameDialog) -> int:
    return sum(field.isVisible() for field in dialog.names)


@pytest.mark.parametrize("preset_name", PRESETS)
@pytest.mark.parametrize("players", PLAYERS_OFFERED)
def test_each_set_for_each_number_of_players_can_be_chosen(
    qtbot: QtBot, dialog: NewGameDialog, preset_name: str, players: int
) -> None:
    choose(dialog, preset_name, players)
    choice = dialog.choice
    assert (choice.rules, choice.preset) == (preset(preset_name, players), preset_name)
    assert len(choice.seats) == names_shown(dialog) == players
    assert dialog.target.value() == choice.rules.target
    assert dialog.ask.isVisible() == (players > 3)
    assert nameless(dialog) == []
    qtbot.waitUntil(lambda: clipped(dialog) == [])


def test_names_stay_with_their_seats_when_fewer_play(dialog: NewGameDialog) -> None:
    dialog.names[3].setText("Ville")
    choose(dialog, players=2)
    choose(dialog, players=6)
    assert [seat.name for seat in dialog.choice.seats] == ["You", "Anna", "Pekka", "Ville", "Jean", "Lovelie"]


def test_what_was_changed_stays_for_another_number_of_players_and_goes_with_another_set(dialog: NewGameDialog) -> None:
    dialog.target.setValue(2500)
    choose(dialog, players=3)
    assert dialog.choice.rules == replace(preset("classic", 3), target=2500)
    choose(dialog, "french", 3)
    assert dialog.choice.rules == preset("french", 3)


def test_it_says_in_what_the_rules_differ_from_classic(dialog: NewGameDialog) -> None:
    assert dialog.summary.text() == "The classic game, with nothing changed"
    choose(dialog, "thirteen")
    assert dialog.summary.text().startswith("Differs from classic in: Cards dealt to each player: 13; Cards drawn")


def test_rules_that_cannot_be_played_are_not_started(qtbot: QtBot) -> None:
    dialog = NewGameDialog(first_choice(replace(CLASSIC, hand_size=26)), KeptHouseRules())
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog, players=3)
    assert dialog.start.isEnabled()
    choose(dialog, players=4)
    assert dialog.start.isEnabled()
    choose(dialog, players=6)
    dialog.take(dialog.draft.with_option("decks", 2))
    assert dialog.problem.isVisible()
    assert "the decks have 108 cards for six hands" in dialog.problem.text()
    assert not dialog.start.isEnabled()
    choose(dialog, players=2)
    assert not dialog.problem.isVisible()
    assert dialog.start.isEnabled()


def test_what_is_chosen_among_all_rules_is_played(dialog: NewGameDialog, qtbot: QtBot) -> None:
    choose(dialog, "french")
    dialog.more.click()
    everything = dialog.all_rules
    assert everything is not None
    number_of(everything, "canasta_size").setValue(6)
    everything.use.click()
    assert dialog.choice.rules == replace(preset("french", 4), canasta_size=6)
    assert dialog.choice.preset == "french"
    dialog.more.click()
    assert dialog.all_rules is not None
    number_of(dialog.all_rules, "canasta_size").setValue(5)
    dialog.all_rules.reject()
    assert dialog.choice.rules.canasta_size == 6
