"""The last turns shown again, and the pause: whatever ends them does nothing else, and the table is as it was."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import card_text
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.records import parse_record, record_text
from canasta_desktop.table.interaction.motion_like import MotionLike
from canasta_desktop.table.motion.motion import Motion, Present
from canasta_desktop.table.motion.outlines import Outline
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.theme import DARK
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH, a_table
from tests.table.interaction.hands_on import (
    CTRL,
    LEFT,
    NONE,
    RIGHT,
    SHIFT,
    Player,
    RecordedMotion,
    assert_at_rest,
    sit_down,
)
from tests.table.motion.playing import HandMovedClock

Key = Qt.Key
NO_BUTTON = Qt.MouseButton.NoButton


class Sitting:
    """A player some turns into a round, with movements driven by hand."""

    def __init__(self, session: GameSession, thinker: ScriptedThinker, pace: Pace) -> None:
        self.session, self.thinker, self.clock = session, thinker, HandMovedClock()
        self.player = sit_down(session, RecordedMotion(), self._moving)
        session.set_pace(pace)
        self.begun: list[Happening] = []
        self.motion.began_again.connect(self.begun.append)
        self.told: list[str] = []
        self.motion.finished.connect(lambda: self.told.append("finished"))

    def _moving(self, scene: TableScene, present: Present) -> MotionLike:
        self.motion = Motion(scene, present, clock=self.clock, parent=scene)
        return self.motion

    @property
    def interlude(self) -> bool:
        return self.player.controller.interlude.showing_again

    @property
    def banner(self) -> str:
        banner = self.player.controller.interlude.banner
        return f"{banner.words.title} | {banner.words.detail} | {banner.words.hint}" if banner.isVisible() else ""

    def show_again(self) -> None:
        self.player.controller.show_again()
        assert self.interlude

    def fresh(self) -> TableScene:
        """What a scene shows that has shown nothing but the present table."""
        scene = TableScene(self.player.scene.table_style.faces, self.player.scene.table_style.theme, QFont())
        scene.set_size(self.player.scene.width(), self.player.scene.height(), 1.0)
        words = self.player.controller._words
        scene.show_table(self.player.snapshot, words.texts(self.player.snapshot))
        return scene

    def assert_present(self) -> None:
        """Everything is as it was: the table, the items, and nobody waits."""
        assert not self.interlude
        assert self.banner == ""
        assert self.session._players._holds == 0
        assert self.player.scene.snapshot == self.session.snapshot
        assert not any(isinstance(item, Outline) for item in self.player.scene.items())
        assert_at_rest(self.player)
        hand = [(item.card, item.pos()) for item in self.player.scene.hand.items]
        assert hand == [(item.card, item.pos()) for item in self.fresh().hand.items]

    def leave(self) -> None:
        self.motion.finish()
        self.player.view.close()
        self.player.view.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


SitDown = Callable[[Pace], Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[SitDown]:
    """In the person's second turn, before drawing."""
    made: list[Sitting] = []
    thinker = ScriptedThinker()
    session = GameSession(thinker, randomness=Random(1))
    session.set_pace(Pace.OFF)

    def make(pace: Pace) -> Sitting:
        turns = [0]

        def play() -> bool:
            snapshot = session.snapshot
            assert snapshot is not None
            if not snapshot.my_turn:
                return False
            if turns[0] == 1:
                return True
            if not snapshot.has_drawn:
                session.draw()
            else:
                turns[0] += 1
                session.discard(snapshot.hand[-3].key)
            return False

        session.new_match(NEW_MATCH)
        qtbot.waitUntil(play)
        thinker.at_once = False
        made.append(Sitting(session, thinker, pace))
        return made[-1]

    yield make
    for sitting in made:
        sitting.leave()
    session.close()


def test_every_move_since_the_turn_before_is_shown_in_its_order(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    expected = sitting.session.last_turns()
    assert len(expected) >= 8
    sitting.show_again()
    sitting.clock.run_out(120, most=4000)
    assert sitting.begun == list(expected)
    sitting.assert_present()


def test_it_is_said_what_is_going_on_and_how_to_go_on(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    assert sitting.banner == ("Showing the last turns again | You drew 1 card | Press any key or click to go on")
    panel = sitting.player.scene.table_layout.centre.panel.panel
    assert sitting.player.controller.interlude.banner.pos().x() == pytest.approx(panel.x, abs=1)


def test_the_record_stays_as_it_is(sit: SitDown) -> None:
    sitting = sit(Pace.FAST)
    before, snapshot = record_text(sitting.session.record()), sitting.session.snapshot
    sitting.show_again()
    sitting.clock.run_out(120, most=4000)
    assert record_text(sitting.session.record()) == before
    assert sitting.session.snapshot is snapshot


def test_without_movements_each_move_is_outlined_after_the_other(sit: SitDown) -> None:
    sitting = sit(Pace.OFF)
    expected = sitting.session.last_turns()
    sitting.show_again()
    outlined = 0
    for shown in expected:
        assert sitting.begun[-1] == shown
        assert sitting.player.scene.snapshot == shown.after
        outlined += any(isinstance(item, Outline) for item in sitting.player.scene.items())
        sitting.clock.advance(599)
        assert sitting.begun[-1] == shown
        sitting.clock.advance(1)
    assert outlined == len(expected)
    sitting.assert_present()
    assert not sitting.clock.running


@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.OFF])
@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F24, Key.Key_D, Key.Key_Space, Key.Key_Dollar])
def test_any_key_ends_it_and_does_nothing_else(sit: SitDown, pace: Pace, key: Qt.Key) -> None:
    sitting = sit(pace)
    before = sitting.session.snapshot
    sitting.show_again()
    sitting.clock.advance(900)
    sitting.player.key(key)
    sitting.assert_present()
    assert sitting.session.snapshot is before


def test_keys_with_which_others_are_held_do_not_end_it(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    for key in (Key.Key_Shift, Key.Key_Control, Key.Key_Alt):
        sitting.player.key(key)
    sitting.player.key(Key.Key_S, CTRL)
    assert sitting.interlude


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_press_ends_it_and_does_nothing_else(sit: SitDown, button: Qt.MouseButton) -> None:
    sitting = sit(Pace.NORMAL)
    before, port, at = sitting.session.snapshot, sitting.player.port, sitting.player.point(TableSpot.STOCK)
    asked: list[QPoint] = []
    sitting.player.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    sitting.player.view.customContextMenuRequested.connect(asked.append)
    sitting.show_again()
    sitting.clock.advance(900)
    QTest.mousePress(port, button, NONE, at)
    QApplication.sendEvent(port, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, port.mapToGlobal(at)))
    QTest.mouseRelease(port, button, NONE, at)
    sitting.assert_present()
    assert (sitting.session.snapshot, asked) == (before, [])
    sitting.player.click(at)
    assert sitting.session.snapshot != before


def test_a_press_whose_release_is_lost_keeps_nothing_away(sit: SitDown) -> None:
    sitting = sit(Pace.OFF)
    sitting.show_again()
    QTest.mousePress(sitting.player.port, LEFT, NONE, sitting.player.point(TableSpot.STOCK))
    card = sitting.player.card(card_text(sitting.player.snapshot.hand[0].card))
    port, at = sitting.player.port, sitting.player.point(card).toPointF()
    for _ in range(2):
        move = QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), NO_BUTTON, NO_BUTTON, NONE)
        QApplication.sendEvent(port, move)
    assert sitting.player.scene.hand.marks.hovered is not None
    sitting.player.release(card)


def test_it_may_end_at_any_moment(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    chance = Random(5)
    for _ in range(12):
        sitting.show_again()
        for _ in range(chance.randrange(60)):
            sitting.clock.advance(chance.randrange(1, 90))
        sitting.player.key(Key.Key_Escape)
        sitting.assert_present()


@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.OFF])
def test_another_size_ends_it(sit: SitDown, pace: Pace) -> None:
    sitting = sit(pace)
    sitting.show_again()
    sitting.clock.advance(900)
    sitting.player.view.resize(1100, 640)
    QApplication.processEvents()
    sitting.assert_present()


def test_another_look_ends_it(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    sitting.clock.advance(900)
    scene = sitting.player.scene
    scene.set_look(DARK, scene.table_style.faces, QFont())
    sitting.assert_present()


def test_a_move_by_the_menu_ends_it_and_is_made(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    sitting.clock.advance(900)
    assert sitting.session.draw() is None
    assert sitting.motion.running
    sitting.clock.run_out(40)
    sitting.assert_present()
    assert sitting.player.snapshot.has_drawn


def test_another_match_ends_it(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    sitting.clock.advance(900)
    sitting.session.new_match(NEW_MATCH)
    assert not sitting.interlude
    sitting.clock.run_out(40)
    sitting.assert_present()


def test_a_switch_to_no_movements_ends_it(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    sitting.session.set_pace(Pace.OFF)
    sitting.assert_present()


def test_what_is_staged_and_selected_stays_so(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.session.draw()
    sitting.motion.finish()
    sitting.session.toggle(sitting.player.snapshot.hand[0].key)
    before = sitting.session.snapshot
    sitting.show_again()
    sitting.clock.run_out(120, most=4000)
    assert sitting.session.snapshot is before
    assert sitting.player.scene.hand.marks.selected == {0}


def test_computer_players_wait_meanwhile(qtbot: QtBot, sit: SitDown) -> None:
    sitting = sit(Pace.OFF)
    sitting.session.draw()
    sitting.session.discard(sitting.player.snapshot.hand[-3].key)
    stock = sitting.player.snapshot.stock
    assert sitting.session.thinking is not None
    sitting.show_again()
    sitting.thinker.answer()
    with qtbot.assertNotEmitted(sitting.session.happened, wait=60):
        pass
    assert sitting.interlude
    assert sitting.player.snapshot.stock == stock
    sitting.player.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: sitting.player.snapshot.stock != stock)


def test_after_the_deal_it_is_said_that_there_is_nothing(player: Player) -> None:
    player.controller.show_again()
    assert not player.controller.interlude.showing_again
    assert player.message == "There are no turns to show again yet"


def test_a_pause_is_seen_and_says_how_to_go_on(player: Player) -> None:
    player.session.set_paused(True)
    curtain = player.controller.interlude.curtain
    assert curtain.isVisible()
    assert (curtain.words.title, curtain.words.hint) == ("Paused", "Press Ctrl+P or click to go on")
    assert curtain.place.size() == player.scene.sceneRect().size()
    player.view.resize(1024, 600)
    QApplication.processEvents()
    assert curtain.place.size() == player.scene.sceneRect().size()
    player.session.set_paused(False)
    assert not curtain.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return, Key.Key_Space])
def test_plain_keys_go_on_from_a_pause(player: Player, key: Qt.Key) -> None:
    player.session.set_paused(True)
    player.key(key)
    assert not player.session.paused
    assert player.selected == ""


def test_the_menu_key_opens_nothing_in_a_pause(player: Player) -> None:
    asked: list[QPoint] = []
    player.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    player.view.customContextMenuRequested.connect(asked.append)
    at = QPoint(300, 600)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, player.view.mapToGlobal(at))
    player.session.set_paused(True)
    QApplication.sendEvent(player.view, event)
    assert asked == []
    player.session.set_paused(False)
    QApplication.sendEvent(player.view, event)
    assert asked == [at]


def test_a_click_goes_on_and_does_nothing_else(player: Player) -> None:
    player.lay(a_table("4h 4c 4s", phase="draw"))
    player.session.set_paused(True)
    player.click(TableSpot.STOCK)
    assert not player.session.paused
    assert not player.snapshot.has_drawn
    player.click(TableSpot.STOCK)
    assert player.snapshot.has_drawn


def test_in_a_pause_no_key_plays(player: Player) -> None:
    player.lay(a_table("4h 4c 4s", phase="draw"))
    player.session.set_paused(True)
    before = player.session.snapshot
    player.keys(Key.Key_D, Key.Key_T, Key.Key_4, Key.Key_X, Key.Key_L, Key.Key_Tab).key(Key.Key_Z, CTRL)
    player.key(Key.Key_S, SHIFT)
    assert player.session.paused
    assert player.session.snapshot == before


def test_nothing_is_dragged_in_a_pause(player: Player) -> None:
    player.lay(a_table("4h 4c 4s"))
    player.session.set_paused(True)
    player.drag(player.card("4s"), TableSpot.PILE)
    assert player.pile == "7c"
    assert_at_rest(player)


def test_a_pause_in_mid_drag_puts_the_cards_back(player: Player) -> None:
    player.lay(a_table("4h 4c 4s"))
    player.pick_up(player.card("4s"))
    player.session.set_paused(True)
    assert_at_rest(player)
    player.release(TableSpot.PILE)
    assert player.pile == "7c"
    assert player.session.paused


def test_a_pause_ends_what_is_shown_again(sit: SitDown) -> None:
    sitting = sit(Pace.NORMAL)
    sitting.show_again()
    sitting.session.set_paused(True)
    sitting.assert_present()
    assert sitting.player.controller.interlude.curtain.isVisible()
    sitting.player.controller.show_again()
    assert not sitting.interlude


def test_a_pause_lets_movements_end_and_loses_no_move(qtbot: QtBot, sit: SitDown) -> None:
    sitting = sit(Pace.FAST)
    sitting.session.draw()
    sitting.motion.finish()
    sitting.session.discard(sitting.player.snapshot.hand[-3].key)
    assert sitting.motion.running
    sitting.session.set_paused(True)
    sitting.thinker.answer()
    sitting.clock.run_out(40)
    assert sitting.told[-1] == "finished"
    stock = sitting.player.snapshot.stock
    with qtbot.assertNotEmitted(sitting.session.happened, wait=250):
        pass
    assert sitting.player.snapshot.stock == stock
    sitting.session.set_paused(False)
    qtbot.waitUntil(lambda: sitting.player.snapshot.stock != stock)


def test_a_paused_match_can_be_saved_and_goes_on_unpaused(sit: SitDown) -> None:
    sitting = sit(Pace.OFF)
    sitting.session.set_paused(True)
    record = parse_record(record_text(sitting.session.record()))
    sitting.session.open_record(record)
    assert not sitting.session.paused
    assert not sitting.player.controller.interlude.curtain.isVisible()
