"""Every rule case, answered by the engine."""

import json

import pytest

from tests.cases.answers import answer_of
from tests.cases.expectations import Form, case_files, differences, load_cases

CASES = load_cases()


def by_id(case: Form) -> str:
    return str(case["id"])


@pytest.mark.parametrize("case", CASES, ids=by_id)
def test_the_case_is_answered_as_expected(case: Form) -> None:
    assert differences(answer_of(case), case["expect"]) == []


def test_cases_were_found_in_every_file() -> None:
    assert len(CASES) >= 228
    assert all(json.loads(path.read_text("utf-8")) for path in case_files())


def test_no_two_cases_bear_one_id() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES)


def test_every_case_expects_something() -> None:
    assert [case["id"] for case in CASES if not {"moves", "error"} & set(case["expect"])] == []


def test_a_wrong_answer_is_found_in_every_case() -> None:
    """The comparison itself can fail: an empty answer is no case's answer."""
    nothing: Form = {"moves": [], "position": {}, "round_over": None, "scores": []}
    answers = [{"id": case["id"], "error": ""} if not case["expect"].get("error") else nothing for case in CASES]
    assert [
        case["id"] for case, answer in zip(CASES, answers, strict=True) if not differences(answer, case["expect"])
    ] == []
