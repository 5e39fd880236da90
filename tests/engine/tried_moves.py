"""Every move that could be listed, found by trying everything: for tables with few cards.

What is listed: draw, pass, question, answers, red threes and discards; melds of one group in every
split of naturals, twos and jokers; takes by their first group. Several groups stand together only
for a side's initial meld: the sets of groups of which every one is needed to reach the minimum. No
more than two groups are tried together, besides the first one of a take.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from canasta_desktop.engine.cards import JOKER_KIND, KIND_OF, KIND_VALUE, RED_THREE, TWO, Card, Kind, Rank
from canasta_desktop.engine.check import check, group_rank
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import RoundState


class Part(NamedTuple):
    """A group by kind: its rank, and how many naturals, twos and jokers."""

    rank: Rank | None
    naturals: int
    twos: int
    jokers: int


def part_of(group: Group, rank: Rank | None) -> Part:
    kinds = [KIND_OF[card] for card in group.cards]
    twos, jokers = kinds.count(TWO), kinds.count(JOKER_KIND)
    return Part(rank, len(kinds) - twos - jokers, twos, jokers)


def named(state: RoundState, move: Move) -> object:
    """The move by kind: alike for moves that differ only in suits or in the order of groups."""
    match move:
        case Discard(card) | LayRedThree(card):
            return type(move).__name__, KIND_OF[card]
        case Meld(groups):
            return "Meld", frozenset(part_of(group, group_rank(group)) for group in groups)
        case TakePile(first, further):
            upcard = state.upcard
            assert upcard is not None
            rank = Rank(KIND_OF[upcard])
            return "TakePile", part_of(first, rank), frozenset(part_of(group, group_rank(group)) for group in further)
        case _:
            return repr(move)


def groups_in(hand: list[Card], melded: set[Rank]) -> list[Group]:
    """Every group of the hand by kind: of one rank with any wilds, or wilds alone for a meld of the side."""
    by_kind: dict[Kind, list[Card]] = {}
    for card in hand:
        by_kind.setdefault(KIND_OF[card], []).append(card)
    twos, jokers = by_kind.pop(TWO, []), by_kind.pop(JOKER_KIND, [])
    by_kind.pop(RED_THREE, None)
    found = []
    for of_twos, of_jokers in itertools.product(range(len(twos) + 1), range(len(jokers) + 1)):
        wilds = (*twos[:of_twos], *jokers[:of_jokers])
        found += [Group((*cards[:count], *wilds)) for cards in by_kind.values() for count in range(1, len(cards) + 1)]
        found += [Group(wilds, rank) for rank in melded if wilds]
    return found


def sets_of_groups(hand: list[Card], groups: list[Group], most: int) -> Iterator[tuple[Group, ...]]:
    """Every set of up to so many of the groups for which the hand has the cards."""
    kinds = Counter(KIND_OF[card] for card in hand)
    for size in range(most + 1):
        for chosen in itertools.combinations(groups, size):
            needed = Counter(KIND_OF[card] for group in chosen for card in group.cards)
            ranks = [group_rank(group) for group in chosen]
            if len(set(ranks)) == size and needed <= kinds:
                yield from [tuple(with_own_cards(hand, chosen))]


def with_own_cards(hand: list[Card], groups: tuple[Group, ...]) -> Iterator[Group]:
    """The same groups by kind, no card of the hand in two of them."""
    left = list(hand)
    for group in groups:
        cards = []
        for wanted in group.cards:
            card = next(card for card in left if KIND_OF[card] == KIND_OF[wanted])
            left.remove(card)
            cards.append(card)
        yield Group(tuple(cards), group.rank)


def every_one_is_needed(state: RoundState, groups: tuple[Group, ...], start: int) -> bool:
    """Whether no smaller set of the groups reaches the minimum, with so many points there already."""
    minimum = state.rules.minimum_for(state.scores[state.rules.side_of(state.turn)])
    worth = [sum(KIND_VALUE[KIND_OF[card]] for card in group.cards) for group in groups]
    return all(start + sum(worth) - one < minimum for one in worth)


def tried_melds(state: RoundState) -> Iterator[Move]:
    melds = state.melds[state.rules.side_of(state.turn)]
    groups = groups_in(state.hands[state.turn], set(melds))
    if melds:
        yield from (Meld((group,)) for group in groups)
        return
    for chosen in sets_of_groups(state.hands[state.turn], groups, 2):
        if len(chosen) == 1 or every_one_is_needed(state, chosen, 0):
            yield Meld(chosen)


def tried_takes(state: RoundState) -> Iterator[Move]:
    if state.upcard is None:
        return
    hand = state.hands[state.turn]
    melds = state.melds[state.rules.side_of(state.turn)]
    rank = Rank(KIND_OF[state.upcard])
    groups = groups_in(hand, set(melds))
    wilds = [Group(group.cards) for group in groups_in([Card(0), *hand], {rank}) if group.rank is not None]
    firsts = [Group(()), *wilds, *(group for group in groups if group_rank(group) == rank and group.rank is None)]
    for first in firsts:
        if melds:
            yield TakePile(first)
            continue
        rest = Counter(hand) - Counter(first.cards)
        start = sum(KIND_VALUE[KIND_OF[card]] for card in first.cards)
        start += KIND_VALUE[rank] * state.rules.upcard_counts_to_initial_meld
        for further in sets_of_groups(list(rest.elements()), groups, 2):
            if not further or every_one_is_needed(state, further, start):
                yield TakePile(first, further)


def tried(state: RoundState) -> Iterator[Move]:
    """Everything that could be a listed move."""
    yield from (Draw(), Pass(), Ask(), Answer(yes=True), Answer(yes=False))
    for card in state.hands[state.turn]:
        yield Discard(card)
        if KIND_OF[card] == RED_THREE:
            yield LayRedThree(card)
    yield from tried_melds(state)
    yield from tried_takes(state)


def legal_among_tried(state: RoundState) -> dict[object, Move]:
    """Of what was tried, the legal moves, one of each kind by what it is."""
    return {named(state, move): move for move in tried(state) if check(state, move) is None}
