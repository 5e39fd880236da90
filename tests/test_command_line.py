"""The command line: what is wrong with it, or with a file on it, is one sentence; then no window opens."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import canasta_desktop
from canasta_desktop import __main__
from canasta_desktop.storage.records import write_record
from tests.commands.running import run_program
from tests.storage.played import form_of, played_match, record_of


def test_the_version_is_told() -> None:
    ran = run_program("--version")
    assert (ran.returncode, ran.stdout) == (0, f"canasta-desktop {canasta_desktop.__version__}\n")


def test_help_names_the_commands() -> None:
    ran = run_program("--help")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "{referee,verify,simulate,blunders}" in ran.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["-x"],
        ["--vers"],
        ["a.canasta", "b.canasta"],
        ["a.canasta", "--new-window=1"],
        ["play", "x", "y"],
    ],
)
def test_a_wrong_command_line_is_one_sentence_and_exit_status_2(arguments: list[str]) -> None:
    ran = run_program(*arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stderr.startswith("canasta-desktop: ")


def test_an_unknown_option_is_named() -> None:
    assert "--nonsense" in run_program("--nonsense=3").stderr


def bad_files(folder: Path) -> dict[Path, str]:
    """Files that cannot be opened, each with what is said of it."""
    (folder / "empty.canasta").write_bytes(b"")
    text = json.dumps(form_of(played_match()))
    (folder / "cut off.canasta").write_text(text[: len(text) // 2], "utf-8")
    (folder / "newer.canasta").write_text(text.replace('"version": 1', '"version": 2'), "utf-8")
    deck = form_of(played_match())["rounds"][0]["deck"]
    (folder / "changed.canasta").write_text(
        text.replace(deck, deck[:-2] + ("Ah" if deck[-2:] != "Ah" else "Kh")), "utf-8"
    )
    return {
        folder / "none.canasta": "There is no such file",
        folder: "It is a folder, not a file",
        folder / "empty.canasta": "The file is empty",
        folder / "cut off.canasta": "The file is cut off: its end is missing",
        folder / "newer.canasta": "It was saved by a newer version of the program",
        folder / "changed.canasta": "round 1: The deck has the card",
    }


def test_a_file_that_cannot_be_opened_is_one_sentence_and_exit_status_2(tmp_path: Path) -> None:
    for path, reason in bad_files(tmp_path).items():
        ran = run_program(path)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert len(ran.stderr.splitlines()) == 1
        assert ran.stderr.startswith(f"canasta-desktop: {path} cannot be opened: {reason}")


WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
from canasta_desktop.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as leaving:
    status = leaving.code
assert not [name for name in sys.modules if name.startswith("PySide6.")]
sys.exit(status)
"""


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["--version"], 0),
        (["--nonsense"], 2),
        (["none.canasta"], 2),
        (["verify", "good.canasta"], 0),
        (["verify", "none.canasta"], 1),
        (["referee", "-"], 0),
    ],
)
def test_whatever_needs_no_window_needs_no_qt(tmp_path: Path, arguments: list[str], status: int) -> None:
    write_record(tmp_path / "good.canasta", record_of(played_match()))
    environment = {**os.environ, "PYTHONPATH": str(Path(canasta_desktop.__file__).parents[1])}
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, *arguments],
        input="[]",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
        check=False,
    )
    assert ran.returncode == status, ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="a shell and a disk that is always full")
@pytest.mark.parametrize(
    ("to", "status", "said"),
    [
        ("| head -c 1 > /dev/null; exit ${PIPESTATUS[0]}", 1, ""),
        ("> /dev/full", 2, "canasta-desktop referee: The disk is full\n"),
    ],
)
def test_answers_that_nobody_takes_are_no_crash(tmp_path: Path, to: str, status: int, said: str) -> None:
    cases = tmp_path / "cases.json"
    cases.write_text(json.dumps([{"id": "x" * 100}] * 5000), "utf-8")
    command = f'"{sys.executable}" -m canasta_desktop referee "{cases}" {to}'
    ran = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        cwd=Path(canasta_desktop.__file__).parents[1],
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (status, said)


@pytest.mark.skipif(sys.platform != "linux", reason="a disk that is always full")
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["simulate", "--help"], ["verify", "--help"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_help_and_version_that_cannot_be_written_are_no_success(arguments: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "canasta_desktop", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            text=True,
            cwd=Path(canasta_desktop.__file__).parents[1],
            check=False,
        )
    program = "canasta-desktop" if arguments[0].startswith("-") else f"canasta-desktop {arguments[0]}"
    assert (ran.returncode, ran.stderr) == (2, f"{program}: The disk is full\n")


@pytest.mark.parametrize("arguments", [[""], ["referee", ""], ["blunders", ""], ["simulate", "--record", ""]])
def test_a_file_without_a_name_is_no_folder(arguments: list[str]) -> None:
    ran = run_program(*arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "the name of a file is empty" in ran.stderr


WHAT_TAKES_THE_PLACES = """
import os
from canasta_desktop import __main__
__main__._read_options = lambda arguments: os._exit(os.open(os.devnull, os.O_RDONLY))
__main__.main(["a.canasta"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_file_never_takes_the_place_of_a_missing_stream(closed: str) -> None:
    command = f'"{sys.executable}" -c "$1" {closed}'
    folder = Path(canasta_desktop.__file__).parents[1]
    ran = subprocess.run(["bash", "-c", command, "", WHAT_TAKES_THE_PLACES], cwd=folder, check=False)
    assert ran.returncode > 2


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams")
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ("verify good.canasta", 0),
        ("verify none.canasta", 1),
        ("referee -", 2),
        ("simulate --rounds 1 --bots random", 0),
        ("--nonsense", 2),
    ],
)
def test_without_streams_the_status_still_tells(tmp_path: Path, arguments: str, status: int) -> None:
    write_record(tmp_path / "good.canasta", record_of(played_match()))
    environment = {**os.environ, "PYTHONPATH": str(Path(canasta_desktop.__file__).parents[1])}
    command = f'"{sys.executable}" -m canasta_desktop {arguments}'
    for closed in ("<&- >&-", "<&- >&- 2>&-"):
        ran = subprocess.run(
            ["bash", "-c", f"{command} {closed}"], cwd=tmp_path, env=environment, capture_output=True, check=False
        )
        assert ran.returncode == status
        assert b"Traceback" not in ran.stderr


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(__main__, "_command", lambda name: interrupt)
    assert __main__.main(["verify", "x"]) == 130


def test_the_program_runs_its_own_worker() -> None:
    ran = run_program("--worker", given='{"id": 7}\nrubbish\n')
    assert (ran.returncode, ran.stderr) == (0, "")
    first, second = map(json.loads, ran.stdout.splitlines())
    assert first["id"] == 7
    assert "error" in first
    assert "error" in second
