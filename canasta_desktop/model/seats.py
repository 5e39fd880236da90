"""Who sits where, and what a new match is made of."""

import unicodedata
from typing import Final

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.values import value
from canasta_desktop.storage.records import HUMAN

__all__ = [
    "HINT_LEVEL",
    "HUMAN",
    "LEVELS",
    "STAND_IN",
    "NewMatch",
    "SeatPlayer",
    "level_of",
    "person_seat",
    "usual_level",
]

LEVELS: Final = ("novice", "casual", "skilled", "expert")
"""The computer players that one can choose, the weakest first."""
HINT_LEVEL: Final = LEVELS[-1]
"""Who finds the hints for the person at the table."""
STAND_IN: Final = "casual"
"""Who plays for a seat whose player is not here: another person, or a computer player of another program."""
_KNOWN: Final = frozenset({"random", *LEVELS})
_LONGEST_SHOWN: Final = 60
_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that say nothing but in which direction others run."""
_APART: Final = "\u2068{}\u2069"
"""A text whose direction is its own affair (FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE)."""


@value
class SeatPlayer:
    """A seat of a match: its name, and who decides for it: `HUMAN` or a computer player's level."""

    name: str
    player: str

    @property
    def shown_name(self) -> str:
        """The name as it can stand in a line: a record may hold any text. One from right to left turns nothing else."""
        line = " ".join(self.name.split())
        plain = "".join(filter(_is_shown, line))
        short = plain if len(plain) <= _LONGEST_SHOWN else plain[:_LONGEST_SHOWN] + "…"
        if any(unicodedata.bidirectional(letter) in {"R", "AL", "AN"} for letter in short):
            return _APART.format(short)
        return short


@value
class NewMatch:
    """What a new match is made of.

    `seats` are by seat number, as many as the rules have players. The deal number is random where it is None.
    """

    rules: RuleSet
    seats: tuple[SeatPlayer, ...]
    deal_number: int | None = None


def _is_shown(letter: str) -> bool:
    return letter not in _DIRECTIONS and unicodedata.category(letter) not in {"Cc", "Cs"}


def level_of(player: str) -> str:
    """The computer player that decides for a seat which the person at the table does not hold."""
    return player if player in _KNOWN else STAND_IN


def usual_level(rules: RuleSet, seat: int) -> str:
    """Who plays a seat as long as nothing was chosen: partners of seat 0 play their best, opponents are casual."""
    is_partner = rules.partner_of(0) is not None and rules.side_of(seat) == rules.side_of(0)
    return LEVELS[-1] if is_partner else "casual"


def person_seat(seats: tuple[SeatPlayer, ...]) -> int:
    """Where the person at the table sits: the first seat of a human, or seat 0."""
    return next((seat for seat, player in enumerate(seats) if player.player == HUMAN), 0)
