"""Whole rounds at a shown table, each of a match of its own, played by a person who plays as a computer does."""

import gc
import os
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from canasta_desktop.model.session import GameSession
from tests.model.person import Person
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH
from tests.table.interaction.hands_on import Player, RecordedMotion, sit_down

_PATIENCE = 120_000


class Rounds:
    """A table at which one match after the other is begun and its first round played to the end."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._thinker = ScriptedThinker(at_once=True)
        self.session = GameSession(self._thinker, randomness=Random(3))
        self.session.new_match(NEW_MATCH)
        self.motion = RecordedMotion()
        self.player: Player = sit_down(self.session, self.motion)
        self.player.view.setUpdatesEnabled(False)
        self._person = Person(self.session, "novice")

    def play(self, deal: int) -> None:
        """Play the round of this deal."""
        self.session.new_match(replace(NEW_MATCH, deal_number=deal))
        self._qtbot.waitUntil(lambda: self.player.snapshot.round_over, timeout=_PATIENCE)
        # What stands in for the thinker and the movements remembers all that it was asked.
        self._thinker.asked.clear()
        self.motion.played.clear()
        self.player.refused.clear()
        self._person.refused.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def items_begun(self, deal: int) -> int:
        """How many items are on the table when this deal was dealt."""
        self.session.set_paused(True)
        self.session.new_match(replace(NEW_MATCH, deal_number=deal))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(self.player.scene.items())

    def close(self) -> None:
        """Leave the table."""
        self.session.close()
        self.player.view.close()
        self.player.view.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def kept_objects() -> tuple[int, int]:
    """How many graphics items and other Qt objects Python still knows of."""
    gc.collect()
    known = gc.get_objects()
    items = sum(isinstance(thing, QGraphicsItem) for thing in known)
    return items, sum(isinstance(thing, QObject) for thing in known) - items


def resident_bytes() -> int:
    """The memory that this process holds, in bytes."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
