"""A screen with a real pointer, and programs started on it."""

import json
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from canasta_desktop.storage.paths import settings_path
from tests.end_to_end.screen import Screen, screen_in_memory
from tests.end_to_end.started_program import StartedProgram

Start = Callable[..., StartedProgram]

if sys.platform != "linux":
    # A screen in memory with a pointer of its own is an X server.
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    for command in ("Xvfb", "xdotool"):
        assert shutil.which(command), f"{command} is missing; packaging/dev.py test installs it"
    with screen_in_memory(1366, 768) as screen:
        yield screen


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    """Starts the program with arguments; ends it with the test."""
    started: list[StartedProgram] = []

    def start(*arguments: str | Path, seed: int = 1, environment: Mapping[str, str] | None = None) -> StartedProgram:
        log = tmp_path / f"said-{len(started)}"
        program = StartedProgram(screen, log, *arguments, seed=seed, environment=environment)
        started.append(program)
        return program

    yield start
    for program in started:
        program.close()


def choose_pace(pace: str) -> None:
    """Let the next program be as fast as its settings say, and experts think as briefly as they may."""
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"pace": pace, "think_ms": 300}), "utf-8")
