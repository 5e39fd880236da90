"""What is seen while it moves: cards that fly, glide and turn, ribbons that unroll."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem

from canasta_desktop.engine.events import CanastaCompleted, CardDiscarded, CardsDrawn, PileTaken, RoundDealt
from canasta_desktop.model.pace import Pace
from canasta_desktop.table.motion.flying_card import FlyingCard
from canasta_desktop.table.motion.outlines import Outline
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of
from tests.table.motion.settled import NewStage, assert_settled, before, first_with, flying


def test_a_drawn_card_flies_from_the_stock_and_turns_over(stage: Stage) -> None:
    happening, _ = first_with(CardsDrawn, seat=0, most=1)
    before(stage, happening)
    stage.begin(happening)
    stock = stage.scene.table_layout.centre.stock
    (card,) = flying(stage)
    assert card.pos().toTuple() == pytest.approx((stock.centre_x, stock.centre_y), abs=20)
    event = happening.events[0]
    assert isinstance(event, CardsDrawn)
    (item,) = (one for one, held in zip(stage.scene.hand.items, happening.after.hand, strict=True) if held.is_new)
    assert (item.card, item.isVisible()) == (event.cards[0], False)
    widths = []
    for _ in range(12):
        stage.clock.advance(16)
        widths.append(card.transform().m11())
    assert min(widths) < 0.2
    assert (card.pos() - item.home).manhattanLength() < 200
    stage.clock.advance(16)
    assert item.isVisible()
    assert item.look.is_new
    assert flying(stage) == []


def test_a_card_at_its_end_lies_on_whole_pixels_unscaled(stage: Stage) -> None:
    happening, _ = first_with(CardsDrawn, seat=0, most=1)
    before(stage, happening)
    stage.begin(happening)
    (card,) = flying(stage)
    (item,) = (one for one, held in zip(stage.scene.hand.items, happening.after.hand, strict=True) if held.is_new)
    card.advance_to(1.0)
    assert card.transform().isIdentity()
    corner = card.mapToScene(card.boundingRect().topLeft())
    assert corner.toTuple() == pytest.approx(corner.toPoint().toTuple())
    middle = item.home + QPointF(item.place.width() / 2, item.place.height() / 2)
    assert (card.pos() - middle).manhattanLength() < 0.01


def test_a_movement_begins_with_the_frame_after_it_was_asked_for(stage: Stage) -> None:
    happening, _ = first_with(CardDiscarded, seat=0)
    before(stage, happening)
    stage.motion.play(happening)
    assert stage.told == ["started"]
    assert stage.scene.snapshot is happening.before
    assert flying(stage) == []
    stage.clock.advance(16)
    assert len(flying(stage)) == 1


def test_another_size_before_the_first_frame_ends_the_movement(stage: Stage, new_stage: NewStage) -> None:
    happening, _ = first_with(CardDiscarded, seat=0)
    before(stage, happening)
    stage.motion.play(happening)
    stage.scene.set_size(1920, 1016, 1.0)
    assert stage.told == ["started", "finished"]
    assert_settled(stage, happening, new_stage)


def test_another_look_before_the_first_frame_ends_the_movement(stage: Stage, new_stage: NewStage) -> None:
    happening, _ = first_with(CardDiscarded, seat=0)
    before(stage, happening)
    stage.motion.play(happening)
    style = stage.scene.table_style
    stage.scene.set_look(style.theme, style.faces, style.base_font)
    assert stage.told == ["started", "finished"]
    assert_settled(stage, happening, new_stage)


def test_the_hand_closes_up_while_a_card_leaves(stage: Stage) -> None:
    happening, _ = first_with(CardDiscarded, seat=0)
    before(stage, happening)
    starts = {id(item): item.pos().x() for item in stage.scene.hand.items}
    stage.begin(happening)
    stage.clock.advance(60)
    moving = [item for item in stage.scene.hand.items if item.pos() != item.home]
    assert moving
    assert all(starts[id(item)] != item.home.x() for item in moving)
    stage.clock.advance(64)
    assert all(item.pos() == item.home for item in stage.scene.hand.items)


def test_a_card_dropped_by_the_person_is_in_its_place_at_once(stage: Stage) -> None:
    happening, _ = first_with(CardDiscarded, seat=0)
    before(stage, happening)
    stage.motion.play(happening, by_hand=True)
    assert stage.told == ["started", "finished"]
    assert stage.scene.snapshot is happening.after
    assert flying(stage) == []


def least_ribbon(stage: Stage) -> float:
    return min(place._ribbon for place in stage.scene.meld_places().values())


def test_a_ribbon_cut_short_is_whole(stage: Stage) -> None:
    happening, _ = first_with(CanastaCompleted)
    before(stage, happening)
    stage.motion.play(happening)
    for _ in range(60):
        stage.clock.advance(16)
        if 0 < least_ribbon(stage) < 1:
            break
    assert 0 < least_ribbon(stage) < 1
    stage.motion.finish()
    assert least_ribbon(stage) == 1


def test_a_ribbon_unrolls_once(stage: Stage) -> None:
    happening, _ = first_with(CanastaCompleted)
    before(stage, happening)
    stage.motion.play(happening)
    shares: list[float] = []
    stage.clock.ticked.connect(lambda now: shares.append(least_ribbon(stage)))
    stage.clock.run_out()
    rolled = [share for share in shares if share < 1]
    assert rolled == sorted(rolled)
    assert 8 < len(rolled) < 14
    assert shares[-1] == 1


def test_a_swept_pile_is_gone_while_it_flies(stage: Stage) -> None:
    happening, _ = first_with(PileTaken, seat=1)
    event = next(event for event in happening.events if isinstance(event, PileTaken))
    before(stage, happening)
    stage.motion.play(happening)
    assert stage.scene.snapshot is not None
    if event.cards:
        assert len(stage.scene.snapshot.pile) < len(event.cards) + 1
        assert flying(stage)
    stage.clock.run_out()
    assert stage.scene.snapshot is happening.after


def test_refused_cards_fly_home_and_it_is_told_once(stage: Stage) -> None:
    items = [QGraphicsRectItem(0, 0, 10, 10) for _ in range(3)]
    homes = [QPointF(100 * number, 300) for number in range(3)]
    landed: list[str] = []
    for item in items:
        item.setPos(500, 100)
        item.setRotation(8)
        stage.scene.addItem(item)
    stage.motion.fly_home(items, homes, lambda: landed.append("landed"))
    stage.clock.advance(80)
    assert landed == []
    assert all(100 < item.y() < 300 for item in items)
    stage.clock.advance(72)
    assert landed == ["landed"]
    assert [item.pos() for item in items] == homes
    assert [item.rotation() for item in items] == [0, 0, 0]
    assert not stage.clock.running
    stage.motion.finish()
    assert landed == ["landed"]


def test_cards_are_home_at_once_when_movements_are_off(new_stage: NewStage) -> None:
    stage, landed = new_stage(Pace.OFF), list[str]()
    item = QGraphicsRectItem(0, 0, 10, 10)
    stage.motion.fly_home([item], [QPointF(5, 6)], lambda: landed.append("landed"))
    assert item.pos() == QPointF(5, 6)
    assert landed == ["landed"]
    assert stage.clock.starts == 0


def test_a_press_brings_refused_cards_home_at_once(stage: Stage) -> None:
    landed: list[str] = []
    item = QGraphicsRectItem(0, 0, 10, 10)
    stage.motion.fly_home([item], [QPointF(5, 6)], lambda: landed.append("landed"))
    stage.motion.finish()
    assert (item.pos(), landed) == (QPointF(5, 6), ["landed"])


def test_a_hand_in_another_order_glides_there_but_for_what_was_dropped(stage: Stage) -> None:
    table = round_of(1)[0].after
    stage.present(table)
    turned = replace(table, hand=tuple(reversed(table.hand)))
    dropped = table.hand[0].key
    with stage.motion.relayout(landed=[dropped]):
        stage.present(turned)
    last = stage.scene.hand.items[-1]
    assert last.pos() == last.home
    assert stage.motion.running
    assert any(item.pos() != item.home for item in stage.scene.hand.items)
    stage.clock.run_out()
    assert all(item.pos() == item.home for item in stage.scene.hand.items)
    assert stage.told == []


def turned_round(stage: Stage, most: int) -> list[list[QPointF]]:
    """Where the cards of a hand that is turned round are in each frame, where so many may glide."""
    table = round_of(1)[0].after
    stage.present(table)
    with stage.motion.relayout(most=most):
        stage.present(replace(table, hand=tuple(reversed(table.hand))))
    frames = [[item.pos() for item in stage.scene.hand.items]]
    while stage.clock.running:
        stage.clock.advance(16)
        frames.append([item.pos() for item in stage.scene.hand.items])
    assert all(item.pos() == item.home for item in stage.scene.hand.items)
    return frames


def test_no_card_is_between_two_places_where_more_would_glide_than_may(stage: Stage) -> None:
    frames = turned_round(stage, most=5)
    assert all(place in (frames[0][card], frames[-1][card]) for frame in frames for card, place in enumerate(frame))


def test_where_too_many_would_glide_a_few_come_home_in_each_frame(stage: Stage) -> None:
    frames = turned_round(stage, most=5)
    moved = [sum(one != other for one, other in zip(*pair, strict=True)) for pair in pairwise(frames)]
    assert sum(moved) > 5
    assert max(moved) == 5


def test_cards_glide_where_so_many_may(stage: Stage) -> None:
    frames = turned_round(stage, most=20)
    assert any(place not in (frames[0][card], frames[-1][card]) for frame in frames for card, place in enumerate(frame))


def test_cards_on_their_way_lie_in_the_order_of_the_hand_when_they_are_home(stage: Stage) -> None:
    turned_round(stage, most=5)
    depths = [item.zValue() for item in stage.scene.hand.items]
    assert depths == sorted(depths)
    assert len(set(depths)) == len(depths)


def test_cards_that_glide_may_leave_the_hand(stage: Stage) -> None:
    table = round_of(1)[0].after
    stage.present(table)
    with stage.motion.relayout():
        stage.present(replace(table, hand=tuple(reversed(table.hand))))
    stage.clock.advance(30)
    stage.present(replace(table, hand=table.hand[:3]))
    stage.clock.run_out()
    assert all(item.pos() == item.home for item in stage.scene.hand.items)


def test_a_resize_brings_gliding_and_refused_cards_home(stage: Stage, new_stage: NewStage) -> None:
    happening = round_of(1)[0]
    table, landed = happening.after, list[str]()
    stage.present(replace(table, hand=tuple(reversed(table.hand))))
    with stage.motion.relayout():
        stage.present(table)
    item = QGraphicsRectItem(0, 0, 10, 10)
    stage.motion.fly_home([item], [QPointF(5, 6)], lambda: landed.append("landed"))
    stage.clock.advance(30)
    stage.scene.set_size(1920, 1016, 1.0)
    assert landed == ["landed"]
    assert_settled(stage, happening, new_stage)


def test_two_hundred_happenings_leave_no_items_behind(stage: Stage) -> None:
    counts = set()
    for seed in (11, 12, 13, 14):
        happenings = round_of(seed)[:60]
        for happening in happenings:
            stage.motion.play(happening)
            stage.clock.run_out(60)
            extra = [item for item in stage.scene.items() if isinstance(item, FlyingCard | Outline)]
            assert extra == []
            counts.add(len(stage.scene.items()) - len(happening.after.hand))
    assert max(counts) - min(counts) <= 3


def test_the_deal_of_the_next_round_begins_with_an_empty_table(stage: Stage, new_stage: NewStage) -> None:
    first, second = round_of(1)[-1], round_of(2)[0]
    stage.present(first.after)
    stage.begin(replace(second, before=first.after))
    assert stage.scene.snapshot is not None
    assert stage.scene.snapshot.pile == ()
    assert all(not side.melds for side in stage.scene.snapshot.sides)
    assert not any(item.isVisible() for item in stage.scene.hand.items)
    stage.clock.run_out()
    assert_settled(stage, second, new_stage)


def test_a_match_put_on_the_table_is_there_at_once(stage: Stage, new_stage: NewStage) -> None:
    happening = replace(round_of(1)[5], before=None)
    assert not any(isinstance(event, RoundDealt) for event in happening.events)
    stage.motion.play(happening)
    assert_settled(stage, happening, new_stage)
