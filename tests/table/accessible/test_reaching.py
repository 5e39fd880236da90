"""Everything on the table is reached by keys alone, and no key holds the focus anywhere."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.moves import Ask
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.model.session import GameSession
from canasta_desktop.table.accessible.described import described
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.interaction.things import Thing, button_of, rect_of
from canasta_desktop.table.items.hand_tray import FocusRing
from canasta_desktop.table.texts import ActionName
from canasta_desktop.ui.spoken_words import SpokenWords
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import a_table
from tests.table.accessible.conftest import player, session
from tests.table.interaction.hands_on import SHIFT, Player, RecordedMotion, sit_down

__all__ = ["player", "session"]

Key = Qt.Key
NAMES = ("Kaisa", "Anna", "Pekka", "Marie", "Jean", "Rose")
HAND = "4h 4c 4s 9d Kd Kc Kh 2c 8s 8h"


@pytest.fixture
def sit_at(qtbot: QtBot) -> Iterator[Callable[[int], Player]]:
    """A table of so many players, on which a round was just dealt."""
    sessions = []

    def sit(players: int) -> Player:
        session = GameSession(ScriptedThinker(at_once=False), randomness=Random(1))
        sessions.append(session)
        seats = tuple(SeatPlayer(name, "casual") for name in NAMES[:players])
        session.new_match(NewMatch(preset("classic", players), (replace(seats[0], player="human"), *seats[1:]), 7))
        player = sit_down(session, RecordedMotion())
        qtbot.addWidget(player.view)
        return player

    yield sit
    for sat_at in sessions:
        sat_at.close()


def things_told(player: Player) -> set[object]:
    """All that a screen reader is told can have the focus."""
    controller = player.controller
    speech = SpokenWords(TranslatedWords(lambda: player.session.log))
    parts = described(player.snapshot, controller.focus, controller.chooser, speech)
    return {told.key for part in parts for told in part.things if told.is_thing}


def walk(player: Player) -> list[Thing]:
    """Tab through all areas and right through each: what had the focus, in order; each time it could be seen."""
    met: list[Thing] = []
    for area in Area:
        if player.controller.focus.area is not area:
            continue
        player.key(Key.Key_Home)
        for _ in player.controller.focus.things(area):
            thing = player.controller.focus.thing
            assert thing is not None
            assert_focus_is_seen(player, thing)
            met.append(thing)
            player.key(Key.Key_Right)
        assert player.controller.focus.thing == met[-1], "the end of an area is its end"
        player.key(Key.Key_Tab)
    return met


def assert_focus_is_seen(player: Player, thing: Thing) -> None:
    """The ring is round it, or it is a button that has its own."""
    assert player.controller.focus.visible
    button = button_of(player.scene, thing)
    if button is not None:
        assert button.focused
        return
    [ring] = [item for item in player.scene.items() if isinstance(item, FocusRing) and item.isVisible()]
    rect = rect_of(player.scene, thing)
    assert rect is not None
    assert abs(ring.pos().x() - rect.x) <= 1
    assert player.scene.sceneRect().contains(ring.mapRectToScene(ring.place))


def assert_all_is_reached(player: Player) -> None:
    met = walk(player)
    assert set(met) == things_told(player)
    assert len(met) == len(set(met))
    assert player.controller.focus.area is Area.HAND


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_everything_is_reached_at_every_table(sit_at: Callable[[int], Player], players: int) -> None:
    assert_all_is_reached(sit_at(players))


def test_everything_is_reached_with_melds_on_both_sides(player: Player) -> None:
    player.lay(a_table(HAND, mine=["8c 8d 8h", "Qc Qd Qh Qs Qs Qh Qc"], theirs=["Tc Td Th", "5c 5d 5h"]))
    assert_all_is_reached(player)


def test_everything_is_reached_while_cards_are_put_down(player: Player) -> None:
    player.lay(a_table(HAND)).select("4h 4c 4s").key(Key.Key_M)
    assert player.staged("4")
    player.key(Key.Key_Home)
    assert_all_is_reached(player)


def test_everything_is_reached_while_the_partner_asks(player: Player, qtbot: QtBot) -> None:
    player.lay(a_table(HAND, turn=2, mine=["Qc Qd Qh Qs Qs Qh Qc"]))
    thinker = player.session._players._thinker
    assert isinstance(thinker, ScriptedThinker)
    with qtbot.waitSignal(player.session.happened):
        thinker.answer(Ask())
    assert player.snapshot.question_to_me is not None
    assert_all_is_reached(player)
    assert {ActionName.ANSWER_YES, ActionName.ANSWER_NO} <= things_told(player)


def test_back_tab_goes_the_other_way_round(player: Player) -> None:
    areas = []
    for _ in Area:
        player.key(Key.Key_Tab, SHIFT)
        areas.append(player.controller.focus.area)
    filled = [area for area in Area if player.controller.focus.things(area)]
    assert areas[: len(filled)] == [*reversed(filled[1:]), filled[0]]


def test_every_way_to_take_the_pile_is_reached_and_left(player: Player) -> None:
    player.lay(a_table("8s 8h 2c 4d 5d", phase="draw", pile="Kc 8c", mine=["Qc Qd Qh"])).key(Key.Key_T)
    chooser = player.controller.chooser
    ways = len(chooser.buttons)
    assert ways > 1
    met = []
    for _ in range(ways):
        met.append(chooser.focused)
        assert [button.focused for button in chooser.buttons] == [number == met[-1] for number in range(ways)]
        player.key(Key.Key_Tab)
    assert sorted(met) == list(range(ways))
    player.key(Key.Key_Escape)
    assert not chooser.is_open
    player.key(Key.Key_T)
    player.key(Key.Key_Return)
    assert player.snapshot.has_drawn


@pytest.mark.parametrize("size", [(1024, 541), (1366, 709)])
@pytest.mark.parametrize("keys", [[Key.Key_Home], [Key.Key_Tab], [Key.Key_Tab, Key.Key_Tab, Key.Key_End]])
def test_the_ring_is_three_pixels_of_each_colour(player: Player, size: tuple[int, int], keys: list[Qt.Key]) -> None:
    """Round a card, a place and a button, also in the smallest window."""
    player.view.resize(*size)
    player.lay(a_table(HAND)).keys(*keys)
    thing = player.controller.focus.thing
    assert thing is not None
    rect = rect_of(player.scene, thing)
    assert rect is not None
    image = player.view.grab().toImage()
    left, middle = round(rect.x), round(rect.centre_y)
    line = [image.pixelColor(x, middle) for x in range(max(0, left - 10), left + 5)]
    light = [place for place, colour in enumerate(line) if colour.lightness() > 110 and colour.saturation() < 40]
    bright = [place for place in light if place - light[0] == light.index(place)]
    white = sum(line[place].lightness() / 255 for place in bright)
    assert white > 2.8, [colour.name() for colour in line]
    for beside in (line[max(0, bright[0] - 2) : bright[0]], line[bright[-1] + 1 : bright[-1] + 3]):
        darkest = min(colour.lightness() for colour in beside)
        assert darkest < 40, [colour.name() for colour in line]
