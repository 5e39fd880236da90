"""Make the sounds: python resources/sounds/make_sounds.py [FOLDER]; without a folder, into the one of this file.

Everything is computed here, from sines and from noise of a fixed seed: the same files each time.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 16000
"""Samples a second; one channel of 16 bits."""
Samples = list[float]
"""Between -1 and 1."""

C5, E5, G5, A5, C6, E6 = 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.51
_SOFT_START = 0.004
_SOFT_END = 0.03


def silence(seconds: float) -> Samples:
    """Nothing yet."""
    return [0.0] * round(seconds * RATE)


def paper(seconds: float, seed: int, low: float, high: float, fades: float) -> Samples:
    """Paper that brushes paper: noise between two pitches (Hz), gone after a few times `fades` seconds."""
    noise = random.Random(seed)
    low_pass, under = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    first = second = base = 0.0
    made = []
    for number in range(round(seconds * RATE)):
        first += low_pass * (noise.uniform(-1, 1) - first)
        second += low_pass * (first - second)
        base += under * (second - base)
        made.append((second - base) * math.exp(-number / RATE / fades))
    return made


def thud(seconds: float, pitch: float, fades: float) -> Samples:
    """A card that meets the cloth: a low note that falls by a third."""
    made, phase = [], 0.0
    for number in range(round(seconds * RATE)):
        at = number / RATE
        phase += 2 * math.pi * pitch * (0.67 + 0.33 * math.exp(-at / fades)) / RATE
        made.append(math.sin(phase) * math.exp(-at / fades))
    return made


def bar(seconds: float, pitch: float, fades: float) -> Samples:
    """A wooden bar struck softly: the note, and its fourth and tenth partials, which fade faster."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.16, 3.5), (9.54, 0.04, 9.0))
    made = silence(seconds)
    # Above half the rate a partial would be heard as another, false note.
    for ratio, loud, faster in (partial for partial in partials if pitch * partial[0] < RATE / 2):
        for number in range(len(made)):
            at = number / RATE
            made[number] += loud * math.sin(2 * math.pi * pitch * ratio * at) * math.exp(-at * faster / fades)
    return made


def mixed(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Parts together, each from a moment on and so loud."""
    made = silence(seconds)
    for begins, loud, part in parts:
        start = round(begins * RATE)
        for number, value in enumerate(part[: len(made) - start], start):
            made[number] += loud * value
    return made


def finished(samples: Samples, peak: float) -> Samples:
    """So loud at the loudest, without a click at either end."""
    start, end = round(_SOFT_START * RATE), round(_SOFT_END * RATE)
    last = len(samples) - 1
    soft = [value * min(1.0, number / start, (last - number) / end) for number, value in enumerate(samples)]
    loudest = max(map(abs, soft))
    return [value / loudest * peak for value in soft]


def _tune(seconds: float, notes: Sequence[tuple[float, float]], fades: float) -> Samples:
    return mixed(seconds, *((begins, 1.0, bar(seconds - begins, pitch, fades)) for begins, pitch in notes))


def deal() -> Samples:
    """Cards dealt one after the other, as evenly as a hand deals them, and softer in the end."""
    hand = random.Random(3)
    cards = []
    for number in range(15):
        card = mixed(0.06, (0, 1.0, paper(0.06, 100 + number, 900, 5200, 0.011)), (0.004, 0.12, thud(0.05, 190, 0.012)))
        cards.append((number * 0.047 + hand.uniform(0, 0.009), hand.uniform(0.7, 1.0) * (1 - number / 24), card))
    return finished(mixed(0.76, *cards), 0.17)


def draw() -> Samples:
    """A card slides off the stock."""
    slide = paper(0.11, 5, 1200, 6500, 0.04)
    swelling = [value * min(1.0, number / RATE / 0.035) for number, value in enumerate(slide)]
    return finished(swelling, 0.2)


def lay() -> Samples:
    """Cards put down on the table."""
    brush = paper(0.12, 7, 500, 3600, 0.02)
    return finished(mixed(0.13, (0, 1.0, brush), (0.006, 0.5, thud(0.11, 150, 0.026))), 0.3)


def discard() -> Samples:
    """A card put down on cards."""
    brush = paper(0.1, 11, 800, 4600, 0.016)
    return finished(mixed(0.11, (0, 1.0, brush), (0.005, 0.28, thud(0.09, 210, 0.02))), 0.26)


def canasta() -> Samples:
    """Three notes upwards."""
    return finished(_tune(0.46, ((0.0, C5), (0.08, E5), (0.16, G5)), 0.16), 0.32)


def refusal() -> Samples:
    """Two knocks on wood, low and soft."""
    knock = mixed(0.09, (0, 1.0, bar(0.09, 207.65, 0.03)), (0, 0.5, paper(0.05, 13, 200, 1200, 0.012)))
    return finished(mixed(0.2, (0, 1.0, knock), (0.085, 0.8, knock)), 0.26)


def your_turn() -> Samples:
    """Two notes, the second one higher."""
    return finished(_tune(0.4, ((0.0, A5), (0.1, C6)), 0.12), 0.24)


def round_won() -> Samples:
    """Four notes upwards, the last one rings."""
    return finished(_tune(0.72, ((0.0, C5), (0.1, E5), (0.2, G5), (0.32, C6), (0.32, E6)), 0.2), 0.34)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "deal": deal,
    "draw": draw,
    "lay": lay,
    "canasta": canasta,
    "discard": discard,
    "refusal": refusal,
    "your_turn": your_turn,
    "round_won": round_won,
}


def write(path: Path, samples: Samples) -> None:
    """Write a sound as a `.wav` file."""
    whole = array("h", (round(value * 32767) for value in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def main(arguments: list[str]) -> int:
    """Write all sounds; returns the exit status."""
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parent
    if not folder.is_dir():
        print(f"{folder} is no folder", file=sys.stderr)
        return 1
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
