"""The further buttons of the panel in words: what can be done besides the four actions of a turn."""

from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.texts import ActionName, ActionTexts
from canasta_desktop.ui.key_map import KeyMap
from canasta_desktop.ui.panel_words import button_texts
from canasta_desktop.wording import actions

_EXTRA_NOTES = {
    ActionName.ASK: actions.ASK_NOTE,
    ActionName.ANSWER_YES: actions.YES_NOTE,
    ActionName.ANSWER_NO: actions.NO_NOTE,
    ActionName.PASS: actions.PASS_NOTE,
    ActionName.LAY_RED_THREE: actions.LAY_RED_THREE_NOTE,
    ActionName.SCORE_SHEET: actions.SCORE_SHEET_NOTE,
    ActionName.NEW_GAME: actions.NEW_GAME_NOTE,
}


def extra_texts(snapshot: TableSnapshot, keys: KeyMap) -> tuple[ActionTexts, ...]:
    """What else is possible now."""
    names: list[ActionName] = []
    if snapshot.question_to_me is not None:
        names += [ActionName.ANSWER_YES, ActionName.ANSWER_NO]
    if snapshot.can_ask and snapshot.going_out_is_near:
        names.append(ActionName.ASK)
    if snapshot.can_pass:
        names.append(ActionName.PASS)
    if snapshot.can_lay_red_three:
        names.append(ActionName.LAY_RED_THREE)
    notes = dict(_EXTRA_NOTES)
    if snapshot.round_over:
        names += [ActionName.SCORE_SHEET, ActionName.NEW_GAME if snapshot.match_over else ActionName.NEXT_ROUND]
        notes |= {ActionName.NEXT_ROUND: actions.deals_note(_next_dealer(snapshot))}
    return tuple(button_texts(name, keys, notes[name]) for name in names)


def _next_dealer(snapshot: TableSnapshot) -> str | None:
    """Who deals the next round; None: the person at the table."""
    dealer = next(place for place, seat in enumerate(snapshot.seats) if seat.is_dealer)
    seat = snapshot.seats[(dealer + 1) % len(snapshot.seats)]
    return None if seat.seat == snapshot.me else seat.name
