"""What the program remembers of its player between two starts.

Settings are never worth a failure: a value that cannot be read falls back to its default, alone, and
the file it stood in is kept.
"""

import json
import os
import shutil
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from canasta_desktop.engine.rule_set import UnplayableRules
from canasta_desktop.storage.files import private_folder, read_whole, write_whole
from canasta_desktop.storage.house_rules import playable_rules_of_form
from canasta_desktop.storage.plain_json import parse_json
from canasta_desktop.storage.problems import Problem, UnreadableFile

PACES: Final = ("slow", "normal", "fast", "off")
SORT_MODES: Final = ("rank", "suit", "value", "manual")
RECENT_FILES: Final = 8
"""How many files are remembered."""


@dataclass(slots=True)
class Settings:
    """All settings with their defaults. An empty text means: as the program or the system sees fit."""

    window_geometry: str = ""
    """What Qt wrote of the window's place and size, in base64."""
    maximised: bool = False
    player_name: str = ""
    seat_names: list[str] = field(default_factory=list)
    """Names of the other seats, clockwise."""
    seat_levels: list[str] = field(default_factory=list)
    """Computer players of the other seats, clockwise."""
    pace: str = "normal"
    sort_mode: str = "rank"
    last_rules: dict[str, object] | None = None
    """A house-rule form: `preset`, `players`, `options`."""
    recent_files: list[str] = field(default_factory=list)
    """Paths of records, newest first."""
    language: str = ""
    theme: str = ""
    deck: str = ""

    def remember_file(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        text = str(path)
        self.recent_files = [text, *(other for other in self.recent_files if other != text)][:RECENT_FILES]

    def forget_file(self, path: Path) -> None:
        """Take a file from the recent ones."""
        self.recent_files = [other for other in self.recent_files if other != str(path)]


def load_settings(path: Path) -> tuple[Settings, Path | None]:
    """The settings, and where the file was kept if something in it could not be read. Never raises.

    The path returned is the `.bak` file, or that of the settings themselves where no copy could be made.
    """
    try:
        form = _read_form(path)
    except UnreadableFile as error:
        return Settings(), None if error.problem is Problem.MISSING else _set_aside(path)
    settings, all_good = _read_settings(form)
    return settings, None if all_good else _set_aside(path)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises `OSError`; then the file is as it was."""
    private_folder(path.parent)
    write_whole(path, json.dumps(asdict(settings), indent=1).encode("ascii") + b"\n")


def _read_form(path: Path) -> Mapping[str, object]:
    form = parse_json(read_whole(path))
    if not isinstance(form, dict):
        raise UnreadableFile(Problem.NOT_JSON)
    return form


def _read_settings(form: Mapping[str, object]) -> tuple[Settings, bool]:
    settings = Settings()
    all_good = True
    for name in (entry.name for entry in fields(Settings)):
        if name not in form:
            continue
        if _FITS[name](form[name]):
            setattr(settings, name, form[name])
        else:
            all_good = False
    return settings, all_good


def _set_aside(path: Path) -> Path:
    aside = path.with_name(path.name + ".bak")
    try:
        shutil.copyfile(path, aside)
        os.utime(aside)
    except OSError:
        return path
    return aside


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _are_recent_files(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value)) and len(value) <= RECENT_FILES


def _one_of(*values: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in values


def _are_rules(value: object) -> bool:
    if value is None:
        return True
    try:
        playable_rules_of_form(value)
    except (UnplayableRules, UnreadableFile, RecursionError):
        return False
    return True


_FITS: Final[Mapping[str, Callable[[object], bool]]] = {
    "window_geometry": _is_text,
    "maximised": _is_flag,
    "player_name": _is_text,
    "seat_names": _are_texts,
    "seat_levels": _are_texts,
    "pace": _one_of(*PACES),
    "sort_mode": _one_of(*SORT_MODES),
    "last_rules": _are_rules,
    "recent_files": _are_recent_files,
    "language": _is_text,
    "theme": _is_text,
    "deck": _is_text,
}
"""Whether a value can be that of a setting."""
