"""English numbers whatever the machine speaks; a window with a session whose computer players wait to be told."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.interaction.controller import TableController
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.game_choice import GameChoice
from canasta_desktop.ui.main_window import MainWindow
from canasta_desktop.ui.match_control import MatchControl
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.ui.table_actions import TableActions
from canasta_desktop.ui.table_words import TranslatedWords
from canasta_desktop.ui.welcome import Welcome
from canasta_desktop.wording.sentence import Sentence
from tests.model.stand_ins import ScriptedThinker
from tests.model.tables import CLASSIC, SEATS


class KeptFiles:
    """Files that are only written down."""

    def __init__(self) -> None:
        self.current: Path | None = None
        self.folder = Path("/somewhere")
        self.asked: list[tuple[str, Path | None]] = []
        self.problem: Sentence | None = None

    def begin(self) -> None:
        self.current = None
        self.asked.append(("begin", None))

    def open(self, path: Path) -> Sentence | None:
        self.asked.append(("open", path))
        return self.problem

    def save(self, path: Path) -> Sentence | None:
        self.asked.append(("save", path))
        return self.problem


class KeptHouseRules:
    """House rules that are kept in the test only, by path."""

    def __init__(self) -> None:
        self.folder = Path("/somewhere")
        self.kept: dict[Path, RulesDraft] = {}
        self.problem: Sentence | None = None

    def read(self, path: Path) -> RulesDraft | Sentence:
        return self.problem or self.kept[path]

    def write(self, path: Path, draft: RulesDraft) -> Sentence | None:
        self.kept[path] = draft
        return self.problem


class KeptMemory:
    """Remembers in the test only."""

    def __init__(self) -> None:
        self.remembered: list[GameChoice] = []

    def first_choice(self) -> GameChoice:
        return self.remembered[-1] if self.remembered else GameChoice(CLASSIC, SEATS, 7)

    def remember(self, choice: GameChoice) -> None:
        self.remembered.append(choice)


class Stillness(QObject):
    """Moves as long as the test says."""

    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.running = False


@pytest.fixture(autouse=True)
def english_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """A font of the application twice as large as usual."""
    before = qapp.font()
    font = QFont(before)
    font.setPixelSize(26)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[GameSession]:
    """Before any match, at the pace off."""
    session = GameSession(ScriptedThinker(at_once=False), randomness=Random(1))
    session.set_pace(Pace.OFF)
    yield session
    session.close()


@pytest.fixture
def faces(qtbot: QtBot) -> CardFaces:
    return CardFaces(resource("cards", "deck.svg"))


@pytest.fixture
def window(qtbot: QtBot, faces: CardFaces, session: GameSession) -> MainWindow:
    view = TableView(TableScene(faces, LIGHT, QFont()))
    TableController(session, view, TranslatedWords(lambda: session.log))
    window = MainWindow(view, lambda: Welcome(faces, LIGHT))
    qtbot.addWidget(window)
    window.set_match(None)
    TableActions(window.actions_by_id, session)
    return window


@pytest.fixture
def shown_window(qtbot: QtBot, window: MainWindow) -> MainWindow:
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.fixture
def files() -> KeptFiles:
    return KeptFiles()


@pytest.fixture
def memory() -> KeptMemory:
    return KeptMemory()


@pytest.fixture
def stillness(qtbot: QtBot) -> Stillness:
    return Stillness()


@pytest.fixture
def control(
    session: GameSession, window: MainWindow, files: KeptFiles, memory: KeptMemory, stillness: Stillness
) -> MatchControl:
    return MatchControl(session, window, files, memory, KeptHouseRules(), stillness, seen_for=lambda _pace: 0)
