"""Who could go out soon, as everybody at the table can see."""

from typing import Final

from canasta_desktop.players.meld_facts import canastas_among, meld_facts
from canasta_desktop.players.reading import Reading, table_points

FEW_CARDS: Final = 3
"""With so many cards at most a player is near to going out."""


def opponent_near_out(reading: Reading) -> int | None:
    """The opponent with the fewest cards, if three at most and the side has the canastas it needs."""
    rules, sizes = reading.rules, reading.view.hand_sizes
    near = [
        seat
        for seat in range(rules.players)
        if rules.side_of(seat) != reading.side
        and sizes[seat] <= FEW_CARDS
        and canastas_among(rules, meld_facts(reading.view.melds[rules.side_of(seat)])) >= rules.canastas_to_go_out
    ]
    return min(near, key=lambda seat: sizes[seat], default=None)


def lead_on_table(reading: Reading) -> int:
    """How many points more the side has on the table than the best other side; below zero where it has fewer."""
    points = [table_points(reading, side) for side in range(reading.rules.sides)]
    return points[reading.side] - max(points[: reading.side] + points[reading.side + 1 :])
