"""What few cards in hand cost."""

from canasta_desktop.players.counting.taste import Taste


def squeeze(taste: Taste, left: int) -> float:
    """What it costs to play on with so many cards before the discard."""
    if left > 4:
        return 0.0
    return (taste.squeeze_2, taste.squeeze_3, taste.squeeze_4)[left - 2] if left >= 2 else 1000.0
