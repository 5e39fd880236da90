"""Playing what happened: whenever it ends, the table is as if nothing had moved."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from canasta_desktop.engine.events import CanastaCompleted, CardDiscarded, CardsDrawn, MeldLaid, PileTaken, RoundDealt
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.meld_place import MeldPlace
from canasta_desktop.table.items.pile_item import PileItem
from canasta_desktop.table.items.stock_item import StockItem
from canasta_desktop.table.motion.flying_card import FlyingCard
from canasta_desktop.table.motion.outlines import Outline
from canasta_desktop.table.scene import TableScene
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of

NewStage = Callable[..., Stage]
SEEDS = range(4)


def state_of(scene: TableScene) -> tuple[object, list[tuple[object, ...]], object, object]:
    """All that can be seen of the scene's items."""
    hand = [(item.card, item.element, item.pos().toTuple(), item.isVisible(), item.look) for item in scene.hand.items]
    items = [_look_of(item) for item in scene.items() if item.isVisible() and not isinstance(item, CardItem)]
    return hand, sorted(items, key=repr), scene.snapshot, scene.texts


def _look_of(item: QGraphicsItem) -> tuple[object, ...]:
    content = (
        (
            vars(item).get(name)
            for name in ("_view", "_cards", "_words", "_meld", "_ribbon", "_seat", "_red_threes", "_lifted")
        )
        if isinstance(item, PileItem | StockItem | MeldPlace)
        else ()
    )
    return (type(item).__name__, item.pos().toTuple(), item.zValue(), item.isVisible(), *content)


def assert_settled(stage: Stage, happening: Happening, new_stage: NewStage) -> None:
    """The scene is as one that has shown nothing but the table after."""
    assert (stage.motion.running, stage.clock.running) == (False, False)
    size = int(stage.scene.width()), int(stage.scene.height())
    fresh = new_stage(Pace.OFF, *size)
    fresh.present(happening.after)
    assert_equal_looks(stage.scene, fresh.scene)


def assert_equal_looks(one: TableScene, other: TableScene) -> None:
    first, second = state_of(one), state_of(other)
    # Which of two jokers has which face depends on which came first.
    assert _without_jokers(first) == _without_jokers(second)


def _without_jokers(state: object) -> object:
    return repr(state).replace("red_joker", "joker").replace("black_joker", "joker")


def first_with(kind: type, seat: int | None = None, most: int = 99) -> tuple[Happening, list[Happening]]:
    """The first happening with such an event, by a seat, and those before it."""
    for seed in range(40):
        happenings = round_of(seed)
        for number, happening in enumerate(happenings):
            fitting = [event for event in happening.events if isinstance(event, kind)]
            if (
                number
                and len(happening.events) <= most
                and any(seat in (None, getattr(event, "seat", None)) for event in fitting)
            ):
                return happening, happenings[:number]
    raise AssertionError("it never happens")


def before(stage: Stage, happening: Happening) -> None:
    assert happening.before is not None
    stage.present(happening.before)


def flying(stage: Stage) -> list[FlyingCard]:
    return [item for item in stage.scene.items() if isinstance(item, FlyingCard)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_round_ends_as_it_was_told(seed: int, stage: Stage, new_stage: NewStage) -> None:
    happenings = round_of(seed)
    for happening in happenings:
        stage.motion.play(happening)
        stage.clock.run_out(40)
        assert stage.scene.snapshot is happening.after
    assert_settled(stage, happenings[-1], new_stage)
    assert stage.told == ["started", "finished"] * len(happenings)


@pytest.mark.parametrize("seed", SEEDS)
def test_finishing_at_any_moment_leaves_the_table_after(seed: int, stage: Stage, new_stage: NewStage) -> None:
    chance = random.Random(seed)
    for happening in round_of(seed)[:40]:
        stage.motion.play(happening)
        for _ in range(chance.randrange(12)):
            stage.clock.advance(chance.randrange(1, 90))
        stage.motion.finish()
        assert_settled(stage, happening, new_stage)


def test_finishing_at_every_frame_of_a_deal_leaves_the_table_after(new_stage: NewStage) -> None:
    deal = round_of(1)[0]
    stage = new_stage()
    stage.motion.play(deal)
    frames = stage.clock.run_out()
    assert frames > 90
    for stop in range(0, frames, 3):
        stage = new_stage()
        stage.motion.play(deal)
        for _ in range(stop):
            stage.clock.advance(16)
        stage.motion.finish()
        assert_settled(stage, deal, new_stage)
        assert stage.told == ["started", "finished"]


def test_nothing_ticks_before_and_after_a_movement(stage: Stage) -> None:
    happening, _ = first_with(CardDiscarded)
    before(stage, happening)
    seen = [(stage.motion.running, stage.clock.running)]
    stage.motion.play(happening)
    seen.append((stage.motion.running, stage.clock.running))
    stage.clock.run_out()
    seen.append((stage.motion.running, stage.clock.running))
    assert seen == [(False, False), (True, True), (False, False)]


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.FAST])
def test_a_discard_takes_as_long_as_the_pace_says(pace: Pace, new_stage: NewStage) -> None:
    stage = new_stage(pace)
    happening, _ = first_with(CardDiscarded, seat=1, most=2)
    before(stage, happening)
    stage.motion.play(happening)
    stage.clock.advance(round(230 * pace.factor) - 2)
    assert stage.told == ["started"]
    stage.clock.advance(4)
    assert stage.told == ["started", "finished"]


def test_with_the_pace_off_an_own_move_starts_no_clock(new_stage: NewStage) -> None:
    stage = new_stage(Pace.OFF)
    happening, _ = first_with(CardDiscarded, seat=0)
    before(stage, happening)
    stage.motion.play(happening)
    assert stage.told == ["started", "finished"]
    assert stage.clock.starts == 0
    assert_settled(stage, happening, new_stage)


def test_with_the_pace_off_a_computer_players_move_stays_outlined_for_a_while(new_stage: NewStage) -> None:
    stage = new_stage(Pace.OFF)
    happening, _ = first_with(CardDiscarded, seat=1, most=2)
    before(stage, happening)
    stage.motion.play(happening)
    assert stage.scene.snapshot is happening.after
    assert not stage.motion.running
    stage.clock.advance(598)
    (outline,) = (item for item in stage.scene.items() if isinstance(item, Outline))
    assert outline.sceneBoundingRect().contains(stage.scene.table_layout.centre.pile.x, outline.pos().y())
    stage.clock.advance(4)
    assert_settled(stage, happening, new_stage)


def test_an_outline_follows_a_resize(new_stage: NewStage) -> None:
    stage = new_stage(Pace.OFF)
    happening, _ = first_with(MeldLaid, seat=1)
    before(stage, happening)
    stage.motion.play(happening)
    stage.scene.set_size(1920, 1016, 1.0)
    spots = list(stage.scene.spot_rects().values())
    outlines = [item for item in stage.scene.items() if isinstance(item, Outline)]
    assert outlines
    for outline in outlines:
        places = [*spots, *stage.scene.table_layout.seats]
        assert any(abs(rect.x - outline.x()) < 1 and abs(rect.y - outline.y()) < 1 for rect in places)


def test_switching_movements_off_ends_the_one_that_runs(stage: Stage, new_stage: NewStage) -> None:
    deal = round_of(1)[0]
    stage.motion.play(deal)
    stage.clock.advance(200)
    stage.motion.set_pace(Pace.OFF)
    assert_settled(stage, deal, new_stage)


@pytest.mark.parametrize("moment", [0, 100, 500, 1100, 1290, 1450])
def test_a_resize_in_mid_movement_lays_everything_out_at_its_end(
    moment: int, stage: Stage, new_stage: NewStage
) -> None:
    deal = round_of(1)[0]
    stage.begin(deal)
    for _ in range(moment // 10):
        stage.clock.advance(10)
    stage.scene.set_size(1920, 1016, 1.0)
    assert stage.told == ["started", "finished"]
    assert_settled(stage, deal, new_stage)


def test_another_look_in_mid_movement_ends_it(stage: Stage, new_stage: NewStage) -> None:
    deal = round_of(1)[0]
    stage.motion.play(deal)
    stage.clock.advance(300)
    style = stage.scene.table_style
    stage.scene.set_look(style.theme, style.faces, style.base_font)
    assert_settled(stage, deal, new_stage)


def test_a_table_shown_by_somebody_else_in_mid_movement_stands(stage: Stage, new_stage: NewStage) -> None:
    deal, other = round_of(1)[0], round_of(2)[0]
    stage.motion.play(deal)
    stage.clock.advance(300)
    stage.present(other.after)
    assert stage.told == ["started", "finished"]
    assert stage.scene.snapshot is other.after
    stage.motion.finish()
    assert_settled(stage, other, new_stage)


def test_two_happenings_are_played_one_after_the_other(stage: Stage, new_stage: NewStage) -> None:
    happenings = round_of(1)[:4]
    for happening in happenings:
        stage.motion.play(happening)
    assert stage.told == ["started"]
    shown: list[TableSnapshot | None] = []
    stage.clock.ticked.connect(lambda now: shown.append(stage.scene.snapshot))
    stage.clock.run_out()
    assert stage.told == ["started", "finished"]
    assert_settled(stage, happenings[-1], new_stage)
    stocks = [table.stock for table in shown if table]
    assert stocks == sorted(stocks, reverse=True)


def test_finishing_ends_what_is_queued_too(stage: Stage, new_stage: NewStage) -> None:
    happenings = round_of(1)[:4]
    for happening in happenings:
        stage.motion.play(happening)
    stage.clock.advance(100)
    stage.motion.finish()
    assert stage.told == ["started", "finished"]
    assert_settled(stage, happenings[-1], new_stage)


def test_what_follows_from_the_end_may_be_played_at_once(stage: Stage, new_stage: NewStage) -> None:
    first, second = round_of(1)[:2]
    rest = [second]

    def go_on() -> None:
        if rest:
            stage.motion.play(rest.pop())

    stage.motion.finished.connect(go_on)
    stage.motion.play(first)
    stage.motion.finish()
    assert stage.motion.running
    stage.clock.run_out()
    assert_settled(stage, second, new_stage)


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
