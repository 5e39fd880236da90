"""The page of the pace: what is chosen is kept at once, what is kept is shown."""

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_desktop.model.pace import Pace
from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.pace_page import PacePage
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.wording import pace as words
from tests.ui.accessible import nameless


class Preferred(QObject):
    """A pace that is kept in the test only."""

    pace_changed = Signal(Pace)
    reduced_motion_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.pace = Pace.FAST
        self.reduced_motion = "on"

    def keep_pace(self, pace: Pace) -> None:
        self.pace = pace
        self.pace_changed.emit(pace)

    def keep_reduced_motion(self, reduced: str) -> None:
        self.reduced_motion = reduced
        self.reduced_motion_changed.emit(reduced)


class System(QObject):
    """Asks for what the test says."""

    system_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.system_wish: bool | None = None

    def ask_for(self, wish: bool | None) -> None:
        self.system_wish = wish
        self.system_changed.emit()


@pytest.fixture
def preferred(qtbot: QtBot) -> Preferred:
    return Preferred()


@pytest.fixture
def system(qtbot: QtBot) -> System:
    return System()


@pytest.fixture
def dialog(qtbot: QtBot, preferred: Preferred, system: System) -> SettingsDialog:
    dialog = SettingsDialog([PageSpec(words.PACE, lambda: PacePage(preferred, system))])
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def page(dialog: SettingsDialog) -> PacePage:
    assert isinstance(dialog.page, PacePage)
    return dialog.page


def chosen(page: PacePage) -> tuple[list[Pace], list[str]]:
    return (
        [pace for pace, button in page.paces.buttons.items() if button.isChecked()],
        [said for said, button in page.reduced.buttons.items() if button.isChecked()],
    )


def test_it_shows_what_is_preferred(page: PacePage) -> None:
    assert chosen(page) == ([Pace.FAST], ["on"])


@pytest.mark.parametrize("pace", Pace)
def test_a_click_is_kept_at_once(page: PacePage, preferred: Preferred, pace: Pace) -> None:
    button = page.paces.buttons[pace]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
    assert (preferred.pace, chosen(page)[0]) == (pace, [pace])


@pytest.mark.parametrize("said", ["", "on", "off"])
def test_less_movement_is_kept_at_once(page: PacePage, preferred: Preferred, said: str) -> None:
    page.reduced.buttons[said].click()
    assert (preferred.reduced_motion, chosen(page)) == (said, ([Pace.FAST], [said]))


def test_a_change_from_elsewhere_is_shown(page: PacePage, preferred: Preferred) -> None:
    preferred.keep_pace(Pace.OFF)
    preferred.keep_reduced_motion("off")
    assert chosen(page) == ([Pace.OFF], ["off"])


def test_it_is_said_what_the_system_asks_for(page: PacePage, system: System) -> None:
    said = [page.wish.text()]
    for wish in (True, False):
        system.ask_for(wish)
        said.append(page.wish.text())
    assert said == [
        "This system does not say. Choose yourself.",
        "At present the system asks for less movement.",
        "At present the system asks for nothing of the kind.",
    ]


def test_the_defaults_are_normal_and_as_the_system_says(page: PacePage) -> None:
    page.restore_defaults()
    assert chosen(page) == ([Pace.NORMAL], [""])


def test_everything_has_a_name(page: PacePage) -> None:
    assert nameless(page) == []
