"""Whatever picture the table paints, it is copied pixel by pixel to whole pixels of the screen: nothing is blurred."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from tests.model.tables import a_table
from tests.table.interaction.conftest import player, session  # noqa: F401  # fixtures
from tests.table.interaction.hands_on import Player
from tests.table.sample_tables import SampleTable, four_players, large_hand, six_players

RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]
NEARLY = 1e-3


class Copies:
    """Pictures that were painted, and those that were not copied pixel by pixel."""

    def __init__(self) -> None:
        self.painted = 0
        self.blurred: list[tuple[object, ...]] = []

    def look(self, painter: QPainter, target: QPointF | QRectF, pixmap: QPixmap, source: QRectF | None = None) -> None:
        """A picture is painted."""
        self.painted += 1
        device = painter.deviceTransform()
        if isinstance(target, QRectF):
            corner, size = target.topLeft(), target.size()
        else:
            corner, size = QPointF(target), (source or QRectF(pixmap.rect())).size() / pixmap.devicePixelRatio()
        at, pixels = device.map(corner), source.size() if source else QRectF(pixmap.rect()).size()
        off = max(abs(at.x() - round(at.x())), abs(at.y() - round(at.y())))
        wider = abs(size.width() * device.m11() - pixels.width())
        higher = abs(size.height() * device.m22() - pixels.height())
        # A single column of pixels is the middle of a long shadow.
        if off > NEARLY or device.isRotating() or higher > NEARLY or (wider > NEARLY and pixels.width() > 1):
            self.blurred.append((at.toTuple(), pixels.toTuple(), wider, higher))


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> Iterator[Copies]:
    copies, draw = Copies(), QPainter.drawPixmap

    def watched(painter: QPainter, *arguments: object) -> None:
        copies.look(painter, *arguments)  # type: ignore[arg-type]
        draw(painter, *arguments)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawPixmap", watched)
    yield copies
    assert copies.painted > 10


def paint(scene: TableScene) -> None:
    """As on a screen with the pixel ratio of the scene."""
    ratio, whole = scene.table_style.ratio, scene.sceneRect()
    image = QImage(round(whole.width() * ratio), round(whole.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, whole, whole)
    painter.end()


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("table", [four_players, six_players, large_hand])
def test_a_table_is_painted_pixel_by_pixel(
    qtbot: QtBot, copies: Copies, table: Callable[[], SampleTable], ratio: float
) -> None:
    shown = table()
    scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont())
    scene.set_size(1537, 865, ratio)
    scene.show_table(shown.snapshot, shown.words.texts(shown.snapshot))
    scene.mark_hand(shown.marks)
    paint(scene)
    assert copies.blurred == []


@pytest.mark.parametrize("ratio", RATIOS)
def test_what_stands_over_the_table_is_painted_pixel_by_pixel(
    player: Player,  # noqa: F811
    copies: Copies,
    ratio: float,
) -> None:
    player.lay(a_table("Kh Ks 2c 5s 5d 5c 6d", phase="draw", pile="9c Kd", mine=["8c 8d 8h"]))
    # The screen of the tests has another ratio.
    player.view.setUpdatesEnabled(False)
    player.scene.set_look(LIGHT, CardFaces(resource("cards", "deck.svg")), QFont())
    player.scene.set_size(1366, 709, ratio)
    player.select("5s 5d 5c")
    player.pick_up(player.card("5d"))
    for at in (QPoint(403, 311), QPoint(410, 316)):
        player.move(at)
        paint(player.scene)
    player.key(Qt.Key.Key_Escape)
    player.session.take_pile()
    assert player.controller.chooser.is_open
    paint(player.scene)
    player.controller.look_through_pile()
    paint(player.scene)
    assert copies.blurred == []
