"""What speaks for laying cards out."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_desktop.engine.cards import JOKER_KIND, THREES, TWO
from canasta_desktop.engine.melding import GroupCounts, canasta_value, initial_value, red_threes_value
from canasta_desktop.engine.moves import Discard, Meld, Move
from canasta_desktop.players.going_out import way_out
from canasta_desktop.players.groups import groups_of, grown
from canasta_desktop.players.hinting import Hint, Why
from canasta_desktop.players.meld_facts import NO_MELD, canastas_among
from canasta_desktop.players.near_out import lead_on_table, opponent_near_out
from canasta_desktop.players.reading import Reading

BIG_HAND = 5
"""With so many cards or more, partners have something to lose."""


def meld_hint(reading: Reading, moves: Sequence[Move], move: Meld) -> Hint:
    """Why to lay these cards out."""
    groups = groups_of(move, None)
    if sum(group.size for group in groups) == reading.hand_size:
        return out_hint(reading, move, _laid(reading, groups))
    if not reading.own:
        return Hint(move, Why.OPENS, number=initial_value(reading.rules, groups), of=reading.minimum)
    return (
        _completing(reading, move, groups)
        or _going_out(reading, move, groups)
        or not_out_yet(reading, moves, move)
        or _adding(reading, move, groups)
    )


def out_hint(reading: Reading, move: Move, laid: int = 0) -> Hint:
    """Why to go out with this move, which lays cards of so many points with their canastas."""
    near = opponent_near_out(reading)
    lead = lead_on_table(reading) + laid
    if lead > 0:
        return Hint(move, Why.OUT_AHEAD, number=lead)
    if near is not None:
        return Hint(move, Why.OUT_BEFORE, number=reading.view.hand_sizes[near], seat=near)
    return Hint(move, Why.OUT_BONUS, number=reading.rules.go_out_bonus)


def not_out_yet(reading: Reading, moves: Sequence[Move], move: Move) -> Hint | None:
    """That the hand could be emptied, which partners with many cards speak against."""
    cards = sum(reading.view.hand_sizes[seat] for seat in reading.partners)
    if cards < BIG_HAND or not any(_empties(reading, other) for other in moves if other != move):
        return None
    return Hint(move, Why.NOT_OUT_YET, number=cards)


def _completing(reading: Reading, move: Meld, groups: Sequence[GroupCounts]) -> Hint | None:
    rules = reading.rules
    for group in groups:
        before = reading.own.get(group.rank, NO_MELD)
        after = grown(before, group, canasta_size=rules.canasta_size)
        if group.rank != THREES and before.size < rules.canasta_size <= after.size:
            why = Why.MIXED_CANASTA if after.wilds else Why.NATURAL_CANASTA
            return Hint(move, why, group.rank, canasta_value(rules, after.wilds, concealed=after.concealed))
    return None


def _going_out(reading: Reading, move: Meld, groups: Sequence[GroupCounts]) -> Hint | None:
    """That the whole hand can go in this turn, which the partner was asked about and has allowed."""
    if not reading.view.asked or reading.view.partner_said_no:
        return None
    if way_out(_after(reading, groups)) is None:
        return None
    return Hint(move, Why.PARTNER_AGREED, seat=reading.rules.partner_of(reading.view.seat))


def _after(reading: Reading, groups: Sequence[GroupCounts]) -> Reading:
    """The reading once these groups are laid out, as far as going out needs it."""
    counts, own = list(reading.counts), dict(reading.own)
    for group in groups:
        counts[group.rank] -= group.naturals
        counts[TWO] -= group.twos
        counts[JOKER_KIND] -= group.jokers
        own[group.rank] = grown(own.get(group.rank, NO_MELD), group, canasta_size=reading.rules.canasta_size)
    return replace(reading, counts=counts, own=own, canastas=canastas_among(reading.rules, own))


def _adding(reading: Reading, move: Meld, groups: Sequence[GroupCounts]) -> Hint:
    near, view, rules = opponent_near_out(reading), reading.view, reading.rules
    if near is not None:
        return Hint(move, Why.OTHERS_NEAR_OUT, number=view.hand_sizes[near], seat=near)
    if view.stock < rules.players:
        return Hint(move, Why.FEW_LEFT, number=view.stock)
    rank, points = groups[0].rank, sum(group.value for group in groups)
    before = reading.own.get(rank, NO_MELD)
    if rank != THREES and before.size >= rules.canasta_size:
        return Hint(move, Why.ON_CANASTA, rank, points)
    if rank != THREES and before.size:
        return Hint(move, Why.GROWS, rank, before.size + groups[0].size, rules.canasta_size)
    return Hint(move, Why.NEW_MELD, rank, points)


def _laid(reading: Reading, groups: Sequence[GroupCounts]) -> int:
    """What the groups bring to the table: their cards, the canastas that they complete or turn mixed, red threes."""
    rules, points = reading.rules, sum(group.value for group in groups)
    if not reading.own:
        threes = len(reading.view.red_threes[reading.side])
        points += red_threes_value(rules, threes, has_melded=True) - red_threes_value(rules, threes, has_melded=False)
    for group in groups:
        before = reading.own.get(group.rank, NO_MELD)
        after = grown(before, group, canasta_size=rules.canasta_size)
        if group.rank != THREES and after.size >= rules.canasta_size:
            points += canasta_value(rules, after.wilds, concealed=after.concealed)
            if before.size >= rules.canasta_size:
                points -= canasta_value(rules, before.wilds, concealed=before.concealed)
    return points


def _empties(reading: Reading, move: Move) -> bool:
    if isinstance(move, Discard):
        return reading.hand_size == 1
    return isinstance(move, Meld) and sum(len(group.cards) for group in move.groups) == reading.hand_size


def costs_wild_for_nothing(reading: Reading, move: Meld) -> bool:
    """Whether a meld has a wild and completes no canasta."""
    groups = groups_of(move, None)
    return any(group.wilds for group in groups) and _completing(reading, move, groups) is None
