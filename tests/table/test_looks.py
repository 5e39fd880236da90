"""Small marks that must not be mistaken: what is painted in which colour, and where."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_desktop.table.brush import Brush
from canasta_desktop.table.ink import Colour
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.table.items.choice_button import ChooserGround
from canasta_desktop.table.items.interlude import PauseCurtain
from canasta_desktop.table.items.pile_panel import PilePanel
from canasta_desktop.table.motion.outlines import Outline
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.texts import InterludeTexts, PeekTexts
from canasta_desktop.table.theme import LIGHT
from tests.table.sample_tables import four_players, large_hand

NewScene = Callable[..., TableScene]
Box = tuple[QRectF, Colour | None, QColor | str | None]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The boxes that are painted: place, fill and edge."""
    seen: list[Box] = []
    real = Brush.box

    def box(
        self: Brush,
        rect: QRectF,
        radius: float,
        fill: Colour | None = None,
        edge: QColor | str | None = None,
        *rest: object,
    ) -> None:
        seen.append((rect, fill, edge))
        real(self, rect, radius, fill, edge, *rest)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(Brush, "box", box)
    return seen


def draw(scene: TableScene, item: TableItem) -> None:
    """Paint an item alone."""
    image = QImage(2000, 1000, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(100, 100)
    item.draw(Brush(painter, scene.table_style))
    painter.end()


@pytest.mark.parametrize("size", [(1024, 541), (1366, 709)], ids=str)
def test_the_check_of_a_selected_card_leaves_its_rank_to_be_read(
    new_scene: NewScene, boxes: list[Box], size: tuple[int, int]
) -> None:
    scene = new_scene(replace(large_hand(), marks=replace(large_hand().marks, selected=frozenset({3}))), *size)
    card = scene.hand.items[3]
    boxes.clear()
    draw(scene, card)
    (disc,) = (rect for rect, fill, _edge in boxes if fill == LIGHT.accent)
    assert disc.bottom() < 0.06 * card.place.height()
    assert card.boundingRect().contains(disc)


def test_a_side_without_points_has_an_empty_bar(new_scene: NewScene, boxes: list[Box]) -> None:
    def filled(scores: tuple[int, int]) -> set[object]:
        snapshot = four_players().snapshot
        sides = tuple(replace(side, score=score) for side, score in zip(snapshot.sides, scores, strict=True))
        scene = new_scene(replace(four_players(), snapshot=replace(snapshot, sides=sides)), 1920, 1016)
        boxes.clear()
        draw(scene, scene.side_panel)
        bars = [fill for rect, fill, _edge in boxes if abs(rect.height() - 8 * scene.table_style.unit) < 0.01]
        return {fill for fill in bars if isinstance(fill, str)}

    assert filled((100, 100)) == {LIGHT.us, LIGHT.them}
    assert LIGHT.us not in filled((0, 100))
    assert LIGHT.them in filled((-50, 100))


def test_what_has_just_moved_does_not_look_like_whose_turn_it_is(scene: TableScene, boxes: list[Box]) -> None:
    outline = Outline()
    outline.set_place(Rect(0, 0, 100, 50), scene.table_style)
    boxes.clear()
    draw(scene, outline)
    assert [edge for _rect, _fill, edge in boxes if QColor(edge).rgb() == QColor(LIGHT.accent).rgb()] == []
    assert len(boxes) == 1


def test_the_ring_of_the_focus_does_not_cover_the_check_of_a_selected_card(new_scene: NewScene) -> None:
    marks = replace(four_players().marks, selected=frozenset({1}), focused=1)
    scene = new_scene(replace(four_players(), marks=marks), 1366, 709)
    card, unit = scene.hand.items[1], scene.table_style.unit
    picture = QImage(1366, 709, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    beside_the_tick = card.pos() + QPointF(card.check_middle - 7.5 * unit, -3 * unit)
    assert picture.pixelColor(beside_the_tick.toPoint()).name() == LIGHT.accent


def a_chooser(_scene: TableScene) -> TableItem:
    return ChooserGround()


def a_pause(_scene: TableScene) -> TableItem:
    curtain = PauseCurtain()
    curtain.present(InterludeTexts("Paused", "", ""))
    return curtain


def a_pile(scene: TableScene) -> TableItem:
    panel = PilePanel()
    panel.present((), None, PeekTexts("Pile", "", ""))
    panel.lay_out(scene.table_layout.measures, scene.table_style)
    return panel


@pytest.mark.parametrize("make", [a_chooser, a_pause, a_pile])
def test_nothing_of_the_table_shows_through_what_is_read_over_it(
    new_scene: NewScene, boxes: list[Box], make: Callable[[TableScene], TableItem]
) -> None:
    scene = new_scene(four_players(), 1366, 709)
    item = make(scene)
    item.set_place(Rect(0, 0, 600, 400), scene.table_style)
    boxes.clear()
    draw(scene, item)
    fills = [QColor(fill) for _, fill, edge in boxes if isinstance(fill, QColor | str) and edge is not None]
    assert [fill.alpha() for fill in fills] == [255]
