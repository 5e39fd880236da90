"""How long everything on the table moves, in milliseconds at the normal pace; `Pace` holds the one factor."""

from typing import Final

DEAL_APART: Final = 40
"""From one dealt card to the next, where there is time enough."""
DEAL_AT_MOST: Final = 1500
"""Dealing, turning the own hand over and beginning the pile, together."""
MOVE: Final = 230
"""A card laid, added or discarded."""
DRAW: Final = 200
"""A card from the stock; it turns over on its way to the own hand."""
SWEEP: Final = 300
"""The whole pile to whoever takes it."""
RED_THREE: Final = 230
RIBBON: Final = 180
"""The ribbon unrolls over a new canasta."""
RELAYOUT: Final = 120
"""The cards of the hand to their new places."""
REFUSED: Final = 150
"""A card back from where it was not accepted."""
RAISE: Final = 90
"""A card of the hand up or down, when hovered or selected."""
OUTLINED: Final = 600
"""With no movement at all, what a computer player did stays outlined; the same at every pace."""

SPREAD: Final = 80
"""What the first and the last card of a sweep are apart."""


def deal_apart(cards: int, flight: float, rest: float) -> float:
    """From one dealt card to the next, so that all `cards`, each `flight` long, and the `rest` that follows end in
    time.
    """
    return min(DEAL_APART, max(0.0, DEAL_AT_MOST - rest - flight) / max(1, cards - 1))
