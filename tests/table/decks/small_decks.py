"""Decks that take no time: a coloured card with round corners for each face."""

import gzip
from collections.abc import Callable, Collection
from pathlib import Path

from canasta_desktop.table.decks.deck import FACES, JOKERS, gnome_id

HEIGHT = 100


def small_deck(
    *,
    aspect: float = 0.7,
    radius: float = 7,
    extras: Collection[str] = ("back",),
    without: Collection[str] = (),
    wide: Collection[str] = (),
    naming: Callable[[str], str] = str,
    colour: str = "#c00010",
    more: str = "",
) -> str:
    """An SVG with the 52 faces and `extras`; those in `wide` are half as wide again."""
    cards = []
    for number, name in enumerate([*(naming(face) for face in FACES), *extras]):
        if name not in without:
            width = HEIGHT * aspect * (1.5 if name in wide else 1)
            shape = f'width="{width}" height="{HEIGHT}" rx="{radius}" ry="{radius}" fill="{colour}"'
            cards.append(f'<g id="{name}"><rect x="{number * 200}" y="0" {shape}/></g>')
    size = f'width="{len(cards) * 200}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{more}{"".join(cards)}</svg>'


def kde_deck(root: Path, name: str, svg: str | None = None, description: str = "Name=Small\nName[fi]=Pieni\n") -> Path:
    """Put a deck where those of KDE lie; returns its file."""
    folder = root / "carddecks" / name
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_text(f"[KDE Backdeck]\n{description}SVG=cards.svgz\n", encoding="utf-8")
    file = folder / "cards.svgz"
    file.write_bytes(gzip.compress((svg or small_deck()).encode()))
    return file


def gnome_deck(root: Path, name: str, svg: str | None = None) -> Path:
    """Put a deck where those of GNOME lie; returns its file."""
    folder = root / "aisleriot" / "cards"
    folder.mkdir(parents=True, exist_ok=True)
    jokers = [gnome_id(joker) for joker in JOKERS]
    file = folder / name
    file.write_bytes(gzip.compress((svg or small_deck(naming=gnome_id, extras=["back", *jokers])).encode()))
    return file
