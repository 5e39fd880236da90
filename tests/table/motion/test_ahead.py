"""The faces of a dealt hand are there when it is turned over; a card on its way home is not drawn in every frame."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.events import RoundDealt
from canasta_desktop.resource_files import resource
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.faces import CardFaces, element_of
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of


def test_the_faces_of_a_dealt_hand_are_rendered_while_its_backs_fly(new_stage: Callable[..., Stage]) -> None:
    stage, deal = new_stage(), round_of(2)[0]
    stage.scene.set_look(LIGHT, CardFaces(resource("cards", "deck.svg")), stage.scene.font())
    stage.begin(deal)
    faces, size = stage.scene.table_style.faces, stage.scene.table_layout.measures.hand_card
    most = 0
    for _ in range(60):
        known = len(faces)
        stage.clock.advance(16)
        most = max(most, len(faces) - known)
    known = len(faces)
    dealt = next(event for event in deal.events if isinstance(event, RoundDealt))
    for card in dealt.hands[0]:
        faces.card(element_of(card), size.width, size.height, 1.0, Shade.SOFT)
    assert len(faces) == known
    assert most <= 2


def test_a_card_that_turns_on_its_way_home_is_drawn_once(
    qtbot: QtBot, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, paint_turned = list[str](), CardFaces.paint_turned

    def count(faces: CardFaces, painter: QPainter, element: str, rect: QRectF) -> None:
        drawn.append(element)
        paint_turned(faces, painter, element, rect)

    monkeypatch.setattr(CardFaces, "paint_turned", count)
    item = CardItem("king_heart")
    item.setZValue(Layer.MOVING)
    item.set_place(Rect(300, 300, 100, 140), view.table.table_style)
    view.table.addItem(item)
    for turn in (-6.0, -6.0, -4.0, -2.0, -1.0):
        item.setRotation(turn)
        item.update()
        QApplication.processEvents()
        view.grab()
    assert drawn.count("king_heart") == 1
