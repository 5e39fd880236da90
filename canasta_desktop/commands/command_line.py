"""Reading the command line: what is wrong with it is one sentence, and the exit status 2."""

import argparse
import re
import sys
from itertools import takewhile
from pathlib import Path
from typing import Final, NoReturn

from canasta_desktop import COMMAND

WRONG_COMMAND_LINE: Final = 2
"""The exit status for a wrong command line, and for a file that cannot be opened."""

EMPTY_NAME: Final = "the name of a file is empty"

_OPTION: Final = re.compile(r"--?[A-Za-z]")


class CommandLine(argparse.ArgumentParser):
    """A parser that takes options by their full names only and is brief about errors.

    Raises `SystemExit` for `--help` (0) and for a wrong command line (2), `OSError` where help cannot be written.
    """

    def __init__(self, command: str = "", *, description: str) -> None:
        super().__init__(prog=f"{COMMAND} {command}".rstrip(), description=description, allow_abbrev=False)

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        """As in argparse, but an unknown option is named before anything that is missing."""
        for word in takewhile("--".__ne__, sys.argv[1:] if args is None else args):
            option = word.partition("=")[0]
            if _OPTION.match(word) and option not in self._option_string_actions:
                self.error(f"there is no option {option}")
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line and leave."""
        complain(f"{message} (see {self.prog} --help)", self.prog)
        raise SystemExit(WRONG_COMMAND_LINE)

    def _print_message(self, message: str, file: object = None) -> None:
        """As in argparse, which says nothing when help or the version cannot be written. Raises `OSError`."""
        answers = file is sys.stdout
        print(message, end="", file=sys.stdout if answers else sys.stderr, flush=True)


def file_name(text: str) -> Path:
    """The file of an argument. Raises `ArgumentTypeError` for no name at all, which would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError(EMPTY_NAME)
    return Path(text)


def complain(sentence: str, program: str = COMMAND) -> None:
    """Say a sentence on standard error, on one line."""
    print(f"{program}: {' '.join(sentence.split())}", file=sys.stderr)
