"""Hints for the person at the table, brought to the cards of the hand; pure."""

from collections.abc import Iterable, Sequence

from canasta_desktop.engine.cards import KIND_OF, Card, Rank
from canasta_desktop.engine.check import group_rank
from canasta_desktop.engine.moves import Discard, Group, LayRedThree, Meld, Move, TakePile
from canasta_desktop.engine.values import value
from canasta_desktop.model.hand_order import HeldCard
from canasta_desktop.model.reasons import Reason, TableRefusal, TableRefusalCode
from canasta_desktop.model.standpoint import Standpoint
from canasta_desktop.players.hinting import Hint


@value
class HintOnCards:
    """A hint as it shows on the table."""

    hint: Hint
    place: int
    """0 for the best move, 1 for the next best, and so on."""
    keys: frozenset[int]
    """The cards of the hand that the move plays, those put down already left out."""
    ranks: tuple[Rank, ...]
    """The own places that cards go to."""
    is_only: bool
    """No other move was found worth a hint."""
    take_back_first: bool
    """Cards are put down that this move does not lay out."""


def refuse_hint(at: Standpoint | None, *, offered: bool) -> Reason | None:
    """Why there is no hint now, or None."""
    if at is None:
        return TableRefusal(TableRefusalCode.NO_MATCH)
    if not offered:
        return TableRefusal(TableRefusalCode.HINTS_OFF)
    if at.state.over:
        return TableRefusal(TableRefusalCode.NO_HINT_AFTER_ROUND)
    return None if at.state.actor == at.me else TableRefusal(TableRefusalCode.NO_HINT_NOW)


def hint_on_cards(at: Standpoint, found: Sequence[Hint], place: int) -> HintOnCards:
    """Where on the table the hint at a place of those found shows, with what is put down taken for done."""
    hint = found[place]
    groups = _groups(at, hint.move)
    free, staged = list(at.shown), list(at.staging.cards)
    keys: set[int] = set()
    for rank, cards in groups:
        for card in cards:
            lying = next((one for one in staged if one.rank == rank and _alike(one.card, card)), None)
            if lying is not None:
                staged.remove(lying)
            else:
                keys.update(_take(free, card))
    for card in _thrown(hint.move):
        keys.update(_take(free, card))
    left = bool(staged) and isinstance(hint.move, Meld | TakePile | Discard)
    ranks = tuple(rank for rank, _ in groups)
    return HintOnCards(hint, place, frozenset(keys), ranks, len(found) == 1, left)


def _groups(at: Standpoint, move: Move) -> list[tuple[Rank, tuple[Card, ...]]]:
    match move:
        case Meld(groups):
            return _ranked(groups)
        case TakePile(first, further):
            return [(Rank(KIND_OF[at.state.pile[-1]]), first.cards), *_ranked(further)]
        case _:
            return []


def _ranked(groups: Iterable[Group]) -> list[tuple[Rank, tuple[Card, ...]]]:
    ranked = ((group_rank(group), group.cards) for group in groups)
    return [(rank, cards) for rank, cards in ranked if rank is not None]


def _thrown(move: Move) -> tuple[Card, ...]:
    return (move.card,) if isinstance(move, Discard | LayRedThree) else ()


def _take(free: list[HeldCard], card: Card) -> Iterable[int]:
    """The key of this card, or of one that the rules do not tell from it."""
    alike = [held for held in free if _alike(held.card, card)]
    found = next((held for held in alike if held.card == card), alike[0] if alike else None)
    if found is None:
        return ()
    free.remove(found)
    return (found.key,)


def _alike(one: Card, other: Card) -> bool:
    return KIND_OF[one] == KIND_OF[other]
