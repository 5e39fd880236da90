"""The one home of legality: `check` says why a move is refused, or None when it is legal.

The codes are tried in the order in which the rules list them, so each part below keeps that order.
"""

from collections.abc import Sequence
from typing import assert_never

from canasta_desktop.engine.cards import (
    BLACK_THREE,
    JOKER_KIND,
    KIND_OF,
    RED_THREE,
    RED_THREES,
    THREES,
    TWO,
    Card,
    Rank,
)
from canasta_desktop.engine.melding import (
    SMALLEST_MELD,
    GroupCounts,
    may_ask,
    refuse_discarded,
    refuse_first_group,
    refuse_going_out,
    refuse_groups,
    refuse_upcard,
)
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.state import Phase, RoundState


def check(state: RoundState, move: Move, seat: int | None = None) -> Refusal | None:
    """Why this move is refused when the seat makes it (left out: the seat that is to act), or None."""
    refusal = _refuse_seat(state, move, seat)
    if refusal is not None:
        return refusal
    match move:
        case Discard():
            return _refuse_before_drawing(state) or _refuse_card(state, move.card) or refuse_discard(state, move.card)
        case Draw():
            return _refuse_draw(state)
        case TakePile():
            return _refuse_take(state, move)
        case Meld():
            return _refuse_meld(state, move)
        case LayRedThree():
            return _refuse_before_drawing(state) or _refuse_card(state, move.card)
        case Ask():
            return _refuse_before_drawing(state) or refuse_ask(state)
        case Answer():
            return None
        case Pass():
            return _refuse_pass(state)
        case _:
            assert_never(move)


def group_counts(group: Group, rank: Rank) -> GroupCounts:
    """A group in numbers; it is meant for the meld of this rank."""
    kinds = [KIND_OF[card] for card in group.cards]
    twos, jokers = kinds.count(TWO), kinds.count(JOKER_KIND)
    return GroupCounts(rank, len(kinds) - twos - jokers, twos, jokers)


def group_rank(group: Group) -> Rank | None:
    """The rank of the meld that a group goes on: the one named, or that of its naturals."""
    if group.rank is not None:
        return group.rank
    for card in group.cards:
        if KIND_OF[card] < TWO:
            return Rank(KIND_OF[card])
    return None


def _refuse_seat(state: RoundState, move: Move, seat: int | None) -> Refusal | None:
    if state.ending is not None:
        return Refusal(RefusalCode.ROUND_OVER)
    if state.this_turn.question_open:
        return _refuse_while_asked(state, move, state.actor if seat is None else seat)
    if seat is not None and seat != state.turn:
        return Refusal(RefusalCode.NOT_YOUR_TURN)
    return Refusal(RefusalCode.NOTHING_ASKED) if isinstance(move, Answer) else None


def _refuse_while_asked(state: RoundState, move: Move, seat: int) -> Refusal | None:
    answers = isinstance(move, Answer)
    if seat == state.actor:
        return None if answers else Refusal(RefusalCode.PARTNER_MUST_ANSWER)
    if seat == state.turn and not answers:
        return Refusal(RefusalCode.PARTNER_MUST_ANSWER)
    return Refusal(RefusalCode.NOT_YOUR_TURN)


def _refuse_before_drawing(state: RoundState) -> Refusal | None:
    return Refusal(RefusalCode.MUST_DRAW_FIRST) if state.phase is Phase.DRAW else None


def _refuse_after_drawing(state: RoundState) -> Refusal | None:
    return Refusal(RefusalCode.ALREADY_DRAWN) if state.phase is Phase.PLAY else None


def _refuse_draw(state: RoundState) -> Refusal | None:
    refusal = _refuse_after_drawing(state)
    if refusal is None and not state.stock:
        return Refusal(RefusalCode.STOCK_EMPTY)
    return refusal


def _refuse_pass(state: RoundState) -> Refusal | None:
    refusal = _refuse_after_drawing(state)
    if refusal is not None:
        return refusal
    if state.stock:
        return Refusal(RefusalCode.STOCK_NOT_EMPTY, len(state.stock))
    # The bare take is legal only where the pile is not frozen and its upcard fits a meld of the side.
    return Refusal(RefusalCode.TAKE_FORCED) if _refuse_take(state, TakePile()) is None else None


def _refuse_card(state: RoundState, card: Card) -> Refusal | None:
    return None if card in state.hands[state.turn] else Refusal(RefusalCode.CARD_NOT_IN_HAND, card=card)


def _refuse_missing(state: RoundState, cards: Sequence[Card]) -> Refusal | None:
    hand = state.hands[state.turn]
    if len(cards) == 1:
        return _refuse_card(state, cards[0])
    wanted_once = set(cards)
    if len(wanted_once) == len(cards) and wanted_once.issubset(hand):
        return None
    for card in cards:
        held, wanted = hand.count(card), cards.count(card)
        if held < wanted:
            return Refusal(RefusalCode.CARD_NOT_IN_HAND, held, wanted, card=card)
    return None


def _refuse_take(state: RoundState, move: TakePile) -> Refusal | None:
    refusal = _refuse_after_drawing(state)
    if refusal is not None:
        return refusal
    if not state.pile:
        return Refusal(RefusalCode.PILE_EMPTY)
    cards = [card for group in (move.first, *move.further) for card in group.cards]
    refusal = _refuse_missing(state, cards) or refuse_pile(state)
    if refusal is not None:
        return refusal
    rank = Rank(KIND_OF[state.pile[-1]])
    refusal = _refuse_mixture(state, (move.first, *move.further), rank) or _refuse_empty(move.further)
    if refusal is not None:
        return refusal
    standing = state.standing(state.turn)
    groups = _in_numbers((move.first, *move.further), rank)
    refusal = refuse_first_group(
        state.rules,
        groups[0],
        frozen=state.is_frozen_for(state.rules.side_of(state.turn)),
        has_meld=rank in standing.melds,
    )
    return refusal or refuse_groups(state.rules, standing, groups, left_after_take(state, len(cards)), rank)


def _refuse_empty(groups: Sequence[Group]) -> Refusal | None:
    """A group without cards cannot be written, only made by a program."""
    if () in [group.cards for group in groups]:
        return Refusal(RefusalCode.MELD_TOO_SMALL, 0, SMALLEST_MELD)
    return None


def left_after_take(state: RoundState, melded: int) -> int:
    """How many cards the hand holds after a take that melds so many of them."""
    red_threes = sum(map(state.pile.count, RED_THREES))
    return len(state.hands[state.turn]) - melded + len(state.pile) - 1 - red_threes


def refuse_pile(state: RoundState) -> Refusal | None:
    """Why the pile, which is not empty, cannot be taken at all, whatever is melded with it, or None."""
    upcard = state.pile[-1]
    code = refuse_upcard(state.rules, KIND_OF[upcard], len(state.pile), len(state.hands[state.turn]))
    if code is None:
        return None
    return Refusal(code, card=None if code is RefusalCode.ONE_CARD_PILE else upcard)


def _refuse_meld(state: RoundState, move: Meld) -> Refusal | None:
    refusal = _refuse_before_drawing(state)
    if refusal is not None:
        return refusal
    cards = [card for group in move.groups for card in group.cards]
    refusal = (
        _refuse_missing(state, cards)
        or _refuse_mixture(state, move.groups, None)
        or _refuse_empty(move.groups or (Group(()),))
    )
    if refusal is not None:
        return refusal
    left = len(state.hands[state.turn]) - len(cards)
    return refuse_groups(state.rules, state.standing(state.turn), _in_numbers(move.groups, None), left)


def _in_numbers(groups: Sequence[Group], upcard_rank: Rank | None) -> list[GroupCounts]:
    """The groups in numbers, once their mixture was found right."""
    counted = []
    for index, group in enumerate(groups):
        rank = upcard_rank if index == 0 and upcard_rank is not None else group_rank(group)
        assert rank is not None
        counted.append(group_counts(group, rank))
    return counted


def _refuse_mixture(state: RoundState, groups: Sequence[Group], upcard_rank: Rank | None) -> Refusal | None:
    """What is wrong with the ranks in the groups; with `upcard_rank` the first takes the pile."""
    kinds = [[KIND_OF[card] for card in group.cards] for group in groups]
    for of_group in kinds:
        if RED_THREE in of_group:
            return Refusal(RefusalCode.RED_THREE_NOT_MELDED)
    for index, of_group in enumerate(kinds):
        if (BLACK_THREE in of_group or groups[index].rank == THREES) and max(of_group, default=0) >= TWO:
            return Refusal(RefusalCode.WILD_WITH_THREES, rank=THREES)
    ranks = [group_rank(group) for group in groups]
    if upcard_rank is not None and ranks[0] is None:
        ranks[0] = upcard_rank
    return _refuse_lone_wilds(state, kinds, ranks, upcard_rank) or _refuse_ranks(kinds, ranks, upcard_rank)


Kinds = Sequence[Sequence[int]]


def _refuse_lone_wilds(
    state: RoundState, kinds: Kinds, ranks: Sequence[Rank | None], upcard_rank: Rank | None
) -> Refusal | None:
    """What is wrong with groups of wilds alone, the first of a take aside."""
    fresh = range(0 if upcard_rank is None else 1, len(kinds))
    for index in fresh:
        if ranks[index] is None and kinds[index]:
            return Refusal(RefusalCode.WILD_NEEDS_TARGET)
    melds = state.melds[state.rules.side_of(state.turn)]
    for index in fresh:
        if kinds[index] and min(kinds[index]) >= TWO and ranks[index] not in melds:
            return Refusal(RefusalCode.NO_SUCH_MELD, rank=ranks[index])
    return None


def _refuse_ranks(kinds: Kinds, ranks: Sequence[Rank | None], upcard_rank: Rank | None) -> Refusal | None:
    for index, of_group in enumerate(kinds):
        rank = ranks[index]
        wanted = upcard_rank if index == 0 and upcard_rank is not None else rank
        if rank != wanted or not _is_one_rank(of_group, wanted):
            return Refusal(RefusalCode.MIXED_RANKS, rank=wanted)
    for rank in ranks:
        if rank is not None and ranks.count(rank) > 1:
            return Refusal(RefusalCode.DUPLICATE_RANK, rank=rank)
    return None


def _is_one_rank(kinds: Sequence[int], rank: Rank | None) -> bool:
    """Whether all that is not wild is of the rank."""
    return not [kind for kind in kinds if kind != rank and kind < TWO]


def refuse_discard(state: RoundState, card: Card) -> Refusal | None:
    """Why a card of the hand may not be discarded by a player who has drawn, or None."""
    if len(state.hands[state.turn]) == 1:
        standing = state.standing(state.turn)
        refusal = refuse_going_out(state.rules, standing, standing.canastas)
        if refusal is not None:
            return refusal
    due = state.this_turn.old_red_threes
    code = refuse_discarded(KIND_OF[card], red_three_due=bool(due))
    if code is None:
        return None
    return Refusal(code, card=card if code is RefusalCode.RED_THREE_NOT_DISCARDED else due[0])


def refuse_ask(state: RoundState) -> Refusal | None:
    """Why a player who has drawn may not ask the partner, or None."""
    turn = state.this_turn
    if may_ask(state.rules, asked=turn.asked, melded=turn.melded):
        return None
    return Refusal(RefusalCode.ASKING_NOT_ALLOWED)
