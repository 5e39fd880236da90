"""What speaks for drawing, for taking the pile, for passing."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, TWO, Rank
from canasta_desktop.engine.moves import Draw, Move, Pass, TakePile
from canasta_desktop.players.groups import groups_of
from canasta_desktop.players.hinting import Hint, Why
from canasta_desktop.players.meld_facts import NO_MELD
from canasta_desktop.players.near_out import lead_on_table
from canasta_desktop.players.reading import Reading

SMALL_PILE = 3
"""A pile of so many cards at most is small."""


def draw_hint(reading: Reading, moves: Sequence[Move]) -> Hint:
    """Why to draw from the stock."""
    takes = [move for move in moves if isinstance(move, TakePile)]
    pile = reading.view.pile
    if not takes:
        return _no_take(reading)
    if len(pile) <= SMALL_PILE:
        return Hint(Draw(), Why.SMALL_PILE, number=len(pile))
    if all(_uses_wild(take) for take in takes):
        return Hint(Draw(), Why.TAKING_COSTS_WILDS)
    return Hint(Draw(), Why.STOCK_LEFT, number=reading.view.stock)


def take_hint(reading: Reading, move: TakePile) -> Hint:
    """Why to take the pile."""
    pile = reading.view.pile
    first, *_ = groups_of(move, pile[-1])
    before = reading.own.get(first.rank, NO_MELD)
    if before.size < reading.rules.canasta_size <= before.size + first.size + 1:
        return Hint(move, Why.TAKE_COMPLETES, first.rank, len(pile))
    if not reading.own:
        return Hint(move, Why.TAKE_OPENS, first.rank, len(pile), reading.minimum)
    if first.naturals >= 2:
        return Hint(move, Why.PAIR_TAKES, first.rank, len(pile), reading.counts[first.rank])
    why = Why.MELD_TAKES if before.size else Why.WILD_TAKES
    return Hint(move, why, first.rank, len(pile))


def pass_hint(reading: Reading) -> Hint:
    """Why to end the round by passing."""
    lead = lead_on_table(reading)
    return Hint(Pass(), Why.PASS_AHEAD, number=lead) if lead > 0 else Hint(Pass(), Why.PASS_ENDS)


def _no_take(reading: Reading) -> Hint:
    """Why the pile is not to be had at all."""
    pile = reading.view.pile
    if not pile:
        return Hint(Draw(), Why.PILE_EMPTY)
    kind = KIND_OF[pile[-1]]
    if kind >= RED_THREE:
        return Hint(Draw(), Why.PILE_BLOCKED)
    rank = Rank(kind)
    if reading.counts[rank] >= 2 and not reading.own:
        return Hint(Draw(), Why.CANNOT_OPEN, rank, of=reading.minimum)
    frozen = reading.pile_has_wild or (reading.rules.frozen_before_initial_meld and not reading.own)
    if frozen and reading.counts[rank] < 2:
        return Hint(Draw(), Why.PILE_FROZEN, rank)
    return Hint(Draw(), Why.CANNOT_TAKE, rank)


def _uses_wild(take: TakePile) -> bool:
    return any(KIND_OF[card] >= TWO for group in (take.first, *take.further) for card in group.cards)
