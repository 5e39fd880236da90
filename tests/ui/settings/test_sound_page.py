"""The page of sounds: on and off, the volume, a try, and why nothing is heard."""

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_desktop.ui.settings.dialog import SettingsDialog
from canasta_desktop.ui.settings.page import PageSpec
from canasta_desktop.ui.settings.sound_page import SoundPage
from canasta_desktop.wording import sounds as words
from canasta_desktop.wording.sentence import Sentence
from tests.ui.accessible import nameless


class Preferred(QObject):
    """Sounds that are preferred in the test only."""

    sound_changed = Signal(bool)
    volume_changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.sound, self.volume = False, 60

    def keep_sound(self, sound: bool) -> None:
        self.sound = sound
        self.sound_changed.emit(sound)

    def keep_volume(self, volume: int) -> None:
        self.volume = volume
        self.volume_changed.emit(volume)


class Sounds(QObject):
    """Plays nothing."""

    problem_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.problem: Sentence | None = None
        self.tried = 0

    def try_out(self) -> None:
        self.tried += 1

    def fail(self, problem: Sentence | None) -> None:
        self.problem = problem
        self.problem_changed.emit()


@pytest.fixture
def preferred(qtbot: QtBot) -> Preferred:
    return Preferred()


@pytest.fixture
def sounds(qtbot: QtBot) -> Sounds:
    return Sounds()


@pytest.fixture
def dialog(qtbot: QtBot, preferred: Preferred, sounds: Sounds) -> SettingsDialog:
    dialog = SettingsDialog([PageSpec(words.SOUND, lambda: SoundPage(preferred, sounds))])
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def page(dialog: SettingsDialog) -> SoundPage:
    assert isinstance(dialog.page, SoundPage)
    return dialog.page


def test_switched_off_there_is_nothing_to_set_and_to_try(page: SoundPage) -> None:
    assert not page.on.isChecked()
    assert not any(part.isEnabled() for part in (page.volume, page.try_out))
    assert not page.problem.isVisible()


def test_switched_on_by_a_click_it_is_kept_at_once(page: SoundPage, preferred: Preferred) -> None:
    QTest.mouseClick(page.on, Qt.MouseButton.LeftButton, pos=QPoint(8, page.on.height() // 2))
    assert preferred.sound
    assert page.volume.isEnabled()
    assert page.try_out.isEnabled()


def test_the_volume_is_kept_as_it_is_moved(page: SoundPage, preferred: Preferred) -> None:
    preferred.keep_sound(True)
    page.volume.setFocus()
    QTest.keyClick(page.volume, Qt.Key.Key_Right)
    assert (preferred.volume, page.per_cent.text()) == (65, "65 %")


def test_a_volume_from_elsewhere_is_shown_and_not_kept_again(page: SoundPage, preferred: Preferred) -> None:
    told: list[int] = []
    preferred.volume_changed.connect(told.append)
    preferred.keep_volume(20)
    assert (page.volume.value(), told) == (20, [20])


def test_a_try_plays(page: SoundPage, preferred: Preferred, sounds: Sounds) -> None:
    preferred.keep_sound(True)
    page.try_out.click()
    assert sounds.tried == 1


def test_what_is_missing_stands_below_while_sounds_are_wanted(
    page: SoundPage, preferred: Preferred, sounds: Sounds
) -> None:
    sounds.fail(words.not_installed("python3 packaging/dev.py sound"))
    assert not page.problem.isVisible()
    preferred.keep_sound(True)
    assert page.problem.isVisible()
    assert page.problem.text() == (
        "Sounds need a part that is not installed. Install it and start the game again: python3 packaging/dev.py sound"
    )
    sounds.fail(None)
    assert not page.problem.isVisible()


def test_the_defaults_are_off_and_a_middle_volume(page: SoundPage, preferred: Preferred) -> None:
    preferred.keep_sound(True)
    preferred.keep_volume(5)
    page.restore_defaults()
    assert (preferred.sound, preferred.volume) == (False, 60)


def test_everything_has_a_name(page: SoundPage, preferred: Preferred, sounds: Sounds) -> None:
    preferred.keep_sound(True)
    sounds.fail(words.NO_DEVICE)
    assert nameless(page) == []
