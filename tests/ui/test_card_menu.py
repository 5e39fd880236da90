"""A right click on a card of the hand."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent, QFont
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_desktop.model.session import GameSession
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.interaction.things import CardInHand, rect_of
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.card_menu import CardMenu
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.tables import NEW_MATCH, a_table, keys, lay_table, shown
from tests.ui.accessible import nameless

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
HAND = "4h 4c 4s 9h 9s Kd"


@dataclass
class Table:
    view: TableView
    session: GameSession
    menus: list[QMenu]
    busy: bool = False

    def click(self, point: QPoint) -> None:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, self.view.viewport().mapToGlobal(point))
        QApplication.sendEvent(self.view.viewport(), event)

    def click_card(self, card: str) -> list[str]:
        """A right click on a card; what the menu offers."""
        rect = rect_of(self.view.table, CardInHand(keys(self.session, card)[0]))
        assert rect is not None
        self.click(self.view.mapFromScene(rect.x + 10, rect.y + 60))
        return [action.text() for action in self.menus[-1].actions() if not action.isSeparator()]

    def choose(self, words: str) -> None:
        next(action for action in self.menus[-1].actions() if action.text().replace("&", "") == words).trigger()
        self.menus[-1].close()


@pytest.fixture
def table(qtbot: QtBot, session: GameSession, faces: CardFaces) -> Table:
    view = TableView(TableScene(faces, LIGHT, QFont()))
    qtbot.addWidget(view)
    view.resize(1366, 709)
    TableController(session, view, TranslatedWords(lambda: session.log))
    session.new_match(NEW_MATCH)
    lay_table(session, a_table(HAND, mine=["Ks Kh Kc"]))
    view.show()
    table = Table(view, session, [])
    CardMenu(view, session, lambda: not table.busy).opened.connect(table.menus.append)
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


def test_beside_the_cards_and_while_something_is_dragged_nothing_opens(table: Table) -> None:
    table.click(QPoint(5, 300))
    table.busy = True
    with pytest.raises(IndexError):
        table.click_card("9h")
    assert table.menus == []
