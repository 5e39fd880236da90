"""A screen of its own in memory, with a real pointer and a real keyboard that belong to nobody."""

import os
import select
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

_STARTS_WITHIN = 20
_STEPS = 5
_LEFT = 1


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the screen, in pixels."""

    x: int
    y: int

    def towards(self, other: "Point", share: float) -> "Point":
        """The point that lies so far on the way to the other."""
        return Point(round(self.x + (other.x - self.x) * share), round(self.y + (other.y - self.y) * share))


class Screen:
    """An X server without a window manager. The hand moves the pointer in steps, presses, lets go and types."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._pointer = Point(0, 0)

    def move(self, to: Point) -> None:
        """Move the pointer there, over what lies between."""
        way = [self._pointer.towards(to, step / _STEPS) for step in range(1, _STEPS + 1)]
        self._pointer = to
        self._do(*(word for point in way for word in ("mousemove", point.x, point.y)))

    def press(self, at: Point) -> None:
        """Press the left button there."""
        self.move(at)
        self._do("mousedown", _LEFT)

    def release(self) -> None:
        """Let the left button go where the pointer is."""
        self._do("mouseup", _LEFT)

    def click(self, at: Point) -> None:
        """Press and let go."""
        self.press(at)
        self.release()

    def key(self, *names: str) -> None:
        """Press keys one after the other, by their names in X: `ctrl+s`, `Return`."""
        self._do("key", *names)

    def write(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", 2, "--", text)

    def give_keyboard(self, window: int) -> None:
        """Let a window have the keyboard: what a window manager does with a new window. It must be seen already."""
        self._run("windowfocus", window)

    def windows(self) -> list[str]:
        """The numbers of all windows that are shown."""
        found = self._run("search", "--onlyvisible", "--name", "")
        return found.stdout.split()

    def _do(self, *words: str | int) -> None:
        self._run(*words).check_returncode()

    def _run(self, *words: str | int) -> subprocess.CompletedProcess[str]:
        command = ["xdotool", *map(str, words)]
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=20)


@contextmanager
def screen_in_memory(width: int, height: int) -> Iterator[Screen]:
    """Start an X server of this size under a free number, and end it afterwards."""
    reading, writing = os.pipe()
    size = f"{width}x{height}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        yield Screen(f":{_line_of(reading)}")
    finally:
        os.close(reading)
        server.terminate()
        server.wait(_STARTS_WITHIN)


def _line_of(reading: int) -> str:
    """The number that the server writes once it can be reached."""
    said = b""
    while not said.endswith(b"\n"):
        ready, _, _ = select.select([reading], [], [], _STARTS_WITHIN)
        part = os.read(reading, 64) if ready else b""
        if not part:
            raise TimeoutError("the X server has not started")
        said += part
    return said.decode("ascii").strip()
