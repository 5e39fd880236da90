"""Paints decks of others in a process of its own: they come from anywhere, and a heavy one takes its time.

A request is a line of JSON, answered by another. `{"do": "open", "id": …, "file": …}` is answered by what is known
of the deck, or by `problem`; `{"do": "paint", "element": …, "width": …, "height": …, "back": …}` by the same and the
number of `bytes` of the picture, which follow: premultiplied ARGB, row by row.
"""

import json
import os
import sys
from pathlib import Path
from typing import IO, Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from canasta_desktop.table.decks.checking import open_found
from canasta_desktop.table.decks.deck import UnreadableDeck
from canasta_desktop.table.decks.deck_form import form_of_deck
from canasta_desktop.table.decks.finding import FoundDeck
from canasta_desktop.table.decks.pictures import DeckPictures

_NICENESS = 10
"""The table comes first."""


def main(requests: IO[bytes], answers: IO[bytes]) -> int:
    """Answer until the requests end."""
    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.nice(_NICENESS)
    # Words in pictures need fonts, and those an application.
    application = QGuiApplication.instance() or QGuiApplication([])
    pictures: DeckPictures | None = None
    for line in requests:
        request: dict[str, Any] = json.loads(line)
        picture = b""
        if request["do"] == "open":
            pictures, answer = _open(request)
        else:
            picture = _paint(pictures, request) if pictures is not None else b""
            answer = request | {"bytes": len(picture)}
        answers.write(json.dumps(answer).encode("ascii") + b"\n" + picture)
        answers.flush()
    del application
    return 0


def _open(request: dict[str, Any]) -> tuple[DeckPictures | None, dict[str, Any]]:
    try:
        pictures = open_found(FoundDeck(request["id"], Path(request["file"])))
    except UnreadableDeck as error:
        return None, {"do": "open", "problem": error.args[1]}
    return pictures, {"do": "open", "deck": form_of_deck(pictures.deck)}


def _paint(pictures: DeckPictures, request: dict[str, Any]) -> bytes:
    width, height = request["width"], request["height"]
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pictures.with_back(request["back"]).paint(painter, request["element"], QRectF(0, 0, width, height))
    painter.end()
    return bytes(image.constBits())


if __name__ == "__main__":
    sys.exit(main(sys.stdin.buffer, sys.stdout.buffer))
