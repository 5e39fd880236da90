"""Making a move of a round on counts."""

from canasta_desktop.engine.cards import JOKER_KIND, RED_THREE, THREES, TWO
from canasta_desktop.engine.count_core.rules import JOKER_WORTH, TWO_WORTH, WORTH
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import (
    ASK_CODE,
    DISCARD_CODE,
    DRAW_CODE,
    MELD_CODE,
    NO_CODE,
    RED_THREE_CODE,
    TAKE_CODE,
    YES_CODE,
    CountMove,
)
from canasta_desktop.engine.events import RoundEnding
from canasta_desktop.engine.group_sets import Groups


def play(state: CountState, move: CountMove) -> None:
    """Make a move that `count_moves` lists; what is not listed is not asked for and leaves nonsense."""
    code, kind, groups = move
    if code == DISCARD_CODE:
        _discard(state, kind)
    elif code == DRAW_CODE:
        _draw(state)
    elif code == MELD_CODE:
        _lay_groups(state, groups, 0)
        if not state.sizes[state.turn]:
            _go_out(state)
    elif code == TAKE_CODE:
        _take(state, groups)
    elif code == RED_THREE_CODE:
        _lay_red_three(state)
    elif code == ASK_CODE:
        state.asked = state.question_open = True
        state.may_ask = state.rules.may_ask[True][state.melded]
    elif code in {YES_CODE, NO_CODE}:
        _answer(state, said_no=code == NO_CODE)
    else:
        state.ending = RoundEnding.PASSED


def _draw(state: CountState) -> None:
    state.drawn = True
    stock, hand, rules = state.stock, state.hand, state.rules
    kept = 0
    while stock and kept < rules.draw_count:
        kind = stock.pop()
        if kind == RED_THREE and rules.lays_at_once:
            state.red_threes[state.side] += 1
        else:
            hand[kind] += 1
            kept += 1
    state.sizes[state.turn] += kept
    if not kept:
        state.ending = RoundEnding.RED_THREE_UNREPLACED


def _take(state: CountState, groups: Groups) -> None:
    state.drawn = True
    rest = state.pile
    rest.pop()
    state.pile = []
    state.pile_wilds = 0
    _lay_groups(state, groups, 1)
    hand, turn = state.hand, state.turn
    for kind in rest:
        hand[kind] += 1
    state.sizes[turn] += len(rest)
    red_threes = rest.count(RED_THREE)
    if red_threes:
        hand[RED_THREE] -= red_threes
        state.sizes[turn] -= red_threes
        state.red_threes[state.side] += red_threes
    if not state.sizes[turn]:
        _go_out(state)


def _lay_groups(state: CountState, groups: Groups, upcard: int) -> None:
    """Lay the groups; the upcard, where there is one, joins the first."""
    side, hand, rules = state.side, state.hand, state.rules
    naturals_there, wilds_there = state.naturals[side], state.wilds[side]
    for rank, naturals, twos, jokers in groups:
        wilds, before = twos + jokers, naturals_there[rank] + wilds_there[rank]
        hand[rank] -= naturals
        if wilds:
            hand[TWO] -= twos
            hand[JOKER_KIND] -= jokers
            wilds_there[rank] += wilds
        state.sizes[state.turn] -= naturals + wilds
        added = naturals + upcard
        upcard = 0
        naturals_there[rank] += added
        state.points[side] += added * WORTH[rank] + twos * TWO_WORTH + jokers * JOKER_WORTH
        if rank != THREES:
            state.rows[side][rank] = rules.rows[rank, naturals_there[rank], wilds_there[rank]]
        if not before:
            state.begun.append(rank)
            state.concealed[side][rank] = added + wilds >= rules.canasta_from[rank]
        elif rank not in state.begun:
            state.added_to_older = True
        if before < rules.canasta_from[rank] <= before + added + wilds:
            state.canastas[side] += 1
    state.melded = state.opened[side] = True
    state.may_ask = rules.may_ask[state.asked][True]


def _lay_red_three(state: CountState) -> None:
    hand, turn = state.hand, state.turn
    hand[RED_THREE] -= 1
    state.red_threes_due = max(0, state.red_threes_due - 1)
    state.red_threes[state.side] += 1
    if state.stock:
        hand[state.stock.pop()] += 1
        return
    state.sizes[turn] -= 1
    state.red_three_unreplaced = True
    if not state.sizes[turn]:
        _go_out(state)
    _end_if_stranded(state)


def _answer(state: CountState, *, said_no: bool) -> None:
    state.question_open = False
    state.said_no = said_no
    if state.red_three_unreplaced:
        _end_if_stranded(state)


def _discard(state: CountState, kind: int) -> None:
    turn = state.turn
    state.hand[kind] -= 1
    state.sizes[turn] -= 1
    state.pile.append(kind)
    if kind >= TWO:
        state.pile_wilds += 1
    if not state.sizes[turn]:
        _go_out(state)
        if state.ending is not None:
            return
    rules = state.rules
    if not state.stock and rules.ends_with_stock:
        state.ending = RoundEnding.STOCK_EMPTY
        return
    if state.melded:
        state.melded_earlier[turn] = True
        state.melded = state.added_to_older = False
        state.begun = []
    # The next turn; the most frequent move pays for no call more.
    state.turn, state.side = turn, _ = rules.next_seats[turn]
    state.hand = hand = state.hands[turn]
    state.drawn = state.asked = state.said_no = state.red_three_unreplaced = False
    state.may_ask = rules.may_ask_first
    state.red_threes_due = hand[RED_THREE]


def _may_go_out(state: CountState) -> bool:
    return state.rules.may_go_out[state.canastas[state.side], state.said_no]


def _end_if_stranded(state: CountState) -> None:
    """With fewer than two cards and no leave to go out no discard is possible: the round ends."""
    if state.ending is None and state.sizes[state.turn] < 2 and not _may_go_out(state):
        state.ending = RoundEnding.RED_THREE_UNREPLACED


def _go_out(state: CountState) -> None:
    if not _may_go_out(state):
        return
    state.ending = RoundEnding.WENT_OUT
    state.out_seat = state.turn
    side = state.side
    sizes = [state.naturals[side][rank] + state.wilds[side][rank] for rank in state.begun]
    state.out_concealed = (
        not state.melded_earlier[state.turn]
        and not state.added_to_older
        and any(size >= state.rules.canasta_from[rank] for size, rank in zip(sizes, state.begun, strict=True))
    )
