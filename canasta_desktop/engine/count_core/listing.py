"""The legal moves of a round on counts: the list of `legal_moves`, in another order."""

from collections.abc import Iterable
from itertools import chain, compress

from canasta_desktop.engine.cards import JOKER_KIND, RED_THREE, THREES, TWO, Kind
from canasta_desktop.engine.count_core.rules import Moves
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import (
    ASK,
    DISCARDS,
    DRAW,
    LAY_RED_THREE,
    MELD_CODE,
    NO,
    PASS,
    TAKE_CODE,
    YES,
    CountMove,
)
from canasta_desktop.engine.group_sets import Groups, opening_sets, opening_sets_with
from canasta_desktop.engine.melding import refuse_upcard


def count_moves(state: CountState) -> list[CountMove]:
    """Every distinct legal move of the seat that is to act; empty only when the round is over."""
    if state.ending is not None:
        return []
    if state.drawn:
        return [YES, NO] if state.question_open else _moves_after_drawing(state)
    moves = [DRAW] if state.stock else []
    if state.pile:
        upcard = state.pile[-1]
        # Without a card of its rank and a meld that it fits nothing takes the pile.
        if not state.rules.blocked[upcard] and (state.hand[upcard] or state.naturals[state.side][upcard]):
            _add_takes(state, upcard, moves)
    if not state.stock and not _must_take(moves):
        moves.append(PASS)
    return moves


def _must_take(takes: list[CountMove]) -> bool:
    """Whether the bare take is legal: only where the pile is not frozen and its upcard fits a meld of the side."""
    return bool(takes) and not any(takes[0][2][0][1:])


def _moves_after_drawing(state: CountState) -> list[CountMove]:
    hand, size = state.hand, state.sizes[state.turn]
    moves = _some_discards(state, size) if hand[RED_THREE] or size == 1 else list(compress(DISCARDS, hand))
    if state.opened[state.side]:
        _add_melds_of_one_group(state, moves)
    else:
        sets = opening_sets(state.rules.tables, hand, state.minimums[state.side])
        # Of four single cards two may be wild; the others stay in hand.
        if hand.count(1) >= 4:
            moves += [(MELD_CODE, 0, groups) for groups in sets]
        else:
            moves += [(MELD_CODE, 0, groups) for groups in sets if _is_legal(state, groups, size)]
    if hand[RED_THREE]:
        moves.append(LAY_RED_THREE)
    if state.may_ask:
        moves.append(ASK)
    return moves


def _some_discards(state: CountState, size: int) -> list[CountMove]:
    """The discards of a hand with red threes, or of a last card."""
    rules, hand = state.rules, state.hand
    if size == 1 and not rules.may_go_out[state.canastas[state.side], state.said_no]:
        return []
    return [move for move in rules.discards[state.red_threes_due > 0] if hand[move[1]]]


def _add_melds_of_one_group(state: CountState, moves: list[CountMove]) -> None:
    """Add them to the discards."""
    hand, base, before = state.hand, state.rules.base, len(moves)
    twos, jokers = hand[TWO], hand[JOKER_KIND]
    wilds = base * (twos + base * jokers)
    # Of the kinds only the ranks have rows.
    for held, there, row in zip(hand, state.naturals[state.side], state.rows[state.side]):  # noqa: B905
        # A single natural begins no meld in any rule set.
        if held > 1 or (there and (held or wilds)):
            moves += row[held + wilds]
    if before >= 5:
        # Of five kinds in hand two may be wild, and a group uses one other: two cards are left.
        return
    size = state.sizes[state.turn]
    if size - max(hand) - twos - jokers < 2:
        if hand[THREES]:
            moves += state.rules.rows[THREES, state.naturals[state.side][THREES], 0][hand[THREES]]
        moves[before:] = [move for move in moves[before:] if _is_legal(state, move[2], size)]


def _is_legal(state: CountState, groups: Groups, before: int, upcard: int = 0) -> bool:
    """Whether groups that are right in shape and value may be melded by a hand that would have so many cards.

    `upcard` is 1 where the pile's upcard joins the first.
    """
    left = before
    for _, naturals, twos, jokers in groups:
        left -= naturals + twos + jokers
    if left >= 2:
        # Only black threes need to go out, and their rank is the last.
        return groups[-1][0] != THREES
    return state.rules.may_leave[left, _canastas_after(state, groups, upcard), state.said_no]


def _canastas_after(state: CountState, groups: Groups, upcard: int) -> int:
    side, needed = state.side, state.rules.canasta_from
    canastas = state.canastas[side]
    for rank, naturals, twos, jokers in groups:
        size = state.naturals[side][rank] + state.wilds[side][rank]
        canastas += size < needed[rank] <= size + naturals + twos + jokers + upcard
        upcard = 0
    return canastas


def _add_takes(state: CountState, upcard: int, moves: list[CountMove]) -> None:
    side, hand, pile = state.side, state.hand, state.pile
    held, naturals = hand[upcard], state.naturals[side][upcard]
    rules, twos, jokers, opened = state.rules, hand[TWO], hand[JOKER_KIND], state.opened[side]
    frozen = rules.frozen[state.pile_wilds > 0][opened]
    takes = rules.take_moves[upcard, naturals, state.wilds[side][upcard], frozen, held, twos, jokers]
    if takes:
        with_pile = state.sizes[state.turn] + len(pile) - 1 - pile.count(RED_THREE)
        if opened and with_pile - held - twos - jokers >= 2:
            moves += takes
        elif not refuse_upcard(rules.rules, Kind(upcard), len(pile), state.sizes[state.turn]):
            _add_some_takes(state, takes, with_pile, moves)


def _add_some_takes(state: CountState, takes: Moves, with_pile: int, moves: list[CountMove]) -> None:
    """The takes that leave enough cards, and with them what reaches the minimum of an initial meld."""
    sets: Iterable[Groups] = [move[2] for move in takes]
    if not state.opened[state.side]:
        tables, hand, minimum = state.rules.tables, state.hand, state.minimums[state.side]
        sets = chain.from_iterable(opening_sets_with(tables, hand, minimum, first) for (first,) in sets)
    moves += [(TAKE_CODE, 0, groups) for groups in sets if _is_legal(state, groups, with_pile, 1)]
