"""The composition root: builds everything, hands collaborators to constructors, starts Qt."""

import argparse
import os
from pathlib import Path

from canasta_desktop.app.display import display_problem
from canasta_desktop.commands.command_line import WRONG_COMMAND_LINE, complain
from canasta_desktop.wording.sentence import english

_THREAD_POOL = "QT_NO_GUI_THREADPOOL"


def run(file: Path | None, _options: argparse.Namespace | None = None) -> int:
    """Open the window, with this record on the table if one is given; returns the exit status."""
    problem = display_problem()
    if problem is not None:
        complain(english(problem))
        return WRONG_COMMAND_LINE
    _choose_painting()
    from canasta_desktop.app.program import Program, new_application

    application = new_application()
    program = Program(application)
    program.begin(file)
    status = application.exec()
    program.end()
    return status


def _choose_painting() -> None:
    """Qt hands card-sized fills to a thread pool, which takes longer than painting them.

    Whoever sets the variable to 0 has the pool.
    """
    if os.environ.setdefault(_THREAD_POOL, "1") in {"", "0"}:
        del os.environ[_THREAD_POOL]
