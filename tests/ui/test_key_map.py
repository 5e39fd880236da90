"""Keys can be changed; no key does two things, and what nobody can have stays as it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from canasta_desktop.model.session import GameSession
from canasta_desktop.table.texts import ActionName
from canasta_desktop.ui.action_list import ActionId
from canasta_desktop.ui.key_list import KEY_ROWS
from canasta_desktop.ui.key_map import KeyMap, KeyProblem, KeyProblemKind
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.tables import NEW_MATCH

NONE = Qt.KeyboardModifier.NoModifier
Kind = KeyProblemKind


@pytest.fixture
def keys(qtbot: QtBot) -> KeyMap:
    return KeyMap()


def key(text: str) -> QKeySequence:
    return QKeySequence(text)


def test_everything_in_the_menus_can_have_a_key() -> None:
    assert {name.value for name in ActionId} <= set(KEY_ROWS)


def test_a_new_key_comes_in_place_of_the_first_one(keys: KeyMap, qtbot: QtBot) -> None:
    with qtbot.waitSignal(keys.changed):
        assert keys.give("discard", key("F7")) is None
    assert keys.shown_all("discard") == "F7, Del"
    assert keys.table.binding_of(Qt.Key.Key_F7, NONE) is ActionName.DISCARD
    assert keys.table.binding_of(Qt.Key.Key_X, NONE) is None
    assert keys.stored == {"discard": ["F7", "Del"]}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("K", Kind.RANK),
        ("W", Kind.RANK),
        ("7", Kind.RANK),
        ("Shift+7", Kind.RANK),
        ("Left", Kind.MOVE),
        ("Shift+Right", Kind.MOVE),
        ("Tab", Kind.MOVE),
        ("Return", Kind.MOVE),
        ("Esc", Kind.MOVE),
        ("Space", Kind.MOVE),
        ("+", Kind.MOVE),
        ("Alt+G", Kind.MENU),
        ("F10", Kind.MENU),
        ("Ctrl+K, Ctrl+D", Kind.UNKNOWN),
        ("", Kind.UNKNOWN),
    ],
)
def test_what_nobody_can_have_is_refused(keys: KeyMap, text: str, kind: KeyProblemKind) -> None:
    assert keys.give("draw", key(text)) == KeyProblem(kind)
    assert keys.shown("draw") == "D"


def test_a_key_that_does_something_else_is_refused(keys: KeyMap) -> None:
    assert keys.give("draw", key("H")) == KeyProblem(Kind.TAKEN, "hint")
    assert keys.give("hint", key("F9")) == KeyProblem(Kind.TAKEN, "score_sheet")
    assert keys.stored == {}


def test_its_own_key_is_no_conflict(keys: KeyMap) -> None:
    assert keys.give("discard", key("Del")) is None
    assert keys.shown_all("discard") == "Del"


def test_two_swap_their_keys_on_request(keys: KeyMap) -> None:
    keys.swap("draw", key("Del"))
    assert (keys.shown_all("draw"), keys.shown_all("discard")) == ("Del", "X, D")
    assert KeyMap(keys.stored).stored == keys.stored


def test_what_has_no_key_gets_one_and_the_other_loses_it(keys: KeyMap) -> None:
    keys.swap("about", key("F9"))
    assert (keys.shown("about"), keys.shown("score_sheet")) == ("F9", "")


def test_one_thing_has_several_keys_and_keeps_them(keys: KeyMap, qtbot: QtBot) -> None:
    with qtbot.waitSignal(keys.changed):
        assert keys.add("draw", key("F7")) is None
    keys.add("draw", key("F7"))
    keys.add("draw", key("Ins"))
    assert keys.shown_all("draw") == "D, F7, Ins"
    for stroke in (Qt.Key.Key_D, Qt.Key.Key_F7, Qt.Key.Key_Insert):
        assert keys.table.binding_of(stroke, NONE) is ActionName.DRAW
    assert KeyMap(keys.stored).shown_all("draw") == "D, F7, Ins"


def test_one_key_of_several_is_taken_away_alone(keys: KeyMap) -> None:
    keys.remove("discard", key("X"))
    assert keys.shown_all("discard") == "Del"
    assert keys.table.binding_of(Qt.Key.Key_X, NONE) is None
    keys.remove("discard", key("Del"))
    assert keys.shown_all("discard") == ""
    assert KeyMap(keys.stored).shown_all("discard") == ""


def test_one_more_key_that_does_something_else_is_refused_until_it_is_taken_over(keys: KeyMap) -> None:
    assert keys.add("draw", key("X")) == KeyProblem(Kind.TAKEN, "discard")
    assert keys.stored == {}
    keys.take_over("draw", key("X"))
    assert (keys.shown_all("draw"), keys.shown_all("discard")) == ("D, X", "Del")
    assert KeyMap(keys.stored).stored == keys.stored


def test_one_gets_its_usual_keys_back_unless_they_are_taken(keys: KeyMap) -> None:
    keys.give("draw", key("F7"))
    keys.give("hint", key("D"))
    assert keys.reset("draw") == KeyProblem(Kind.TAKEN, "hint")
    assert keys.shown("draw") == "F7"
    assert keys.reset("hint") is None
    assert keys.reset("draw") is None
    assert keys.stored == {}


def test_all_get_their_usual_keys_back(keys: KeyMap) -> None:
    keys.swap("draw", key("H"))
    keys.remove("hint", key("D"))
    keys.reset_all()
    assert keys.stored == {}


def test_a_stored_key_that_cannot_be_falls_back_alone(qtbot: QtBot) -> None:
    keys = KeyMap(
        {
            "draw": ["F7"],
            "take": ["no key at all"],
            "hint": ["K"],
            "lay_out": ["Alt+L"],
            "sort": ["F9"],
            "no such thing": ["F8"],
            "ask": [],
        }
    )
    assert keys.stored == {"draw": ["F7"], "ask": []}
    assert (keys.shown("take"), keys.shown("hint"), keys.shown("sort"), keys.shown("score_sheet")) == (
        "T",
        "H",
        "S",
        "F9",
    )


def test_stored_keys_of_two_things_fall_back_both(qtbot: QtBot) -> None:
    keys = KeyMap({"draw": ["F7"], "take": ["F7"], "hint": ["D"]})
    assert (keys.shown("draw"), keys.shown("take"), keys.shown("hint")) == ("D", "T", "H")


def test_menus_and_tooltips_show_a_new_key_at_once(window: MainWindow) -> None:
    keys, action = window.actions_by_id.keys, window.actions_by_id[ActionId.DRAW]
    assert (action.text(), action.toolTip()) == ("&Draw\tD", "Draw (D)")
    keys.give("draw", key("F7"))
    assert (action.text(), action.toolTip()) == ("&Draw\tF7", "Draw (F7)")
    keys.remove("draw", key("F7"))
    assert (action.text(), action.toolTip()) == ("&Draw", "Draw")


def test_a_letter_for_the_window_acts_at_the_table_only(window: MainWindow) -> None:
    keys, action = window.actions_by_id.keys, window.actions_by_id[ActionId.SCORE_SHEET]
    keys.give("score_sheet", key("V"))
    assert action.shortcuts() == []
    assert action.text().endswith("\tV")
    assert keys.table.binding_of(Qt.Key.Key_V, NONE) == "score_sheet"
    keys.give("score_sheet", key("Ctrl+F9"))
    assert action.shortcuts() == [key("Ctrl+F9")]
    assert keys.table.binding_of(Qt.Key.Key_V, NONE) is None


def test_the_buttons_of_the_table_show_a_new_key(keys: KeyMap, session: GameSession) -> None:
    session.new_match(NEW_MATCH)
    assert session.snapshot is not None
    words = TranslatedWords(lambda: session.log, keys)
    keys.give("draw", key("F7"))
    draw = words.texts(session.snapshot).actions[0]
    assert (draw.key, draw.spoken.tip[-4:]) == ("F7", "(F7)")
