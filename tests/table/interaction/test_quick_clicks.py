"""Quick clicks of a shaky hand, two, three or four in one place: no more is played than by the first."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from canasta_desktop.table.interaction.things import SeatAt, TheirBand, Thing
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionName, ToolName
from tests.model.tables import a_rank, a_table, keys
from tests.table.interaction.hands_on import LEFT, NONE, Player, assert_at_rest, held_cards

HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c"
MELDS = ["8c 8d 8h", "Qc Qd Qh"]
THINGS: tuple[Thing, ...] = (
    TableSpot.STOCK,
    TableSpot.RED_THREES,
    TableSpot.HAND,
    MeldSpot(0, a_rank("4")),
    MeldSpot(0, a_rank("8")),
    MeldSpot(0, a_rank("9")),
    MeldSpot(1, a_rank("T")),
    TheirBand(1),
    SeatAt(1),
    ActionName.DRAW,
    ActionName.TAKE,
    ActionName.LAY_OUT,
    ActionName.DISCARD,
    ToolName.UNDO,
    ToolName.HINT,
    ToolName.SORT,
)


def click_quickly(player: Player, at: QPoint) -> None:
    """Press and let go four times: every second press comes from Qt as a double click."""
    for _ in range(2):
        QTest.mousePress(player.port, LEFT, NONE, at)
        QTest.mouseRelease(player.port, LEFT, NONE, at)
        QTest.mouseDClick(player.port, LEFT, NONE, at)
        QTest.mouseRelease(player.port, LEFT, NONE, at)


def moves(player: Player) -> int:
    table = player.session._table
    assert table is not None
    return len(table.state.moves)


def lay(player: Player, phase: str, thing: Thing) -> None:
    """A table at which the pile can be taken in two ways; with cards for whatever takes some, and one put down."""
    player.lay(a_table(HAND, phase=phase, mine=MELDS, theirs=["Tc Td Th"], pile="9c Kh", stock="9c 9d 9h 9s"))
    player.session.stage(keys(player.session, "8h"))
    player.select("4h 4c 4s" if thing in (ActionName.LAY_OUT, MeldSpot(0, a_rank("4"))) else "")
    if thing is ActionName.DISCARD:
        player.select("Kd")


@pytest.mark.parametrize("phase", ["draw", "play"])
def test_further_clicks_play_no_more_than_the_first(player: Player, phase: str) -> None:
    played = []
    for thing in THINGS:
        lay(player, phase, thing)
        player.click(thing)
        once = moves(player)
        player.controller.chooser.close()
        lay(player, phase, thing)
        before = held_cards(player)
        click_quickly(player, player.point(thing))
        assert moves(player) == once, thing
        if once:
            played.append(thing)
        else:
            assert held_cards(player) == before, thing
        player.controller.chooser.close()
        player.controller.interrupt()
        assert_at_rest(player)
    assert played == ([TableSpot.STOCK, ActionName.DRAW] if phase == "draw" else [ActionName.DISCARD])


def test_no_way_to_take_the_pile_is_chosen_by_a_double_click_on_its_button(player: Player) -> None:
    """The ways lie where the button was."""
    lay(player, "draw", ActionName.TAKE)
    player.double_click(player.point(ActionName.TAKE))
    assert player.controller.chooser.is_open
    assert player.pile == "9c Kh"


def test_cards_of_the_hand_stay_in_it(player: Player) -> None:
    for word in ("4h", "5s", "Kd", "2c"):
        lay(player, "play", TableSpot.HAND)
        before = held_cards(player)
        click_quickly(player, player.point(player.card(word)))
        assert (held_cards(player), moves(player)) == (before, 0)
        assert_at_rest(player)


def test_what_is_put_down_comes_back_step_by_step_with_each_click(player: Player) -> None:
    lay(player, "play", TableSpot.HAND)
    for word in ("5s", "Kd", "2c"):
        player.session.stage(keys(player.session, word), a_rank("8") if word == "2c" else None)
    click_quickly(player, player.point(ToolName.UNDO))
    assert sorted(player.hand.split()) == sorted(HAND.split())


def test_a_click_after_a_while_counts_again(player: Player) -> None:
    lay(player, "play", ActionName.LAY_OUT)
    player.double_click(ActionName.LAY_OUT)
    assert moves(player) == 0
    player.controller.pointer._quick.invalidate()
    player.click(ActionName.LAY_OUT)
    assert moves(player) == 1


def test_a_click_elsewhere_counts_at_once(player: Player) -> None:
    lay(player, "draw", ActionName.DISCARD)
    player.double_click(ActionName.DRAW).click(ActionName.DISCARD)
    assert not player.snapshot.my_turn


@pytest.mark.parametrize("thing", [TableSpot.STOCK, TableSpot.HAND, MeldSpot(0, a_rank("9")), ActionName.DRAW])
def test_the_second_click_on_a_button_that_is_gone_does_nothing_at_the_table(player: Player, thing: Thing) -> None:
    """Its first click began the match: the cards are still being dealt."""
    lay(player, "draw", TableSpot.HAND)
    player.select("5s")
    at = player.point(thing)
    QTest.mouseDClick(player.port, LEFT, NONE, at)
    QTest.mouseRelease(player.port, LEFT, NONE, at)
    assert (moves(player), player.selected, player.refused, player.bubble) == (0, "5s", [], "")
    assert_at_rest(player)
    player.click(TableSpot.STOCK)
    assert moves(player) == 1
