"""Whether to take the pile, and with what."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import BLACK_THREE, KIND_OF, KIND_VALUE, RED_THREE, TWO, Rank
from canasta_desktop.engine.melding import GroupCounts
from canasta_desktop.players.groups import group_worth
from canasta_desktop.players.opening import opening_worth
from canasta_desktop.players.reading import Reading
from canasta_desktop.players.weights import Weights


def taking_worth(reading: Reading, weights: Weights, groups: Sequence[GroupCounts]) -> float:
    """What taking the pile with these groups, the first joined by the upcard, seems worth against drawing."""
    if len(reading.view.pile) < weights.smallest_pile:
        return _NEVER
    if reading.own:
        worth = sum(group_worth(reading, weights, group, upcard=place == 0) for place, group in enumerate(groups))
    else:
        worth = opening_worth(reading, weights, groups, upcard=True)
    worth += KIND_VALUE[groups[0].rank]
    return worth + _pile_worth(reading, weights, groups) - drawing_worth(reading, weights)


def drawing_worth(reading: Reading, weights: Weights) -> float:
    """What the cards of the stock seem worth; nothing when there are none."""
    cards = min(reading.view.stock, reading.rules.draw_count)
    return cards * weights.drawn_card * (1 - reading.ending) + weights.take_at_least


def _pile_worth(reading: Reading, weights: Weights, groups: Sequence[GroupCounts]) -> float:
    """What the cards under the upcard are worth in the hand."""
    under = list(reading.pile_counts)
    under[KIND_OF[reading.view.pile[-1]]] -= 1
    hand = list(reading.counts)
    for group in groups:
        hand[group.rank] -= group.naturals
    melded = set(reading.own) | {group.rank for group in groups}
    worth = 0.0
    for kind, count in enumerate(under):
        if count:
            worth += _cards_worth(reading, weights, kind, count, hand[kind], melded=Rank(kind) in melded)
    return worth


def _cards_worth(reading: Reading, weights: Weights, kind: int, count: int, held: int, *, melded: bool) -> float:
    """What so many cards of one kind are worth to a hand that holds `held` of it."""
    value = KIND_VALUE[kind]
    if kind == RED_THREE:
        return float(count * reading.rules.red_three_value)
    if melded:
        return count * (value + weights.pile_card + weights.pile_fits * reading.hope)
    if kind < RED_THREE and held + count >= 3:
        return count * (value + weights.pile_card + weights.pile_matches * 3 * reading.hope)
    later = 1 - reading.ending
    if kind >= TWO:
        return count * ((weights.two if kind == TWO else weights.joker) * later - value * reading.ending)
    if kind == BLACK_THREE:
        return count * (weights.black_three * later - value * reading.ending)
    return count * ((weights.pile_card + weights.pile_matches * (held + count - 1)) * later - value * reading.ending)


_NEVER = -1e6
