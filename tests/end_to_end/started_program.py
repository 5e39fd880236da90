"""The program in a process of its own, on a screen of its own, watched through its probe."""

import json
import os
import resource
import select
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.end_to_end.screen import Screen
from tests.end_to_end.seen import Dialog, Seen

PROJECT = Path(__file__).parents[2]
_PATIENCE = 15.0
"""Seconds until what is waited for is not coming."""
_BETWEEN_LOOKS = 0.015
_NOT_FOR_THE_PROGRAM = ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_CURRENT_DESKTOP", "QT_SCALE_FACTOR")


class StartedProgram:
    """One run of the program. `screen` has the hand that plays."""

    def __init__(
        self,
        screen: Screen,
        log: Path,
        *arguments: str | Path,
        seed: int = 1,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start it with these arguments; what it says on standard error goes into the log."""
        self.screen = screen
        self._log = log
        asked, self._ask = os.pipe()
        self._answers, answers = os.pipe()
        command = [sys.executable, "-m", "tests.end_to_end.with_probe", str(asked), str(answers), str(seed)]
        with log.open("wb") as errors:
            self._process = subprocess.Popen(
                [*command, *map(str, arguments)],
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
                pass_fds=[asked, answers],
                env=_environment(screen) | dict(environment or {}),
            )
        os.close(asked)
        os.close(answers)

    @property
    def said(self) -> str:
        """What it said on standard error."""
        return self._log.read_text("utf-8", "replace")

    def look(self) -> Seen:
        """What it shows now; the window on top is given the keyboard, and once more until it says that it has it."""
        os.write(self._ask, b"look\n")
        seen = Seen(json.loads(self._line()))
        top = [seen.form["window"], *seen.form["dialogs"]][-1]
        if not top["active"]:
            self.screen.give_keyboard(top["number"])
        return seen

    def wait_until(self, holds: Callable[[Seen], object], what: str, patience: float = _PATIENCE) -> Seen:
        """Look until it holds; returns what was seen then. Raises `AssertionError` when it does not come."""
        seen = self.look()
        ends = time.monotonic() + patience
        while not holds(seen):
            if time.monotonic() > ends:
                shown = {name: seen.form[name] for name in ("message", "bubble", "dialogs", "moving", "dragging")}
                raise AssertionError(f"waited in vain until {what}; it shows {shown} and said {self.said!r}")
            time.sleep(_BETWEEN_LOOKS)
            seen = self.look()
        return seen

    def soon(self, holds: Callable[[Seen], object], patience: float = 3.0) -> bool:
        """Whether it holds within a moment."""
        ends = time.monotonic() + patience
        while not (held := bool(holds(self.look()))) and time.monotonic() < ends:
            time.sleep(_BETWEEN_LOOKS)
        return held

    def wait_for_dialog(self, kind: str) -> Dialog:
        """Wait until the dialog on top is of this kind and has the keyboard."""

        def is_there(seen: Seen) -> bool:
            return seen.dialog is not None and seen.dialog.kind == kind and bool(seen.dialog.form["active"])

        dialog = self.wait_until(is_there, f"a {kind} is open").dialog
        assert dialog is not None
        return dialog

    def wait_for_no_dialog(self) -> Seen:
        """Wait until no dialog is open and the window has the keyboard."""
        return self.wait_until(
            lambda seen: seen.dialog is None and seen.form["window"]["active"], "the dialog is closed"
        )

    def wait_for_my_turn(self) -> Seen:
        """Wait until the person is to move and everything lies still, or the round is over."""
        return self.wait_until(
            lambda seen: seen.has_table and seen.is_still and (seen.is_my_turn or seen.table["round_over"]),
            "it is the person's turn",
        )

    def wait_until_still(self) -> Seen:
        """Wait until nothing moves."""
        return self.wait_until(lambda seen: seen.has_table and seen.is_still, "everything lies still")

    def wait_for_end(self) -> int:
        """Wait until it has ended by itself; returns its exit status."""
        return self._process.wait(_PATIENCE)

    def fill_disk(self) -> None:
        """From now on the system takes nothing more from it into any file."""
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty_disk(self) -> None:
        """There is room again."""
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait(_PATIENCE)

    def close(self) -> None:
        """End it if it still runs, and let go of everything."""
        self.kill()
        os.close(self._ask)
        os.close(self._answers)

    def _line(self) -> bytes:
        said = b""
        while not said.endswith(b"\n"):
            ready, _, _ = select.select([self._answers], [], [], _PATIENCE)
            part = os.read(self._answers, 1 << 16) if ready else b""
            if not part:
                raise AssertionError(f"the program does not answer; it said {self.said!r}")
            said += part
        return said


def _environment(screen: Screen) -> dict[str, str]:
    own = {"DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(PROJECT)}
    return {name: value for name, value in os.environ.items() if name not in _NOT_FOR_THE_PROGRAM} | own
