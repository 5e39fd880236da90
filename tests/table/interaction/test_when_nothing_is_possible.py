"""When a round is over, the stock is empty or another plays: whatever is tried changes nothing and is answered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.interaction.things import Thing
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionName
from tests.model.tables import a_rank, a_table, keys
from tests.table.interaction.hands_on import LEFT, NONE, Player, assert_at_rest

Key = Qt.Key
MINE = ["8c 8d 8h 8s 8c 8d 8h"]
PLAYED = (Key.Key_D, Key.Key_T, Key.Key_M, Key.Key_C, Key.Key_X, Key.Key_G, Key.Key_Y, Key.Key_N, Key.Key_R)
THINGS: tuple[Thing, ...] = (
    TableSpot.STOCK,
    TableSpot.PILE,
    TableSpot.RED_THREES,
    MeldSpot(0, a_rank("8")),
    MeldSpot(0, a_rank("4")),
    ActionName.DRAW,
    ActionName.TAKE,
    ActionName.LAY_OUT,
    ActionName.DISCARD,
)


def after_a_round() -> RoundState:
    return a_table("8s Kd", mine=MINE, stock="5s")


def with_an_empty_stock() -> RoundState:
    return a_table("9s 9d Kd", phase="draw", mine=MINE, stock="", pile="4d 3c")


def while_another_plays() -> RoundState:
    return a_table("9s 9d Kd", mine=MINE, turn=1)


TABLES = {"after a round": after_a_round, "stock empty": with_an_empty_stock, "another plays": while_another_plays}


@pytest.fixture(params=TABLES)
def stuck(request: pytest.FixtureRequest, player: Player) -> Player:
    player.lay(TABLES[request.param]())
    if request.param == "after a round":
        player.select("8s")
        player.session.lay_out()
        player.session.discard(keys(player.session, "Kd")[0])
        assert player.snapshot.round_over
    return player


def at_stake(snapshot: TableSnapshot) -> TableSnapshot:
    """Without what the person may always do with the own hand."""
    return replace(
        snapshot,
        hand=tuple(sorted((replace(held, selected=False) for held in snapshot.hand), key=lambda held: held.key)),
    )


@pytest.mark.parametrize("key", PLAYED)
def test_a_key_of_play_is_answered(stuck: Player, key: Qt.Key) -> None:
    before = at_stake(stuck.snapshot)
    stuck.key(key)
    after = at_stake(stuck.snapshot)
    assert (after.hand, after.pile, after.stock, after.sides) == (before.hand, before.pile, before.stock, before.sides)
    assert stuck.refused
    assert stuck.bubble
    assert_at_rest(stuck)


@pytest.mark.parametrize("thing", THINGS)
def test_a_click_a_double_click_and_a_drag_change_nothing(stuck: Player, thing: Thing) -> None:
    before = at_stake(stuck.snapshot)
    stuck.click(thing).double_click(thing)
    if not isinstance(thing, ActionName):
        stuck.drag(thing, TableSpot.HAND)
    if stuck.snapshot.hand:
        stuck.drag(stuck.point(TableSpot.HAND) + QPoint(0, 90), thing)
        QTest.mouseDClick(stuck.port, LEFT, NONE, stuck.point(thing))
        stuck.release(thing)
    after = at_stake(stuck.snapshot)
    assert (after.hand, after.pile, after.stock, after.sides) == (before.hand, before.pile, before.stock, before.sides)
    assert_at_rest(stuck)


@pytest.mark.parametrize("lock", [Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.GroupSwitchModifier])
def test_a_locked_or_switched_keyboard_does_not_matter(player: Player, lock: Qt.KeyboardModifier) -> None:
    player.lay(a_table("4h 4c 4s 5s 8s Kd", phase="draw", mine=MINE))
    player.locked = lock
    player.click(player.card("5s"))
    assert player.selected == "5s"
    player.double_click(TableSpot.HAND).key(Key.Key_Escape).key(Key.Key_D)
    assert (player.selected, player.snapshot.has_drawn) == ("", True)
    player.double_click(player.card("4c"))
    assert sorted(player.selected.split()) == ["4c", "4h", "4s"]
    player.drag(player.card("4c"), player.place("4")).click(player.card("8s")).click(ActionName.LAY_OUT)
    assert (player.staged("4"), player.staged("8")) == ("4s 4h 4c", "8s")
    player.keys(Key.Key_Backspace, Key.Key_5, Key.Key_Space, Key.Key_Delete)
    assert (player.staged("4"), player.pile) == ("", "7c 5s")
    assert_at_rest(player)
