"""The layout: the sizes of the design, and that nothing lies upon anything else."""

import itertools
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.engine.cards import MELD_RANKS, THREES, Rank
from canasta_desktop.table.decks.deck import OWN_INDEX
from canasta_desktop.table.geometry import SideShape, TableLayout, TableShape, lay_out_table
from canasta_desktop.table.rect import Rect
from tests.table.sample_tables import SampleTable, four_players, large_hand, opening, ranks_of, six_players, waiting


class Sizes(NamedTuple):
    table: tuple[int, int]
    sample: SampleTable
    hand_card: tuple[int, int]
    step: float
    meld_card: tuple[int, int]
    text: float


NAMED_SIZES = [
    Sizes((1024, 541), four_players(), (100, 138), 36, (54, 74), 11.5),
    Sizes((1366, 709), four_players(), (132, 181), 49, (71, 97), 13.9),
    Sizes((1366, 709), six_players(), (132, 181), 36, (71, 97), 13.9),
    Sizes((1366, 709), large_hand(), (95, 130), 50, (71, 97), 13.9),
    Sizes((1920, 1016), opening(), (188, 259), 105, (105, 145), 17.6),
    Sizes((1920, 1016), waiting(), (188, 259), 80, (105, 145), 17.6),
]

SMALL_SCREENS = [(911, 453), (853, 421), (683, 325), (720, 1221)]
"""Of 1366 by 768 and 1280 by 720 device pixels, at ratios of 1.5 and 2, and one set upright."""
WINDOWS = [
    *SMALL_SCREENS,
    (1024, 541),
    (1366, 709),
    (1920, 1016),
    (2560, 1380),
    (3440, 1376),
    (3840, 2160),
    (1024, 900),
    (1280, 960),
]

SHAPES = {
    "two": TableShape(seats=2),
    "four": TableShape(seats=4, crosswise=True),
    "four asking": TableShape(seats=4, extras=2),
    "six": TableShape(seats=6),
    "three": TableShape(seats=3, others=(SideShape(MELD_RANKS[:4]), SideShape((*MELD_RANKS, THREES), True))),
    "threes": TableShape(ours=SideShape(MELD_RANKS, True), others=(SideShape(MELD_RANKS, True),), crosswise=True),
}


def shape_of(sample: SampleTable) -> TableShape:
    return TableShape(seats=len(sample.snapshot.seats), hand=ranks_of(sample.snapshot))


@pytest.mark.parametrize("sizes", NAMED_SIZES, ids=lambda sizes: f"{sizes.table[0]} with {sizes.step}")
def test_the_sizes_are_those_of_the_design(sizes: Sizes) -> None:
    layout = lay_out_table(*sizes.table, shape_of(sizes.sample))
    first = layout.hand.places[0].card
    assert (first.width, first.height) == pytest.approx(sizes.hand_card, abs=1)
    assert layout.hand.step == pytest.approx(sizes.step, abs=1)
    meld = layout.ours.places[0].card
    assert (meld.width, meld.height) == pytest.approx(sizes.meld_card, abs=1)
    assert layout.measures.text == pytest.approx(sizes.text, abs=0.1)


def zones(layout: TableLayout) -> dict[str, Rect]:
    """Everything that must stay apart from everything else."""
    centre, panel = layout.centre, layout.centre.panel
    named = {f"seat {i}": rect for i, rect in enumerate(layout.seats)}
    named |= {f"their band {i}": band.band for i, band in enumerate(layout.others)}
    named |= {"our band": layout.ours.band, "stock": centre.stock, "pile": centre.pile_outline}
    named |= {"pile text": centre.pile_text, "panel": panel.panel, "hand": layout.hand_area}
    if layout.side_panel:
        named["side panel"] = layout.side_panel
    if layout.round_note:
        named["round note"] = layout.round_note
    return named


def panel_parts(layout: TableLayout) -> dict[str, Rect]:
    panel = layout.centre.panel
    named = {"message": panel.message, "detail": panel.detail}
    named |= {f"action {i}": rect for i, rect in enumerate(panel.actions)}
    named |= {f"extra {i}": rect for i, rect in enumerate(panel.extras)}
    return named | {f"tool {i}": rect for i, rect in enumerate(panel.tools)}


def assert_apart(named: dict[str, Rect]) -> None:
    for (one, first), (other, second) in itertools.combinations(named.items(), 2):
        assert not first.overlaps(second), (one, first, other, second)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_nothing_lies_upon_anything_else(window: tuple[int, int], shape: TableShape) -> None:
    layout = lay_out_table(*window, shape)
    assert_apart(zones(layout))
    assert_apart(panel_parts(layout))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_everything_lies_where_it_belongs(window: tuple[int, int], shape: TableShape) -> None:
    layout = lay_out_table(*window, shape)
    assert all(layout.table.encloses(rect) for rect in zones(layout).values())
    assert all(layout.centre.panel.panel.encloses(rect) for rect in panel_parts(layout).values())
    for band in (*layout.others, layout.ours):
        for place in band.places:
            assert band.band.encloses(place.slot)
            assert band.band.encloses(place.card)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_neighbouring_places_of_melds_do_not_overlap(window: tuple[int, int]) -> None:
    shapes = [shape for shape in SHAPES.values() if len(shape.others) == 1]
    layouts = [lay_out_table(*window, shape) for shape in shapes]
    for band in itertools.chain.from_iterable((*layout.others, layout.ours) for layout in layouts):
        for left, right in itertools.pairwise(band.places):
            assert left.card.right < right.card.x
            assert left.slot.right == pytest.approx(right.slot.x)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_melds_crowded_into_half_a_band_keep_most_of_each_card_free(window: tuple[int, int]) -> None:
    for band in lay_out_table(*window, SHAPES["three"]).others:
        for left, right in itertools.pairwise(band.places):
            assert right.card.x - left.card.x >= 0.6 * left.card.width


@given(
    window=st.sampled_from(WINDOWS),
    ranks=st.lists(st.integers(0, 14), max_size=108).map(sorted),
)
def test_the_index_of_every_card_of_the_hand_can_be_seen(window: tuple[int, int], ranks: list[int]) -> None:
    hand = lay_out_table(*window, TableShape(hand=tuple(ranks))).hand
    assert len(hand.places) == len(ranks)
    for place in hand.places:
        assert place.visible >= OWN_INDEX * place.card.width - 0.5


@given(window=st.sampled_from(WINDOWS), ranks=st.lists(st.integers(0, 14), min_size=1, max_size=60))
def test_the_hand_stays_on_the_table_however_it_is_ordered(window: tuple[int, int], ranks: list[int]) -> None:
    layout = lay_out_table(*window, TableShape(hand=tuple(ranks)))
    for place in layout.hand.places:
        assert place.card.x >= layout.hand_area.x - 0.01
        assert place.card.right <= layout.hand_area.right + 0.01
        assert place.card.bottom <= layout.table.bottom


def test_a_selected_card_stays_below_our_melds() -> None:
    for window in WINDOWS:
        layout = lay_out_table(*window, TableShape(hand=(1, 2, 3)))
        assert layout.hand.places[0].card.y - layout.measures.rise >= layout.ours.band.bottom


def test_a_gap_parts_ranks_in_the_hand() -> None:
    hand = lay_out_table(1366, 709, TableShape(hand=(4, 4, 5))).hand
    first, second, third = (place.card.x for place in hand.places)
    assert third - second == pytest.approx(second - first + 13 * 709 / 712)


def test_forty_eight_cards_lie_in_two_rows_parted_between_two_ranks() -> None:
    ranks = ranks_of(large_hand().snapshot)
    hand = lay_out_table(1366, 709, TableShape(hand=ranks)).hand
    upper = [rank for rank, place in zip(ranks, hand.places, strict=True) if place.card.y == hand.places[0].card.y]
    assert hand.rows == 2
    assert not set(upper) & set(ranks[len(upper) :])


def test_freezing_the_pile_does_not_move_the_panel() -> None:
    plain = lay_out_table(1366, 709, TableShape()).centre
    frozen = lay_out_table(1366, 709, TableShape(crosswise=True)).centre
    assert plain.panel == frozen.panel
    assert plain.pile == frozen.pile
    assert frozen.pile_outline.width > plain.pile_outline.width


def test_black_threes_get_a_twelfth_place_after_the_aces() -> None:
    eleven = lay_out_table(1366, 709, TableShape()).ours
    twelve = lay_out_table(1366, 709, TableShape(ours=SideShape((THREES,), True))).ours
    assert eleven.place(THREES) is None
    assert [place.rank for place in twelve.places] == [*reversed(MELD_RANKS), THREES]
    assert twelve.places[-1].slot.right == pytest.approx(eleven.places[-1].slot.right)
    assert twelve.places[0].card.width == eleven.places[0].card.width


def test_a_side_that_shares_its_band_shows_only_its_melds_in_the_order_of_ranks() -> None:
    few, many = SideShape((Rank(0), Rank(9))), SideShape(MELD_RANKS)
    left, right = lay_out_table(1366, 709, TableShape(seats=3, others=(few, many))).others
    assert [place.rank for place in left.places] == [Rank(9), Rank(0)]
    assert len(right.places) == 11
    assert right.places[0].card.width >= 0.5 * left.places[0].card.width - 1


@pytest.mark.parametrize(("width", "panel"), [(1499, 0), (1500, 202), (1920, 259), (2400, 300)])
def test_wide_windows_have_a_side_panel(width: int, panel: int) -> None:
    layout = lay_out_table(width, 1016, TableShape())
    assert (layout.side_panel.width if layout.side_panel else 0) == panel


def test_round_and_target_stand_beside_the_plates_where_there_is_room() -> None:
    noted = {seats: lay_out_table(1366, 709, TableShape(seats=seats)).round_note for seats in (2, 3, 4, 6)}
    assert [seats for seats, note in noted.items() if note] == [2, 3]


def test_a_window_without_size_is_laid_out_too() -> None:
    layout = lay_out_table(0, 0, TableShape(hand=(1, 1, 2)))
    assert len(layout.hand.places) == 3


def test_the_hand_of_a_large_window_is_large() -> None:
    layout = lay_out_table(3840, 2160, TableShape(hand=(1,)))
    assert layout.hand.places[0].card.height >= 0.18 * 2160
