"""What a position on counts promises: the lead at the end of the round, guessed without playing on.

A position is described by places, features that are there or not, and by amounts; both have weights, found by
least squares over rounds that the skilled player played against itself. `tests/benchmarks/fitting.py` finds them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, KIND_VALUE, TWO
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.players.counting.facts import RANKS


@dataclass(frozen=True, slots=True)
class Prospects:
    """Weights in points of a round."""

    places: Sequence[float]
    amounts: Sequence[float]

    def lead(self, state: CountState) -> float:
        """How far the side on turn will be ahead when the round ends; the turn has just begun."""
        places, amounts = features(state)
        weights = self.places
        lead: float = sum([weights[place] for place in places]) + sum(map(mul, self.amounts, amounts))
        return lead


def features(state: CountState) -> tuple[list[int], list[float]]:
    """The places and amounts of a game of two sides, as the side on turn sees it; all hands count."""
    places: list[int] = [_STOCK + min(13, len(state.stock) // 5)]
    own, other = state.opened[state.side], state.opened[1 - state.side]
    stock = len(state.stock) / 10
    amounts: list[float] = [1.0, own * stock, other * stock, own * other, state.pile_wilds]
    for role, side in enumerate((state.side, 1 - state.side)):
        _describe_side(state, role, side, places, amounts)
    return places, amounts


def _describe_side(state: CountState, role: int, side: int, places: list[int], amounts: list[float]) -> None:
    rules, opened, pile = state.rules.rules, state.opened[side], state.pile
    naturals = state.naturals[side]
    frozen = state.rules.frozen[state.pile_wilds > 0][opened]
    fitting = sum([kind < len(naturals) and naturals[kind] > 0 for kind in pile])
    red = state.red_threes[side]
    rows = _describe_melds(state, role, side, places)
    minimum = 0 if opened else state.minimums[side] // 50
    places.append(_MINIMUM + 4 * role + min(3, minimum))
    amounts += (state.points[side], red * opened, red * (not opened), len(pile) * frozen, len(pile) * (not frozen))
    amounts.append(fitting)
    canastas = min(2, state.canastas[side])
    for seat in rules.seats_of(side):
        offset = (seat - state.turn) % rules.players
        hand, size = state.hands[seat], state.sizes[seat]
        wilds = hand[TWO] + hand[JOKER_KIND]
        places.append(_SIZE + 48 * offset + 3 * min(15, size) + canastas)
        places.append(_WILDS + 12 * offset + 2 * min(5, wilds) + opened)
        places += [row + _HELD_TO[held] for row, held in zip(rows, hand, strict=False) if held]
        pairs, reach = (0, 0.0) if opened else _opening_hopes(hand, wilds, state.minimums[side])
        takes = _takes(state, side, hand, frozen=frozen)
        amounts += (sum(map(mul, hand, KIND_VALUE)), hand[BLACK_THREE], hand[JOKER_KIND], max(0, size - 15))
        amounts += (pairs, reach, takes, takes * len(pile))


def _describe_melds(state: CountState, role: int, side: int, places: list[int]) -> list[int]:
    """Add the places of the melds, and give the first place of cards held, by rank."""
    opened, needed = state.opened[side], state.rules.rules.canasta_size
    rows = []
    for _, natural, wilds, theirs in zip(
        RANKS, state.naturals[side], state.wilds[side], state.naturals[1 - side], strict=False
    ):
        if natural:
            places.append(_MELDS + 45 * role + 5 * min(8, natural) + min(4, wilds))
            size = natural + wilds
            standing = (7 if wilds else 6) if size >= needed else max(2, min(5, size - needed + 6))
        else:
            standing = opened
        rows.append(_HELD + 7 * (16 * role + 2 * standing + (theirs > 0)))
    return rows


def _opening_hopes(hand: Sequence[int], wilds: int, minimum: int) -> tuple[int, float]:
    """The natural pairs and more, and how near they come to the minimum of the initial meld."""
    value = 20 * wilds
    pairs = 0
    for rank in RANKS:
        held = hand[rank]
        if held >= 2:
            pairs += 1
            if held >= 3:
                value += held * KIND_VALUE[rank]
    return pairs, max(-3.0, min(1.0, (value - minimum) / 50))


def _takes(state: CountState, side: int, hand: Sequence[int], *, frozen: bool) -> bool:
    """Whether this hand could take the pile as it lies."""
    upcard = state.pile[-1] if state.pile else BLACK_THREE
    if upcard not in RANKS:
        return False
    return hand[upcard] >= 2 or (state.opened[side] and not frozen and state.naturals[side][upcard] > 0)


_HELD_TO = (0, 1, 2, 3, 4, 5, *[6] * 20)
_STOCK = 0
_MINIMUM = _STOCK + 14
_MELDS = _MINIMUM + 8
_HELD = _MELDS + 90
_WILDS = _HELD + 224
MOST_SEATS = 6
_SIZE = _WILDS + 12 * MOST_SEATS
PLACES: Final = _SIZE + 48 * MOST_SEATS
"""How many places there are."""
