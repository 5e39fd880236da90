"""Hints asked for by mouse and key: the cards and places that they speak of, the sentence, and how they go."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import cards_text
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.interaction.things import rect_of
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import ActionName, ToolName
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH, a_table
from tests.table.interaction.hands_on import Player, RecordedMotion, sit_down

HAND = "9d 9h 5s 5h 2c Kd Jc"
MINE = ["9s 9c 9d 9h 9s"]
THEIRS = ["Kh Ks Kc Kd Kh Ks"]


@pytest.fixture
def thinker(qtbot: QtBot) -> ScriptedThinker:
    return ScriptedThinker(at_once=False)


@pytest.fixture
def asking(qtbot: QtBot, thinker: ScriptedThinker) -> Iterator[Player]:
    """A person to whom a thinker answers when told to, with nines to be laid out."""
    session = GameSession(thinker, randomness=Random(1))
    session.new_match(NEW_MATCH)
    player = sit_down(session, RecordedMotion())
    qtbot.addWidget(player.view)
    player.lay(a_table(HAND, mine=MINE, theirs=THEIRS))
    yield player
    session.close()


def hinted(player: Player) -> str:
    """The cards of the hand that are marked."""
    cards, marks = player.scene.hand.cards, player.scene.hand.marks
    return cards_text(cards[number].card for number in sorted(marks.hinted))


def framed(player: Player) -> list[QPoint]:
    """The middles of what is framed."""
    return [mark.sceneBoundingRect().center().toPoint() for mark in player.scene.overlay.hints]


def is_framed(player: Player, thing: object) -> bool:
    rect = rect_of(player.scene, thing)  # type: ignore[arg-type]
    assert rect is not None
    return any(
        rect.adjusted(-14, -14, 14, 14).contains(mark.pos().x(), mark.pos().y()) for mark in player.scene.overlay.hints
    )


def test_a_click_asks_and_the_cards_and_their_place_are_marked(asking: Player, thinker: ScriptedThinker) -> None:
    asking.click(ToolName.HINT)
    assert thinker.asked[-1].wants_hints
    assert hinted(asking) == ""
    thinker.answer()
    assert hinted(asking) == "9d 9h" or hinted(asking) == "9h 9d"
    assert is_framed(asking, asking.place("9"))
    assert len(framed(asking)) == 1
    assert asking.selected == ""


def test_the_key_asks_and_asks_for_the_next_best(asking: Player, thinker: ScriptedThinker) -> None:
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    first = hinted(asking), framed(asking)
    asking.key(Qt.Key.Key_H)
    assert (hinted(asking), framed(asking)) != first
    assert asking.snapshot.hint is not None
    assert asking.snapshot.hint.place == 1


def test_marked_cards_are_raised_less_than_selected_ones(asking: Player, thinker: ScriptedThinker) -> None:
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    lifts = {item.look.lift for item in asking.scene.hand.items if item.look.hinted}
    asking.click(asking.card("Kd"))
    selected = {item.look.lift for item in asking.scene.hand.items if item.look.selected}
    assert len(lifts) == len(selected) == 1
    assert 0 < lifts.pop() < selected.pop()


def test_escape_puts_the_hint_away_and_leaves_the_selection(asking: Player, thinker: ScriptedThinker) -> None:
    asking.click(asking.card("Kd"))
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    asking.key(Qt.Key.Key_Escape)
    assert hinted(asking) == ""
    assert framed(asking) == []
    assert asking.selected == "Kd"


def test_escape_gives_up_the_search(asking: Player, thinker: ScriptedThinker) -> None:
    asking.key(Qt.Key.Key_H)
    asking.key(Qt.Key.Key_Escape)
    assert thinker.cancelled == 1
    assert not asking.snapshot.seeking_hint


def test_a_move_takes_all_marks_away(asking: Player, thinker: ScriptedThinker) -> None:
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    asking.click(asking.card("Jc")).key(Qt.Key.Key_X)
    assert hinted(asking) == ""
    assert framed(asking) == []


def test_a_draw_frames_the_stock(asking: Player, thinker: ScriptedThinker) -> None:
    asking.lay(a_table("9d 8h 5s", phase="draw", pile="3c"))
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    assert is_framed(asking, TableSpot.STOCK)
    assert hinted(asking) == ""


def test_a_discard_frames_the_pile(asking: Player, thinker: ScriptedThinker) -> None:
    asking.lay(a_table("9d 8h 5s"))
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    assert is_framed(asking, TableSpot.PILE)
    assert len(hinted(asking).split()) == 1


def test_an_answer_frames_its_button(asking: Player, thinker: ScriptedThinker) -> None:
    state = a_table("9d 8h 5s", mine=["9s 9c 9d 9h 9s 9h 9c"], turn=2)
    state.this_turn.asked = state.this_turn.question_open = True
    asking.lay(state)
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    framed_now = {name for name in (ActionName.ANSWER_YES, ActionName.ANSWER_NO) if is_framed(asking, name)}
    assert len(framed_now) == 1


def test_the_frame_follows_the_table_when_it_is_resized(asking: Player, thinker: ScriptedThinker) -> None:
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    asking.view.resize(1100, 640)
    assert is_framed(asking, asking.place("9"))


def test_in_anothers_turn_it_is_said_why_there_is_no_hint(asking: Player) -> None:
    asking.click(asking.card("Jc")).key(Qt.Key.Key_X)
    asking.click(ToolName.HINT)
    assert asking.refused[-1] == TableRefusal(TableRefusalCode.NO_HINT_NOW)
    assert asking.bubble


def test_without_hints_there_is_no_button_and_the_key_says_so(asking: Player) -> None:
    asking.session.offer_hints(False)
    assert rect_of(asking.scene, ToolName.HINT) is None
    assert [tool.name for tool in asking.scene.panel.tools] == [ToolName.UNDO, ToolName.SORT]
    asking.key(Qt.Key.Key_H)
    assert asking.refused[-1] == TableRefusal(TableRefusalCode.HINTS_OFF)
    asking.session.offer_hints(True)
    assert rect_of(asking.scene, ToolName.HINT) is not None


def test_cards_put_down_are_no_longer_marked(asking: Player, thinker: ScriptedThinker) -> None:
    asking.key(Qt.Key.Key_H)
    thinker.answer()
    asking.drag(asking.card("9d"), asking.place("9"))
    assert hinted(asking) == "9h"
    assert is_framed(asking, asking.place("9"))
