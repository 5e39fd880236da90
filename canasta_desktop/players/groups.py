"""What a group of a move comes to, and what a meld seems worth on its way to a canasta."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, THREES, Rank
from canasta_desktop.engine.check import group_counts, group_rank
from canasta_desktop.engine.melding import GroupCounts, canasta_value
from canasta_desktop.engine.moves import Group, Meld, Move, TakePile
from canasta_desktop.players.meld_facts import NO_MELD, MeldFacts
from canasta_desktop.players.reading import Reading
from canasta_desktop.players.weights import Weights


def counted(group: Group, rank: Rank | None = None) -> GroupCounts:
    """A listed group in numbers; `rank` is given for the group that takes the pile."""
    found = group_rank(group) if rank is None else rank
    assert found is not None
    return group_counts(group, found)


def groups_of(move: Move, upcard: int | None) -> list[GroupCounts]:
    """The groups of a meld or a take in numbers, the upcard not counted; none for other moves."""
    if isinstance(move, Meld):
        return [counted(group) for group in move.groups]
    if isinstance(move, TakePile) and upcard is not None:
        return [counted(move.first, Rank(KIND_OF[upcard])), *(counted(group) for group in move.further)]
    return []


def grown(meld: MeldFacts, group: GroupCounts, *, upcard: bool = False, canasta_size: int = 7) -> MeldFacts:
    """The meld once the group, and the upcard, are on it."""
    naturals = meld.naturals + group.naturals + upcard
    wilds = meld.wilds + group.wilds
    concealed = meld.concealed or (not meld.size and naturals + wilds >= canasta_size)
    return MeldFacts(naturals, wilds, concealed)


def meld_worth(reading: Reading, rank: int, meld: MeldFacts) -> float:
    """What a meld is worth besides its cards: its canasta, or the hope of one."""
    rules = reading.rules
    if not meld.size or rank == THREES:
        return 0.0
    missing = rules.canasta_size - meld.size
    if missing <= 0:
        return canasta_value(rules, meld.wilds, concealed=meld.concealed)
    goal = float(rules.mixed_canasta)
    if not meld.wilds and reading.unseen[rank] + reading.counts[rank] >= missing:
        goal += (rules.natural_canasta - goal) * _by_missing(_NATURAL_CHANCE, missing)
    return goal * _by_missing(_CANASTA_CHANCE, missing) * reading.hope


def wild_cost(reading: Reading, weights: Weights, twos: int, jokers: int) -> float:
    """What it costs to give wilds away; nothing when the round is about to end."""
    return (twos * weights.two + jokers * weights.joker) * (1 - reading.ending)


def group_worth(reading: Reading, weights: Weights, group: GroupCounts, *, upcard: bool = False) -> float:
    """What laying this group seems worth: the meld's growth and the points secured, less the wilds."""
    before = reading.own.get(group.rank, NO_MELD)
    after = grown(before, group, upcard=upcard, canasta_size=reading.rules.canasta_size)
    worth = meld_worth(reading, group.rank, after) - meld_worth(reading, group.rank, before)
    worth += group.value * (weights.laid_points + (2 - weights.laid_points) * reading.ending)
    if not before.size:
        worth += weights.new_meld * reading.hope
    if after.size < reading.rules.canasta_size:
        worth -= group.wilds * weights.wasted_wild * (1 - reading.ending)
    return worth - wild_cost(reading, weights, group.twos, group.jokers)


def squeeze(reading: Reading, weights: Weights, left: int) -> float:
    """What it costs to play on with so few cards after the discard that is still to come."""
    if left > 4:
        return 0.0
    return weights.squeeze * (1 - reading.ending) * _SQUEEZE[left]


def _by_missing(table: Sequence[float], missing: int) -> float:
    return table[min(missing, len(table)) - 1]


_CANASTA_CHANCE = (0.55, 0.36, 0.2, 0.12, 0.06, 0.03)
"""How likely a meld becomes a canasta that misses one card, two, three …"""
_NATURAL_CHANCE = (0.55, 0.35, 0.25, 0.15, 0.1)
"""How likely it stays natural, if it has no wild."""
_SQUEEZE = (1.0, 1.0, 0.9, 0.5, 0.2)
"""By the cards in hand before the discard."""
