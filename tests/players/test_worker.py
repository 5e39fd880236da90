"""The worker process: lines of JSON in, lines of JSON out, whatever comes."""

import io
import json
import subprocess
import sys
from time import monotonic

import pytest

from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import EXPERT, LEVELS, decide
from canasta_desktop.players.worker import main
from tests.players.tables import CLASSIC, positions
from tests.players.worker_process import COMMAND, WorkerProcess


def a_request() -> dict[str, object]:
    state, _ = next(positions(CLASSIC, 1, ("casual",)))
    form: dict[str, object] = json.loads(WorkerProcess.request("casual", state, seed=1, number=7))
    return form


QUICK = [level for level in LEVELS if level != EXPERT]


def test_the_worker_lets_the_expert_think_until_the_deadline() -> None:
    with WorkerProcess() as worker:
        state, moves = next(found for found in positions(CLASSIC, 8, ("skilled",)) if len(found[1]) > 6)
        worker.ask(worker.request("expert", state, seed=1, number=1))

        def is_in_time(number: int) -> bool:
            began = monotonic()
            answer = worker.ask(worker.request("expert", state, seed=1, number=number))
            assert answer["move"] in [move_text(move) for move in moves]
            return monotonic() - began < 1.2

        # A busy machine may hold it up once or twice.
        assert any(map(is_in_time, range(2, 7)))


def test_the_worker_decides_as_the_level_does() -> None:
    with WorkerProcess() as worker:
        for number, (state, moves) in enumerate(positions(CLASSIC, 8, ("casual", "novice"))):
            level = QUICK[number % len(QUICK)]
            answer = worker.ask(worker.request(level, state, seed=number, number=number))
            mine = decide(level, view_of(state, state.actor), moves, number, 0.8)
            assert answer == {"id": number, "move": move_text(mine)}


@pytest.mark.parametrize(
    ("line", "number"),
    [
        (b"nonsense\n", None),
        (b'{"id": 3\n', None),
        (b"\xff\xfe\x00\n", None),
        (b"[1, 2]\n", None),
        (b"[" * 100_000 + b"\n", None),
        (b"{}\n", None),
        (b'{"id": 3}\n', 3),
        (b'{"id": "x", "level": "casual", "view": {}, "moves": ["draw"], "seed": 1}\n', "x"),
    ],
)
def test_a_bad_line_is_answered_and_the_next_one_too(line: bytes, number: object) -> None:
    good = json.dumps(a_request()).encode() + b"\n"
    with WorkerProcess() as worker:
        answer = worker.ask(line)
        assert answer["id"] == number
        assert answer["error"]
        assert worker.ask(good)["move"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("level", "grandmaster"),
        ("level", None),
        ("view", None),
        ("view", {"rules": 5}),
        ("moves", []),
        ("moves", ["discard everything"]),
        ("moves", "draw"),
        ("seed", "one"),
        ("deadline_ms", "soon"),
    ],
)
def test_a_bad_value_is_an_error_with_the_id_of_its_request(key: str, value: object) -> None:
    answers = io.StringIO()
    assert main(io.StringIO(json.dumps({**a_request(), key: value}) + "\n"), answers) == 0
    answer = json.loads(answers.getvalue())
    assert answer["id"] == 7
    assert answer["error"]
    assert "move" not in answer


def test_blank_lines_are_no_requests() -> None:
    answers = io.StringIO()
    assert main(io.StringIO("\n   \n"), answers) == 0
    assert answers.getvalue() == ""


def test_the_worker_ends_when_its_input_does() -> None:
    done = subprocess.run(COMMAND, input=b"", capture_output=True, timeout=20, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_worker_loads_neither_qt_nor_the_rest_of_the_program() -> None:
    program = (
        "import sys, canasta_desktop.players.worker\n"
        "names = {name.partition('.')[0] for name in sys.modules}\n"
        "rooms = {name.split('.')[1] for name in sys.modules if name.startswith('canasta_desktop.')}\n"
        "print(sorted(names & {'PySide6', 'msgspec', 'tqdm', 'multiprocessing'}), sorted(rooms))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=20, check=True)
    assert done.stdout.strip() == "[] ['engine', 'players', 'resource_files']"
