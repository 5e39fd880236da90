"""Where the melds of a side lie: fixed places in the order of their ranks, or only the melds that there are."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.cards import MELD_RANKS, THREES, Rank
from canasta_desktop.engine.values import value
from canasta_desktop.table.measures import Measures
from canasta_desktop.table.rect import Rect, Size

PLACE_ORDER: Final = (*reversed(MELD_RANKS), THREES)
"""Ranks from left to right: 4 … A, then black threes."""
_FIXED_PLACES: Final = PLACE_ORDER[:-1]
_SMALLEST_SCALE = 0.5


@value
class PlaceLayout:
    """The place of one meld."""

    rank: Rank
    slot: Rect
    """The whole place: the height of the band, as wide as one pitch."""
    card: Rect
    """The upright card at its left."""


@value
class BandLayout:
    """The band of one side."""

    band: Rect
    info: Rect
    """Room for name, score and red threes."""
    places: tuple[PlaceLayout, ...]

    def place(self, rank: Rank) -> PlaceLayout | None:
        """The place of a rank, or None where it has none now."""
        return next((place for place in self.places if place.rank == rank), None)


def lay_out_side(band: Rect, measures: Measures, *, with_threes: bool = False) -> BandLayout:
    """A side with a whole band: eleven fixed places, or twelve narrower ones when black threes need theirs."""
    ranks = PLACE_ORDER if with_threes else _FIXED_PLACES
    pitch = _room(band, measures) / len(ranks)
    return _band(band, measures, ranks, pitch, measures.meld_card)


def lay_out_half(band: Rect, measures: Measures, ranks: Sequence[Rank]) -> BandLayout:
    """A side that shares its band: only the melds that there are, closer and smaller when there are many."""
    full = measures.pitch
    pitch = min(full, _room(band, measures) / max(1, len(ranks)))
    scale = max(_SMALLEST_SCALE, min(1.0, pitch / full))
    present = [rank for rank in PLACE_ORDER if rank in ranks]
    card = measures.card_size(measures.meld_card.height * scale)
    if len(present) > 1:  # at the smallest scale the last card must still lie in the band
        pitch = min(pitch, (_room(band, measures) - 3 * measures.unit - card.width) / (len(present) - 1))
    return _band(band, measures, present, pitch, card)


def _room(band: Rect, measures: Measures) -> float:
    return band.width - measures.info - 8 * measures.unit


def _band(band: Rect, measures: Measures, ranks: Sequence[Rank], pitch: float, card: Size) -> BandLayout:
    start = band.x + measures.info
    slots = [Rect(start + i * pitch, band.y, pitch, band.height) for i in range(len(ranks))]
    return BandLayout(
        band=band,
        info=Rect(band.x, band.y, measures.info, band.height),
        places=tuple(
            PlaceLayout(rank, slot, _card_in(slot, measures, card)) for rank, slot in zip(ranks, slots, strict=True)
        ),
    )


def _card_in(slot: Rect, measures: Measures, card: Size) -> Rect:
    unit = measures.unit
    foot = slot.y + 9 * unit + round(measures.melds_height - 34 * unit)
    return Rect(slot.x + 3 * unit, foot - card.height, card.width, card.height)
