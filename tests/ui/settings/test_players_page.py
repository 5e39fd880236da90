"""The page of players: hints, how long experts think, a level for each seat."""

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_desktop.model.seats import LEVELS, SeatPlayer
from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.ui.settings.players_page import PlayersPage
from canasta_desktop.wording import levels as words
from tests.ui.accessible import nameless


class Preferred(QObject):
    """What is preferred in the test only."""

    hints_changed = Signal(bool)
    think_ms_changed = Signal(int)
    other_seats_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hints, self.think_ms = True, 800
        self.other_seats = [SeatPlayer(name, "") for name in ("Anna", "Pekka", "Marie", "Jean", "Lovelie")]

    def keep_hints(self, hints: bool) -> None:
        self.hints = hints
        self.hints_changed.emit(hints)

    def keep_think_ms(self, think_ms: int) -> None:
        self.think_ms = think_ms
        self.think_ms_changed.emit(think_ms)

    def keep_level(self, seat: int, level: str) -> None:
        self.other_seats[seat - 1] = SeatPlayer(self.other_seats[seat - 1].name, level)
        self.other_seats_changed.emit()


@pytest.fixture
def preferred(qtbot: QtBot) -> Preferred:
    return Preferred()


@pytest.fixture
def dialog(qtbot: QtBot, preferred: Preferred) -> SettingsDialog:
    dialog = SettingsDialog([PageSpec(words.PLAYERS, lambda: PlayersPage(preferred))])
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def page(dialog: SettingsDialog) -> PlayersPage:
    assert isinstance(dialog.page, PlayersPage)
    return dialog.page


def test_a_click_turns_hints_off_and_on(page: PlayersPage, preferred: Preferred) -> None:
    for wanted in (False, True):
        QTest.mouseClick(page.hints, Qt.MouseButton.LeftButton, pos=QPoint(10, page.hints.height() // 2))
        assert preferred.hints is wanted


def test_keys_change_how_long_experts_think(page: PlayersPage, preferred: Preferred) -> None:
    QTest.keyClick(page.thinking, Qt.Key.Key_Right)
    assert preferred.think_ms == 900
    assert page.seconds.text() == "0.9 seconds"
    QTest.keyClick(page.thinking, Qt.Key.Key_End)
    assert preferred.think_ms == 3000
    QTest.keyClick(page.thinking, Qt.Key.Key_Home)
    assert preferred.think_ms == 300
    assert page.seconds.text() == "0.3 seconds"


def test_each_seat_has_a_level_and_says_what_it_does(page: PlayersPage, preferred: Preferred) -> None:
    assert [level.currentData() for level in page.levels] == [""] * 5
    said = set()
    for _ in LEVELS:
        QTest.keyClick(page.levels[1], Qt.Key.Key_Down)
        said.add(page.levels[1].accessibleDescription())
    assert preferred.other_seats[1].player == LEVELS[-1]
    assert [seat.player for seat in preferred.other_seats[:1]] == [""]
    assert len(said) == len(LEVELS)


def test_what_changes_elsewhere_is_shown(page: PlayersPage, preferred: Preferred) -> None:
    preferred.keep_hints(False)
    preferred.keep_think_ms(2500)
    preferred.keep_level(3, "novice")
    assert not page.hints.isChecked()
    assert page.thinking.value() == 2500
    assert page.levels[2].currentData() == "novice"


def test_everything_is_as_at_first_again(page: PlayersPage, preferred: Preferred) -> None:
    preferred.keep_hints(False)
    preferred.keep_think_ms(2500)
    preferred.keep_level(3, "novice")
    page.restore_defaults()
    assert (preferred.hints, preferred.think_ms) == (True, 800)
    assert {seat.player for seat in preferred.other_seats} == {""}


def test_everything_has_a_name(page: PlayersPage) -> None:
    assert nameless(page) == []


def test_a_name_is_shown_with_every_sign_of_it(qtbot: QtBot, preferred: Preferred) -> None:
    preferred.other_seats[0] = SeatPlayer("Tom & Jo", "")
    page = PlayersPage(preferred)
    qtbot.addWidget(page)
    (name,) = (shown for shown in page.findChildren(QLabel) if shown.buddy() is page.levels[0])
    assert name.accessibleName() == "Tom & Jo"
    # Of two such signs one is shown; of one none.
    assert name.text() == "Tom && Jo"
