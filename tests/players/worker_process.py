"""The worker as a process, spoken to as the program does."""

import json
import subprocess
import sys
from types import TracebackType
from typing import IO, cast

from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.state import RoundState
from canasta_desktop.engine.view import view_of
from canasta_desktop.engine.view_form import view_form

COMMAND = [sys.executable, "-m", "canasta_desktop.players.worker"]


class WorkerProcess:
    """A running worker; left, it is told that there is no more to do, and must end well."""

    def __enter__(self) -> "WorkerProcess":
        self._process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if kind is not None:
            self._process.kill()
        _, complaints = self._process.communicate(timeout=20)
        if kind is None:
            assert (self._process.returncode, complaints) == (0, b"")

    @staticmethod
    def request(
        level: str,
        state: RoundState,
        *,
        seed: int,
        number: int = 1,
        kind: str = "move",
        deadline_ms: int | None = 800,
    ) -> bytes:
        """The line that asks for a decision of the seat that is to act, or for hints."""
        form = {
            "id": number,
            "kind": kind,
            "level": level,
            "view": view_form(view_of(state, state.actor)),
            "moves": [move_text(move) for move in legal_moves(state)],
            "seed": seed,
            "deadline_ms": deadline_ms,
        }
        return json.dumps(form).encode() + b"\n"

    def ask(self, line: bytes) -> dict[str, object]:
        """The answer to a line."""
        stdin, stdout = cast("IO[bytes]", self._process.stdin), cast("IO[bytes]", self._process.stdout)
        stdin.write(line)
        stdin.flush()
        return cast("dict[str, object]", json.loads(stdout.readline()))
