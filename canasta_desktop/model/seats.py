"""Who sits where, and what a new match is made of."""

from dataclasses import dataclass
from typing import Final

from canasta_desktop.engine.rule_set import RuleSet

HUMAN: Final = "human"
"""The player of a seat that a person holds."""
LEVELS: Final = ("novice", "casual")
"""The computer players that one can choose, the weakest first."""
STAND_IN: Final = "casual"
"""Who plays for a seat whose computer player this program does not know."""


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """A seat of a match: its name, and who decides for it: `HUMAN` or a computer player's level."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What a new match is made of.

    `seats` are by seat number, as many as the rules have players. The deal number is random where it is None.
    """

    rules: RuleSet
    seats: tuple[SeatPlayer, ...]
    deal_number: int | None = None
