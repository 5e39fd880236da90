"""How fast cards move and computer players play: the one setting, and the one place of its factors."""

from enum import Enum
from typing import Final

MOVE_SEEN_FOR: Final = 400
"""Milliseconds at the normal pace between a move and the next one of a computer player (at least)."""


class Pace(Enum):
    """The setting; the values are its names in files."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"

    @property
    def factor(self) -> float:
        """What every duration is multiplied by."""
        return _FACTORS[self]

    def milliseconds(self, at_normal: float) -> int:
        """How long something takes at this pace that takes so many milliseconds at the normal one."""
        return round(at_normal * _FACTORS[self])


_FACTORS: Final = {Pace.SLOW: 1.6, Pace.NORMAL: 1.0, Pace.FAST: 0.4, Pace.OFF: 0.0}
