"""`canasta-desktop referee CASES.json`: a position, some moves; what is legal and what it scores."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from canasta_desktop.commands import referee
from canasta_desktop.commands.referee import answer
from canasta_desktop.storage.problems import UnreadableFile
from tests.commands.running import run_program

Form = dict[str, Any]


def case_of(**changed: object) -> Form:
    """The case that the form's description shows, with keys of it or of its position changed."""
    position = {
        "turn": 0,
        "phase": "draw",
        "hands": ["5h 5d 9c 4s", "8h 8d", "Kc", "Qc"],
        "stock": "7c 6h",
        "pile": "2c 5s",
        "melds": [["Kh Kd Kc"], [{"cards": "9h 9d 9c 9s 9h 9d 2c", "concealed": True}]],
        "red_threes": ["3h", ""],
        "scores": [0, 0],
    }
    position |= {key: changed.pop(key) for key in list(changed) if key in {*position, "dealer", "has_melded"}}
    case = {
        "id": "take-frozen-1",
        "rules": {"preset": "classic", "players": 4, "options": {}},
        "position": position,
        "moves": ["take 5h 5d", "discard 4s"],
    }
    return case | changed


def test_legal_moves_are_made_and_scored() -> None:
    given = answer(case_of())
    assert given == {
        "id": "take-frozen-1",
        "moves": [{"move": "take 5h 5d", "legal": True}, {"move": "discard 4s", "legal": True}],
        "position": {
            "turn": 1,
            "phase": "draw",
            "hands": ["9c 2c", "8h 8d", "Kc", "Qc"],
            "stock": "7c 6h",
            "pile": "4s",
            "melds": [["Kh Kd Kc", "5s 5h 5d"], [{"cards": "9s 9h 9h 9d 9d 9c 2c", "concealed": True}]],
            "red_threes": ["3h", ""],
            "scores": [0, 0],
            "has_melded": [True, True, True, True],
        },
        "round_over": False,
        "scores": [
            {"melds": 45, "canastas": 0, "red_threes": 100, "going_out": 0, "hand": -40, "total": 105},
            {"melds": 80, "canastas": 400, "red_threes": 0, "going_out": 0, "hand": -30, "total": 450},
        ],
    }


def test_a_refused_move_has_code_and_sentence_and_ends_the_case() -> None:
    given: Any = answer(case_of(moves=["take 5h", "discard 4s", "discard 9c"]))
    assert len(given["moves"]) == 1
    refused = given["moves"][0]
    assert (refused["move"], refused["legal"], refused["reason"]) == ("take 5h", False, "needs_natural_pair")
    assert "two natural fives" in refused["message"]
    assert given["position"]["pile"] == "2c 5s"


def test_a_move_is_answered_as_it_was_written() -> None:
    given: Any = answer(case_of(moves=["0  take   5h 5d"]))
    assert given["moves"] == [{"move": "0  take   5h 5d", "legal": True}]


def test_the_dealer_is_told_only_if_it_was_given() -> None:
    without: Any = answer(case_of())
    given: Any = answer(case_of(dealer=3))
    assert "dealer" not in without["position"]
    assert given["position"]["dealer"] == 3


def test_a_case_without_moves_is_scored_as_it_stands() -> None:
    given: Any = answer(case_of(moves=[]))
    assert given["moves"] == []
    assert given["scores"][0]["total"] == 30 + 100 - 5 - 5 - 10 - 5 - 10


def test_unknown_keys_are_ignored() -> None:
    assert answer(case_of(about="x", expect={"error": True})) == answer(case_of())


ERRORS = [
    case_of(moves=["take 5h 5d", "discard 10c"]),
    case_of(moves=["take 5h", "red 4h"]),
    case_of(moves=["meld"]),
    case_of(moves=["fold"]),
    case_of(moves=["4 draw"]),
    case_of(moves="draw"),
    case_of(moves=["draw", 7]),
    case_of(moves=None),
    case_of(hands=["5h 5d 9c 4s", "8h 8d", "Kc"]),
    case_of(hands=["", "8h 8d", "Kc", "Qc"]),
    case_of(hands=["5h 3d", "8h 8d", "Kc", "Qc"]),
    case_of(hands=["Jo Jo Jo Jo Jo", "", "", ""]),
    case_of(scores=[0]),
    case_of(scores=[0, "0"]),
    case_of(red_threes=["4h", ""]),
    case_of(melds=[["Kh Kd 2c 2d 2h"], []]),
    case_of(melds=[["Kh Kd Kc", "Kh Ks Kc"], []]),
    case_of(melds=[[{"concealed": True}], []]),
    case_of(turn=4),
    case_of(turn=True),
    case_of(phase="night"),
    case_of(phase=None),
    case_of(has_melded=[True]),
    case_of(dealer=9),
    case_of(position=[]),
    case_of(position={}),
    case_of(rules="classic"),
    case_of(rules={"preset": "classic", "players": 4}),
    case_of(rules={"preset": "classic", "options": {}}),
    case_of(rules={"players": 4, "options": {}}),
    case_of(rules={"preset": "whist", "players": 4, "options": {}}),
    case_of(rules={"preset": "custom", "players": 4, "options": {}}),
    case_of(rules={"preset": 7, "players": 4, "options": {}}),
    case_of(rules={"preset": "classic", "players": 5, "options": {}}),
    case_of(rules={"preset": "classic", "players": "4", "options": {}}),
    case_of(rules={"preset": "classic", "players": 4, "options": []}),
    case_of(rules={"preset": "classic", "players": 4, "options": {"wild_eights": True}}),
    case_of(rules={"preset": "classic", "players": 4, "options": {"max_wilds": "many"}}),
    *(
        {key: value for key, value in case_of().items() if key != left_out}
        for left_out in ("rules", "position", "moves")
    ),
]


@pytest.mark.parametrize("case", ERRORS, ids=[str(place) for place in range(len(ERRORS))])
def test_a_case_that_is_an_error_is_answered_with_id_and_error_alone(case: Form) -> None:
    given = answer(case)
    assert list(given) == ["id", "error"]
    assert given["id"] == "take-frozen-1"
    assert isinstance(given["error"], str)
    assert given["error"]


@pytest.mark.parametrize("key", ["turn", "phase", "hands", "stock", "pile", "melds", "red_threes", "scores"])
def test_every_key_of_a_position_is_required(key: str) -> None:
    case = case_of()
    del case["position"][key]
    assert answer(case) == {"id": "take-frozen-1", "error": f"“{key}” is missing"}


@pytest.mark.parametrize(
    ("case", "name"),
    [
        ({}, None),
        ({**case_of(), "id": None}, None),
        ({**case_of(), "id": ["x"]}, None),
        ({**case_of(), "id": 1.5}, None),
        ({**case_of(), "id": 7}, 7),
        (7, None),
        (None, None),
        ([], None),
        ("case", None),
    ],
)
def test_a_case_without_a_readable_id_is_an_error_too(case: object, name: object) -> None:
    given = answer(case)
    assert list(given) == ["id", "error"]
    assert given["id"] == name


def test_a_thousand_million_decks_do_not_fill_the_memory() -> None:
    rules = {"preset": "classic", "players": 4, "options": {"decks": 1_000_000_000}}
    given: Any = answer(case_of(rules=rules))
    assert given["moves"][0]["legal"]


@pytest.mark.parametrize("depth", [50, 300, 480])
def test_deep_values_are_errors_and_the_rest_goes_on(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    text = json.dumps(case_of(id="deep")).replace('"options": {}', f'"options": {{"decks": {deep}}}')
    position = json.dumps(case_of(id="deeper")).replace('"7c 6h"', deep)
    ran = run_program("referee", "-", given=f"[{text}, {position}, {json.dumps(case_of())}]")
    assert (ran.returncode, ran.stderr) == (0, "")
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [list(given)[1] for given in answers] == ["error", "error", "moves"]


def test_numbers_of_any_length_are_answered() -> None:
    # As long as Python reads them; their sum is longer.
    rules = {"preset": "classic", "players": 4, "options": {"natural_canasta": "N", "concealed_canasta_bonus": "N"}}
    case = case_of(rules=rules, melds=[["Kh Kd Kc"], [{"cards": "9h 9d 9c 9s 9h 9d 9s", "concealed": True}]])
    text = json.dumps([case]).replace('"N"', "9" * 4300)
    ran = run_program("referee", "-", given=text)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert '"canastas": 1999' in ran.stdout


def test_each_case_is_one_line_in_the_order_asked(tmp_path: Path) -> None:
    cases = [case_of(id=name) for name in ("a", "Ä\n😀", "c")] + [{"id": "d"}]
    path = tmp_path / "Kysymykset é.json"
    path.write_text(json.dumps(cases, ensure_ascii=False), "utf-8")
    ran = run_program("referee", path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert [json.loads(line)["id"] for line in ran.stdout.splitlines()] == ["a", "Ä\n😀", "c", "d"]


def test_cases_come_from_standard_input_too() -> None:
    ran = run_program("referee", "-", given=json.dumps([case_of()]))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == answer(case_of())


def test_a_byte_order_mark_on_standard_input_is_none_of_the_list() -> None:
    ran = run_program("referee", "-", given="\ufeff[]")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_too_long_a_list_on_standard_input_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    given = io.TextIOWrapper(io.BytesIO(b"[{}]" + b" " * 2_000_000))
    monkeypatch.setattr("sys.stdin", given)
    monkeypatch.setattr(referee, "LARGEST_LIST", 2_000_000)
    with pytest.raises(UnreadableFile, match="too_large"):
        referee._read_list("-")


def test_an_empty_list_has_no_answers() -> None:
    ran = run_program("referee", "-", given="[]")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "given",
    [
        "",
        " \n",
        "{}",
        '{"id": 1}',
        "7",
        "null",
        '"x"',
        "[",
        "[{]",
        "[NaN]",
        "[1] []",
        "[" * 100_000,
        "[1" + "0" * 5000 + "]",
    ],
)
def test_what_is_no_list_is_one_sentence_and_exit_status_2(given: str) -> None:
    ran = run_program("referee", "-", given=given)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("canasta-desktop: - cannot be opened: ")
    assert len(ran.stderr.splitlines()) == 1


def test_a_file_that_cannot_be_read_is_one_sentence_and_exit_status_2(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'["\xe4"]')
    for path, reason in (
        (tmp_path / "none.json", "There is no such file"),
        (tmp_path, "It is a folder, not a file"),
        (tmp_path / "latin.json", "It is not a text in UTF-8"),
    ):
        ran = run_program("referee", path)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr == f"canasta-desktop: {path} cannot be opened: {reason}\n"


@pytest.mark.parametrize("arguments", [[], ["a.json", "b.json"], ["--quick", "-"], ["--quick"]])
def test_a_wrong_command_line_is_one_sentence_and_exit_status_2(arguments: list[str]) -> None:
    ran = run_program("referee", *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert len(ran.stderr.splitlines()) == 1
