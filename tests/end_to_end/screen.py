"""A screen of its own in memory, with a real pointer and a real keyboard that belong to nobody."""

import os
import select
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_STARTS_WITHIN = 20
_STEPS = 5
_LEFT = 1
AS_LONG_AS_WE_LIVE = '"$0" "$@" & cat; kill $!; wait'
"""For a shell: run a command until standard input ends, also when whoever holds it is killed."""
_COLOUR_ENTRY = 12
"""Bytes of each entry of the colour table before the picture."""


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

    def __init__(self, display: str, picture: Path) -> None:
        """`picture` is the file in which the server keeps what is on the screen, as an X window dump."""
        self.display = display
        self._picture = picture
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

    def colour(self, at: Point) -> str:
        """The colour that is really on the screen there, as `#rrggbb`."""
        with self._picture.open("rb") as file:
            header = struct.unpack(">25I", file.read(100))
            start, line, colours = header[0], header[12], header[19]
            file.seek(start + colours * _COLOUR_ENTRY + at.y * line + at.x * 4)
            blue, green, red, _ = file.read(4)
        return f"#{red:02x}{green:02x}{blue:02x}"

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
    with tempfile.TemporaryDirectory(prefix="canasta-screen-") as folder:
        size = ["-screen", "0", f"{width}x{height}x24", "-fbdir", folder]
        command = ["Xvfb", "-displayfd", str(writing), *size, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(
            ["sh", "-c", AS_LONG_AS_WE_LIVE, *command],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pass_fds=[writing],
        )
        os.close(writing)
        try:
            yield Screen(f":{line_of(reading)}", Path(folder, "Xvfb_screen0"))
        finally:
            os.close(reading)
            server.communicate(timeout=_STARTS_WITHIN)


def line_of(reading: int) -> str:
    """What a server writes once it can be reached: where that is."""
    said = b""
    while not said.endswith(b"\n"):
        ready, _, _ = select.select([reading], [], [], _STARTS_WITHIN)
        part = os.read(reading, 64) if ready else b""
        if not part:
            raise TimeoutError("it has not started")
        said += part
    return said.decode("ascii").strip()
