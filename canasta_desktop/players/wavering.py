"""Choosing among moves that seem nearly as good."""

from collections.abc import Sequence
from math import exp
from random import Random

from canasta_desktop.engine.moves import Move
from canasta_desktop.players.turn import Judged, Pick


def wavering(seed: int, *, about: float, at_most: float) -> Pick:
    """A way of picking: a move that seems worth `about` points less is chosen 1/e times as often.

    One that seems worth more than `at_most` points less than the best is never chosen.
    """
    random = Random(seed)

    def pick(judged: Sequence[Judged]) -> Move:
        most = max(worth for worth, _ in judged)
        sane = [(worth, move) for worth, move in judged if worth >= most - at_most]
        chances = [exp((worth - most) / about) for worth, _ in sane]
        return random.choices([move for _, move in sane], chances)[0]

    return pick
