"""Looking through the discard pile."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from canasta_desktop.table.items.pile_panel import lay_out_pile
from canasta_desktop.table.measures import measure
from canasta_desktop.table.spots import TableSpot
from tests.model.tables import a_table
from tests.table.interaction.hands_on import LEFT, RIGHT, Player, assert_at_rest

Key = Qt.Key
HAND = "4h 4c 5s 8h 2c"
PILE = "9c 7d 2h Kd 5c Qd"


@pytest.fixture
def looking(player: Player) -> Player:
    player.lay(a_table(HAND, pile=PILE, stock="Tc Jc Td"))
    player.controller.look_through_pile()
    return player


def is_open(player: Player) -> bool:
    viewer = player.controller.pile_viewer
    assert viewer.is_open == viewer.panel.isVisible()
    return viewer.is_open


def test_all_cards_lie_there_in_their_order(looking: Player) -> None:
    panel = looking.controller.pile_viewer.panel
    assert is_open(looking)
    assert panel.cards == looking.snapshot.pile
    assert panel.title == "Discard pile: 6 cards, frozen by the one with the snowflake"
    assert panel.accessible_name.endswith(
        "queen of diamonds, five of clubs, king of diamonds, two of hearts, seven of diamonds, nine of clubs"
    )


def test_an_empty_pile_is_said_to_be_empty(player: Player) -> None:
    player.lay(a_table(HAND, pile=""))
    player.controller.look_through_pile()
    assert not is_open(player)
    assert player.message == "Discard pile, empty"


@pytest.mark.parametrize("button", [LEFT, RIGHT, Qt.MouseButton.MiddleButton])
def test_a_press_closes_it_and_does_nothing_else(looking: Player, button: Qt.MouseButton) -> None:
    card = looking.card("5s")
    looking.press(card, button)
    assert not is_open(looking)
    looking.move(looking.point(card) - QPoint(0, 60))
    assert looking.dragged == []
    looking.release(card, button)
    assert looking.selected == ""
    looking.click(card)
    assert looking.selected == "5s"
    assert_at_rest(looking)


def test_a_double_click_closes_it_and_its_second_click_is_for_the_table(looking: Player) -> None:
    looking.double_click(looking.card("4h"))
    assert not is_open(looking)
    assert_at_rest(looking)


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_P, Key.Key_X, Key.Key_Space, Key.Key_F9])
def test_a_key_closes_it_and_does_nothing_else(looking: Player, key: Qt.Key) -> None:
    looking.select("5s")
    looking.key(key)
    assert not is_open(looking)
    assert looking.selected == "5s"
    assert looking.snapshot.pile[-1:] == looking.controller.pile_viewer.panel.cards[-1:]


def test_a_modifier_alone_leaves_it_open(looking: Player) -> None:
    QTest.keyClick(looking.view, Key.Key_Shift)
    QTest.keyClick(looking.view, Key.Key_Alt)
    assert is_open(looking)


def test_the_pile_is_shown_as_it_becomes(looking: Player) -> None:
    looking.session.discard(looking.card("8h").key)
    assert is_open(looking)
    assert looking.controller.pile_viewer.panel.cards == looking.snapshot.pile
    assert len(looking.snapshot.pile) == 7


def test_a_taken_pile_is_looked_through_no_more(player: Player) -> None:
    player.lay(a_table("Kh Ks 4c 5s", phase="draw", pile="9c Kd", mine=["8c 8d 8h"]))
    player.controller.look_through_pile()
    player.session.take_pile()
    assert not is_open(player)


def test_another_match_closes_it(looking: Player) -> None:
    looking.session.open_record(looking.session.record())
    assert not is_open(looking)


def test_it_is_not_opened_in_the_middle_of_a_drag(player: Player) -> None:
    player.lay(a_table(HAND, pile=PILE))
    player.pick_up(player.card("5s"))
    player.controller.look_through_pile()
    assert not is_open(player)
    player.release(TableSpot.HAND)
    assert_at_rest(player)


def test_it_stays_in_the_middle_through_a_resize(looking: Player) -> None:
    looking.view.resize(1100, 600)
    panel = looking.controller.pile_viewer.panel
    middle = panel.pos() + panel.place.center()
    assert abs(middle.x() - 550) < 2
    assert abs(middle.y() - 300) < 2


@pytest.mark.parametrize("size", [(1024, 541), (1366, 709), (1920, 1016), (3840, 2100)])
@pytest.mark.parametrize("cards", [1, 2, 20, 47, 90, 140])
def test_all_indices_are_seen_at_every_size(size: tuple[int, int], cards: int) -> None:
    measures = measure(*size)
    room = size[0] - 80, size[1] - 110 * measures.unit
    rows = lay_out_pile(measures, cards, *room)
    assert len(rows.places) == cards
    assert rows.width <= room[0]
    assert rows.height <= room[1]
    for place, following in zip(rows.places, rows.places[1:], strict=False):
        if following.y == place.y:
            assert following.x - place.x > measures.index * place.width
    assert rows.places[0].height >= 0.46 * measures.hand_card.height - 1
