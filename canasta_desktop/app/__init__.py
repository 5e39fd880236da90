"""The composition root: builds everything, hands collaborators to constructors, starts Qt."""

import builtins
import os
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_desktop.app.display import display_problem

if TYPE_CHECKING:
    import argparse

    from canasta_desktop.wording.sentence import Sentence

_THREAD_POOL = "QT_NO_GUI_THREADPOOL"


def run(file: Path | None, _options: "argparse.Namespace | None" = None) -> int:
    """Open the window, with this record on the table if one is given; returns the exit status."""
    problem = display_problem()
    if problem is not None:
        return _refuse(problem)
    _choose_painting()
    _import_plainly()
    from canasta_desktop.app.program import Program, new_application

    application = new_application()
    program = Program(application)
    program.begin(file)
    status = application.exec()
    program.end()
    return status


def _refuse(problem: "Sentence") -> int:
    from canasta_desktop.commands.command_line import WRONG_COMMAND_LINE, complain
    from canasta_desktop.wording.sentence import english

    complain(english(problem))
    return WRONG_COMMAND_LINE


def _import_plainly() -> None:
    """Qt for Python looks for `__feature__` in the source of every module imported after it, which nobody here uses:
    a third of the time until the window is seen.
    """
    import PySide6.QtWidgets  # noqa: F401  # each module of Qt puts its own import in the place of Python's

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _choose_painting() -> None:
    """Qt hands card-sized fills to a thread pool, which takes longer than painting them.

    Whoever sets the variable to 0 has the pool.
    """
    if os.environ.setdefault(_THREAD_POOL, "1") in {"", "0"}:
        del os.environ[_THREAD_POOL]
