"""The panel of a snapshot in words: what can be done now, and what each button would do."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import VALUE_OF
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.snapshot import ActionSnapshot, ActionState, TableSnapshot
from canasta_desktop.table.keys import KeyCommand
from canasta_desktop.table.texts import ActionName, ActionTexts, MessageTexts, SpokenText, ToolName, ToolTexts
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.log_words import News
from canasta_desktop.ui.reason_words import reason_note, reason_sentences
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import actions, panel
from canasta_desktop.wording.panel import Moment
from canasta_desktop.wording.sentence import Sentence
from canasta_desktop.wording.table import spoken_action

_CAN = (ActionState.NOW, ActionState.POSSIBLE)
_WORDS = {
    ActionName.DRAW: actions.DRAW,
    ActionName.TAKE: actions.TAKE,
    ActionName.LAY_OUT: actions.LAY_OUT,
    ActionName.DISCARD: actions.DISCARD,
    ActionName.ASK: actions.ASK,
    ActionName.ANSWER_YES: actions.YES,
    ActionName.ANSWER_NO: actions.NO,
    ActionName.PASS: actions.PASS,
    ActionName.LAY_RED_THREE: actions.LAY_RED_THREE,
    ActionName.NEXT_ROUND: actions.NEXT_ROUND,
    ActionName.SCORE_SHEET: actions.SCORE_SHEET,
    ActionName.NEW_GAME: actions.NEW_GAME,
}


def moment_of(snapshot: TableSnapshot) -> Moment:
    """What the person can do now."""
    if snapshot.round_over:
        return Moment.MATCH_OVER if snapshot.match_over else Moment.ROUND_OVER
    if not any(seat.on_turn for seat in snapshot.seats):
        return Moment.DEALING
    if snapshot.question_to_me is not None:
        return Moment.ASKED
    if not snapshot.my_turn:
        return Moment.OTHERS_TURN
    if _code(snapshot.draw) is RefusalCode.PARTNER_MUST_ANSWER:
        return Moment.WAITING
    return _playing(snapshot) if snapshot.has_drawn else _before_drawing(snapshot)


def message_texts(snapshot: TableSnapshot, news: News, keys: KeyMap) -> MessageTexts:
    """The message, its detail, and the meter; while others play, the detail is the last move."""
    moment = moment_of(snapshot)
    unfinished = _unfinished(snapshot, moment)
    if unfinished is None:
        words = news.end or panel.message(moment, name=_name(snapshot, moment), number=_number(snapshot, moment))
        details = tuple(_details(snapshot, moment, news, keys))
    else:
        words, *rest = unfinished
        details = tuple(rest)
    meter = snapshot.meter
    return MessageTexts(
        message=translated(words),
        detail="  ".join(map(translated, details)),
        meter=translated(panel.meter(meter.needed, meter.staged)) if meter else "",
        or_word=translated(panel.OR),
    )


def action_texts(snapshot: TableSnapshot, keys: KeyMap) -> tuple[ActionTexts, ...]:
    """Draw, take, lay out, discard."""
    stands = {
        ActionName.DRAW: (snapshot.draw, actions.cards_note(min(snapshot.draws_per_turn, snapshot.stock))),
        ActionName.TAKE: (snapshot.take, actions.cards_note(len(snapshot.pile))),
        ActionName.LAY_OUT: (snapshot.lay_out, _lay_out_note(snapshot)),
        ActionName.DISCARD: (snapshot.discard, actions.ENDS_TURN_NOTE),
    }
    return tuple(
        button_texts(name, keys, *_note(snapshot, name, action, note)) for name, (action, note) in stands.items()
    )


def tool_texts(keys: KeyMap) -> tuple[ToolTexts, ...]:
    """Undo, sort."""
    undo, sort = translated(actions.UNDO), translated(actions.SORT)
    undo_tip = _with_key(translated(panel.TAKEN_BACK_DETAIL), keys.shown(KeyCommand.TAKE_BACK.value))
    return (
        ToolTexts(ToolName.UNDO, undo, SpokenText(undo, undo_tip)),
        ToolTexts(ToolName.SORT, sort, SpokenText(sort, _with_key(sort, keys.shown(KeyCommand.SORT.value)))),
    )


def button_texts(name: ActionName, keys: KeyMap, note: Sentence | None, reason: object = None) -> ActionTexts:
    """A button of the panel; `reason` is why it cannot be pressed."""
    word, key = _WORDS[name], keys.shown(name.value)
    why = ". ".join(map(translated, reason_sentences(reason))) if reason is not None else ""
    return ActionTexts(
        name=name,
        word=translated(word),
        note=translated(note) if note else "",
        key=key,
        spoken=SpokenText(
            translated(spoken_action(word, note) if note else word), why or _with_key(translated(word), key)
        ),
    )


def _before_drawing(snapshot: TableSnapshot) -> Moment:
    can_draw, can_take = snapshot.draw.state in _CAN, snapshot.take.state in _CAN
    if can_draw:
        return Moment.DRAW_OR_TAKE if can_take else Moment.DRAW
    if can_take:
        return Moment.TAKE_OR_PASS if snapshot.can_pass else Moment.TAKE
    return Moment.PASS


def _playing(snapshot: TableSnapshot) -> Moment:
    if _staged(snapshot):
        meter = snapshot.meter
        if meter and meter.staged < meter.needed:
            return Moment.OPEN
        only_discard = snapshot.lay_out.state not in _CAN and snapshot.discard.state in _CAN
        return Moment.DISCARD if only_discard and not _picked(snapshot) else Moment.COMMIT
    return Moment.PLAY if snapshot.lay_out.state in _CAN or _picked(snapshot) else Moment.DISCARD


def _unfinished(snapshot: TableSnapshot, moment: Moment) -> tuple[Sentence, Sentence] | None:
    """Why not, and what to do, where neither what is put down can be laid nor a card be discarded; or None."""
    able = any(action.state in _CAN for action in (snapshot.lay_out, snapshot.discard))
    if moment not in (Moment.COMMIT, Moment.DISCARD) or able or not isinstance(snapshot.discard.reason, Refusal):
        return None
    return reason_sentences(snapshot.discard.reason)


def _name(snapshot: TableSnapshot, moment: Moment) -> str:
    if moment is Moment.ASKED:
        return next(seat.name for seat in snapshot.seats if seat.seat == snapshot.question_to_me)
    if moment is Moment.DEALING:
        return next((seat.name for seat in snapshot.seats if seat.is_dealer and seat.seat != snapshot.me), "")
    return next((seat.name for seat in snapshot.seats if seat.on_turn), "")


def _number(snapshot: TableSnapshot, moment: Moment) -> int:
    if moment is Moment.OPEN and snapshot.meter:
        return snapshot.meter.needed - snapshot.meter.staged
    return min(snapshot.draws_per_turn, snapshot.stock)


def _details(snapshot: TableSnapshot, moment: Moment, news: News, keys: KeyMap) -> Sequence[Sentence]:
    match moment:
        case Moment.ROUND_OVER | Moment.MATCH_OVER:
            return [panel.round_over_detail(keys.shown(ActionName.SCORE_SHEET.value))]
        case Moment.ASKED:
            return [panel.answer_detail(sum(VALUE_OF[held.card] for held in snapshot.hand))]
        case Moment.PASS:
            return [panel.PASS_DETAIL]
        case Moment.DEALING:
            return []
        case Moment.PLAY | Moment.DISCARD | Moment.COMMIT | Moment.OPEN:
            happened = news.answer or _came(snapshot)
            far = [] if snapshot.meter else [_canastas(snapshot)]
            return [*([happened] if happened else []), *far]
        case _:
            return [news.last_move] if news.last_move else []


def _came(snapshot: TableSnapshot) -> Sentence | None:
    new = [held.card for held in snapshot.hand if held.is_new]
    return panel.cards_came(new, from_pile=snapshot.take.state is ActionState.DONE)


def _canastas(snapshot: TableSnapshot) -> Sentence:
    have = min(snapshot.sides[snapshot.my_side].canastas, snapshot.canastas_needed)
    return panel.CANASTAS_NEEDED.filled(have=have, need=snapshot.canastas_needed)


def _lay_out_note(snapshot: TableSnapshot) -> Sentence:
    picked = _picked(snapshot)
    if picked:
        points = sum(VALUE_OF[card] for card in picked)
        return actions.points_note(points) if snapshot.meter else actions.picked_note(len(picked))
    if _staged(snapshot):
        meter = snapshot.meter
        return actions.points_note(meter.staged) if meter else actions.put_down_note(_staged(snapshot))
    return actions.PICK_NOTE


def _note(
    snapshot: TableSnapshot, name: ActionName, action: ActionSnapshot, note: Sentence
) -> tuple[Sentence | None, object]:
    """What stands beneath an action, and why it is not possible."""
    if not snapshot.my_turn or snapshot.round_over:
        return None, None
    if action.state is ActionState.DONE:
        return actions.DONE_NOTE, None
    if action.state is not ActionState.IMPOSSIBLE:
        return note, None
    if name is ActionName.DISCARD and _staged(snapshot) and isinstance(action.reason, Refusal):
        return actions.TAKE_BACK_NOTE, action.reason
    return reason_note(action.reason), action.reason


def _with_key(words: str, key: str) -> str:
    return f"{words} ({key})" if key else words


def _picked(snapshot: TableSnapshot) -> list[int]:
    return [held.card for held in snapshot.hand if held.selected]


def _staged(snapshot: TableSnapshot) -> int:
    return sum(len(meld.staged) for meld in snapshot.sides[snapshot.my_side].melds)


def _code(action: ActionSnapshot) -> RefusalCode | None:
    return action.reason.code if isinstance(action.reason, Refusal) else None
