"""Input that contradicts itself, and the world that changes under the pointer: no card is lost, doubled or stranded."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QFont, QPointingDevice, QTabletEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.presets import preset
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import ActionName
from canasta_desktop.table.theme import DARK
from tests.model.tables import SEATS, a_table
from tests.table.interaction.hands_on import CTRL, LEFT, NONE, RIGHT, Player, assert_at_rest, held_cards

Key = Qt.Key
HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c"
MELDS = ["8c 8d 8h", "Qc Qd Qh"]


class Loud(QTranslator):
    """A language of capital letters."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source if "{" in source else source.upper()


@pytest.fixture
def played(player: Player) -> Player:
    player.lay(a_table(HAND, mine=MELDS, theirs=["Tc Td Th"], stock="9c 9d"))
    return player


@pytest.fixture
def six() -> NewMatch:
    """A match of more players than sit at the table."""
    seats = (*SEATS, SeatPlayer("Rose", "casual"), SeatPlayer("Jean", "casual"))
    return NewMatch(preset("classic", 6), seats, 3)


def other_theme(player: Player) -> None:
    player.scene.set_look(DARK, player.scene.table_style.faces, QFont())


def other_language(player: Player) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    loud = Loud(player.view)
    application.installTranslator(loud)
    player.view.destroyed.connect(lambda: application.removeTranslator(loud))


def other_size(player: Player) -> None:
    player.view.resize(1100, 640)


def wheel(player: Player) -> None:
    at = QPointF(300, 300)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.LeftButton, NONE, phase, False)
    QApplication.sendEvent(player.port, event)


def right_click(player: Player) -> None:
    player.press(player.card("5s"), RIGHT).release(player.card("5s"), RIGHT)


def keys(player: Player) -> None:
    player.keys(Key.Key_D, Key.Key_X, Key.Key_M, Key.Key_Backspace, Key.Key_S, Key.Key_P, Key.Key_Space)


def undo(player: Player) -> None:
    player.session.take_back_all()


Disturbance = Callable[[Player], None]


@pytest.mark.parametrize("disturb", [other_theme, other_language, other_size, wheel, right_click, keys, undo])
def test_a_drag_goes_on_through_whatever_happens(played: Player, disturb: Disturbance) -> None:
    played.pick_up(played.card("5s"))
    disturb(played)
    QApplication.processEvents()
    assert played.controller.dragging.active
    assert len(played.dragged) == 1
    played.move(TableSpot.PILE).release(TableSpot.PILE)
    assert played.pile == "7c 5s"
    assert_at_rest(played)


@pytest.mark.parametrize("disturb", [other_theme, other_language, other_size, wheel, keys])
def test_a_frame_goes_on_through_whatever_happens(played: Player, disturb: Disturbance) -> None:
    start = QPoint(30, round(played.scene.table_layout.ours.band.bottom + 4))
    played.press(start).move(start + QPoint(30, 40))
    disturb(played)
    last = played.scene.hand.items[-1]
    played.move(QPoint(round(last.home.x() + 20), round(last.home.y() + 80)))
    played.release(QPoint(round(last.home.x() + 20), round(last.home.y() + 80)))
    assert played.selected == played.hand
    assert_at_rest(played)


def test_a_dialog_that_opens_in_mid_drag_puts_the_card_back(qtbot: QtBot, played: Player) -> None:
    before = held_cards(played)
    played.pick_up(played.card("5s"))
    dialog = QDialog(played.view)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    with qtbot.waitExposed(dialog):
        dialog.open()
    assert not played.controller.dragging.active
    QTest.mouseRelease(dialog, LEFT, NONE, QPoint(5, 5))
    dialog.close()
    played.move(played.card("5s"))
    assert held_cards(played) == before
    assert_at_rest(played)


def test_two_cards_are_not_dragged_with_two_buttons(played: Player) -> None:
    played.pick_up(played.card("5s"))
    QTest.mousePress(played.port, RIGHT, NONE, played.point(played.card("Kd")))
    QTest.mousePress(played.port, LEFT, NONE, played.point(played.card("Kd")))
    assert not played.controller.dragging.active
    played.move(played.point(played.card("Kd")) + QPoint(0, -30))
    assert len(played.dragged) == 1
    played.release(TableSpot.HAND).release(TableSpot.HAND, RIGHT)
    assert sorted(played.hand.split()) == sorted(HAND.split())
    assert_at_rest(played)


def test_one_staged_card_of_a_place_is_taken_back_by_hand(played: Player) -> None:
    """What was put down in one go comes back in one go."""
    played.drag(played.card("4h"), played.place("4")).drag(played.card("4c"), played.place("4"))
    played.key(Key.Key_Z, CTRL)
    assert played.staged("4") == "4h"
    played.drag(played.place("4"), TableSpot.HAND)
    assert played.staged("4") == ""
    assert_at_rest(played)


@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked, QEvent.Type.Hide])
def test_a_window_that_is_left_lets_a_pressed_button_go(played: Player, kind: QEvent.Type) -> None:
    played.press(ActionName.DISCARD)
    assert played.scene.mouseGrabberItem() is not None
    QApplication.sendEvent(played.view, QEvent(kind))
    assert played.scene.mouseGrabberItem() is None
    played.release(ActionName.DISCARD)
    assert played.refused == []
    assert_at_rest(played)


def test_a_notice_of_the_last_match_is_gone_with_it(played: Player, six: NewMatch) -> None:
    played.click(TableSpot.STOCK)
    assert played.bubble
    played.session.new_match(six)
    assert not played.bubble
    assert len(played.snapshot.seats) == 6
    assert_at_rest(played)


def test_a_drag_ends_with_its_match(played: Player, six: NewMatch) -> None:
    played.pick_up(played.card("5s")).move(played.place("9"))
    played.session.new_match(six)
    assert_at_rest(played)
    played.release(TableSpot.PILE)
    assert_at_rest(played)


def test_a_tap_of_a_finger_is_one_click(played: Player) -> None:
    device = QTest.createTouchDevice()
    at = played.point(played.card("4s"))
    QTest.touchEvent(played.port, device).press(0, at, played.port)
    QTest.touchEvent(played.port, device).release(0, at, played.port)
    assert played.selected == "4s"
    assert_at_rest(played)


def test_a_finger_while_the_mouse_drags_loses_nothing(played: Player) -> None:
    device = QTest.createTouchDevice()
    at = played.point(played.card("4s"))
    played.pick_up(played.card("5s"))
    QTest.touchEvent(played.port, device).press(0, at, played.port)
    QTest.touchEvent(played.port, device).move(0, at - QPoint(0, 50), played.port)
    QTest.touchEvent(played.port, device).release(0, played.point(TableSpot.HAND), played.port)
    played.release(TableSpot.HAND)
    assert sorted(played.hand.split()) == sorted(HAND.split())
    assert_at_rest(played)


def test_what_a_pen_does_is_left_to_qt_to_make_a_mouse_of(played: Player) -> None:
    """An accepted pen event would never become a mouse event."""
    pen = QPointingDevice.primaryPointingDevice()
    at = QPointF(played.point(played.card("4s")))
    for kind in (QEvent.Type.TabletPress, QEvent.Type.TabletMove, QEvent.Type.TabletRelease):
        event = QTabletEvent(kind, pen, at, at, 0.5, 0, 0, 0, 0, 0, NONE, LEFT, LEFT)
        event.setAccepted(False)
        QApplication.sendEvent(played.port, event)
        assert not event.isAccepted()
    assert played.selected == ""
