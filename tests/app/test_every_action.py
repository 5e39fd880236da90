"""Every action of the menus can be asked for at any moment: nothing breaks, and the table stays as it may be."""

import os
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from canasta_desktop.app import program as program_module
from canasta_desktop.app.program import Program
from canasta_desktop.engine.moves import Ask
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.seats import NewMatch
from canasta_desktop.table.interaction.things import CardInHand, rect_of
from canasta_desktop.ui.action_list import ActionId
from tests.app.agreement import assert_shown
from tests.app.bursting import WaitingThinker
from tests.model.tables import CLASSIC, SEATS, a_table, keys, lay_table, offer_ways_to_take

Start = Callable[..., Program]
HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c Jo"


def no_match(_program: Program) -> None:
    pass


def dealt(program: Program) -> None:
    program.session.new_match(NewMatch(CLASSIC, SEATS, 11))


def in_match(program: Program) -> None:
    """Another table is laid now: what the last action has left of a match is enough."""
    if not program.session.in_round:
        dealt(program)


def before_drawing(program: Program) -> None:
    in_match(program)
    lay_table(program.session, a_table(HAND, phase="draw", mine=["8c 8d 8h"]))


def playing(program: Program) -> None:
    in_match(program)
    lay_table(program.session, a_table(HAND, mine=["8c 8d 8h"]))


def selected(program: Program) -> None:
    playing(program)
    program.session.select(keys(program.session, "4h 4c 4s"))


def put_down(program: Program) -> None:
    selected(program)
    program.session.lay_out()


def anothers_turn(program: Program) -> None:
    in_match(program)
    lay_table(program.session, a_table(HAND, phase="draw", turn=1))


def last_cards(program: Program) -> None:
    in_match(program)
    lay_table(program.session, a_table("4h", mine=["8c 8d 8h 8s 8c 8d 2c"], stock=""))


def paused(program: Program) -> None:
    before_drawing(program)
    program.session.set_paused(True)


def below_a_dialog(program: Program) -> None:
    before_drawing(program)
    program.control.new_game()


def moving(program: Program) -> None:
    program.session.set_pace(Pace.SLOW)
    dealt(program)


def choosing_how_to_take(program: Program) -> None:
    in_match(program)
    offer_ways_to_take(program.session)
    assert program.controller.chooser.is_open


def looking_through_the_pile(program: Program) -> None:
    selected(program)
    program.controller.look_through_pile()
    assert program.controller.pile_viewer.is_open


def in_full_screen(program: Program) -> None:
    selected(program)
    program.window.showFullScreen()


def dragging(program: Program) -> None:
    playing(program)
    rect = rect_of(program.view.table, CardInHand(keys(program.session, "5s")[0]))
    assert rect is not None
    at, port = QPoint(round(rect.centre_x), round(rect.centre_y)), program.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(port, at - QPoint(0, 30))
    assert program.controller.dragging.active


def asked_by_the_partner(program: Program) -> None:
    dealt(program)
    lay_table(program.session, a_table("4h Kd 2c", turn=2, mine=["Qh Qd Qh Qc Qd Qs Qc"]))
    program.session._make([Ask()])


def after_a_round(program: Program) -> None:
    dealt(program)
    lay_table(program.session, a_table("8s", mine=["8c 8d 8h 8s 8c 8d 8h"], stock="5s"))
    program.session.discard(keys(program.session, "8s")[0])


STATES = (
    no_match,
    selected,
    put_down,
    anothers_turn,
    last_cards,
    paused,
    moving,
)
FURTHER_STATES = (
    below_a_dialog,
    choosing_how_to_take,
    looking_through_the_pile,
    in_full_screen,
    dragging,
    asked_by_the_partner,
    after_a_round,
)
BESIDE_THE_TABLE = {
    ActionId.OPEN,
    ActionId.SAVE,
    ActionId.SAVE_AS,
    ActionId.SETTINGS,
    ActionId.HELP,
    ActionId.SHORTCUTS,
    ActionId.ABOUT,
    ActionId.ABOUT_QT,
}
"""They open windows, which takes time, and have nothing to do with how the table stands."""
NOT_RECORDED = (asked_by_the_partner, after_a_round)
"""A move was made at a table laid by hand: it cannot be shown again."""


def close_what_waits() -> None:
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        box.close()


def close_dialogs(program: Program) -> None:
    while any(dialog.isVisible() for dialog in program.window.findChildren(QDialog)):
        for dialog in program.window.findChildren(QDialog):
            dialog.reject()
    QApplication.sendPostedEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def come_to_rest(program: Program) -> None:
    """All that the player would close or wait for; the keyboard is the table's again by itself."""
    close_dialogs(program)
    if program.window.isFullScreen():
        program.window.showNormal()
    assert program.window.isVisible()
    if program.session.snapshot is None:
        assert program.welcome.isAncestorOf(program.window.focusWidget())
        return
    assert program.window.focusWidget() is program.view
    program.session.set_paused(False)
    program.controller.pointer.give_up()
    program.controller.chooser.close()
    program.controller.pile_viewer.close()
    program.controller.interrupt()
    program.motion.finish()
    program.control._due_sheet.forget()


@pytest.mark.parametrize("state", [*STATES, *FURTHER_STATES])
def test_no_action_does_harm(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, state: Callable[[Program], None]
) -> None:
    monkeypatch.setattr(program_module, "WorkerThinker", WaitingThinker)
    monkeypatch.setattr(os, "fsync", lambda _file: None)
    # A table laid by hand has no record that could be played again.
    monkeypatch.setattr(Program, "_keep_table", lambda _program: None)
    program = start()
    left_out = {ActionId.QUIT} | (BESIDE_THE_TABLE if state in FURTHER_STATES else set())
    left_out |= {ActionId.SHOW_AGAIN} if state in NOT_RECORDED else set()
    for name in ActionId:
        if name in left_out:
            continue
        program.session.set_pace(Pace.OFF)
        state(program)
        # Qt's own box about itself waits until it is closed.
        QTimer.singleShot(0, close_what_waits)
        program.window.actions_by_id[name].trigger()
        QApplication.processEvents()
        come_to_rest(program)
        if program.session.snapshot is not None:
            assert_shown(program)
