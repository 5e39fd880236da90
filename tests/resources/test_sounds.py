"""The sounds that are shipped are those that the script makes, short and soft."""

import wave
from array import array
from pathlib import Path

import pytest

from canasta_desktop.resource_files import resource
from resources.sounds.make_sounds import RATE, SOUNDS, main


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all sounds made anew."""
    folder = tmp_path_factory.mktemp("sounds")
    assert main([str(folder)]) == 0
    return folder


def samples_of(name: str) -> list[int]:
    with wave.open(str(resource("sounds", f"{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes())).tolist()


@pytest.mark.parametrize("name", SOUNDS)
def test_a_shipped_sound_is_the_one_that_is_made(made: Path, name: str) -> None:
    assert (made / f"{name}.wav").read_bytes() == resource("sounds", f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_soft_and_begins_and_ends_in_silence(name: str) -> None:
    samples = samples_of(name)
    assert len(samples) <= 0.8 * RATE
    assert 3000 < max(map(abs, samples)) < 12000
    assert (samples[0], samples[-1]) == (0, 0)


def test_all_sounds_together_are_small() -> None:
    assert sum(resource("sounds", f"{name}.wav").stat().st_size for name in SOUNDS) < 100_000


def test_no_folder_is_made_for_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nowhere")]) == 1
    assert "is no folder" in capsys.readouterr().err
