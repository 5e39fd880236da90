"""States are told apart by their shapes: with all colours of one lightness they still differ."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import parse_meld_rank
from canasta_desktop.model.snapshot import PileState
from canasta_desktop.table.brush import Brush, SideRole
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.items.emblem import paint_emblem
from canasta_desktop.table.items.ribbon import paint_ribbon
from canasta_desktop.table.items.target_mark import TargetLook, TargetState
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot
from canasta_desktop.table.theme import LIGHT
from tests.table.sample_tables import four_players

ONE = "#b4b4b4"
GREY = replace(
    LIGHT,
    accent=ONE,
    us=ONE,
    them=ONE,
    third=ONE,
    ice=ONE,
    natural=ONE,
    natural_edge="#e6e6e6",
    mixed=ONE,
    mixed_edge="#e6e6e6",
    target=ONE,
    new_dot=ONE,
    refused_line=ONE,
    refused_ground="#202020",
    outline="#202020",
)
_SEEN = 40
"""How far apart, of 255, two greys are for everybody."""


@pytest.fixture
def scene(qtbot: QtBot, faces: CardFaces) -> TableScene:
    """The table of four, in greys."""
    scene = TableScene(faces, GREY, QFont("DejaVu Sans"))
    scene.set_size(1366, 709, 1.0)
    show(scene)
    return scene


def show(scene: TableScene, state: PileState = PileState.OPEN, on_turn: int = 0) -> None:
    """Show the table with this pile and this seat's turn."""
    table = four_players()
    seats = tuple(replace(seat, on_turn=seat.seat == on_turn) for seat in table.snapshot.seats)
    snapshot = replace(table.snapshot, seats=seats, pile_state=state, freezing_card=None)
    scene.show_table(snapshot, table.words.texts(snapshot))
    scene.mark_hand(HandMarks())


def picture(scene: TableScene, part: Rect) -> QImage:
    """A part of the scene, in greys."""
    image = QImage(round(part.width), round(part.height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(part.x, part.y, image.width(), image.height()))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def apart(first: QImage, second: QImage) -> int:
    """How many pixels of two pictures everybody can tell apart."""
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) > _SEEN for a, b in pairs)


def all_differ(pictures: dict[str, QImage], least: int) -> list[str]:
    """The pairs that look too much alike."""
    return [
        f"{first} and {second}: {apart(pictures[first], pictures[second])}"
        for first, second in combinations(pictures, 2)
        if apart(pictures[first], pictures[second]) < least
    ]


def test_targets_differ_by_line_hatching_and_sign(scene: TableScene) -> None:
    rank = parse_meld_rank("4")
    assert rank is not None
    spot = MeldSpot(0, rank)
    part = scene.spot_rects()[spot].adjusted(-4, -14, 4, 4)
    looks = {
        "legal": TargetLook(TargetState.LEGAL, "4 → 5"),
        "costly": TargetLook(TargetState.LEGAL, "4 → 5", warns=True),
        "hovered": TargetLook(TargetState.HOVERED, "4 → 5"),
        "refused": TargetLook(TargetState.REFUSED),
    }
    pictures = {"plain": picture(scene, part)}
    for name, look in looks.items():
        scene.show_targets({spot: look})
        pictures[name] = picture(scene, part)
    assert all_differ(pictures, least=12) == []


def test_cards_of_the_hand_differ_by_place_outline_and_marks(scene: TableScene) -> None:
    place = scene.table_layout.hand.places[7].card
    part = Rect(place.x - 20, place.y - 50, place.width * 0.5, place.height + 60)
    marks: dict[str, Callable[[], HandMarks]] = {
        "plain": HandMarks,
        "selected": lambda: HandMarks(selected=frozenset({7})),
        "dragged away": lambda: HandMarks(gaps=frozenset({7})),
    }
    pictures = {}
    for name, make in marks.items():
        scene.mark_hand(make())
        pictures[name] = picture(scene, part)
    assert all_differ(pictures, least=100) == []


def test_a_frozen_and_a_blocked_pile_have_chips_of_their_own(scene: TableScene) -> None:
    centre = scene.table_layout.centre
    part = Rect(centre.band.x, centre.band.y, centre.panel.panel.x - centre.band.x, centre.band.height)
    pictures = {}
    for state in (PileState.OPEN, PileState.FROZEN, PileState.BLOCKED):
        show(scene, state)
        pictures[state.name] = picture(scene, part)
    assert all_differ(pictures, least=60) == []


def test_whose_turn_it_is_shows_by_outline_and_chip(scene: TableScene) -> None:
    plate = scene.table_layout.seats[1]
    pictures = {}
    for name, seat in (("waits", 0), ("plays", 1)):
        show(scene, on_turn=seat)
        pictures[name] = picture(scene, plate)
    assert all_differ(pictures, least=200) == []


def test_sides_and_canastas_have_shapes_of_their_own(scene: TableScene) -> None:
    def painted(paint: Callable[[Brush], None]) -> QImage:
        image = QImage(100, 40, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint(Brush(painter, scene.table_style))
        painter.end()
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    def emblem(role: SideRole) -> QImage:
        return painted(lambda brush: paint_emblem(brush, 5, 5, 30, role))

    def ribbon(mixed: bool) -> QImage:
        return painted(lambda brush: paint_ribbon(brush, QRectF(20, 10, 60, 20), mixed, "", 10))

    assert all_differ({role.name: emblem(role) for role in SideRole}, least=40) == []
    assert all_differ({"natural": ribbon(False), "mixed": ribbon(True)}, least=40) == []
