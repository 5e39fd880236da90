"""`canasta-desktop verify FILE…`: one line for each file, and exit status 1 if any fails."""

import json
import re
from pathlib import Path

import pytest

from canasta_desktop.commands.verify import verify
from canasta_desktop.storage.records import write_record
from tests.commands.running import run_program
from tests.storage.played import form_of, played_match, record_of

FINISHED = played_match(rounds=2)
MOVES = [len(played.moves) for played in FINISHED.rounds]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.canasta"
    write_record(path, record_of(FINISHED))
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    form = form_of(FINISHED)
    form["rounds"][1]["moves"][30] = "0 answer yes"
    path = tmp_path / "bad.canasta"
    path.write_text(json.dumps(form), "utf-8")
    return path


def test_a_record_that_replays_is_told_with_its_rounds_and_moves(good: Path) -> None:
    ran = run_program("verify", good)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"{good}: ok, 2 rounds, {sum(MOVES)} moves\n"


def test_a_round_in_play_counts_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played_match(rounds=3, last_moves=17)
    write_record(tmp_path / "half.canasta", record_of(match))
    assert verify([str(tmp_path / "half.canasta")]) == 0
    assert capsys.readouterr().out.endswith(f": ok, 3 rounds, {sum(MOVES) + 17} moves\n")


def test_a_record_that_does_not_replay_is_told_with_round_move_and_reason(good: Path, bad: Path) -> None:
    ran = run_program("verify", good, bad, good)
    assert (ran.returncode, ran.stderr) == (1, "")
    first, second, third = ran.stdout.splitlines()
    assert first == third == f"{good}: ok, 2 rounds, {sum(MOVES)} moves"
    assert re.fullmatch(re.escape(f"{bad}: round 2 move 31: ") + r"“0 answer yes” is refused: .+", second)


@pytest.mark.parametrize(
    ("keys", "value", "answer"),
    [
        (("rounds", 1, "deck"), "5h", "round 2: The number of cards in the deck is 1, not 108"),
        (
            ("rounds", 0, "result", 1, "hand"),
            7,
            r"round 1: The result of side 1 has 7 for “hand”, the moves make it .*",
        ),
        (("version",), 2, "It was saved by a newer version of the program"),
        (("rules", "options", "decks"), 0, "The value of “decks” is too small"),
        (("seats",), [], "The number of seats is 0, not 4"),
    ],
)
def test_each_fault_has_its_place_and_its_reason(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    keys: tuple[str | int, ...],
    value: object,
    answer: str,
) -> None:
    form = form_of(FINISHED)
    place = form
    for key in keys[:-1]:
        place = place[key]  # type: ignore[index]  # keys of dicts and places of lists alike
    place[keys[-1]] = value  # type: ignore[index]
    path = tmp_path / "faulty.canasta"
    path.write_text(json.dumps(form), "utf-8")
    assert verify([str(path)]) == 1
    assert re.fullmatch(re.escape(f"{path}: ") + answer + "\n", capsys.readouterr().out)


def test_files_that_are_no_records_are_told_each_on_a_line(tmp_path: Path) -> None:
    (tmp_path / "empty.canasta").write_bytes(b"")
    (tmp_path / "text.canasta").write_text("Dear diary", "utf-8")
    names = [str(tmp_path / name) for name in ("empty.canasta", "text.canasta", "none.canasta", "")]
    ran = run_program("verify", *names)
    assert (ran.returncode, ran.stderr) == (1, "")
    assert ran.stdout.splitlines() == [
        f"{names[0]}: The file is empty",
        f"{names[1]}: It is not JSON, the form of text that is read here",
        f"{names[2]}: There is no such file",
        f"{names[3]}: It is a folder, not a file",
    ]


def test_no_name_is_no_file_and_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify([""]) == 1
    assert capsys.readouterr().out == ": There is no such file\n"


def test_a_name_with_line_breaks_is_told_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(["a\nb: ok, 1 rounds\r\x1b[2K\u2028é.canasta"]) == 1
    assert capsys.readouterr().out == "a\\nb: ok, 1 rounds\\r\\x1b[2K\\u2028é.canasta: There is no such file\n"


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "POSIX"])
def test_a_name_is_told_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("PYTHONUTF8", "0")
    path = tmp_path / "Työ 😀 #1 100%.canasta"
    write_record(path, record_of(FINISHED))
    ran = run_program("verify", path, tmp_path / "é.canasta")
    assert ran.stdout.splitlines() == [
        f"{path}: ok, 2 rounds, {sum(MOVES)} moves",
        f"{tmp_path / 'é.canasta'}: There is no such file",
    ]


@pytest.mark.parametrize("arguments", [[], ["--fast", "x.canasta"], ["-x"]])
def test_a_wrong_command_line_is_one_sentence_and_exit_status_2(arguments: list[str]) -> None:
    ran = run_program("verify", *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stderr.startswith("canasta-desktop verify: ")


def test_verify_needs_no_window() -> None:
    ran = run_program("verify", "--help")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("usage: canasta-desktop verify")
