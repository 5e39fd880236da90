"""How the four actions of a turn stand for the person at the table, pure."""

from canasta_desktop.engine.check import check
from canasta_desktop.engine.legal_moves import generate_moves
from canasta_desktop.engine.moves import Discard, Draw, Meld, TakePile
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.state import Phase
from canasta_desktop.engine.values import value
from canasta_desktop.model.drops import refuse_discard, refuse_stage
from canasta_desktop.model.reasons import Reason, TableRefusal, TableRefusalCode
from canasta_desktop.model.snapshot import ActionSnapshot, ActionState
from canasta_desktop.model.staging import place_of
from canasta_desktop.model.standpoint import Standpoint, refuse_turn, staged_moves, try_moves
from canasta_desktop.model.taking import refuse_take


@value
class TurnActions:
    """The four actions in the order of play."""

    draw: ActionSnapshot
    take: ActionSnapshot
    lay_out: ActionSnapshot
    discard: ActionSnapshot


def turn_actions(at: Standpoint) -> TurnActions:
    """How the actions of the turn stand now."""
    refusal = refuse_turn(at) or _refuse_while_asking(at)
    if refusal is not None:
        no = _impossible(refusal)
        return TurnActions(no, no, no, no)
    if at.state.phase is Phase.DRAW:
        return _before_drawing(at)
    return _after_drawing(at)


def refuse_lay_out(at: Standpoint) -> Reason | None:
    """Why Lay out would be refused: staging the selection, or with none laying what is staged; or None."""
    keys = [held.key for held in at.picked]
    if keys:
        cards = [held.card for held in at.picked]
        return refuse_stage(at, keys, place_of(cards, at.staging, at.melds))
    return refuse_commit(at)


def refuse_commit(at: Standpoint) -> Reason | None:
    """Why what is staged is not laid, or None."""
    refusal = refuse_turn(at)
    if refusal is not None:
        return refusal
    if at.state.phase is Phase.DRAW:
        return Refusal(RefusalCode.MUST_DRAW_FIRST)
    if not at.staging.steps:
        return TableRefusal(TableRefusalCode.NOTHING_PICKED)
    return check(at.state, Meld(at.staging.groups), at.me)


def _refuse_while_asking(at: Standpoint) -> Refusal | None:
    return Refusal(RefusalCode.PARTNER_MUST_ANSWER) if at.state.this_turn.question_open else None


def _impossible(reason: Reason | None) -> ActionSnapshot:
    return ActionSnapshot(ActionState.IMPOSSIBLE, reason)


def _possible(reason: Reason | None) -> ActionSnapshot:
    """Possible where nothing speaks against it."""
    return ActionSnapshot(ActionState.POSSIBLE) if reason is None else _impossible(reason)


def _now(reason: Reason | None) -> ActionSnapshot:
    return ActionSnapshot(ActionState.NOW) if reason is None else _impossible(reason)


def _before_drawing(at: Standpoint) -> TurnActions:
    draw = _now(check(at.state, Draw(), at.me))
    take = refuse_take(at)
    must_draw = Refusal(RefusalCode.MUST_DRAW_FIRST)
    return TurnActions(
        draw,
        _possible(take) if draw.state is ActionState.NOW else _now(take),
        _possible(refuse_lay_out(at)) if at.picked else _impossible(must_draw),
        _impossible(must_draw),
    )


def _after_drawing(at: Standpoint) -> TurnActions:
    already = Refusal(RefusalCode.ALREADY_DRAWN)
    done = ActionSnapshot(ActionState.DONE)
    lay_out, discard = _play(at)
    if _has_taken(at):
        return TurnActions(_impossible(already), done, lay_out, discard)
    return TurnActions(done, _impossible(_refuse_pile(at) or already), lay_out, discard)


def _has_taken(at: Standpoint) -> bool:
    """Whether the turn began with the pile."""
    begun = (move for seat, move in reversed(at.state.moves) if seat == at.me and isinstance(move, Draw | TakePile))
    return isinstance(next(begun, None), TakePile)


def _refuse_pile(at: Standpoint) -> Refusal | None:
    """What blocks the pile for everybody, told also after drawing because it shows on the pile."""
    before = at.state.copy()
    before.phase = Phase.DRAW
    refusal = check(before, TakePile(), at.me)
    return refusal if refusal is not None and refusal.code in _BLOCKED else None


_BLOCKED = frozenset(
    {
        RefusalCode.PILE_BLOCKED_WILD,
        RefusalCode.PILE_BLOCKED_BLACK_THREE,
        RefusalCode.PILE_BLOCKED_RED_THREE,
    }
)


def _play(at: Standpoint) -> tuple[ActionSnapshot, ActionSnapshot]:
    """Lay out and discard once cards were drawn: the one that the picked cards speak for is the thing to do."""
    discard = _refuse_any_discard(at)
    if at.picked and _means_laying(at):
        return _now(refuse_lay_out(at)), _possible(discard)
    if at.picked:
        return _possible(refuse_lay_out(at)), _now(discard)
    if at.staging.steps:
        commit = refuse_commit(at)
        return _now(commit), _possible(discard) if commit is None else _now(discard)
    can_lay = any(isinstance(move, Meld) for move in generate_moves(at.state))
    return _possible(None if can_lay else TableRefusal(TableRefusalCode.NOTHING_PICKED)), _now(discard)


def _means_laying(at: Standpoint) -> bool:
    """Whether the picked cards are for the table: several of one place, or one that fits an own place."""
    cards = [held.card for held in at.picked]
    place = place_of(cards, at.staging, at.melds)
    if refuse_lay_out(at) is not None:
        return False
    return len(cards) > 1 or place in at.melds or (place is not None and bool(at.staging.at(place)))


def _refuse_any_discard(at: Standpoint) -> Reason | None:
    """Why no card can be discarded now, or what is picked cannot; None where it can."""
    if at.picked:
        return refuse_discard(at, [held.key for held in at.picked])
    tried = try_moves(at, staged_moves(at))
    if isinstance(tried, Refusal):
        return tried
    first: Refusal | None = None
    for held in at.shown:
        refusal = check(tried, Discard(held.card), at.me)
        if refusal is None:
            return None
        first = first or refusal
    return first or Refusal(RefusalCode.CARD_NOT_IN_HAND)
