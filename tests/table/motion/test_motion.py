"""Playing what happened: whenever it ends, the table is as if nothing had moved."""

import random

import pytest

from canasta_desktop.engine.events import CardDiscarded, MeldLaid
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.motion.outlines import Outline
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of
from tests.table.motion.settled import (
    SEEDS,
    NewStage,
    assert_settled,
    before,
    first_with,
)


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
