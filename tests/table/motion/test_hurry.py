"""In a frame with much to paint, what the panel says waits for the next."""

from collections.abc import Callable
from dataclasses import replace

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
