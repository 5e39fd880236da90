"""What letting go of cards would do, in the few words of a chip."""

from typing import Final

from canasta_desktop.model.places import DropOutcome, OutcomeKind
from canasta_desktop.wording import table
from canasta_desktop.wording.sentence import Sentence

_PLAIN: Final = {
    OutcomeKind.TAKE_BACK: table.TAKE_BACK,
    OutcomeKind.REORDER: table.MOVE_THERE,
    OutcomeKind.DRAW: table.DRAW,
    OutcomeKind.DISCARD: table.DISCARD,
    OutcomeKind.LAY_RED_THREE: table.LAY_RED_THREE,
}


def outcome_sentence(outcome: DropOutcome) -> Sentence | None:
    """The words for a legal drop, None where nothing would change."""
    if outcome.kind is OutcomeKind.NOTHING:
        return None
    if outcome.goes_out:
        return table.GO_OUT
    if outcome.kind in _PLAIN:
        return _PLAIN[outcome.kind]
    if outcome.choices > 1:
        return table.TAKE_PILE
    return _on_a_meld(outcome)


def _on_a_meld(outcome: DropOutcome) -> Sentence:
    if outcome.becomes_mixed:
        return table.BECOMES_MIXED
    if outcome.completes_natural:
        return table.NATURAL_CANASTA
    if outcome.completes_mixed:
        return table.MIXED_CANASTA
    if outcome.begins_meld:
        return table.new_meld(outcome.after, outcome.points)
    return table.GROWS.filled(before=outcome.before, after=outcome.after)
