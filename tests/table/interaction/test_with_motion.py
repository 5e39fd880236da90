"""Movements and the person: a press or a key ends them and is then handled; what was dropped does not move again."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.table.interaction.controller import moving_cards
from canasta_desktop.table.items.target_mark import TargetLook, TargetMark, TargetState
from canasta_desktop.table.motion.motion import Motion
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import TableTexts
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH, a_table
from tests.table.interaction.hands_on import Player, RecordedMotion, assert_at_rest, sit_down

HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c"
MELDS = ["8c 8d 8h"]


@pytest.fixture
def moving(qtbot: QtBot, session: GameSession) -> Iterator[Player]:
    """A player at the normal pace, with real movements."""
    player = sit_down(session, RecordedMotion(), moving_cards)
    session.set_pace(Pace.NORMAL)
    yield player
    motion_of(player).finish()
    player.view.close()
    player.view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def motion_of(player: Player) -> Motion:
    motion = player.controller._motion
    assert isinstance(motion, Motion)
    return motion


def lay(player: Player, phase: str = "play") -> Player:
    player.lay(a_table(HAND, phase=phase, mine=MELDS, stock="9c 9d"))
    motion_of(player).finish()
    return player


def test_each_moment_of_a_movement_is_put_into_words_once(
    qtbot: QtBot, moving: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(moving, "draw")
    worded: list[TableSnapshot] = []
    find = TranslatedWords.texts

    def count(words: TranslatedWords, snapshot: TableSnapshot) -> TableTexts:
        worded.append(snapshot)
        return find(words, snapshot)

    monkeypatch.setattr(TranslatedWords, "texts", count)
    with qtbot.waitSignal(motion_of(moving).finished):
        moving.key(Qt.Key.Key_D)
    assert len(worded) == 2
    assert worded[-1] is moving.snapshot
    assert moving.scene.snapshot is moving.snapshot
    assert_at_rest(moving)


def test_what_was_marked_while_cards_moved_is_marked_at_their_end(qtbot: QtBot, moving: Player) -> None:
    lay(moving, "draw")
    shown = moving.controller.shown
    with qtbot.waitSignal(motion_of(moving).finished):
        moving.key(Qt.Key.Key_D)
        shown.hover(moving.snapshot.hand[0].key)
    assert moving.scene.hand.marks.hovered == 0


def test_words_of_another_language_are_found_anew_while_cards_move(moving: Player) -> None:
    lay(moving, "draw").key(Qt.Key.Key_D)
    before = moving.scene.texts
    moving.controller.reread_words()
    assert moving.scene.snapshot is moving.snapshot
    assert moving.scene.texts is not before
    assert_at_rest(moving)


def test_a_press_ends_a_movement_and_is_then_handled(moving: Player) -> None:
    lay(moving, "draw").key(Qt.Key.Key_D)
    assert motion_of(moving).running
    moving.click(moving.card("5s"))
    assert moving.selected == "5s"
    motion_of(moving).finish()
    assert_at_rest(moving)


def test_a_key_ends_a_movement_and_is_then_handled(moving: Player) -> None:
    lay(moving, "draw").keys(Qt.Key.Key_D, Qt.Key.Key_5, Qt.Key.Key_Delete)
    assert moving.pile == "7c 5s"
    motion_of(moving).finish()
    assert_at_rest(moving)


def test_a_dropped_card_lies_there_in_the_next_frame(moving: Player) -> None:
    lay(moving).drag(moving.card("5s"), TableSpot.PILE)
    assert moving.dragged == []
    assert len(moving.scene.pile._view.cards) == 2


def test_a_refused_card_flies_back_and_its_gap_waits(qtbot: QtBot, moving: Player) -> None:
    lay(moving).drag(moving.card("2c"), moving.place("9"))
    assert len(moving.dragged) == 1
    assert moving.gaps == "2c"
    assert moving.bubble
    qtbot.waitUntil(lambda: moving.dragged == [])
    assert moving.gaps == ""
    assert moving.bubble


def test_a_place_says_no_at_once_and_why_when_that_was_painted(qtbot: QtBot, moving: Player) -> None:
    lay(moving).press(moving.card("2c")).move(moving.place("9"))
    assert moving.scene.overlay.marks[moving.place("9")].look.state is TargetState.REFUSED
    assert not moving.bubble
    qtbot.waitUntil(lambda: bool(moving.bubble))


def test_marks_are_painted_before_the_pointer_comes_to_their_places(
    qtbot: QtBot, moving: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(moving).press(moving.card("8h")).move(moving.card("8s"))
    qtbot.waitUntil(lambda: not motion_of(moving)._clock.running)
    painted: list[TargetLook] = []
    monkeypatch.setattr(TargetMark, "_draw_frame", lambda mark, _: painted.append(mark.look))
    monkeypatch.setattr(TargetMark, "_draw_chip", lambda mark, _: painted.append(mark.look))
    for place in ("8", "9"):
        moving.move(moving.place(place))
        moving.view.grab()
    states = [mark.look.state for mark in moving.scene.overlay.marks.values()]
    assert TargetState.REFUSED in states
    assert painted == []


def test_nothing_is_said_of_a_place_when_the_card_is_put_back_before(qtbot: QtBot, moving: Player) -> None:
    lay(moving).press(moving.card("2c")).move(moving.place("9"))
    moving.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: moving.dragged == [])
    assert not moving.bubble


WIDE = "4h 4c 4s 5s 5c 6h 6d 7c 7d 8h 8s 9c 9h Th Ts Jc Jd Qh Kd Kc 2c"


def test_few_cards_glide_for_one_held_over_them(moving: Player) -> None:
    moving.lay(a_table(WIDE, phase="play", mine=MELDS, stock="9c 9d"))
    motion_of(moving).finish()
    moving.pick_up(moving.card("4h"))
    motion_of(moving)._glide.finish()
    moving.move(moving.card("6h"))
    assert any(item.pos() != item.home for item in moving.scene.hand.items)
    moving.key(Qt.Key.Key_Escape)


def test_a_press_lands_what_flies_back(moving: Player) -> None:
    lay(moving).drag(moving.card("2c"), moving.place("9"))
    moving.click(moving.card("2c"))
    assert moving.selected == "2c"
    motion_of(moving).finish()
    assert_at_rest(moving)


def test_computer_players_wait_for_the_end_of_a_movement(qtbot: QtBot, moving: Player) -> None:
    thinker = moving.session._players._thinker
    assert isinstance(thinker, ScriptedThinker)
    moving.session.set_pace(Pace.FAST)
    lay(moving).click(moving.card("5s")).key(Qt.Key.Key_X)
    assert motion_of(moving).running
    assert moving.session.thinking == 1
    held = moving.session._players._holds
    assert held == 1
    qtbot.waitUntil(lambda: moving.session._players._holds == 0)
    assert not motion_of(moving).running


def test_another_match_ends_all_movements(moving: Player) -> None:
    lay(moving, "draw").key(Qt.Key.Key_D)
    moving.session.new_match(NEW_MATCH)
    motion_of(moving).finish()
    assert moving.session._players._holds == 0
    assert_at_rest(moving)


def test_a_card_is_dragged_by_touch(moving: Player) -> None:
    lay(moving)
    device = QTest.createTouchDevice()
    start = moving.point(moving.card("5s"))
    end = moving.point(TableSpot.PILE)
    QTest.touchEvent(moving.port, device).press(0, start, moving.port)
    for at in (start - QPoint(0, 20), start - QPoint(0, 60), end):
        QTest.touchEvent(moving.port, device).move(0, at, moving.port)
    assert len(moving.dragged) == 1
    QTest.touchEvent(moving.port, device).release(0, end, moving.port)
    assert moving.pile == "7c 5s"
