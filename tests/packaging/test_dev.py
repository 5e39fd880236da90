"""The script that starts and tests the program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import canasta_desktop.__main__
import dev
import virtual_environment

ROOT = Path(__file__).parents[2]


def run_dev(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | variables
    command = [sys.executable, str(ROOT / "packaging" / "dev.py"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_help_names_every_command(word: str) -> None:
    done = run_dev(word)
    assert done.returncode == 0
    assert all(f"dev.py {command} " in done.stdout for command in ("run", "sound", "test", "check", "bench"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [([], "Say what to do"), (["tset"], "no command 'tset'"), (["test", "engine"], "test takes no arguments")],
)
def test_a_wrong_command_line_gets_a_sentence_and_status_2(arguments: list[str], said: str) -> None:
    done = run_dev(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not done.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize("arguments", [[], ["game.canasta"], ["--new"]])
def test_run_without_a_screen_says_so_in_one_sentence(arguments: list[str]) -> None:
    done = run_dev("run", *arguments)
    assert done.returncode == 2
    assert done.stderr == (
        "There is no screen to show the table on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
    )  # fmt: skip
    assert not done.stdout


@pytest.mark.parametrize(
    "arguments",
    [["referee", "-"], ["verify", "a"], ["simulate"], ["blunders", "a"], ["--version"], ["--help"], ["--new", "-h"]],
)
def test_commands_without_a_window_need_no_screen(arguments: list[str]) -> None:
    assert not dev.needs_screen(arguments)


def test_every_command_of_the_program_is_known_to_need_no_screen() -> None:
    assert sorted(dev.WINDOWLESS_COMMANDS) == sorted([name] for name in canasta_desktop.__main__._COMMANDS)


def test_a_folder_that_cannot_be_written_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(need: str) -> None:
        raise PermissionError(13, "Permission denied", need)

    monkeypatch.setattr(virtual_environment, "provide", fail)
    assert not dev.prepare("run", window=False)
    assert capsys.readouterr().err.endswith(".venv cannot be prepared: [Errno 13] Permission denied: 'run'\n")


@pytest.mark.parametrize("arguments", [[], ["game.canasta"], ["--new"], ["a.canasta", "verify"]])
def test_the_table_needs_a_screen(arguments: list[str]) -> None:
    assert dev.needs_screen(arguments)


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_any_screen_will_do(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not dev.has_screen()
    monkeypatch.setenv(variable, "something")
    assert dev.has_screen()


@pytest.mark.parametrize("version", [(3, 10, 9), (3, 14, 0)])
def test_another_python_is_told_what_is_needed(
    version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    assert dev.main(["run"]) == 2
    assert capsys.readouterr().err.startswith("Canasta Desktop needs Python 3.11, 3.12 or 3.13; this is 3.1")


def test_all_stages_run_and_the_first_failure_is_the_status(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "prepare", lambda need, *, window: True)
    monkeypatch.setattr(virtual_environment, "PYTHON", Path(sys.executable))
    stages = {word: ["-c", f"print('{word}'); raise SystemExit({status})"] for word, status in
              {"good": 0, "bad": 3, "worse": 4}.items()}  # fmt: skip
    assert dev.run_stages("test", [], stages) == 3
    said = capfd.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in said] == ["ok     good", "bad", "FAILED bad", "worse", "FAILED worse"]


def test_tests_that_find_no_test_have_failed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(virtual_environment, "PYTHON", Path(sys.executable))
    nothing = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)]
    assert dev.run_stage("tests", nothing) == dev.NO_TESTS
    assert dev.run_stage("tests alone", [*nothing, "-m", "alone"]) == 0


def worked() -> float:
    """Seconds that processes started here have worked: what others do on this machine does not count."""
    times = os.times()
    return times.children_user + times.children_system


@pytest.mark.skipif(not virtual_environment.is_filled("run"), reason="the second start is measured after a first")
def test_the_second_start_adds_less_than_a_second() -> None:
    began = worked()
    subprocess.run([sys.executable, "-m", "canasta_desktop", "--version"], capture_output=True, cwd=ROOT, check=False)
    alone = worked() - began
    done = run_dev("run", "--version")
    assert worked() - began - 2 * alone < 1
    assert "Preparing" not in done.stdout


def test_ci_runs_the_same_tests_as_everybody() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "exec python3 packaging/dev.py test"
    assert "set -eu" in lines


def test_the_first_commands_of_the_readme_are_run_and_test() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.split("```")[1].split("\n")[1:3] == ["python3 packaging/dev.py run", "python3 packaging/dev.py test"]
