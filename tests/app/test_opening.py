"""What is seen first, before the program can be played: as it will stand, and nothing that is asked of it is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app.opening import Opening
from canasta_desktop.app.program import Program
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.storage.journal import Journal
from canasta_desktop.storage.paths import journal_path
from canasta_desktop.storage.records import Seat, new_record
from tests.model.tables import CLASSIC, SEATS


@pytest.fixture
def left_on_turn(fresh_home: Path) -> None:
    """A match in the journal, the person on turn, the hand in an order of its own."""
    match, chance = Match(CLASSIC), Random(5)
    match.deal(match.next_dealer(0), deck_of(5, 0, CLASSIC.decks))
    while match.state is not None and (len(match.rounds[0].moves) < 30 or match.state.actor != 0):
        match.play(chance.choice(legal_moves(match.state)))
    path = journal_path()
    path.parent.mkdir(parents=True)
    journal = Journal.begin(path, new_record(match, [Seat(seat.name, seat.player) for seat in SEATS]))
    assert match.state is not None
    journal.hand_ordered(tuple(reversed(match.state.hands[0])))
    journal.close()


@pytest.fixture
def programs() -> list[Program]:
    """Those that go on with the opening; they end with the test."""
    return []


@pytest.fixture
def opening(qapp: QApplication, qtbot: QtBot, programs: list[Program]) -> Iterator[Opening]:
    """As the program begins."""
    opening = Opening(qapp)
    yield opening
    opening.window.close()
    for end in [program.end for program in programs] or [opening.close]:
        end()
    opening.window.deleteLater()


@pytest.fixture
def go_on(qapp: QApplication, opening: Opening, programs: list[Program]) -> Callable[[], Program]:
    """Builds the rest of the program."""

    def build() -> Program:
        program = Program(qapp, opening)
        programs.append(program)
        program.begin(None)
        return program

    return build


class Painted(QObject):
    """Notes whether something was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.yes = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.yes |= event.type() is QEvent.Type.Paint
        return False


@pytest.mark.usefixtures("left_on_turn")
def test_the_first_picture_is_the_table_that_is_then_played(
    qtbot: QtBot, opening: Opening, go_on: Callable[[], Program]
) -> None:
    with qtbot.waitExposed(opening.window):
        opening.show()
    scene = opening.view.table
    first = scene.snapshot, scene.texts, opening.window.windowTitle(), opening.view.grab().toImage()
    program = go_on()
    qtbot.waitUntil(lambda: not program.motion.running)
    assert scene.snapshot == first[0] == program.session.snapshot
    assert (scene.texts, opening.window.windowTitle()) == first[1:3]
    assert opening.view.grab().toImage() == first[3]


@pytest.mark.usefixtures("left_on_turn")
def test_the_rest_is_built_when_the_window_was_painted(qtbot: QtBot, opening: Opening) -> None:
    painted = Painted()
    opening.window.installEventFilter(painted)
    after: list[bool] = []
    opening.show()
    opening.once_painted(lambda: after.append(painted.yes))
    assert after == []
    qtbot.waitUntil(lambda: bool(after))
    assert after == [True]


@pytest.mark.usefixtures("left_on_turn")
def test_a_key_pressed_before_the_window_is_painted_counts(
    qtbot: QtBot, opening: Opening, go_on: Callable[[], Program]
) -> None:
    opening.show()
    built: list[Program] = []
    opening.once_painted(lambda: built.append(go_on()))
    assert built == []
    QTest.keyClick(opening.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    (program,) = built
    assert program.session.snapshot is not None
    assert len(program.session.selected) == len(program.session.snapshot.hand)


@pytest.mark.usefixtures("left_on_turn")
def test_a_press_before_the_window_is_painted_counts(
    qtbot: QtBot, opening: Opening, go_on: Callable[[], Program]
) -> None:
    opening.show()
    built: list[Program] = []
    opening.once_painted(lambda: built.append(go_on()))
    card = opening.view.table.hand.items[-1]
    at = opening.view.mapFromScene(card.mapToScene(card.boundingRect().center()))
    QTest.mouseClick(opening.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(built[0].session.selected) == 1


def test_without_a_match_the_welcome_names_the_one_that_would_begin(qtbot: QtBot, opening: Opening) -> None:
    with qtbot.waitExposed(opening.window):
        opening.show()
    assert opening.welcome.isVisible()
    assert opening.welcome.play.text().count("\n") == 1


@pytest.mark.usefixtures("left_on_turn")
def test_a_window_closed_at_once_leaves_the_match_for_the_next_start(qapp: QApplication, qtbot: QtBot) -> None:
    for _ in range(2):
        opening = Opening(qapp)
        opening.show()
        assert opening.found is not None
        assert opening.problem is None
        opening.window.close()
        opening.close()
        opening.window.deleteLater()
