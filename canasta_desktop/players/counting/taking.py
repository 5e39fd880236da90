"""Taking the pile or drawing."""

from canasta_desktop.engine.cards import JOKER_KIND, RED_THREE, TWO, Rank
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import DRAW, PASS, TAKE_CODE, CountMove
from canasta_desktop.engine.melding import GroupCounts
from canasta_desktop.players.counting.facts import danger, growth
from canasta_desktop.players.counting.opening import opening_groups, opening_worth
from canasta_desktop.players.counting.taste import Taste

Groups = tuple[GroupCounts, ...]


def beginning_move(state: CountState, taste: Taste) -> CountMove:
    """Take the pile where that is better than to draw."""
    pile = state.pile
    if pile and not state.rules.blocked[pile[-1]]:
        groups = taking_groups(state, pile[-1])
        if groups is not None and (_worth(state, taste, groups) > 0 or _has_to(state, groups)):
            return (TAKE_CODE, 0, groups)
    return DRAW if state.stock else PASS


def _has_to(state: CountState, groups: Groups) -> bool:
    """Whether the pile costs no card, and is big or there is nothing to draw."""
    side, upcard = state.side, groups[0].rank
    frozen = state.rules.frozen[state.pile_wilds > 0][state.opened[side]]
    return (not state.stock or len(state.pile) >= _BIG_PILE) and state.naturals[side][upcard] > 0 and not frozen


def taking_groups(state: CountState, rank: int) -> Groups | None:
    """The cheapest groups with which the pile can be taken, or None."""
    hand, side, rules = state.hand, state.side, state.rules.rules
    held, opened = hand[rank], state.opened[side]
    if not opened:
        return opening_groups(state, upcard=rank)
    naturals, frozen = state.naturals[side][rank], state.rules.frozen[state.pile_wilds > 0][opened]
    cards = len(state.pile)
    if state.sizes[state.turn] == 1 and cards == 1 and rules.one_card_pile_rule:
        return None
    kept = state.sizes[state.turn] + cards - 1 - state.pile.count(RED_THREE)
    if naturals and not frozen:
        held = min(held, max(0, kept - 2))
        return (GroupCounts(Rank(rank), held, 0, 0),) if kept - held >= 2 else None
    least = rules.min_naturals
    if held >= 2 and (naturals or held + 1 >= least):
        held = held if kept - held >= 2 else 2
        return (GroupCounts(Rank(rank), held, 0, 0),) if kept - held >= 2 else None
    can = rules.unfrozen_take_with_wild and least <= 2 and rules.max_wilds != 0
    if held == 1 and (hand[TWO] or hand[JOKER_KIND]) and not frozen and can and kept - 2 >= 2:
        twos = 1 if hand[TWO] else 0
        return (GroupCounts(Rank(rank), 1, twos, 1 - twos),)
    return None


def _worth(state: CountState, taste: Taste, groups: Groups) -> float:
    side, hand, pile = state.side, state.hand, state.pile
    naturals = state.naturals[side]
    rank, soon = groups[0].rank, danger(state)
    worth = taste.take + (taste.take_card - taste.take_danger * soon) * (len(pile) - 1)
    for kind in pile[:-1]:
        if kind < RED_THREE:
            if naturals[kind]:
                worth += taste.take_fit
            else:
                worth += taste.take_match * min(2, hand[kind])
        elif kind >= TWO:
            worth += taste.take_two
    size = naturals[rank] + state.wilds[side][rank]
    worth += growth(state, taste, size, size + groups[0].size + 1, soon)
    if not state.opened[side]:
        return worth + taste.take_open + opening_worth(state, taste, groups, soon)
    if groups[0].wilds:
        return worth + taste.take_with_wild - (taste.joker - taste.two) * groups[0].jokers
    return worth + (taste.take_add if size else taste.take_pair)


_BIG_PILE = 6
"""A pile of so many cards is taken whenever it costs no card of the hand."""
