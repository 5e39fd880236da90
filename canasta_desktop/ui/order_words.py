"""How the hand is ordered, in words."""

from typing import Final

from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import announced

_ORDERED: Final = {
    SortMode.RANK: announced.SORTED_BY_RANK,
    SortMode.SUIT: announced.SORTED_BY_SUIT,
    SortMode.VALUE: announced.SORTED_BY_VALUE,
    SortMode.MANUAL: announced.OWN_ORDER,
}


def order_of_hand(mode: SortMode) -> str:
    """A sentence for an order."""
    return translated(_ORDERED[mode])
