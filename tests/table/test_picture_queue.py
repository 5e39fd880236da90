"""While cards move, pictures of words wait for a frame that has time for them; at its end all are as they should be."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from canasta_desktop.table.items.side_panel import SidePanel
from canasta_desktop.table.motion.motion import Motion
from canasta_desktop.table.picture_queue import PictureQueue
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.shared_pictures import KeptParts, SharedPictures, picture_of
from canasta_desktop.table.texts import LogKind, LogLine
from canasta_desktop.table.view import TableView
from tests.table.motion.playing import WORDS, HandMovedClock, round_of


class Waiter:
    def __init__(self, cost: float) -> None:
        self.cost = cost
        self.caught_up = 0

    def catch_up(self) -> None:
        self.caught_up += 1


def queue_of(*waiters: Waiter) -> PictureQueue:
    queue = PictureQueue()
    for waiter in waiters:
        queue.add(waiter)
    return queue


def test_a_frame_paints_as_many_as_it_has_time_for() -> None:
    waiters = [Waiter(0.6), Waiter(0.6), Waiter(0.6)]
    queue = queue_of(*waiters)
    queue.release()
    assert [waiter.caught_up for waiter in waiters] == [1, 1, 0]
    queue.release()
    assert [waiter.caught_up for waiter in waiters] == [1, 1, 1]
    assert len(queue) == 0


def test_what_takes_longer_than_a_frame_has_gets_one_of_its_own() -> None:
    cheap, dear = Waiter(0.1), Waiter(100.0)
    queue = queue_of(cheap, dear)
    queue.release()
    assert (cheap.caught_up, dear.caught_up) == (1, 0)
    queue.release()
    assert dear.caught_up == 1


def test_what_is_dear_waits_for_a_frame_that_is_not_busy() -> None:
    cheap, dear = Waiter(0.1), Waiter(2.0)
    queue = queue_of(dear, cheap)
    assert not queue.release(busy=True)
    assert (dear.caught_up, cheap.caught_up) == (0, 1)
    queue.release(busy=True)
    assert dear.caught_up == 0
    assert queue.release()
    assert dear.caught_up == 1


def test_whoever_waits_already_is_painted_once() -> None:
    waiter = Waiter(1.0)
    queue = queue_of(waiter, waiter)
    queue.release_all()
    assert waiter.caught_up == 1


def moved(scene: TableScene) -> tuple[Motion, HandMovedClock]:
    clock = HandMovedClock()
    return Motion(scene, lambda table: scene.show_table(table, WORDS.texts(table)), clock=clock), clock


def picture(view: TableView) -> QPixmap:
    QApplication.processEvents()
    return view.grab()


def test_after_a_movement_the_table_looks_as_if_it_had_always_been_there(
    view: TableView, new_scene: Callable[..., TableScene]
) -> None:
    motion, clock = moved(view.table)
    deal, *moves = round_of(3)[:6]
    view.table.show_table(deal.after, WORDS.texts(deal.after))
    picture(view)
    for happening in moves:
        motion.play(happening)
        while clock.running:
            clock.advance(16)
            QApplication.processEvents()
    assert len(view.table.table_style.queue) == 0
    seen = picture(view).toImage()
    for item in view.table.items():
        getattr(item, "repaint_cards", item.update)()
    assert seen == picture(view).toImage()


def test_words_wait_while_cards_move_and_not_otherwise(view: TableView) -> None:
    motion, clock = moved(view.table)
    first, second = round_of(3)[5], round_of(4)[0]
    view.table.show_table(first.after, WORDS.texts(first.after))
    picture(view)
    queue = view.table.table_style.queue
    assert len(queue) == 0
    motion.play(second)
    clock.advance(1)
    assert len(queue) > 0
    motion.finish()
    assert len(queue) == 0
    assert not clock.running


def test_an_item_that_goes_while_it_waits_is_forgotten(view: TableView, qtbot: QtBot) -> None:
    picture(view)
    queue, plate = view.table.table_style.queue, view.table.seat_plates[-1]
    queue.hurried = True
    plate.words_changed()
    assert len(queue) == 1
    view.table.removeItem(plate)
    with qtbot.waitSignal(plate.destroyed):
        plate.deleteLater()
    queue.release_all()
    assert len(queue) == 0


def test_equal_pictures_are_painted_once_and_not_kept_for_ever() -> None:
    shelf, painted = SharedPictures(), list[int]()

    def paint(number: int) -> QPixmap:
        painted.append(number)
        return QPixmap(1500, 1500)

    for number in (1, 1, 2, 1):
        shelf.picture(number, partial(paint, number))
    assert painted == [1, 2]
    for number in range(3, 20):
        shelf.picture(number, partial(paint, number))
        assert len(shelf) < 6


def test_a_picture_of_the_same_size_is_painted_over_the_former_one(qtbot: QtBot) -> None:
    def red(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 5, 5), "red")

    first = picture_of(red, QRectF(0, 0, 10, 10), 2.0)
    again = picture_of(lambda painter: None, QRectF(0, 0, 10, 10), 2.0, first)
    other = picture_of(red, QRectF(0, 0, 11, 10), 2.0, first)
    assert again is first
    assert again.toImage().pixelColor(2, 2).alpha() == 0
    assert other is not first
    assert other.size().width() == 22


def test_what_is_wished_for_again_is_worth_a_picture() -> None:
    shelf = SharedPictures()
    assert [shelf.worth_one("tray"), shelf.worth_one("tray"), shelf.worth_one("other")] == [False, True, False]


def test_parts_of_an_item_are_painted_once_as_long_as_it_has_them(qtbot: QtBot) -> None:
    parts, painted = KeptParts(), list[str]()

    def draw(*keys: str) -> None:
        for key in keys:
            parts.picture(key, partial(paint, key))
        parts.all_used()

    def paint(key: str) -> QPixmap:
        painted.append(key)
        return QPixmap(2, 2)

    draw("older", "old")
    draw("new", "older")
    assert painted == ["older", "old", "new"]
    draw("old", "new")
    assert painted == ["older", "old", "new", "old"]


def test_of_the_last_moves_only_new_ones_are_painted(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.set_size(1920, 1080, 1.0)
    texts, panel = scene.texts, scene.side_panel
    assert texts is not None
    painted: list[LogLine] = []
    monkeypatch.setattr(SidePanel, "_draw_line", lambda self, brush, line, **_: painted.append(line))
    old = tuple(LogLine(LogKind.DRAW, number % 2, "Anna", f"drew {number} cards") for number in range(3))
    new = LogLine(LogKind.TAKE, 0, "You", "took the pile, 9 cards")
    for log in (old, (new, *old)):
        panel.present(replace(texts.round, log=log), panel._scores)
        picture_of(partial(draw_panel, panel), panel.boundingRect(), 1.0)
    assert painted == [*old, new]


def draw_panel(panel: SidePanel, painter: QPainter) -> None:
    panel.paint(painter, QStyleOptionGraphicsItem())
