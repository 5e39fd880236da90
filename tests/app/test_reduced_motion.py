"""Less movement: as the player says, else as the system says, with any Qt."""

import enum
import gc
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from canasta_desktop.app.accessibility_hints import accessibility_of
from canasta_desktop.app.reduced_motion import ReducedMotion
from canasta_desktop.app.system_look import SystemLook


class Preference(QObject):
    reduced_motion_changed = Signal(str)

    def __init__(self, reduced_motion: str = "") -> None:
        super().__init__()
        self.reduced_motion = reduced_motion

    def keep(self, reduced: str) -> None:
        self.reduced_motion = reduced
        self.reduced_motion_changed.emit(reduced)


class Wishes(enum.Enum):
    """As Qt 6.12 has them."""

    NoPreference = 0
    ReducedMotion = 1


class System(QObject):
    """Accessibility hints as Qt 6.12 gives them."""

    motionPreferenceChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.wish = Wishes.NoPreference

    def motionPreference(self) -> Wishes:
        return self.wish

    def ask_for(self, wish: Wishes) -> None:
        self.wish = wish
        self.motionPreferenceChanged.emit(wish)


class Hints:
    """Style hints that hand out a new reference each time, as Qt does."""

    def __init__(self, system: QObject | None) -> None:
        self._system = system

    def accessibility(self) -> QObject | None:
        return self._system


@pytest.fixture
def system(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> System:
    monkeypatch.setattr(Qt, "MotionPreference", Wishes, raising=False)
    return System()


def reduced(preference: Preference, system: QObject | None) -> ReducedMotion:
    return ReducedMotion(preference, cast(QStyleHints, Hints(system)))


@pytest.mark.parametrize(
    ("said", "wish", "expected"),
    [
        ("", Wishes.NoPreference, False),
        ("", Wishes.ReducedMotion, True),
        ("on", Wishes.NoPreference, True),
        ("off", Wishes.ReducedMotion, False),
    ],
)
def test_the_player_has_the_last_word(system: System, said: str, wish: Wishes, expected: bool) -> None:
    system.wish = wish
    assert reduced(Preference(said), system).reduced is expected


def test_the_system_is_followed_while_the_program_runs(qtbot: QtBot, system: System) -> None:
    motion = reduced(Preference(), system)
    told: list[bool] = []
    motion.changed.connect(told.append)
    with qtbot.waitSignal(motion.system_changed):
        system.ask_for(Wishes.ReducedMotion)
    system.ask_for(Wishes.NoPreference)
    assert told == [True, False]


def test_a_change_of_the_preference_counts_at_once_and_is_told_once(system: System) -> None:
    preference = Preference()
    motion = reduced(preference, system)
    told: list[bool] = []
    motion.changed.connect(told.append)
    for said in ("on", "on", "off", ""):
        preference.keep(said)
    assert told == [True, False]


@pytest.mark.parametrize("older", [None, QObject])
def test_an_older_qt_says_nothing(qtbot: QtBot, older: type[QObject] | None) -> None:
    motion = reduced(Preference(), older() if older else None)
    assert (motion.system_wish, motion.reduced) == (None, False)


def test_the_qt_at_hand_is_asked_and_stays_alive(qtbot: QtBot) -> None:
    motion = ReducedMotion(Preference(), QGuiApplication.styleHints())
    gc.collect()
    assert (motion.system_wish is not None) is hasattr(Qt, "MotionPreference")
    assert motion._system is None or isValid(motion._system)


def test_what_qt_tells_of_wishes_outlives_whoever_asked(qapp: QApplication) -> None:
    for _ in range(3):
        SystemLook(qapp.styleHints())
        gc.collect()
    found = accessibility_of(qapp.styleHints())
    assert found is None or isValid(found)
