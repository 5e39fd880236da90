"""The order in which a person holds cards, and which card is which."""

from enum import Enum


class SortMode(Enum):
    """How the hand is ordered; the values are their names in files."""

    RANK = "rank"
    """4 … A, 2, joker, black three, red three."""
    SUIT = "suit"
    """Spades, hearts, clubs, diamonds, each 4 … A; then 2, joker, threes."""
    VALUE = "value"
    """The fewest points first."""
    MANUAL = "manual"
    """As the player put them."""
