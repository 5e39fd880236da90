"""The pages of the seed documents say what is so: clauses, options and tests are there, and the tests can fail."""

import importlib
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from canasta_desktop.engine.apply import IllegalMove
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.engine.rule_set import OPTIONS, RuleSet, UnplayableRules, option_form
from tests.cases.answers import answer_of
from tests.cases.expectations import Form, differences, load_cases
from tests.engine.rule_sets import RULE_SETS

ROOT = Path(__file__).parents[2]
SEEDS = ROOT / "seeds"
CLAUSES = {
    "classic_finnish": [f"C-{number}" for number in range(1, 18)],
    "classic_haitian_creole": [f"C-{number}" for number in range(1, 18)],
    "french": [f"F-{number}" for number in range(1, 12)],
    "thirteen": [f"T-{number}" for number in range(1, 15)],
}
HEAD = ["clause", "says", "read as", "option", "tests"]
SILENT = "silent"
CASES: dict[str, Form] = {case["id"]: case for case in load_cases()}


class Row(NamedTuple):
    """A clause of a page."""

    page: str
    clause: str
    says: str
    read_as: str
    options: list[str]
    tests: list[str]


def rows_of(page: str) -> list[Row]:
    """The rows of all tables of a page."""
    lines = (SEEDS / f"{page}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    found = []
    for row in cells:
        if row == HEAD or set("".join(row)) <= set("-"):
            continue
        assert len(row) == len(HEAD), f"{page}: a row of {len(row)} cells: {row[0]}"
        clause, says, read_as, options, tests = row
        found.append(Row(page, clause, says, read_as, re.findall("`([^`]+)`", options), re.findall("`([^`]+)`", tests)))
    return found


ROWS = [row for page in CLAUSES for row in rows_of(page)]


def row_name(row: Row) -> str:
    return f"{row.page} {row.clause} {'+'.join(row.options)}".strip()


def test_every_page_is_looked_at() -> None:
    assert {path.stem for path in SEEDS.glob("*.md")} - {"README"} == set(CLAUSES)


@pytest.mark.parametrize("page", CLAUSES)
def test_every_clause_of_the_list_is_there_once_and_in_order(page: str) -> None:
    assert [row.clause for row in rows_of(page) if row.clause != SILENT] == CLAUSES[page]


@pytest.mark.parametrize("pages", [("classic_finnish", "classic_haitian_creole"), ("french",), ("thirteen",)])
def test_every_option_is_carried_by_a_row(pages: tuple[str, ...]) -> None:
    assert {option for row in ROWS if row.page in pages for option in row.options} == set(OPTIONS)


@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_a_row_says_something_and_names_options_and_tests_that_exist(row: Row) -> None:
    assert row.says
    assert row.read_as
    assert set(row.options) <= set(OPTIONS)
    assert row.tests
    assert row.options or row.clause != SILENT
    for name in row.tests:
        assert name in CASES or callable(named_test(name))


@pytest.mark.parametrize(("row", "option"), [(row, option) for row in ROWS for option in row.options], ids=str)
def test_with_another_value_of_the_option_a_test_of_the_row_fails(row: Row, option: str) -> None:
    assert any(fails_when_flipped(name, option) for name in row.tests)


def test_every_option_changes_the_answer_of_a_case() -> None:
    unmoved = [option for option in OPTIONS if not any(case_fails(case, option) for case in CASES.values())]
    assert unmoved == []


def test_every_refusal_is_expected_by_a_case() -> None:
    expected = {code for case in CASES.values() for code in case["expect"].get("moves", ()) if code is not True}
    assert expected == {code.value for code in RefusalCode}


def test_the_clauses_that_cases_name_are_those_of_the_pages() -> None:
    named = {clause for case in CASES.values() for clause in case["clauses"] if re.fullmatch(r"[CFT]-\d+", clause)}
    assert named <= {clause for clauses in CLAUSES.values() for clause in clauses}


def test_a_flip_that_changes_nothing_is_found_out() -> None:
    """The check itself can fail: a case about order of seats does not hang on the match's target."""
    assert not case_fails(CASES["turn-order-01-last-seat-to-first"], "target")
    assert not fails_when_flipped("tests/engine/test_match.py::test_french_is_won_with_5000", "decks")


def named_test(node: str) -> Callable[..., object]:
    """The test function that a row names by its file and name."""
    file, _, name = node.partition("::")
    assert name, f"neither a case nor a test: {node}"
    assert (ROOT / file).is_file(), f"no such file: {file}"
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    found = getattr(module, name, None)
    assert inspect.isfunction(found), f"no such test: {node}"
    return found


def fails_when_flipped(name: str, option: str) -> bool:
    """Whether the case or test fails when the option has another value."""
    if name in CASES:
        return case_fails(CASES[name], option)
    return function_fails(named_test(name), option)


def case_fails(case: Form, option: str) -> bool:
    assert differences(answer_of(case), case["expect"]) == []
    return any(differences(answer_of(case, **{option: value}), case["expect"]) for value in other_values(case, option))


def other_values(case: Form, option: str) -> Iterator[object]:
    """Other values with which the case's rules are playable, in the form of files."""
    asked = case["rules"]
    rest = {name: value for name, value in asked["options"].items() if name != option}
    try:
        rules = house_rules(asked["preset"], asked["players"], rest)
    except UnplayableRules:
        return
    value = option_form(getattr(rules, option))
    yield from flipped_forms(rules, option, asked["options"].get(option, value))


def flipped_forms(rules: RuleSet, option: str, value: object) -> Iterator[object]:
    """Values that are not this one and leave the rules playable."""
    for other in others(rules, option, value):
        try:
            house_rules("classic", rules.players, all_options(rules) | {option: other})
        except UnplayableRules:
            continue
        if other != value:
            yield other


def all_options(rules: RuleSet) -> dict[str, object]:
    return {name: option_form(getattr(rules, name)) for name in OPTIONS}


def others(rules: RuleSet, option: str, value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if option == "initial_meld_minimums":
        return [[[None, 0]], [[None, 1000]]]
    if option == "max_wilds":
        return [None, 2, 3]
    if isinstance(value, int):
        return [value + 1, value - 1, value * 2, value // 2]
    standing = getattr(rules, option)
    return [choice.value for choice in type(standing)] if isinstance(standing, Enum) else []


def function_fails(test: Callable[..., object], option: str) -> bool:
    """Call a test that takes rule sets and nothing else, as they are and with the option changed."""
    names = list(inspect.signature(test).parameters)
    if not names or not set(names) <= set(RULE_SETS):
        return False
    as_they_are = {name: RULE_SETS[name] for name in names}
    test(**as_they_are)
    return any(raises(test, flipped) for flipped in flipped_sets(as_they_are, option))


def flipped_sets(rule_sets: dict[str, RuleSet], option: str) -> Iterator[dict[str, Any]]:
    for name, rules in rule_sets.items():
        value = option_form(getattr(rules, option))
        for other in flipped_forms(rules, option, value):
            flipped = house_rules("classic", rules.players, all_options(rules) | {option: other})
            yield rule_sets | {name: replace(rules, **{option: getattr(flipped, option)})}


def raises(test: Callable[..., object], rule_sets: dict[str, Any]) -> bool:
    try:
        test(**rule_sets)
    except (AssertionError, IllegalMove):
        return True
    return False
