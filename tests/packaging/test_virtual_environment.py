"""`.venv` is made once and left alone while nothing has changed."""

import os
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
