"""May I go out? When to ask it, and what to answer."""

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, TWO
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.melding import SMALLEST_MELD
from canasta_desktop.players.counting.facts import RANKS, Memory, danger, hand_worth, table_worth
from canasta_desktop.players.counting.going_out import decided_by_match, lead_if_out, wants_out, way_out
from canasta_desktop.players.counting.taste import Taste


def should_ask(state: CountState, taste: Taste, memory: Memory) -> bool:
    """Whether the partner's cards matter to going out now: there is a way, and a big hand could undo the lead."""
    rules = state.rules.rules
    partners = [state.sizes[seat] for seat in rules.seats_of(state.side) if seat != state.turn]
    if max(partners) < _A_FEW or way_out(state) is None:
        return False
    own, others = lead_if_out(state)
    if decided_by_match(state, memory.scores, own):
        return False
    return own - others < _MOST_A_CARD * sum(partners) and (
        own >= others or wants_out(state, taste, danger(state), memory)
    )


def answers_yes(state: CountState, taste: Taste, memory: Memory) -> bool:
    """Whether the partner may go out, for the seat that was asked: unless its own hand is worth a turn more."""
    rules, side, hand = state.rules.rules, state.side, state.hand
    held = hand_worth(hand)
    size = state.sizes[state.turn]
    own = table_worth(state, side) + rules.go_out_bonus + _A_CARD * size - held
    lead = own - max([table_worth(state, other) for other in range(rules.sides) if other != side])
    decided = decided_by_match(state, memory.scores, own)
    if decided is not None:
        return decided
    if held > _MUCH and lead < _SURE:
        return False
    return danger(state) >= _TOO_LATE or lead >= _COMFORTABLE or layable_gain(state) < taste.wait


def layable_gain(state: CountState) -> float:
    """What the hand would bring if there were another turn: points laid instead of held, and canastas."""
    rules, hand, side = state.rules.rules, state.hand, state.side
    spare, gain = hand[TWO] + hand[JOKER_KIND], 0.0
    for rank in RANKS:
        held, there = hand[rank], state.naturals[side][rank]
        if not held or not (there or held >= SMALLEST_MELD):
            continue
        gain += 2 * held * KIND_VALUE[rank]
        before = there + state.wilds[side][rank]
        missing = max(0, rules.canasta_size - before - held)
        if before < rules.canasta_size and missing <= spare:
            spare -= missing
            gain += rules.mixed_canasta
    return gain


_A_FEW = 3
_MOST_A_CARD = 20
_A_CARD = 11.0
_MUCH = 150
_SURE = 60
"""A guess may be wrong by so much."""
_TOO_LATE = 0.5
_COMFORTABLE = 600
