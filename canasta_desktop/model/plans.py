"""From what the person asks to the moves that it means, or why not, pure."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, RED_THREE
from canasta_desktop.engine.check import check
from canasta_desktop.engine.moves import LayRedThree, Move
from canasta_desktop.engine.values import value
from canasta_desktop.model.actions import refuse_commit
from canasta_desktop.model.drops import refuse_discard, refuse_red_three
from canasta_desktop.model.reasons import Reason, TableRefusal, TableRefusalCode
from canasta_desktop.model.standpoint import Standpoint, discard_moves, refuse_turn, staged_moves
from canasta_desktop.model.taking import TakeChoice


@value
class Plan:
    """Moves that are legal one after the other, and the keys of the cards that leave the hand with them."""

    moves: tuple[Move, ...]
    leaving: tuple[int, ...] = ()


def plan_move(at: Standpoint, move: Move) -> Plan | Reason:
    """A move that takes no cards from the hand."""
    return check(at.state, move, at.me) or Plan((move,))


def plan_take(at: Standpoint, choice: TakeChoice) -> Plan | Reason:
    """Taking the pile in this way."""
    return check(at.state, choice.move, at.me) or Plan((choice.move,), choice.keys)


def plan_commit(at: Standpoint) -> Plan | Reason:
    """Laying what is staged."""
    return refuse_commit(at) or Plan(staged_moves(at), at.staging.keys)


def plan_discard(at: Standpoint, key: int | None) -> Plan | Reason:
    """Laying what is staged, and discarding a card (None: the one selected)."""
    keys = [key] if key is not None else [held.key for held in at.picked]
    refusal = refuse_discard(at, keys)
    if refusal is not None:
        return refusal
    cards = at.cards(keys)
    assert cards is not None
    left = at.without_staged(keys)
    return Plan(discard_moves(left, cards[0]), (*left.staging.keys, *keys))


def plan_red_three(at: Standpoint, key: int | None) -> Plan | Reason:
    """Laying a red three (None: the one selected, else any)."""
    keys = [key] if key is not None else _red_threes(at)
    if not keys:
        return refuse_turn(at) or TableRefusal(TableRefusalCode.NOTHING_PICKED)
    cards = at.cards(keys[:1])
    if cards is None:
        return TableRefusal(TableRefusalCode.NOT_THERE)
    return refuse_red_three(at, cards[0]) or Plan((LayRedThree(cards[0]),), (keys[0],))


def _red_threes(at: Standpoint) -> Sequence[int]:
    held = [held for held in (*at.picked, *at.shown) if KIND_OF[held.card] == RED_THREE]
    return [card.key for card in held]
