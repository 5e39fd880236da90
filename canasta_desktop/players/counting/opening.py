"""The initial meld: found quickly, with few wilds."""

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, TWO, Rank
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import MELD_CODE, CountMove
from canasta_desktop.engine.melding import SMALLEST_MELD, GroupCounts
from canasta_desktop.players.counting.squeezing import squeeze
from canasta_desktop.players.counting.taste import Taste

Groups = tuple[GroupCounts, ...]


def opening_move(state: CountState, taste: Taste, soon: float) -> CountMove | None:
    """The initial meld from the hand, where it can and should be made; `soon` is the danger."""
    groups = opening_groups(state)
    if groups is None:
        return None
    left = state.sizes[state.turn] - sum([group.size for group in groups])
    worth = taste.open + opening_worth(state, taste, groups, soon) + taste.open_left * left
    if worth - squeeze(taste, left) * (1 - soon) <= 0:
        return None
    return (MELD_CODE, 0, groups)


def opening_worth(state: CountState, taste: Taste, groups: Groups, soon: float) -> float:
    """What speaks for the initial meld, from the hand or with the pile."""
    side = state.side
    worth = taste.open_pile * len(state.pile) + taste.open_red * state.red_threes[side] + taste.open_danger * soon
    worth -= taste.open_wild * sum([group.wilds for group in groups])
    if any(state.opened):
        worth += taste.open_theirs
    return worth


def opening_groups(state: CountState, upcard: int | None = None) -> Groups | None:
    """Groups that reach the minimum of the side on turn, or None; the upcard joins the first where it is given."""
    hand, rules = state.hand, state.rules.rules
    minimum = state.minimums[state.side]
    least = max(SMALLEST_MELD, rules.min_naturals)
    groups: list[GroupCounts] = []
    value = 0
    if upcard is not None:
        held = hand[upcard]
        if held < 2 or held + 1 < least:
            return None
        groups.append(GroupCounts(Rank(upcard), held, 0, 0))
        value = (held + rules.upcard_counts_to_initial_meld) * KIND_VALUE[upcard]
    pairs: list[int] = []
    for rank in _DEAREST_FIRST:
        held = hand[rank]
        if held < 2 or rank == upcard:
            continue
        if held < least:
            pairs.append(rank)
        elif value < minimum:
            groups.append(GroupCounts(Rank(rank), held, 0, 0))
            value += held * KIND_VALUE[rank]
    if value < minimum:
        value += _add_wilds(state, groups, pairs, minimum - value)
    if value < minimum or not groups:
        return None
    _drop_needless(groups, value - minimum, upcard is not None)
    if not _leaves_enough(state, groups, upcard):
        return None
    return (*groups[: upcard is not None], *sorted(groups[upcard is not None :]))


def _drop_needless(groups: list[GroupCounts], over: int, first_stays: bool) -> None:
    """Keep groups in hand that the minimum does not need; they can be laid one by one after it."""
    for group in groups[:0:-1] if first_stays else groups[::-1]:
        if group.value <= over and len(groups) > 1:
            groups.remove(group)
            over -= group.value


def _add_wilds(state: CountState, groups: list[GroupCounts], pairs: list[int], missing: int) -> int:
    """Make melds of pairs with a wild each, as long as points are missing; the points that brings."""
    hand, rules = state.hand, state.rules.rules
    if rules.max_wilds == 0 or rules.min_naturals > 2:
        return 0
    twos, jokers = hand[TWO], hand[JOKER_KIND]
    brought = 0
    for rank in pairs:
        if brought >= missing:
            break
        points = 2 * KIND_VALUE[rank]
        if jokers and (not twos or missing - brought > points + KIND_VALUE[TWO]):
            jokers -= 1
            groups.append(GroupCounts(Rank(rank), 2, 0, 1))
            brought += points + KIND_VALUE[JOKER_KIND]
        elif twos:
            twos -= 1
            groups.append(GroupCounts(Rank(rank), 2, 1, 0))
            brought += points + KIND_VALUE[TWO]
        else:
            break
    if brought < missing:
        brought += _add_to_groups(groups, twos, jokers, missing - brought, rules.max_wilds)
    return brought


def _add_to_groups(groups: list[GroupCounts], twos: int, jokers: int, missing: int, most: int | None) -> int:
    """Put further wilds on groups that have room, as long as points are missing; the points that brings."""
    brought = 0
    for place, (rank, naturals, twos_there, jokers_there) in enumerate(groups):
        room = (naturals if most is None else min(naturals, most)) - twos_there - jokers_there
        more_twos = more_jokers = 0
        while brought < missing and more_twos + more_jokers < room and (twos or jokers):
            if jokers and (not twos or missing - brought > KIND_VALUE[TWO]):
                jokers, more_jokers = jokers - 1, more_jokers + 1
                brought += KIND_VALUE[JOKER_KIND]
            else:
                twos, more_twos = twos - 1, more_twos + 1
                brought += KIND_VALUE[TWO]
        groups[place] = GroupCounts(rank, naturals, twos_there + more_twos, jokers_there + more_jokers)
    return brought


def _leaves_enough(state: CountState, groups: list[GroupCounts], upcard: int | None) -> bool:
    left = state.sizes[state.turn] - sum([group.size for group in groups])
    if upcard is not None:
        left += len(state.pile) - 1 - state.pile.count(_RED_THREE)
    return left >= 2


_RED_THREE = 11
_DEAREST_FIRST = tuple(sorted(range(11), key=lambda rank: -KIND_VALUE[rank]))
