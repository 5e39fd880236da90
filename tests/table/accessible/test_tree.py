"""What a screen reader finds on the table, and what it is told of changes."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_desktop.table.accessible.described import Part
from canasta_desktop.table.accessible.nodes import FOCUS, PRESS, TOGGLE, Node
from canasta_desktop.table.interaction.focus import Area
from tests.model.tables import a_table
from tests.table.accessible.conftest import Listener

Event = QAccessible.Event
Role = QAccessible.Role
Key = Qt.Key
HAND = "4h 4c 9d Kd Kc 2c Jo"
MELDS = ["8c 8d 8h 2d", "Qc Qd Qh Qs Qs Qh Qc"]


@pytest.fixture
def heard(listener: Listener) -> Listener:
    listener.player.lay(a_table(HAND, mine=MELDS, theirs=["Tc Td Th"], pile="2h 7c"))
    listener.forget()
    return listener


def all_nodes(heard: Listener) -> list[Node]:
    return [inner for node in heard.access.tree.nodes for inner in (node, *node.nodes)]


def test_the_parts_of_the_table_follow_the_order_of_tab(heard: Listener) -> None:
    assert [node.told.key for node in heard.access.tree.nodes] == list(Area)
    assert [node.told.name for node in heard.access.tree.nodes] == [
        "Your hand, 7 cards",
        "Our melds",
        "Stock, discard pile and buttons",
        "Their melds",
        "Players",
    ]


def test_cards_say_what_they_are_and_where_they_lie(heard: Listener) -> None:
    assert heard.names("Your hand")[:3] == [
        "four of hearts, 1 of 7",
        "four of clubs, 2 of 7",
        "nine of diamonds, 3 of 7",
    ]


def test_a_card_just_drawn_says_so(heard: Listener) -> None:
    heard.player.lay(a_table(HAND, phase="draw", stock="Tc Jc")).key(Key.Key_D)
    assert [name for name in heard.names("Your hand") if "drawn this turn" in name] == [
        "ten of clubs, drawn this turn, 4 of 8"
    ]


def test_melds_say_whose_they_are_and_what_they_lack(heard: Listener) -> None:
    melds = [name for name in heard.names("Our melds") if "free" not in name]
    assert melds == [
        "Eights, 4 cards, ours, mixed, three more to a canasta",
        "Queens, 7 cards, ours, natural canasta",
    ]
    assert heard.names("Their melds") == ["Tens, 3 cards, theirs, natural, four more to a canasta"]
    assert heard.find("Eights").told.description == "Three eights and a two"
    assert heard.find("Place for fours").told.name == "Place for fours, free"


def test_the_pile_says_its_state_and_its_top(heard: Listener) -> None:
    assert heard.find("Discard pile").told.name == "Discard pile, 2 cards, frozen, on top: seven of clubs"


def test_players_say_who_plays(heard: Listener) -> None:
    assert heard.names("Players") == [
        "You, 7 cards, playing",
        "Anna, opponent, 3 cards",
        "Pekka, partner, 2 cards",
        "Marie, opponent, 2 cards, dealer",
    ]


def test_the_panel_is_a_text_and_what_can_be_pressed_a_button(heard: Listener) -> None:
    roles = {node.told.key: node.role() for node in heard.part("Stock").nodes}
    assert roles.pop(Part.MESSAGE) is Role.StaticText
    assert set(roles.values()) == {Role.Button}


def test_what_cannot_be_done_now_is_disabled_and_says_why(heard: Listener) -> None:
    draw, discard = heard.find("Draw"), heard.find("Discard:")
    assert draw.state().disabled
    assert not discard.state().disabled
    heard.player.lay(a_table(HAND, phase="draw"))
    take = heard.find("Take pile")
    assert take.state().disabled
    assert take.text(QAccessible.Text.Description)


def test_only_the_focused_object_has_the_focus(heard: Listener) -> None:
    heard.player.key(Key.Key_9)
    assert [node.told.name for node in all_nodes(heard) if node.state().focused] == ["nine of diamonds, 3 of 7"]
    assert heard.table.focusChild() is heard.find("nine of diamonds")
    assert all(node.state().focusable for node in all_nodes(heard) if node.told.is_thing)


def test_the_focus_is_told_when_a_key_moves_it(heard: Listener) -> None:
    heard.player.keys(Key.Key_9, Key.Key_Right, Key.Key_Tab)
    focus = [name for event, name in heard.events if event is Event.Focus]
    assert focus == [
        "nine of diamonds, 3 of 7",
        "king of clubs, 4 of 7",
        heard.names("Our melds")[0],
    ]


def test_selecting_is_told_in_name_and_state(heard: Listener) -> None:
    heard.player.keys(Key.Key_9, Key.Key_Space)
    card = heard.find("nine of diamonds")
    assert card.told.name == "nine of diamonds, 3 of 7, selected"
    assert card.state().selected
    assert card.state().selectable
    assert {(Event.NameChanged, card.told.name), (Event.SelectionAdd, card.told.name)} <= set(heard.events)
    heard.player.key(Key.Key_Space)
    assert (Event.SelectionRemove, "nine of diamonds, 3 of 7") in heard.events


def test_a_card_stays_the_same_object_until_it_has_left(heard: Listener) -> None:
    king, nine = heard.find("king of diamonds"), heard.find("nine of diamonds")
    heard.player.keys(Key.Key_9, Key.Key_X)
    assert nine.gone
    assert (Event.ObjectDestroyed, "nine of diamonds, 3 of 7") in heard.events
    assert heard.find("king of diamonds") is king
    assert king.told.name == "king of diamonds, 4 of 6"


def test_a_sorted_hand_is_told_in_its_new_order(heard: Listener) -> None:
    heard.player.key(Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    shown = [held.key for held in heard.player.snapshot.hand]
    assert [getattr(node.told.key, "key", None) for node in heard.part("Your hand").nodes] == shown
    moved = [name for event, name in heard.events if event is Event.ObjectCreated]
    assert moved


def test_every_object_lies_on_the_screen_and_is_found_there(heard: Listener) -> None:
    view = heard.table.rect()
    for node in all_nodes(heard):
        assert not node.rect().isEmpty(), node.told.name
        assert view.contains(node.rect()), node.told.name
        assert not node.state().offscreen
    for node in all_nodes(heard):
        if node.told.is_thing:
            middle = node.rect().center()
            assert heard.table.childAt(middle.x(), middle.y()) is node, node.told.name


def test_nothing_is_found_beside_the_table(heard: Listener) -> None:
    beside = heard.table.rect().topLeft() - QPoint(5, 5)
    assert heard.table.childAt(beside.x(), beside.y()) is None


def test_the_tree_leads_up_and_down(heard: Listener) -> None:
    top = heard.table
    assert top.childCount() == len(heard.access.tree.nodes)
    for number in range(top.childCount()):
        part = top.child(number)
        assert part.parent() is top
        assert top.indexOfChild(part) == number
        for place in range(part.childCount()):
            assert part.child(place).parent() is part
            assert part.indexOfChild(part.child(place)) == place
    assert top.child(99) is None
    assert top.indexOfChild(top) == -1


def press(heard: Listener, begins: str, action: str) -> None:
    node = heard.find(begins)
    actions = node.actionInterface()
    assert actions is not None
    assert action in actions.actionNames()
    actions.doAction(action)
    QCoreApplication.processEvents()


def test_a_card_can_be_toggled_by_the_screen_reader(heard: Listener) -> None:
    press(heard, "nine of diamonds", TOGGLE)
    assert heard.player.selected == "9d"
    press(heard, "nine of diamonds", TOGGLE)
    assert heard.player.selected == ""


def test_a_button_can_be_pressed_by_the_screen_reader(heard: Listener) -> None:
    heard.player.lay(a_table(HAND, phase="draw", stock="Tc Jc"))
    press(heard, "Draw:", PRESS)
    assert "Tc" in heard.player.hand


def test_the_focus_can_be_given_by_the_screen_reader(heard: Listener) -> None:
    press(heard, "king of clubs", FOCUS)
    assert heard.table.focusChild() is heard.find("king of clubs")


def test_the_ways_to_take_the_pile_are_found_while_they_are_asked_for(heard: Listener) -> None:
    heard.player.lay(a_table("8s 8h 2c 4d 5d", phase="draw", pile="Kc 8c", mine=["Qc Qd Qh"])).key(Key.Key_T)
    chooser = heard.access.tree.nodes[-1]
    assert chooser.told.key is Part.CHOOSER
    assert chooser.told.name
    assert len(chooser.nodes) > 1
    assert heard.table.focusChild() is chooser.nodes[0]
    heard.player.key(Key.Key_Down)
    assert heard.table.focusChild() is chooser.nodes[1]
    heard.player.key(Key.Key_Escape)
    assert [node.told.key for node in heard.access.tree.nodes] == list(Area)
    assert heard.table.focusChild() is not None


def test_the_tree_is_that_of_the_next_match_too(heard: Listener) -> None:
    before = heard.find("king of diamonds")
    heard.player.lay(a_table("5h 5c"))
    assert before.gone
    assert heard.names("Your hand") == ["five of hearts, 1 of 2", "five of clubs, 2 of 2"]


def test_no_object_is_made_while_nobody_listens(heard: Listener, qtbot: QtBot) -> None:
    heard.access.tree.clear()
    QAccessible.setActive(False)
    heard.player.lay(a_table("5h 5c"))
    heard.player.key(Key.Key_Tab)
    assert heard.access.tree.nodes == []
    assert heard.events == []
    assert heard.said == []
