"""What may know what: each room of the house imports only what its row of the table allows."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import canasta_desktop

PACKAGE = Path(canasta_desktop.__file__).parent
HOUSE = PACKAGE / "README.md"

# The room's name, and the prefixes of what it may import besides the standard library.
EVERYTHING = ("canasta_desktop", "PySide6", "msgspec", "appdirs", "tqdm")
# Every room but the engine may know the program's name and version and where its own files lie.
LEAVES = ("canasta_desktop.resource_files",)
ALLOWED: dict[str, tuple[str, ...]] = {
    "": (),
    "resource_files": (),
    "engine": ("canasta_desktop.engine",),
    "players": ("canasta_desktop.players", "canasta_desktop.engine"),
    "storage": ("canasta_desktop.storage", "canasta_desktop.engine", "msgspec", "appdirs"),
    "wording": ("canasta_desktop.wording", "canasta_desktop.engine"),
    "commands": (
        "canasta_desktop.commands",
        "canasta_desktop.engine",
        "canasta_desktop.players",
        "canasta_desktop.storage",
        "canasta_desktop.wording",
        "tqdm",
    ),
    "model": (
        "canasta_desktop.model",
        "canasta_desktop.engine",
        "canasta_desktop.players",
        "canasta_desktop.storage",
        "PySide6.QtCore",
    ),
    "table": ("canasta_desktop.table", "canasta_desktop.engine", "canasta_desktop.model", "PySide6"),
    "ui": (
        "canasta_desktop.ui",
        "canasta_desktop.engine",
        "canasta_desktop.model",
        "canasta_desktop.table",
        "canasta_desktop.wording",
        "PySide6",
    ),
    "app": EVERYTHING,
    "__main__": EVERYTHING,
}
LEAFLESS = {"", "resource_files", "engine"}

# Only the session applies moves; what shows them asks the session.
MOVING = {"apply"}
SHOWING = {"table", "ui"}

# The engine knows no clock and no files, and takes its randomness from whoever calls it.
NOT_IN_THE_ENGINE = {
    "time": "a clock",
    "datetime": "a clock",
    "os": "files",
    "pathlib": "files",
    "io": "files",
    "shutil": "files",
    "tempfile": "files",
    "glob": "files",
    "subprocess": "other programs",
    "socket": "the network",
    "secrets": "a randomness of its own",
    "uuid": "a randomness of its own",
}


@dataclass(frozen=True)
class Import:
    """One imported name; `module` for `import module`, `module.name` for `from module import name`."""

    file: Path
    line: int
    module: str
    name: str = ""

    @property
    def full(self) -> str:
        return f"{self.module}.{self.name}" if self.name else self.module

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


def imports_of(source: str, file: Path) -> Iterator[Import]:
    """Every import in the text, those inside functions and under TYPE_CHECKING included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(file, node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}:{node.lineno}: name the module in full; a relative import hides its room"
            yield from (Import(file, node.lineno, node.module or "", alias.name) for alias in node.names)


def room_of(file: Path) -> str:
    """The room a file of the package belongs to: its folder, or its own name where it stands at the top."""
    top = file.relative_to(PACKAGE).parts[0]
    return top if not top.endswith(".py") else top.removesuffix(".py").replace("__init__", "")


def all_imports() -> list[Import]:
    files = sorted(PACKAGE.rglob("*.py"))
    return [found for file in files for found in imports_of(file.read_text(encoding="utf-8"), file)]


def is_within(module: str, prefixes: tuple[str, ...]) -> bool:
    return any(module == prefix or module.startswith(prefix + ".") for prefix in prefixes)


def complaint(found: Import, room: str) -> str | None:
    """What is wrong with an import in a room, and what to do instead."""
    if room not in ALLOWED:
        return f"{found.where}: {room!r} has no row in the table; give it one here and in {HOUSE.name}"
    if found.module.split(".")[0] in sys.stdlib_module_names:
        return engine_complaint(found) if room == "engine" else None
    if is_a_leaf(found) and room not in LEAFLESS:
        return None
    if not is_within(found.full, ALLOWED[room]):
        may = ", ".join(ALLOWED[room]) or "nothing of ours"
        return (
            f"{found.where}: {room or 'the package itself'} may import the standard library and {may}, "
            f"not {found.full}. Hand it in from the room that knows it, or move the code there"
        )
    if room in SHOWING and is_moving(found):
        return f"{found.where}: {room} shows moves and never makes them; ask the session instead of {found.full}"
    return None


def is_a_leaf(found: Import) -> bool:
    """Names of the package itself, such as its version; not its rooms."""
    if found.module != "canasta_desktop":
        return is_within(found.module, LEAVES)
    return bool(found.name) and (stands_at_the_top(found.name) or is_within(found.full, LEAVES))


def stands_at_the_top(name: str) -> bool:
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))


def is_moving(found: Import) -> bool:
    return is_within(found.module, ("canasta_desktop.engine",)) and not MOVING.isdisjoint(found.full.split("."))


def engine_complaint(found: Import) -> str | None:
    root = found.module.split(".")[0]
    if root in NOT_IN_THE_ENGINE:
        return f"{found.where}: the engine knows nothing of {NOT_IN_THE_ENGINE[root]}; let the caller hand in a value"
    if root == "random" and found.name and found.name != "Random":
        return f"{found.where}: random.{found.name} is everybody's; take a random.Random as an argument"
    return None


def global_randomness(source: str, file: Path) -> Iterator[str]:
    """Uses of the functions of the module `random`, which share one generator."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                yield f"{file}:{node.lineno}: random.{name} is everybody's; take a random.Random as an argument"


def test_every_room_imports_only_what_its_row_allows() -> None:
    imports = all_imports()
    assert len({found.file for found in imports}) > 3, "hardly a file was read: the test looks in the wrong place"
    assert len(imports) > 10, "hardly an import was read: the test looks in the wrong place"
    assert [said for found in imports if (said := complaint(found, room_of(found.file)))] == []


def test_the_engine_uses_no_common_randomness() -> None:
    files = sorted((PACKAGE / "engine").rglob("*.py"))
    assert files, "no file of the engine was read"
    assert [said for file in files for said in global_randomness(file.read_text(encoding="utf-8"), file)] == []


def test_nobody_imports_the_top_of_the_house() -> None:
    top = ("canasta_desktop.app", "canasta_desktop.__main__")
    below = [found for found in all_imports() if room_of(found.file) not in {"app", "__main__"}]
    wrong = [found for found in below if is_within(found.full, top)]
    assert [f"{found.where}: {found.full} builds everything and is imported by nobody" for found in wrong] == []


@pytest.mark.parametrize("room", sorted(room for room in ALLOWED if room))
def test_every_room_stands_in_the_description_of_the_house(room: str) -> None:
    assert f"`{room}`" in HOUSE.read_text(encoding="utf-8")


def test_the_description_of_the_house_names_every_package_and_no_other() -> None:
    packages = {file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("__init__.py")} - {"."}
    rows = [line for line in HOUSE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    named = {line.split("`")[1] for line in rows}
    assert packages - named == set()
    assert {name for name in named if "/" in name} - packages == set()


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("engine", "import PySide6"),
        ("engine", "import msgspec"),
        ("engine", "from canasta_desktop import __version__"),
        ("engine", "from canasta_desktop.resource_files import resource"),
        ("engine", "import time"),
        ("engine", "from datetime import datetime"),
        ("engine", "import os.path"),
        ("engine", "from pathlib import Path"),
        ("engine", "from random import shuffle"),
        ("players", "from canasta_desktop.storage.paths import data_folder"),
        ("players", "from PySide6 import QtCore"),
        ("storage", "from PySide6.QtCore import QObject"),
        ("storage", "from canasta_desktop import players"),
        ("wording", "from canasta_desktop.model import session"),
        ("commands", "from PySide6.QtCore import QObject"),
        ("commands", "import canasta_desktop.model"),
        ("model", "from PySide6.QtGui import QPixmap"),
        ("model", "from PySide6 import QtWidgets"),
        ("model", "import PySide6"),
        ("model", "from canasta_desktop.table import scene"),
        ("table", "from canasta_desktop.wording import refusals"),
        ("table", "from canasta_desktop.engine.legality import apply"),
        ("table", "from canasta_desktop.engine import apply"),
        ("table", "from canasta_desktop.ui import window"),
        ("ui", "from canasta_desktop.storage import records"),
        ("ui", "from canasta_desktop import players"),
        ("ui", "import canasta_desktop"),
        ("ui", "import numpy"),
        ("sounds", "import wave"),
    ],
)
def test_a_wrong_import_is_named(room: str, line: str) -> None:
    (found,) = imports_of(f"def later():\n    {line}\n", Path("some.py"))
    assert (complaint(found, room) or "").startswith("some.py:2: ")


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("engine", "from random import Random"),
        ("engine", "from canasta_desktop.engine.cards import Card"),
        ("storage", "from canasta_desktop import __version__"),
        ("table", "from canasta_desktop.resource_files import resource"),
        ("ui", "from canasta_desktop import APPLICATION_ID"),
        ("model", "from PySide6 import QtCore"),
        ("ui", "from PySide6 import QtWidgets"),
        ("app", "from canasta_desktop.ui.window import Window"),
        ("players", "import time"),
    ],
)
def test_a_right_import_is_let_pass(room: str, line: str) -> None:
    (found,) = imports_of(line, Path("some.py"))
    assert complaint(found, room) is None


def test_imports_for_types_only_count_too() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from canasta_desktop.ui import window\n"
    assert [found.full for found in imports_of(source, Path("some.py"))][1] == "canasta_desktop.ui.window"


@pytest.mark.parametrize("use", ["random.shuffle(deck)", "random.randint(1, 6)", "random.seed(1)"])
def test_the_use_of_common_randomness_is_named(use: str) -> None:
    assert list(global_randomness(f"import random\n{use}\n", Path("some.py")))
    assert not list(global_randomness("import random\nrandom.Random(1).shuffle(deck)\n", Path("some.py")))
