"""A session, a thinker that answers at once, a journal in memory."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from tests.model.stand_ins import KeptJournal, ScriptedThinker, Told
from tests.model.tables import NEW_MATCH


@pytest.fixture
def thinker() -> ScriptedThinker:
    """A thinker that waits to be told."""
    return ScriptedThinker(at_once=False)


@pytest.fixture
def journal() -> KeptJournal:
    """A journal in memory."""
    return KeptJournal()


@pytest.fixture
def empty_session(qtbot: QtBot, thinker: ScriptedThinker, journal: KeptJournal) -> Iterator[GameSession]:
    """A session before any match, at the pace off."""
    session = GameSession(thinker, begin_journal=journal.begin, randomness=Random(1))
    session.set_pace(Pace.OFF)
    yield session
    session.close()


@pytest.fixture
def session(empty_session: GameSession) -> GameSession:
    """A session with a match of which the first round was just dealt."""
    empty_session.new_match(NEW_MATCH)
    return empty_session


@pytest.fixture
def told(session: GameSession) -> Told:
    """What the session announces once the match was dealt."""
    return Told(session)
