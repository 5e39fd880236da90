"""Which card to throw away."""

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, KIND_VALUE, TWO, Rank
from canasta_desktop.players.reading import Reading
from canasta_desktop.players.weights import Weights


def discard_worth(reading: Reading, weights: Weights, kind: int) -> float:
    """What discarding a card of this kind seems worth; mostly below zero, the least bad is thrown."""
    return (
        -_keeping(reading, weights, kind)
        - weights.defence * _giving_away(reading, kind)
        - _feeding(reading, weights, kind)
        + _freezing(reading, weights, kind)
        + reading.ending * KIND_VALUE[kind]
        - KIND_VALUE[kind] * _HIGH_CARDS
    )


def pile_worth_to_next(reading: Reading) -> float:
    """What the pile seems worth to the next player, the card to be thrown on it included."""
    cards = len(reading.view.pile)
    wilds = reading.pile_counts[TWO] + reading.pile_counts[JOKER_KIND]
    fits = sum(reading.pile_counts[rank] for rank in reading.next_melds)
    return (_PER_CARD * (cards + 1) + _PER_WILD * wilds + _PER_FIT * fits) * max(0.3, reading.hope)


def _keeping(reading: Reading, weights: Weights, kind: int) -> float:
    """What the card is worth in the hand."""
    later = 1 - reading.ending
    if kind == BLACK_THREE:
        return weights.black_three * later
    if kind >= TWO:
        return (weights.two if kind == TWO else weights.joker) * later
    held = reading.counts[kind]
    if Rank(kind) in reading.own:
        return weights.triple * later
    if held >= 4:
        return weights.pair * later
    return (weights.single, weights.pair, weights.triple)[held - 1] * later


def _giving_away(reading: Reading, kind: int) -> float:
    """What the next player gains by taking the pile with this card on top, times the chance."""
    if kind >= BLACK_THREE:
        return 0.0
    return _taken_chance(reading, kind) * pile_worth_to_next(reading)


def _taken_chance(reading: Reading, kind: int) -> float:
    """How likely the next player can take the pile with a card of this kind on top."""
    if not reading.frozen_for_next and Rank(kind) in reading.next_melds:
        return 1.0
    pair = _pair_chance(reading, kind)
    if not reading.frozen_for_next and reading.rules.unfrozen_take_with_wild:
        pair += (1 - pair) * _ONE_AND_WILD
    if not reading.next_melds:
        pair *= _OPENS_WITH_IT
    if kind in reading.let_pass:
        pair *= _STILL
    return pair


def _pair_chance(reading: Reading, kind: int) -> float:
    """How likely the next player holds two of a kind, from how many are unseen and where."""
    known = reading.held_next[kind]
    if known >= 2:
        return 1.0
    unseen = reading.unseen[kind]
    total = sum(reading.unseen)
    cards = max(0, reading.view.hand_sizes[reading.next_seat] - sum(reading.held_next))
    share = cards / total if total else 0.0
    none = (1 - share) ** unseen
    if known == 1:
        return 1 - none
    one = unseen * share * (1 - share) ** (unseen - 1) if unseen else 0.0
    return max(0.0, 1 - none - one)


def _feeding(reading: Reading, weights: Weights, kind: int) -> float:
    size = reading.fed_size(kind)
    if not size:
        return 0.0
    near = reading.rules.canasta_size - 2 <= size < reading.rules.canasta_size
    return weights.feeding * (3 if near else 1)


def _freezing(reading: Reading, weights: Weights, kind: int) -> float:
    """What a wild on the pile keeps from an opponent who may take it with a single card."""
    if kind < TWO or reading.frozen_for_next or len(reading.next_melds) < len(reading.own):
        return 0.0
    return weights.freezing * pile_worth_to_next(reading) * min(1.0, len(reading.next_melds) / 4)


_PER_CARD = 11.0
_PER_WILD = 30.0
_PER_FIT = 10.0
_ONE_AND_WILD = 0.15
_OPENS_WITH_IT = 0.6
_STILL = 0.35
_HIGH_CARDS = 0.1
"""Of two cards as good the lower is thrown: the higher helps more to open and in a meld."""
