"""`canasta-desktop simulate`: what it plays and what it prints."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from canasta_desktop.commands import simulate_running
from canasta_desktop.commands.simulate import simulate
from canasta_desktop.commands.verify import verify
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.house_rules import write_house_rules
from canasta_desktop.storage.records import read_record
from tests.commands.running import run_program
from tests.engine.rule_sets import changed

SPEEDS = ("moves_per_second", "rounds_per_second")


def results(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON that a simulation prints, which must end well, without its speeds."""
    assert simulate([*arguments, "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert isinstance(form, dict)
    assert all(form.pop(speed) > 0 for speed in SPEEDS)
    return form


def test_json_has_one_object_with_every_key(capsys: pytest.CaptureFixture[str]) -> None:
    form = results(capsys, "--rounds", "6", "--bots", "casual,random", "--seed", "7")
    assert {key: form[key] for key in ("rules", "players", "rounds", "seed")} == {
        "rules": "classic",
        "players": 4,
        "rounds": 6,
        "seed": 7,
    }
    casual, other = form["sides"]
    assert casual["players"] == ["casual", "casual"]
    assert other["players"] == ["random", "random"]
    assert casual["wins"] + other["wins"] == 6
    assert casual["ci95"][0] < casual["mean"] < casual["ci95"][1]
    difference = form["difference"]
    assert difference["mean"] == pytest.approx(casual["mean"] - other["mean"])
    assert difference["ci95"][0] < difference["mean"] < difference["ci95"][1]


@pytest.mark.parametrize("what", [("--rounds", "20", "--duplicate"), ("--matches", "3")])
def test_the_same_seed_gives_the_same_results_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str], what: tuple[str, ...]
) -> None:
    arguments = (*what, "--bots", "novice,random", "--seed", "12")
    alone = results(capsys, *arguments)
    assert results(capsys, *arguments, "--jobs", "2") == alone
    assert results(capsys, *arguments) == alone
    assert results(capsys, *what, "--bots", "novice,random", "--seed", "13") != alone


def test_the_text_names_players_points_wins_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(["--rounds", "4", "--bots", "casual,novice", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "classic, 4 players, seed 7: 4 rounds"
    assert lines[1].startswith("casual, casual: ")
    assert " points a round, " in lines[1]
    assert "(95 %: " in lines[1]
    assert lines[2].startswith("novice, novice: ")
    assert lines[3].startswith("difference: ")
    assert lines[4].endswith("rounds/s")


def test_an_expert_thinks_as_long_as_it_may(capsys: pytest.CaptureFixture[str]) -> None:
    form = results(capsys, "--rounds", "2", "--bots", "expert,novice", "--seed", "4", "--think", "0.01")
    assert form["rounds"] == 2
    assert form["sides"][0]["players"] == ["expert", "expert"]


def test_a_random_seed_is_drawn_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    first = results(capsys, "--rounds", "1", "--bots", "random")
    assert first["seed"] != results(capsys, "--rounds", "1", "--bots", "random")["seed"]
    again = results(capsys, "--rounds", "1", "--bots", "random", "--seed", str(first["seed"]))
    assert again == first


def test_a_single_round_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    form = results(capsys, "--rounds", "1", "--seed", "7")
    assert form["difference"]["ci95"] == [None, None]


def test_no_bar_is_drawn_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(["--rounds", "2", "--bots", "random"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("name", ["classic", "french", "thirteen"])
def test_every_rule_set_and_number_of_players_is_played(
    capsys: pytest.CaptureFixture[str], name: str, players: int
) -> None:
    form = results(capsys, "--rules", name, "--players", str(players), "--rounds", "2", "--duplicate", "--seed", "3")
    sides = preset(name, players).sides
    assert (form["players"], form["deals"], form["rounds"]) == (players, 2, 2 * sides)
    assert len(form["sides"]) == sides


def test_players_by_seat_are_rotated_through_all_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bots = "casual,novice,random,novice"
    form = results(capsys, "--bots", bots, "--rounds", "1", "--duplicate", "--seed", "3", "--record", str(tmp_path))
    assert [side["players"] for side in form["sides"]] == [["casual", "random"], ["novice", "novice"]]
    seatings = [[seat.player for seat in read_record(path).seats] for path in sorted(tmp_path.iterdir())]
    assert seatings[0] == bots.split(",")
    assert [seating.index("casual") for seating in seatings] == [0, 1, 2, 3]


def test_equal_players_on_duplicate_deals_are_equal(capsys: pytest.CaptureFixture[str]) -> None:
    form = results(capsys, "--bots", "casual", "--rounds", "5", "--duplicate", "--seed", "3")
    assert form["rounds"] == 10
    low, high = form["difference"]["ci95"]
    # Nearly four standard errors: one deal of twenty lies outside the interval of equal players.
    assert abs(form["difference"]["mean"]) < high - low


def test_records_are_written_and_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert simulate(["--rounds", "12", "--bots", "casual,random", "--seed", "9", "--record", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"round-{number:02}.canasta" for number in range(1, 13)]
    assert verify([str(file) for file in files]) == 0
    played = read_record(files[3]).match.rounds[0]
    assert list(played.deck) == deck_of(9, 3, 2)
    assert played.result is not None


def test_a_match_is_one_record_up_to_its_target(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    form = results(capsys, "--matches", "2", "--seed", "9", "--record", str(tmp_path))
    records = [read_record(file) for file in sorted(tmp_path.iterdir())]
    assert [max(record.match.scores) >= 5000 for record in records] == [True, True]
    assert sum(len(record.match.rounds) for record in records) == form["rounds"]
    assert sum(side["wins"] for side in form["sides"]) == 2


def test_house_rules_come_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    write_house_rules(file, changed(preset("classic", 3), hand_size=9), "classic")
    form = results(capsys, "--rules", str(file), "--rounds", "2", "--seed", "1", "--record", str(tmp_path / "r"))
    assert (form["rules"], form["players"]) == (str(file), 3)
    assert read_record(tmp_path / "r" / "round-1.canasta").match.rules.hand_size == 9


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--rounds", "0"], "'0'"),
        (["--rounds", "many"], "'many'"),
        (["--rounds", "-3"], "--rounds"),
        (["--matches", "1.5"], "'1.5'"),
        (["--rounds", "5", "--matches", "5"], "--rounds"),
        (["--seed", "9223372036854775808"], "9223372036854775808"),
        (["--seed", "abc"], "'abc'"),
        (["--jobs", "0"], "'0'"),
        (["--players", "5"], "5"),
        (["--bots", "casual,grandmaster"], "'grandmaster'"),
        (["--bots", "casual,casual,novice"], "3 players, and these rules want 1, 2 or 4"),
        (["--bots", ""], "''"),
        (["--rules", "poker"], "'poker'"),
        (["--think", "0"], "'0'"),
        (["--think", "long"], "'long'"),
        (["--think", "nan"], "'nan'"),
        (["--rules", "missing.json"], "missing.json"),
        (["--rounds"], "--rounds"),
        (["--round", "5"], "--round"),
        (["--fast"], "--fast"),
        (["what"], "what"),
    ],
)
def test_a_wrong_command_line_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    with pytest.raises(SystemExit) as leaving:
        simulate(arguments)
    assert leaving.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert named in said.err


def test_a_house_rule_file_that_cannot_be_played_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"preset": "classic", "players": 4, "options": {"decks": 0}}', "ascii")
    with pytest.raises(SystemExit):
        simulate(["--rules", str(file)])
    assert "decks" in capsys.readouterr().err


@pytest.mark.parametrize(("option", "number"), [("decks", 10**9), ("mixed_canasta", 10**400), ("target", 10**12)])
def test_house_rules_beyond_play_are_one_sentence_and_status_2(tmp_path: Path, option: str, number: int) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"preset": "classic", "players": 4, "options": {option: number}}), "ascii")
    ran = run_program("simulate", "--rules", file, "--rounds", "2")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert f"The value of “{option}” is larger than can be played here" in ran.stderr


@pytest.mark.parametrize(("length", "counted"), [("--rounds", "round"), ("--matches", "match")])
def test_an_early_interrupt_says_what_would_have_been_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, length: str, counted: str
) -> None:
    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_running, "play_deals", interrupt)
    assert simulate([length, "1"]) == 130
    said = f"canasta-desktop simulate: interrupted before the first {counted} was counted\n"
    assert capsys.readouterr().err == said


def test_house_rules_for_other_players_than_asked_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    write_house_rules(file, preset("classic", 3), "classic")
    with pytest.raises(SystemExit):
        simulate(["--rules", str(file), "--players", "4"])
    assert "3 players, not for 4" in capsys.readouterr().err


def test_records_cannot_be_written_where_a_file_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("", "ascii")
    with pytest.raises(SystemExit):
        simulate(["--record", str(file)])
    assert str(file) in capsys.readouterr().err


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        simulate(["--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    for option in ("rules", "players", "rounds", "matches", "bots", "seed", "jobs", "duplicate", "record", "json"):
        assert f"--{option}" in text


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no pseudo terminals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_on_a_terminal_ends_the_bar_and_prints_what_was_played(jobs: str) -> None:
    termios = pytest.importorskip("termios")
    terminal, its_end = os.openpty()
    termios.tcsetwinsize(terminal, (24, 80))
    process = subprocess.Popen(
        [sys.executable, "-m", "canasta_desktop", "simulate", "--rounds", "1000000", "--json", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=its_end,
        start_new_session=True,
    )
    os.close(its_end)
    shown = _wait_for_progress(terminal)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    os.close(terminal)
    assert process.returncode == 130
    form = json.loads(out)
    assert form["interrupted"]
    assert form["rounds"] >= shown


@pytest.mark.skipif(sys.platform != "linux", reason="the system tells of other processes")
def test_an_interrupt_while_processes_start_is_one_sentence() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "canasta_desktop", "simulate", "--rounds", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while len(started := children.read_text().split()) < 3:
        assert process.poll() is None
    while not _answers_interrupts(started[-1]):
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert said in ("", "canasta-desktop simulate: interrupted before the first round was counted\n")


def _answers_interrupts(process: str) -> bool:
    """Whether Python runs in this process, and would raise `KeyboardInterrupt`."""
    caught = re.search(r"SigCgt:\s*(\w+)", Path(f"/proc/{process}/status").read_text())
    return caught is not None and bool(int(caught[1], 16) & 1 << (signal.SIGINT - 1))


def _wait_for_progress(terminal: int) -> int:
    """Until the bar shows that some rounds were played; how many."""
    text = ""
    while True:
        assert select.select([terminal], [], [], 60)[0], "no progress is shown"
        text += os.read(terminal, 4096).decode()
        for count in re.findall(r"(\d+)/1000000 ", text):
            if int(count) >= 40:
                return int(count)
