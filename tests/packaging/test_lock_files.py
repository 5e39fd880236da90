"""What is installed is what was locked: one version, by its hash, from wherever the machine gets its packages."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "packaging" / "requirements"
LOCKS = ["run", "sound", "test"]
ENTRY = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+)(?P<condition> ; [^\\]+)?(?P<hashes>( --hash=sha256:[0-9a-f]{64})+)"
)


def locked(need: str) -> dict[str, str]:
    """The version of each package in a lock file."""
    text = (REQUIREMENTS / f"{need}.txt").read_text(encoding="utf-8")
    lines = re.sub(r"\s*\\\n\s*", " ", text).splitlines()
    entries = [line for line in lines if not line.startswith(("#", "--only-binary"))]
    found = [ENTRY.fullmatch(line) for line in entries]
    assert all(found), [line for line, entry in zip(entries, found, strict=True) if not entry]
    return {entry["name"]: entry["version"] for entry in found if entry}


def project() -> dict[str, list[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    run = settings["dependencies"]
    extras = settings["optional-dependencies"]
    return {"run": run, "sound": run + extras["sound"], "test": run + extras["test"]}


@pytest.mark.parametrize("need", LOCKS)
def test_every_package_has_one_version_and_hashes(need: str) -> None:
    assert len(locked(need)) > 4


@pytest.mark.parametrize("need", [*LOCKS, "pins"])
def test_no_place_to_get_packages_from_is_named(need: str) -> None:
    text = (REQUIREMENTS / f"{need}.txt").read_text(encoding="utf-8")
    assert not re.search(r"://|--\w*index|--find-links|@|\bwww\.", text)


@pytest.mark.parametrize("need", LOCKS)
def test_every_dependency_is_locked_at_a_version_it_allows(need: str) -> None:
    versions = locked(need)
    for requirement in map(Requirement, project()[need]):
        version = Version(versions[canonicalize_name(requirement.name)])
        assert version in requirement.specifier


@pytest.mark.parametrize("need", ["sound", "test"])
def test_the_program_is_tested_and_heard_with_the_packages_it_runs_with(need: str) -> None:
    assert locked("run").items() <= locked(need).items()


def test_what_plays_sounds_is_of_the_version_of_the_bindings_and_of_no_start_without_sounds() -> None:
    heard = locked("sound")
    assert heard["pyside6-addons"] == heard["pyside6-essentials"] == heard["shiboken6"]
    assert heard.keys() - locked("run").keys() == {"pyside6-addons"}
    assert "pyside6-addons" not in locked("test")


def test_the_bindings_that_lose_references_are_kept_out() -> None:
    (old,) = (
        requirement
        for requirement in map(Requirement, project()["run"])
        if requirement.name == "PySide6-Essentials"
        and requirement.marker
        and requirement.marker.evaluate({"python_version": "3.11"})
    )
    assert Version("6.12.0") not in old.specifier
    assert Version("6.11.3") in old.specifier
    assert {locked(need)["pyside6-essentials"] for need in LOCKS} == {"6.11.3"}


def test_the_library_named_packaging_is_not_hidden_by_ours() -> None:
    assert not list((ROOT / "packaging").rglob("__init__.py"))
    assert Path(sys.modules["packaging.version"].__file__ or "").parts[-3:-1] == ("site-packages", "packaging")
