"""What the predicates of `melding` say under a rule set, as tables that a playout looks up."""

from functools import lru_cache

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, KINDS, MELD_RANKS, TWO, Kind, Rank
from canasta_desktop.engine.count_core.tuples import DISCARDS, MELD_CODE, TAKE_CODE, CountMove
from canasta_desktop.engine.group_sets import FirstGroups, GroupTables, Splits, tables_of
from canasta_desktop.engine.melding import (
    Standing,
    is_frozen,
    makes_canasta,
    may_ask,
    may_go_out,
    refuse_discarded,
    refuse_left,
    refuse_upcard,
)
from canasta_desktop.engine.rule_set import RedThreeTiming, RuleSet, StockExhausted

Moves = tuple[CountMove, ...]

WORTH = tuple(KIND_VALUE)
TWO_WORTH = KIND_VALUE[TWO]
JOKER_WORTH = KIND_VALUE[JOKER_KIND]

RANKS = KINDS - 2
"""Melds are counted in lists of this length, by rank; what stands at the place of red threes stays 0."""


class Row(dict[int, Moves]):
    """The melds of one group of a rank on a meld of so many cards, by what is held.

    The key is `held + base * (twos + base * jokers)`, where `held` are the naturals of the rank and
    `base` is more than there are cards.
    """

    def __init__(self, splits: Splits, base: int, rank: int, there: tuple[int, int]) -> None:
        super().__init__()
        self._splits = splits
        self._base = base
        self._rank = Rank(rank)
        self._there = there

    def __missing__(self, key: int) -> Moves:
        wilds, held = divmod(key, self._base)
        jokers, twos = divmod(wilds, self._base)
        groups = self._splits[self._rank, *self._there, held, twos, jokers]
        self[key] = found = tuple((MELD_CODE, 0, (group,)) for group in groups)
        return found


class Rows(dict[tuple[int, int, int], Row]):
    """The row of each meld, by its rank, naturals and wilds (0 and 0: none)."""

    def __init__(self, splits: Splits, base: int) -> None:
        super().__init__()
        self._splits = splits
        self._base = base

    def __missing__(self, key: tuple[int, int, int]) -> Row:
        self[key] = row = Row(self._splits, self._base, key[0], key[1:])
        return row


class TakeMoves(dict[tuple[int, int, int, bool, int, int, int], Moves]):
    """The takes of a side that has melded, by the keys of `FirstGroups`."""

    def __init__(self, first_groups: FirstGroups) -> None:
        super().__init__()
        self._first_groups = first_groups

    def __missing__(self, key: tuple[int, int, int, bool, int, int, int]) -> Moves:
        rank, *numbers = key
        groups = self._first_groups[(Rank(rank), *numbers)]  # type: ignore[index]
        found = tuple((TAKE_CODE, 0, (group,)) for group in groups)
        self[key] = found
        return found


class MayLeave(dict[tuple[int, int, bool], bool]):
    """Whether a meld or take may leave none or one card in hand.

    By the cards left, the side's canastas after it, and whether the partner has said no.
    """

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, int, bool]) -> bool:
        left, canastas, said_no = key
        standing = Standing({}, 0, canastas, said_no)
        self[key] = found = refuse_left(self._rules, standing, canastas, left) is None
        return found


class MayGoOut(dict[tuple[int, bool], bool]):
    """Whether a player may go out, by the side's canastas and whether the partner has said no."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, bool]) -> bool:
        canastas, said_no = key
        self[key] = found = may_go_out(self._rules, Standing({}, 0, canastas, said_no), canastas)
        return found


class CountRules:
    """A rule set as a playout asks it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.players = rules.players
        self.sides = rules.sides
        following = [(seat + 1) % rules.players for seat in range(rules.players)]
        self.next_seats = tuple((seat, rules.side_of(seat)) for seat in following)
        """By seat: who plays after it, and for which side."""
        self.draw_count = rules.draw_count
        self.lays_at_once = rules.red_three_timing is RedThreeTiming.AT_ONCE
        self.ends_with_stock = rules.stock_exhausted is StockExhausted.FINISH_TURN
        self.tables: GroupTables = tables_of(rules)
        self.base = rules.deck_size + 1
        self.rows = Rows(self.tables.splits, self.base)
        self.first_rows = [self.rows[rank, 0, 0] for rank in MELD_RANKS]
        """The rows of a side that has melded nothing."""
        self.take_moves = TakeMoves(self.tables.first_groups)
        self.may_go_out = MayGoOut(rules)
        self.may_leave = MayLeave(rules)
        self.blocked = tuple(refuse_upcard(rules, Kind(kind), 2, 2) is not None for kind in range(KINDS))
        """By the upcard's kind: whether it stops every take."""
        self.frozen = tuple(
            tuple(is_frozen(rules, wilds, has_melded=melded) for melded in (False, True)) for wilds in (0, 1)
        )
        """By whether a wild is in the pile, and whether the side has melded."""
        self.may_ask = tuple(
            tuple(may_ask(rules, asked=asked, melded=melded) for melded in (False, True)) for asked in (False, True)
        )
        """By whether the player has asked and melded in this turn."""
        self.may_ask_first = self.may_ask[False][False]
        self.discards = tuple(
            tuple(move for move in DISCARDS if refuse_discarded(Kind(move[1]), red_three_due=due) is None)
            for due in (False, True)
        )
        """By whether a red three must be laid first: what may be discarded at all."""
        self.canasta_from = tuple(self._canasta_from(Rank(rank)) for rank in range(RANKS))
        """By rank: how many cards make a canasta, or more than there are."""

    def _canasta_from(self, rank: Rank) -> int:
        most = self.rules.deck_size
        if not makes_canasta(self.rules, rank, most):
            return most + 1
        return next(size for size in range(most + 1) if makes_canasta(self.rules, rank, size))


@lru_cache(maxsize=16)
def count_rules(rules: RuleSet) -> CountRules:
    """The tables of a rule set."""
    return CountRules(rules)
