"""A session whose computer players wait to be told, and settings in a file of the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app.program import Program
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from tests.model.stand_ins import ScriptedThinker


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
