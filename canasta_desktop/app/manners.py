"""How the program behaves towards its player: pace, movement and sounds, joined with the table and the settings."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QStyleHints

from canasta_desktop.app.reduced_motion import ReducedMotion
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.app.sounds import TableSounds
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.sounds import Sound
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.motion.motion import Motion

if TYPE_CHECKING:
    from canasta_desktop.ui.settings.page import PageSpec


class Manners:
    """Applies what the player prefers, at once."""

    def __init__(self, settings: SettingsKeeper, hints: QStyleHints) -> None:
        self._settings = settings
        self.movement = ReducedMotion(settings, hints)
        self.sounds = TableSounds(settings)

    def keep(self, session: GameSession, controller: TableController, motion: Motion) -> None:
        """Let this table move, play and sound so."""
        self._settings.pace_changed.connect(session.set_pace)
        self.movement.changed.connect(motion.set_reduced)
        motion.set_reduced(self.movement.reduced)
        motion.heard.connect(self.sounds.play)
        controller.notices.refused.connect(lambda: self.sounds.play(Sound.REFUSAL))

    def pages(self) -> "list[PageSpec]":
        """The pages of the settings."""
        from canasta_desktop.ui.settings.pace_page import PacePage
        from canasta_desktop.ui.settings.page import PageSpec
        from canasta_desktop.ui.settings.sound_page import SoundPage
        from canasta_desktop.wording import pace, sounds

        return [
            PageSpec(pace.PACE, lambda: PacePage(self._settings, self.movement)),
            PageSpec(sounds.SOUND, lambda: SoundPage(self._settings, self.sounds)),
        ]
