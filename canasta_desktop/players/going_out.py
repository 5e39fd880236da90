"""Whether the whole hand can go down this turn, how, and whether it should."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from canasta_desktop.engine.cards import JOKER_KIND, MELD_RANKS, RED_THREE, THREES, TWO, Rank
from canasta_desktop.engine.melding import (
    SMALLEST_MELD,
    GroupCounts,
    Standing,
    canasta_value,
    canastas_after,
    initial_value,
    most_wilds,
)
from canasta_desktop.players.meld_facts import NO_MELD
from canasta_desktop.players.reading import Reading, average_unseen, best_other, hand_points, table_points
from canasta_desktop.players.weights import Weights


@dataclass(slots=True)
class _Plan:
    """The hand dealt out to melds while a way out is looked for."""

    reading: Reading
    naturals: dict[Rank, int] = field(default_factory=dict)
    twos: dict[Rank, int] = field(default_factory=dict)
    jokers: dict[Rank, int] = field(default_factory=dict)
    loose: int = 0
    """Cards that go on no meld; one may be thrown away."""
    wilds_left: list[int] = field(default_factory=list)
    """Twos and jokers not yet dealt out."""

    def room(self, rank: Rank) -> int:
        """How many more wilds the meld of this rank takes."""
        meld = self.reading.own.get(rank, NO_MELD)
        naturals = meld.naturals + self.naturals.get(rank, 0)
        return most_wilds(self.reading.rules, naturals) - meld.wilds - self._wilds(rank)

    def size(self, rank: Rank) -> int:
        """How many cards the meld of this rank will have."""
        return self.reading.own.get(rank, NO_MELD).size + self.naturals.get(rank, 0) + self._wilds(rank)

    def put_wild(self, rank: Rank) -> None:
        """Deal a wild to a meld, a two before a joker."""
        place = 0 if self.wilds_left[0] else 1
        self.wilds_left[place] -= 1
        dealt = (self.twos, self.jokers)[place]
        dealt[rank] = dealt.get(rank, 0) + 1

    def ranks(self) -> list[Rank]:
        """The melds that a wild can go on, those nearest to a canasta first, finished ones last."""
        size = self.reading.rules.canasta_size
        ranks = [rank for rank in {*self.reading.own, *self.naturals} if rank != THREES and self.room(rank) > 0]
        return sorted(ranks, key=lambda rank: (self.size(rank) >= size, -self.size(rank), rank))

    def groups(self) -> list[GroupCounts]:
        """The groups, those that make canastas first, black threes last."""
        ranks = {*self.naturals, *self.twos, *self.jokers}
        groups = [
            GroupCounts(rank, self.naturals.get(rank, 0), self.twos.get(rank, 0), self.jokers.get(rank, 0))
            for rank in ranks
        ]
        size = self.reading.rules.canasta_size
        return sorted(groups, key=lambda group: (group.rank == THREES, self.size(group.rank) < size, group.rank))

    def _wilds(self, rank: Rank) -> int:
        return self.twos.get(rank, 0) + self.jokers.get(rank, 0)


def way_out(reading: Reading) -> list[GroupCounts] | None:
    """The groups that leave at most the card to be thrown away, in an order to lay them; None if there are none.

    An empty list: the only card in hand goes on the pile.
    """
    if reading.view.partner_said_no or reading.counts[RED_THREE]:
        return None
    plan = _Plan(reading, wilds_left=[reading.counts[TWO], reading.counts[JOKER_KIND]])
    _deal_naturals(plan)
    _deal_wilds(plan)
    if plan.loose + sum(plan.wilds_left) > 1:
        return None
    if reading.rules.discard_to_go_out and not plan.loose + sum(plan.wilds_left) and not _hold_one_back(plan):
        return None
    groups = plan.groups()
    return groups if _reaches(reading, groups) else None


def wants_out(reading: Reading, weights: Weights, groups: Sequence[GroupCounts]) -> bool:
    """Whether to go out without asking: the side is far enough ahead, or the others are about to."""
    return lead_if_out(reading, groups) >= weights.out_lead or reading.ending >= _NOW_OR_NEVER


def lead_if_out(reading: Reading, groups: Sequence[GroupCounts]) -> float:
    """How far the side is ahead of the best other, as far as can be guessed, if it goes out now."""
    partners = sum(reading.view.hand_sizes[seat] for seat in reading.partners)
    mine = table_points(reading, reading.side) + _laid_points(reading, groups) + reading.rules.go_out_bonus
    return mine - average_unseen(reading) * partners - best_other(reading)


def _laid_points(reading: Reading, groups: Sequence[GroupCounts]) -> int:
    rules = reading.rules
    points = sum(group.value for group in groups)
    for group in groups:
        meld = reading.own.get(group.rank, NO_MELD)
        if group.rank != THREES and meld.size < rules.canasta_size <= meld.size + group.size:
            points += canasta_value(rules, meld.wilds + group.wilds, concealed=not meld.size)
    if not reading.own:
        # Red threes that counted against the side count for it once it has melded.
        points += 2 * rules.red_three_value * len(reading.view.red_threes[reading.side])
    return points - (hand_points(reading) - sum(group.value for group in groups))


def _deal_naturals(plan: _Plan) -> None:
    reading = plan.reading
    short: list[Rank] = []
    for rank in MELD_RANKS:
        held = reading.counts[rank]
        if not held:
            continue
        if rank in reading.own or held >= max(SMALLEST_MELD, reading.rules.min_naturals):
            plan.naturals[rank] = held
        else:
            short.append(rank)
    if reading.counts[THREES] >= SMALLEST_MELD or (THREES in reading.own and reading.counts[THREES]):
        plan.naturals[THREES] = reading.counts[THREES]
    else:
        plan.loose += reading.counts[THREES]
    _fill_short(plan, short)


def _fill_short(plan: _Plan, short: Sequence[Rank]) -> None:
    """Lay what is too small for a meld with wilds; the last card of all may be thrown away instead."""
    rules = plan.reading.rules
    for rank in short:
        held = plan.reading.counts[rank]
        missing = SMALLEST_MELD - held
        allowed = held >= rules.min_naturals and missing <= most_wilds(rules, held)
        if allowed and missing <= sum(plan.wilds_left):
            plan.naturals[rank] = held
            for _ in range(missing):
                plan.put_wild(rank)
        else:
            plan.loose += held


def _deal_wilds(plan: _Plan) -> None:
    while sum(plan.wilds_left):
        ranks = plan.ranks()
        if not ranks:
            return
        plan.put_wild(ranks[0])


def _hold_one_back(plan: _Plan) -> bool:
    """Keep one card for the discard that must end the turn: one that its meld can spare."""
    size = plan.reading.rules.canasta_size
    for rank, held in plan.naturals.items():
        spared = plan.size(rank) - 1
        if held > 1 and spared >= SMALLEST_MELD and spared != size - 1 and plan.room(rank) > 0:
            plan.naturals[rank] = held - 1
            return True
    return False


def _reaches(reading: Reading, groups: Sequence[GroupCounts]) -> bool:
    """Whether the side then has its canastas, and its initial meld if it had none."""
    rules = reading.rules
    standing = Standing(reading.own, reading.minimum, reading.canastas, partner_said_no=False)
    if canastas_after(rules, standing, groups) < rules.canastas_to_go_out:
        return False
    return bool(reading.own) or initial_value(rules, groups) >= reading.minimum


_NOW_OR_NEVER = 0.55
