"""The casual player: mostly the best of what the hand-written judgement finds."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.reading import read
from canasta_desktop.players.turn import next_move
from canasta_desktop.players.wavering import wavering
from canasta_desktop.players.weights import CASUAL

WAVERING: Final = 10.0
"""A move that seems worth so many points less is chosen 1/e times as often."""
STILL_SANE: Final = 25.0
"""A move that seems worth so many points less than the best is never chosen."""


def casual_move(view: PlayerView, moves: Sequence[Move], seed: int) -> Move:
    """The move that seems best, or one that seems hardly worse."""
    pick = wavering(seed, about=WAVERING, at_most=STILL_SANE)
    return next_move(read(view, remembers=CASUAL.remembers), CASUAL, moves, pick)
