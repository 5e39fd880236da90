"""Starts the program as its own command line does, with a probe that tells what it shows.

    python -m tests.end_to_end.with_probe ASKED ANSWERS SEED [ARGUMENT ...]

`ASKED` and `ANSWERS` are descriptors for the probe; `SEED` is where the computer players' chances come from.
"""

import sys
from pathlib import Path
from random import Random

from canasta_desktop import __main__
from canasta_desktop.app import program
from tests.end_to_end.probe import Probe


def main(words: list[str]) -> int:
    """Run the program; returns its exit status."""
    asked, answers, seed = map(int, words[:3])

    class ProbedProgram(program.Program):
        """The program, with a probe, and with chances that are the same in every run."""

        def begin(self, file: Path | None) -> None:
            self.session._random = Random(seed)
            self._probe = Probe(self, asked, answers)
            super().begin(file)

    # The composition root looks it up there.
    program.Program = ProbedProgram  # type: ignore[misc]
    return __main__.main(words[3:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
