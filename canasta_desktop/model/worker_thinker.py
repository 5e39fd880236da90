"""Decides for computer players in a process of its own, which has no window and no Qt."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import UnreadableMove, move_text, parse_move
from canasta_desktop.engine.view_form import view_form
from canasta_desktop.model.thinker import Decision
from canasta_desktop.players.hinting import HINT, MOVE, Hint, hint_from_form

DEADLINE: Final = 800
"""Milliseconds that a player may think, as long as nothing else is set."""
PATIENCE: Final = 10_000
"""Milliseconds after which a worker without an answer is taken for lost."""
ATTEMPTS: Final = 2
_END: Final = 500


def worker_command() -> list[str]:
    """The program and its arguments that run the worker; a frozen program runs itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--worker"]
    return [sys.executable, "-m", "canasta_desktop.players.worker"]


class WorkerThinker(QObject):
    """One worker process, asked one thing at a time by lines of JSON.

    It is started by `start`, kept alive between questions, killed to cancel one. A worker that crashes, answers
    nonsense or not at all is replaced once; after that `failed` says why.
    """

    decided = Signal(object)
    hinted = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        deadline: int = DEADLINE,
        patience: int = PATIENCE,
        parent: QObject | None = None,
    ) -> None:
        """`command` is the worker's program and arguments; times are in milliseconds."""
        super().__init__(parent)
        self._command = list(command or worker_command())
        self._deadline = deadline
        self._started = False
        self._open: Decision | None = None
        self._attempts = 0
        self._id = 0
        self._process: QProcess | None = None
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._patience.timeout.connect(lambda: self._lost("no answer in time"))

    @property
    def deadline(self) -> int:
        """How many milliseconds a player may think."""
        return self._deadline

    def set_deadline(self, deadline: int) -> None:
        """Let players think so many milliseconds from the next question on."""
        self._deadline = deadline

    @property
    def process_id(self) -> int | None:
        """The worker's number in the operating system, or None while none runs."""
        return None if self._process is None else self._process.processId() or None

    def start(self) -> None:
        """Start the worker, after the window was first painted; what was asked before is decided now."""
        self._started = True
        self._ensure_process()
        self._send()

    def think(self, decision: Decision) -> None:
        """Begin to decide. Raises `ValueError` while another decision is open."""
        if self._open is not None:
            raise ValueError("another decision is open")
        self._open = decision
        self._attempts = 0
        self._send()

    def cancel(self) -> None:
        """Forget the open decision at once; the worker is killed, and another one is there for the next question."""
        if self._open is not None:
            self._open = None
            self._patience.stop()
            self._drop_process()
            QTimer.singleShot(0, self, self._start_another)

    def stop(self) -> None:
        """End the worker for good."""
        self._open = None
        self._started = False
        self._patience.stop()
        process = self._process
        if process is not None:
            process.closeWriteChannel()
            process.waitForFinished(_END)
        self._drop_process()

    def _send(self) -> None:
        if self._open is None or not self._started:
            return
        process = self._ensure_process()
        self._id += 1
        self._attempts += 1
        self._patience.start()
        process.write(json.dumps(_request(self._id, self._open, self._deadline)).encode("ascii") + b"\n")

    def _ensure_process(self) -> QProcess:
        if self._process is None:
            process = QProcess(self)
            process.setProcessEnvironment(_environment())
            process.readyReadStandardOutput.connect(self._on_output)
            process.errorOccurred.connect(self._on_error)
            process.finished.connect(self._on_finished)
            self._process = process
            process.start(self._command[0], self._command[1:])
        return self._process

    def _start_another(self) -> None:
        if self._started:
            self._ensure_process()

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._on_output)
        process.errorOccurred.disconnect(self._on_error)
        process.finished.disconnect(self._on_finished)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(_END)
        process.deleteLater()

    def _on_output(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self._read(bytes(self._process.readLine().data()))

    def _read(self, line: bytes) -> None:
        try:
            answer = json.loads(line)
            if answer["id"] != self._id or self._open is None:
                return
            if "error" in answer:
                self._lost(str(answer["error"]))
                return
            found = _found(answer, self._open)
        except (ValueError, KeyError, TypeError, AttributeError, UnreadableMove) as error:
            self._lost(f"unreadable answer: {error!r}")
            return
        told = self.hinted if self._open.wants_hints else self.decided
        self._open = None
        self._patience.stop()
        told.emit(found)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._lost(self._process.errorString() if self._process is not None else error.name)

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        said = (
            "" if self._process is None else bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        )
        self._lost(f"ended ({status.name}, {code}) {said}".strip())

    def _lost(self, problem: str) -> None:
        """This worker is no good: another one is asked once, then nobody."""
        self._patience.stop()
        self._drop_process()
        if self._open is None:
            return
        if self._attempts < ATTEMPTS:
            self._send()
            return
        self._open = None
        self.failed.emit(problem)


def _found(answer: Mapping[str, object], asked: Decision) -> Move | tuple[Hint, ...]:
    """The move, or the hints. Raises one of many errors for an answer that is none."""
    if not asked.wants_hints:
        return parse_move(cast("str", answer["move"]))
    found = tuple(map(hint_from_form, cast("list[dict[str, object]]", answer["hints"])))
    if not found:
        raise ValueError("no hint")
    return found


def _request(number: int, decision: Decision, deadline: int) -> dict[str, object]:
    return {
        "id": number,
        "kind": HINT if decision.wants_hints else MOVE,
        "level": decision.level,
        "view": view_form(decision.view),
        "moves": [move_text(move) for move in decision.moves],
        "seed": decision.seed,
        "deadline_ms": deadline,
    }


def _environment() -> QProcessEnvironment:
    """The program's own, with the folder that this package lies in, whatever the working directory."""
    environment = QProcessEnvironment.systemEnvironment()
    folders = [str(Path(__file__).parents[2]), environment.value("PYTHONPATH")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    return environment
