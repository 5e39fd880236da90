"""Reading the command line: what is wrong with it is one sentence, and the exit status 2."""

import argparse
import sys
from typing import Final, NoReturn

from canasta_desktop import COMMAND

WRONG_COMMAND_LINE: Final = 2
"""The exit status for a wrong command line, and for a file that cannot be opened."""


class CommandLine(argparse.ArgumentParser):
    """A parser that takes options by their full names only and is brief about errors.

    Raises `SystemExit` for `--help` (0) and for a wrong command line (2).
    """

    def __init__(self, command: str = "", *, description: str) -> None:
        super().__init__(prog=f"{COMMAND} {command}".rstrip(), description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line and leave."""
        complain(f"{message} (see {self.prog} --help)", self.prog)
        raise SystemExit(WRONG_COMMAND_LINE)


def complain(sentence: str, program: str = COMMAND) -> None:
    """Say a sentence on standard error, on one line."""
    print(f"{program}: {' '.join(sentence.split())}", file=sys.stderr)
