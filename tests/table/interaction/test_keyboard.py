"""The keys, the focus, and the chooser."""

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import cards_text
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.interaction.things import CardInHand, rect_of
from canasta_desktop.table.items.hand_tray import FocusRing
from canasta_desktop.table.keys import (
    LETTER_KEYS,
    RANK_KEYS,
    USUAL_KEYS,
    KeyCommand,
    KeyStroke,
    TableKeys,
    fixed_binding,
    stroke_of,
)
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import WINDOW_ACTIONS, ActionName
from tests.model.tables import a_table
from tests.table.interaction.hands_on import CTRL, SHIFT, Player, assert_at_rest

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c Jo"
MELDS = ["8c 8d 8h", "Qc Qd Qh"]


@pytest.fixture
def played(player: Player) -> Player:
    player.lay(a_table(HAND, mine=MELDS, theirs=["Tc Td Th"]))
    return player


def focused(player: Player) -> str:
    """The focused card of the hand."""
    thing = player.controller.focus.thing
    assert isinstance(thing, CardInHand)
    return next(cards_text([held.card]) for held in player.snapshot.hand if held.key == thing.key)


def ring(player: Player) -> FocusRing | None:
    rings = [item for item in player.scene.items() if isinstance(item, FocusRing) and item.isVisible()]
    assert len(rings) <= 1
    return rings[0] if rings else None


def usual_strokes() -> list[KeyStroke]:
    strokes = [stroke_of(QKeySequence(key)) for keys in USUAL_KEYS.values() for key in keys]
    return [stroke for stroke in strokes if stroke is not None]


def test_no_usual_key_is_a_fixed_one_or_stands_for_two_things() -> None:
    strokes = usual_strokes()
    assert len(strokes) == len(set(strokes)) == sum(map(len, USUAL_KEYS.values()))
    assert [stroke for stroke in strokes if fixed_binding(stroke) is not None] == []


def test_every_action_of_play_has_a_letter() -> None:
    assert {action: USUAL_KEYS[action][0] for action in ActionName if action not in WINDOW_ACTIONS} == {
        ActionName.DRAW: "D",
        ActionName.TAKE: "T",
        ActionName.LAY_OUT: "M",
        ActionName.DISCARD: "X",
        ActionName.ASK: "G",
        ActionName.ANSWER_YES: "Y",
        ActionName.ANSWER_NO: "N",
        ActionName.PASS: "E",
        ActionName.LAY_RED_THREE: "R",
    }


def test_a_keypad_counts_as_keys() -> None:
    keys = TableKeys()
    assert keys.binding_of(Key.Key_5, Qt.KeyboardModifier.KeypadModifier) == RANK_KEYS[Key.Key_5]
    assert keys.binding_of(Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier) is KeyCommand.ENTER


def test_other_keys_do_what_they_are_told_and_no_more() -> None:
    keys = TableKeys()
    keys.use({ActionName.DRAW: [QKeySequence("F5")], "pause": [QKeySequence("V")]})
    assert keys.binding_of(Key.Key_F5, NONE) is ActionName.DRAW
    assert keys.binding_of(Key.Key_V, NONE) == "pause"
    assert keys.binding_of(Key.Key_D, NONE) is None
    assert keys.binding_of(Key.Key_K, NONE) == RANK_KEYS[Key.Key_K]


@pytest.mark.parametrize(
    ("language", "found"),
    [
        ("en", {"1": "Ac"}),
        ("fi", {"1": "Ac", "Ä": "Ac", "Shift+R": "Qc"}),
        ("fr", {"1": "Ac", "V": "Jc", "Shift+R": "Kc", "Shift+D": "Qc", "Shift+V": "Jc"}),
        ("ht", {"1": "Ac", "V": "Jc", "Shift+R": "Kc", "Shift+D": "Qc"}),
    ],
)
def test_letters_of_the_language_find_cards_too(player: Player, language: str, found: dict[str, str]) -> None:
    player.lay(a_table("Ac Kc Qc Jc 5c 4c"))
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        for text, card in found.items():
            player.key(Key.Key_5)
            stroke = stroke_of(QKeySequence(text))
            assert stroke is not None
            player.key(stroke.key, stroke.modifiers)
            assert focused(player) == card, text
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("language", LETTER_KEYS)
def test_letters_of_the_language_take_no_key_from_what_has_it(language: str) -> None:
    keys, before = TableKeys(), QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        for binding, texts in USUAL_KEYS.items():
            for stroke in map(stroke_of, map(QKeySequence, texts)):
                assert stroke is not None
                assert keys.binding_of(stroke.key, stroke.modifiers) == binding
        for key, kinds in RANK_KEYS.items():
            assert keys.binding_of(key, NONE) == kinds
        keys.use({"pause": [QKeySequence("1"), QKeySequence("V")]})
        assert keys.binding_of(Key.Key_1, NONE) == keys.binding_of(Key.Key_V, NONE) == "pause"
        assert keys.binding_of(Key.Key_V, CTRL) is None
    finally:
        QLocale.setDefault(before)


def test_a_letter_finds_cards_where_its_usual_action_has_another_key() -> None:
    keys, before = TableKeys(), QLocale()
    keys.use({ActionName.DRAW: [QKeySequence("F5")]})
    QLocale.setDefault(QLocale("fr"))
    try:
        assert keys.binding_of(Key.Key_D, NONE) == RANK_KEYS[Key.Key_Q]
    finally:
        QLocale.setDefault(before)


def test_what_the_window_does_is_asked_by_its_name(played: Player) -> None:
    asked: list[str] = []
    played.controller.keyboard.command_asked.connect(asked.append)
    played.controller.keyboard.keys.use({KeyCommand.PEEK: [QKeySequence("H")], "pause": [QKeySequence("V")]})
    played.key(Key.Key_H)
    played.key(Key.Key_V)
    assert asked == ["peek", "pause"]


def test_tab_goes_round_the_areas_and_back(played: Player) -> None:
    areas = []
    for _ in range(5):
        played.key(Key.Key_Tab)
        areas.append(played.controller.focus.area)
    assert areas == [Area.OUR_MELDS, Area.CENTRE, Area.THEIR_MELDS, Area.SEATS, Area.HAND]
    played.key(Key.Key_Backtab, SHIFT)
    assert played.controller.focus.area is Area.SEATS


def test_an_area_without_anything_is_left_out(player: Player) -> None:
    player.lay(a_table(HAND, mine=MELDS))
    player.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert player.controller.focus.area is Area.SEATS


def test_arrows_go_along_the_hand_and_end_at_its_ends(played: Player) -> None:
    words = played.hand.split()
    played.keys(Key.Key_Home, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert focused(played) == words[1]
    played.keys(Key.Key_End, Key.Key_Right)
    assert focused(played) == words[-1]


def test_up_and_down_go_between_hand_and_melds(played: Player) -> None:
    areas = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Down):
        played.key(key)
        areas.append(played.controller.focus.area)
    assert areas == [Area.OUR_MELDS, Area.CENTRE, Area.OUR_MELDS, Area.HAND, Area.HAND]


def test_the_ring_is_round_what_is_focused(played: Player) -> None:
    assert ring(played) is None
    played.keys(Key.Key_Home)
    assert ring(played) is not None
    assert played.scene.hand.marks.focused == 0
    played.keys(Key.Key_Tab)
    thing, shown = played.controller.focus.thing, ring(played)
    assert thing is not None
    assert shown is not None
    rect = rect_of(played.scene, thing)
    assert rect is not None
    assert abs(shown.x() - rect.x) < 1


def test_buttons_show_the_ring_themselves(played: Player) -> None:
    played.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Right, Key.Key_Right)
    assert played.controller.focus.thing is ActionName.DRAW
    button = played.scene.panel.button(ActionName.DRAW)
    assert button is not None
    assert button.focused
    played.key(Key.Key_Left)
    assert not button.focused


def test_the_ring_goes_with_the_mouse_and_with_the_focus(played: Player) -> None:
    played.keys(Key.Key_Home)
    played.click(played.card("5s"))
    assert ring(played) is None
    played.keys(Key.Key_Right)
    QApplication.sendEvent(played.view, QFocusEvent(QEvent.Type.FocusOut))
    assert ring(played) is None


def test_the_ring_is_there_again_with_the_keyboard(played: Player, qtbot: QtBot) -> None:
    played.keys(Key.Key_Home)
    box = QMessageBox(played.view)
    box.open()
    qtbot.waitUntil(lambda: ring(played) is None)
    box.close()
    played.view.activateWindow()
    qtbot.waitUntil(lambda: ring(played) is not None)
    played.click(played.card("5s"))
    QApplication.sendEvent(played.view, QFocusEvent(QEvent.Type.FocusOut))
    QApplication.sendEvent(played.view, QFocusEvent(QEvent.Type.FocusIn))
    assert ring(played) is None


def test_the_focus_follows_a_card_and_else_goes_to_its_neighbour(played: Player) -> None:
    played.keys(Key.Key_5)
    where = played.hand.split().index("5s")
    played.session.select(())
    played.key(Key.Key_Delete)
    assert focused(played) == played.hand.split()[where]


def test_the_next_hand_has_the_focus_again_after_one_that_ran_out(played: Player) -> None:
    played.lay(a_table("8s", mine=MELDS))
    played.keys(Key.Key_8, Key.Key_Space, Key.Key_M)
    assert (played.hand, played.controller.focus.area) == ("", Area.OUR_MELDS)
    played.lay(a_table(HAND))
    assert focused(played) == played.hand.split()[0]
    played.key(Key.Key_Up)
    played.lay(a_table(HAND, mine=MELDS))
    assert played.controller.focus.area is Area.OUR_MELDS


def test_ranks_find_cards_and_again_the_next_one(played: Player) -> None:
    words = [word for word in played.hand.split() if word.startswith("4")]
    played.key(Key.Key_K)
    assert focused(played).startswith("K")
    found = []
    for _ in range(4):
        played.key(Key.Key_4)
        found.append(focused(played))
    assert found == [*words, words[0]]
    played.key(Key.Key_W)
    assert focused(played) == "2c"
    played.key(Key.Key_W)
    assert focused(played) == "Jo"


def test_shift_and_arrows_extend_the_selection(played: Player) -> None:
    played.keys(Key.Key_Home)
    played.key(Key.Key_Right, SHIFT).key(Key.Key_Right, SHIFT)
    assert played.selected.split() == played.hand.split()[:3]


def test_plus_and_minus_select_more_and_less_of_a_rank(played: Player) -> None:
    played.keys(Key.Key_4, Key.Key_Plus, Key.Key_Plus)
    assert len(played.selected.split()) == 2
    played.key(Key.Key_Plus, SHIFT)
    assert len(played.selected.split()) == 3
    played.keys(Key.Key_Minus)
    assert len(played.selected.split()) == 2


def test_all_and_none(played: Player) -> None:
    played.key(Key.Key_A, CTRL)
    assert played.selected == played.hand
    played.key(Key.Key_Escape)
    assert played.selected == ""


def test_sorting_goes_through_its_modes(played: Player) -> None:
    by_rank = played.hand
    played.key(Key.Key_S, SHIFT)
    assert played.hand != by_rank
    played.key(Key.Key_S, SHIFT).key(Key.Key_S, SHIFT).key(Key.Key_S, SHIFT)
    assert played.hand == by_rank


def test_information_is_told(played: Player) -> None:
    before = played.message
    played.key(Key.Key_I)
    assert played.message != before
    played.key(Key.Key_Right)
    assert played.message == before


def test_everything_staged_comes_back_with_shift_and_backspace(played: Player) -> None:
    played.drag(played.card("2c"), played.place("8")).drag(played.card("5s"), played.place("5"))
    played.key(Key.Key_Backspace)
    assert (played.staged("8"), played.staged("5")) == ("2c", "")
    played.drag(played.card("5s"), played.place("5"))
    played.key(Key.Key_Backspace, SHIFT)
    assert (played.staged("8"), played.staged("5")) == ("", "")


def test_an_impossible_key_says_why(played: Player) -> None:
    played.key(Key.Key_D)
    assert played.bubble
    assert played.refused


def test_a_key_held_down_acts_once(player: Player) -> None:
    player.lay(a_table(HAND, phase="draw", mine=MELDS))
    for repeats in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_D, NONE, "d", repeats)
        QApplication.sendEvent(player.view, event)
    assert player.refused == []


def test_keys_of_the_table_fire_once_beside_menu_actions(qtbot: QtBot, player: Player) -> None:
    player.lay(a_table(HAND, phase="draw", mine=MELDS))
    window, fired = QMainWindow(), []
    qtbot.addWidget(window)
    window.setCentralWidget(player.view)
    action = QAction("Draw", window)
    action.setShortcut(QKeySequence("D"))
    action.triggered.connect(lambda: fired.append("menu"))
    window.addAction(action)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    player.view.setFocus()
    QTest.keyClick(window.windowHandle(), Key.Key_D)
    assert player.snapshot.has_drawn
    assert fired == []
    assert player.refused == []
    window.takeCentralWidget()


def test_escape_is_left_to_the_window_when_there_is_nothing_to_leave(played: Player) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Escape, NONE)
    event.ignore()
    QApplication.sendEvent(played.view, event)
    assert not event.isAccepted()


# Choosing how to take the pile

TWO_WAYS = "Kh Kc 2c 4h 5s 9d"


@pytest.fixture
def offered(player: Player) -> Player:
    """A pile that can be taken with two kings, or with one of them and a two."""
    player.lay(a_table(TWO_WAYS, phase="draw", pile="9c 7d Kd", mine=MELDS))
    assert len(player.session.take_choices()) >= 2
    return player


@pytest.mark.parametrize("how", ["key", "button", "drag", "double click"])
def test_several_ways_open_the_chooser(offered: Player, how: str) -> None:
    ways = len(offered.session.take_choices())
    {
        "key": lambda: offered.key(Key.Key_T),
        "button": lambda: offered.click(ActionName.TAKE),
        "drag": lambda: offered.drag(TableSpot.PILE, TableSpot.HAND),
        "double click": lambda: offered.double_click(TableSpot.PILE),
    }[how]()
    assert len(offered.controller.chooser.buttons) == ways
    assert not offered.snapshot.has_drawn
    assert all(button.accessible_name for button in offered.controller.chooser.buttons)
    assert_at_rest(offered)


def test_the_chooser_is_answered_by_mouse(offered: Player) -> None:
    wanted = offered.session.take_choices()[1]
    offered.key(Key.Key_T)
    button = offered.controller.chooser.buttons[1]
    offered.click(button.mapToScene(button.place.center()).toPoint())
    assert offered.snapshot.has_drawn
    assert not offered.controller.chooser.is_open
    assert not set(wanted.keys) & {held.key for held in offered.snapshot.hand}


@pytest.mark.parametrize("pressed", [(Key.Key_Right, Key.Key_Return), (Key.Key_2,), (Key.Key_Tab, Key.Key_Space)])
def test_the_chooser_is_answered_by_keys(offered: Player, pressed: tuple[Qt.Key, ...]) -> None:
    wanted = offered.session.take_choices()[1]
    offered.key(Key.Key_T).keys(*pressed)
    assert offered.snapshot.has_drawn
    assert not set(wanted.keys) & {held.key for held in offered.snapshot.hand}


def test_escape_or_a_click_beside_it_close_the_chooser(offered: Player) -> None:
    offered.key(Key.Key_T).key(Key.Key_Escape)
    assert not offered.controller.chooser.is_open
    offered.key(Key.Key_T).click(offered.card("5s"))
    assert not offered.controller.chooser.is_open
    assert offered.selected == ""
    assert not offered.snapshot.has_drawn


def test_a_click_on_the_ground_of_the_chooser_reaches_nothing_beneath(offered: Player) -> None:
    offered.key(Key.Key_T)
    ground = offered.controller.chooser._ground
    offered.click((ground.pos() + ground.place.topLeft()).toPoint() + QPoint(12, 12))
    assert offered.controller.chooser.is_open
    assert offered.selected == ""
