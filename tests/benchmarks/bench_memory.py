"""What two hundred rounds leave in memory: each the first of a match, at a shown table."""

import os

from pytestqt.qtbot import QtBot

from tests.table.interaction.rounds import Rounds, kept_objects, resident_bytes

ROUNDS = int(os.environ.get("CANASTA_ROUNDS", "200"))
WARM_UP = 10
"""Rounds after which everything has been used once."""


def test_growth_over_many_rounds(qtbot: QtBot) -> None:
    rounds = Rounds(qtbot)
    for deal in range(WARM_UP):
        rounds.play(deal)
    items, objects, resident = rounds.items_begun(7), kept_objects(), resident_bytes()
    for deal in range(WARM_UP, WARM_UP + ROUNDS):
        rounds.play(deal)
    grown = (resident_bytes() - resident) / 1e6
    print(f"\n{ROUNDS} rounds: {grown:+.1f} MB resident")
    print(f"items of a deal {items} before, {rounds.items_begun(7)} after; objects {objects}, {kept_objects()}")
    rounds.close()
