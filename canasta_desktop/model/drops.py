"""What letting go of dragged cards over a target would do, pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, THREES, TWO, VALUE_OF, Card, Rank
from canasta_desktop.engine.check import check
from canasta_desktop.engine.moves import Draw, LayRedThree, Move
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.state import Phase
from canasta_desktop.model.black_threes import refuse_black_threes
from canasta_desktop.model.places import (
    DropOutcome,
    FromHand,
    FromPile,
    FromStaged,
    FromStock,
    OntoHand,
    OntoMeld,
    OntoPile,
    OntoRedThrees,
    OntoStock,
    OntoTheirs,
    OutcomeKind,
    Source,
    Target,
)
from canasta_desktop.model.reasons import Reason, TableRefusal, TableRefusalCode
from canasta_desktop.model.staging import refuse_staging
from canasta_desktop.model.standpoint import Standpoint, discard_moves, refuse_turn, try_moves
from canasta_desktop.model.taking import refuse_take, take_choices, upcard_rank


def drop_outcome(at: Standpoint, source: Source, target: Target) -> DropOutcome:
    """What letting go of the source over the target would do."""
    match source:
        case FromHand(keys):
            return _from_hand(at, keys, target)
        case FromStaged(keys):
            return _from_staged(at, keys, target)
        case FromStock():
            return _from_stock(at, target)
        case FromPile():
            return _from_pile(at, target)
        case _:
            assert_never(source)


def refuse_stage(at: Standpoint, keys: Sequence[int], rank: Rank | None) -> Refusal | None:
    """Why these cards cannot be put down on the place of a rank, or None."""
    refusal = refuse_turn(at)
    if refusal is not None:
        return refusal
    shown = {held.key: held.card for held in at.shown}
    if not keys or any(key not in shown for key in keys):
        return Refusal(RefusalCode.CARD_NOT_IN_HAND)
    refusal = refuse_staging(at.state.rules, at.melds, at.staging, [shown[key] for key in keys], rank)
    return refuse_black_threes(at) if refusal is None and rank == THREES else refusal


def refuse_discard(at: Standpoint, keys: Sequence[int]) -> Reason | None:
    """Why what is staged is not laid and these cards, one in truth, discarded, or None."""
    refusal = refuse_turn(at)
    if refusal is not None:
        return refusal
    if at.state.phase is Phase.DRAW:
        return Refusal(RefusalCode.MUST_DRAW_FIRST)
    if len(keys) > 1:
        return TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, len(keys), 1)
    cards = at.cards(keys)
    if not keys:
        return TableRefusal(TableRefusalCode.NOTHING_PICKED)
    if cards is None:
        return Refusal(RefusalCode.CARD_NOT_IN_HAND)
    tried = try_moves(at.without_staged(keys), discard_moves(at.without_staged(keys), cards[0]))
    return tried if isinstance(tried, Refusal) else None


def refuse_red_three(at: Standpoint, card: Card) -> Reason | None:
    """Why this card is not laid among the red threes, or None."""
    if KIND_OF[card] != RED_THREE:
        return TableRefusal(TableRefusalCode.NOT_THERE)
    return check(at.state, LayRedThree(card), at.me)


def _refused(reason: Reason, rank: Rank | None = None) -> DropOutcome:
    return DropOutcome(reason, rank=rank)


def _elsewhere(target: Target) -> DropOutcome:
    code = TableRefusalCode.NOT_YOUR_MELD if isinstance(target, OntoTheirs) else TableRefusalCode.NOT_THERE
    return _refused(TableRefusal(code))


def _from_hand(at: Standpoint, keys: Sequence[int], target: Target) -> DropOutcome:
    match target:
        case OntoMeld(rank):
            return _stage(at, keys, rank)
        case OntoPile():
            return _discard(at, keys)
        case OntoHand():
            return DropOutcome(kind=OutcomeKind.REORDER, before=len(at.shown), after=len(at.shown))
        case OntoRedThrees():
            return _lay_red_three(at, keys)
        case OntoStock() | OntoTheirs():
            return _elsewhere(target)
        case _:
            assert_never(target)


def _from_staged(at: Standpoint, keys: Sequence[int], target: Target) -> DropOutcome:
    taken_back = at.without_staged(keys)
    match target:
        case OntoMeld(rank):
            if all(card.rank == rank for card in at.staging.cards if card.key in keys):
                return DropOutcome(kind=OutcomeKind.NOTHING, rank=rank)
            return _stage(taken_back, keys, rank)
        case OntoPile():
            return _discard(at, keys)
        case OntoHand():
            return DropOutcome(kind=OutcomeKind.TAKE_BACK, before=len(at.shown), after=len(taken_back.shown))
        case OntoRedThrees() | OntoStock() | OntoTheirs():
            return _elsewhere(target)
        case _:
            assert_never(target)


def _from_stock(at: Standpoint, target: Target) -> DropOutcome:
    if isinstance(target, OntoStock):
        return DropOutcome()
    if not isinstance(target, OntoHand):
        return _elsewhere(target)
    refusal = check(at.state, Draw(), at.me)
    if refusal is not None:
        return _refused(refusal)
    drawn = min(at.state.rules.draw_count, len(at.state.stock))
    return DropOutcome(kind=OutcomeKind.DRAW, before=len(at.shown), after=len(at.shown) + drawn)


def _from_pile(at: Standpoint, target: Target) -> DropOutcome:
    if isinstance(target, OntoPile):
        return DropOutcome()
    if not isinstance(target, OntoHand | OntoMeld):
        return _elsewhere(target)
    rank = upcard_rank(at)
    if isinstance(target, OntoMeld) and rank is not None and rank != target.rank and refuse_turn(at) is None:
        return _refused(Refusal(RefusalCode.MIXED_RANKS, rank=rank), target.rank)
    refusal = refuse_take(at)
    if refusal is not None:
        return _refused(refusal)
    return _take(at)


def _take(at: Standpoint) -> DropOutcome:
    choices = take_choices(at)
    rank = upcard_rank(at)
    upcard = at.state.upcard
    assert rank is not None
    assert upcard is not None
    cards = (*choices[0].first, upcard)
    after_staged = at.without_staged(choices[0].keys)
    outcome = replace(_laid(after_staged, cards, rank), kind=OutcomeKind.TAKE_PILE, choices=len(choices))
    return replace(outcome, goes_out=_ends(at, (choices[0].move,)))


def _stage(at: Standpoint, keys: Sequence[int], rank: Rank) -> DropOutcome:
    refusal = refuse_stage(at, keys, rank)
    cards = at.cards(keys)
    if refusal is not None or cards is None:
        return _refused(refusal or Refusal(RefusalCode.CARD_NOT_IN_HAND), rank)
    return replace(_laid(at, cards, rank), kind=OutcomeKind.STAGE)


def _laid(at: Standpoint, cards: Sequence[Card], rank: Rank) -> DropOutcome:
    """What becomes of the place of a rank with these cards on it besides what is staged there."""
    meld = at.melds.get(rank)
    staged = [card.card for card in at.staging.at(rank)]
    before = len(staged) + (meld.size if meld else 0)
    wilds_before = _wilds(staged) + (meld.wilds if meld else 0)
    after = before + len(cards)
    size = at.state.rules.canasta_size
    canasta = before < size <= after and rank != THREES
    wilds = wilds_before + _wilds(cards)
    return DropOutcome(
        rank=rank,
        before=before,
        after=after,
        begins_meld=before == 0,
        becomes_mixed=before >= size and not wilds_before and wilds > 0,
        completes_natural=canasta and not wilds,
        completes_mixed=canasta and wilds > 0,
        points=sum(VALUE_OF[card] for card in cards),
    )


def _wilds(cards: Sequence[Card]) -> int:
    return sum(KIND_OF[card] >= TWO for card in cards)


def _discard(at: Standpoint, keys: Sequence[int]) -> DropOutcome:
    refusal = refuse_discard(at, keys)
    cards = at.cards(keys)
    if refusal is not None or not cards:
        return _refused(refusal or Refusal(RefusalCode.CARD_NOT_IN_HAND))
    pile = len(at.state.pile)
    moves = discard_moves(at.without_staged(keys), cards[0])
    return DropOutcome(kind=OutcomeKind.DISCARD, before=pile, after=pile + 1, goes_out=_ends(at, moves))


def _lay_red_three(at: Standpoint, keys: Sequence[int]) -> DropOutcome:
    if len(keys) > 1:
        return _refused(TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, len(keys), 1))
    cards = at.cards(keys)
    if not cards:
        return _refused(Refusal(RefusalCode.CARD_NOT_IN_HAND))
    refusal = refuse_red_three(at, cards[0])
    if refusal is not None:
        return _refused(refusal)
    ends = _ends(at, (LayRedThree(cards[0]),))
    laid = len(at.state.red_threes[at.side])
    return DropOutcome(
        kind=OutcomeKind.LAY_RED_THREE,
        before=laid,
        after=laid + 1,
        points=VALUE_OF[cards[0]],
        goes_out=ends,
    )


def _ends(at: Standpoint, moves: Sequence[Move]) -> bool:
    tried = try_moves(at, moves)
    return not isinstance(tried, Refusal) and tried.over
