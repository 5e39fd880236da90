"""Why something is refused, from whichever code says so."""

from canasta_desktop.engine.refusals import Refusal
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.wording import actions
from canasta_desktop.wording.refusals import refusal_advice, refusal_reason
from canasta_desktop.wording.sentence import Sentence
from canasta_desktop.wording.table_refusals import table_refusal_advice, table_refusal_reason


def reason_sentences(reason: object) -> tuple[Sentence, Sentence]:
    """What is missing, and what to do. Raises `TypeError` for what is no reason."""
    match reason:
        case Refusal():
            return refusal_reason(reason), refusal_advice(reason)
        case TableRefusal(code):
            return table_refusal_reason(code.value), table_refusal_advice(code.value)
        case _:
            raise TypeError(f"no refusal: {reason!r}")


def reason_note(reason: object) -> Sentence:
    """The same in two or three words, for a button."""
    match reason:
        case Refusal():
            return actions.refusal_note(reason)
        case TableRefusal(code=TableRefusalCode.ONE_CARD_AT_A_TIME):
            return actions.PICK_ONE_NOTE
        case TableRefusal(code=TableRefusalCode.NOTHING_PICKED):
            return actions.PICK_NOTE
        case _:
            return actions.NOT_NOW_NOTE
