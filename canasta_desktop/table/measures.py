"""The sizes that everything on the table is made of, from the size of the table alone."""

from typing import Final

from canasta_desktop.engine.values import value
from canasta_desktop.table.decks.deck import OWN_ASPECT, OWN_INDEX
from canasta_desktop.table.rect import Size

FIXED_PLACES: Final = 11
"""How many ranks have a place that never moves: 4 … A."""

_SIDE_PANEL_FROM = 1500
_SIDE_PANEL_MOST = 300
_SMALLEST_TEXT = 11.5
_MOST_TEXT_OF_HEIGHT = 0.0255
"""Of a table less high than any of 1024 by 600: the plates and the panel have no room for larger letters."""
MOST_LETTERS: Final = 2.0
"""So many times as large as at first letters get at most: as far as desktops let their own be set."""
_LEAST_HAND_CARD = 0.21
"""Larger letters need higher plates and a higher panel. They take the height of the hand's cards, down to this share
of the table; from there on they grow no more: a card hidden or too small to be known is worse than small letters.
At 1920 by 1080 and above they so reach all of `MOST_LETTERS`, at 1366 by 768 some 1.7.
"""
# In windows that are high and narrow, so that neighbours stay apart and the panel keeps its room.
_WIDEST_MELD_CARD = 0.84
_HIGHEST_PILE_CARD = 135


@value
class Measures:
    """Sizes in logical pixels for a table of `width` by `height`."""

    width: float
    height: float
    margin: float
    gap: float
    """Between two bands."""
    side_panel: float
    """Width of the panel at the right, 0 where there is none."""
    band_width: float
    unit: float
    """Paddings, lines and texts are multiples of it; 1 at a table of 1290 by 712."""
    text: float
    """Pixel size of the body text."""
    letters: float
    """How many times as large as at first that is: what was wished, as far as there is room."""
    info: float
    """Width of a side's column with name, score and red threes."""
    pitch: float
    """From one of a side's fixed places to the next."""
    hand_card: Size
    rise: float
    """How far a selected card is raised."""
    meld_card: Size
    pile_card: Size
    seats_height: float
    melds_height: float
    centre_height: float
    aspect: float
    """Width of a card over its height."""
    index: float
    """The share of a card's width that its rank, suit and mark need."""

    def card_size(self, height: float) -> Size:
        """A card of this height, in whole logical pixels."""
        return card_size(height, self.aspect)


def card_size(height: float, aspect: float = OWN_ASPECT) -> Size:
    """A card of this height, in whole logical pixels."""
    return Size(round(height * aspect), round(height))


def measure(
    width: float, height: float, aspect: float = OWN_ASPECT, index: float = OWN_INDEX, letters: float = 1.0
) -> Measures:
    """The measures of a table with cards of this shape, for someone who wishes letters so many times as large.

    Of at least one pixel each way, so that a window without size is no trap.
    """
    width, height = max(1.0, width), max(1.0, height)
    # On a screen set upright, nothing is larger than on a square one; the hand has the rest.
    high = min(height, width)
    margin, gap = round(0.013 * high), max(4, round(0.0115 * high))
    most = max(_SIDE_PANEL_MOST, 0.2 * high)
    side = round(min(most, 0.135 * width)) if width >= _SIDE_PANEL_FROM else 0
    band = max(1.0, width - 2 * margin - (side + gap if side else 0))
    unit = min(high / 712, band / 1290)
    seats, melds, centre, info = (round(share * high) for share in (0.082, 0.185, 0.19, 0.192))
    pitch = max(1.0, band - info - 8 * unit) / FIXED_PLACES
    hand, pile = round(0.255 * high), min(centre - 22 * unit, _HIGHEST_PILE_CARD * unit)
    text = max(min(_SMALLEST_TEXT, _MOST_TEXT_OF_HEIGHT * high), 14 * unit)
    letters, seats, centre, taken = _with_letters(letters, seats, centre, hand - _LEAST_HAND_CARD * high, text, unit)
    meld = card_size(min(melds - 34 * unit, _WIDEST_MELD_CARD * pitch / aspect), aspect)
    if letters > 1:
        # What melds do not need in width, their side's words get.
        info = round(min(letters * info, max(info, band - 8 * unit - FIXED_PLACES * (meld.width + 24 * unit))))
        pitch = max(1.0, band - info - 8 * unit) / FIXED_PLACES
    return Measures(
        width=width,
        height=height,
        margin=margin,
        gap=gap,
        side_panel=side,
        band_width=band,
        unit=unit,
        text=letters * text,
        letters=letters,
        info=info,
        pitch=pitch,
        hand_card=card_size(hand - taken, aspect),
        rise=round(0.026 * high),
        meld_card=meld,
        pile_card=card_size(pile, aspect),
        seats_height=seats,
        melds_height=melds,
        centre_height=centre,
        aspect=aspect,
        index=index,
    )


def _with_letters(
    wished: float, seats: int, centre: int, room: float, text: float, unit: float
) -> tuple[float, int, int, int]:
    """How many times as large letters get, the heights of plates and panel for them, and what these take in all."""
    letters = max(1.0, min(wished, MOST_LETTERS))
    while True:
        size = letters * text
        # A plate has two lines; the panel two above its actions, or actions of two lines one above the other.
        plate = 12 * unit + 2.53 * size
        panel = max(28 * unit + 4.87 * size, 40 * unit + 4.64 * size)
        higher = [max(0, round(needed - now)) for needed, now in ((plate, seats), (panel, centre))]
        if letters == 1:
            return letters, seats, centre, 0
        if sum(higher) <= room:
            return letters, seats + higher[0], centre + higher[1], sum(higher)
        letters = max(1.0, letters - 0.02)
