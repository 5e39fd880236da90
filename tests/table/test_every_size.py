"""Every window from the smallest to a large screen, every ratio, two to six players: nothing is lost or hidden."""

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import MELD_RANKS, THREES
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.geometry import SideShape, TableLayout, TableShape, lay_out_table
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.motion.motion import Motion
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from tests.table.motion.playing import WORDS, HandMovedClock, PlayedTable
from tests.table.sample_tables import four_players, hand, large_hand, six_players, three_players, two_players

WIDTHS, HEIGHTS = st.integers(683, 3840), st.integers(325, 2160)
RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]
TABLES = [two_players, three_players, four_players, six_players, large_hand]
NewScene = Callable[..., TableScene]


@st.composite
def shapes(draw: st.DrawFn) -> TableShape:
    """Whatever can lie on a table."""
    players = draw(st.sampled_from([2, 3, 4, 6]))
    sides = [_side(draw) for _ in range(3 if players == 3 else 2)]
    return TableShape(
        seats=players,
        ours=sides[0],
        others=tuple(sides[1:]),
        crosswise=draw(st.booleans()),
        extras=draw(st.integers(0, 2)),
        hand=tuple(sorted(draw(st.lists(st.integers(0, 14), max_size=60)))),
        letters=draw(st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])),
    )


def _side(draw: st.DrawFn) -> SideShape:
    ranks = draw(st.sets(st.sampled_from(MELD_RANKS)))
    threes = draw(st.booleans())
    return SideShape((*sorted(ranks), *([THREES] if threes else [])), threes)


def bands(layout: TableLayout) -> list[Rect]:
    """From top to bottom and left to right."""
    side = [layout.side_panel] if layout.side_panel else []
    seats = [*layout.seats, *([layout.round_note] if layout.round_note else [])]
    return [
        *seats,
        *(band.band for band in layout.others),
        layout.centre.band,
        layout.ours.band,
        layout.hand_area,
        *side,
    ]


def cards(layout: TableLayout) -> list[Rect]:
    """All places of cards."""
    places = [place.card for band in (*layout.others, layout.ours) for place in band.places]
    return [*places, layout.centre.stock, layout.centre.pile, *(place.card for place in layout.hand.places)]


@settings(max_examples=80)
@given(width=WIDTHS, height=HEIGHTS, shape=shapes())
def test_at_any_size_no_card_leaves_the_table_and_no_band_covers_another(
    width: int, height: int, shape: TableShape
) -> None:
    layout = lay_out_table(width, height, shape)
    for one, other in itertools.combinations(bands(layout), 2):
        assert not one.shrunk(0.01).overlaps(other), (one, other)
    for card in cards(layout):
        assert card.x >= -0.01
        assert card.right <= width + 0.01
        assert card.y >= -0.01
        assert card.bottom <= height + 0.01
        assert card.width >= 1
    for place in layout.hand.places:
        assert place.visible >= layout.measures.index * place.card.width - 0.5
        assert place.card.y >= layout.ours.band.bottom


@settings(max_examples=40)
@given(width=WIDTHS, height=HEIGHTS, shape=shapes(), other=shapes())
def test_melds_keep_their_places_whatever_else_lies_there(
    width: int, height: int, shape: TableShape, other: TableShape
) -> None:
    kept = replace(other, ours=replace(other.ours, threes=shape.ours.threes), letters=shape.letters)
    one, two = lay_out_table(width, height, shape), lay_out_table(width, height, kept)
    assert one.ours == two.ours
    assert one.centre.panel.panel == two.centre.panel.panel
    assert one.centre.stock == two.centre.stock


@settings(max_examples=40)
@given(height=st.integers(1000, 2160), shape=shapes())
def test_the_hand_is_as_large_on_a_large_screen(height: int, shape: TableShape) -> None:
    hand = lay_out_table(height * 16 / 9, height, replace(shape, hand=shape.hand[:30])).hand
    for place in hand.places:
        assert place.card.height >= 0.18 * height


@given(width=st.floats(0, 300), height=st.floats(0, 300), shape=shapes())
def test_windows_of_no_size_are_laid_out_too(width: float, height: float, shape: TableShape) -> None:
    layout = lay_out_table(width, height, shape)
    assert len(layout.hand.places) == len(shape.hand)


def test_a_scene_of_no_size_can_be_painted(new_scene: NewScene) -> None:
    scene = new_scene(four_players(), 0, 0)
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    scene.set_size(1366, 709, 1.0)
    assert [item.pos() for item in scene.hand.items] == [item.pos() for item in new_scene(four_players()).hand.items]


def off_pixels(scene: TableScene) -> list[object]:
    """Upright cards that do not lie on whole device pixels, or whose picture has another size than its place."""
    style, found = scene.table_style, list[object]()
    for item in scene.hand.items:
        corner = item.pos() * style.ratio
        exact = abs(corner.x() - round(corner.x())) < 1e-6 and abs(corner.y() - round(corner.y())) < 1e-6
        picture = style.faces.card(item.element, item.place.width(), item.place.height(), style.ratio)
        wanted = round(round(item.place.width()) * style.ratio), round(round(item.place.height()) * style.ratio)
        drawn = picture.pixmap.width(), picture.pixmap.height()
        if not exact or drawn != wanted or picture.pixmap.devicePixelRatio() != style.ratio:
            found.append((item.element, corner, drawn, wanted))
        if item.transform() != QTransform() or item.scale() != 1:
            found.append(item.element)
    return found


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("table", TABLES)
def test_cards_are_painted_pixel_by_pixel(new_scene: NewScene, table: Callable[[], object], ratio: float) -> None:
    for width, height in ((853, 421), (1024, 541), (1366, 709), (1537, 865)):
        assert off_pixels(new_scene(table(), width, height, ratio)) == []


def test_a_hand_of_sixty_lies_in_two_rows_at_every_size(new_scene: NewScene) -> None:
    table = large_hand()
    sixty = hand(" ".join(["4c 4d 4s 5h 6s 7c 8d 9h Tc Jd Qs Kc Ad 2h Jo"] * 4))
    for size in ((683, 325), (911, 453), (1024, 541), (1366, 709), (1920, 1016), (3840, 2100)):
        scene = new_scene(replace(table, snapshot=replace(table.snapshot, hand=sixty)), *size)
        assert len(scene.hand.items) == 60
        assert scene.table_layout.hand.rows == 2
        bounds = scene.sceneRect()
        assert all(bounds.contains(item.mapRectToScene(item.place)) for item in scene.hand.items)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    sizes=st.lists(st.tuples(WIDTHS, HEIGHTS, st.sampled_from(RATIOS)), min_size=1, max_size=3),
    frames=st.integers(0, 60),
    seed=st.integers(0, 40),
)
def test_a_resize_in_the_middle_of_a_movement_ends_like_a_fresh_table(
    qtbot: QtBot, sizes: list[tuple[int, int, float]], frames: int, seed: int
) -> None:
    faces = CardFaces(resource("cards", "deck.svg"))
    scene, clock = TableScene(faces, LIGHT, QFont()), HandMovedClock()
    scene.set_size(1366, 709, 1.0)
    motion = Motion(scene, lambda table: scene.show_table(table, WORDS.texts(table)), clock=clock)
    played = PlayedTable(seed)
    motion.play(played.deal())
    for _ in range(frames):
        clock.advance(16)
    for size in sizes:
        scene.set_size(*size)
        clock.advance(16)
    clock.run_out()
    table = played.snapshot
    assert table is not None
    fresh = TableScene(faces, LIGHT, QFont())
    fresh.set_size(*sizes[-1])
    fresh.show_table(table, WORDS.texts(table))
    assert scene.table_layout == fresh.table_layout
    assert places(scene) == places(fresh)
    assert not motion.running


def places(scene: TableScene) -> list[tuple[object, ...]]:
    """Where every card of the hand lies, whether it is seen, and which it is."""
    shown: list[tuple[object, ...]] = [
        (item.element, item.pos(), item.place, item.isVisible()) for item in scene.hand.items
    ]
    assert len(shown) == sum(isinstance(item, CardItem) for item in scene.items())
    return shown
