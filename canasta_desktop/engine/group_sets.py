"""Which groups can be melded from a hand, in numbers: every split of one rank, and the sets that open.

What a rank allows depends on a few numbers only, so it is worked out once for each of them, by asking
the predicates of `melding`, and looked up from then on: by the exact engine and by playouts alike.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, MELD_RANKS, THREES, TWO, Rank
from canasta_desktop.engine.melding import (
    GroupCounts,
    fewest_naturals,
    initial_value,
    most_wilds,
    refuse_first_group,
    refuse_shape,
)
from canasta_desktop.engine.rule_set import RuleSet

_TWO_VALUE: Final = KIND_VALUE[TWO]
_JOKER_VALUE: Final = KIND_VALUE[JOKER_KIND]

Groups = tuple[GroupCounts, ...]


class Splits(dict[tuple[Rank, int, int, int, int, int], Groups]):
    """Every group of cards from the hand that makes or enlarges a meld.

    By rank, naturals and wilds of the side's meld (0 and 0: none), and naturals, twos and jokers held.
    """

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[Rank, int, int, int, int, int]) -> Groups:
        found = tuple(group for group in _groups(self._rules, *key) if group.size)
        self[key] = found
        return found


class Beginnings(dict[tuple[Rank, int, int, int], tuple[tuple[GroupCounts, int], ...]]):
    """Every group that begins a meld, and its points, by rank and naturals, twos and jokers held."""

    def __init__(self, splits: Splits) -> None:
        super().__init__()
        self._splits = splits

    def __missing__(self, key: tuple[Rank, int, int, int]) -> tuple[tuple[GroupCounts, int], ...]:
        rank, naturals, twos, jokers = key
        groups = self._splits[rank, 0, 0, naturals, twos, jokers]
        self[key] = found = tuple((group, group.value) for group in groups)
        return found


class FirstGroups(dict[tuple[Rank, int, int, bool, int, int, int], Groups]):
    """Every group of the hand, one without cards too, with which the upcard makes or enlarges a meld.

    By rank, naturals and wilds of the side's meld (0 and 0: none), whether the pile is frozen for the
    side, and naturals, twos and jokers held.
    """

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[Rank, int, int, bool, int, int, int]) -> Groups:
        rank, naturals_there, wilds_there, frozen, naturals, twos, jokers = key
        has_meld = naturals_there > 0
        found = tuple(
            group
            for group in _groups(self._rules, rank, naturals_there + 1, wilds_there, naturals, twos, jokers)
            if refuse_first_group(self._rules, group, frozen=frozen, has_meld=has_meld) is None
        )
        self[key] = found
        return found


def _groups(
    rules: RuleSet, rank: Rank, naturals_there: int, wilds_there: int, naturals: int, twos: int, jokers: int
) -> Iterator[GroupCounts]:
    """Every group of the cards held that leaves a meld, with so many naturals and wilds there before."""
    for of_naturals in range(max(0, fewest_naturals(rules) - naturals_there), naturals + 1):
        there = naturals_there + of_naturals
        room = 0 if rank == THREES else most_wilds(rules, there) - wilds_there
        for of_twos in range(min(twos, room) + 1):
            for of_jokers in range(min(jokers, room - of_twos) + 1):
                if refuse_shape(rules, there, wilds_there + of_twos + of_jokers) is None:
                    yield GroupCounts(rank, of_naturals, of_twos, of_jokers)


class GroupTables(NamedTuple):
    """What was worked out for a rule set."""

    rules: RuleSet
    splits: Splits
    beginnings: Beginnings
    first_groups: FirstGroups


@lru_cache(maxsize=16)
def tables_of(rules: RuleSet) -> GroupTables:
    """The tables of a rule set, filled as they are asked."""
    splits = Splits(rules)
    return GroupTables(rules, splits, Beginnings(splits), FirstGroups(rules))


def opening_sets(tables: GroupTables, counts: Sequence[int], minimum: int) -> Iterator[Groups]:
    """The sets of groups of a hand, by kind, that reach the minimum while no fewer of their groups do.

    Black threes are in none where two cards could not be laid, for they need a player who goes out.
    """
    beginnings, twos, jokers = tables.beginnings, counts[TWO], counts[JOKER_KIND]
    # A single natural begins no meld in any rule set.
    ranks = [rank for rank in MELD_RANKS if counts[rank] > 1 and beginnings[rank, counts[rank], twos, jokers]]
    if counts[THREES] > 1 and sum(counts[rank] for rank in MELD_RANKS if rank not in ranks) < 2:
        ranks.append(THREES)
    reach = twos * _TWO_VALUE + jokers * _JOKER_VALUE
    for rank in ranks:
        reach += counts[rank] * KIND_VALUE[rank]
    return _Opening(beginnings, counts, ranks).sets(minimum) if reach >= minimum else iter(())


def opening_sets_with(tables: GroupTables, counts: Sequence[int], minimum: int, first: GroupCounts) -> Iterator[Groups]:
    """The same for a take: the first group, joined by the upcard, and what must come with it."""
    missing = minimum - initial_value(tables.rules, (first,), first.rank)
    if missing <= 0:
        return iter([(first,)])
    left = list(counts)
    left[first.rank] = 0
    left[TWO] -= first.twos
    left[JOKER_KIND] -= first.jokers
    return ((first, *groups) for groups in opening_sets(tables, left, missing))


class _Opening:
    """The search for the sets that open, rank after rank."""

    def __init__(self, beginnings: Beginnings, counts: Sequence[int], ranks: Sequence[Rank]) -> None:
        self._beginnings = beginnings
        self._counts = counts
        self._ranks = ranks
        reach = 0
        self._reach = [reach]
        """What the naturals of the ranks from each place on are worth together."""
        for rank in reversed(ranks):
            reach += counts[rank] * KIND_VALUE[rank]
            self._reach.append(reach)
        self._reach.reverse()

    def sets(self, minimum: int) -> Iterator[Groups]:
        """The sets that reach the minimum."""
        twos, jokers = self._counts[TWO], self._counts[JOKER_KIND]
        return self._sets(0, (), minimum, twos, jokers, 0)

    def _sets(self, start: int, chosen: Groups, missing: int, twos: int, jokers: int, least: int) -> Iterator[Groups]:
        """Sets that begin with `chosen`, the least of which is worth `least`, and lack so many points."""
        wilds = twos * _TWO_VALUE + jokers * _JOKER_VALUE
        for place in range(start, len(self._ranks)):
            if missing > self._reach[place] + wilds:
                return
            rank, beyond = self._ranks[place], self._reach[place + 1] + wilds
            for group, worth in self._beginnings[rank, self._counts[rank], twos, jokers]:
                still = missing - worth
                if still <= 0:
                    if not chosen or least + still > 0:
                        yield (*chosen, group)
                elif still <= beyond - group[2] * _TWO_VALUE - group[3] * _JOKER_VALUE:
                    now_least = min(least, worth) if chosen else worth
                    left = (twos - group[2], jokers - group[3])
                    yield from self._sets(place + 1, (*chosen, group), still, *left, now_least)
