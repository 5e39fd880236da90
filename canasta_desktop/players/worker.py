"""Computer players as a process of their own: questions on standard input, moves on standard output.

One JSON object a line. `{"id": 7, "kind": "move", "level": "casual", "view": …, "moves": ["draw"], "seed": 1,
"deadline_ms": 800}` is answered with `{"id": 7, "move": "draw"}`; where `kind` is `hint`, with the best moves and their
reasons: `{"id": 7, "hints": [{"move": "draw", "why": "pile_empty", …}]}`. What cannot be answered gets
`{"id": 7, "error": "…"}`. The process ends when standard input does.
"""

import json
import os
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from typing import NamedTuple, TextIO

from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import move_text, parse_move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.engine.view_form import view_from_form
from canasta_desktop.players.deciding import decide
from canasta_desktop.players.hint_finding import hints
from canasta_desktop.players.hinting import HINT, MOVE, hint_form

Form = dict[str, object]
_NICE = 10


class BadRequest(ValueError):
    """A request that is not as it should be; `args[0]` says what is wrong."""


def main(stdin: TextIO | None = None, stdout: TextIO | None = None) -> int:
    """Answer requests until there are no more. Returns the exit status."""
    if stdin is None:
        _give_way()
    requests = sys.stdin if stdin is None else stdin
    answers = sys.stdout if stdout is None else stdout
    if isinstance(requests, TextIOWrapper):
        # Whatever the locale is and whatever bytes come, a line can be read and refused.
        requests.reconfigure(encoding="utf-8", errors="replace")
    try:
        for line in requests:
            if line.strip():
                answers.write(json.dumps(answer(line)) + "\n")
                answers.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0


def _give_way() -> None:
    """Let the window go first where both want the same processor."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


def answer(line: str) -> Form:
    """The answer to one request: a move, or what is wrong with the request."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {"id": None, "error": f"not JSON: {error}"}
    if not isinstance(request, dict):
        return {"id": None, "error": "a request is an object"}
    number = request.get("id")
    try:
        return {"id": number, **_answered(request)}
    except Exception as error:  # noqa: BLE001  whatever is wrong with one request, the next is answered
        return {"id": number, "error": f"{type(error).__name__}: {error}"}


def _answered(request: Mapping[str, object]) -> Form:
    kind, question = request.get("kind", MOVE), _question(request)
    if kind == MOVE:
        return {"move": move_text(decide(question.level, *question.rest))}
    if kind == HINT:
        return {"hints": [hint_form(hint) for hint in hints(*question.rest)]}
    raise BadRequest("kind is move or hint")


class _Question(NamedTuple):
    level: str
    view: PlayerView
    moves: list[Move]
    seed: int
    deadline: float | None
    """In seconds."""

    @property
    def rest(self) -> tuple[PlayerView, list[Move], int, float | None]:
        """All but the level: hints are the expert's, whoever plays."""
        return self[1:]


def _question(request: Mapping[str, object]) -> _Question:
    level, form, texts = request.get("level"), request.get("view"), request.get("moves")
    seed, deadline_ms = request.get("seed"), request.get("deadline_ms")
    if not isinstance(level, str):
        raise BadRequest("level is a text")
    if not isinstance(form, dict):
        raise BadRequest("view is an object")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadRequest("moves is a list of texts")
    if not isinstance(seed, int):
        raise BadRequest("seed is a whole number")
    if not (deadline_ms is None or isinstance(deadline_ms, int | float)):
        raise BadRequest("deadline_ms is a number")
    deadline = None if deadline_ms is None else deadline_ms / 1000
    return _Question(level, view_from_form(form), [parse_move(text) for text in texts], seed, deadline)


if __name__ == "__main__":
    sys.exit(main())
