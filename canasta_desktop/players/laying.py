"""What to lay once the side has melded."""

from canasta_desktop.engine.melding import GroupCounts
from canasta_desktop.players.groups import group_worth, squeeze
from canasta_desktop.players.reading import Reading
from canasta_desktop.players.weights import Weights


def laying_worth(reading: Reading, weights: Weights, group: GroupCounts) -> float:
    """What laying this group seems worth against keeping it in hand.

    Naturals nearly always go down; wilds when they finish a canasta.
    """
    left = reading.hand_size - group.size
    return group_worth(reading, weights, group) - squeeze(reading, weights, left)
