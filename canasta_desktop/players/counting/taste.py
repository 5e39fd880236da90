"""What the skilled player cares about, as numbers that tuning sets."""

from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class Taste:
    """Worths in points of a round where nothing else is said. A thing is done when what speaks for it is above zero."""

    # Taking the pile, against drawing.
    take: float = -20
    take_card: float = 8
    """By each card under the upcard."""
    take_fit: float = 10
    """More, where it goes on a meld of the side."""
    take_match: float = 4
    """More, by each card alike in hand, up to two."""
    take_two: float = 25
    """More, where it is wild."""
    take_add: float = 0
    """The upcard goes on a meld of the side."""
    take_pair: float = -20
    """It makes a new meld with a pair."""
    take_with_wild: float = -25
    """It takes a wild of the hand."""
    take_open: float = 20
    """It makes the initial meld."""
    take_danger: float = 20
    """What each card costs when others are about to go out."""
    # The initial meld.
    open: float = 30
    open_pile: float = 1
    """By each card of the pile, which is then easier to take."""
    open_wild: float = 20
    """What each wild in it costs."""
    open_left: float = 0
    """By each card that stays in hand."""
    open_theirs: float = 10
    """Another side has made its own."""
    open_red: float = 15
    """By each red three that would count against the side."""
    open_danger: float = 100
    # Laying.
    add: float = 0
    """Putting naturals on a meld of the side."""
    add_card: float = 5
    """By each of them."""
    add_done: float = 0
    """More, where it is a canasta already."""
    new: float = -20
    """Laying a new meld."""
    new_pile: float = 0
    """What that costs by each card of a pile that only a pair takes."""
    new_live: float = 0
    """What it is worth more by each card of its rank that is in no sight."""
    hope_3: float = 40
    """What a meld of three cards is worth besides them, for the canasta that it may become."""
    hope_4: float = 63
    hope_5: float = 100
    hope_6: float = 165
    canasta: float = 300
    """What a canasta is worth."""
    needed: float = 60
    """More, where the side needs it to go out."""
    spoil: float = 0
    """What it costs to finish one with wilds that could have become natural, by each card that can still come."""
    two: float = 45
    """What a two is worth in hand."""
    joker: float = 60
    wild_early: float = 30
    """What it costs to put a wild on a meld that is no canasta by it."""
    squeeze_2: float = 80
    """What it costs to be left with two cards before the discard."""
    squeeze_3: float = 40
    squeeze_4: float = 15
    panic: float = 1.5
    """How many times the points of a card count for laying it when others are about to go out."""
    # Going out.
    out: float = 50
    out_lead: float = 20
    """By each 100 points that the side is ahead."""
    out_stock: float = 0
    """By each turn that the stock would still last."""
    out_danger: float = 100
    out_partner: float = -2
    """By each card in the partners' hands."""
    wait: float = 180
    """What the hand must be able to lay in another turn for the partner to be asked to wait."""
    # Throwing away: what each thing costs.
    keep_1: float = 4
    """A lone card."""
    keep_2: float = 16
    """One of a pair."""
    keep_3: float = 24
    keep_4: float = 18
    keep_melded: float = 22
    """A card that goes on a meld of the side."""
    keep_unopened: float = 0
    """More for one of two or three alike while the side has not melded."""
    keep_pile: float = 0
    """More for one of a pair, by each card of a pile that only a pair takes."""
    dead: float = 0.3
    """Share of that which is lost as a rank gets used up, 0 to 1."""
    black: float = 10
    """A black three."""
    give_card: float = 10
    """What each card of the pile is worth to the next player, if it is taken."""
    give_fit: float = 5
    give_two: float = 15
    give_pair: float = 1
    """How much of the chance of a pair in the next hand counts."""
    give_with_wild: float = 0.2
    """How much of the chance of one card and a wild counts, where that takes."""
    give_opens: float = 0.6
    """How much is left where the take must be an initial meld."""
    give_passed: float = 0.4
    """How much is left for a rank that the next player threw away or let pass."""
    feed: float = 10
    """A rank that opponents have melded."""
    high: float = 0.1
    """Share of a card's points that is kept early in the round."""
    dump: float = 1
    """Share of a card's points that is saved when others are about to go out."""
    freeze_card: float = 3
    """What freezing the pile is worth, by each card in it."""
    freeze_meld: float = 4
    """By each meld of the next player, who could take it with one card."""
    freeze_pair: float = 2
    """By each pair in hand."""
