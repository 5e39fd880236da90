"""The composition root: builds everything, hands collaborators to constructors, starts Qt."""

import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_desktop.app.display import missing_display, opened

if TYPE_CHECKING:
    import argparse

    from PySide6.QtWidgets import QApplication

    from canasta_desktop.app.opening import Opening
    from canasta_desktop.app.program import Program
    from canasta_desktop.wording.sentence import Sentence

_THREAD_POOL = "QT_NO_GUI_THREADPOOL"


def run(file: Path | None, _options: "argparse.Namespace | None" = None) -> int:
    """Open the window, with this record on the table if one is given; returns the exit status.

    Raises what goes wrong while the program is built, `KeyboardInterrupt` too.
    """
    # Whatever is made until the window is seen stays: there is no garbage to look for.
    gc.disable()
    problem = missing_display()
    if problem is not None:
        return _refuse(problem)
    _choose_painting()
    _import_plainly()
    from canasta_desktop.app.opening import Opening, new_application

    application = opened(new_application, _refuse)
    opening = Opening(application)
    programs: list[Program] = []
    failures: list[BaseException] = []

    def build() -> None:
        programs.append(_built(application, opening, file))

    def build_or_end() -> None:
        # Qt goes on after whatever is raised here, with a table in the window at which nobody can play.
        try:
            build()
        except BaseException as error:  # noqa: BLE001  # raised again below
            failures.append(error)
            application.exit(1)

    if file is None:
        opening.show()
        opening.once_painted(build_or_end)
    else:
        build()
    status = application.exec()
    for end in [program.end for program in programs] or [opening.close]:
        end()
    opening.take_down()
    for failure in failures:
        raise failure
    return status


def _built(application: "QApplication", opening: "Opening", file: Path | None) -> "Program":
    # Only now: the window is seen in half the time.
    from canasta_desktop.app.program import Program

    program = Program(application, opening)
    program.begin(file)
    # What stays is not looked through again: that takes longer than a frame has.
    gc.freeze()
    gc.enable()
    return program


def _refuse(problem: "Sentence") -> int:
    from canasta_desktop.commands.command_line import WRONG_COMMAND_LINE, complain
    from canasta_desktop.wording.sentence import english

    complain(english(problem))
    return WRONG_COMMAND_LINE


def _import_plainly() -> None:
    from canasta_desktop.app.plain_qt import import_plainly

    import_plainly()


def _choose_painting() -> None:
    """Qt hands card-sized fills to a thread pool, which takes longer than painting them.

    Whoever sets the variable to 0 has the pool.
    """
    if os.environ.setdefault(_THREAD_POOL, "1") in {"", "0"}:
        del os.environ[_THREAD_POOL]
