"""What a computer player cares about, as numbers: points that a thing seems worth to it."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The taste of a player. All but the shares are points of a round."""

    two: float
    """What keeping a two is worth while the round lasts."""
    joker: float
    wasted_wild: float
    """What it costs to put a wild on a meld that is no canasta by it."""
    laid_points: float
    """Share of a card's points that laying it secures early in the round."""
    squeeze: float
    """What it costs to be left with a single card; a little more is less bad."""
    new_meld: float
    """What a further meld is worth: the partner can add to it, and its upcards take an open pile."""
    opening: float
    """What the initial meld is worth in itself."""
    opening_late: float
    """How much more it is worth when the stock is nearly used up."""
    opening_red_three: float
    """How much more for each red three that would count against the side."""
    pile_card: float
    """What any card of the pile is worth in the hand."""
    pile_fits: float
    """What it is worth more when it goes on a meld of the side."""
    pile_matches: float
    """What it is worth more for each card alike that makes a meld of it."""
    drawn_card: float
    """What an unknown card from the stock is worth."""
    take_at_least: float
    """How much better than drawing a take must look."""
    smallest_pile: int
    """Piles with fewer cards are not taken."""
    defence: float
    """How much of what a discard may give away counts; 0 for a player who does not look."""
    feeding: float
    """What it costs to discard a rank that opponents have melded, whether or not they can take it now."""
    pair: float
    """What keeping a natural pair is worth."""
    triple: float
    single: float
    """What keeping a lone natural is worth."""
    black_three: float
    """What keeping a black three for later is worth."""
    freezing: float
    """Share of the pile's worth to the opponents that freezing it keeps from them."""
    out_lead: float
    """How far ahead the side must be to go out of its own accord."""
    remembers: bool
    """Whether what players took, threw away and let pass counts."""


CASUAL: Final = Weights(
    two=45,
    joker=60,
    wasted_wild=15,
    laid_points=0.4,
    squeeze=120,
    new_meld=0,
    opening=50,
    opening_late=80,
    opening_red_three=15,
    pile_card=9,
    pile_fits=14,
    pile_matches=9,
    drawn_card=22,
    take_at_least=0,
    smallest_pile=1,
    defence=0.3,
    feeding=6,
    pair=12,
    triple=24,
    single=4,
    black_three=10,
    freezing=0.35,
    out_lead=-100,
    remembers=False,
)
"""A player who knows the game and plays it for fun."""

NOVICE: Final = replace(
    CASUAL,
    two=55,
    joker=75,
    wasted_wild=-40,
    take_at_least=70,
    smallest_pile=6,
    defence=0,
    feeding=4,
    pair=8,
    freezing=0,
    drawn_card=14,
    out_lead=-200,
)
"""A beginner: sees the own cards, not what the others do, and is quick to lay wilds."""
