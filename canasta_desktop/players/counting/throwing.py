"""Which card to throw away."""

from math import exp

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, KIND_VALUE, RED_THREE, TWO
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import DISCARDS, CountMove
from canasta_desktop.players.counting.facts import RANKS, Memory, unseen_of
from canasta_desktop.players.counting.taste import Taste


def discard_move(state: CountState, taste: Taste, memory: Memory | None, soon: float) -> CountMove:
    """Throw the card that costs least; `soon` is the danger."""
    costs = discard_costs(state, taste, memory, soon)
    return DISCARDS[min(costs, key=costs.__getitem__)]


def discard_costs(state: CountState, taste: Taste, memory: Memory | None, soon: float) -> dict[int, float]:
    """By kind in hand: what it costs to throw a card of it; `soon` is the danger."""
    hand, judge = state.hand, _Judge(state, taste, memory, soon)
    costs = {rank: judge.natural(rank, held) for rank, held in zip(RANKS, hand, strict=False) if held}
    if hand[BLACK_THREE]:
        costs[BLACK_THREE] = taste.black * judge.later - taste.dump * judge.soon * KIND_VALUE[BLACK_THREE]
    if hand[TWO] or hand[JOKER_KIND]:
        freezing = judge.freezing()
        if hand[TWO]:
            costs[TWO] = taste.two * judge.later - freezing
        if hand[JOKER_KIND]:
            costs[JOKER_KIND] = taste.joker * judge.later - freezing
    if judge.partnered:
        _mind_manners(costs, judge)
    return costs


def _mind_manners(costs: dict[int, float], judge: "_Judge") -> None:
    """Feed no meld with a safe card in hand, and waste no wild on a frozen pile: partners count on it."""
    naturals = [kind for kind in costs if kind < TWO]
    fed = [rank for rank in naturals if judge.fed[rank]]
    if len(fed) < len(naturals):
        for rank in fed:
            costs[rank] += _UNMANNERLY
    if naturals and judge.frozen:
        for wild in (TWO, JOKER_KIND):
            if wild in costs:
                costs[wild] += 2 * _UNMANNERLY


class _Judge:
    """What discards cost in a position."""

    __slots__ = (
        "fed",
        "frozen",
        "frozen_for_us",
        "later",
        "memory",
        "mine",
        "opened",
        "partnered",
        "pile_worth",
        "share",
        "soon",
        "state",
        "taste",
        "theirs",
        "unseen",
        "with_wild",
    )

    def __init__(self, state: CountState, taste: Taste, memory: Memory | None, soon: float) -> None:
        rules = state.rules
        following = (state.turn + 1) % rules.players
        other = following % rules.sides
        self.state, self.taste, self.memory = state, taste, memory
        self.soon = soon
        self.later = 1 - self.soon
        self.theirs, self.mine = state.naturals[other], state.naturals[state.side]
        others = [melds for side, melds in enumerate(state.naturals) if side != state.side]
        self.fed = others[0] if len(others) == 1 else list(map(sum, zip(*others, strict=True)))
        """By rank: how many naturals opponents have melded."""
        self.opened = state.opened[other]
        self.frozen = rules.frozen[state.pile_wilds > 0][self.opened]
        self.frozen_for_us = rules.frozen[state.pile_wilds > 0][state.opened[state.side]]
        self.partnered = rules.players > rules.sides
        self.unseen = unseen_of(state, memory)
        total = sum(self.unseen)
        hidden = state.sizes[following] - (sum(memory.held_next) if memory is not None else 0)
        self.share = hidden / total if total > 0 and hidden > 0 else 0.0
        self.pile_worth = self._pile_worth()
        takes_with_wild = rules.rules.unfrozen_take_with_wild and not self.frozen
        self.with_wild = taste.give_with_wild if takes_with_wild else 0.0

    def natural(self, rank: int, held: int) -> float:
        """What it costs to throw one of so many naturals alike."""
        taste = self.taste
        cost = self._keeping(rank, held) * self.later + self._taken_chance(rank) * self.pile_worth
        if self.fed[rank]:
            cost += taste.feed
        return cost + KIND_VALUE[rank] * (taste.high * self.later - taste.dump * self.soon)

    def freezing(self) -> float:
        """What it brings to freeze the pile."""
        if self.frozen:
            return 0.0
        taste, hand = self.taste, self.state.hand
        pairs = sum([count >= 2 for count in hand[:RED_THREE]])
        melds = sum([count > 0 for count in self.theirs])
        return taste.freeze_card * len(self.state.pile) + taste.freeze_meld * melds + taste.freeze_pair * pairs

    def _keeping(self, rank: int, held: int) -> float:
        taste = self.taste
        if self.mine[rank]:
            return taste.keep_melded
        cost = (taste.keep_1, taste.keep_2, taste.keep_3)[held - 1] if held < 4 else taste.keep_4
        if 2 <= held <= 3 and not self.state.opened[self.state.side]:
            cost += taste.keep_unopened
        if held == 2 and self.frozen_for_us:
            cost += taste.keep_pile * len(self.state.pile)
        if self.unseen[rank] < _PLENTY:
            cost *= 1 - taste.dead * (1 - self.unseen[rank] / _PLENTY)
        return cost

    def _taken_chance(self, rank: int) -> float:
        """How likely the next player takes the pile with this rank on top, as far as that counts."""
        if self.theirs[rank] and not self.frozen:
            return 1.0
        taste, memory = self.taste, self.memory
        known = memory.held_next[rank] if memory is not None else 0
        if known >= 2:
            return 1.0
        expected = max(0, self.unseen[rank]) * self.share
        none = exp(-expected)
        if known:
            chance = taste.give_pair * (1 - none) + self.with_wild
        else:
            chance = taste.give_pair * (1 - none * (1 + expected)) + self.with_wild * (1 - none)
        if not self.opened:
            chance *= taste.give_opens
        return chance * taste.give_passed if memory is not None and rank in memory.passed else chance

    def _pile_worth(self) -> float:
        taste, theirs = self.taste, self.theirs
        worth = taste.give_card * (len(self.state.pile) + 1)
        for kind in self.state.pile:
            if kind < RED_THREE:
                if theirs[kind]:
                    worth += taste.give_fit
            elif kind >= TWO:
                worth += taste.give_two
        return worth


_PLENTY = 5
"""With so many cards of a rank unseen it is as good as any."""
_UNMANNERLY = 1e5
"""What no other cost outweighs."""
