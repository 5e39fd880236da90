"""A full table in a window, with everything that moves on it, frame by frame."""

import itertools
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.engine.cards import CARD_TEXTS, full_deck
from canasta_desktop.engine.position import read_position
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.motion.motion import Motion, Present
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import TableSpot
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH, lay_table
from tests.table.motion.playing import HandMovedClock

FRAME = 16
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
HAND = "4c 4d 4h 5c 5h 6s 7c 7d 8s 8d 9h 9s Tc Td Th Ts Jc Js Qh Qd Kh Kc Ac Ad 2h 2d Jo Jo 3c 3s"
OURS = ["6h 6d 6c 6h 6d 6s 6c", "8c 8h 8s 2d", "Qs Qc Qd Qh", "Ah As As 2s Jo"]
THEIRS = ["5d 5s 5h 5c", "7s 7c 7d 7h 7s 2c Jo", "Kd Ks Kh Kc", "Jh Jd Jd Jh"]
PILE = "7h 5s 9c Ks 4c 9h 3c 8d Ts Jc Ac Ad 9d Th Qc"


def full_state(phase: str) -> RoundState:
    """All 108 cards: 30 in the hand, 15 in the pile, the rest on the table, with the others and in the stock."""
    used = " ".join([HAND, *OURS, *THEIRS, PILE, "3d 3h 3h"]).split()
    rest = [CARD_TEXTS[card] for card in full_deck(2)]
    for text in used:
        rest.remove(text)
    rest = [text for text in rest if text not in {"3d", "3h"}]
    others = [" ".join(rest[i * 4 : i * 4 + 4]) for i in range(3)]
    position = {
        "turn": 0,
        "phase": phase,
        "hands": [HAND, *others],
        "stock": " ".join(rest[12:]),
        "pile": PILE,
        "melds": [list(OURS), list(THEIRS)],
        "red_threes": ["3d 3h", "3h"],
        "scores": [1985, 2405],
    }
    return read_position(preset("classic", 4), position)


class FullTable:
    """The table as the program has it, its clock moved by hand."""

    def __init__(self, width: int, height: int) -> None:
        self.application = QApplication.instance() or QApplication([])
        self.session = GameSession(ScriptedThinker(at_once=False), randomness=Random(1))
        self.scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont())
        self.view = TableView(self.scene)
        self.view.resize(width, height)
        self.clock = HandMovedClock()
        words = TranslatedWords(lambda: self.session.log)
        self.controller = TableController(self.session, self.view, words, self._new_motion)
        self.session.new_match(NEW_MATCH)
        self.view.show()
        assert QTest.qWaitForWindowExposed(self.view)
        self.lay("play")

    def lay(self, phase: str) -> None:
        """Put the full table there, at rest."""
        self.clock.run_out()
        lay_table(self.session, full_state(phase))
        self.motion.finish()
        QApplication.processEvents()

    def drag(self, cards: int, random: Random) -> list[float]:
        """The frames of a drag of so many cards over the places of melds, the pile and the hand, and back home."""
        self.lay("play")
        port, items = self.view.viewport(), self.scene.hand.items
        first = random.randrange(len(items) - cards)
        for item in items[first : first + cards] if cards > 1 else ():
            self._frame(partial(QTest.mouseClick, port, LEFT, NONE, self._strip(item)))
        self.clock.run_out()
        at = self._strip(items[first])
        times = [self._frame(partial(QTest.mousePress, port, LEFT, NONE, at))]
        times += [self._frame(partial(self._move_on, point)) for point in self._way(at)]
        QTest.mouseMove(port, at)
        QTest.keyClick(self.view, Qt.Key.Key_Escape)
        QTest.mouseRelease(port, LEFT, NONE, at)
        self.clock.run_out()
        return times

    def _move_on(self, point: QPoint) -> None:
        """The pointer moves, and so does whatever makes room for it."""
        QTest.mouseMove(self.view.viewport(), point)
        self.clock.advance(FRAME)

    def deal(self, seed: int) -> list[float]:
        """The frames of the deal of a round after a full table."""
        self.lay("play")
        table = self.session._table
        assert table is not None
        table.match.rounds.clear()
        table.match.state, table.deal_number = None, seed
        return self._frames(self.session._deal)

    def sweep(self) -> list[float]:
        """The frames of taking the pile to the hand of 30, with the meld that takes it."""
        self.lay("draw")
        choice = self.session.take_choices()[0]
        return self._frames(partial(self.session.take_with, choice))

    def re_fan(self) -> list[float]:
        """The frames of a hand whose cards all change their places."""
        self.lay("play")
        snapshot = self.scene.snapshot
        assert snapshot is not None

        def turn_round() -> None:
            with self.motion.relayout():
                self._show(replace(snapshot, hand=tuple(reversed(snapshot.hand))))

        return self._frames(turn_round)

    def _show(self, snapshot: TableSnapshot) -> None:
        self.controller.shown.present(snapshot)
        QApplication.processEvents()

    def _new_motion(self, scene: TableScene, present: Present) -> Motion:
        self.motion = Motion(scene, present, clock=self.clock)
        return self.motion

    def _strip(self, item: CardItem) -> QPoint:
        return item.mapToScene(item.visible_rect().center()).toPoint()

    def _way(self, start: QPoint) -> list[QPoint]:
        """Over our places, the pile, their places, and along the hand; 24 pixels a frame."""
        rects, layout = self.scene.spot_rects(), self.scene.table_layout
        pile, hand = rects[TableSpot.PILE], layout.hand_area
        stops = [
            start,
            start - QPoint(0, 20),
            QPoint(round(layout.ours.places[0].card.x), round(layout.ours.band.centre_y)),
            QPoint(round(layout.ours.places[-1].card.x), round(layout.ours.band.centre_y)),
            QPoint(round(pile.centre_x), round(pile.centre_y)),
            QPoint(round(layout.others[0].band.centre_x), round(layout.others[0].band.centre_y)),
            QPoint(round(hand.x + 60), round(hand.centre_y)),
            QPoint(round(hand.right - 60), round(hand.centre_y)),
        ]
        points = []
        for one, other in itertools.pairwise(stops):
            steps = max(1, (other - one).manhattanLength() // 24)
            points += [one + (other - one) * (number / steps) for number in range(1, steps + 1)]
        return points

    def _frames(self, start: Callable[[], object]) -> list[float]:
        """The first frame, with what starts the movement, and all that follow."""
        times = [self._frame(start)]
        while self.clock.running and len(times) < 1000:
            times.append(self._frame(partial(self.clock.advance, FRAME)))
        return times

    def _frame(self, act: Callable[[], object]) -> float:
        """Do it and paint: milliseconds of processor time."""
        begun = time.process_time()
        act()
        QApplication.processEvents()
        return (time.process_time() - begun) * 1000
