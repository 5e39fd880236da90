"""The page of the pace: how fast everything goes, and whether cards move at all."""

from typing import Final, Protocol

from PySide6.QtCore import SignalInstance

from canasta_desktop.model.pace import Pace
from canasta_desktop.ui.dialog_look import label
from canasta_desktop.ui.settings.choices import Choices, explanation
from canasta_desktop.ui.settings.page import SettingsPage
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import pace as words
from canasta_desktop.wording.sentence import Sentence

_PACES: Final[dict[Pace, tuple[Sentence, Sentence | None]]] = {
    Pace.SLOW: (words.SLOW, words.SLOW_NOTE),
    Pace.NORMAL: (words.NORMAL, words.NORMAL_NOTE),
    Pace.FAST: (words.FAST, words.FAST_NOTE),
    Pace.OFF: (words.OFF, words.OFF_NOTE),
}
_WISHES: Final = {None: words.SYSTEM_SILENT, True: words.SYSTEM_REDUCES, False: words.SYSTEM_MOVES}


class PacePreference(Protocol):
    """How fast the player likes it."""

    @property
    def pace(self) -> Pace:
        """How fast everything goes."""

    @property
    def pace_changed(self) -> SignalInstance:
        """Signal(Pace)."""

    def keep_pace(self, pace: Pace) -> None:
        """Prefer a pace."""

    @property
    def reduced_motion(self) -> str:
        """`on`, `off`, or empty for as the system says."""

    @property
    def reduced_motion_changed(self) -> SignalInstance:
        """Signal(str)."""

    def keep_reduced_motion(self, reduced: str) -> None:
        """Prefer cards to move or not."""


class SystemMotionLike(Protocol):
    """What the system asks for."""

    @property
    def system_wish(self) -> bool | None:
        """Whether it asks for less movement; None where it is not told."""

    @property
    def system_changed(self) -> SignalInstance:
        """Signal(): it asks for something else."""


class PacePage(SettingsPage):
    """Four paces; below them whether cards move."""

    def __init__(self, preference: PacePreference, system: SystemMotionLike) -> None:
        super().__init__(words.PACE)
        self._preference, self._system = preference, system
        self.paces = Choices(words.HOW_FAST, _PACES, preference.keep_pace)
        self.reduced = Choices(
            words.REDUCED,
            {"": (words.AS_THE_SYSTEM, None), "on": (words.ALWAYS, None), "off": (words.NEVER, None)},
            preference.keep_reduced_motion,
        )
        self.wish = explanation("")
        how_fast, reduced = label(translated(words.HOW_FAST)), label(translated(words.REDUCED), "head")
        for heading in (how_fast, reduced):
            heading.setWordWrap(True)
        self.box.addWidget(how_fast)
        self.box.addWidget(self.paces)
        self.box.addWidget(explanation(translated(words.AGAIN_NOTE)))
        self.box.addWidget(reduced)
        self.box.addWidget(explanation(translated(words.REDUCED_NOTE)))
        self.box.addWidget(self.reduced)
        self.box.addWidget(self.wish)
        self.box.addStretch(1)
        self.setFocusProxy(self.paces)
        preference.pace_changed.connect(self._show)
        preference.reduced_motion_changed.connect(self._show)
        system.system_changed.connect(self._show)
        self._show()

    def restore_defaults(self) -> None:
        self._preference.keep_pace(Pace.NORMAL)
        self._preference.keep_reduced_motion("")

    def _show(self) -> None:
        self.paces.show_value(self._preference.pace)
        self.reduced.show_value(self._preference.reduced_motion)
        said = translated(_WISHES[self._system.system_wish])
        self.wish.setText(said)
        self.wish.setAccessibleName(said)
