"""Pictures of the program itself in the states that it was designed in, played to by a real pointer.

    python -m tests.pictures FOLDER [NAME ...]

Each is taken of the whole program on an X server of its own, opened with a record that was played to the table by the
rules. Needs `Xvfb` and `xdotool`.
"""

import sys
import tempfile
from pathlib import Path

from tests.pictures.states import STATES, take


def main(words: list[str]) -> int:
    """Take the pictures that are named, or all."""
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    folder, *names = words
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in names or STATES:
        with tempfile.TemporaryDirectory(prefix="canasta-picture-") as home:
            take(STATES[name], Path(home), Path(folder, f"{name}.png"))
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
