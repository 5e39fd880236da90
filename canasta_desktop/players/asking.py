"""May I go out? When to ask it, and what to answer."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import JOKER_KIND, KIND_VALUE, MELD_RANKS, TWO
from canasta_desktop.engine.melding import SMALLEST_MELD, GroupCounts, canasta_value, most_wilds
from canasta_desktop.players.going_out import lead_if_out
from canasta_desktop.players.meld_facts import NO_MELD
from canasta_desktop.players.reading import Reading, average_unseen, best_other, hand_points, table_points


def worth_asking(reading: Reading, groups: Sequence[GroupCounts]) -> bool:
    """Whether the partner's cards matter to going out with these groups: a big hand that could undo the lead."""
    cards = sum(reading.view.hand_sizes[seat] for seat in reading.partners)
    if cards < _BIG_HAND:
        return False
    return lead_if_out(reading, groups) < average_unseen(reading) * cards


def answer_yes(reading: Reading) -> bool:
    """Whether to let the partner go out: unless this hand costs a lot that another turn could lay."""
    if reading.ending >= _TOO_LATE:
        return True
    mine = table_points(reading, reading.side) + reading.rules.go_out_bonus - hand_points(reading)
    return mine - best_other(reading) >= _COMFORTABLE or layable_gain(reading) < _WORTH_A_TURN


def layable_gain(reading: Reading) -> int:
    """What the own hand would bring if there were another turn: points laid instead of held, and canastas."""
    rules = reading.rules
    gain = 0
    wilds = reading.counts[TWO] + reading.counts[JOKER_KIND]
    for rank in MELD_RANKS:
        held = reading.counts[rank]
        meld = reading.own.get(rank, NO_MELD)
        if not held or (not meld.size and held < SMALLEST_MELD):
            continue
        gain += 2 * held * KIND_VALUE[rank]
        size = meld.size + held
        room = most_wilds(rules, meld.naturals + held) - meld.wilds
        missing = max(0, rules.canasta_size - size)
        if meld.size < rules.canasta_size and missing <= min(room, wilds):
            wilds -= missing
            gain += canasta_value(rules, meld.wilds + missing, concealed=False)
    return gain


_BIG_HAND = 5
_TOO_LATE = 0.5
_COMFORTABLE = 600
_WORTH_A_TURN = 180
