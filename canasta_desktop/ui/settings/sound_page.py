"""The page of sounds: whether, how loud, and a try."""

from typing import Protocol

from PySide6.QtCore import QSignalBlocker, Qt, SignalInstance
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSlider

from canasta_desktop.ui.dialog_look import button, label, letter
from canasta_desktop.ui.settings.choices import explanation
from canasta_desktop.ui.settings.page import SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import sounds as words
from canasta_desktop.wording.sentence import Sentence

_USUAL_VOLUME = 60


class SoundPreference(Protocol):
    """Whether sounds are wanted, and how loud."""

    @property
    def sound(self) -> bool:
        """Whether sounds are played."""

    @property
    def sound_changed(self) -> SignalInstance:
        """Signal(bool)."""

    def keep_sound(self, sound: bool) -> None:
        """Prefer sounds to be played, or not."""

    @property
    def volume(self) -> int:
        """From 0 to 100."""

    @property
    def volume_changed(self) -> SignalInstance:
        """Signal(int)."""

    def keep_volume(self, volume: int) -> None:
        """Prefer them so loud."""


class SoundsLike(Protocol):
    """Whoever plays the sounds."""

    @property
    def problem(self) -> Sentence | None:
        """Why nothing was heard; None as far as is known."""

    @property
    def problem_changed(self) -> SignalInstance:
        """Signal(): there is another problem, or none."""

    def try_out(self) -> None:
        """Play some sounds."""


class SoundPage(SettingsPage):
    """On or off, the volume, a button to try; below, why nothing is heard."""

    def __init__(self, preference: SoundPreference, sounds: SoundsLike) -> None:
        super().__init__(words.SOUND)
        self._preference, self._sounds = preference, sounds
        self.on = QCheckBox(translated(words.PLAY_SOUNDS))
        self.on.setAccessibleName(self.on.text().replace("&", ""))
        self.on.setAccessibleDescription(translated(words.PLAY_SOUNDS_NOTE))
        letter(self.on)
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(5)
        self.volume.setPageStep(10)
        self.volume.setAccessibleName(translated(words.VOLUME).replace("&", ""))
        self.per_cent = label("")
        self.try_out = button(translated(words.TRY))
        self.problem = label("", "problem")
        self.problem.setWordWrap(True)
        self.problem.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._lay_out()
        self._connect()
        self._show()

    def restore_defaults(self) -> None:
        self._preference.keep_sound(False)
        self._preference.keep_volume(_USUAL_VOLUME)

    def _lay_out(self) -> None:
        self.box.addWidget(self.on)
        self.box.addWidget(explanation(translated(words.PLAY_SOUNDS_NOTE), indent=28))
        named = label(translated(words.VOLUME))
        named.setAccessibleName(named.text().replace("&", ""))
        # Only rich and plain texts that are a buddy's show their letter.
        named.setTextFormat(Qt.TextFormat.AutoText)
        named.setBuddy(self.volume)
        self.per_cent.setMinimumWidth(self.per_cent.fontMetrics().horizontalAdvance("100 %0"))
        line = QHBoxLayout()
        line.setSpacing(12)
        for part, stretch in ((named, 0), (self.volume, 1), (self.per_cent, 0)):
            line.addWidget(part, stretch)
        self.box.addLayout(line)
        tried = QHBoxLayout()
        tried.setSpacing(12)
        tried.addWidget(self.try_out)
        tried.addWidget(explanation(translated(words.TRY_NOTE)), 1)
        self.box.addLayout(tried)
        self.box.addWidget(self.problem)
        self.box.addStretch(1)
        self.setFocusProxy(self.on)

    def _connect(self) -> None:
        self.on.clicked.connect(self._preference.keep_sound)
        self.volume.valueChanged.connect(self._preference.keep_volume)
        self.try_out.clicked.connect(self._sounds.try_out)
        self._preference.sound_changed.connect(self._show)
        self._preference.volume_changed.connect(self._show)
        self._sounds.problem_changed.connect(self._show)

    def _show(self) -> None:
        sound, volume = self._preference.sound, self._preference.volume
        self.on.setChecked(sound)
        with QSignalBlocker(self.volume):
            self.volume.setValue(volume)
        self.per_cent.setText(translated(words.PER_CENT.filled(volume=volume)))
        self.per_cent.setAccessibleName(self.per_cent.text())
        for part in (self.volume, self.per_cent, self.try_out):
            part.setEnabled(sound)
        problem = self._sounds.problem if sound else None
        self.problem.setText(translated(problem) if problem else "")
        self.problem.setAccessibleName(self.problem.text())
        self.problem.setVisible(problem is not None)
