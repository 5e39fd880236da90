"""What lies above what."""

from enum import IntEnum


class Layer(IntEnum):
    """The least z value of each kind of item; the hand counts its cards up from its own."""

    GROUND = 0
    """Trays, plates, panel."""
    HINT = 9
    """Marks round what the hint speaks of, which lies upon them."""
    PLACES = 10
    """Melds, stock, pile, words."""
    BUTTONS = 20
    HAND = 100
    """One more for every card."""
    FOCUS = 300
    VEIL = 400
    TARGET = 410
    BUBBLE = 420
    CHOOSER = 440
    MOVING = 500
    """Cards that are dragged or on their way."""
    PEEK = 560
    """All cards of the pile, over whatever moves."""
    CURTAIN = 600
    """What a pause lays over everything."""
