"""A match put on the table stands there as in a program just started, whatever was on the table before."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app import program as program_module
from canasta_desktop.app.program import Program
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.storage.records import record_text
from canasta_desktop.table.interaction.things import CardInHand, rect_of
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.ui.action_list import ActionId
from tests.app.bursting import WaitingThinker
from tests.model.tables import CLASSIC, SEATS, a_table, keys, lay_table, offer_ways_to_take

MATCH = NewMatch(CLASSIC, SEATS, 11)


@pytest.fixture
def started(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Program]]:
    """Starts a program; it is ended when the next one starts, and at the end."""
    monkeypatch.setattr(program_module, "WorkerThinker", WaitingThinker)
    running: list[Program] = []

    def end() -> None:
        while running:
            program = running.pop()
            program.window.close()
            program.end()
            program.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def start() -> Program:
        end()
        program = Program(qapp)
        running.append(program)
        program.session.set_pace(Pace.OFF)
        with qtbot.waitExposed(program.window):
            program.begin(None)
        return program

    yield start
    end()


def seen(program: Program) -> list[object]:
    """All that can be read on the table, and where; and what the menus offer."""
    scene = program.view.table
    spoken = sorted(
        (type(item).__name__, item.accessible_name, item.toolTip(), round(item.x()), round(item.y()))
        for item in scene.items()
        if isinstance(item, TableItem) and item.isVisible()
    )
    texts = scene.texts
    assert texts is not None
    actions = [(name, program.window.actions_by_id[name]) for name in ActionId]
    offered = [(name, one.text(), one.isEnabled(), one.isChecked(), one.isVisible()) for name, one in actions]
    marks = (scene.overlay.marks, scene.overlay.hints, scene.hand.marks, scene.panel.ground.words)
    return [spoken, texts, program.window.windowTitle(), program.session.snapshot, offered, marks]


def in_the_middle(program: Program) -> None:
    lay_table(program.session, a_table("4h 4c 4s 5s Kd", mine=["8c 8d 8h"]))
    program.session.select(keys(program.session, "4h 4c"))


def with_a_notice(program: Program) -> None:
    in_the_middle(program)
    program.session.draw()


def with_cards_put_down(program: Program) -> None:
    in_the_middle(program)
    program.session.lay_out()


def with_the_chooser(program: Program) -> None:
    offer_ways_to_take(program.session)
    assert program.controller.chooser.is_open


def looking_through_the_pile(program: Program) -> None:
    in_the_middle(program)
    program.controller.look_through_pile()


def in_a_pause(program: Program) -> None:
    in_the_middle(program)
    program.session.set_paused(True)


def in_an_own_order(program: Program) -> None:
    in_the_middle(program)
    program.session.move_in_hand(keys(program.session, "Kd"), 0)


def with_a_hint(program: Program) -> None:
    in_the_middle(program)
    program.session.ask_hint()


def in_mid_drag(program: Program) -> None:
    in_the_middle(program)
    program.session.clear_selection()
    rect = rect_of(program.view.table, CardInHand(keys(program.session, "5s")[0]))
    assert rect is not None
    at, port = QPoint(round(rect.centre_x), round(rect.centre_y)), program.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(port, at - QPoint(0, 30))
    assert program.controller.dragging.active


def by_other_rules(program: Program) -> None:
    seats = (*SEATS, SeatPlayer("Rose", "casual"), SeatPlayer("Jean", "casual"))
    program.session.new_match(NewMatch(preset("thirteen", 6), seats, 3))


def after_a_round(program: Program) -> None:
    lay_table(program.session, a_table("8s", mine=["8c 8d 8h 8s 8c 8d 8h"], stock="5s"))
    program.session.discard(keys(program.session, "8s")[0])
    assert program.session.snapshot is not None
    assert program.session.snapshot.round_over


BEFORE = (
    in_the_middle,
    with_a_notice,
    with_cards_put_down,
    with_the_chooser,
    looking_through_the_pile,
    in_a_pause,
    in_an_own_order,
    with_a_hint,
    in_mid_drag,
    by_other_rules,
    after_a_round,
)


def test_nothing_of_the_match_before_is_left(started: Callable[[], Program]) -> None:
    fresh = started()
    fresh.session.new_match(MATCH)
    fresh.motion.finish()
    expected = seen(fresh)
    used = started()
    for before in BEFORE:
        used.session.new_match(replace(MATCH, deal_number=5))
        before(used)
        used.session.new_match(MATCH)
        used.motion.finish()
        assert seen(used) == expected, before.__name__


def test_a_match_is_saved_alike_wherever_numbers_have_commas(started: Callable[[], Program]) -> None:
    program = started()
    program.session.new_match(MATCH)
    english = record_text(program.session.record())
    before = QLocale()
    try:
        for name in ("fi_FI", "fr_FR", "ht_HT"):
            QLocale.setDefault(QLocale(name))
            assert record_text(program.session.record()) == english
            program.session.sort(SortMode.SUIT)
            program.settings.keep_window("place", maximised=False)
            assert '"sort_mode": "suit"' in program.settings._path.read_text("ascii")
    finally:
        QLocale.setDefault(before)
