"""Who sits where, and what a new match is made of."""

from dataclasses import dataclass
from typing import Final

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.storage.records import HUMAN

__all__ = ["HUMAN", "LEVELS", "STAND_IN", "NewMatch", "SeatPlayer", "level_of", "person_seat"]

LEVELS: Final = ("novice", "casual")
"""The computer players that one can choose, the weakest first."""
STAND_IN: Final = "casual"
"""Who plays for a seat whose player is not here: another person, or a computer player of another program."""
_KNOWN: Final = frozenset({"random", *LEVELS})


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


def level_of(player: str) -> str:
    """The computer player that decides for a seat which the person at the table does not hold."""
    return player if player in _KNOWN else STAND_IN


def person_seat(seats: tuple[SeatPlayer, ...]) -> int:
    """Where the person at the table sits: the first seat of a human, or seat 0."""
    return next((seat for seat, player in enumerate(seats) if player.player == HUMAN), 0)
