"""`canasta-desktop verify FILE…`: replays records and says of each whether a legal match explains it."""

import unicodedata
from collections.abc import Sequence
from pathlib import Path

from canasta_desktop.commands.command_line import CommandLine
from canasta_desktop.storage.problems import Problem
from canasta_desktop.storage.records import UnreadableRecord, read_record
from canasta_desktop.wording.files import file_problem_sentence
from canasta_desktop.wording.sentence import english


def verify(arguments: Sequence[str]) -> int:
    """Print one line for each file; 1 if any fails. Raises `SystemExit` for a wrong command line."""
    parser = CommandLine("verify", description="Replay records of matches and say where one goes wrong.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record (.canasta)")
    failed = False
    for name in parser.parse_args(arguments).files:
        answer, good = _verdict(name)
        print(f"{_on_one_line(name)}: {answer}", flush=True)
        failed |= not good
    return 1 if failed else 0


def _on_one_line(name: str) -> str:
    """The name, with what would begin a line or move the cursor written as Python writes it."""
    # Halves of characters stand for bytes of the name, and go out as such.
    return "".join(
        letter.encode("unicode_escape").decode("ascii")
        if unicodedata.category(letter) in {"Cc", "Zl", "Zp"}
        else letter
        for letter in name
    )


def _verdict(name: str) -> tuple[str, bool]:
    try:
        if not name:
            # As a path it would be the current folder.
            raise UnreadableRecord(Problem.MISSING)
        record = read_record(Path(name))
    except UnreadableRecord as error:
        return english(file_problem_sentence(error)), False
    rounds = record.match.rounds
    # A fixed form, also for one: programs read it.
    return f"ok, {len(rounds)} rounds, {sum(len(played.moves) for played in rounds)} moves", True
