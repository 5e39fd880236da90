import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from canasta_desktop.app.display import missing_display, opened, unreachable_display
from canasta_desktop.wording.sentence import english

pytestmark = pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a display")

NOWHERE = ":9873"
UNREACHABLE = "cannot be reached: nothing answers there, or it does not let you in."


def problem(**environment: str) -> str | None:
    found = missing_display(environment) or unreachable_display(environment)
    return None if found is None else english(found)


def start(**environment: str) -> tuple[int, list[str]]:
    """Start the program with no variable of a display but these."""
    taken = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    others = {name: value for name, value in os.environ.items() if name not in taken}
    done = subprocess.run(
        [sys.executable, "-m", "canasta_desktop"],
        env=others | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stderr.splitlines()


def test_without_a_display_the_program_says_so() -> None:
    assert start() == (
        2,
        ["canasta-desktop: There is no display to open the window on; neither DISPLAY nor WAYLAND_DISPLAY is set."],
    )


def test_a_display_that_does_not_answer_is_one_sentence_and_no_abort() -> None:
    assert start(DISPLAY=NOWHERE) == (2, [f"canasta-desktop: The display (DISPLAY={NOWHERE}) {UNREACHABLE}"])


def test_what_qt_says_while_it_starts_is_passed_on_when_it_has_started(capsys: pytest.CaptureFixture[str]) -> None:
    heard: list[str] = []

    def start_qt() -> str:
        qWarning("one thing")
        qWarning("another")
        heard.append(capsys.readouterr().err)
        return "Qt"

    assert opened(start_qt, lambda _problem: 2) == "Qt"
    assert heard == [""]
    assert capsys.readouterr().err == "one thing\nanother\n"


def test_the_platform_that_is_asked_for_is_the_one_that_is_tried(tmp_path: Path) -> None:
    nowhere = {"DISPLAY": NOWHERE, "WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert problem(**nowhere) == f"The display (DISPLAY={NOWHERE} WAYLAND_DISPLAY=wayland-9) {UNREACHABLE}"
    assert problem(**nowhere, QT_QPA_PLATFORM="wayland-egl") == f"The display (WAYLAND_DISPLAY=wayland-9) {UNREACHABLE}"
    assert problem(**nowhere, QT_QPA_PLATFORM="xcb") == f"The display (DISPLAY={NOWHERE}) {UNREACHABLE}"
    assert problem(**nowhere, QT_QPA_PLATFORM="offscreen") is None


def test_a_platform_that_qt_does_not_have_is_one_sentence_and_no_abort() -> None:
    status, (said,) = start(QT_QPA_PLATFORM="nonsense")
    assert status == 2
    assert said.startswith(
        "canasta-desktop: QT_QPA_PLATFORM asks for “nonsense”, which Qt does not have here. It has: "
    )
    assert "offscreen, " in said


@pytest.mark.parametrize("asked", ["offscreen", "nonsense;offscreen", "minimal:enable_fonts", "OffScreen"])
def test_a_platform_that_qt_has_is_left_to_qt(asked: str) -> None:
    assert problem(QT_QPA_PLATFORM=asked) is None


def test_one_display_that_listens_is_enough(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-9"))
        server.listen()
        assert problem(DISPLAY=NOWHERE, WAYLAND_DISPLAY="wayland-9", XDG_RUNTIME_DIR=str(tmp_path)) is None
        assert problem(WAYLAND_DISPLAY=str(tmp_path / "wayland-9")) is None
