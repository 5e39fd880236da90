"""The sounds of the program: played as the player prefers, or not at all."""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from canasta_desktop.app.loudspeaker import LoudspeakerLike, install_command, load_loudspeaker
from canasta_desktop.model.sounds import Sound
from canasta_desktop.resource_files import resource
from canasta_desktop.wording import sounds
from canasta_desktop.wording.sentence import Sentence

_TRIED: Final = ((0, Sound.LAY), (450, Sound.CANASTA), (1250, Sound.YOUR_TURN))
"""Milliseconds, and what is heard then."""


class SoundPreference(Protocol):
    """Whether sounds are wanted, and how loud."""

    @property
    def sound(self) -> bool:
        """Whether they are played."""

    @property
    def sound_changed(self) -> SignalInstance:
        """Signal(bool)."""

    @property
    def volume(self) -> int:
        """From 0 to 100."""


class TableSounds(QObject):
    """Plays what is heard. Nothing is loaded before sounds are wanted; what fails is told, and the game goes on."""

    problem_changed = Signal()

    def __init__(
        self,
        preference: SoundPreference,
        load: Callable[[], LoudspeakerLike] = load_loudspeaker,
        parent: QObject | None = None,
    ) -> None:
        """`load` raises `ImportError` where sounds cannot be played."""
        super().__init__(parent)
        self._preference, self._load = preference, load
        self._speaker: LoudspeakerLike | None = None
        self._unloadable = False
        self._problem: Sentence | None = None
        self._trying = [self._later(sound) for _, sound in _TRIED]
        preference.sound_changed.connect(self._follow)

    @property
    def problem(self) -> Sentence | None:
        """Why nothing was heard; None as far as is known."""
        return self._problem

    def prepare(self) -> None:
        """Load what plays sounds, where they are wanted: the first one shall not be late."""
        if self._preference.sound and self._speaker is None and not self._unloadable:
            self._speaker = self._loaded()

    def play(self, sound: Sound) -> None:
        """Play a sound, if sounds are wanted and can be played."""
        self.prepare()
        if self._preference.sound and self._speaker is not None:
            file = resource("sounds", f"{sound.value}.wav")
            # Half of the way of the slider is to sound half as loud.
            heard = self._speaker.play(file, (self._preference.volume / 100) ** 2)
            self._tell(None if heard else sounds.NO_DEVICE)

    def try_out(self) -> None:
        """Play some sounds one after the other."""
        for (after, _), timer in zip(_TRIED, self._trying, strict=True):
            timer.start(after)

    def close(self) -> None:
        """Play nothing any more."""
        for timer in self._trying:
            timer.stop()
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _later(self, sound: Sound) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(lambda: self.play(sound))
        return timer

    def _loaded(self) -> LoudspeakerLike | None:
        try:
            return self._load()
        except ImportError as error:
            self._unloadable = True
            missing = isinstance(error, ModuleNotFoundError)
            self._tell(sounds.not_installed(install_command()) if missing else sounds.library_missing(str(error)))
            return None

    def _follow(self, wanted: bool) -> None:
        if wanted:
            self.prepare()
        else:
            self.close()

    def _tell(self, problem: Sentence | None) -> None:
        if problem != self._problem:
            self._problem = problem
            self.problem_changed.emit()
