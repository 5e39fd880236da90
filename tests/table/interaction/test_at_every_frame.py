"""Whatever a person does while cards move, at whichever frame: the table ends as one that nothing has moved on.

What the person drops is in its place at once.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.cards import parse_card
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.interaction.motion_like import MotionLike
from canasta_desktop.table.motion.flying_card import FlyingCard
from canasta_desktop.table.motion.motion import Motion, Present
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.theme import DARK
from tests.model.tables import a_table, keys
from tests.table.interaction.hands_on import Player, RecordedMotion, assert_at_rest, sit_down
from tests.table.motion.playing import HandMovedClock
from tests.table.motion.settled import state_of

HAND = "4h 4c 4s 5s 8h 8s 9h Kd Kc 2c"
MELDS = ["8c 8d 8h"]


def resize(player: Player) -> None:
    player.view.resize(1150 if player.view.width() > 1200 else 1366, 650)
    QApplication.processEvents()


def change_look(player: Player) -> None:
    player.scene.set_look(DARK, player.scene.table_style.faces, QFont())


def draw(player: Player) -> None:
    player.session.draw()


def lay(player: Player) -> None:
    player.session.commit()


def discard(player: Player) -> None:
    player.session.discard(keys(player.session, "5s")[0])


STARTS: dict[str, tuple[str, Callable[[Player], None]]] = {
    "draw": ("draw", draw),
    "lay": ("play", lay),
    "discard": ("play", discard),
}
DEEDS: dict[str, Callable[[Player], object]] = {
    "take back the last": lambda player: player.session.take_back_last(),
    "take back all": lambda player: player.session.take_back_all(),
    "stage another": lambda player: player.session.stage(keys(player.session, "9h")),
    "sort": lambda player: player.session.sort(SortMode.SUIT),
    "select": lambda player: player.session.toggle(player.snapshot.hand[2].key),
    "resize": resize,
    "another look": change_look,
    "no movements": lambda player: player.session.set_pace(Pace.OFF),
}


class Moved:
    """A player whose clock is moved by hand."""

    def __init__(self, session: GameSession) -> None:
        self.clock = HandMovedClock()
        self.player = sit_down(session, RecordedMotion(), self._motion)
        session.set_pace(Pace.NORMAL)

    def _motion(self, scene: TableScene, present: Present) -> MotionLike:
        self.motion = Motion(scene, present, clock=self.clock, parent=scene)
        return self.motion

    def begin(self, start: str) -> Player:
        """Two fours, then a four and a five are staged; then what is to move begins to move."""
        phase, do = STARTS[start]
        self.player.session.set_pace(Pace.NORMAL)
        self.player.lay(a_table(HAND, phase=phase, mine=MELDS, stock="9c 9d Jc"))
        self.player.session.stage(keys(self.player.session, "4h 4c 4s"))
        self.player.session.stage(keys(self.player.session, "8s"))
        self.motion.finish()
        do(self.player)
        return self.player


@pytest.fixture
def moved(qtbot: QtBot, session: GameSession) -> Iterator[Moved]:
    moved = Moved(session)
    yield moved
    moved.motion.finish()
    close(moved.player)


def close(player: Player) -> None:
    player.view.close()
    player.view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def seen(scene: TableScene) -> object:
    """All that can be seen of a scene; where hidden items are tells nothing."""
    hand, items, snapshot, _ = state_of(scene)
    assert scene.texts is not None
    texts = replace(scene.texts, panel=scene.panel.ground.words or scene.texts.panel)
    return hand, [item for item in items if item[3]], snapshot, texts


def assert_as_if_nothing_had_moved(moved: Moved) -> None:
    """Another view that has shown nothing before looks the same."""
    moved.player.controller.notices.clear()
    pace, view, style = moved.player.session.pace, moved.player.view, moved.player.scene.table_style
    fresh = sit_down(moved.player.session, RecordedMotion())
    fresh.view.resize(view.size())
    fresh.scene.set_look(style.theme, style.faces, style.base_font)
    moved.player.session.set_pace(pace)
    assert seen(moved.player.scene) == seen(fresh.scene)
    close(fresh)


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("start", STARTS)
def test_at_every_frame_a_deed_leads_to_the_table_of_the_session(moved: Moved, start: str, deed: str) -> None:
    moved.begin(start)
    frames = moved.clock.run_out()
    # Taking back is the one that timers have raced with elsewhere.
    step = 1 if (start, deed) == ("draw", "take back all") else max(1, frames // 4)
    for frame in range(0, frames, step):
        moved.begin(start)
        for _ in range(frame):
            moved.clock.advance(16)
        DEEDS[deed](moved.player)
        moved.clock.run_out(48)
        assert moved.player.session._players._holds == 0
        assert_at_rest(moved.player)
        assert moved.player.scene.snapshot == moved.player.snapshot
    assert_as_if_nothing_had_moved(moved)


DROPS: dict[str, tuple[str, Callable[[Player], object], Callable[[Player], object]]] = {
    "to the pile": ("play", lambda player: player.card("5s"), lambda _: TableSpot.PILE),
    "to a place": ("play", lambda player: player.card("9h"), lambda player: player.place("9")),
    "to a meld": ("play", lambda player: player.card("8h"), lambda player: player.place("8")),
    "from the stock": ("draw", lambda _: TableSpot.STOCK, lambda _: TableSpot.HAND),
    "a staged one to the hand": ("play", lambda player: player.place("4"), lambda _: TableSpot.HAND),
}


@pytest.mark.parametrize("drop", DROPS)
def test_what_is_dropped_is_in_its_place_at_once(moved: Moved, drop: str) -> None:
    phase, source, target = DROPS[drop]
    moved.player.lay(a_table(HAND, phase=phase, mine=MELDS, stock="9c 9d Jc"))
    moved.player.session.stage(keys(moved.player.session, "4h 4c 4s"))
    moved.motion.finish()
    before = moved.player.session.snapshot
    moved.player.drag(source(moved.player), target(moved.player))  # type: ignore[arg-type]
    assert moved.player.session.snapshot != before
    assert moved.player.dragged == []
    assert not [item for item in moved.player.scene.items() if isinstance(item, FlyingCard)]
    came = {held.key for held in moved.player.snapshot.hand} - {held.key for held in before.hand} if before else set()
    for item, held in zip(moved.player.scene.hand.items, moved.player.scene.hand.cards, strict=True):
        if held.key in came:
            assert item.pos() == item.home
            assert item.isVisible()
    assert moved.player.scene.pile._view.cards == moved.player.snapshot.pile


def test_a_card_put_elsewhere_in_the_hand_lies_there_while_the_others_make_room(moved: Moved) -> None:
    moved.player.lay(a_table(HAND, mine=MELDS))
    moved.motion.finish()
    moved.player.pick_up(moved.player.card("Kd"))
    first = moved.player.point(moved.player.card("4s"))
    moved.player.move(first).release(first)
    (king,) = [item for item in moved.player.scene.hand.items if item.card == parse_card("Kd")]
    assert king.pos() == king.home
    assert king.isVisible()
    assert not all(item.pos() == item.home for item in moved.player.scene.hand.items)
    assert moved.player.session.sort_mode is SortMode.MANUAL
    moved.clock.run_out()
    assert_at_rest(moved.player)


WIDE = "4h 4c 4s 5s 5c 6h 6d 7c 7d 8h 8s 9c 9h Th Ts Jc Jd Qh Kd Kc 2c"


def test_a_whole_hand_makes_room_without_gliding(moved: Moved) -> None:
    moved.player.lay(a_table(WIDE, phase="play", mine=MELDS, stock="9c 9d"))
    moved.motion.finish()
    moved.player.pick_up(moved.player.card("4h"))
    moved.motion._glide.finish()
    items = moved.player.scene.hand.items
    before = {item: item.pos() for item in items}
    moved.player.move(moved.player.card("2c"))
    frames = []
    for _ in range(8):
        moved.clock.advance(16)
        frames.append({item: item.pos() for item in items})
    assert all(item.pos() == item.home for item in items)
    assert sum(before[item] != item.pos() for item in items) > 12
    assert all(frame[item] in (before[item], item.home) for frame in frames for item in items)
    moved.player.key(Qt.Key.Key_Escape)


def test_the_gap_stays_under_a_card_held_at_the_upper_edge_of_the_hand(moved: Moved) -> None:
    moved.player.lay(a_table(WIDE, phase="play", mine=MELDS, stock="9c 9d"))
    moved.motion.finish()
    moved.player.pick_up(moved.player.card("Kd"))
    first = moved.player.scene.hand.items[0]
    area = moved.player.scene.table_layout.hand_area
    place = moved.player.point(moved.player.card("Jc"))
    moved.player.move(QPoint(place.x(), round(area.y) + 1))
    assert moved.player.scene.hand.items[0] is first
    moved.player.key(Qt.Key.Key_Escape)


def test_a_press_of_escape_in_mid_flight_leads_home(moved: Moved) -> None:
    moved.player.lay(a_table(HAND, mine=MELDS))
    moved.motion.finish()
    moved.player.drag(moved.player.card("2c"), moved.player.place("9"))
    moved.clock.advance(48)
    moved.player.key(Qt.Key.Key_Escape)
    moved.clock.run_out()
    assert_at_rest(moved.player)
