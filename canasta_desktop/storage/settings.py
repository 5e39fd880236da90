"""What the program remembers of its player between two starts.

Settings are never worth a failure: a value that cannot be read falls back to its default, alone, and
the file it stood in is kept.
"""

import json
import os
import shutil
from collections.abc import Callable, Mapping
from dataclasses import asdict, field, replace
from pathlib import Path
from typing import Final

from canasta_desktop.engine.values import value
from canasta_desktop.storage.files import private_folder, read_whole, write_whole
from canasta_desktop.storage.plain_json import parse_json
from canasta_desktop.storage.problems import Problem, UnreadableFile

PACES: Final = ("slow", "normal", "fast", "off")
SORT_MODES: Final = ("rank", "suit", "value", "manual")
LANGUAGES: Final = ("en", "fi", "fr", "ht")
THEMES: Final = ("light", "dark", "contrast")
DECKS: Final = ("two", "four", "contrast")
"""The program's own decks; unless one is chosen, the theme has its own."""
FOREIGN_DECKS: Final = ("kde:", "gnome:")
"""What stands before the folder or file of a deck of another program."""
BACKS: Final = ("blue", "red", "green", "dark")
VOLUMES: Final = (0, 100)
THINKING_MS: Final = (300, 3000)
"""The shortest and longest time that a computer player may think, in milliseconds."""
RECENT_FILES: Final = 8
"""How many files are remembered."""


@value
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
    """One of `DECKS`, or `kde:` and a folder, or `gnome:` and a file."""
    back: str = ""
    index_letters: str = ""
    """`language` for those of the player's language, else A K Q J."""
    deck_folder: str = ""
    """Where decks are looked for, too."""
    sound: bool = False
    volume: int = 60
    think_ms: int = 800
    hints: bool = True
    reduced_motion: str = ""
    """`on` or `off`, else as the system says."""
    saw_contrast: bool = False
    """Whether the system asked for high contrast when it was last asked: the first picture does not wait for that."""
    keys: dict[str, list[str]] = field(default_factory=dict)
    """The keys of actions, as Qt writes them in portable text; only what differs from the usual ones."""

    def with_file(self, path: Path) -> "Settings":
        """A file put first among the recent ones."""
        others = self.without_file(path).recent_files
        return replace(self, recent_files=[str(path), *others][:RECENT_FILES])

    def without_file(self, path: Path) -> "Settings":
        """A file taken from the recent ones."""
        return replace(self, recent_files=[other for other in self.recent_files if other != str(path)])


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
    read = {name: form[name] for name, fits in _FITS.items() if name in form and fits(form[name])}
    all_good = all(name in read for name in form if name in _FITS)
    if "keys" in form and "keys" not in read:
        read["keys"] = _good_keys(form["keys"])
    return Settings(**read), all_good  # type: ignore[arg-type]  # each value fits its setting


def _good_keys(value: object) -> dict[str, list[str]]:
    """The actions among these whose keys can be read: each falls back alone."""
    if not isinstance(value, dict):
        return {}
    return {action: keys for action, keys in value.items() if _are_texts(keys)}


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


def _is_deck(value: object) -> bool:
    if not isinstance(value, str):
        return False
    foreign = any(value.startswith(kind) and value != kind for kind in FOREIGN_DECKS)
    return foreign or value in ("", *DECKS)


def _are_keys(value: object) -> bool:
    return isinstance(value, dict) and all(map(_are_texts, value.values()))


def _between(least: int, most: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _one_of(*values: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in values


def _are_rules(value: object) -> bool:
    if value is None:
        return True
    from canasta_desktop.engine.rule_set import UnplayableRules
    from canasta_desktop.storage.house_rules import playable_rules_of_form

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
    "language": _one_of("", *LANGUAGES),
    "theme": _one_of("", *THEMES),
    "deck": _is_deck,
    "back": _one_of("", *BACKS),
    "index_letters": _one_of("", "language"),
    "deck_folder": _is_text,
    "sound": _is_flag,
    "volume": _between(*VOLUMES),
    "think_ms": _between(*THINKING_MS),
    "hints": _is_flag,
    "reduced_motion": _one_of("", "on", "off"),
    "saw_contrast": _is_flag,
    "keys": _are_keys,
}
"""Whether a value can be that of a setting."""
