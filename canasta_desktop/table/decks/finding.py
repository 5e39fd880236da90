"""Decks that other programs have put on this computer: those of KDE's games and those of GNOME's.

Nothing is opened here but the short descriptions of KDE's decks.
"""

import configparser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from canasta_desktop.engine.values import value
from canasta_desktop.table.decks.deck import is_plain_file

KDE: Final = "kde:"
GNOME: Final = "gnome:"
_GROUP: Final = "KDE Backdeck"
_SUFFIXES: Final = {".svg", ".svgz"}
_FLATPAK: Final = Path("/app/share")
_LONGEST_DESCRIPTION: Final = 256 * 1024
_LONGEST_NAME: Final = 60
"""Letters; a list of decks is as wide as the longest name."""


@value
class FoundDeck:
    """A deck that was found, good or not."""

    deck_id: str
    """`kde:` and the name of its folder, or `gnome:` and that of its file: they stay when its name is translated."""
    file: Path
    names: Mapping[str, str] = field(default_factory=dict)
    """By language; "" is English."""
    author: str = ""

    def name(self, language: str) -> str:
        """What it is called in a language, as `fi` or `fi_FI`."""
        short = language.split("_", maxsplit=1)[0]
        return self.names.get(language) or self.names.get(short) or self.names.get("") or self.deck_id


def deck_roots(folder: str = "") -> tuple[Path, ...]:
    """Where decks may lie, the player's own places first; `folder` is one that was chosen by hand."""
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
    roots = [Path(place) for place in places] + [_FLATPAK]
    if folder:
        roots.append(Path(folder))
    return tuple(dict.fromkeys(roots))


def find_decks(roots: Iterable[Path], chosen: str = "") -> list[FoundDeck]:
    """All decks; of two with one id that of the earlier root. In the folder `chosen` they may also lie openly."""
    return list(each_deck(roots, chosen))


def each_deck(roots: Iterable[Path], chosen: str = "") -> Iterator[FoundDeck]:
    """The same, read one by one as they are asked for."""
    found: set[str] = set()
    for root in roots:
        openly = bool(chosen) and root == Path(chosen)
        for deck in _decks_in(root, openly=openly):
            if deck.deck_id not in found:
                found.add(deck.deck_id)
                yield deck


def _decks_in(root: Path, *, openly: bool) -> Iterator[FoundDeck]:
    yield from _kde_decks(root / "carddecks")
    yield from _gnome_decks(root / "aisleriot" / "cards")
    if openly:
        yield from _kde_decks(root)
        yield from _gnome_decks(root)


def _kde_decks(folder: Path) -> Iterator[FoundDeck]:
    for place in _entries(folder):
        description = _description(place / "index.desktop")
        file = place / description.get("SVG", "")
        if description and is_plain_file(file):
            author = _one_line(description.get("Author", ""))
            yield FoundDeck(f"{KDE}{place.name}", file, _names(description, place.name), author)


def _gnome_decks(folder: Path) -> Iterator[FoundDeck]:
    for file in _entries(folder):
        if file.suffix in _SUFFIXES and is_plain_file(file):
            words = _one_line(file.stem.replace("_", " ").replace("-", " "))
            yield FoundDeck(f"{GNOME}{file.name}", file, {"": words[:1].upper() + words[1:]})


def _entries(folder: Path) -> Sequence[Path]:
    """What lies in a folder, links followed, in the order of names; nothing where it cannot be read.

    What has a name that is no text cannot be kept in the settings, nor shown.
    """
    try:
        return sorted(entry for entry in folder.iterdir() if _is_text(entry.name))
    except (OSError, ValueError):
        # A ValueError is a name that no folder can have, such as one with a zero byte.
        return ()


def _is_text(name: str) -> bool:
    return not any("\ud800" <= sign <= "\udfff" for sign in name)


def _description(file: Path) -> Mapping[str, str]:
    """The keys of a deck's description, nothing where there is none or it cannot be read."""
    try:
        written = file.stat().st_mtime_ns
    except (OSError, ValueError):
        return {}
    return _read_description(file, written)


@lru_cache(maxsize=256)
def _read_description(file: Path, _written: int) -> Mapping[str, str]:
    """Read again only when it is written again: those of KDE have hundreds of lines."""
    parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys stay as they are written
    if not is_plain_file(file):
        # A pipe that nobody writes to would be read for ever.
        return {}
    try:
        # Old descriptions have names in other encodings: a strange letter there makes the deck no worse.
        with file.open(encoding="utf-8-sig", errors="replace") as stream:
            parser.read_string(stream.read(_LONGEST_DESCRIPTION))
    except (OSError, ValueError, configparser.Error):
        return {}
    return dict(parser[_GROUP]) if parser.has_section(_GROUP) else {}


def _names(description: Mapping[str, str], otherwise: str) -> dict[str, str]:
    names = {"": _one_line(description.get("Name", "")) or _one_line(otherwise)}
    for key, text in description.items():
        if key.startswith("Name[") and key.endswith("]"):
            names[key[5:-1]] = _one_line(text)
    return names


def _one_line(text: str) -> str:
    """A name as it can stand in a list: in one line, and of no great length."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_NAME else f"{line[: _LONGEST_NAME - 1].rstrip()}…"
