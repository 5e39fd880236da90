"""Going out: whether the whole hand can go down, and whether it should."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, RED_THREE, TWO
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.melding import SMALLEST_MELD
from canasta_desktop.players.counting.facts import RANKS, Memory, hand_worth, table_worth
from canasta_desktop.players.counting.taste import Taste


def wants_out(state: CountState, taste: Taste, soon: float, memory: Memory | None = None) -> bool:
    """Whether going out now is better than playing on."""
    rules, side = state.rules.rules, state.side
    own, others = lead_if_out(state)
    if memory is not None:
        decided = decided_by_match(state, memory.scores, own)
        if decided is not None:
            return decided
    partners = 0 if state.asked else sum([state.sizes[seat] for seat in rules.seats_of(side) if seat != state.turn])
    if own < others and partners >= _MUCH:
        return False
    worth = taste.out + taste.out_lead * (own - others) / 100 + taste.out_danger * soon
    worth += taste.out_stock * len(state.stock) / (rules.players * rules.draw_count)
    return worth + taste.out_partner * partners > 0


def lead_if_out(state: CountState) -> tuple[float, float]:
    """What the side would score about if everything in the hand went down now, and what the best other would."""
    rules, side = state.rules.rules, state.side
    others = max([table_worth(state, other) for other in range(rules.sides) if other != side])
    return table_worth(state, side) + 2 * hand_worth(state.hand) + rules.go_out_bonus, others


def decided_by_match(state: CountState, scores: Sequence[int], own: float) -> bool | None:
    """True where ending the round with so many points wins the match, False where it loses it, else None."""
    rules, side = state.rules.rules, state.side
    after = scores[side] + own
    best = max([scores[other] + table_worth(state, other) for other in range(rules.sides) if other != side])
    if after >= rules.target and after >= best + _SURELY:
        return True
    return False if best >= rules.target and best > after else None


def way_out(state: CountState) -> list[tuple[int, int, int]] | None:
    """Groups (rank, naturals, wilds) that leave at most the card to throw, canastas first; None if there are none."""
    hand, side, rules = state.hand, state.side, state.rules.rules
    naturals, wilds, needed = state.naturals[side], state.wilds[side], rules.canasta_size
    spare = hand[TWO] + hand[JOKER_KIND]
    loose = hand[RED_THREE] + hand[BLACK_THREE]
    plan: list[list[int]] = []
    for rank in RANKS:
        held, there = hand[rank], naturals[rank]
        if there or held >= SMALLEST_MELD:
            plan.append([rank, held, 0, there + held, there + wilds[rank] + held])
        elif held == 2 and spare and rules.min_naturals <= 2 and rules.max_wilds != 0:
            spare -= 1
            plan.append([rank, 2, 1, 2, 3])
        else:
            loose += held
        if loose > 1:
            return None
    plan.sort(key=lambda each: (each[4] >= needed, -each[4]))
    for each in plan:
        room = (each[3] if rules.max_wilds is None else min(each[3], rules.max_wilds)) - wilds[each[0]] - each[2]
        used = min(spare, room)
        spare -= used
        each[2] += used
        each[4] += used
    if loose + spare > 1 or (rules.discard_to_go_out and loose + spare == 0):
        return None
    gained = sum([each[4] >= needed > naturals[each[0]] + wilds[each[0]] for each in plan])
    if state.canastas[side] + gained < rules.canastas_to_go_out:
        return None
    plan.sort(key=lambda each: not each[4] >= needed > naturals[each[0]] + wilds[each[0]])
    return [(rank, held, used) for rank, held, used, _, _ in plan if held or used]


_SURELY = 150
"""A guess may be wrong by so much."""
_MUCH = 9
"""So many cards of partners are too much to go out behind."""
