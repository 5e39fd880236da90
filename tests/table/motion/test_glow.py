"""Targets shine up when something is picked up, and are bright whatever ends it."""

from collections.abc import Callable

import pytest

from canasta_desktop.model.pace import Pace
from canasta_desktop.table.items.target_mark import TargetLook, TargetState
from canasta_desktop.table.motion import durations
from canasta_desktop.table.spots import Spot, TableSpot
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of

NewStage = Callable[..., Stage]
BOTH: tuple[Spot, ...] = (TableSpot.PILE, TableSpot.STOCK)


def mark(stage: Stage, *spots: Spot) -> None:
    stage.scene.show_targets({spot: TargetLook(TargetState.LEGAL) for spot in spots})


def brightness(stage: Stage) -> list[float]:
    return [mark.opacity() for mark in stage.scene.overlay.marks.values()]


@pytest.fixture
def marked(stage: Stage) -> Stage:
    stage.present(round_of(1)[0].after)
    mark(stage, *BOTH)
    stage.motion.glow()
    return stage


def test_they_are_bright_after_their_time(marked: Stage) -> None:
    assert brightness(marked) == [0.0, 0.0]
    marked.clock.advance(durations.GLOW // 2)
    assert brightness(marked) == [0.5, 0.5]
    marked.clock.advance(durations.GLOW // 2)
    assert brightness(marked) == [1.0, 1.0]
    assert not marked.clock.running


def test_nobody_waits_for_them(marked: Stage) -> None:
    assert not marked.motion.running
    assert marked.told == []


def test_a_mark_taken_away_is_forgotten(marked: Stage) -> None:
    mark(marked, TableSpot.PILE)
    marked.clock.run_out()
    assert brightness(marked) == [1.0]
    mark(marked, *BOTH)
    assert brightness(marked) == [1.0, 1.0]


def test_without_any_mark_left_the_clock_stops(marked: Stage) -> None:
    mark(marked)
    marked.clock.advance(16)
    assert not marked.clock.running


@pytest.mark.parametrize("end", [lambda stage: stage.motion.finish(), lambda stage: stage.motion.set_pace(Pace.OFF)])
def test_what_ends_all_movements_leaves_them_bright(marked: Stage, end: Callable[[Stage], None]) -> None:
    marked.clock.advance(30)
    end(marked)
    assert brightness(marked) == [1.0, 1.0]
    assert not marked.clock.running


def test_without_movements_they_are_bright_at_once(new_stage: NewStage) -> None:
    stage = new_stage(Pace.OFF)
    stage.present(round_of(1)[0].after)
    mark(stage, *BOTH)
    stage.motion.glow()
    assert brightness(stage) == [1.0, 1.0]
    assert not stage.clock.running
