"""Whether cards are to move: as the player says, else as the system says, where Qt tells."""

from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QStyleHints

from canasta_desktop.app.accessibility_hints import accessibility_of

_SAID = {"on": True, "off": False}


class MotionPreference(Protocol):
    """What the player prefers."""

    @property
    def reduced_motion(self) -> str:
        """`on`, `off`, or empty for as the system says."""

    @property
    def reduced_motion_changed(self) -> SignalInstance:
        """Signal(str)."""


class ReducedMotion(QObject):
    """Follows both while the program runs."""

    changed = Signal(bool)
    """Whether movements are reduced."""
    system_changed = Signal()

    def __init__(self, preference: MotionPreference, hints: QStyleHints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preference = preference
        # Qt tells from 6.12 on. The object lives only as long as both it and whoever gave it are held.
        self._hints = hints
        self._system: QObject | None = accessibility_of(hints)
        told = getattr(self._system, "motionPreferenceChanged", None)
        if told is not None:
            told.connect(self._follow_system)
        preference.reduced_motion_changed.connect(self._follow)
        self._reduced = self._now()

    @property
    def reduced(self) -> bool:
        """Whether no card is to move."""
        return self._reduced

    @property
    def system_wish(self) -> bool | None:
        """Whether the system asks for less movement; None where it is not told."""
        ask = getattr(self._system, "motionPreference", None)
        known = getattr(Qt, "MotionPreference", None)
        return None if ask is None or known is None else bool(ask() == known.ReducedMotion)

    def _now(self) -> bool:
        return _SAID.get(self._preference.reduced_motion, self.system_wish or False)

    def _follow_system(self) -> None:
        self.system_changed.emit()
        self._follow()

    def _follow(self) -> None:
        before, self._reduced = self._reduced, self._now()
        if before is not self._reduced:
            self.changed.emit(self._reduced)
