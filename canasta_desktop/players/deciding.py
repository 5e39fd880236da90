"""Decisions of computer players by level: pure functions of what they are given."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.casual import casual_move
from canasta_desktop.players.expert import expert_move
from canasta_desktop.players.novice import novice_move
from canasta_desktop.players.skilled import skilled_move


class UnknownLevel(ValueError):
    """There is no such computer player; `args[0]` is what was asked for."""


def decide(
    level: str,
    view: PlayerView,
    moves: Sequence[Move],
    seed: int,
    deadline: float | None = None,
) -> Move:
    """The move, one of `moves`, that a player of this level makes; the same for the same arguments.

    `moves` are the legal moves of the seat of the view, which is to act; `deadline` is how many seconds it
    may think. Only the expert takes more than milliseconds: with a deadline it finds what it can until then,
    without one it thinks for as long as a fixed amount of thought takes. Raises `UnknownLevel`, and
    `ValueError` when there are no moves.
    """
    if not moves:
        raise ValueError("no move to choose from")
    try:
        chosen_by = _PLAYERS[level]
    except KeyError:
        raise UnknownLevel(level) from None
    if len(moves) == 1:
        return moves[0]
    if level == EXPERT:
        return expert_move(view, moves, seed, deadline)
    return chosen_by(view, moves, seed)


def any_move(moves: Sequence[Move], seed: int) -> Move:
    """Any of the moves, each as likely: what `random` plays, which looks at nothing."""
    return Random(seed).choice(moves)


def _random_move(view: PlayerView, moves: Sequence[Move], seed: int) -> Move:  # noqa: ARG001  one signature for all
    return any_move(moves, seed)


RANDOM: Final = "random"
"""The level that makes any legal move."""
EXPERT: Final = "expert"
"""The level that thinks until the deadline."""
_PLAYERS: Final[Mapping[str, Callable[[PlayerView, Sequence[Move], int], Move]]] = {
    RANDOM: _random_move,
    "novice": novice_move,
    "casual": casual_move,
    "skilled": skilled_move,
    EXPERT: expert_move,
}
LEVELS: Final = tuple(_PLAYERS)
"""The names of all levels, the weakest first."""
