"""What is seen first, before the program can be played: as it will stand, and nothing that is asked of it is lost."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.app.opening import Opening
from canasta_desktop.app.program import Program


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
