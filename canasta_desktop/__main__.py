"""The command line: opens the table, or runs one of the commands without a window."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO, TypeVar

from canasta_desktop import COMMAND, __version__

if TYPE_CHECKING:
    # Whoever gives no argument need not wait for it.
    import argparse

Command = Callable[[Sequence[str]], int]
Answer = TypeVar("Answer")

_COMMANDS: Final = ("referee", "verify", "simulate", "blunders")
_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; returns the exit status. Raises `SystemExit` for a wrong command line."""
    _serve_jobs_of_frozen_program()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["--worker"]:
        return _run_worker()
    if given[:1] == ["--deck-painter"]:
        return _run_deck_painter()
    _open_missing_streams()
    _write_utf8(sys.stdout)
    _write_utf8(sys.stderr)
    try:
        if given and given[0] in _COMMANDS:
            return _answering(lambda: _command(given[0])(given[1:]), f"{COMMAND} {given[0]}")
        return _open_window(given)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _serve_jobs_of_frozen_program() -> None:
    """In a frozen program on Windows a process of `simulate --jobs` is this program again."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()


def _run_deck_painter() -> int:
    from canasta_desktop.table.decks.painter import main as paint

    return paint(sys.stdin.buffer, sys.stdout.buffer)


def _run_worker() -> int:
    from canasta_desktop.players.worker import main as work

    return work(sys.stdin, sys.stdout)


def _open_missing_streams() -> None:
    """A program may be started without standard streams: files opened later would stand in their places, and
    what Qt has to say would be written into them.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            _take_places_to(number)
            nothing = Path(os.devnull).open("w" if number else "r", encoding="utf-8")  # noqa: SIM115  # for good
            setattr(sys, name, nothing)


def _take_places_to(number: int) -> None:
    """Let no descriptor up to this number be free."""
    taken = os.open(os.devnull, os.O_RDWR)
    if taken <= number:
        _take_places_to(number)
    else:
        os.close(taken)


def _write_utf8(stream: TextIO) -> None:
    """Names of files go out with the bytes they came in with, all else in UTF-8, whatever the locale says."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="surrogateescape")


def _answering(answer: Callable[[], Answer], program: str) -> Answer:
    """What is answered on standard output. Raises `SystemExit` where that cannot be written."""
    try:
        status = answer()
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the answers has gone.
        _drop_output()
        raise SystemExit(1) from None
    except OSError as error:
        _drop_output()
        raise SystemExit(_say_unwritten(program, error)) from None
    return status


def _drop_output() -> None:
    """Send what is still to be written nowhere: Python would fail on it once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_unwritten(program: str, error: OSError) -> int:
    from canasta_desktop.commands.command_line import complain
    from canasta_desktop.wording.files import system_problem_sentence
    from canasta_desktop.wording.sentence import english

    complain(english(system_problem_sentence(error)), program)
    return 2


def _command(name: str) -> Command:
    """The command of this name; only what it needs is imported."""
    if name == "referee":
        from canasta_desktop.commands.referee import referee

        return referee
    if name == "verify":
        from canasta_desktop.commands.verify import verify

        return verify
    if name == "blunders":
        from canasta_desktop.commands.blunders import blunders

        return blunders
    from canasta_desktop.commands.simulate import simulate

    return simulate


def _open_window(arguments: Sequence[str]) -> int:
    options = _answering(lambda: _read_options(arguments), COMMAND) if arguments else None
    file = options.file if options else None
    if file is not None and not _can_be_opened(file):
        return 2
    # Only now, so that what is wrong with the command line is said without waiting for Qt.
    from canasta_desktop.app import run

    return run(file, options)


def _read_options(arguments: Sequence[str]) -> "argparse.Namespace":
    from canasta_desktop.commands.command_line import CommandLine, file_name

    parser = CommandLine(description="Play canasta at a table on the screen, against computer players.")
    parser.add_argument("file", metavar="FILE", nargs="?", type=file_name, help="a record (.canasta) to open")
    parser.add_argument("--version", action="version", version=f"{COMMAND} {__version__}")
    parser.epilog = f"Without a window: {COMMAND} {{{','.join(_COMMANDS)}}} --help"
    return parser.parse_args(arguments)


def _can_be_opened(file: Path) -> bool:
    from canasta_desktop.commands.command_line import complain
    from canasta_desktop.storage.records import UnreadableRecord, read_playable_record
    from canasta_desktop.wording.files import file_problem_sentence, not_opened_sentence
    from canasta_desktop.wording.sentence import english

    try:
        read_playable_record(file)
    except UnreadableRecord as error:
        complain(english(not_opened_sentence(str(file), file_problem_sentence(error))))
        return False
    return True


if __name__ == "__main__":
    raise SystemExit(main())
