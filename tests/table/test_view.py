"""The view: as large as its window, quiet when nothing happens, and its buttons under a real pointer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QImage, QMouseEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel
from pytestqt.qtbot import QtBot

from canasta_desktop.model.snapshot import MeldSnapshot
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.hand import HandMarks
from canasta_desktop.table.items.action_button import ActionButton
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.texts import ActionName
from canasta_desktop.table.theme import DARK, LIGHT
from canasta_desktop.table.view import SMALLEST_TABLE, TableView, smallest_table
from tests.table.sample_tables import four_players

RIGHT, NONE = Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class PaintWatcher(QObject):
    """Says when a widget is painted."""

    painted = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.painted.emit()
        return False


@pytest.fixture
def watcher(view: TableView) -> PaintWatcher:
    watcher = PaintWatcher(view)
    view.viewport().installEventFilter(watcher)
    return watcher


def button_of(view: TableView, name: ActionName) -> ActionButton:
    button = view.table.panel.button(name)
    assert button is not None
    return button


def middle_of(view: TableView, button: ActionButton) -> QPoint:
    return view.mapFromScene(button.mapToScene(button.place.center()))


def test_the_table_is_as_large_as_the_view(qtbot: QtBot, view: TableView) -> None:
    view.resize(1500, 800)
    assert (view.table.width(), view.table.height()) == (1500, 800)
    assert view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)
    assert view.mapToScene(QPoint(1499, 799)) == QPointF(1499, 799)


def test_the_view_is_never_smaller_than_the_smallest_table(view: TableView) -> None:
    view.resize(200, 100)
    assert view.size() == smallest_table(view.screen().availableSize())


def test_the_whole_table_is_on_a_small_screen(view: TableView) -> None:
    """The screen of these tests is 800 wide, as many with large letters are."""
    room = view.screen().availableSize()
    assert room.width() < SMALLEST_TABLE.width()
    view.resize(200, 100)
    assert view.width() == room.width()


@pytest.mark.parametrize(
    ("screen", "table"),
    [
        ((1920, 1080), (1024, 541)),
        ((1024, 600), (1024, 541)),
        ((911, 512), (911, 453)),
        ((853, 480), (853, 421)),
        ((683, 384), (683, 325)),
    ],
)
def test_only_a_small_screen_makes_the_smallest_table_smaller(screen: tuple[int, int], table: tuple[int, int]) -> None:
    assert smallest_table(QSize(*screen)) == QSize(*table)


def test_a_screen_with_another_ratio_has_its_own_smallest_table(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    class SmallScreen:
        def availableSize(self) -> QSize:
            return QSize(683, 384)

    monkeypatch.setattr(view, "screen", SmallScreen)
    QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
    view.resize(200, 100)
    assert view.size() == QSize(683, 325)


def test_an_idle_table_paints_nothing(qtbot: QtBot, view: TableView, watcher: PaintWatcher) -> None:
    table = four_players()
    view.repaint()
    with qtbot.assertNotEmitted(watcher.painted, wait=300):
        view.table.show_table(table.snapshot, table.words.texts(table.snapshot))
        view.table.mark_hand(table.marks)
        view.table.set_size(1366, 709, view.devicePixelRatioF())


def test_a_change_is_painted(qtbot: QtBot, view: TableView, watcher: PaintWatcher) -> None:
    with qtbot.waitSignal(watcher.painted):
        view.table.mark_hand(HandMarks(selected=frozenset({0})))


def test_a_click_on_a_button_asks_for_its_action(qtbot: QtBot, view: TableView) -> None:
    at = middle_of(view, button_of(view, ActionName.DISCARD))
    with qtbot.waitSignal(view.table.action_triggered) as asked:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [ActionName.DISCARD]


def test_a_button_that_is_not_possible_answers_too(qtbot: QtBot, view: TableView) -> None:
    at = middle_of(view, button_of(view, ActionName.TAKE))
    with qtbot.waitSignal(view.table.action_triggered):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_press_that_leaves_the_button_asks_for_nothing(qtbot: QtBot, view: TableView) -> None:
    button = button_of(view, ActionName.DISCARD)
    at = middle_of(view, button)
    with qtbot.assertNotEmitted(view.table.action_triggered):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert button.pressed
        QTest.mouseMove(view.viewport(), at + QPoint(0, 120))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(0, 120))
    assert not button.pressed


def test_the_right_button_asks_for_nothing(qtbot: QtBot, view: TableView) -> None:
    at = middle_of(view, button_of(view, ActionName.DISCARD))
    with qtbot.assertNotEmitted(view.table.action_triggered):
        for kind, held in ((QEvent.Type.MouseButtonPress, RIGHT), (QEvent.Type.MouseButtonRelease, NONE)):
            local = QPointF(at)
            event = QMouseEvent(kind, local, view.viewport().mapToGlobal(local), RIGHT, held, NO_KEYS)
            QApplication.sendEvent(view.viewport(), event)


def test_a_button_lights_up_under_the_pointer(qtbot: QtBot, view: TableView) -> None:
    button = button_of(view, ActionName.DISCARD)
    QTest.mouseMove(view.viewport(), QPoint(5, 5))
    QTest.mouseMove(view.viewport(), middle_of(view, button))
    qtbot.waitUntil(lambda: button.hovered)
    QTest.mouseMove(view.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: not button.hovered)


def test_the_view_says_what_it_is(view: TableView) -> None:
    view.set_accessible_words("Card table", "Your hand, the melds, stock and pile")
    assert view.accessibleName() == "Card table"
    assert view.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_a_window_of_another_size_shows_a_table_of_that_size(
    qtbot: QtBot, new_scene: Callable[..., TableScene]
) -> None:
    view = TableView(new_scene(four_players(), 100, 100))
    qtbot.addWidget(view)
    view.resize(1920, 1016)
    with qtbot.waitExposed(view):
        view.show()
    assert view.table.table_layout.side_panel is not None


def on_screen(view: TableView) -> QImage:
    return view.screen().grabWindow(view.winId()).toImage()


def test_what_changes_in_several_places_is_painted_as_a_whole_table_is(view: TableView) -> None:
    scene = view.table
    QApplication.processEvents()
    before = on_screen(view)
    for item, by in (
        (scene.hand.items[2], QPointF(0, -20)),
        (scene.stock, QPointF(7, 3)),
        (scene.side_panel, QPointF()),
    ):
        item.setPos(item.pos() + by)
        item.update()
    scene.seat_plates[-1].hide()
    QApplication.processEvents()
    after = on_screen(view)
    assert after != before
    view.viewport().repaint()
    assert on_screen(view) == after


def test_changes_far_apart_are_painted_in_few_rectangles(view: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[QRect] = []
    paint = QGraphicsView.paintEvent

    def count(view: QGraphicsView, event: QPaintEvent) -> None:
        assert event.region().rectCount() == 1
        painted.append(event.rect())
        paint(view, event)

    monkeypatch.setattr(QGraphicsView, "paintEvent", count)
    QApplication.processEvents()
    painted.clear()
    scene = view.table
    changed = [*scene.hand.items, *scene.seat_plates, scene.stock]
    for item in changed:
        item.update()
    QApplication.processEvents()
    assert 1 < len(painted) <= 3
    all_of_it = QRegion()
    for rect in painted:
        all_of_it = all_of_it.united(rect)
    for item in changed:
        seen = item.sceneBoundingRect().toRect().intersected(view.viewport().rect())
        assert QRegion(seen).subtracted(all_of_it).isEmpty()


def test_what_lies_over_the_table_stays_there_when_the_table_changes(qtbot: QtBot, view: TableView) -> None:
    over = QLabel("over", view)
    over.setStyleSheet("background: #80ff0000")
    over.setGeometry(400, 560, 300, 60)
    over.show()
    for _ in range(5):
        QApplication.processEvents()
    view.viewport().repaint()
    # The screen shows what was to be painted, this also what was painted besides.
    painted = view.window().backingStore().paintDevice()
    assert isinstance(painted, QImage)
    before = painted.copy()
    scene = view.table
    for item in (scene.hand.items[0], scene.hand.items[-1], scene.seat_plates[0], scene.stock):
        item.setOpacity(0.5)
    QApplication.processEvents()
    after = painted.copy()
    assert after != before
    view.repaint()
    view.viewport().repaint()
    assert painted.copy() == after


def test_the_felt_goes_on_where_the_table_ends_within_a_pixel(view: TableView) -> None:
    port, scene = view.viewport(), view.table
    assert port.palette().color(port.backgroundRole()) == QColor(LIGHT.felt_out)
    scene.set_look(DARK, scene.table_style.faces, QFont())
    assert port.palette().color(port.backgroundRole()) == QColor(DARK.felt_out)


def test_a_table_without_a_size_is_laid_out_once_it_has_one(faces: CardFaces) -> None:
    """The window's first size is not known before it is shown."""
    sample = four_players()
    scene = TableScene(faces, LIGHT, QFont())
    scene.show_table(sample.snapshot, sample.words.texts(sample.snapshot))
    scene.set_size(1366, 709, 1.0)
    sized = TableScene(faces, LIGHT, QFont())
    sized.set_size(1366, 709, 1.0)
    sized.show_table(sample.snapshot, sample.words.texts(sample.snapshot))
    assert scene.table_layout == sized.table_layout
    assert _melds(scene) == _melds(sized)
    assert any(_melds(scene))


def _melds(scene: TableScene) -> list[MeldSnapshot | None]:
    return [place.meld for place in scene.meld_places().values()]


def test_small_changes_everywhere_are_not_painted_with_all_that_lies_between(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRegion] = []
    paint = QGraphicsView.paintEvent

    def note(view: QGraphicsView, event: QPaintEvent) -> None:
        painted.append(event.region())
        paint(view, event)

    QApplication.processEvents()
    monkeypatch.setattr(QGraphicsView, "paintEvent", note)
    for plate in (view.table.seat_plates[0], view.table.seat_plates[-1]):
        plate.update(QRectF(0, 0, 9, 9))
    view.table.stock.update(QRectF(0, 0, 9, 9))
    view.table.hand.items[-1].update(QRectF(0, 0, 9, 9))
    QApplication.processEvents()
    middle = view.viewport().rect().center()
    assert painted
    assert not any(region.contains(middle) for region in painted)
