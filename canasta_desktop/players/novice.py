"""The novice: a beginner's judgement, and not always the best of it."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.reading import read
from canasta_desktop.players.turn import next_move
from canasta_desktop.players.wavering import wavering
from canasta_desktop.players.weights import NOVICE

WAVERING: Final = 20.0
"""A move that seems worth so many points less is chosen 1/e times as often."""
STILL_SANE: Final = 45.0
"""A move that seems worth so many points less than the best is never chosen."""


def novice_move(view: PlayerView, moves: Sequence[Move], seed: int) -> Move:
    """One of the moves that seem good, the better ones more often."""
    pick = wavering(seed, about=WAVERING, at_most=STILL_SANE)
    return next_move(read(view, remembers=NOVICE.remembers), NOVICE, moves, pick)
