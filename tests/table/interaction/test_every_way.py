"""Every action of a turn by drag, by click or button, and by key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import ActionName, ToolName
from tests.model.tables import a_table
from tests.table.interaction.hands_on import SHIFT, Player, assert_at_rest

Key = Qt.Key
Way = Callable[[Player], object]

HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c"
MELDS = ["8c 8d 8h"]


def ways(**named: Way) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("way", list(named.values()), ids=list(named))


def select(player: Player, text: str) -> Player:
    for word in text.split():
        player.click(player.card(word))
    return player


@ways(
    click=lambda p: p.click(TableSpot.STOCK),
    double_click=lambda p: p.double_click(TableSpot.STOCK),
    drag=lambda p: p.drag(TableSpot.STOCK, TableSpot.HAND),
    button=lambda p: p.click(ActionName.DRAW),
    double_click_on_button=lambda p: p.double_click(ActionName.DRAW),
    key=lambda p: p.key(Key.Key_D),
    focus_and_space=lambda p: p.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Space),
    focus_and_enter=lambda p: p.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Return),
)
def test_a_card_is_drawn(player: Player, way: Way) -> None:
    player.lay(a_table(HAND, phase="draw", stock="9c 9d"))
    way(player)
    assert player.snapshot.has_drawn
    assert len(player.snapshot.hand) == 10
    assert player.refused == []
    assert_at_rest(player)


@ways(
    drag_to_the_hand=lambda p: p.drag(TableSpot.PILE, TableSpot.HAND),
    drag_to_the_meld=lambda p: p.drag(TableSpot.PILE, p.place("K")),
    double_click=lambda p: p.double_click(TableSpot.PILE),
    button=lambda p: p.click(ActionName.TAKE),
    key=lambda p: p.key(Key.Key_T),
    focus_and_enter=lambda p: p.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Right, Key.Key_Return),
)
def test_the_pile_is_taken(player: Player, way: Way) -> None:
    player.lay(a_table("4h 4c 4s 5s Kd Kc", phase="draw", pile="9c 7d Kh", mine=MELDS))
    way(player)
    assert player.snapshot.has_drawn
    assert player.refused == []
    assert player.pile == ""
    assert sorted(player.hand.split()) == ["4c", "4h", "4s", "5s", "7d", "9c"]
    assert_at_rest(player)


@ways(
    dragging_the_selection=lambda p: (select(p, "4h 4c 4s"), p.drag(p.card("4c"), p.place("4"))),
    dragging_each=lambda p: [p.drag(p.card(word), p.place("4")) for word in ("4h", "4c", "4s")],
    clicking_the_place=lambda p: (select(p, "4h 4c 4s"), p.click(p.place("4"))),
    button=lambda p: (select(p, "4h 4c 4s"), p.click(ActionName.LAY_OUT)),
    double_click_and_key=lambda p: (p.double_click(p.card("4c")), p.key(Key.Key_M)),
    keys=lambda p: (
        p.keys(Key.Key_4, Key.Key_Space),
        p.key(Key.Key_Right, SHIFT),
        p.key(Key.Key_Plus),
        p.key(Key.Key_M),
    ),
    keys_and_enter=lambda p: p.keys(Key.Key_4, Key.Key_Space, Key.Key_Plus, Key.Key_Plus, Key.Key_Return),
    keys_to_the_place=lambda p: p.keys(
        Key.Key_4, Key.Key_Space, Key.Key_Plus, Key.Key_Plus, Key.Key_Up, Key.Key_Home, Key.Key_Space
    ),
)
def test_a_new_meld_is_staged(player: Player, way: Way) -> None:
    player.lay(a_table(HAND, mine=MELDS))
    way(player)
    assert sorted(player.staged("4").split()) == ["4c", "4h", "4s"]
    assert player.refused == []
    assert_at_rest(player)


@ways(
    drag=lambda p: p.drag(p.card("8s"), p.place("8")),
    click=lambda p: (p.click(p.card("8s")), p.click(p.place("8"))),
    button=lambda p: (p.click(p.card("8s")), p.click(ActionName.LAY_OUT)),
    key=lambda p: p.keys(Key.Key_8, Key.Key_Space, Key.Key_M),
)
def test_a_card_is_added_to_an_own_meld(player: Player, way: Way) -> None:
    player.lay(a_table("4h 5s 8s Kd Kc 2c", mine=MELDS))
    way(player)
    assert player.staged("8") == "8s"
    assert_at_rest(player)


@ways(
    drag=lambda p: p.drag(p.place("4"), TableSpot.HAND),
    double_click=lambda p: p.double_click(p.place("4")),
    button=lambda p: p.click(ToolName.UNDO),
    backspace=lambda p: p.key(Key.Key_Backspace),
    shift_backspace=lambda p: p.key(Key.Key_Backspace, SHIFT),
    undo_key=lambda p: p.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    focus_and_enter=lambda p: p.keys(Key.Key_Up, Key.Key_Home, Key.Key_Return),
)
def test_staged_cards_come_back(player: Player, way: Way) -> None:
    player.lay(a_table(HAND, mine=MELDS))
    player.select("4h 4c 4s")
    player.session.lay_out()
    assert player.staged("4")
    way(player)
    assert player.staged("4") == ""
    assert sorted(player.hand.split()) == sorted(HAND.split())
    assert player.refused == []
    assert_at_rest(player)


@ways(
    button=lambda p: p.click(ActionName.LAY_OUT),
    key=lambda p: p.key(Key.Key_C),
    lay_out_key=lambda p: p.key(Key.Key_M),
)
def test_what_is_staged_is_committed(player: Player, way: Way) -> None:
    player.lay(a_table(HAND, mine=MELDS))
    player.select("4h 4c 4s")
    player.session.lay_out()
    way(player)
    assert [meld.count for meld in player.snapshot.sides[0].melds if not meld.staged] == [3, 3]
    assert player.refused == []
    assert_at_rest(player)


@ways(
    drag=lambda p: p.drag(p.card("5s"), TableSpot.PILE),
    drag_selected=lambda p: (p.click(p.card("5s")), p.drag(p.card("5s"), TableSpot.PILE)),
    button=lambda p: (p.click(p.card("5s")), p.click(ActionName.DISCARD)),
    double_click_on_the_pile=lambda p: (p.click(p.card("5s")), p.double_click(TableSpot.PILE)),
    key=lambda p: (p.click(p.card("5s")), p.key(Key.Key_X)),
    focused=lambda p: p.keys(Key.Key_5, Key.Key_Delete),
)
def test_a_card_is_discarded(player: Player, way: Way) -> None:
    player.lay(a_table(HAND, mine=MELDS))
    way(player)
    assert player.pile == "7c 5s"
    assert not player.snapshot.my_turn
    assert player.refused == []
    assert_at_rest(player)


@ways(
    button=lambda p: p.click(ToolName.SORT),
    key=lambda p: p.key(Key.Key_S),
)
def test_the_hand_is_sorted(player: Player, way: Way) -> None:
    player.lay(a_table(HAND, mine=MELDS))
    by_rank = player.hand
    player.drag(player.card("2c"), player.point(player.card("4h")) - QPoint(30, 0))
    assert player.hand != by_rank
    way(player)
    assert player.hand == by_rank
