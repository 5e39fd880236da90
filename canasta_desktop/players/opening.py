"""Whether and with what to make the side's initial meld."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import RED_THREE
from canasta_desktop.engine.melding import GroupCounts
from canasta_desktop.players.groups import group_worth, squeeze
from canasta_desktop.players.reading import Reading
from canasta_desktop.players.weights import Weights


def opening_worth(reading: Reading, weights: Weights, groups: Sequence[GroupCounts], *, upcard: bool = False) -> float:
    """What opening with these groups seems worth against not opening; the upcard joins the first.

    Few wilds, and naturals where they do: a wild costs what it would bring elsewhere.
    """
    worth = sum(
        group_worth(reading, weights, group, upcard=upcard and place == 0) for place, group in enumerate(groups)
    )
    return worth + _being_open(reading, weights)


def initial_meld_worth(reading: Reading, weights: Weights, groups: Sequence[GroupCounts]) -> float:
    """What the initial meld from the hand alone is worth, the cards that are left considered."""
    left = reading.hand_size - sum(group.size for group in groups)
    return opening_worth(reading, weights, groups) - squeeze(reading, weights, left)


def _being_open(reading: Reading, weights: Weights) -> float:
    red_threes = len(reading.view.red_threes[reading.side]) + reading.counts[RED_THREE]
    late = 1 - reading.hope
    return weights.opening + weights.opening_late * late + weights.opening_red_three * red_threes
