"""Of a card that lies under the next one only what is seen is painted: nobody sees a difference."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from canasta_desktop.resource_files import resource
from canasta_desktop.table.card_pixmap import Shade
from canasta_desktop.table.decks.deck import FACES, JOKERS
from canasta_desktop.table.decks.own import OWN_DECKS, open_own
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from tests.model.tables import a_table
from tests.table.interaction.conftest import player, session  # noqa: F401  # fixtures
from tests.table.interaction.hands_on import Player
from tests.table.sample_tables import SampleTable, four_players, large_hand

STEPS = 25
HAND = "4c 4d 4h 5c 5h 6s 7c 7d 8s 8d 9h 9s Tc Td Th Ts Jc Js Qh Qd Kh Kc Ac Ad 2h 2d"


class Painted:
    """Device pixels that pictures brought to the table."""

    def __init__(self) -> None:
        self.pixels = 0


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    painted, draw = Painted(), QPainter.drawPixmap

    def counted(painter: QPainter, target: QPointF, pixmap: QPixmap, *source: QRectF) -> None:
        painted.pixels += pixmap.width() * pixmap.height()
        draw(painter, target, pixmap, *source)

    monkeypatch.setattr(QPainter, "drawPixmap", counted)
    # Parts of cards are made at once, so that there are some for each of many steps.
    monkeypatch.setattr("canasta_desktop.table.faces._QUIET_FOR", 0)
    return painted


def a_scene(shown: SampleTable, ratio: float) -> TableScene:
    scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont())
    scene.set_size(1364, 708, ratio)
    scene.show_table(shown.snapshot, shown.words.texts(shown.snapshot), HandMarks())
    return scene


def seen(scene: TableScene) -> QImage:
    """The lower third, as on a screen with the pixel ratio of the scene."""
    ratio, part = scene.table_style.ratio, QRectF(0, 480, 1364, 228)
    image = QImage(round(part.width() * ratio), round(part.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, part.width(), part.height()), part)
    painter.end()
    return image


def link(scene: TableScene) -> None:
    for card, following in pairwise(scene.hand.items):
        card.lie_under(following)


def part_from(scene: TableScene) -> None:
    """Let each card be painted as if none lay upon it."""
    for card in scene.hand.items:
        card.lie_under(None)


def seen_in_full(scene: TableScene) -> QImage:
    part_from(scene)
    image = seen(scene)
    link(scene)
    return image


def mark(scene: TableScene, random: Random) -> None:
    numbers = range(len(scene.hand.items))
    some = [frozenset(random.sample(numbers, random.choice([0, 0, 1, 3]))) for _ in range(4)]
    hovered, focused = (random.choice([None, random.choice(numbers)]) for _ in range(2))
    scene.mark_hand(HandMarks(some[0], hovered, focused, some[1], some[2], some[3]))


def push(scene: TableScene, random: Random) -> None:
    """As on their way from one order to another: each card somewhere, some of them not seen."""
    for card in scene.hand.items:
        way = QPointF(random.choice([0, 0, random.uniform(-60, 60)]), random.choice([0, 0, 0, -9]))
        at = card.home + way
        card.setPos(scene.table_style.snapped(at.x(), at.y()))
        card.setVisible(random.random() > 0.1)


def settle(scene: TableScene, _random: Random) -> None:
    for card in scene.hand.items:
        card.setPos(card.home)
        card.show()


def reorder(scene: TableScene, random: Random) -> None:
    assert scene.snapshot is not None
    hand = list(scene.snapshot.hand)
    random.shuffle(hand)
    few = hand[: max(8, len(hand) - random.choice([0, 0, 3]))]
    scene.show_hand(replace(scene.snapshot, hand=tuple(few)), HandMarks())


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("table", [four_players, large_hand])
def test_a_hand_is_painted_as_if_each_card_were_painted_in_full(
    qtbot: QtBot, painted: Painted, table: Callable[[], SampleTable], ratio: float
) -> None:
    scene, random = a_scene(table(), ratio), Random(round(100 * ratio))

    def pixels() -> int:
        painted.pixels = 0
        seen(scene)
        return painted.pixels

    part_from(scene)
    in_full = pixels()
    link(scene)
    qtbot.waitUntil(lambda: pixels() < 0.9 * in_full)
    for number in range(STEPS):
        step = random.choice([mark, mark, push, push, settle, reorder])
        step(scene, random)
        assert seen(scene) == seen_in_full(scene), (number, step)
        qtbot.wait(0)


def test_cards_dragged_along_the_hand_leave_no_traces(player: Player) -> None:  # noqa: F811
    player.lay(a_table(HAND))
    scene, view = player.scene, player.view
    player.select("9h 9s")
    player.pick_up(player.card("9h"))
    for x in range(150, 1250, 90):
        player.move(QPoint(x, 640 - x % 7))
        on_screen = view.window().backingStore().paintDevice()
        assert isinstance(on_screen, QImage)
        was = on_screen.copy()
        part_from(scene)
        assert was == view.grab().toImage().convertToFormat(was.format())
        link(scene)
    player.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("deck", OWN_DECKS)
def test_a_card_of_our_own_hides_all_that_lies_under_it(qtbot: QtBot, deck: str, ratio: float) -> None:
    faces = CardFaces(open_own(deck))
    for element in (*FACES, *JOKERS):
        card = faces.card(element, 101, 150, ratio, Shade.OVERLAP, 9)
        assert card.strips is not None
        width, height, corner = card.strips.frame
        margin = round(card.margin * ratio)
        for across, down in ((margin, corner), (corner, margin)):
            inside = card.pixmap.toImage().copy(across, down, width - 2 * across, height - 2 * down)
            alpha = inside.convertToFormat(QImage.Format.Format_Alpha8)
            solid = QImage(alpha.size(), alpha.format())
            solid.fill(QColor(0, 0, 0))
            assert alpha == solid, element
