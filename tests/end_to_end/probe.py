"""Tells, in the program under test, what it shows and where: one line of JSON for each line that it is sent.

It reads and changes nothing; whatever is done, is done by pointer and keys.
"""

import dataclasses
import json
import os
from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSocketNotifier
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QLineEdit, QMessageBox, QWidget

from canasta_desktop.app.program import Program
from canasta_desktop.storage.records import record_text
from canasta_desktop.table.interaction.things import CardInHand, Thing, rect_of
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.spots import MeldSpot, TableSpot
from canasta_desktop.table.texts import ActionName

Place = list[int]
"""Left, top, width and height on the screen."""


class Probe(QObject):
    """Answers on one descriptor what it is asked on another, from the event loop of the program."""

    def __init__(self, program: Program, asked: int, answers: int) -> None:
        super().__init__(program.window)
        self._program = program
        self._asked, self._answers = asked, answers
        for descriptor in (asked, answers):
            # Not for the computer players' process.
            os.set_inheritable(descriptor, False)
        self._notifier = QSocketNotifier(asked, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._answer)

    def _answer(self) -> None:
        asked = os.read(self._asked, 64)
        if not asked:
            # Nobody watches any more: a test that was killed leaves no window behind.
            self._notifier.setEnabled(False)
            self._program.window.close()
            return
        line = json.dumps(self._look(), ensure_ascii=True).encode("ascii") + b"\n"
        while line:
            line = line[os.write(self._answers, line) :]

    def _look(self) -> dict[str, object]:
        program, session, scene = self._program, self._program.session, self._program.view.table
        ground = scene.panel.ground
        return {
            "window": _window(program.window),
            "dialogs": [_dialog(dialog) for dialog in _dialogs()],
            "welcome": program.welcome.isVisible(),
            "welcome_buttons": _buttons(program.welcome),
            "record": record_text(session.record()) if session.snapshot else None,
            "table": _plain(session.snapshot),
            "painted": _plain(scene.snapshot),
            "message": _plain(ground._words),
            "bubble": self._bubble(),
            "moving": program.motion.running,
            "dragging": program.controller.dragging.active,
            "targets": [_plain_spot(spot) for spot in scene.overlay.marks],
            "places": self._places() if program.view.isVisible() and scene.snapshot else {},
            "cards": self._cards() if program.view.isVisible() and scene.snapshot else {},
            "ways": [self._on_screen(item.mapRectToScene(item.place)) for item in program.controller.chooser.buttons],
        }

    def _bubble(self) -> dict[str, object] | None:
        bubble = self._program.view.table.overlay.bubble
        if not bubble.isVisible():
            return None
        place = self._on_screen(bubble.mapRectToScene(bubble.place))
        return {"reason": bubble.reason, "advice": bubble.advice, "place": place}

    def _places(self) -> dict[str, Place]:
        """Stock, pile, places of melds and buttons by their names; a meld place as its side and rank."""
        scene = self._program.view.table
        things: list[Thing] = [*TableSpot, *scene.meld_places(), *ActionName]
        found = ((_plain_spot(thing), rect_of(scene, thing)) for thing in things)
        return {name: self._of_rect(rect) for name, rect in found if rect is not None}

    def _cards(self) -> dict[str, Place]:
        """What is seen of the cards of the hand, by their keys."""
        scene = self._program.view.table
        found = ((str(held.key), rect_of(scene, CardInHand(held.key))) for held in scene.hand.cards)
        return {key: self._of_rect(rect) for key, rect in found if rect is not None}

    def _of_rect(self, rect: Rect) -> Place:
        return self._on_screen(QRectF(rect.x, rect.y, rect.width, rect.height))

    def _on_screen(self, rect: QRectF) -> Place:
        view = self._program.view
        corner = view.viewport().mapToGlobal(view.mapFromScene(QPointF(rect.topLeft())))
        return [corner.x(), corner.y(), round(rect.width()), round(rect.height())]


def _dialogs() -> list[QDialog]:
    """All dialogs that are open, the one that has the keyboard, or was opened last, at the end."""
    shown = [top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]
    return sorted(shown, key=lambda dialog: (dialog is QApplication.activeModalWidget(), dialog.isActiveWindow()))


def _window(top: QWidget) -> dict[str, object]:
    corner = top.mapToGlobal(QPoint(0, 0))
    return {
        "kind": type(top).__name__,
        "title": top.windowTitle(),
        "number": int(top.winId()),
        "active": top.isActiveWindow(),
        "place": [corner.x(), corner.y(), top.width(), top.height()],
    }


def _dialog(dialog: QDialog) -> dict[str, object]:
    words = [label.text() for label in _shown(dialog.findChildren(QLabel))]
    text = dialog.text() if isinstance(dialog, QMessageBox) else ""
    fields = {field.accessibleName() or field.objectName(): field for field in _line_edits(dialog)}
    return {
        **_window(dialog),
        "text": text,
        "words": words,
        "buttons": _buttons(dialog),
        "fields": {name: _place(field) for name, field in fields.items()},
        "written": {name: field.text() for name, field in fields.items()},
    }


def _line_edits(dialog: QDialog) -> Iterable[QLineEdit]:
    return (field for field in dialog.findChildren(QLineEdit) if field.isVisible())


def _shown(labels: Iterable[QLabel]) -> Iterable[QLabel]:
    return (label for label in labels if label.isVisible())


def _buttons(top: QWidget) -> dict[str, Place]:
    shown = (button for button in top.findChildren(QAbstractButton) if button.isVisible() and button.text())
    return {button.text().replace("&", ""): _place(button) for button in shown}


def _place(widget: QWidget) -> Place:
    corner = widget.mapToGlobal(QPoint(0, 0))
    return [corner.x(), corner.y(), widget.width(), widget.height()]


def _plain_spot(spot: object) -> str:
    if isinstance(spot, MeldSpot):
        return f"{spot.side} {spot.rank}"
    return str(spot.value) if isinstance(spot, Enum) else repr(spot)


def _plain(value: object) -> object:
    """Values of the model as JSON has them."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, tuple | list | frozenset):
        return [_plain(one) for one in value]
    return value
