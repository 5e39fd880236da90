"""The layout of the whole table: its size and what lies on it in, rectangles out. No Qt, no painting.

Bands from top to bottom: seats, the melds of the others, stock with pile and panel, our melds, the hand. All
positions are in logical pixels of the table; whoever paints moves them to whole device pixels.
"""

from collections.abc import Hashable, Sequence

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.values import value
from canasta_desktop.table.centre_layout import CentreLayout, lay_out_centre
from canasta_desktop.table.decks.deck import OWN_ASPECT, OWN_INDEX
from canasta_desktop.table.hand_layout import HandLayout, lay_out_hand
from canasta_desktop.table.measures import Measures, measure
from canasta_desktop.table.meld_places import BandLayout, lay_out_half, lay_out_side
from canasta_desktop.table.rect import Rect

_SEAT_SHARE = 0.26
_ROUND_NOTE_FROM = 160


@value
class SideShape:
    """What of a side's melds matters to the layout."""

    ranks: tuple[Rank, ...] = ()
    """The ranks that it has melded or staged."""
    threes: bool = False
    """Whether black threes need their place."""


@value
class TableShape:
    """What of the table's contents matters to the layout."""

    seats: int = 4
    ours: SideShape = SideShape()
    others: tuple[SideShape, ...] = (SideShape(),)
    """One side, or two that share their band."""
    crosswise: bool = False
    """Whether a freezing card lies crosswise in the pile."""
    extras: int = 0
    """How many further actions (ask, answer, pass) are possible now."""
    tools: int = 3
    """Two or three."""
    hand: Sequence[Hashable] = ()
    """The rank of each card of the hand, in the order shown."""
    aspect: float = OWN_ASPECT
    """Width over height of the cards of the deck."""
    index: float = OWN_INDEX
    """The share of its width that must be seen to know a card."""
    letters: float = 1.0
    """How many times as large as at first letters are wished."""


@value
class TableLayout:
    """All places of the table."""

    measures: Measures
    table: Rect
    seats: tuple[Rect, ...]
    seat_arrow: float
    """The room between two seat plates."""
    round_note: Rect | None
    """Right of the plates: round and target, where there is no side panel and room enough."""
    others: tuple[BandLayout, ...]
    ours: BandLayout
    centre: CentreLayout
    hand_area: Rect
    hand: HandLayout
    side_panel: Rect | None


def lay_out_table(width: float, height: float, shape: TableShape) -> TableLayout:
    """The layout of a table of this size with this on it."""
    m = measure(width, height, shape.aspect, shape.index, shape.letters)
    rows = _bands(m)
    seats_band, theirs, centre, ours = rows
    top = ours.bottom + m.gap
    hand_area = Rect(m.margin, top, m.band_width, max(1.0, m.height - top - max(2, m.margin - 4)))
    arrow = 14 * m.unit
    seats = _seats(seats_band, m, shape.seats, arrow)
    return TableLayout(
        measures=m,
        table=Rect(0, 0, m.width, m.height),
        seats=seats,
        seat_arrow=arrow,
        round_note=_round_note(seats_band, seats, m),
        others=_others(theirs, m, shape.others),
        ours=lay_out_side(ours, m, with_threes=shape.ours.threes),
        centre=lay_out_centre(centre, m, crosswise=shape.crosswise, extras=shape.extras, tools=shape.tools),
        hand_area=hand_area,
        hand=lay_out_hand(hand_area, m, shape.hand),
        side_panel=_side_panel(m),
    )


def _bands(m: Measures) -> list[Rect]:
    y, rows = m.margin, []
    for height in (m.seats_height, m.melds_height, m.centre_height, m.melds_height):
        rows.append(Rect(m.margin, y, m.band_width, height))
        y += height + m.gap
    return rows


def _seats(band: Rect, m: Measures, count: int, arrow: float) -> tuple[Rect, ...]:
    width = min(_SEAT_SHARE * m.width, (band.width - arrow * (count - 1)) / max(1, count))
    return tuple(Rect(band.x + i * (width + arrow), band.y, width, band.height) for i in range(count))


def _round_note(band: Rect, seats: Sequence[Rect], m: Measures) -> Rect | None:
    left = seats[-1].right if seats else band.x
    if m.side_panel or band.right - left <= _ROUND_NOTE_FROM * m.unit:
        return None
    return Rect(left, band.y, band.right - left, band.height)


def _others(band: Rect, m: Measures, sides: Sequence[SideShape]) -> tuple[BandLayout, ...]:
    if len(sides) == 1:
        return (lay_out_side(band, m, with_threes=sides[0].threes),)
    width = (band.width - m.gap * (len(sides) - 1)) / max(1, len(sides))
    return tuple(
        lay_out_half(Rect(band.x + i * (width + m.gap), band.y, width, band.height), m, side.ranks)
        for i, side in enumerate(sides)
    )


def _side_panel(m: Measures) -> Rect | None:
    if not m.side_panel:
        return None
    return Rect(m.width - m.margin - m.side_panel, m.margin, m.side_panel, m.height - 2 * m.margin)
