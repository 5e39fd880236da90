"""The loudspeaker over a QtMultimedia of the test: devices come and go with every sound."""

import shlex
import subprocess
import sys
from enum import Enum
from importlib.metadata import version
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QByteArray, QUrl

import canasta_desktop
from canasta_desktop.app.loudspeaker import Loudspeaker, install_command

LAY, DRAW = Path("/sounds/lay.wav"), Path("/sounds/draw.wav")


class Device:
    def __init__(self, name: str) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name

    def id(self) -> QByteArray:
        return QByteArray(self.name.encode())


class Effect:
    """A sound effect that notes what is done with it."""

    class Status(Enum):
        Ready = 1
        Error = 2

    made: ClassVar[list["Effect"]] = []

    def __init__(self, device: Device) -> None:
        self.device = device.name
        self.state = Effect.Status.Ready
        self.source = QUrl()
        self.done: list[object] = []
        self.playing = False
        Effect.made.append(self)

    def setSource(self, source: QUrl) -> None:
        self.source = source

    def isPlaying(self) -> bool:
        return self.playing

    def status(self) -> Status:
        return self.state

    def setVolume(self, volume: float) -> None:
        self.done.append(volume)

    def play(self) -> None:
        self.done.append("play")

    def stop(self) -> None:
        self.done.append("stop")


class Multimedia:
    """What of the module is used."""

    QSoundEffect = Effect

    def __init__(self) -> None:
        self.present = "speakers"
        self.QMediaDevices = self

    def defaultAudioOutput(self) -> Device:
        return Device(self.present)


@pytest.fixture
def multimedia() -> Multimedia:
    Effect.made.clear()
    return Multimedia()


def test_a_file_is_loaded_once_and_played_each_time(multimedia: Multimedia) -> None:
    speaker = Loudspeaker(multimedia)
    assert speaker.play(LAY, 0.5)
    assert speaker.play(LAY, 0.25)
    (effect,) = Effect.made
    assert effect.source == QUrl.fromLocalFile(str(LAY))
    assert effect.done == [0.5, "play", 0.25, "play"]


def test_one_that_plays_is_not_begun_anew_and_only_two_are_heard_at_once(multimedia: Multimedia) -> None:
    speaker = Loudspeaker(multimedia)
    for _ in range(4):
        assert speaker.play(LAY, 0.5)
        for effect in Effect.made:
            effect.playing = True
    assert [effect.done for effect in Effect.made] == [[0.5, "play"]] * 2
    Effect.made[0].playing = False
    speaker.play(LAY, 0.5)
    assert [len(effect.done) for effect in Effect.made] == [4, 2]


def test_without_a_device_nothing_is_made(multimedia: Multimedia) -> None:
    multimedia.present = ""
    assert not Loudspeaker(multimedia).play(LAY, 0.5)
    assert Effect.made == []


def test_an_unplugged_device_is_let_go_and_the_next_one_used(multimedia: Multimedia) -> None:
    speaker = Loudspeaker(multimedia)
    speaker.play(LAY, 0.5)
    multimedia.present = ""
    assert not speaker.play(DRAW, 0.5)
    assert Effect.made[0].done[-1] == "stop"
    multimedia.present = "headphones"
    assert speaker.play(LAY, 0.5)
    assert [effect.device for effect in Effect.made] == ["speakers", "headphones"]


def test_another_device_is_used_at_once(multimedia: Multimedia) -> None:
    speaker = Loudspeaker(multimedia)
    speaker.play(LAY, 0.5)
    multimedia.present = "headphones"
    speaker.play(LAY, 0.5)
    assert [(effect.device, effect.done[-1]) for effect in Effect.made] == [
        ("speakers", "stop"),
        ("headphones", "play"),
    ]


def test_an_effect_that_has_failed_is_made_anew(multimedia: Multimedia) -> None:
    speaker = Loudspeaker(multimedia)
    speaker.play(LAY, 0.5)
    Effect.made[0].state = Effect.Status.Error
    speaker.play(LAY, 0.5)
    assert len(Effect.made) == 2
    assert Effect.made[1].done == [0.5, "play"]


def test_closed_it_stops_everything(multimedia: Multimedia) -> None:
    speaker = Loudspeaker(multimedia)
    speaker.play(LAY, 0.5)
    speaker.play(DRAW, 0.5)
    speaker.close()
    assert [effect.done[-1] for effect in Effect.made] == ["stop", "stop"]


def test_what_installs_it_is_a_command_that_is_there() -> None:
    root = Path(canasta_desktop.__file__).parents[1]
    python, script, what = shlex.split(install_command(str(root / ".venv")))
    assert (python, what) == ("python3", "sound")
    assert Path(script).is_file()
    assert subprocess.run([sys.executable, script, what, "nothing"], capture_output=True, check=False).returncode == 2


def test_elsewhere_the_part_that_fits_is_installed_beside_the_python_that_runs(tmp_path: Path) -> None:
    python, *rest = shlex.split(install_command(str(tmp_path)))
    assert python == sys.executable
    assert rest == ["-m", "pip", "install", f"PySide6-Addons=={version('PySide6-Essentials')}"]
