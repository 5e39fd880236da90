"""The rules of melds on numbers: what a meld may be, what opens, who may go out, what it is worth.

Everything here works on how many naturals and wilds there are, never on cards or suits, so that the
exact engine and the playouts of computer players ask the same functions.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, KIND_VALUE, RED_THREE, THREES, TWO, Kind, Rank
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.rule_set import RuleSet

SMALLEST_MELD = 3
"""A meld has three cards or more in every rule set (C-13)."""


class GroupCounts(NamedTuple):
    """A group of a move in numbers, the pile's upcard not counted."""

    rank: Rank
    naturals: int
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """Twos and jokers together."""
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        """All cards of the group."""
        return self.naturals + self.twos + self.jokers

    @property
    def value(self) -> int:
        """The points of its cards."""
        return (
            self.naturals * KIND_VALUE[self.rank] + self.twos * KIND_VALUE[TWO] + self.jokers * KIND_VALUE[JOKER_KIND]
        )


class MeldCounts(Protocol):
    """A meld on the table, in numbers."""

    @property
    def naturals(self) -> int: ...
    @property
    def wilds(self) -> int: ...


class Standing(NamedTuple):
    """What a side's melding is judged by, besides the groups themselves."""

    melds: Mapping[Rank, MeldCounts]
    """The side's melds before the move."""
    minimum: int
    """What its initial meld must reach."""
    canastas: int
    """Its canastas before the move."""
    partner_said_no: bool
    """In this turn."""


def refuse_shape(rules: RuleSet, naturals: int, wilds: int, rank: Rank | None = None) -> Refusal | None:
    """Why so many naturals and wilds are no meld (C-13, C-15, T-5), or None."""
    if naturals + wilds < SMALLEST_MELD:
        return Refusal(RefusalCode.MELD_TOO_SMALL, naturals + wilds, SMALLEST_MELD, rank)
    most = most_wilds(rules, naturals)
    if wilds > most:
        return Refusal(RefusalCode.TOO_MANY_WILDS, wilds, most, rank)
    if naturals < rules.min_naturals:
        return Refusal(RefusalCode.TOO_FEW_NATURALS, naturals, rules.min_naturals, rank)
    return None


def fewest_naturals(rules: RuleSet) -> int:
    """How few naturals a meld can have at all: half of it, and what the rules ask for (C-13, C-15)."""
    return max(rules.min_naturals, (SMALLEST_MELD + 1) // 2)


def most_wilds(rules: RuleSet, naturals: int) -> int:
    """How many wilds a meld with so many naturals may have (C-15, T-5)."""
    return naturals if rules.max_wilds is None else min(naturals, rules.max_wilds)


def refuse_groups(
    rules: RuleSet,
    standing: Standing,
    groups: Sequence[GroupCounts],
    left: int,
    upcard_rank: Rank | None = None,
) -> Refusal | None:
    """Why these groups may not be melded in one move, or None.

    `left` is how many cards the hand holds after the move. `upcard_rank` is given when the first
    group takes the pile: its upcard is one natural more of that group.
    """
    return (
        _refuse_shapes(rules, standing, groups, upcard_rank)
        or _refuse_black_threes(rules, standing, groups, left, upcard_rank)
        or _refuse_initial(rules, standing, groups, upcard_rank)
        or refuse_left(rules, standing, canastas_after(rules, standing, groups, upcard_rank), left)
    )


def refuse_left(rules: RuleSet, standing: Standing, canastas: int, left: int) -> Refusal | None:
    """Why a player may not be left with so few cards after melding or taking, or None."""
    if may_go_out(rules, standing, canastas):
        if left == 0 and rules.discard_to_go_out:
            return Refusal(RefusalCode.DISCARD_NEEDED)
        return None
    if left >= 2:
        return None
    return refuse_going_out(rules, standing, canastas)


def refuse_going_out(rules: RuleSet, standing: Standing, canastas: int) -> Refusal | None:
    """Why the player may not go out with so many canastas of the side, or None."""
    if standing.partner_said_no:
        return Refusal(RefusalCode.PARTNER_REFUSED)
    if canastas < rules.canastas_to_go_out:
        return Refusal(RefusalCode.MUST_KEEP_A_CARD, canastas, rules.canastas_to_go_out)
    return None


def may_go_out(rules: RuleSet, standing: Standing, canastas: int) -> bool:
    """Whether the player may go out with so many canastas of the side (F-3, T-3)."""
    return canastas >= rules.canastas_to_go_out and not standing.partner_said_no


def makes_canasta(rules: RuleSet, rank: Rank, size: int) -> bool:
    """Whether so many cards make a canasta; black threes never are (C-16)."""
    return size >= rules.canasta_size and rank != THREES


def canastas_after(
    rules: RuleSet, standing: Standing, groups: Iterable[GroupCounts], upcard_rank: Rank | None = None
) -> int:
    """How many canastas the side has once these groups are melded."""
    canastas = standing.canastas
    for group in groups:
        rank = group.rank
        before = standing.melds.get(rank)
        size = 0 if before is None else before.naturals + before.wilds
        now = size + group.size + (rank == upcard_rank)
        canastas += makes_canasta(rules, rank, now) and not makes_canasta(rules, rank, size)
    return canastas


def initial_value(rules: RuleSet, groups: Iterable[GroupCounts], upcard_rank: Rank | None = None) -> int:
    """The points that these groups bring towards the initial meld (F-7)."""
    value = sum(group.value for group in groups)
    if upcard_rank is not None and rules.upcard_counts_to_initial_meld:
        value += KIND_VALUE[upcard_rank]
    return value


def going_out_value(rules: RuleSet, *, concealed: bool) -> int:
    """What going out is worth."""
    return rules.go_out_bonus + (rules.concealed_out_bonus if concealed else 0)


def canasta_value(rules: RuleSet, wilds: int, *, concealed: bool) -> int:
    """What a canasta is worth besides its cards (C-16, C-17)."""
    bonus = rules.concealed_canasta_bonus if concealed else 0
    return bonus + (rules.mixed_canasta if wilds else rules.natural_canasta)


def red_threes_value(rules: RuleSet, count: int, *, has_melded: bool) -> int:
    """What a side's laid red threes are worth: all of them doubled from four up with two decks, from
    five up with more; against the side that has no meld (C-3, F-9).
    """
    doubled = count >= (4 if rules.decks <= 2 else 5)
    value = count * rules.red_three_value * (2 if doubled else 1)
    return value if has_melded else -value


def is_frozen(rules: RuleSet, pile_wilds: int, *, has_melded: bool) -> bool:
    """Whether only a natural pair takes the pile: a wild is in it, or the side has no meld yet and the
    rules freeze it until then (C-6, F-11, T-10).
    """
    return pile_wilds > 0 or (rules.frozen_before_initial_meld and not has_melded)


def refuse_upcard(rules: RuleSet, kind: Kind, pile: int, hand: int) -> RefusalCode | None:
    """Why a pile of so many cards, with this upcard, is not taken by any hand of so many, or None."""
    if kind >= TWO:
        return RefusalCode.PILE_BLOCKED_WILD
    if kind == BLACK_THREE:
        return RefusalCode.PILE_BLOCKED_BLACK_THREE
    if kind == RED_THREE:
        return RefusalCode.PILE_BLOCKED_RED_THREE
    if rules.one_card_pile_rule and pile == 1 and hand == 1:
        return RefusalCode.ONE_CARD_PILE
    return None


def refuse_discarded(kind: Kind, *, red_three_due: bool) -> RefusalCode | None:
    """Why a card of this kind is not discarded, the last card aside, or None; `red_three_due` says that
    the player holds a red three that was in hand when the turn began.
    """
    if kind == RED_THREE:
        return RefusalCode.RED_THREE_NOT_DISCARDED
    return RefusalCode.RED_THREE_MUST_BE_LAID if red_three_due else None


def may_ask(rules: RuleSet, *, asked: bool, melded: bool) -> bool:
    """Whether a player who has drawn may ask the partner; `asked` and `melded` in this turn."""
    return rules.ask_partner and rules.players > rules.sides and not asked and not melded


def refuse_first_group(rules: RuleSet, group: GroupCounts, *, frozen: bool, has_meld: bool) -> Refusal | None:
    """Why the hand's part of a first group does not take the pile, or None (F-6, F-11, T-9)."""
    if group.naturals >= 2 or (has_meld and not frozen):
        return None
    if frozen or not rules.unfrozen_take_with_wild:
        return Refusal(RefusalCode.NEEDS_NATURAL_PAIR, group.naturals, 2, group.rank)
    if group.naturals == 1 and group.wilds:
        return None
    return Refusal(RefusalCode.UPCARD_UNUSABLE, group.naturals, 2, group.rank)


def _refuse_shapes(
    rules: RuleSet, standing: Standing, groups: Sequence[GroupCounts], upcard_rank: Rank | None
) -> Refusal | None:
    """The first fault in the order of the codes, whichever group it concerns."""
    worst: Refusal | None = None
    for group in groups:
        before = standing.melds.get(group.rank)
        naturals = group.naturals + (group.rank == upcard_rank)
        wilds = group.wilds
        if before is not None:
            naturals += before.naturals
            wilds += before.wilds
        found = refuse_shape(rules, naturals, wilds, group.rank)
        if found is not None and (worst is None or _SHAPE_ORDER[found.code] < _SHAPE_ORDER[worst.code]):
            worst = found
    return worst


_SHAPE_ORDER = {
    RefusalCode.MELD_TOO_SMALL: 0,
    RefusalCode.TOO_MANY_WILDS: 1,
    RefusalCode.TOO_FEW_NATURALS: 2,
}


def _refuse_black_threes(
    rules: RuleSet, standing: Standing, groups: Sequence[GroupCounts], left: int, upcard_rank: Rank | None
) -> Refusal | None:
    if THREES not in [group.rank for group in groups]:
        return None
    canastas = canastas_after(rules, standing, groups, upcard_rank)
    if left <= 1 and may_go_out(rules, standing, canastas):
        return None
    return Refusal(RefusalCode.BLACK_THREES_ONLY_GOING_OUT, left, 1, THREES)


def _refuse_initial(
    rules: RuleSet, standing: Standing, groups: Sequence[GroupCounts], upcard_rank: Rank | None
) -> Refusal | None:
    if standing.melds:
        return None
    value = initial_value(rules, groups, upcard_rank)
    return Refusal(RefusalCode.INITIAL_MELD_TOO_LOW, value, standing.minimum) if value < standing.minimum else None
