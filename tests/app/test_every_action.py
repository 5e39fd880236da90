"""Every action of the menus can be asked for at any moment: nothing breaks, and the table stays as it may be."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from canasta_desktop.app import program as program_module
from canasta_desktop.app.program import Program
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.seats import NewMatch
from canasta_desktop.ui.action_list import ActionId
from tests.app.bursting import WaitingThinker
from tests.model.tables import CLASSIC, SEATS, a_table, keys, lay_table

Start = Callable[..., Program]
HAND = "4h 4c 4s 5s 8h 8s Kd Kc 2c Jo"
LEFT_OUT = (ActionId.QUIT,)
"""It would end the test."""


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


STATES = (
    no_match,
    selected,
    put_down,
    anothers_turn,
    last_cards,
    paused,
    below_a_dialog,
    moving,
)


def close_what_waits() -> None:
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox) and box.parent() is None:
        box.close()


def close_dialogs(program: Program) -> None:
    while any(dialog.isVisible() for dialog in program.window.findChildren(QDialog)):
        for dialog in program.window.findChildren(QDialog):
            dialog.reject()
    QApplication.sendPostedEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("state", STATES)
def test_no_action_does_harm(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, state: Callable[[Program], None]
) -> None:
    monkeypatch.setattr(program_module, "WorkerThinker", WaitingThinker)
    program = start()
    for name in ActionId:
        if name in LEFT_OUT:
            continue
        program.session.set_pace(Pace.OFF)
        program.session.set_paused(False)
        state(program)
        # Qt's own box about itself waits until it is closed.
        QTimer.singleShot(0, close_what_waits)
        program.window.actions_by_id[name].trigger()
        QApplication.processEvents()
        close_dialogs(program)
        snapshot = program.session.snapshot
        assert program.window.isVisible()
        if snapshot is not None:
            shown = [card for card, _ in zip(program.view.table.hand.cards, snapshot.hand, strict=False)]
            assert len(shown) == len(snapshot.hand)
            program.window.take_focus()
            assert program.window.focusWidget() is program.view
