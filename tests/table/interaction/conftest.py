"""A player at a table of four, to whom tables are given by hand."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.model.session import GameSession
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import NEW_MATCH
from tests.table.interaction.hands_on import Player, RecordedMotion, sit_down


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[GameSession]:
    """A session whose first round was just dealt; the computer players wait to be told."""
    thinker = ScriptedThinker(at_once=False)
    session = GameSession(thinker, randomness=Random(1))
    session.new_match(NEW_MATCH)
    yield session
    session.close()


@pytest.fixture
def player(qtbot: QtBot, session: GameSession) -> Player:
    """A person who sits before a shown view of the table."""
    player = sit_down(session, RecordedMotion())
    qtbot.addWidget(player.view)
    return player
