"""The legal moves of a round on counts: the list of `legal_moves`, in the same order."""

from itertools import compress

from canasta_desktop.engine.cards import JOKER_KIND, MELD_RANKS, RED_THREE, THREES, TWO, Kind, Rank
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
from canasta_desktop.engine.melding import GroupCounts, refuse_going_out, refuse_groups, refuse_upcard


def count_moves(state: CountState) -> list[CountMove]:
    """Every distinct legal move of the seat that is to act; empty only when the round is over."""
    if state.ending is not None:
        return []
    if state.question_open:
        return [YES, NO]
    if state.drawn:
        return _moves_after_drawing(state)
    moves = [DRAW] if state.stock else []
    if state.pile and not state.rules.blocked[state.pile[-1]]:
        _add_takes(state, moves)
    if not state.stock and not _must_take(moves):
        moves.append(PASS)
    return moves


def _must_take(takes: list[CountMove]) -> bool:
    """Whether the bare take is legal: only where the pile is not frozen and its upcard fits a meld of the side."""
    return bool(takes) and not any(takes[0][2][0][1:])


def _moves_after_drawing(state: CountState) -> list[CountMove]:
    hand, size, rules = state.hands[state.turn], state.sizes[state.turn], state.rules
    moves = [ASK] if rules.may_ask[state.asked][state.melded] else []
    if hand[RED_THREE]:
        moves.append(LAY_RED_THREE)
    if state.opened[state.side]:
        _add_melds_of_one_group(state, hand, size, moves)
    else:
        minimum = state.minimums[state.side]
        sets = opening_sets(rules.tables, hand, minimum)
        moves += [(MELD_CODE, 0, groups) for groups in sets if _is_legal(state, groups, size)]
    if size == 1 and refuse_going_out(rules.rules, state.standing(), state.canastas[state.side]) is not None:
        return moves
    if hand[RED_THREE]:
        moves += [move for move in rules.discards[state.red_threes_due > 0] if hand[move[1]]]
    else:
        moves += compress(DISCARDS, hand)
    return moves


def _add_melds_of_one_group(state: CountState, hand: list[int], size: int, moves: list[CountMove]) -> None:
    table, naturals, wilds = state.rules.meld_moves, state.naturals[state.side], state.wilds[state.side]
    twos, jokers = hand[TWO], hand[JOKER_KIND]
    has_wilds = twos or jokers
    before = len(moves)
    most = 0
    for rank in MELD_RANKS:
        held = hand[rank]
        if held:
            if held > 1 or naturals[rank]:
                moves += table[rank, naturals[rank], wilds[rank], held, twos, jokers]
                most = max(most, held)
        elif has_wilds and naturals[rank]:
            moves += table[rank, naturals[rank], wilds[rank], 0, twos, jokers]
    threes = hand[THREES]
    if threes and size - threes <= 1:
        moves += table[THREES, naturals[THREES], 0, threes, 0, 0]
    elif size - most - twos - jokers >= 2:
        return
    moves[before:] = [move for move in moves[before:] if _is_legal(state, move[2], size)]


def _is_legal(state: CountState, groups: Groups, before: int, upcard_rank: Rank | None = None) -> bool:
    """Whether groups that are right in shape and value may be melded by a hand that would have so many cards."""
    left = before
    for _, naturals, twos, jokers in groups:
        left -= naturals + twos + jokers
    # While cards are left only black threes can still be wrong, and their rank is the last.
    if left >= 2 and groups[-1][0] != THREES:
        return True
    return refuse_groups(state.rules.rules, state.standing(), groups, left, upcard_rank) is None


def _add_takes(state: CountState, moves: list[CountMove]) -> None:
    rules, side, hand, pile = state.rules, state.side, state.hands[state.turn], state.pile
    rank = pile[-1]
    held, naturals = hand[rank], state.naturals[side][rank]
    if not (held or naturals):
        return
    size = state.sizes[state.turn]
    if size == 1 and refuse_upcard(rules.rules, Kind(rank), len(pile), size) is not None:
        return
    twos, jokers = hand[TWO], hand[JOKER_KIND]
    opened = state.opened[side]
    key = (rank, naturals, state.wilds[side][rank], rules.frozen[state.pile_wilds > 0][opened], held, twos, jokers)
    if not opened:
        firsts = rules.tables.first_groups[key]  # type: ignore[index]  # a rank is a number
        if firsts:
            _add_opening_takes(state, firsts, moves)
        return
    takes = rules.take_moves[key]
    if takes:
        with_pile = size + len(pile) - 1 - pile.count(RED_THREE)
        if with_pile - held - twos - jokers >= 2:
            moves += takes
        else:
            moves += [move for move in takes if _is_legal(state, move[2], with_pile, Rank(rank))]


def _add_opening_takes(state: CountState, firsts: tuple[GroupCounts, ...], moves: list[CountMove]) -> None:
    hand, pile, minimum = state.hands[state.turn], state.pile, state.minimums[state.side]
    rank = firsts[0].rank
    with_pile = state.sizes[state.turn] + len(pile) - 1 - pile.count(RED_THREE)
    for first in firsts:
        sets = opening_sets_with(state.rules.tables, hand, minimum, first)
        moves += [(TAKE_CODE, 0, groups) for groups in sets if _is_legal(state, groups, with_pile, rank)]
