"""A table in an offscreen window, for the tests of its items and its view."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from tests.table.sample_tables import SampleTable, four_players


@pytest.fixture
def faces(qtbot: QtBot) -> CardFaces:
    return CardFaces(resource("cards", "deck.svg"))


@pytest.fixture
def new_scene(qtbot: QtBot, faces: CardFaces) -> Callable[..., TableScene]:
    """Makes a scene that shows a table at a size and pixel ratio."""
    from PySide6.QtGui import QFont

    def make(table: SampleTable, width: int = 1366, height: int = 709, ratio: float = 1.0) -> TableScene:
        scene = TableScene(faces, LIGHT, QFont())
        scene.set_size(width, height, ratio)
        scene.show_table(table.snapshot, table.words.texts(table.snapshot))
        scene.mark_hand(table.marks)
        return scene

    return make


@pytest.fixture
def scene(new_scene: Callable[..., TableScene]) -> TableScene:
    """Four players, our turn after drawing."""
    return new_scene(four_players())


@pytest.fixture
def view(qtbot: QtBot, scene: TableScene) -> TableView:
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1366, 709)
    with qtbot.waitExposed(view):
        view.show()
    return view
