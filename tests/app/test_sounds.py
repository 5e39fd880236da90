"""Sounds are played as the player prefers; what cannot be played is told and disturbs nothing."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from canasta_desktop.app.loudspeaker import install_command
from canasta_desktop.app.sounds import TableSounds
from canasta_desktop.model.sounds import Sound
from canasta_desktop.wording import sounds


class Preference(QObject):
    """On, and half as loud as can be."""

    sound_changed = Signal(bool)

    def __init__(self, *, sound: bool = True) -> None:
        super().__init__()
        self.sound = sound
        self.volume = 50

    def switch(self, sound: bool) -> None:
        self.sound = sound
        self.sound_changed.emit(sound)


class QuietSpeaker:
    """Remembers what it was to play; without a device it plays nothing."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.has_device = True
        self.closed = 0

    def play(self, file: Path, volume: float) -> bool:
        assert file.is_file()
        if self.has_device:
            self.played.append((file.stem, volume))
        return self.has_device

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def speaker() -> QuietSpeaker:
    return QuietSpeaker()


def test_a_sound_is_played_as_loud_as_is_preferred(qtbot: QtBot, speaker: QuietSpeaker) -> None:
    TableSounds(Preference(), lambda: speaker).play(Sound.CANASTA)
    assert speaker.played == [("canasta", 0.25)]


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_a_file(qtbot: QtBot, speaker: QuietSpeaker, sound: Sound) -> None:
    TableSounds(Preference(), lambda: speaker).play(sound)
    assert [name for name, _ in speaker.played] == [sound.value]


def test_nothing_is_loaded_while_no_sounds_are_wanted(qtbot: QtBot) -> None:
    loaded: list[QuietSpeaker] = []

    def load() -> QuietSpeaker:
        loaded.append(QuietSpeaker())
        return loaded[-1]

    preference = Preference(sound=False)
    table_sounds = TableSounds(preference, load)
    table_sounds.prepare()
    table_sounds.play(Sound.LAY)
    assert loaded == []
    preference.switch(True)
    table_sounds.play(Sound.LAY)
    table_sounds.play(Sound.DRAW)
    assert [one.played for one in loaded] == [[("lay", 0.25), ("draw", 0.25)]]


def test_switched_off_it_is_silent_and_lets_go_of_the_device(qtbot: QtBot, speaker: QuietSpeaker) -> None:
    preference = Preference()
    table_sounds = TableSounds(preference, lambda: speaker)
    table_sounds.prepare()
    preference.switch(False)
    table_sounds.play(Sound.LAY)
    assert (speaker.played, speaker.closed) == ([], 1)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModuleNotFoundError("No module named 'PySide6.QtMultimedia'"), sounds.not_installed(install_command())),
        (ImportError("libpulse.so.0: cannot open"), sounds.library_missing("libpulse.so.0: cannot open")),
    ],
)
def test_what_is_missing_is_told_once_and_not_looked_for_again(qtbot: QtBot, error: ImportError, said: object) -> None:
    asked: list[int] = []
    told: list[object] = []

    def load() -> QuietSpeaker:
        asked.append(1)
        raise error

    table_sounds = TableSounds(Preference(), load)
    table_sounds.problem_changed.connect(lambda: told.append(table_sounds.problem))
    for sound in Sound:
        table_sounds.play(sound)
    assert (told, asked) == ([said], [1])


def test_a_device_that_comes_later_is_used(qtbot: QtBot, speaker: QuietSpeaker) -> None:
    table_sounds = TableSounds(Preference(), lambda: speaker)
    told: list[object] = []
    table_sounds.problem_changed.connect(lambda: told.append(table_sounds.problem))
    speaker.has_device = False
    table_sounds.play(Sound.LAY)
    speaker.has_device = True
    table_sounds.play(Sound.DRAW)
    assert told == [sounds.NO_DEVICE, None]
    assert speaker.played == [("draw", 0.25)]


def test_a_try_plays_a_card_a_canasta_and_the_turn(qtbot: QtBot, speaker: QuietSpeaker) -> None:
    table_sounds = TableSounds(Preference(), lambda: speaker)
    table_sounds.try_out()
    qtbot.waitUntil(lambda: len(speaker.played) == 3)
    assert [name for name, _ in speaker.played] == ["lay", "canasta", "your_turn"]


def test_at_the_end_a_try_is_silent(qtbot: QtBot, speaker: QuietSpeaker) -> None:
    table_sounds = TableSounds(Preference(), lambda: speaker)
    table_sounds.try_out()
    table_sounds.close()
    assert not any(timer.isActive() for timer in table_sounds._trying)


@pytest.mark.skipif(bool(find_spec("PySide6.QtMultimedia")), reason="here it would look for devices")
def test_where_it_is_not_installed_that_is_said(qtbot: QtBot) -> None:
    table_sounds = TableSounds(Preference())
    table_sounds.play(Sound.LAY)
    assert table_sounds.problem == sounds.not_installed(install_command())
