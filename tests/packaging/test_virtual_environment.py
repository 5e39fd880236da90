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
    for need in ("run", "test"):
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


def half_made(folder: Path) -> None:
    """What a start leaves that is killed while pip is copied."""
    main = folder / "lib" / "python3.11" / "site-packages" / "pip" / "__main__.py"
    main.parent.mkdir(parents=True)
    main.touch()
    (folder / "bin").mkdir()
    (folder / "bin" / "python").touch()
    (folder / "pyvenv.cfg").write_text("version = {}.{}.0\n".format(*sys.version_info[:2]))


def test_what_a_killed_start_left_is_made_anew(calls: list[str]) -> None:
    half_made(virtual_environment.FOLDER)
    assert not virtual_environment._is_usable()
    virtual_environment.provide("run")
    assert virtual_environment._is_usable()


def test_what_a_killed_update_left_is_made_anew(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    half_made(virtual_environment.FOLDER)
    virtual_environment.provide("run")
    (virtual_environment.REQUIREMENTS / "run.txt").write_text("run==2\n")

    def end(need: str) -> None:
        raise KeyboardInterrupt(need)

    monkeypatch.setattr(virtual_environment, "_install", end)
    with pytest.raises(KeyboardInterrupt):
        virtual_environment.provide("run")
    assert not virtual_environment._is_usable()


def test_the_program_stays_when_packages_for_the_tests_do_not_come(
    calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    half_made(virtual_environment.FOLDER)
    virtual_environment.provide("run")

    def fail(need: str) -> None:
        raise OSError(need)

    monkeypatch.setattr(virtual_environment, "_install", fail)
    with pytest.raises(OSError, match="test"):
        virtual_environment.provide("test")
    assert virtual_environment.is_filled("run")
    assert virtual_environment._is_usable()


def run_python(folder: Path, code: str, **variables: str) -> subprocess.Popen[str]:
    """Python with a copy of the module that lies in the folder's `packaging`."""
    packaging = folder / "packaging"
    packaging.mkdir(parents=True)
    for module in ("virtual_environment", "system_packages"):
        shutil.copy(Path(virtual_environment.__file__).with_name(f"{module}.py"), packaging)
    environment = os.environ | {"PYTHONPATH": str(packaging)} | variables
    start = f"import virtual_environment as it; {code}"
    return subprocess.Popen([sys.executable, "-c", start], env=environment, stdout=subprocess.PIPE, text=True)


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
