"""The process that paints decks of others, as this one sees it."""

import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal
from PySide6.QtGui import QImage

from canasta_desktop.table.decks.deck import Deck
from canasta_desktop.table.decks.deck_form import deck_of_form
from canasta_desktop.table.decks.finding import FoundDeck

PAINTER_SWITCH: Final = "--deck-painter"
_PATIENCE: Final = 30_000
_END: Final = 1000


def painter_command() -> list[str]:
    """The program and its arguments that paint; a frozen program runs itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, PAINTER_SWITCH]
    return [sys.executable, "-m", "canasta_desktop.table.decks.painter"]


class FarPainter(QObject):
    """Opens decks and paints their cards elsewhere; answers come in the order of what was asked."""

    opened = Signal(object)
    """`Deck`, or None for one that cannot be shown."""
    painted = Signal(str, str, object)
    """A face or the back, the colour of the back that was asked for, and its `QImage`."""
    lost = Signal()
    """The process has ended, or answers no more: nothing comes any more."""

    def __init__(self, command: list[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting = 0
        self._answers = bytearray()
        self._gone = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._lose)
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        # Qt writes there what it does not know in a picture.
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.errorOccurred.connect(lambda _error: self._lose())
        self._process.finished.connect(lambda _code, _status: self._lose())
        program, *arguments = command or painter_command()
        self._process.start(program, arguments)

    def open(self, found: FoundDeck) -> None:
        """Open a deck, and paint from it from now on."""
        self._ask({"do": "open", "id": found.deck_id, "file": str(found.file)})

    def paint(self, element: str, width: int, height: int, back: str) -> None:
        """Paint a face or the back in so many pixels."""
        self._ask({"do": "paint", "element": element, "width": width, "height": height, "back": back})

    def close(self) -> None:
        """End the process; nothing is told any more."""
        self._gone = True
        self._patience.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_END)

    def _ask(self, request: dict[str, Any]) -> None:
        if self._gone:
            return
        self._waiting += 1
        self._patience.start()
        self._process.write(json.dumps(request).encode("ascii") + b"\n")

    def _read(self) -> None:
        self._answers += self._process.readAllStandardOutput().data()
        while not self._gone and (end := self._answers.find(b"\n")) >= 0:
            answer = json.loads(self._answers[:end])
            size = answer.get("bytes", 0)
            if len(self._answers) < end + 1 + size:
                return
            picture = bytes(self._answers[end + 1 : end + 1 + size])
            del self._answers[: end + 1 + size]
            self._take(answer, picture)

    def _take(self, answer: dict[str, Any], picture: bytes) -> None:
        self._waiting -= 1
        if self._waiting:
            self._patience.start()
        else:
            self._patience.stop()
        if answer["do"] == "open":
            deck: Deck | None = deck_of_form(answer["deck"]) if "deck" in answer else None
            self.opened.emit(deck)
        elif picture:
            width, height = answer["width"], answer["height"]
            image = QImage(picture, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied).copy()
            self.painted.emit(answer["element"], answer["back"], image)

    def _lose(self) -> None:
        if not self._gone:
            self.close()
            self.lost.emit()


def _environment() -> QProcessEnvironment:
    """Such that the process finds this package wherever it is started."""
    environment = QProcessEnvironment.systemEnvironment()
    folders = [str(Path(__file__).parents[3]), environment.value("PYTHONPATH")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    return environment
