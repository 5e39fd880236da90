"""Keeping files that cannot be read, or not to their end, beside their places; none takes the place of another."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

from canasta_desktop.engine.values import value
from canasta_desktop.storage.files import sync_folder, write_whole


@value
class SetAside:
    """Where a file was kept, and whether something could be read of it."""

    path: Path
    partly_read: bool


ToldSetAside = Callable[[SetAside], object]


def move_aside(path: Path, told: ToldSetAside) -> None:
    """Keep a file of which nothing can be read under another name. Raises `OSError`."""
    aside = _place(path)
    path.replace(aside)
    sync_folder(path.parent)
    told(SetAside(aside, partly_read=False))


def copy_aside(path: Path, told: ToldSetAside, *, partly_read: bool) -> None:
    """Keep a copy of a file, unless there is one already. Raises `OSError`."""
    aside = _place(path)
    if not aside.exists():
        write_whole(aside, path.read_bytes())
        told(SetAside(aside, partly_read))


def _place(path: Path) -> Path:
    """`NAME.bak`, else the first of `NAME.2.bak`, `NAME.3.bak` … that is free or holds the same."""
    for number in count(1):
        aside = path.with_name(f"{path.name}.bak" if number == 1 else f"{path.name}.{number}.bak")
        if not aside.exists() or (aside.is_file() and aside.read_bytes() == path.read_bytes()):
            return aside
    raise AssertionError("there is no last number")
