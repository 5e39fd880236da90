from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.ui.deal_number import LARGEST, DealNumberField
from canasta_desktop.ui.new_game import GameChoice, NewGameDialog, first_choice
from tests.model.tables import CLASSIC
from tests.ui.accessible import clipped, nameless


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(first_choice(CLASSIC))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_it_begins_with_what_is_usual(dialog: NewGameDialog) -> None:
    seats = (("You", "human"), ("Anna", "novice"), ("Pekka", "novice"), ("Marie", "novice"))
    assert dialog.choice == GameChoice(CLASSIC, tuple(SeatPlayer(*seat) for seat in seats))


def test_it_begins_with_what_was_kept(qtbot: QtBot) -> None:
    kept = first_choice(CLASSIC, "Kaisa", ["", "Ville"], ["casual", "a stranger"])
    dialog = NewGameDialog(kept)
    qtbot.addWidget(dialog)
    seats = (("Kaisa", "human"), ("Anna", "casual"), ("Ville", "novice"), ("Marie", "novice"))
    assert dialog.choice.seats == tuple(SeatPlayer(*seat) for seat in seats)


def test_what_is_filled_in_is_the_match(dialog: NewGameDialog) -> None:
    dialog.names[0].setText("  Kaisa \t Maria ")
    dialog.levels[1].setCurrentIndex(1)
    dialog.target.setValue(2500)
    QTest.keyClicks(dialog.deal_number, "12345")
    dialog.keep.setChecked(False)
    choice = dialog.choice
    assert choice.match == NewMatch(replace(CLASSIC, target=2500), choice.seats, 12345)
    assert choice.seats[0].name == "Kaisa Maria"
    assert [seat.player for seat in choice.seats] == ["human", "novice", "casual", "novice"]
    assert not choice.keep


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
    dialog = NewGameDialog(first_choice(CLASSIC))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.names[0].fontInfo().pixelSize() > 25
    assert clipped(dialog) == []
