"""`canasta-desktop simulate`: computer players against each other, without a window."""

import json
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from typing import Final

from canasta_desktop import COMMAND
from canasta_desktop.commands.command_line import complain
from canasta_desktop.commands.simulate_arguments import read_arguments
from canasta_desktop.commands.simulate_playing import BrokenRound
from canasta_desktop.commands.simulate_report import results_form, results_text
from canasta_desktop.commands.simulate_running import run

BROKEN: Final = 1
"""The exit status when a round was played that the rules do not allow, or could not be played."""
INTERRUPTED: Final = 130


def simulate(arguments: Sequence[str]) -> int:
    """Play what the command line asks for and print the results; returns the exit status.

    Raises `SystemExit` for a wrong command line, `OSError` when a record cannot be written.
    """
    wanted = read_arguments(arguments)
    try:
        results = run(wanted.plan, wanted.jobs)
    except BrokenRound as error:
        complain(f"{error.args[0]} in deal {error.args[1] + 1} of seed {wanted.plan.seed}", f"{COMMAND} simulate")
        return BROKEN
    except BrokenExecutor:
        complain("a process that played has died", f"{COMMAND} simulate")
        return BROKEN
    if not results.outcomes:
        counted = "match" if wanted.plan.matches else "round"
        complain(f"interrupted before the first {counted} was counted", f"{COMMAND} simulate")
    elif wanted.as_json:
        print(json.dumps(results_form(wanted, results)))
    else:
        print(results_text(wanted, results))
    return INTERRUPTED if results.interrupted else 0
