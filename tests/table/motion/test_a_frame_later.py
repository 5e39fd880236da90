"""What need not be in the frame of now comes when that was painted."""

from collections.abc import Callable
from functools import partial

from canasta_desktop.model.pace import Pace
from tests.table.motion.conftest import Stage

NewStage = Callable[..., Stage]


def test_what_may_come_later_comes_when_this_frame_was_painted(stage: Stage) -> None:
    done: list[str] = []
    stage.motion.a_frame_later(lambda: done.append("it"))
    stage.clock.advance(16)
    assert done == []
    stage.clock.advance(16)
    assert done == ["it"]
    assert not stage.clock.running


def test_of_several_things_for_later_the_last_is_done_and_in_time(stage: Stage) -> None:
    done: list[int] = []
    for number in range(2):
        stage.motion.a_frame_later(partial(done.append, number))
        stage.clock.advance(16)
    assert done == [1]


def test_what_follows_later_follows_in_the_next_frame(stage: Stage) -> None:
    done: list[str] = []
    stage.motion.a_frame_later(lambda: stage.motion.a_frame_later(lambda: done.append("it")))
    stage.clock.advance(16)
    stage.clock.advance(16)
    assert done == []
    stage.clock.advance(16)
    assert done == ["it"]


def test_what_ends_all_movements_does_at_once_what_was_for_later(stage: Stage) -> None:
    done: list[str] = []
    stage.motion.a_frame_later(lambda: stage.motion.a_frame_later(lambda: done.append("it")))
    stage.motion.finish()
    assert done == ["it"]
    assert not stage.clock.running


def test_where_nothing_moves_it_is_done_at_once(new_stage: NewStage) -> None:
    done: list[str] = []
    new_stage(Pace.OFF).motion.a_frame_later(lambda: done.append("it"))
    assert done == ["it"]
