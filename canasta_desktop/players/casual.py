"""The casual player: the best of what the hand-written judgement finds."""

from collections.abc import Sequence
from random import Random

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.reading import read
from canasta_desktop.players.turn import Judged, next_move
from canasta_desktop.players.weights import CASUAL


def casual_move(view: PlayerView, moves: Sequence[Move], seed: int) -> Move:
    """The move that seems best; the seed chooses among equals."""
    random = Random(seed)

    def best(judged: Sequence[Judged]) -> Move:
        most = max(worth for worth, _ in judged)
        return random.choice([move for worth, move in judged if worth == most])

    return next_move(read(view, remembers=CASUAL.remembers), CASUAL, moves, best)
