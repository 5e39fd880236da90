"""A turn on counts, move by move, and a round to its end."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import RED_THREE
from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import LAY_RED_THREE, YES, CountMove
from canasta_desktop.players.counting.facts import Memory, danger
from canasta_desktop.players.counting.laying import laying_move
from canasta_desktop.players.counting.opening import opening_move
from canasta_desktop.players.counting.taking import beginning_move
from canasta_desktop.players.counting.taste import Taste
from canasta_desktop.players.counting.throwing import discard_move


def next_move(state: CountState, taste: Taste, memory: Memory | None = None) -> CountMove:
    """The move that the seat which is to act makes now; it never asks, and always says yes."""
    if state.question_open:
        return YES
    if not state.drawn:
        return beginning_move(state, taste)
    if state.hand[RED_THREE]:
        return LAY_RED_THREE
    soon = danger(state)
    move = laying_move(state, taste, memory, soon) if state.opened[state.side] else opening_move(state, taste, soon)
    return move or discard_move(state, taste, memory, soon)


def play_out(state: CountState, tastes: Sequence[Taste], most: int) -> None:
    """Play on, each side to its taste, until the round ends, or for so many moves at most."""
    for _ in range(most):
        if state.ending is not None:
            return
        play(state, next_move(state, tastes[state.side]))


def play_on(state: CountState, taste: Taste, turns: int, most: int) -> None:
    """Play on until so many turns have begun, or the round ends, or for so many moves at most."""
    for _ in range(most):
        if state.ending is not None:
            return
        turn = state.turn
        play(state, next_move(state, taste))
        if state.turn != turn:
            turns -= 1
            if not turns:
                return
