"""The worker process: asked by lines, killed to cancel, replaced once when it fails."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.view import PlayerView, view_of
from canasta_desktop.model.thinker import Decision
from canasta_desktop.model.worker_thinker import WorkerThinker, worker_command
from canasta_desktop.players.deciding import decide
from canasta_desktop.players.hinting import Hint
from tests.model.tables import a_table
from tests.players.tables import positions
from tests.players.test_hidden_cards import exchanged

ECHO = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], "move": request["moves"][0]}), flush=True)
"""
SILENT = "import sys\nfor line in sys.stdin: pass\n"
CRASHING = "import sys\nsys.stdin.readline()\nsys.exit('no wits left')\n"
# The first worker dies at its first question and leaves a note; the one after it finds the note and answers.
CRASHING_ONCE = f"""
import os, sys
if not os.path.exists("NOTE"):
    open("NOTE", "w").close()
    sys.stdin.readline()
    sys.exit(1)
{ECHO}"""

Started = Callable[..., WorkerThinker]


def decision() -> Decision:
    state = a_table("9d 9h 9s 5h 5d 2c Kd", mine=["Kh Ks Kc"], turn=0)
    return Decision(0, "casual", view_of(state, 0), legal_moves(state), 11)


@pytest.fixture
def started(qtbot: QtBot) -> Iterator[Started]:
    """Starts thinkers: with the real worker, or with a program in its place."""
    thinkers: list[WorkerThinker] = []

    def start(program: str | None = None, patience: int = 10_000) -> WorkerThinker:
        command = None if program is None else [sys.executable, "-c", program]
        thinker = WorkerThinker(command, patience=patience)
        thinkers.append(thinker)
        thinker.start()
        return thinker

    yield start
    for thinker in thinkers:
        thinker.stop()


def kill(thinker: WorkerThinker) -> int:
    """Kill the worker from outside, as the system would."""
    number = thinker.process_id
    assert number is not None
    os.kill(number, getattr(signal, "SIGKILL", signal.SIGTERM))
    return number


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities of that kind")
def test_the_window_goes_before_a_player_that_thinks(qtbot: QtBot, started: Started) -> None:
    thinker = started()
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())
    number = thinker.process_id
    assert number is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, number) == min(19, ours + 10)


def test_the_worker_decides_as_the_level_does(qtbot: QtBot, started: Started) -> None:
    thinker = started()
    asked = decision()
    with qtbot.waitSignal(thinker.decided) as decided:
        thinker.think(asked)
    assert decided.args == [decide(asked.level, asked.view, asked.moves, asked.seed)]


def test_one_worker_answers_one_question_after_the_other(qtbot: QtBot, started: Started) -> None:
    thinker = started(ECHO)
    numbers = set()
    for _ in range(3):
        with qtbot.waitSignal(thinker.decided):
            thinker.think(decision())
        numbers.add(thinker.process_id)
    assert len(numbers) == 1


def test_what_is_asked_before_the_start_is_decided_after_it(qtbot: QtBot) -> None:
    thinker = WorkerThinker([sys.executable, "-c", ECHO])
    thinker.think(decision())
    assert thinker.process_id is None
    with qtbot.waitSignal(thinker.decided):
        thinker.start()
    thinker.stop()


def test_a_second_question_at_the_same_time_is_an_error(started: Started) -> None:
    thinker = started(SILENT)
    thinker.think(decision())
    with pytest.raises(ValueError, match="another decision is open"):
        thinker.think(decision())


def test_cancelling_kills_the_worker_and_the_next_question_starts_another(qtbot: QtBot, started: Started) -> None:
    thinker = started()
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())
    first = thinker.process_id
    with qtbot.assertNotEmitted(thinker.decided):
        thinker.think(decision())
        thinker.cancel()
    assert thinker.process_id is None
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())
    assert thinker.process_id != first


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_question_answered(qtbot: QtBot, started: Started) -> None:
    thinker = started()
    asked = decision()
    with qtbot.waitSignal(thinker.decided) as decided:
        thinker.think(asked)
        killed = kill(thinker)
    assert decided.args == [decide(asked.level, asked.view, asked.moves, asked.seed)]
    assert thinker.process_id != killed


def test_a_worker_killed_while_idle_is_replaced_at_the_next_question(qtbot: QtBot, started: Started) -> None:
    thinker = started(ECHO)
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())
    kill(thinker)
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())


def test_a_crash_is_retried_once(qtbot: QtBot, started: Started, tmp_path: Path) -> None:
    thinker = started(CRASHING_ONCE.replace("NOTE", str(tmp_path / "note")))
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())


def test_a_second_crash_is_told_with_what_the_worker_said(qtbot: QtBot, started: Started) -> None:
    thinker = started(CRASHING)
    with qtbot.waitSignal(thinker.failed) as failed:
        thinker.think(decision())
    assert "no wits left" in failed.args[0]


def test_a_silent_worker_is_given_up(qtbot: QtBot, started: Started) -> None:
    thinker = started(SILENT, patience=50)
    with qtbot.waitSignal(thinker.failed) as failed:
        thinker.think(decision())
    assert failed.args == ["no answer in time"]


@pytest.mark.parametrize(
    "answer",
    [
        "nonsense",
        "[]",
        '{"id": %d}',
        '{"id": %d, "move": "discard 10c"}',
        '{"id": %d, "move": 7}',
        '{"id": %d, "error": "x"}',
    ],
)
def test_nonsense_is_given_up(qtbot: QtBot, started: Started, answer: str) -> None:
    program = f"""
import json, sys
for line in sys.stdin:
    print({answer!r}.replace("%d", str(json.loads(line)["id"])), flush=True)
"""
    thinker = started(program)
    with qtbot.waitSignal(thinker.failed):
        thinker.think(decision())


def test_an_answer_to_another_question_is_passed_over(qtbot: QtBot, started: Started) -> None:
    program = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"] - 1, "move": "pass"}))
    print(json.dumps({"id": request["id"], "move": request["moves"][0]}), flush=True)
"""
    thinker = started(program)
    with qtbot.waitSignal(thinker.decided) as decided:
        thinker.think(decision())
    assert decided.args == [decision().moves[0]]


def test_a_worker_that_cannot_be_started_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    thinker = WorkerThinker([str(tmp_path / "nothing")])
    with qtbot.waitSignal(thinker.failed):
        thinker.start()
        thinker.think(decision())


KEEPING = """
import json, sys
for line in sys.stdin.buffer:
    with open("NOTE", "ab") as note:
        note.write(line)
    request = json.loads(line)
    form = {"move": request["moves"][0], "why": "counts", "rank": None, "number": 1, "of": 0, "seat": None}
    found = {"move": request["moves"][0]} if request["kind"] == "move" else {"hints": [form]}
    print(json.dumps({"id": request["id"], **found}), flush=True)
"""


@pytest.mark.parametrize("wants_hints", [False, True])
@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("french", 2), ("thirteen", 6)])
def test_the_worker_is_sent_nothing_but_a_view_the_moves_a_seed_and_a_deadline(
    qtbot: QtBot, started: Started, tmp_path: Path, name: str, players: int, wants_hints: bool
) -> None:
    note = tmp_path / "note"
    rules = preset(name, players)
    thinker = started(KEEPING.replace("NOTE", str(note)))
    for number, (state, _) in enumerate(positions(rules, 3, ("casual",))):
        if number % 40 == 20:
            seat = state.actor
            for each in (state, exchanged(state, seat, Random(number))):
                asked = Decision(seat, "expert", view_of(each, seat), legal_moves(each), 9, wants_hints)
                with qtbot.waitSignal(thinker.hinted if wants_hints else thinker.decided):
                    thinker.think(asked)
    lines = [json.loads(line) for line in note.read_bytes().splitlines()]
    assert len(lines) > 1
    for first, second in zip(lines[::2], lines[1::2], strict=True):
        # Only the number of the question differs.
        assert first.pop("id") != second.pop("id")
        assert first == second
        assert set(first) == {"kind", "level", "view", "moves", "seed", "deadline_ms"}
        assert set(first["view"]) == {field.name for field in fields(PlayerView)}


def test_a_deadline_counts_from_the_next_question_on(qtbot: QtBot, started: Started, tmp_path: Path) -> None:
    note = tmp_path / "note"
    thinker = started(KEEPING.replace("NOTE", str(note)))
    for deadline in (800, 3000):
        thinker.set_deadline(deadline)
        with qtbot.waitSignal(thinker.decided):
            thinker.think(decision())
    assert thinker.deadline == 3000
    assert [json.loads(line)["deadline_ms"] for line in note.read_bytes().splitlines()] == [800, 3000]


def test_hints_come_with_their_reasons(qtbot: QtBot, started: Started) -> None:
    thinker = started()
    thinker.set_deadline(20)
    asked = replace(decision(), wants_hints=True)
    with qtbot.waitSignal(thinker.hinted) as hinted:
        thinker.think(asked)
    (found,) = hinted.args
    assert found
    assert all(isinstance(hint, Hint) and hint.move in asked.moves for hint in found)


@pytest.mark.parametrize(
    "answer", ['{"id": %d, "hints": []}', '{"id": %d, "hints": [1]}', '{"id": %d, "move": "draw"}']
)
def test_hints_that_are_none_are_given_up(qtbot: QtBot, started: Started, answer: str) -> None:
    program = f"""
import json, sys
for line in sys.stdin:
    print({answer!r}.replace("%d", str(json.loads(line)["id"])), flush=True)
"""
    thinker = started(program)
    with qtbot.waitSignal(thinker.failed):
        thinker.think(replace(decision(), wants_hints=True))


def test_an_expert_that_thinks_is_cancelled_within_50_ms_and_the_next_question_answered(
    qtbot: QtBot, started: Started
) -> None:
    thinker = started()
    thinker.set_deadline(3000)
    asked = replace(decision(), level="expert")
    took = []
    for _ in range(5):
        with qtbot.waitSignal(thinker.decided):
            thinker.think(decision())
        first = thinker.process_id
        thinker.think(asked)
        qtbot.waitUntil(lambda: _is_busy(thinker))
        began = perf_counter()
        thinker.cancel()
        took.append(perf_counter() - began)
        assert thinker.process_id != first
    print(f"cancelled in {max(took) * 1000:.1f} ms at most")
    # The quickest: a busy machine holds up the others.
    assert min(took) < 0.05


def _is_busy(thinker: WorkerThinker) -> bool:
    process = thinker._process
    return process is not None and process.state() == QProcess.ProcessState.Running and not process.bytesToWrite()


def test_a_frozen_program_runs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_command() == [sys.executable, "-m", "canasta_desktop.players.worker"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command() == [sys.executable, "--worker"]


@pytest.mark.skipif(sys.platform == "win32", reason="asking whether a process lives would end it there")
def test_stopping_ends_the_process(qtbot: QtBot, started: Started) -> None:
    thinker = started()
    with qtbot.waitSignal(thinker.decided):
        thinker.think(decision())
    number = thinker.process_id
    assert number is not None
    thinker.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
