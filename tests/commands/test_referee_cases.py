"""All rule cases, asked of the public command."""

import json

import pytest

from tests.cases.expectations import Form, case_files, differences
from tests.commands.running import run_program


def answers_of(name: str) -> tuple[list[Form], list[Form]]:
    """The cases of a file and the referee's answers to them."""
    path = next(path for path in case_files() if path.name == name)
    ran = run_program("referee", path)
    assert (ran.returncode, ran.stderr) == (0, "")
    return json.loads(path.read_text("utf-8")), [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("name", [path.name for path in case_files()])
def test_the_referee_answers_every_case_as_expected(name: str) -> None:
    cases, answers = answers_of(name)
    assert [answer["id"] for answer in answers] == [case["id"] for case in cases]
    wrong = {
        case["id"]: found
        for case, answer in zip(cases, answers, strict=True)
        if (found := differences(answer, case["expect"]))
    }
    assert wrong == {}


def test_there_are_cases() -> None:
    assert sum(len(json.loads(path.read_text("utf-8"))) for path in case_files()) >= 228


MOVE_KEYS = ({"move", "legal"}, {"move", "legal", "reason", "message"})
POSITION_KEYS = ["turn", "phase", "hands", "stock", "pile", "melds", "red_threes", "scores", "has_melded"]
SCORE_KEYS = ["melds", "canastas", "red_threes", "going_out", "hand", "total"]


@pytest.mark.parametrize("name", [path.name for path in case_files()])
def test_every_answer_has_the_keys_that_programs_read(name: str) -> None:
    cases, answers = answers_of(name)
    for case, answer in zip(cases, answers, strict=True):
        if "error" in answer:
            assert list(answer) == ["id", "error"]
            continue
        assert list(answer) == ["id", "moves", "position", "round_over", "scores"]
        assert all(set(move) in MOVE_KEYS for move in answer["moves"])
        assert [move["move"] for move in answer["moves"]] == case["moves"][: len(answer["moves"])]
        dealer = ["dealer"] if "dealer" in case["position"] else []
        assert list(answer["position"]) == POSITION_KEYS + dealer
        assert all(list(scores) == SCORE_KEYS for scores in answer["scores"])
