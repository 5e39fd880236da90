"""A program whose person does everything at once: mouse, touch, keys, sizes, themes, languages, in any order.

All input goes to the windows as from a screen, so that Qt itself finds the popup, the dialog or the grab that gets it.
A deed is a tuple of its name and numbers, so that a burst can be written down and done again.
"""

import copy
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QPointingDevice, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from canasta_desktop.app.program import Program
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.state import Phase
from canasta_desktop.engine.view import view_of
from canasta_desktop.model.pace import Pace
from canasta_desktop.players.deciding import decide
from canasta_desktop.storage.records import Record, Seat, new_record
from canasta_desktop.table.interaction.things import CardInHand, Thing, rect_of
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.texts import ActionName, ToolName
from canasta_desktop.table.theme import THEMES
from canasta_desktop.ui.action_list import ActionId
from tests.model.stand_ins import ScriptedThinker

Deed = tuple[object, ...]
Key = Qt.Key
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
KEYPAD = Qt.KeyboardModifier.KeypadModifier
ALT = Qt.KeyboardModifier.AltModifier

NAMES: Final = ("You", "Anna", "Pekka", "Marie", "Jean", "Rose")
PRESETS: Final = ("classic", "classic", "french", "thirteen")
PLAYED: Final = (0, 2, 4, 7, 11, 16, 24)
"""After how many turns of the person a sitting may begin."""

BURSTS: Final = 5
"""How many bursts one table goes through."""
BUTTONS: Final = (LEFT, LEFT, LEFT, LEFT, LEFT, RIGHT, RIGHT, MIDDLE)
MODIFIERS: Final = (NONE, NONE, NONE, NONE, SHIFT, CTRL, KEYPAD, SHIFT | CTRL)
KEYS: Final = (
    *((key, NONE) for key in (Key.Key_D, Key.Key_T, Key.Key_M, Key.Key_M, Key.Key_X, Key.Key_C, Key.Key_S)),
    *((key, NONE) for key in (Key.Key_Backspace, Key.Key_Backspace, Key.Key_Escape, Key.Key_Escape, Key.Key_P)),
    *((key, NONE) for key in (Key.Key_Tab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home)),
    *((key, NONE) for key in (Key.Key_Space, Key.Key_Return, Key.Key_Enter, Key.Key_Delete, Key.Key_End)),
    *((key, NONE) for key in (Key.Key_1, Key.Key_2, Key.Key_4, Key.Key_0, Key.Key_K, Key.Key_W, Key.Key_B)),
    *((key, NONE) for key in (Key.Key_Plus, Key.Key_Minus, Key.Key_I, Key.Key_G, Key.Key_Y, Key.Key_N, Key.Key_E)),
    *((key, NONE) for key in (Key.Key_R, Key.Key_H, Key.Key_L, Key.Key_F6, Key.Key_F9, Key.Key_F11, Key.Key_Menu)),
    *((key, SHIFT) for key in (Key.Key_S, Key.Key_S, Key.Key_Backspace, Key.Key_Left, Key.Key_Right, Key.Key_F10)),
    *((key, CTRL) for key in (Key.Key_Z, Key.Key_A, Key.Key_N, Key.Key_P)),
    *((key, ALT) for key in (Key.Key_M, Key.Key_G)),
)
SIZES: Final = ((1024, 600), (1100, 700), (1366, 768), (1500, 640), (1280, 900))
LANGUAGES: Final = ("en", "fi", "fr", "ht", "stretched", "stretched")
DECKS: Final = ("", "four", "contrast")


class WaitingThinker(ScriptedThinker):
    """Decides when it is told to."""

    def __init__(self, *, deadline: int = 0) -> None:
        super().__init__(at_once=False)

    def start(self) -> None:
        """It is there already."""

    def set_deadline(self, milliseconds: int) -> None:
        """It takes no time."""


class Stretched(QTranslator):
    """A language that stretches all words, as one that is not ours might."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"{source} {'~' * (len(source) // 3)}"


@cache
def _played(players: int, name: str, seed: int) -> Record:
    """A match in its first round, played so far that it is the person's turn again; never changed."""
    rules = preset(name, players)
    random = Random(seed)
    turns = random.choice(PLAYED)
    match = Match(rules)
    match.deal(seed % players, deck_of(seed, 0, rules.decks))
    while match.in_round:
        state = match.state
        assert state is not None
        if state.actor == 0 and state.phase is Phase.DRAW:
            if turns == 0:
                break
            turns -= 1
        match.play(decide("casual", view_of(state, state.actor), legal_moves(state), random.getrandbits(32)))
    seats = [Seat(NAMES[seat], "casual" if seat else "human") for seat in range(players)]
    return new_record(match, seats)


def a_record(players: int, seed: int) -> Record:
    """A match to begin a sitting with."""
    return copy.deepcopy(_played(players, PRESETS[seed % len(PRESETS)], seed % 40))


class Chance:
    """Makes bursts up. What a deed is about is a share of what there is, so that it fits whatever lies on the table."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def sitting(self) -> list[list[Deed]]:
        """Some bursts, one after the other at one table."""
        return [self._burst() for _ in range(BURSTS)]

    def _burst(self) -> list[Deed]:
        return [deed for _ in range(self._random.randint(4, 14)) for deed in self._group()]

    def _group(self) -> list[Deed]:
        return self._random.choices(
            (self._drag, self._raw, self._click, self._keys, self._around, self._put_down, self._touch, self._turn),
            weights=(5, 4, 4, 5, 3, 3, 1, 1),
        )[0]()

    def _spot(self) -> tuple[str, float, float]:
        """A point of the window: the kind of thing it is on, which one, where on it."""
        kind = self._random.choices(
            ("card", "place", "pile", "stock", "hand", "felt", "anywhere", "theirs", "red", "button", "outside"),
            weights=(10, 6, 4, 3, 3, 1, 3, 1, 1, 3, 1),
        )[0]
        return kind, self._random.random(), self._random.random()

    def _card(self) -> tuple[str, float, float]:
        return "card", self._random.random(), self._random.random()

    def _key(self) -> Deed:
        return ("key", *self._random.choice(KEYS))

    def _interruption(self) -> list[Deed]:
        kind = self._random.randrange(10)
        if kind < 4:
            return []
        if kind < 6:
            return [self._key()]
        return self._around()

    def _drag(self) -> list[Deed]:
        start = self._random.choice((self._card(), self._card(), self._spot()))
        deeds: list[Deed] = [("press", start, LEFT, NONE), ("move", start, 0, -14)]
        for _ in range(self._random.randint(1, 3)):
            deeds += self._interruption()
            deeds.append(("move", self._spot(), 0, 0))
        deeds += self._interruption()
        if self._random.random() < 0.85:
            deeds.append(("release", self._spot(), LEFT))
        return deeds

    def _raw(self) -> list[Deed]:
        kind = self._random.randrange(3)
        if kind == 0:
            return [("press", self._spot(), self._random.choice(BUTTONS), self._random.choice(MODIFIERS))]
        if kind == 1:
            return [("move", self._spot(), 0, 0)]
        return [("release", self._spot(), self._random.choice(BUTTONS))]

    def _click(self) -> list[Deed]:
        spot, held = self._spot(), self._random.choice(MODIFIERS)
        times = self._random.choice((1, 1, 1, 2, 2, 3))
        button = self._random.choice(BUTTONS)
        return [("press", spot, button, held), ("release", spot, button)] * times

    def _keys(self) -> list[Deed]:
        return [self._key() for _ in range(self._random.randint(1, 4))]

    def _put_down(self) -> list[Deed]:
        """A rank is selected and put down, and perhaps taken back, singly, all or by hand."""
        card = self._card()
        click: list[Deed] = [("press", card, LEFT, NONE), ("release", card, LEFT)]
        undo: tuple[list[Deed], ...] = (
            [("key", Key.Key_Backspace, NONE)],
            [("key", Key.Key_Z, CTRL)],
            [("key", Key.Key_Backspace, SHIFT)],
            [("drag staged", self._random.random(), self._spot())],
            [("key", Key.Key_C, NONE)],
            [],
        )
        return [*click, *click, ("key", Key.Key_M, NONE), *self._random.choice(undo)]

    def _turn(self) -> list[Deed]:
        """The simplest turn."""
        end: Deed = ("press", ("card", self._random.random(), 0.5), LEFT, NONE)
        return [("key", Key.Key_D, NONE), end, ("release", *end[1:3]), ("key", Key.Key_X, NONE), ("answer",)]

    def _touch(self) -> list[Deed]:
        start, end = self._card(), self._spot()
        deeds: list[Deed] = [("touch", "press", start), ("touch", "move", end)]
        if self._random.random() < 0.5:
            deeds += self._interruption()
        return [*deeds, ("touch", "release", end)]

    def _around(self) -> list[Deed]:
        random = self._random
        return [
            random.choice(
                (
                    ("answer",),
                    ("answer",),
                    ("answer",),
                    ("wait", random.choice((0, 0, 1, 15, 40))),
                    ("wait", 0),
                    ("resize", *random.choice(SIZES)),
                    ("theme", random.choice(sorted(THEMES))),
                    ("language", random.choice(LANGUAGES)),
                    ("deck", random.choice(DECKS)),
                    ("pace", random.choice((Pace.FAST, Pace.OFF, Pace.FAST, Pace.NORMAL))),
                    ("leave",),
                    ("dialog", random.choice(("score_sheet", "new", "about"))),
                    ("close dialog",),
                    ("close dialog",),
                    ("wheel", random.choice((120, -120))),
                )
            )
        ]


class Burst:
    """Does to a program whatever it is told, and counts what it does."""

    def __init__(self, program: Program, touch: QPointingDevice) -> None:
        self._program, self._touch_device = program, touch
        self._main: QWindow = program.window.windowHandle()
        self._stretched = Stretched()
        self.events = 0
        self._pressed_in: QWindow | None = None
        self._held: set[Qt.MouseButton] = set()
        self._touched_in: QWindow | None = None
        self._deeds: dict[str, Callable[..., None]] = {
            "press": self._press,
            "move": self._move,
            "release": self._release,
            "key": self._key,
            "drag staged": self._drag_staged,
            "touch": self._touch,
            "answer": self._answer,
            "wait": self._wait,
            "resize": self._resize,
            "theme": self._program.settings.keep_theme,
            "language": self._language,
            "deck": self._program.settings.keep_deck,
            "pace": self._program.session.set_pace,
            "leave": self._leave,
            "dialog": self._dialog,
            "close dialog": self._close_dialog,
            "wheel": self._wheel,
        }

    def do(self, deed: Deed) -> None:
        """Do one deed."""
        name, *rest = deed
        self.events += 1
        self._deeds[str(name)](*rest)

    def come_to_rest(self) -> None:
        """Let everything go that is held, close what is open, end what moves."""
        for button in tuple(self._held):
            self._release(("outside", 0.5, 0.5), button)
        if self._touched_in is not None:
            self._touch("release", ("outside", 0.5, 0.5))
        self._close_windows()
        program = self._program
        program.controller.pointer.give_up()
        program.controller.chooser.close()
        program.controller.pile_viewer.close()
        program.session.set_paused(False)
        self._language("en")
        program.motion.finish()
        program.control._due_sheet.forget()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        program.motion.finish()

    def _close_windows(self) -> None:
        for find in (QApplication.activePopupWidget, QApplication.activeModalWidget):
            for _ in range(5):
                window = find()
                if window is not None:
                    window.close()

    # Where

    def _point(self, spot: tuple[str, float, float]) -> QPoint:
        """The point of the view that a spot is."""
        kind, which, where = spot
        view, scene = self._program.view, self._program.view.table
        if kind == "outside":
            return QPoint(round(which * view.width()), -60 if where < 0.5 else view.height() + 60)
        if kind == "anywhere" or scene.snapshot is None:
            return QPoint(round(which * view.width()), round(where * view.height()))
        if kind == "felt":
            layout = scene.table_layout
            return QPoint(round(which * view.width()), round(layout.ours.band.bottom + 2))
        rect = rect_of(scene, self._thing(kind, which))
        if rect is None:
            return QPoint(round(which * view.width()), round(where * view.height()))
        return QPoint(
            round(rect.x + rect.width * (0.2 + 0.5 * where)), round(rect.y + rect.height * (0.2 + 0.6 * where))
        )

    def _thing(self, kind: str, which: float) -> Thing:
        scene = self._program.view.table
        snapshot = scene.snapshot
        assert snapshot is not None
        mine = [place for place in scene.meld_places() if place.side == snapshot.my_side]
        theirs = [place for place in scene.meld_places() if place.side != snapshot.my_side]
        buttons = [*ActionName, *ToolName]
        single = {
            "pile": TableSpot.PILE,
            "stock": TableSpot.STOCK,
            "hand": TableSpot.HAND,
            "red": TableSpot.RED_THREES,
        }
        if kind in single:
            return single[kind]
        if kind == "card" and snapshot.hand:
            return CardInHand(snapshot.hand[int(which * len(snapshot.hand))].key)
        several: Sequence[Thing] = {"place": mine, "theirs": theirs, "button": buttons}.get(kind, ())
        return several[int(which * len(several))] if several else TableSpot.HAND

    # What

    def _grabbing(self) -> QWindow | None:
        """The window in which a button is held down; it may have been closed meanwhile."""
        return self._pressed_in if self._pressed_in is not None and isValid(self._pressed_in) else None

    def _window(self) -> QWindow:
        """The window that the pointer is over."""
        over: QWidget | None = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        handle: QWindow | None = over.window().windowHandle() if over is not None else None
        return handle if handle is not None and isValid(handle) else self._main

    def _in(self, window: QWindow, point: QPoint) -> QPoint:
        """A point of the view in the coordinates of a window."""
        return window.mapFromGlobal(self._program.view.mapToGlobal(point))

    def _press(self, spot: tuple[str, float, float], button: Qt.MouseButton, held: Qt.KeyboardModifier) -> None:
        window = self._grabbing() or self._window()
        self._pressed_in = window
        self._held.add(button)
        QTest.mousePress(window, button, held, self._in(window, self._point(spot)))

    def _move(self, spot: tuple[str, float, float], dx: int, dy: int) -> None:
        window = self._grabbing() or self._window()
        QTest.mouseMove(window, self._in(window, self._point(spot) + QPoint(dx, dy)))

    def _release(self, spot: tuple[str, float, float], button: Qt.MouseButton) -> None:
        window = self._grabbing() or self._window()
        self._held.discard(button)
        QTest.mouseRelease(window, button, NONE, self._in(window, self._point(spot)))
        if not self._held:
            self._pressed_in = None

    def _drag_staged(self, which: float, end: tuple[str, float, float]) -> None:
        snapshot = self._program.session.snapshot
        assert snapshot is not None
        staged = [meld.rank for meld in snapshot.sides[snapshot.my_side].melds if meld.staged]
        places = [place for place in self._program.view.table.meld_places() if place.side == snapshot.my_side]
        wanted = [number for number, place in enumerate(places) if place.rank in staged]
        if not wanted:
            return
        start = ("place", (wanted[int(which * len(wanted))] + 0.5) / len(places), 0.4)
        for deed in (
            ("press", start, LEFT, NONE),
            ("move", start, 0, -14),
            ("move", end, 0, 0),
            ("release", end, LEFT),
        ):
            self.do(deed)

    def _key(self, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        QTest.keyClick(self._window(), key, held)

    def _touch(self, kind: str, spot: tuple[str, float, float]) -> None:
        if self._touched_in is not None and not isValid(self._touched_in):
            self._touched_in = None
        window = self._touched_in or self._window()
        sequence = QTest.touchEvent(window, self._touch_device)
        point = self._in(window, self._point(spot))
        if kind == "press" and self._touched_in is None:
            self._touched_in = window
            sequence.press(0, point, window)
        elif kind == "move" and self._touched_in is not None:
            sequence.move(0, point, window)
        elif kind == "release" and self._touched_in is not None:
            sequence.release(0, point, window)
            self._touched_in = None
        del sequence

    def _answer(self) -> None:
        thinker = self._program.thinker
        assert isinstance(thinker, WaitingThinker)
        if thinker.asked and self._program.session.thinking is not None:
            thinker.answer()
        QApplication.processEvents()

    def _wait(self, milliseconds: int) -> None:
        if milliseconds:
            QTest.qWait(milliseconds)
        QApplication.processEvents()

    def _resize(self, width: int, height: int) -> None:
        self._program.window.resize(width, height)
        QApplication.processEvents()

    def _language(self, name: str) -> None:
        application = QApplication.instance()
        assert application is not None
        application.removeTranslator(self._stretched)
        if name == "stretched":
            application.installTranslator(self._stretched)
        else:
            self._program.settings.keep_language(name)

    def _leave(self) -> None:
        QApplication.sendEvent(self._program.view, QEvent(QEvent.Type.WindowDeactivate))

    def _dialog(self, name: str) -> None:
        action = self._program.window.actions_by_id[ActionId(name)]
        if QApplication.activeModalWidget() is None:
            action.trigger()

    def _close_dialog(self) -> None:
        self._close_windows()

    def _wheel(self, delta: int) -> None:
        port = self._program.view.viewport()
        at = QPointF(port.rect().center())
        none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            at, QPointF(port.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, delta), none, NONE, phase, False
        )
        QApplication.sendEvent(port, event)
