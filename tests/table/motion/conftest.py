"""A scene whose movements are driven by hand."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.motion.motion import Motion
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from tests.table.motion.playing import WORDS, HandMovedClock


class Stage:
    """A scene, its motion, the clock, and what was announced."""

    def __init__(self, scene: TableScene, pace: Pace) -> None:
        self.scene = scene
        self.clock = HandMovedClock()
        self.told: list[str] = []
        self.motion = Motion(scene, self.present, clock=self.clock, pace=pace)
        self.motion.started.connect(lambda: self.told.append("started"))
        self.motion.finished.connect(lambda: self.told.append("finished"))

    def begin(self, happening: Happening) -> None:
        """Play it as far as its first frame."""
        self.motion.play(happening)
        self.clock.advance(1)

    def present(self, table: TableSnapshot) -> None:
        self.scene.show_table(table, WORDS.texts(table))


@pytest.fixture
def new_stage(qtbot: QtBot) -> Callable[..., Stage]:
    faces = CardFaces(resource("cards", "deck.svg"))

    def make(pace: Pace = Pace.NORMAL, width: int = 1366, height: int = 709) -> Stage:
        scene = TableScene(faces, LIGHT, QFont())
        scene.set_size(width, height, 1.0)
        return Stage(scene, pace)

    return make


@pytest.fixture
def stage(new_stage: Callable[..., Stage]) -> Stage:
    return new_stage()
