"""What goes down once the side has melded, and whether everything does."""

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, TWO, Rank
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import MELD_CODE, CountMove
from canasta_desktop.engine.melding import SMALLEST_MELD, GroupCounts
from canasta_desktop.players.counting.facts import RANKS, Memory, growth, unseen_of
from canasta_desktop.players.counting.going_out import wants_out, way_out
from canasta_desktop.players.counting.squeezing import squeeze
from canasta_desktop.players.counting.taste import Taste


def laying_move(state: CountState, taste: Taste, memory: Memory | None, soon: float) -> CountMove | None:
    """The next group to lay, or None where the rest stays in hand; `soon` is the danger."""
    if not state.said_no:
        way = way_out(state)
        if way and wants_out(state, taste, soon, memory):
            return meld_move(state, *way[0])
    return _best_group(state, taste, soon)


def _best_group(state: CountState, taste: Taste, soon: float) -> CountMove | None:
    """The group that is worth most to lay, if one is worth anything."""
    judge = _Judge(state, taste, soon)
    best: tuple[int, int, int] | None = None
    most = 0.0
    hand, naturals, spare = state.hand, state.naturals[state.side], judge.spare
    for rank in RANKS:
        held, there = hand[rank], naturals[rank]
        if held and (there or held >= judge.least):
            worth = judge.naturals(rank, held)
            if worth > most:
                best, most = (rank, held, 0), worth
        if spare and (there or held >= 2):
            used = judge.wilds_to_use(rank, held)
            worth = judge.with_wilds(rank, held, used) if used else 0.0
            if worth > most:
                best, most = (rank, held, used), worth
    return None if best is None else meld_move(state, *best)


class _Judge:
    """What groups are worth in a position."""

    __slots__ = ("frozen", "least", "needed", "rules", "size", "soon", "spare", "state", "taste", "unseen")

    def __init__(self, state: CountState, taste: Taste, soon: float) -> None:
        rules = state.rules.rules
        self.state, self.taste, self.soon, self.rules = state, taste, soon, rules
        self.size, self.needed = state.sizes[state.turn], rules.canasta_size
        self.spare = state.hand[TWO] + state.hand[JOKER_KIND]
        self.least = max(SMALLEST_MELD, rules.min_naturals)
        self.frozen = state.rules.frozen[state.pile_wilds > 0][True]
        self.unseen: list[int] | None = None

    def naturals(self, rank: int, held: int) -> float:
        """What it is worth to lay so many naturals."""
        if self.size - held < 2:
            return 0.0
        taste, needed = self.taste, self.needed
        before = self.state.naturals[self.state.side][rank] + self.state.wilds[self.state.side][rank]
        worth = self._laid(rank, held)
        if before >= needed:
            worth += taste.add + taste.add_done
        elif before:
            worth += taste.add
        else:
            worth += taste.new + taste.new_live * self._unseen(rank)
            if self.frozen:
                worth -= taste.new_pile * len(self.state.pile)
        worth += growth(self.state, taste, before, before + held, self.soon)
        return worth - squeeze(taste, self.size - held) * (1 - self.soon)

    def wilds_to_use(self, rank: int, held: int) -> int:
        """How many wilds to put with the naturals: what makes a canasta, or one; 0 where none can go."""
        state, rules, side = self.state, self.rules, self.state.side
        there, wilds = state.naturals[side][rank], state.wilds[side][rank]
        before, natural = there + wilds, there + held
        missing = self.needed - before - held
        room = (natural if rules.max_wilds is None else min(natural, rules.max_wilds)) - wilds
        used = missing if 0 < missing <= self.spare else 1
        if used > room or self.size - held - used < 2 or (before >= self.needed and not self.soon):
            return 0
        if not before and (held + used < SMALLEST_MELD or held < rules.min_naturals):
            return 0
        return used

    def with_wilds(self, rank: int, held: int, used: int) -> float:
        """What it is worth to lay so many naturals with so many wilds."""
        taste, soon, side = self.taste, self.soon, self.state.side
        wilds = self.state.wilds[side][rank]
        before = self.state.naturals[side][rank] + wilds
        twos = min(used, self.state.hand[TWO])
        worth = self._laid(rank, held)
        worth += growth(self.state, taste, before, before + held + used, soon)
        if not before < self.needed <= before + held + used:
            worth -= taste.wild_early * used
        elif not wilds:
            worth -= taste.spoil * self._unseen(rank)
        worth -= (twos * taste.two + (used - twos) * taste.joker) * (1 - soon)
        worth += taste.panic * soon * (20 * twos + 50 * (used - twos))
        if before >= self.needed and not wilds:
            worth -= self.rules.natural_canasta - self.rules.mixed_canasta
        return worth - squeeze(taste, self.size - held - used) * (1 - soon)

    def _laid(self, rank: int, held: int) -> float:
        return held * (self.taste.add_card + self.taste.panic * self.soon * KIND_VALUE[rank])

    def _unseen(self, rank: int) -> int:
        if self.unseen is None:
            self.unseen = unseen_of(self.state, None)
        return self.unseen[rank]


def meld_move(state: CountState, rank: int, held: int, used: int) -> CountMove:
    """Lay so many naturals and wilds of the hand, twos before jokers."""
    twos = min(used, state.hand[TWO])
    return (MELD_CODE, 0, (GroupCounts(Rank(rank), held, twos, used - twos),))
