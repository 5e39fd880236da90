"""Paths as text: reading the ones in this package, and writing them as short as SVG allows."""

import re
from collections import deque

from resources.cards.generator.shapes import Segment, Shape

_SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def number(value: float) -> str:
    """A coordinate as short as it can be written, to a tenth."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class _Writer:
    """Relative commands; rounding never adds up, as each step starts from the written point."""

    def __init__(self) -> None:
        self.text = ""
        self._last = ""
        self._at = (0.0, 0.0)
        self._start = (0.0, 0.0)

    def add(self, command: str, xy: list[float]) -> None:
        if command == "Z":
            self.text, self._last, self._at = self.text + "z", "z", self._start
            return
        letter = "M" if command == "M" and not self.text else command.lower()
        written = [round(value, 1) for value in xy]
        steps = [value - self._at[i % 2] for i, value in enumerate(written)]
        if letter == "l" and steps[1] == 0:
            letter, steps = "h", steps[:1]
        elif letter == "l" and steps[0] == 0:
            letter, steps = "v", steps[1:]
        self._at = (written[-2], written[-1])
        if command == "M":
            self._start = self._at
        words = " ".join(number(step) for step in steps).replace(" -", "-").replace(" .", " .")
        self.text += self._joint(letter, words) + words
        self._last = letter

    def _joint(self, letter: str, words: str) -> str:
        """The letter, unless it goes on; then a blank, unless a sign parts the numbers."""
        if letter != self._last or letter not in "lc":
            return letter
        return "" if words[0] == "-" else " "


def path_text(shape: Shape) -> str:
    """The path as SVG writes it."""
    writer = _Writer()
    for command, xy in shape.segments:
        writer.add(command, xy)
    return writer.text


def path(text: str) -> Shape:
    """Read absolute M, L, H, V, C, Q and Z."""
    tokens = deque(re.findall(r"[MLHVCQZ]|-?\d*\.?\d+", text))
    segments: list[Segment] = []
    command, x, y = "", 0.0, 0.0
    while tokens:
        if tokens[0].isalpha():
            command = tokens.popleft()
        values = [float(tokens.popleft()) for _ in range(_SIZES[command])]
        if command == "Z":
            segments.append(("Z", []))
            continue
        segments.append(_absolute(command, values, x, y))
        x, y = segments[-1][1][-2:]
        command = "L" if command == "M" else command
    return Shape(segments)


def _absolute(command: str, v: list[float], x: float, y: float) -> Segment:
    """The same step with M, L and C only."""
    if command == "H":
        return ("L", [v[0], y])
    if command == "V":
        return ("L", [x, v[0]])
    if command != "Q":
        return (command, v)
    first = [x + (v[0] - x) * 2 / 3, y + (v[1] - y) * 2 / 3]
    second = [v[2] + (v[0] - v[2]) * 2 / 3, v[3] + (v[1] - v[3]) * 2 / 3]
    return ("C", [*first, *second, v[2], v[3]])
