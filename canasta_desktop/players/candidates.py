"""Which moves are worth trying out besides the favourite."""

from collections.abc import Sequence
from itertools import filterfalse, islice

from canasta_desktop.engine.cards import KIND_OF, TWO, Rank
from canasta_desktop.engine.moves import Ask, Discard, LayRedThree, Meld, Move, TakePile
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.reading import Reading, read


def candidates(view: PlayerView, moves: Sequence[Move], favourite: Move) -> list[Move]:
    """Moves that good manners allow, the favourite and the question aside; of many initial melds a few."""
    if isinstance(favourite, LayRedThree):
        return []
    reading = read(view, remembers=True)
    allowed = _without_needless_wilds(reading, _mannered_discards(reading, moves))
    if TakePile() in moves and len(view.pile) >= BIG_PILE:
        allowed = [move for move in allowed if isinstance(move, TakePile)]
    chosen: list[Move] = [move for move in allowed if move != favourite and not isinstance(move, Ask)]
    if len(chosen) <= MOST:
        return chosen
    others = [move for move in chosen if not isinstance(move, Meld | TakePile)]
    return [*others, *[move for move in chosen if isinstance(move, Meld | TakePile)][: max(0, MOST - len(others))]]


def _mannered_discards(reading: Reading, moves: Sequence[Move]) -> list[Move]:
    """The moves without discards that feed a meld of the opponents or waste a wild, where there are others.

    Whoever plays alone owes that to nobody.
    """
    if not reading.partners:
        return list(moves)
    naturals = [move for move in moves if isinstance(move, Discard) and KIND_OF[move.card] < TWO]
    safe = {move for move in naturals if not reading.fed_size(Rank(KIND_OF[move.card]))}
    kept = safe or set(naturals)
    if not reading.frozen_for_next or not naturals:
        kept |= {move for move in moves if isinstance(move, Discard) and KIND_OF[move.card] >= TWO}
    return [move for move in moves if not isinstance(move, Discard) or move in kept]


def _without_needless_wilds(reading: Reading, moves: Sequence[Move]) -> list[Move]:
    """The moves without initial melds that have a wild, where there are others of the same kind; of melds a few.

    A big hand has tens of thousands of initial melds, so no more are looked at than needed.
    """
    if reading.own:
        return list(moves)
    kept: list[Move] = [move for move in moves if not isinstance(move, Meld | TakePile)]
    for kind in (Meld, TakePile):
        listed = [move for move in moves if isinstance(move, kind)]
        natural = list(islice(filterfalse(_has_wild, listed), MOST + 1))
        kept += natural or listed[: MOST + 1]
    return kept


def _has_wild(move: Meld | TakePile) -> bool:
    groups = (move.first, *move.further) if isinstance(move, TakePile) else move.groups
    return any(KIND_OF[card] >= TWO for group in groups for card in group.cards)


BIG_PILE = 6
"""A pile of so many cards is taken whenever it costs no card of the hand."""
MOST = 16
"""So many moves at most are tried out."""
