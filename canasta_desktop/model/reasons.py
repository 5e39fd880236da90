"""Why a request is refused that is no move yet, so that the rules have no word for it."""

from enum import Enum
from typing import Final

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.values import value


class TableRefusalCode(Enum):
    """The codes; the values are what sentences are found by."""

    NO_MATCH = "no_match"
    """No match is on the table."""
    NOTHING_PICKED = "nothing_picked"
    """Lay out or discard without a card selected or staged."""
    NOTHING_STAGED = "nothing_staged"
    """Nothing to take back."""
    ONE_CARD_AT_A_TIME = "one_card_at_a_time"
    """Several cards were put on the pile; `have` is how many."""
    NOT_YOUR_MELD = "not_your_meld"
    """Cards were put on a meld of the other side (C-12)."""
    NOT_THERE = "not_there"
    """What was dropped there has no business there."""
    ROUND_RUNNING = "round_running"
    """The next round was asked for while this one is played."""
    MATCH_OVER = "match_over"
    """Something was asked for after the match was won."""
    NO_HINT_NOW = "no_hint_now"
    """A hint was asked for while another player is to act."""
    NO_HINT_AFTER_ROUND = "no_hint_after_round"
    """A hint was asked for after the round."""
    NO_HINT_FOUND = "no_hint_found"
    """A hint was asked for, and the computer player that thinks about it has failed."""
    HINTS_OFF = "hints_off"
    """A hint was asked for while the settings offer none."""
    ANSWER_FIRST = "answer_first"
    """Anything but an answer, while the partner asks whether they may go out."""


@value
class TableRefusal:
    """Why the table refuses something, as a code and the numbers in it; it stands beside the engine's `Refusal`."""

    code: TableRefusalCode
    have: int | None = None
    need: int | None = None
    rank: Rank | None = None


Reason = Refusal | TableRefusal
"""Why a request is refused."""

_WHILE_ASKED: Final = (RefusalCode.NOT_YOUR_TURN, RefusalCode.PARTNER_MUST_ANSWER)


def as_at_the_table(reason: Reason, *, match_over: bool, asked: bool) -> Reason:
    """The reason as it is for the person at the table: the rules of a round know neither whether the match is over
    nor whether it is the person who is `asked`.
    """
    code = reason.code
    if match_over and code is RefusalCode.ROUND_OVER:
        return TableRefusal(TableRefusalCode.MATCH_OVER)
    return TableRefusal(TableRefusalCode.ANSWER_FIRST) if asked and code in _WHILE_ASKED else reason
