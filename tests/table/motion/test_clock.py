"""The real clock, in a real view: it ticks with the frames, and an idle table is left alone."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.model.pace import Pace
from canasta_desktop.table.motion.clock import FrameClock
from canasta_desktop.table.motion.motion import Motion
from canasta_desktop.table.view import TableView
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of


class Paints(QObject):
    """Counts the paint events of a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


def test_it_ticks_from_its_start_until_it_is_stopped(qtbot: QtBot) -> None:
    clock, ticks = FrameClock(), list[int]()
    clock.ticked.connect(ticks.append)
    assert not clock.running
    clock.start()
    qtbot.waitUntil(lambda: len(ticks) > 4)
    clock.stop()
    assert not clock.running
    assert ticks == sorted(ticks)
    seen = len(ticks)
    clock.start()
    qtbot.waitUntil(lambda: len(ticks) > seen + 1)
    assert ticks[seen + 1] < ticks[seen - 1] + 100
    clock.stop()


def test_an_idle_table_is_not_painted(qtbot: QtBot, stage: Stage) -> None:
    view = TableView(stage.scene)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    clock = FrameClock()
    motion = Motion(stage.scene, stage.present, clock=clock, pace=Pace.FAST)
    paints = Paints()
    view.viewport().installEventFilter(paints)
    with qtbot.waitSignal(motion.finished):
        motion.play(round_of(1)[0])
    qtbot.waitUntil(lambda: not clock.running)
    assert paints.count > 10
    QApplication.processEvents()
    settled, later = paints.count, FrameClock()
    with qtbot.waitSignal(later.ticked, check_params_cb=lambda now: now > 60):
        later.start()
    later.stop()
    assert paints.count == settled
    assert not motion.running
