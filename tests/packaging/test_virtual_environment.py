"""`.venv` is made once and left alone while nothing has changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import virtual_environment


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done to a `.venv` that lies in a temporary folder, where only its Python appears."""
    done: list[str] = []
    folder = tmp_path / ".venv"
    python = folder / "bin" / "python"

    def make() -> None:
        done.append("make")
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    requirements = tmp_path / "requirements"
    requirements.mkdir()
    for need in ("run", "sound", "test"):
        (requirements / f"{need}.txt").write_text(f"{need}==1\n")
    monkeypatch.setattr(virtual_environment, "FOLDER", folder)
    monkeypatch.setattr(virtual_environment, "PYTHON", python)
    monkeypatch.setattr(virtual_environment, "REQUIREMENTS", requirements)
    monkeypatch.setattr(virtual_environment, "_make", make)
    monkeypatch.setattr(virtual_environment, "_install", lambda need: done.append(f"install {need}"))
    return done


def test_the_second_start_finds_everything_in_place(calls: list[str]) -> None:
    virtual_environment.provide("run")
    virtual_environment.provide("run")
    assert calls == ["make", "install run"]


def test_with_sounds_the_program_is_served_too(calls: list[str]) -> None:
    virtual_environment.provide("sound")
    virtual_environment.provide("run")
    assert calls == ["make", "install sound"]


def test_what_serves_the_tests_serves_the_program(calls: list[str]) -> None:
    virtual_environment.provide("test")
    virtual_environment.provide("run")
    assert calls == ["make", "install test"]


def test_what_serves_the_program_is_not_enough_for_the_tests(calls: list[str]) -> None:
    virtual_environment.provide("run")
    virtual_environment.provide("test")
    assert calls == ["make", "install run", "make", "install test"]


def test_a_changed_lock_file_is_installed(calls: list[str]) -> None:
    virtual_environment.provide("run")
    (virtual_environment.REQUIREMENTS / "run.txt").write_text("run==2\n")
    virtual_environment.provide("run")
    assert calls == ["make", "install run"] * 2


def test_another_python_gets_another_environment(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    virtual_environment.provide("run")
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    virtual_environment.provide("run")
    assert calls == ["make", "install run"] * 2


def test_an_installation_that_failed_is_tried_again(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(need: str) -> None:
        raise OSError(need)

    with monkeypatch.context() as patch:
        patch.setattr(virtual_environment, "_install", fail)
        with pytest.raises(OSError, match="run"):
            virtual_environment.provide("run")
    virtual_environment.provide("run")
    assert calls == ["make", "make", "install run"]


def test_compiled_code_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in virtual_environment.variables()
    assert virtual_environment.variables().keys() <= os.environ.keys()


def made(folder: Path, *, to_the_end: bool) -> None:
    """A `.venv` as far as it is looked at; one that was killed while pip was copied has no list of its files."""
    packages = folder / "lib" / "python3.11" / "site-packages"
    for file in ("pip/__main__.py", *(["pip-1.0.dist-info/RECORD"] if to_the_end else [])):
        (packages / file).parent.mkdir(parents=True)
        (packages / file).touch()
    (folder / "bin").mkdir()
    (folder / "bin" / "python").touch()
    (folder / "pyvenv.cfg").write_text("version = {}.{}.0\n".format(*sys.version_info[:2]))


@pytest.mark.parametrize("to_the_end", [True, False])
def test_what_a_killed_start_left_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, to_the_end: bool
) -> None:
    folder = tmp_path / ".venv"
    made(folder, to_the_end=to_the_end)
    called: list[list[str]] = []
    monkeypatch.setattr(virtual_environment, "FOLDER", folder)
    monkeypatch.setattr(virtual_environment, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(virtual_environment, "_call", called.append)
    virtual_environment._make()
    assert folder.exists() is to_the_end
    assert bool(called) is not to_the_end
    assert all(Path(python).exists() for python, *_ in called)


def test_the_program_stays_when_packages_for_the_tests_do_not_come(
    calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    virtual_environment.provide("run")

    def fail(need: str) -> None:
        raise OSError(need)

    monkeypatch.setattr(virtual_environment, "_install", fail)
    with pytest.raises(OSError, match="test"):
        virtual_environment.provide("test")
    assert virtual_environment.is_filled("run")


def run_python(folder: Path, code: str, python: str | Path = sys.executable, **variables: str) -> subprocess.Popen[str]:
    """Python with a copy of the module that lies in the folder's `packaging`."""
    packaging = folder / "packaging"
    packaging.mkdir(parents=True)
    for module in ("virtual_environment", "system_packages"):
        shutil.copy(Path(virtual_environment.__file__).with_name(f"{module}.py"), packaging)
    environment = os.environ | {"PYTHONPATH": str(packaging)} | variables
    start = f"import virtual_environment as it; {code}"
    return subprocess.Popen([str(python), "-c", start], env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_the_project_may_lie_in_a_folder_of_any_name(tmp_path: Path, locale: str) -> None:
    folder = tmp_path / "Käse & Brot" / "it's"
    code = "it._make(); it._call = lambda command: None; it._install('run')"
    with run_python(folder, code, LC_ALL=locale) as setup:
        pass
    assert setup.returncode == 0
    (folder / "canasta_desktop.py").write_text("print('found')")
    python = folder / ".venv" / virtual_environment.PYTHON.relative_to(virtual_environment.FOLDER)
    for read_in in ("C", "C.UTF-8"):
        command = [str(python), "-P", "-c", "import canasta_desktop"]
        found = subprocess.run(command, env=os.environ | {"LC_ALL": read_in}, capture_output=True, check=False)
        assert found.stdout.strip() == b"found"


@pytest.mark.skipif(sys.platform == "win32", reason="no folder can be locked there")
def test_a_second_start_waits_for_the_first(tmp_path: Path) -> None:
    import fcntl

    first = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(first, fcntl.LOCK_EX)
    code = "it._fill = lambda need: print('filled', flush=True); it.provide('run')"
    with run_python(tmp_path, code) as second:
        assert second.stdout is not None
        try:
            assert second.stdout.readline() == "Waiting for another start to prepare .venv.\n"
        finally:
            os.close(first)
        assert second.stdout.readline() == "filled\n"


def test_the_python_in_a_folder_that_is_made_anew_makes_it(tmp_path: Path) -> None:
    own = tmp_path / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", own], check=True)
    python = own / virtual_environment.PYTHON.relative_to(virtual_environment.FOLDER)
    called = "import pathlib; it._call = lambda command: print(pathlib.Path(command[0]).exists()); it._make()"
    with run_python(tmp_path, called, python=python) as making:
        assert making.stdout is not None
        assert making.stdout.read() == "True\n"
