"""Presses, moves, keys and other players' moves in any order: nothing is lost, doubled or stranded."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import full_deck
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.seats import NewMatch
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.interaction.controller import moving_cards
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import CLASSIC, SEATS
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

Key = Qt.Key
KEYS = (
    *(Key.Key_D, Key.Key_T, Key.Key_M, Key.Key_X, Key.Key_C, Key.Key_Backspace, Key.Key_Escape, Key.Key_S),
    *(Key.Key_Tab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Space, Key.Key_Return),
    *(Key.Key_4, Key.Key_K, Key.Key_W, Key.Key_Plus, Key.Key_I, Key.Key_G, Key.Key_Y, Key.Key_E),
)
SPOTS = ((0.05, 0.45), (0.14, 0.45), (0.2, 0.64), (0.5, 0.64), (0.9, 0.64), (0.5, 0.85), (0.1, 0.85), (0.95, 0.85))
"""Stock, pile, places of melds, the hand."""
points = st.one_of(st.sampled_from(SPOTS), st.tuples(st.floats(-0.1, 1.1), st.floats(-0.1, 1.1)))
buttons = st.sampled_from([LEFT, LEFT, LEFT, LEFT, RIGHT, Qt.MouseButton.MiddleButton])
modifiers = st.sampled_from([NONE, NONE, NONE, SHIFT, CTRL])
deeds = st.one_of(
    st.tuples(st.just("press"), points, buttons, modifiers),
    st.tuples(st.just("move"), points),
    st.tuples(st.just("move"), points),
    st.tuples(st.just("release"), points, buttons),
    st.tuples(st.just("release"), points, st.just(LEFT)),
    st.tuples(st.just("click twice"), points),
    st.tuples(st.just("drag"), points, points),
    st.tuples(st.just("key"), st.sampled_from(KEYS), modifiers),
    st.tuples(st.just("answer")),
    st.tuples(st.just("turn events")),
    st.tuples(st.just("resize"), st.integers(1024, 1500), st.integers(541, 900)),
    st.tuples(st.just("leave")),
)


class Burst:
    """Does to a table whatever it is told."""

    def __init__(self, player: Player, thinker: ScriptedThinker) -> None:
        self._player, self._thinker = player, thinker
        self._deeds: dict[str, Callable[..., object]] = {
            "press": self._press,
            "move": lambda at: QTest.mouseMove(player.port, self._point(at)),
            "release": lambda at, button: QTest.mouseRelease(player.port, button, NONE, self._point(at)),
            "click twice": lambda at: player.double_click(self._point(at)),
            "drag": self._drag,
            "key": player.key,
            "answer": self._answer,
            "turn events": lambda: QTest.qWait(1),
            "resize": player.view.resize,
            "leave": lambda: QApplication.sendEvent(player.view, QEvent(QEvent.Type.WindowDeactivate)),
        }

    def do(self, deed: tuple[object, ...]) -> None:
        name, *rest = deed
        self._deeds[str(name)](*rest)

    def come_to_rest(self) -> None:
        for button in (LEFT, RIGHT, Qt.MouseButton.MiddleButton):
            QTest.mouseRelease(self._player.port, button, NONE, QPoint(-20, -20))
        self._player.controller.pointer.give_up()
        self._player.controller.chooser.close()
        self._player.controller._motion.finish()

    def _press(self, at: tuple[float, float], button: Qt.MouseButton, held: Qt.KeyboardModifier) -> None:
        QTest.mousePress(self._player.port, button, held, self._point(at))

    def _drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._player.drag(self._point(start), self._point(start) + QPoint(0, -15), self._point(end))

    def _answer(self) -> None:
        if self._thinker.asked and self._player.session.thinking is not None:
            self._thinker.answer()
            QApplication.processEvents()

    def _point(self, at: tuple[float, float]) -> QPoint:
        return QPoint(round(at[0] * self._player.view.width()), round(at[1] * self._player.view.height()))


def assert_conserved(player: Player) -> None:
    """All cards are there once, and the table shows what the rules know."""
    at = player.session._at()
    if at is None:
        return
    state = at.state
    cards = Counter(state.stock) + Counter(state.pile)
    for hand in state.hands:
        cards += Counter(hand)
    for side, melds in enumerate(state.melds):
        cards += Counter(state.red_threes[side])
        for meld in melds.values():
            cards += Counter(meld.cards)
    assert cards == Counter(full_deck(2))
    shown = Counter(held.card for held in player.snapshot.hand)
    for meld_shown in player.snapshot.sides[player.snapshot.my_side].melds:
        shown += Counter(meld_shown.staged)
    assert shown == Counter(state.hands[player.snapshot.me])


@contextmanager
def seated(deal: int, pace: Pace) -> Iterator[tuple[Player, ScriptedThinker]]:
    """A player at a new deal, with real movements."""
    thinker = ScriptedThinker(at_once=False)
    session = GameSession(thinker, randomness=Random(deal))
    session.new_match(NewMatch(CLASSIC, SEATS, deal))
    player = sit_down(session, RecordedMotion(), moving_cards)
    session.set_pace(pace)
    try:
        yield player, thinker
    finally:
        session.close()
        player.view.close()
        player.view.deleteLater()
        player.scene.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 9999), st.sampled_from([Pace.FAST, Pace.OFF]), st.lists(deeds, min_size=5, max_size=60))
def test_bursts_leave_a_whole_table(qtbot: QtBot, deal: int, pace: Pace, burst: list[tuple[object, ...]]) -> None:
    with seated(deal, pace) as (player, thinker):
        doing = Burst(player, thinker)
        for deed in burst:
            doing.do(deed)
        doing.come_to_rest()
        assert_conserved(player)
        assert_at_rest(player)
