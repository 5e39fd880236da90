"""In a frame with much to paint, what can wait for the next one does."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QImage, QPainter

from canasta_desktop.model.pace import Pace
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import WORDS, round_of

NewStage = Callable[..., Stage]


def waiting(stage: Stage) -> int:
    """The items that show their former words after the panel was told others in a hurry."""
    table = round_of(1)[0].after
    stage.present(table)
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    stage.scene.render(painter)
    painter.end()
    other = replace(WORDS.texts(table).panel, message="Something else")
    with stage.motion.hurry():
        stage.scene.panel.ground.present(other, table.meter, table.awaits_me)
    return len(stage.scene.table_style.queue)


def test_words_wait_for_the_next_frame(stage: Stage) -> None:
    assert waiting(stage) == 1
    assert stage.clock.running
    stage.clock.advance(16)
    assert len(stage.scene.table_style.queue) == 0


def test_nobody_waits_for_them(stage: Stage) -> None:
    assert waiting(stage) == 1
    assert not stage.motion.running
    assert stage.told == []


def test_when_they_are_shown_the_hurry_is_over(stage: Stage) -> None:
    waiting(stage)
    stage.clock.advance(16)
    assert not stage.clock.running
    assert not stage.scene.table_style.queue.hurried


def test_where_nothing_moves_nothing_waits(new_stage: NewStage) -> None:
    stage = new_stage(Pace.OFF)
    assert waiting(stage) == 0
    assert not stage.clock.running


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
