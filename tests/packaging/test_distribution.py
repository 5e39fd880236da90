"""What is built carries all it needs, and says the same of itself everywhere."""

import configparser
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import canasta_desktop
from canasta_desktop.resource_files import resource
from canasta_desktop.storage.settings import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contents of the wheel, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    assert built.name == f"canasta_desktop-{canasta_desktop.__version__}-py3-none-any.whl"
    zipfile.ZipFile(built).extractall(folder / "contents")
    return folder / "contents"


def test_the_wheel_carries_every_module(wheel: Path) -> None:
    ours = {path.relative_to(ROOT) for path in (ROOT / "canasta_desktop").rglob("*.py")}
    assert ours == {path.relative_to(wheel) for path in (wheel / "canasta_desktop").rglob("*.py")
                    if "resources" not in path.parts}  # fmt: skip


def test_the_wheel_finds_its_resources_in_itself(wheel: Path, tmp_path: Path) -> None:
    asked = (
        f"import sys; sys.path.insert(0, {str(wheel)!r}); "
        "from canasta_desktop.resource_files import resource; print(resource('cards'))"
    )
    done = subprocess.run([sys.executable, "-c", asked], cwd=tmp_path, check=True, capture_output=True, text=True)
    cards = Path(done.stdout.strip())
    assert cards == wheel / "canasta_desktop" / "resources" / "cards"
    assert list(cards.rglob("*.svg"))


def test_the_source_tree_finds_its_resources_beside_the_package() -> None:
    assert resource("cards") == ROOT / "resources" / "cards"
    assert list(resource("cards").rglob("*.svg"))


def test_the_wheel_brings_its_command_and_its_licence_and_nothing_else(wheel: Path) -> None:
    (about,) = wheel.glob("*.dist-info")
    entries = configparser.ConfigParser()
    entries.read(about / "entry_points.txt")
    assert dict(entries["console_scripts"]) == {canasta_desktop.COMMAND: "canasta_desktop.__main__:main"}
    assert "GNU GENERAL PUBLIC LICENSE" in (about / "licenses" / "LICENSE").read_text(encoding="utf-8")
    assert {path.name for path in wheel.iterdir()} == {"canasta_desktop", about.name}


@pytest.mark.parametrize("fact", ["__version__", "APPLICATION_ID"])
def test_the_code_says_what_it_is_in_one_place(fact: str) -> None:
    said = f'"{getattr(canasta_desktop, fact)}"'
    files = [ROOT / "pyproject.toml", *(ROOT / "canasta_desktop").rglob("*.py")]
    assert [path.name for path in files if said in path.read_text(encoding="utf-8")] == ["__init__.py"]


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", text, re.MULTILINE)
    assert newest
    assert newest[1] == canasta_desktop.__version__


def test_the_desktop_entry_bears_the_application_id_and_starts_the_command() -> None:
    path = ROOT / "packaging" / "linux" / f"{canasta_desktop.APPLICATION_ID}.desktop"
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(path, encoding="utf-8")
    section = entry["Desktop Entry"]
    assert section["Exec"].split()[0] == canasta_desktop.COMMAND
    assert section["Icon"] == canasta_desktop.APPLICATION_ID
    assert section["StartupWMClass"] == canasta_desktop.APPLICATION_ID


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_desktop_entry_speaks_every_language_of_the_program(language: str) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(ROOT / "packaging" / "linux" / f"{canasta_desktop.APPLICATION_ID}.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert section[f"{key}[{language}]"] != section[key]
    assert section[f"Keywords[{language}]"].endswith(";")
