"""Which groups can be melded from a hand, in numbers: every split of one rank, and the sets that open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, MELD_RANKS, THREES, TWO, Rank
from canasta_desktop.engine.melding import (
    GroupCounts,
    Standing,
    fewest_naturals,
    initial_value,
    most_wilds,
    refuse_shape,
)
from canasta_desktop.engine.rule_set import RuleSet

ALL_RANKS = (*MELD_RANKS, THREES)


@dataclass(frozen=True, slots=True)
class Holding:
    """What a player can meld from: the hand by kind, and the side's melds."""

    rules: RuleSet
    standing: Standing
    counts: Sequence[int]

    def splits(self, rank: Rank, twos: int, jokers: int, *, upcard: bool = False) -> list[GroupCounts]:
        """Every group of a rank that makes a meld with at most so many twos and jokers.

        With the upcard, which is one natural more, a group without cards is one too.
        """
        before = self.standing.melds.get(rank)
        naturals_there = (0 if before is None else before.naturals) + upcard
        wilds_there = 0 if before is None else before.wilds
        fewest = max(0, fewest_naturals(self.rules) - naturals_there)
        found: list[GroupCounts] = []
        for naturals in range(fewest, self.counts[rank] + 1):
            room = 0 if rank == THREES else most_wilds(self.rules, naturals_there + naturals) - wilds_there
            for of_twos in range(min(twos, room) + 1):
                for of_jokers in range(min(jokers, room - of_twos) + 1):
                    wilds = wilds_there + of_twos + of_jokers
                    # Within the room for wilds, what enlarges a meld leaves it one.
                    if before is not None or refuse_shape(self.rules, naturals_there + naturals, wilds) is None:
                        found.append(GroupCounts(rank, naturals, of_twos, of_jokers))
        if found and not (upcard or found[0].size):
            del found[0]
        return found

    def single_groups(self) -> Iterator[GroupCounts]:
        """Every group of one rank that makes or enlarges a meld."""
        counts, melds = self.counts, self.standing.melds
        twos, jokers = counts[TWO], counts[JOKER_KIND]
        for rank in ALL_RANKS:
            if counts[rank] > 1 or (rank in melds and (counts[rank] or twos or jokers)):
                yield from self.splits(rank, twos, jokers)

    def opening_sets(self) -> Iterator[tuple[GroupCounts, ...]]:
        """The sets of groups that reach the side's minimum while no fewer of their groups do."""
        return self._sets(self._ranks(), (), self.standing.minimum, (self.counts[TWO], self.counts[JOKER_KIND]))

    def opening_sets_with(self, first: GroupCounts) -> Iterator[tuple[GroupCounts, ...]]:
        """The same for a take: the first group, joined by the upcard, and what must come with it."""
        missing = self.standing.minimum - initial_value(self.rules, (first,), first.rank)
        if missing <= 0:
            return iter([(first,)])
        ranks = [rank for rank in self._ranks() if rank != first.rank]
        wilds = (self.counts[TWO] - first.twos, self.counts[JOKER_KIND] - first.jokers)
        return ((first, *further) for further in self._sets(ranks, (), missing, wilds))

    def _ranks(self) -> list[Rank]:
        """The ranks of which a meld could be begun."""
        return [rank for rank in ALL_RANKS if self.counts[rank] > 1]

    def _sets(
        self, ranks: Sequence[Rank], chosen: tuple[GroupCounts, ...], missing: int, wilds: tuple[int, int]
    ) -> Iterator[tuple[GroupCounts, ...]]:
        """Sets that begin with `chosen` and lack `missing` points; further groups are of these ranks."""
        within_reach = sum(self.counts[rank] * KIND_VALUE[rank] for rank in ranks)
        within_reach += wilds[0] * KIND_VALUE[TWO] + wilds[1] * KIND_VALUE[JOKER_KIND]
        for place, rank in enumerate(ranks):
            if missing > within_reach:
                return
            within_reach -= self.counts[rank] * KIND_VALUE[rank]
            for group in self.splits(rank, *wilds):
                still = missing - group.value
                if still > 0:
                    left = (wilds[0] - group.twos, wilds[1] - group.jokers)
                    yield from self._sets(ranks[place + 1 :], (*chosen, group), still, left)
                elif all(still + other.value > 0 for other in chosen):
                    yield (*chosen, group)
