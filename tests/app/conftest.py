"""A session whose computer players wait to be told, and settings in a file of the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app.opening import Opening
from canasta_desktop.app.program import Program
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.paths import journal_path
from canasta_desktop.storage.records import Seat, new_record
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import CLASSIC, SEATS


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[GameSession]:
    """Before any match, at the pace off."""
    session = GameSession(ScriptedThinker(at_once=False), randomness=Random(1))
    session.set_pace(Pace.OFF)
    yield session
    session.close()


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def settings(qtbot: QtBot, settings_file: Path) -> SettingsKeeper:
    return SettingsKeeper(settings_file)


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot) -> Iterator[Callable[..., Program]]:
    """Starts the program in this process; it is ended when the next one starts and at the end."""
    running: list[Program] = []

    def end() -> None:
        while running:
            program = running.pop()
            program.window.close()
            program.end()
            program.window.deleteLater()

    def begin(file: Path | None = None) -> Program:
        end()
        program = Program(qapp)
        running.append(program)
        program.session.set_pace(Pace.OFF)
        with qtbot.waitExposed(program.window):
            program.begin(file)
        return program

    yield begin
    end()


@pytest.fixture
def left_on_turn(fresh_home: Path) -> None:
    """A match in the journal, the person on turn, the hand in an order of its own."""
    match, chance = Match(CLASSIC), Random(5)
    match.deal(match.next_dealer(0), deck_of(5, 0, CLASSIC.decks))
    while match.state is not None and (len(match.rounds[0].moves) < 30 or match.state.actor != 0):
        match.play(chance.choice(legal_moves(match.state)))
    path = journal_path()
    path.parent.mkdir(parents=True)
    journal = Journal.begin(path, new_record(match, [Seat(seat.name, seat.player) for seat in SEATS]))
    assert match.state is not None
    journal.hand_ordered(tuple(reversed(match.state.hands[0])))
    journal.close()


@pytest.fixture
def programs() -> list[Program]:
    """Those that go on with the opening; they end with the test."""
    return []


@pytest.fixture
def opening(qapp: QApplication, qtbot: QtBot, programs: list[Program]) -> Iterator[Opening]:
    """As the program begins."""
    opening = Opening(qapp)
    yield opening
    opening.window.close()
    for end in [program.end for program in programs] or [opening.close]:
        end()
    opening.window.deleteLater()


@pytest.fixture
def go_on(qapp: QApplication, opening: Opening, programs: list[Program]) -> Callable[[], Program]:
    """Builds the rest of the program."""

    def build() -> Program:
        program = Program(qapp, opening)
        programs.append(program)
        program.begin(None)
        return program

    return build
