"""The sizes that everything on the table is made of, from the size of the table alone."""

from dataclasses import dataclass
from typing import Final

from canasta_desktop.table.rect import Size

ASPECT: Final = 240 / 330
"""Width of a card over its height."""
INDEX_SHARE: Final = 0.22
"""The share of a card's width that its rank, suit and mark need."""

_SIDE_PANEL_FROM = 1500
_SIDE_PANEL_MOST = 300
_SMALLEST_TEXT = 11.5


@dataclass(frozen=True, slots=True)
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
    info: float
    """Width of a side's column with name, score and red threes."""
    hand_card: Size
    rise: float
    """How far a selected card is raised."""
    meld_card: Size
    pile_card: Size
    seats_height: float
    melds_height: float
    centre_height: float


def card_size(height: float) -> Size:
    """A card of this height, in whole logical pixels."""
    return Size(round(height * ASPECT), round(height))


def measure(width: float, height: float) -> Measures:
    """The measures of a table; of at least one pixel each way, so that a window without size is no trap."""
    width, height = max(1.0, width), max(1.0, height)
    margin, gap = round(0.013 * height), max(4, round(0.0115 * height))
    side = round(min(_SIDE_PANEL_MOST, 0.135 * width)) if width >= _SIDE_PANEL_FROM else 0
    band = max(1.0, width - 2 * margin - (side + gap if side else 0))
    unit = min(height / 712, band / 1290)
    melds, centre = round(0.185 * height), round(0.19 * height)
    return Measures(
        width=width,
        height=height,
        margin=margin,
        gap=gap,
        side_panel=side,
        band_width=band,
        unit=unit,
        text=max(_SMALLEST_TEXT, 14 * unit),
        info=round(0.192 * height),
        hand_card=card_size(round(0.255 * height)),
        rise=round(0.026 * height),
        meld_card=card_size(melds - 34 * unit),
        pile_card=card_size(centre - 22 * unit),
        seats_height=round(0.082 * height),
        melds_height=melds,
        centre_height=centre,
    )
