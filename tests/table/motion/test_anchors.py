"""Where cards fly to is where the table's items show them."""

from collections.abc import Callable

import pytest

from canasta_desktop.table.items.side_band import SideBand
from canasta_desktop.table.motion.anchors import Anchor, AnchorRects, HandSpot, SeatSpot, ThreesSpot
from canasta_desktop.table.spots import MeldSpot, TableSpot
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of

NewStage = Callable[..., Stage]
SIZES = [(1024, 541), (1366, 709), (1920, 1016), (1024, 900)]


def shown(new_stage: NewStage, size: tuple[int, int], players: int = 4) -> tuple[Stage, AnchorRects]:
    stage = new_stage(width=size[0], height=size[1])
    tables = [happening.after for seed in range(4) for happening in round_of(seed, players)]
    table = max(tables, key=lambda table: max(len(side.red_threes) for side in table.sides))
    stage.present(table)
    return stage, AnchorRects(stage.scene.table_layout, table)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_red_threes_fly_to_the_last_one_of_their_band(new_stage: NewStage, size: tuple[int, int]) -> None:
    stage, rects = shown(new_stage, size)
    table = stage.scene.snapshot
    assert table is not None
    bands = sorted((item for item in stage.scene.items() if isinstance(item, SideBand)), key=lambda item: -item.y())
    for side, band in zip((table.my_side, 1 - table.my_side), bands, strict=True):
        target, drawn = rects.rect(ThreesSpot(side)), band.red_three_rects()[-1].translated(band.pos())
        assert (target.x, target.y) == pytest.approx((drawn.x(), drawn.y()), abs=1)
        assert (target.width, target.height) == (drawn.width(), drawn.height())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_of_the_hand_and_of_melds_are_where_their_items_are(new_stage: NewStage, size: tuple[int, int]) -> None:
    stage, rects = shown(new_stage, size)
    for item, held in zip(stage.scene.hand.items, stage.scene.hand.cards, strict=True):
        target = rects.rect(HandSpot(held.key))
        assert (target.x, target.y) == pytest.approx(item.home.toTuple(), abs=0.5)
    for spot, place in stage.scene.meld_places().items():
        target, drawn = rects.rect(spot), place.card_rect.translated(place.pos())
        assert (target.x, target.y) == pytest.approx((drawn.x(), drawn.y()), abs=1)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_anchor_is_a_card_on_the_table(new_stage: NewStage, players: int) -> None:
    stage, rects = shown(new_stage, (1366, 709), players)
    table = stage.scene.snapshot
    assert table is not None
    anchors: list[Anchor] = [*TableSpot, HandSpot(-5)]
    anchors += [SeatSpot(seat.seat) for seat in table.seats]
    for side in table.sides:
        anchors += [ThreesSpot(side.side), *(MeldSpot(side.side, meld.rank) for meld in side.melds)]
    for anchor in anchors:
        rect = rects.rect(anchor)
        assert stage.scene.table_layout.table.encloses(rect), anchor
        assert rect.width > 10


def test_cards_fly_onto_the_plate_of_their_seat(new_stage: NewStage) -> None:
    stage, rects = shown(new_stage, (1366, 709))
    assert stage.scene.snapshot is not None
    for seat, plate in zip(stage.scene.snapshot.seats, stage.scene.table_layout.seats, strict=True):
        assert plate.encloses(rects.rect(SeatSpot(seat.seat)))
