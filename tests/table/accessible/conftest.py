"""A table with a screen reader before it: what Qt is told for it is written down."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from canasta_desktop.table.accessible.access import TableAccess
from canasta_desktop.table.accessible.nodes import Node
from canasta_desktop.table.accessible.top import AccessibleTable, table_of
from canasta_desktop.ui.spoken_words import SpokenWords
from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.interaction.hands_on import Player

__all__ = ["Listener", "player", "session"]

from tests.table.interaction.conftest import player, session


@dataclass
class Listener:
    """What a screen reader finds at a table, and is told."""

    player: Player
    access: TableAccess
    said: list[tuple[str, bool]] = field(default_factory=list)
    """Announcements, and whether they are urgent."""
    events: list[tuple[QAccessible.Event, str]] = field(default_factory=list)
    """Everything else, with the name of what it is about."""

    @property
    def table(self) -> AccessibleTable:
        table = table_of(self.player.view)
        assert table is not None
        return table

    def part(self, begins: str) -> Node:
        """A part of the table, by how its name begins."""
        return next(node for node in self.access.tree.nodes if node.told.name.startswith(begins))

    def names(self, begins: str) -> list[str]:
        """What is in a part of the table."""
        return [node.told.name for node in self.part(begins).nodes]

    def find(self, begins: str) -> Node:
        """An object, by how its name begins."""
        return next(node for part in self.access.tree.nodes for node in part.nodes if node.told.name.startswith(begins))

    def forget(self) -> None:
        self.said.clear()
        self.events.clear()

    def sentences(self) -> list[str]:
        return [text for text, _ in self.said]

    def take(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            self.said.append((event.message(), urgent))
            return
        about = event.accessibleInterface()
        if isinstance(about, Node):
            self.events.append((event.type(), about.told.name))


@pytest.fixture
def listener(player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """Listens from now on."""
    words = TranslatedWords(lambda: player.session.log)
    listener = Listener(player, TableAccess(player.session, player.view, player.controller, SpokenWords(words)))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(listener.take))
    QAccessible.setActive(True)
    listener.access.follow()
    yield listener
    listener.access.close()
    QAccessible.setActive(False)
