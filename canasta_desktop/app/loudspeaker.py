"""Plays sound files through QtMultimedia, which is loaded by the first call only: it is an extra."""

import importlib
import os
import sys
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QUrl

import canasta_desktop

_AT_ONCE: Final = 2
"""How often one file is heard at once at most."""


class LoudspeakerLike(Protocol):
    """Plays sound files."""

    def play(self, file: Path, volume: float) -> bool:
        """Begin to play a `.wav` file, `volume` from 0 to 1. False where there is no device to play it on."""

    def close(self) -> None:
        """Let go of the device."""


def load_loudspeaker() -> LoudspeakerLike:
    """Load what plays sounds. Raises `ImportError`: `ModuleNotFoundError` where it is not installed."""
    return Loudspeaker(importlib.import_module("PySide6.QtMultimedia"))


def install_command(prefix: str = sys.prefix) -> str:
    """What installs it beside the Python in `prefix`, which runs the program: that of the source tree, where it is so
    started, else the very version that fits the Qt that is there.
    """
    # Rarely needed, and slow to import.
    import shlex
    import subprocess

    source = Path(canasta_desktop.__file__).parents[1]
    script = source / "packaging" / "dev.py"
    if Path(prefix) == source / ".venv" and script.is_file():
        words = ["python3", str(script), "sound"]
    else:
        words = [sys.executable, "-m", "pip", "install", f"PySide6-Addons=={pyside_version}"]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


class Loudspeaker:
    """Asks for the device anew with every sound, so that one may come and go."""

    def __init__(self, multimedia: Any) -> None:  # noqa: ANN401  # a module that may not be installed
        """`multimedia` is the module `PySide6.QtMultimedia`."""
        self._multimedia = multimedia
        self._device: bytes = b""
        self._effects: dict[Path, list[Any]] = {}

    def play(self, file: Path, volume: float) -> bool:
        """Begin to play a file from its beginning, on the device that the system uses now."""
        device = self._multimedia.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self.close()
            return False
        if bytes(device.id()) != self._device:
            self.close()
            self._device = bytes(device.id())
        effect = self._effect(file, device)
        if effect is not None:
            effect.setVolume(volume)
            effect.play()
        return True

    def close(self) -> None:
        """Stop everything and forget the device."""
        for effects in self._effects.values():
            for effect in effects:
                effect.stop()
        self._effects.clear()
        self._device = b""

    def _effect(self, file: Path, device: object) -> Any | None:  # noqa: ANN401
        """What can play a file now; None while it is heard so often already that one more would tear it.

        One that plays is never begun anew: that clicks. One that the device has failed, as after a suspend, is
        replaced.
        """
        failed = self._multimedia.QSoundEffect.Status.Error
        effects = [effect for effect in self._effects.get(file, ()) if effect.status() != failed]
        self._effects[file] = effects
        free = next((effect for effect in effects if not effect.isPlaying()), None)
        if free is None and len(effects) < _AT_ONCE:
            free = self._multimedia.QSoundEffect(device)
            free.setSource(QUrl.fromLocalFile(str(file)))
            effects.append(free)
        return free
