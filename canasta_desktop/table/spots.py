"""The places at which something can be picked up or dropped, and what can be veiled."""

from enum import Enum

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.values import value


class TableSpot(Enum):
    """A place of which there is one."""

    STOCK = "stock"
    PILE = "pile"
    HAND = "hand"
    RED_THREES = "red_threes"
    """Where our red threes lie."""


@value
class MeldSpot:
    """The place of the melds of one rank of one side, by its number in the engine."""

    side: int
    rank: Rank


Spot = TableSpot | MeldSpot


class Zone(Enum):
    """A part of the table that can be veiled as a whole."""

    SEATS = "seats"
    OTHERS = "others"
    """The melds of the other sides."""
    PILE = "pile"
