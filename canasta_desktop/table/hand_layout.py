"""Where the cards of the hand lie: one row with gaps between ranks, one without, or two rows of smaller cards."""

from collections.abc import Hashable, Sequence
from functools import lru_cache

from canasta_desktop.engine.values import value
from canasta_desktop.table.measures import Measures
from canasta_desktop.table.rect import Rect

_WIDEST_STEP = 0.56
_STEP_FOR_GAPS = 0.25
_ROW_SCALE = 0.72
_ROW_DROP = 0.47


@value
class HandPlace:
    """The place of one card of the hand."""

    card: Rect
    visible: float
    """The width of the strip that the next card leaves uncovered."""


@value
class HandLayout:
    """The tray and the places, from left to right and row by row."""

    tray: Rect
    places: tuple[HandPlace, ...]
    step: float
    """From one card to the next of its rank, in the widest row."""
    rows: int


@value
class _Row:
    xs: tuple[float, ...]
    step: float


def lay_out_hand(area: Rect, measures: Measures, ranks: Sequence[Hashable]) -> HandLayout:
    """Places for cards of these ranks in this order; equal neighbours lie closer together."""
    return _laid_out(area, measures, tuple(ranks))


@lru_cache(maxsize=16)
def _laid_out(area: Rect, measures: Measures, ranks: tuple[Hashable, ...]) -> HandLayout:
    """The same again and again while cards are dragged along the hand."""
    card = measures.hand_card
    top = area.y + measures.rise
    breaks = [i for i in range(1, len(ranks)) if ranks[i] != ranks[i - 1]]
    everything = range(len(ranks))
    row = _row(area, everything, breaks, 13 * measures.unit, card.width)
    if row.step < _STEP_FOR_GAPS * card.width:
        row = _row(area, everything, breaks, 0, card.width)
    tray_y = top + card.height * 0.42
    tray = Rect(area.x, tray_y, area.width, measures.height - tray_y + 20)
    if row.step >= measures.index * card.width or len(ranks) < 2:
        rects = [Rect(x, top, card.width, card.height) for x in row.xs]
        return HandLayout(tray, _places([rects]), row.step, 1)
    rows = _two_rows(area, measures, breaks, len(ranks))
    step = max(0.0, rows[1][1].x - rows[1][0].x) if len(rows[1]) > 1 else 0.0
    return HandLayout(tray, _places(rows), step, 2)


def _row(area: Rect, part: range, breaks: Sequence[int], gap: float, width: float) -> _Row:
    inner = {i for i in breaks if part.start < i < part.stop}
    steps = max(0, len(part) - 1)
    step = min(_WIDEST_STEP * width, (area.width - width - 2 - gap * len(inner)) / max(1, steps))
    x = area.x + (area.width - step * steps - gap * len(inner) - width) / 2
    xs = []
    for i in part:
        if i > part.start:
            x += step + (gap if i in inner else 0)
        xs.append(x)
    return _Row(tuple(xs), step)


def _two_rows(area: Rect, measures: Measures, breaks: Sequence[int], count: int) -> list[list[Rect]]:
    card = measures.card_size(_ROW_SCALE * measures.hand_card.height)
    top = area.y + measures.rise * 0.6
    middle = _split(area, breaks, count, card.width, measures.index * card.width)
    rows = []
    for number, part in enumerate((range(middle), range(middle, count))):
        row = _row(area, part, breaks, 13 * measures.unit * 0.7, card.width)
        if row.step < _STEP_FOR_GAPS * card.width:
            row = _row(area, part, breaks, 0, card.width)
        y = top + number * _ROW_DROP * card.height
        rows.append([Rect(x, y, card.width, card.height) for x in row.xs])
    return rows


def _split(area: Rect, breaks: Sequence[int], count: int, width: float, least: float) -> int:
    """The place of the break: between two ranks if both rows keep the least step, else in the plain middle."""
    middle = min(breaks, key=lambda i: abs(i - count / 2), default=count // 2)
    longer = max(middle, count - middle)
    readable = (area.width - width - 2) / max(1, longer - 1) >= least
    return middle if readable else count // 2


def _places(rows: Sequence[Sequence[Rect]]) -> tuple[HandPlace, ...]:
    places = []
    for row in rows:
        for number, card in enumerate(row, 1):
            visible = min(card.width, row[number].x - card.x) if number < len(row) else card.width
            places.append(HandPlace(card, visible))
    return tuple(places)
