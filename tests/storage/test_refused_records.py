"""A record that no legal match explains is refused, with the place and the reason."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_desktop.engine.cards import FACES, KIND_OF, RED_THREE, card_text
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.storage.files import LARGEST_FILE
from canasta_desktop.storage.problems import Problem
from canasta_desktop.storage.records import UnreadableRecord, parse_record, read_record
from tests.storage.played import Form, form_of, played_match

FINISHED = form_of(played_match(rounds=2, last_moves=30))


def fresh_form() -> Form:
    form: Form = json.loads(json.dumps(FINISHED))
    return form


def refusal_of(form: object) -> UnreadableRecord:
    with pytest.raises(UnreadableRecord) as caught:
        parse_record(json.dumps(form))
    return caught.value


def drop(*keys: str | int) -> Callable[[Form], None]:
    def change(form: Form) -> None:
        place = form
        for key in keys[:-1]:
            place = place[key]  # type: ignore[index]  # keys of dicts and places of lists alike
        del place[keys[-1]]  # type: ignore[arg-type]

    return change


def put(value: object, *keys: str | int) -> Callable[[Form], None]:
    def change(form: Form) -> None:
        place = form
        for key in keys[:-1]:
            place = place[key]  # type: ignore[index]  # keys of dicts and places of lists alike
        place[keys[-1]] = value  # type: ignore[index]

    return change


@pytest.mark.parametrize(
    ("change", "problem", "detail"),
    [
        (drop("format"), Problem.NO_RECORD, ""),
        (put("canasta-journal", "format"), Problem.NO_RECORD, ""),
        (put(7, "format"), Problem.NO_RECORD, ""),
        (drop("version"), Problem.MISSING_KEY, "version"),
        (put("1", "version"), Problem.WRONG_TYPE, "version"),
        (put(True, "version"), Problem.WRONG_TYPE, "version"),
        (put(None, "version"), Problem.WRONG_TYPE, "version"),
        (put(2, "version"), Problem.NEWER_VERSION, ""),
        (put(0, "version"), Problem.NEWER_VERSION, ""),
        (put(1.5, "version"), Problem.NEWER_VERSION, ""),
        (drop("rules"), Problem.MISSING_KEY, "rules"),
        (drop("seats"), Problem.MISSING_KEY, "seats"),
        (drop("rounds"), Problem.MISSING_KEY, "rounds"),
        (put({}, "rounds"), Problem.WRONG_TYPE, "rounds"),
        (put(None, "seats"), Problem.WRONG_TYPE, "seats"),
        (put(3, "created"), Problem.WRONG_TYPE, "created"),
        (drop("rules", "options"), Problem.MISSING_KEY, "options"),
        (drop("rules", "players"), Problem.MISSING_KEY, "players"),
        (drop("rules", "preset"), Problem.MISSING_KEY, "preset"),
        (put("4", "rules", "players"), Problem.WRONG_TYPE, "players"),
        (put("french", "rules", "preset"), Problem.FALSE_PRESET, "french"),
        (put("whist", "rules", "preset"), Problem.FALSE_PRESET, "whist"),
        (drop("seats", 3), Problem.WRONG_SEATS, ""),
        (put("", "seats", 1, "player"), Problem.NAMELESS_PLAYER, ""),
        (drop("seats", 1, "player"), Problem.MISSING_KEY, "player"),
    ],
)
def test_a_wrong_heading_is_refused(change: Callable[[Form], None], problem: Problem, detail: str) -> None:
    form = fresh_form()
    change(form)
    error = refusal_of(form)
    assert (error.problem, error.detail, error.round, error.move) == (problem, detail, None, None)


@pytest.mark.parametrize(
    ("change", "option", "problem"),
    [
        (put(True, "rules", "options", "wild_eights"), "wild_eights", "unknown_option"),
        (drop("rules", "options", "target"), "target", "missing_option"),
        (put(2, "rules", "options", "canasta_size"), "canasta_size", "too_small"),
        (put("7", "rules", "options", "canasta_size"), "canasta_size", "wrong_type"),
        (put(7.5, "rules", "options", "canasta_size"), "canasta_size", "wrong_type"),
        (put(40, "rules", "options", "hand_size"), "hand_size", "more_than_the_deck"),
        (put(5, "rules", "players"), "players", "unknown_players"),
        (put("never", "rules", "options", "first_upcard"), "first_upcard", "unknown_value"),
        (put([[0, 50]], "rules", "options", "initial_meld_minimums"), "initial_meld_minimums", "wrong_type"),
    ],
)
def test_unplayable_rules_are_refused_with_the_option(
    change: Callable[[Form], None], option: str, problem: str
) -> None:
    form = fresh_form()
    change(form)
    error = refusal_of(form)
    assert error.problem is Problem.UNPLAYABLE_RULES
    assert error.rules is not None
    assert (error.rules.option, error.rules.problem) == (option, problem)


@pytest.mark.parametrize(
    ("change", "problem", "place"),
    [
        (put(4, "rounds", 0, "dealer"), Problem.NO_SUCH_DEALER, (1, None)),
        (put(-1, "rounds", 1, "dealer"), Problem.NO_SUCH_DEALER, (2, None)),
        (put(FINISHED["rounds"][0]["dealer"], "rounds", 1, "dealer"), Problem.WRONG_DEALER, (2, None)),
        (put("1", "rounds", 0, "dealer"), Problem.WRONG_TYPE, (1, None)),
        (drop("rounds", 1, "deck"), Problem.MISSING_KEY, (2, None)),
        (put("5h 10c", "rounds", 0, "deck"), Problem.UNREADABLE_CARD, (1, None)),
        (put("5h Jo", "rounds", 1, "deck"), Problem.WRONG_DECK_SIZE, (2, None)),
        (put("Jo " * 108, "rounds", 1, "deck"), Problem.WRONG_DECK, (2, None)),
        (put(7, "rounds", 1, "moves", 3), Problem.WRONG_TYPE, (2, 4)),
        (put("0 discard 10c", "rounds", 0, "moves", 1), Problem.UNREADABLE_MOVE, (1, 2)),
        (put("", "rounds", 0, "moves", 1), Problem.UNREADABLE_MOVE, (1, 2)),
        (put("draw", "rounds", 1, "moves", 0), Problem.NO_SEAT, (2, 1)),
        (put("4 draw", "rounds", 1, "moves", 0), Problem.NO_SUCH_SEAT, (2, 1)),
        (drop("rounds", 0, "result"), Problem.NO_RESULT, (1, None)),
        (put(None, "rounds", 0, "result"), Problem.WRONG_TYPE, (1, None)),
        (put(FINISHED["rounds"][0]["result"], "rounds", 1, "result"), Problem.EARLY_RESULT, (2, None)),
        (drop("rounds", 0, "result", 1), Problem.WRONG_SIDES, (1, None)),
        (drop("rounds", 0, "result", 1, "hand"), Problem.MISSING_KEY, (1, None)),
        (drop("rounds", 0, "moves", -1), Problem.EARLY_RESULT, (1, None)),
    ],
)
def test_a_wrong_round_is_refused_with_its_place(
    change: Callable[[Form], None], problem: Problem, place: tuple[int, int | None]
) -> None:
    form = fresh_form()
    change(form)
    error = refusal_of(form)
    assert (error.problem, (error.round, error.move)) == (problem, place)


@pytest.mark.parametrize("item", ["melds", "canastas", "red_threes", "going_out", "hand", "total"])
@pytest.mark.parametrize("side", [0, 1])
def test_a_changed_result_is_refused_with_the_side_and_the_item(item: str, side: int) -> None:
    form = fresh_form()
    right = form["rounds"][0]["result"][side][item]
    form["rounds"][0]["result"][side][item] = right + 5
    error = refusal_of(form)
    assert (error.problem, error.round, error.side, error.detail) == (Problem.WRONG_RESULT, 1, side, item)
    assert (error.have, error.need) == (right + 5, right)


def test_a_refused_move_is_told_with_the_rules_reason() -> None:
    form = fresh_form()
    moves = form["rounds"][0]["moves"]
    place = next(place for place, move in enumerate(moves) if place > 10 and move.endswith("draw"))
    moves.insert(place, moves[place])
    error = refusal_of(form)
    assert (error.problem, error.round, error.move) == (Problem.REFUSED, 1, place + 2)
    assert error.refusal is not None
    assert error.refusal.code is RefusalCode.ALREADY_DRAWN


def test_a_round_after_an_unfinished_one_is_refused() -> None:
    form = fresh_form()
    del form["rounds"][0]["moves"][5:], form["rounds"][0]["result"]
    error = refusal_of(form)
    assert (error.problem, error.round) == (Problem.ROUND_AFTER_UNFINISHED, 2)


def test_a_round_after_the_match_was_won_is_refused() -> None:
    match = played_match(house_rules("classic", 4, {"target": 1}), rounds=20)
    form = form_of(match)
    extra = json.loads(json.dumps(form["rounds"][-1]))
    extra["dealer"] = (extra["dealer"] + 1) % 4
    form["rounds"].append(extra)
    error = refusal_of(form)
    assert (error.problem, error.round) == (Problem.ROUND_AFTER_END, len(match.rounds) + 1)


def test_any_other_card_in_the_deck_is_refused() -> None:
    deck = FINISHED["rounds"][0]["deck"].split()
    for other in (card_text(card) for card in FACES if KIND_OF[card] != RED_THREE):
        if other != deck[0]:
            form = fresh_form()
            form["rounds"][0]["deck"] = " ".join([other, *deck[1:]])
            assert refusal_of(form).problem is Problem.WRONG_DECK


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", Problem.EMPTY),
        (b" \n\t ", Problem.EMPTY),
        (b"\xef\xbb\xbf", Problem.EMPTY),
        (b"\xff\xfe{\x00}\x00", Problem.NOT_UTF8),
        (b"\x00" * 1000, Problem.NOT_JSON),
        (b"hello", Problem.NOT_JSON),
        (b"{'format': 1}", Problem.NOT_JSON),
        (b'{"format": NaN}', Problem.NOT_JSON),
        (b'{"format": "canasta-record", "version": 1} {}', Problem.NOT_JSON),
        (b'{"format": "canasta-record", "version": 1e999}', Problem.WRONG_TYPE),
        (b'{"format": "canasta-record", "version": 1' + b"0" * 5000 + b"}", Problem.WRONG_TYPE),
        (b'{"format": "canasta-record", "version": 1', Problem.CUT_OFF),
        (b'{"format": "canasta-record", "x": "\xc3("}', Problem.NOT_UTF8),
        (b'{"format": "canasta-record", "x": "\\ud800", "version": 1}', Problem.NOT_JSON),
        (b"[" * 1_000_000, Problem.NO_RECORD),
        (b'{"a":' * 1_000_000, Problem.TOO_DEEP),
        (b"[]", Problem.NO_RECORD),
        (b"7", Problem.NO_RECORD),
        (b"null", Problem.NO_RECORD),
        (b"{}", Problem.NO_RECORD),
    ],
)
def test_what_is_no_record_at_all_is_refused(tmp_path: Path, data: bytes, problem: Problem) -> None:
    path = tmp_path / "rubbish.canasta"
    path.write_bytes(data)
    with pytest.raises(UnreadableRecord) as caught:
        read_record(path)
    assert caught.value.problem is problem


@pytest.mark.parametrize("depth", [100, 400, 900, 5000])
def test_deep_lists_in_an_option_are_refused(depth: int) -> None:
    text = json.dumps(fresh_form()).replace('"max_wilds": 3', '"max_wilds": ' + "[" * depth + "]" * depth)
    with pytest.raises(UnreadableRecord) as caught:
        parse_record(text)
    assert caught.value.problem in {Problem.UNPLAYABLE_RULES, Problem.TOO_DEEP}


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = json.dumps(fresh_form()).encode("ascii")
    for size in [*range(200), *range(200, len(data), 211), len(data) - 1]:
        with pytest.raises(UnreadableRecord):
            parse_record(data[:size])


def test_the_last_of_two_equal_keys_counts() -> None:
    text = json.dumps(fresh_form())
    assert parse_record('{"version": 2, ' + text[1:]).match.rounds


def test_rules_of_a_thousand_million_decks_do_not_fill_the_memory() -> None:
    form = fresh_form()
    form["rules"]["options"]["decks"] = 1_000_000_000
    form["rules"]["preset"] = "custom"
    assert refusal_of(form).problem is Problem.WRONG_DECK_SIZE


def problem_of(path: Path) -> Problem:
    with pytest.raises(UnreadableRecord) as caught:
        read_record(path)
    return caught.value.problem


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "none.canasta") is Problem.MISSING
    assert problem_of(tmp_path / "none" / "none.canasta") is Problem.MISSING
    assert problem_of(tmp_path) is Problem.FOLDER
    assert problem_of(tmp_path / ("long" * 100)) is Problem.UNREADABLE
    assert problem_of(Path("no\x00name")) is Problem.UNREADABLE


@pytest.mark.skipif(sys.platform == "win32", reason="devices are files only elsewhere")
def test_what_gives_bytes_for_ever_or_never_one_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert problem_of(tmp_path / "pipe") is Problem.NO_PLAIN_FILE
    assert problem_of(Path("/dev/zero")) is Problem.NO_PLAIN_FILE


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locked.canasta").write_text("{}", "utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "open", refuse)
    assert problem_of(tmp_path / "locked.canasta") is Problem.NO_PERMISSION


def memory_of_verifying(path: Path) -> tuple[str, float]:
    """What `verify` says of a file in a program of its own, and the megabytes it took."""
    program = (
        "import re, sys\n"
        "from pathlib import Path\n"
        "from canasta_desktop.__main__ import main\n"
        "assert main(['verify', sys.argv[1]]) == 1\n"
        # Not by getrusage: its peak is that of whoever started the program, if that was larger.
        "print(re.search(r'VmHWM:\\s*(\\d+)', Path('/proc/self/status').read_text())[1])"
    )
    ran = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    sentence, kilobytes = ran.stdout.splitlines()
    return sentence, int(kilobytes) / 1000


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the system counts memory in its own way")


def worked() -> float:
    """Seconds that processes started here have worked: what others do on this machine does not count."""
    times = os.times()
    return times.children_user + times.children_system


@on_linux
@pytest.mark.parametrize("pattern", ["random", '{"format": "canasta-record", "x": [', "ab ", "[0,"])
def test_fifty_megabytes_of_rubbish_are_refused_quickly_and_in_little_memory(tmp_path: Path, pattern: str) -> None:
    path = tmp_path / "large.canasta"
    block = bytes(range(256)) * 4096 if pattern == "random" else pattern.encode("ascii") * (1_048_576 // len(pattern))
    with path.open("wb") as file:
        for _ in range(50):
            file.write(block)
    begun = worked()
    sentence, megabytes = memory_of_verifying(path)
    assert sentence.startswith(f"{path}: It is larger than")
    assert megabytes < 200
    assert worked() - begun < 5


@on_linux
@pytest.mark.parametrize("unit", ['"ab",', "[],", "0,", '{"dealer":0,"deck":"","moves":[]},', '"\U0001f0a1",'])
def test_the_largest_file_that_is_read_stays_under_200_megabytes(tmp_path: Path, unit: str) -> None:
    path = tmp_path / "large.canasta"
    head = json.dumps(fresh_form())
    head = head[: head.index('"moves": [') + len('"moves": [')]
    size = LARGEST_FILE - len(head) - 200
    path.write_text(head + unit * (size // len(unit.encode())) + '"end"]}]}', "utf-8")
    assert memory_of_verifying(path)[1] < 200
