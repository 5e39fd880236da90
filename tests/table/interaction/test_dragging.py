"""What shows while something is dragged, and what becomes of it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.moves import Draw
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.snapshot import ActionState
from canasta_desktop.table.interaction.things import SeatAt
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.target_mark import TargetMark, TargetState
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionName
from tests.model.tables import NEW_MATCH, a_rank, a_table
from tests.table.interaction.hands_on import RIGHT, Player, assert_at_rest

HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c"
MELDS = ["8c 8d 8h", "Qc Qd Qh"]
LEGAL, HOVERED, REFUSED = TargetState.LEGAL, TargetState.HOVERED, TargetState.REFUSED


@pytest.fixture
def played(player: Player) -> Player:
    """A player whose turn it is, after drawing."""
    player.lay(a_table(HAND, mine=MELDS, theirs=["Tc Td Th"]))
    return player


def test_a_drag_begins_only_beyond_the_drag_distance(played: Player) -> None:
    start = played.point(played.card("5s"))
    played.press(start).move(start + QPoint(3, -4))
    assert played.dragged == []
    played.move(start + QPoint(3, -12))
    assert len(played.dragged) == 1
    played.release(start)
    assert_at_rest(played)


def test_the_gap_shows_where_the_dragged_card_was(played: Player) -> None:
    played.pick_up(played.card("5s")).move(played.place("9"))
    assert played.gaps == "5s"
    assert len(played.scene.hand.items) == len(played.snapshot.hand)


def test_no_action_can_be_pressed_while_something_is_held(played: Player) -> None:
    def buttons() -> list[tuple[ActionState, str]]:
        shown = played.scene.snapshot
        assert shown is not None
        states = [action.state for action in (shown.draw, shown.take, shown.lay_out, shown.discard)]
        words = [button._words for button in played.scene.panel.actions]
        return [(state, said.note if said else "") for state, said in zip(states, words, strict=True)]

    before = buttons()
    assert before[3][0] is ActionState.NOW
    assert before[3][1]
    played.pick_up(played.card("5s"))
    assert [state for state, _ in buttons()[2:]] == [ActionState.IMPOSSIBLE] * 2
    assert [note for _, note in buttons()[2:]] == ["not now", "not now"]
    assert buttons()[0] == before[0]
    played.release(played.place("K"))
    assert buttons() == before


def test_a_card_that_is_not_selected_is_dragged_alone(played: Player) -> None:
    played.select("4h 4c")
    played.pick_up(played.card("5s"))
    assert played.gaps == "5s"


def test_a_selected_card_takes_the_whole_selection_along(played: Player) -> None:
    played.select("4h 4c 4s")
    played.pick_up(played.card("4c"))
    assert sorted(played.gaps.split()) == ["4c", "4h", "4s"]
    assert len(played.dragged) == 3
    assert len({item.rotation() for item in played.dragged}) == 3


def test_legal_targets_say_what_would_happen_and_no_others_light(played: Player) -> None:
    played.pick_up(played.card("2c"))
    assert played.lit == {played.place("8"): LEGAL, played.place("Q"): LEGAL, TableSpot.PILE: LEGAL}
    assert played.chip(played.place("8")) == "3 → 4"
    assert played.chip(TableSpot.PILE) == "Discard"


def test_the_target_under_the_pointer_stands_out(played: Player) -> None:
    played.pick_up(played.card("2c")).move(played.place("8"))
    assert played.lit[played.place("8")] is HOVERED
    played.move(played.place("Q"))
    assert played.lit[played.place("8")] is LEGAL
    assert played.lit[played.place("Q")] is HOVERED


def test_an_illegal_place_under_the_pointer_says_why(played: Player) -> None:
    played.pick_up(played.card("2c")).move(played.place("9"))
    assert played.lit[played.place("9")] is REFUSED
    assert "natural" in played.bubble
    played.move(played.place("8"))
    assert played.bubble == ""
    assert played.place("9") not in played.lit


def test_the_melds_of_the_others_refuse_with_a_reason(played: Player) -> None:
    theirs = MeldSpot(1, a_rank("T"))
    played.pick_up(played.card("2c")).move(theirs)
    assert played.lit[theirs] is REFUSED
    assert played.bubble
    played.release(theirs)
    assert played.refused == [TableRefusal(TableRefusalCode.NOT_YOUR_MELD)]


def test_the_panel_says_what_is_dragged(played: Player) -> None:
    before = played.message
    played.select("4h 4c 4s")
    played.pick_up(played.card("4c"))
    assert played.message == "Three fours: drop them on the free place for fours"
    played.key(Qt.Key.Key_Escape)
    played.session.clear_selection()
    assert played.message == before


def test_cards_stay_untouched_that_a_dragged_card_does_not_pass(player: Player) -> None:
    player.lay(a_table("4c 4h 6s 8d Th Qh Kh"))
    placed: list[CardItem] = []
    hand = player.scene.hand

    def place(item: CardItem, home: QPointF) -> None:
        placed.append(item)
        item.setPos(home)

    hand.placer = place
    player.pick_up(player.card("4c"))
    assert placed == [item for item in hand.items if item.look.gap]


def test_the_mark_of_a_refused_place_goes_with_the_pointer(played: Player) -> None:
    played.pick_up(played.card("2c")).move(played.place("9"))
    mark = played.scene.overlay.marks[played.place("9")]
    played.move(played.place("8"))
    assert not mark.isVisible()
    played.move(played.place("9"))
    assert played.scene.overlay.marks[played.place("9")].isVisible()
    played.key(Qt.Key.Key_Escape)
    assert not [item for item in played.scene.items() if isinstance(item, TargetMark)]


def test_an_illegal_drop_flies_home_with_its_reason_where_it_was_tried(played: Player) -> None:
    hand = played.hand
    played.drag(played.card("2c"), played.place("9"))
    assert [reason.code for reason in played.refused if isinstance(reason, Refusal)] == [RefusalCode.TOO_FEW_NATURALS]
    assert "natural" in played.bubble
    assert played.message == played.scene.overlay.bubble.reason
    assert played.hand == hand
    assert_at_rest(played)


def test_the_reason_goes_with_the_next_press(played: Player) -> None:
    before = played.message
    played.drag(played.card("2c"), played.place("9"))
    played.press(SeatAt(0))
    assert played.bubble == ""
    assert played.message == before


def test_the_reason_goes_with_the_next_key(played: Player) -> None:
    played.drag(played.card("2c"), played.place("9"))
    played.key(Qt.Key.Key_Right)
    assert played.bubble == ""


def test_the_reason_goes_by_itself_in_the_end(qtbot: QtBot, played: Player) -> None:
    played.controller.notices._timer.setInterval(1)
    played.drag(played.card("2c"), played.place("9"))
    qtbot.waitUntil(lambda: played.bubble == "")
    assert not played.controller.notices.standing


def test_a_drop_on_bare_felt_says_that_nothing_lies_there(played: Player) -> None:
    layout = played.scene.table_layout
    felt = QPoint(round(layout.centre.panel.panel.x + 5), round(layout.centre.band.y + 3))
    played.drag(played.card("5s"), felt)
    assert played.bubble
    assert played.hand.split() == sorted(HAND.split(), key=played.hand.split().index)
    assert_at_rest(played)


def test_several_cards_are_not_discarded_together(played: Player) -> None:
    played.select("4h 4c")
    played.drag(played.card("4c"), TableSpot.PILE)
    assert played.refused == [TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, 2, 1)]
    assert_at_rest(played)


def test_the_stock_lights_the_hand_and_nothing_else(player: Player) -> None:
    player.lay(a_table(HAND, phase="draw", mine=MELDS))
    player.pick_up(TableSpot.STOCK)
    assert player.lit == {TableSpot.HAND: LEGAL}
    assert player.chip(TableSpot.HAND) == "Draw"


def test_the_pile_lights_its_meld_and_the_hand(player: Player) -> None:
    player.lay(a_table("4h 4c 4s 5s Kd Kc", phase="draw", pile="9c 7d Kh", mine=MELDS))
    player.pick_up(TableSpot.PILE)
    assert player.lit == {player.place("K"): LEGAL, TableSpot.HAND: LEGAL}


def test_what_is_dropped_is_told_to_the_motion_as_done_by_hand(played: Player) -> None:
    played.drag(played.card("5s"), TableSpot.PILE)
    assert [by_hand for _, by_hand in played.motion.played] == [True]


def test_what_is_clicked_moves_by_itself(played: Player) -> None:
    played.click(played.card("5s")).click(ActionName.DISCARD)
    assert [by_hand for _, by_hand in played.motion.played] == [False]


def test_the_hand_is_reordered_with_the_gap_shown_on_the_way(played: Player) -> None:
    behind = played.point(played.card("Kd")) + QPoint(60, 0)
    assert played.hand.split().index("Kd") > played.hand.split().index("Kc")
    played.pick_up(played.card("5s")).move(behind)
    shown = [held.card for held in played.scene.hand.cards]
    assert shown != [held.card for held in played.snapshot.hand]
    assert played.gaps == "5s"
    played.release(behind)
    words = played.hand.split()
    assert words.index("5s") == words.index("Kd") + 1
    assert played.session.sort_mode is SortMode.MANUAL
    assert_at_rest(played)


def test_a_card_put_back_in_its_place_keeps_the_order(played: Player) -> None:
    hand = played.hand
    played.pick_up(played.card("5s")).move(played.place("9")).move(played.card("5s")).release(played.card("5s"))
    assert played.hand == hand
    assert played.session.sort_mode is SortMode.RANK
    assert_at_rest(played)


def test_staged_cards_move_to_another_place_or_back(played: Player) -> None:
    played.drag(played.card("2c"), played.place("8"))
    assert played.staged("8") == "2c"
    played.drag(played.place("8"), played.place("Q"))
    assert (played.staged("8"), played.staged("Q")) == ("", "2c")
    played.drag(played.place("Q"), TableSpot.HAND)
    assert played.staged("Q") == ""
    assert_at_rest(played)


def test_black_threes_get_their_place_while_it_is_possible(player: Player) -> None:
    player.lay(a_table("3s 3c 3s", mine=["8c 8d 8h 8s 8c 8d 8h"]))
    assert player.place("3") not in player.scene.meld_places()
    player.session.select_all()
    player.pick_up(player.card("3c"))
    assert player.place("3") in player.scene.meld_places()
    player.key(Qt.Key.Key_Escape)
    assert player.place("3") not in player.scene.meld_places()
    assert_at_rest(player)


# What goes wrong on the way


def test_escape_puts_back_what_is_dragged(played: Player) -> None:
    hand = played.hand
    played.pick_up(played.card("5s")).move(TableSpot.PILE).key(Qt.Key.Key_Escape)
    assert_at_rest(played)
    played.release(TableSpot.PILE)
    assert (played.hand, played.pile, played.refused) == (hand, "7c", [])


def test_other_keys_wait_while_something_is_dragged(played: Player) -> None:
    played.pick_up(played.card("5s")).move(TableSpot.PILE).key(Qt.Key.Key_X)
    assert played.snapshot.my_turn
    assert len(played.dragged) == 1


def test_a_release_outside_the_window_puts_back(played: Player) -> None:
    hand = played.hand
    played.pick_up(played.card("5s")).release(QPoint(-50, -50))
    assert (played.hand, played.refused) == (hand, [])
    assert_at_rest(played)


@pytest.mark.parametrize("button", [RIGHT, Qt.MouseButton.MiddleButton])
def test_another_button_never_moves_anything(played: Player, button: Qt.MouseButton) -> None:
    start = played.point(played.card("5s"))
    played.press(start, button).move(start + QPoint(0, -60)).release(TableSpot.PILE, button)
    assert played.hand.split().count("5s") == 1
    assert played.selected == ""
    assert_at_rest(played)


def test_another_button_does_not_end_a_drag(played: Player) -> None:
    played.pick_up(played.card("5s")).press(TableSpot.PILE, RIGHT).release(TableSpot.PILE, RIGHT)
    assert len(played.dragged) == 1
    played.move(TableSpot.PILE).release(TableSpot.PILE)
    assert played.pile == "7c 5s"
    assert_at_rest(played)


def test_a_lost_release_is_noticed_with_the_next_move(played: Player) -> None:
    played.pick_up(played.card("5s"))
    point = QPointF(played.point(TableSpot.PILE))
    away = played.port.mapToGlobal(point)
    # Another window took the release: the pointer comes back with no button held.
    none, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
    QApplication.sendEvent(played.port, QMouseEvent(QEvent.Type.MouseMove, point, away, button, button, none))
    assert_at_rest(played)
    assert played.pile == "7c"


@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked, QEvent.Type.Hide])
def test_a_window_that_is_left_puts_back(played: Player, kind: QEvent.Type) -> None:
    played.pick_up(played.card("5s")).move(TableSpot.PILE)
    QApplication.sendEvent(played.view, QEvent(kind))
    assert_at_rest(played)


def test_a_lost_focus_puts_back(played: Player) -> None:
    played.pick_up(played.card("5s")).move(TableSpot.PILE)
    QApplication.sendEvent(played.view, QFocusEvent(QEvent.Type.FocusOut))
    assert_at_rest(played)
    played.release(TableSpot.PILE)
    assert played.pile == "7c"


def test_a_resize_in_the_middle_of_a_drag_keeps_it(played: Player) -> None:
    played.pick_up(played.card("5s"))
    before = played.dragged[0].place.width()
    played.view.resize(1600, 900)
    QApplication.processEvents()
    assert played.dragged[0].place.width() > before
    played.move(TableSpot.PILE).release(TableSpot.PILE)
    assert played.pile == "7c 5s"
    assert_at_rest(played)


def test_the_move_of_another_player_leaves_a_drag_alone(player: Player) -> None:
    player.lay(a_table(HAND, phase="draw", turn=1, mine=MELDS))
    player.pick_up(player.card("5s")).move(player.place("9"))
    player.session._on_decided(1, Draw())
    assert player.snapshot.stock == 1
    assert len(player.dragged) == 1
    assert player.gaps == "5s"
    player.release(player.place("9"))
    assert [reason.code for reason in player.refused if isinstance(reason, Refusal)] == [RefusalCode.NOT_YOUR_TURN]
    assert_at_rest(player)


def test_another_match_ends_a_drag(played: Player) -> None:
    played.pick_up(played.card("5s")).move(TableSpot.PILE)
    played.session.new_match(NEW_MATCH)
    assert_at_rest(played)
    played.release(TableSpot.PILE)
    assert len(played.snapshot.hand) == 11


def test_a_taken_card_ends_its_drag(played: Player) -> None:
    played.pick_up(played.card("5s")).move(TableSpot.PILE)
    played.session.discard(played.card("5s").key)
    assert_at_rest(played)
