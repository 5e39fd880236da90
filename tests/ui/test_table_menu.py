"""A right click on a thing of the table, the menu key, a long touch: a menu that moves nothing."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.interaction.things import CardInHand, SeatAt, Thing, rect_of
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.table_menu import TableMenu
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.tables import NEW_MATCH, a_rank, a_table, keys, lay_table, shown
from tests.ui.accessible import nameless

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
HAND = "4h 4c 4s 9h 9s Kd"


@dataclass
class Table:
    view: TableView
    session: GameSession
    controller: TableController
    menus: list[QMenu]

    def point(self, thing: Thing) -> QPoint:
        rect = rect_of(self.view.table, thing)
        assert rect is not None
        return self.view.mapFromScene(rect.x + 10, rect.y + min(60, rect.height / 2))

    def click(self, point: QPoint) -> None:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, self.view.viewport().mapToGlobal(point))
        QApplication.sendEvent(self.view.viewport(), event)

    def click_card(self, card: str) -> list[str]:
        """A right click on a card; what the menu offers."""
        return self.click_thing(CardInHand(keys(self.session, card)[0]))

    def click_thing(self, thing: Thing) -> list[str]:
        """A right click on a thing; what the menu offers, nothing where there is none."""
        before = len(self.menus)
        self.click(self.point(thing))
        return self.offered() if len(self.menus) > before else []

    def offered(self) -> list[str]:
        """What the last menu offers."""
        return [action.text() for action in self.menus[-1].actions() if not action.isSeparator()]

    def ticked(self) -> list[str]:
        """What has a tick in the last menu."""
        return [action.text() for action in self.menus[-1].actions() if action.isChecked()]

    def choose(self, words: str) -> None:
        next(action for action in self.menus[-1].actions() if action.text().replace("&", "") == words).trigger()
        self.menus[-1].close()


@pytest.fixture
def table(qtbot: QtBot, session: GameSession, faces: CardFaces) -> Table:
    view = TableView(TableScene(faces, LIGHT, QFont()))
    qtbot.addWidget(view)
    view.resize(1366, 709)
    controller = TableController(session, view, TranslatedWords(lambda: session.log))
    session.set_pace(Pace.OFF)
    session.new_match(NEW_MATCH)
    lay_table(session, a_table(HAND, mine=["Ks Kh Kc"]))
    with qtbot.waitExposed(view):
        view.show()
    table = Table(view, session, controller, [])
    TableMenu(view, session, controller).opened.connect(table.menus.append)
    return table


def test_it_opens_and_moves_nothing(table: Table) -> None:
    before = table.session.snapshot
    assert [words.replace("&", "") for words in table.click_card("9h")] == [
        "Lay out",
        "Discard",
        "Select all of this rank",
        "Sort the hand",
    ]
    letters = [words[words.index("&") + 1].lower() for words in table.click_card("9h")]
    assert len(set(letters)) == len(letters)
    assert nameless(table.menus[-1]) == []
    assert table.session.snapshot == before


def test_what_is_chosen_concerns_the_card(table: Table) -> None:
    table.click_card("9h")
    table.choose("Select all of this rank")
    assert set(table.session.selected) == set(keys(table.session, "9h 9s"))
    table.click_card("Kd")
    table.choose("Lay out")
    assert "Kd" not in shown(table.session)
    table.session.take_back_all()
    table.session.clear_selection()
    table.click_card("9s")
    table.choose("Discard")
    assert "9s" not in shown(table.session)


def test_with_the_card_selected_it_concerns_the_selection(table: Table) -> None:
    table.session.select(keys(table.session, "4h 4c 4s"))
    table.click_card("4c")
    table.choose("Lay out")
    assert shown(table.session).count("4") == 0


def test_while_something_is_dragged_nothing_opens(table: Table) -> None:
    point = table.point(CardInHand(keys(table.session, "Kd")[0]))
    QTest.mousePress(table.view.viewport(), LEFT, NONE, point)
    QTest.mouseMove(table.view.viewport(), point - QPoint(0, 30))
    assert table.controller.dragging.active
    assert table.click_card("9h") == []
    assert table.controller.dragging.active
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, point)


def plain(words: list[str]) -> list[str]:
    return [word.replace("&", "") for word in words]


def test_the_pile_is_taken_discarded_on_or_looked_through(table: Table) -> None:
    assert plain(table.click_thing(TableSpot.PILE)) == ["Take the pile", "Discard", "Look through the pile"]
    table.choose("Look through the pile")
    assert table.controller.pile_viewer.is_open
    table.controller.pile_viewer.close()
    table.session.select(keys(table.session, "9s"))
    table.click_thing(TableSpot.PILE)
    table.choose("Discard")
    assert "9s" not in shown(table.session)


def test_what_is_refused_says_why_beside_the_thing(table: Table) -> None:
    assert plain(table.click_thing(TableSpot.STOCK)) == ["Draw"]
    table.choose("Draw")
    assert table.view.table.overlay.bubble.isVisible()


def test_a_place_takes_the_selection_and_gives_it_back(table: Table) -> None:
    fours = MeldSpot(0, a_rank("4"))
    assert table.click_thing(fours) == []
    table.session.select(keys(table.session, "4h 4c 4s"))
    assert plain(table.click_thing(fours)) == ["Lay out"]
    table.choose("Lay out")
    assert "4h" not in shown(table.session)
    assert plain(table.click_thing(fours)) == ["Take back"]
    table.choose("Take back")
    assert "4h" in shown(table.session)


def test_others_melds_and_the_red_threes_have_none(table: Table) -> None:
    assert table.click_thing(TableSpot.RED_THREES) == []
    assert table.click_thing(SeatAt(1)) == []


def test_beside_the_cards_the_hand_is_ordered(table: Table) -> None:
    by_rank = shown(table.session)
    table.click(QPoint(30, table.view.height() - 8))
    assert plain(table.offered()) == ["Sort the hand", "By rank", "By suit", "By value", "As I put them"]
    table.choose("By suit")
    assert shown(table.session) != by_rank


def test_the_order_of_the_hand_has_a_tick(table: Table) -> None:
    beside = QPoint(30, table.view.height() - 8)
    table.click(beside)
    assert plain(table.ticked()) == ["By rank"]
    table.choose("By suit")
    table.click(beside)
    assert plain(table.ticked()) == ["By suit"]


def test_the_menu_key_asks_for_the_focused_thing(table: Table) -> None:
    table.controller.focus.go_to(TableSpot.PILE)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), table.view.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(table.view, event)
    assert plain(table.offered())[0] == "Take the pile"


def test_menus_do_not_pile_up(table: Table) -> None:
    for _ in range(5):
        table.click_card("9h")
        table.menus[-1].close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert table.view.findChildren(QMenu) == []


# A finger is only told of within the screen, which is 800 pixels wide here.


def test_a_finger_held_on_a_card_opens_its_menu_and_does_nothing_else(table: Table, qtbot: QtBot) -> None:
    table.controller.pointer._hold.setInterval(1)
    port, device = table.view.viewport(), QTest.createTouchDevice()
    point = table.point(CardInHand(keys(table.session, "4s")[0]))
    QTest.touchEvent(port, device).press(0, point, port)
    qtbot.waitUntil(lambda: bool(table.menus))
    QTest.touchEvent(port, device).release(0, point, port)
    assert plain(table.offered())[0] == "Lay out"
    assert table.session.selected == ()
    assert table.controller.pointer.idle


def test_a_finger_that_moves_drags_and_opens_nothing(table: Table, qtbot: QtBot) -> None:
    table.controller.pointer._hold.setInterval(30)
    port, device = table.view.viewport(), QTest.createTouchDevice()
    point = table.point(CardInHand(keys(table.session, "4s")[0]))
    QTest.touchEvent(port, device).press(0, point, port)
    QTest.touchEvent(port, device).move(0, point - QPoint(0, 40), port)
    assert table.controller.dragging.active
    qtbot.wait(60)
    assert table.menus == []
    QTest.touchEvent(port, device).release(0, point, port)
    assert not table.controller.dragging.active


def test_a_mouse_held_on_a_card_opens_nothing(table: Table, qtbot: QtBot) -> None:
    table.controller.pointer._hold.setInterval(1)
    point = table.point(CardInHand(keys(table.session, "Kd")[0]))
    QTest.mousePress(table.view.viewport(), LEFT, NONE, point)
    qtbot.wait(20)
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, point)
    assert table.menus == []
    assert table.session.selected == tuple(keys(table.session, "Kd"))
