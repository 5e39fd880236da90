"""SVG files of decks, compressed or not, read with care: they come from anywhere."""

import re
import zlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_desktop.table.decks.deck import UnreadableDeck

_MOST_BYTES: Final = 24 * 1024 * 1024
"""The largest deck known has 11; Qt needs up to fifty times as much memory to show one."""
_GZIP: Final = b"\x1f\x8b"
_PICTURE: Final = b'<g id="'
_END: Final = b"</g>"
_SCALED_SYMBOL: Final = re.compile(rb"<symbol\b[^>]*\bviewBox")


def read_svg(file: Path) -> bytes:
    """The text of an SVG. Raises `UnreadableDeck` where there is none, or too much."""
    try:
        with file.open("rb") as stream:
            data = stream.read(_MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableDeck(str(file), error.strerror or "it cannot be read") from error
    if data.startswith(_GZIP):
        data = _unpacked(file, data)
    if len(data) > _MOST_BYTES:
        raise UnreadableDeck(str(file), "it is too large")
    return data


def svg_renderer(file: Path, data: bytes) -> QSvgRenderer:
    """A renderer of this text. Raises `UnreadableDeck` if it is no SVG, or none that Qt shows right."""
    # Qt neither scales nor clips a symbol that has a view box of its own.
    if _SCALED_SYMBOL.search(data):
        raise UnreadableDeck(str(file), "it uses symbols that scale")
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        raise UnreadableDeck(str(file), "it is no SVG picture")
    return renderer


class SvgSheet:
    """An SVG of our making: each line is a picture, read when it is first painted, as to read all takes longer than
    to paint a table. It has what a `QSvgRenderer` has.
    """

    def __init__(self, file: Path) -> None:
        """Raises `UnreadableDeck` where there is no file."""
        self._file = file
        self._head, *lines = read_svg(file).split(b"\n")
        self._lines = {_named(line): line for line in lines if line.startswith(_PICTURE) and line.endswith(_END)}
        self._renderers: dict[str, QSvgRenderer] = {}

    def elementExists(self, name: str) -> bool:
        """Whether there is such a picture."""
        return name in self._lines

    def render(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Paint a picture into a rectangle. Raises `UnreadableDeck` if its line is damaged."""
        if name not in self._renderers:
            self._renderers[name] = svg_renderer(self._file, self._head + self._lines[name] + b"</svg>")
        self._renderers[name].render(painter, name, rect)


def _named(line: bytes) -> str:
    return line[len(_PICTURE) : line.index(b'"', len(_PICTURE))].decode()


def _unpacked(file: Path, data: bytes) -> bytes:
    unpacking = zlib.decompressobj(wbits=31)
    try:
        return unpacking.decompress(data, _MOST_BYTES + 1)
    except zlib.error as error:
        raise UnreadableDeck(str(file), "it is damaged") from error
