"""What a seat reads from counts, and what it remembers besides."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import add, sub

from canasta_desktop.engine.cards import KIND_VALUE
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.players.counting.taste import Taste

RANKS = range(11)


@dataclass(frozen=True, slots=True)
class Memory:
    """What a player knows besides the counts on the table; playouts have none."""

    known: Sequence[int]
    """By kind: cards known to be in other hands."""
    held_next: Sequence[int]
    """By kind: those in the next player's."""
    passed: frozenset[int]
    """Ranks that the next player threw away or let pass lately."""
    scores: tuple[int, ...]
    """The sides' match scores at the start of the round."""


def danger(state: CountState) -> float:
    """How likely others are to end the round within a turn, 0 to 1."""
    rules, side = state.rules.rules, state.side
    goes_on = 1.0
    nearly = [-1] * rules.sides
    for seat, size in enumerate(state.sizes):
        other = seat % rules.sides
        if other == side or size >= len(_OUT_BY_CARDS):
            continue
        missing = rules.canastas_to_go_out - state.canastas[other]
        if missing <= 0:
            goes_on *= 1 - _OUT_BY_CARDS[size]
        elif missing <= 2:
            if nearly[other] < 0:
                nearly[other] = _nearly(state, other)
            if missing <= nearly[other]:
                goes_on *= 1 - _OUT_BY_CARDS[size] * _WITH_A_CANASTA
    return 1 - goes_on * (1 - _stock_danger(state))


def _nearly(state: CountState, side: int) -> int:
    """How many melds of a side miss one or two cards to a canasta."""
    size = state.rules.rules.canasta_size
    sizes = map(add, state.naturals[side], state.wilds[side])
    return sum([size - 2 <= each < size for each in sizes])


def _stock_danger(state: CountState) -> float:
    stock, rules = len(state.stock), state.rules.rules
    turns = stock / (rules.players * rules.draw_count)
    if turns >= 1:
        return 0.0
    if state.rules.ends_with_stock:
        return 1.0
    return _NO_STOCK if not stock else 0.6 - 0.4 * turns


def unseen_of(state: CountState, memory: Memory | None) -> list[int]:
    """By kind: how many cards are in no place that the seat on turn can see, the wilds in melds aside."""
    unseen = list(map(sub, _deck(state.rules.rules.decks), state.hand))
    if memory is not None:
        unseen = list(map(sub, unseen, memory.known))
    for melded in state.naturals:
        unseen[: len(melded)] = map(sub, unseen, melded)
    for kind in state.pile:
        unseen[kind] -= 1
    return unseen


@cache
def _deck(decks: int) -> tuple[int, ...]:
    return (*[4 * decks] * 11, 2 * decks, 2 * decks, 4 * decks, 2 * decks)


def growth(state: CountState, taste: Taste, before: int, after: int, soon: float) -> float:
    """What it is worth that a meld grows from so many cards to so many: the canasta, or the hope of one."""
    hopes = (taste.hope_3, taste.hope_4, taste.hope_5, taste.hope_6)
    size = state.rules.rules.canasta_size
    if before >= size or after == before:
        return 0.0
    worth = -hopes[max(0, before - size + _HOPES)] * (1 - soon) if before else 0.0
    if after >= size:
        needed = state.canastas[state.side] < state.rules.rules.canastas_to_go_out
        return worth + taste.canasta + (taste.needed if needed else 0)
    return worth + hopes[max(0, after - size + _HOPES)] * (1 - soon)


def table_worth(state: CountState, side: int) -> float:
    """What the side would score about if the round ended now, the hands guessed at their average."""
    rules = state.rules.rules
    cards = sum([state.sizes[seat] for seat in range(side, rules.players, rules.sides)])
    return state.points[side] + _A_CANASTA * state.canastas[side] - _A_CARD * cards


def hand_worth(hand: Sequence[int]) -> int:
    """The points of a hand."""
    return sum([count * KIND_VALUE[kind] for kind, count in enumerate(hand) if count])


_OUT_BY_CARDS = (0.7, 0.6, 0.45, 0.35, 0.22, 0.14, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How likely a player with so many cards and the canastas needed goes out within a turn."""
_WITH_A_CANASTA = 0.4
_NO_STOCK = 0.75
_HOPES = 4
"""Melds that miss more cards than this are as hopeful as one that misses so many."""
_A_CANASTA = 340.0
_A_CARD = 11.0
