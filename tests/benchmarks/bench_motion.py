"""How long a frame of a deal, a sweep and a re-fan takes: moving and painting, offscreen, at three sizes."""

import os
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

os.environ["QT_NO_GUI_THREADPOOL"] = "1"

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.events import PileTaken
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.motion.motion import Motion
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from tests.table.motion.playing import WORDS, HandMovedClock, PlayedTable, round_of

FRAME = 16
SIZES = [(1366, 768), (1920, 1080), (2560, 1440)]
MOST = 16.0
"""A frame that takes longer is seen to be late."""


class Bench:
    def __init__(self, qtbot: QtBot, width: int, height: int) -> None:
        self.scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont())
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(width, height)
        self.clock = HandMovedClock()
        self.motion = Motion(self.scene, self.present, clock=self.clock)
        with qtbot.waitExposed(self.view):
            self.view.show()

    def present(self, table: TableSnapshot) -> None:
        self.scene.show_table(table, WORDS.texts(table))

    def frames(self, start: Callable[[], object]) -> list[float]:
        """Milliseconds of processor time of every frame, the first one with what starts the movement."""
        times = []
        begun = time.process_time()
        start()
        QApplication.processEvents()
        times.append((time.process_time() - begun) * 1000)
        while self.clock.running and len(times) < 1000:
            begun = time.process_time()
            self.clock.advance(FRAME)
            QApplication.processEvents()
            times.append((time.process_time() - begun) * 1000)
        return times


def taken_piles(least: int) -> list[Happening]:
    """Happenings in which the person takes a pile of some size."""
    found = []
    for seed in range(60):
        for happening in round_of(seed):
            events = [event for event in happening.events if isinstance(event, PileTaken) and event.seat == 0]
            if events and len(events[0].cards) >= least:
                found.append(happening)
    return found[:6]


def report(name: str, size: tuple[int, int], times: list[float]) -> float:
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    middle = statistics.median(ordered)
    print(
        f"\n{name} {size[0]}x{size[1]}: {len(times)} frames, median {middle:.1f}, p99 {late:.1f}, max {ordered[-1]:.1f}"
    )
    return late


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_deal(qtbot: QtBot, size: tuple[int, int]) -> None:
    bench, times = Bench(qtbot, *size), list[float]()
    bench.present(round_of(9)[-1].after)
    QApplication.processEvents()
    for seed in range(4):
        deal = PlayedTable(seed).deal()
        times += bench.frames(partial(bench.motion.play, deal))
    assert report("deal", size, times) < MOST


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_sweep(qtbot: QtBot, size: tuple[int, int]) -> None:
    bench, times = Bench(qtbot, *size), list[float]()
    for happening in taken_piles(8):
        assert happening.before is not None
        bench.present(happening.before)
        QApplication.processEvents()
        times += bench.frames(partial(bench.motion.play, happening))
    assert report("sweep", size, times) < MOST


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_refan(qtbot: QtBot, size: tuple[int, int]) -> None:
    bench, times = Bench(qtbot, *size), list[float]()
    table = max((happening.after for happening in taken_piles(8)), key=lambda table: len(table.hand))
    bench.present(table)
    QApplication.processEvents()

    def turn_round() -> None:
        nonlocal table
        table = replace(table, hand=tuple(reversed(table.hand)))
        with bench.motion.relayout():
            bench.present(table)

    for _ in range(8):
        times += bench.frames(turn_round)
    assert report(f"re-fan of {len(table.hand)}", size, times) < MOST
