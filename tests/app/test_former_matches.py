"""A match that another one displaced is offered again, and nothing of it is lost on the way back."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.app.former_matches import FormerMatches
from canasta_desktop.app.table_journals import TableJournals
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.seats import NewMatch
from canasta_desktop.model.session import GameSession
from canasta_desktop.storage.journal import Journal, SetAside
from canasta_desktop.storage.paths import journal_path
from canasta_desktop.wording.sentence import english
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import CLASSIC, SEATS

FIRST, SECOND = NewMatch(CLASSIC, SEATS, 3), NewMatch(CLASSIC, SEATS, 8)


@pytest.fixture
def journals() -> TableJournals:
    told: list[SetAside] = []
    return TableJournals(journal_path(), told.append)


@pytest.fixture
def session(qtbot: QtBot, journals: TableJournals) -> Iterator[GameSession]:
    session = GameSession(ScriptedThinker(at_once=True), begin_journal=journals.begin, randomness=Random(4))
    session.set_pace(Pace.OFF)
    yield session
    session.close()


@pytest.fixture
def former(session: GameSession, journals: TableJournals) -> FormerMatches:
    return FormerMatches(session, journals)


def begin(session: GameSession, qtbot: QtBot, new: NewMatch) -> object:
    """Begin a match and draw in it; returns what the person sees."""
    session.new_match(new)
    qtbot.waitUntil(lambda: session.snapshot is not None and session.snapshot.my_turn)
    assert session.draw() is None
    return session.snapshot


def test_a_match_that_made_room_is_offered_and_taken_up_again(
    session: GameSession, former: FormerMatches, qtbot: QtBot
) -> None:
    before = begin(session, qtbot, FIRST)
    assert not former
    second = begin(session, qtbot, SECOND)
    assert former
    (offered,) = former.listed()
    assert (offered.rules, offered.round_number, offered.scores) == (CLASSIC, 1, (0, 0))
    assert former.take_up(offered.path) is None
    assert (session.snapshot, session.deal_number) == (before, 3)
    (offered,) = former.listed()
    assert former.take_up(offered.path) is None
    assert (session.snapshot, session.deal_number) == (second, 8)


def test_a_match_taken_up_is_in_the_journal_of_the_table(
    session: GameSession, former: FormerMatches, qtbot: QtBot
) -> None:
    begin(session, qtbot, FIRST)
    begin(session, qtbot, SECOND)
    former.take_up(former.listed()[0].path)
    session.close()
    resumed = Journal.resume(journal_path())
    assert resumed is not None
    assert resumed[1].deal_number == 3
    resumed[0].close()


def test_a_full_disk_loses_no_match(
    session: GameSession, former: FormerMatches, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(session, qtbot, FIRST)
    begin(session, qtbot, SECOND)
    (offered,) = former.listed()
    told: list[OSError] = []
    session.journal_failed.connect(told.append)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        former.take_up(offered.path)
    assert [error.errno for error in told] == [errno.ENOSPC]
    assert offered.path.exists()
    assert session.discard(session.snapshot.hand[0].key if session.snapshot else 0) is None
    assert not offered.path.exists()
    assert len(former.listed()) == 1


def test_what_can_no_longer_be_read_is_said(session: GameSession, former: FormerMatches, tmp_path: Path) -> None:
    problem = former.take_up(tmp_path / "gone.journal")
    assert problem is not None
    assert english(problem).endswith("What was kept of it can no longer be read")
    assert session.snapshot is None
