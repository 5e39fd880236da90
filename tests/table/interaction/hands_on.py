"""A person at a table: real mouse and key events on a shown view, with a real session behind it."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.engine.cards import Card, cards_text
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.interaction.controller import MakeMotion, TableController
from canasta_desktop.table.interaction.motion_like import NoMotion
from canasta_desktop.table.interaction.things import CardInHand, Thing, rect_of
from canasta_desktop.table.items.card_item import CardItem
from canasta_desktop.table.items.target_mark import TargetState
from canasta_desktop.table.layers import Layer
from canasta_desktop.table.motion.motion import Present
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, Spot, TableSpot
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.table_words import TranslatedWords
from tests.model.tables import a_rank, keys, lay_table

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


class RecordedMotion(NoMotion):
    """Moves nothing and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[Happening, bool]] = []

    def play(self, happening: Happening, *, by_hand: bool = False) -> None:
        self.played.append((happening, by_hand))


@dataclass
class Player:
    """What a person sees and does at the table."""

    session: GameSession
    view: TableView
    controller: TableController
    motion: RecordedMotion
    refused: list[object] = field(default_factory=list)
    locked: Qt.KeyboardModifier = NONE
    """Modifiers that come with every event: of a keypad, or of a switched keyboard."""

    def __post_init__(self) -> None:
        # The list alone: a session that holds a player holds the whole table, and nobody would see the circle.
        refused = self.refused
        self.session.refused.connect(lambda reason, _target: refused.append(reason))

    # What is seen

    @property
    def scene(self) -> TableScene:
        return self.view.table

    @property
    def snapshot(self) -> TableSnapshot:
        assert self.session.snapshot is not None
        return self.session.snapshot

    @property
    def port(self) -> QWidget:
        return self.view.viewport()

    @property
    def hand(self) -> str:
        return cards_text(held.card for held in self.snapshot.hand)

    @property
    def selected(self) -> str:
        return cards_text(held.card for held in self.snapshot.hand if held.selected)

    @property
    def pile(self) -> str:
        return cards_text(self.snapshot.pile)

    def staged(self, letter: str) -> str:
        melds = self.snapshot.sides[self.snapshot.my_side].melds
        return next((cards_text(meld.staged) for meld in melds if meld.rank == a_rank(letter)), "")

    @property
    def dragged(self) -> list[CardItem]:
        items = [item for item in self.scene.items() if isinstance(item, CardItem)]
        return [item for item in items if item.zValue() >= Layer.MOVING]

    @property
    def lit(self) -> dict[Spot, TargetState]:
        return {spot: mark.look.state for spot, mark in self.scene.overlay.marks.items()}

    def chip(self, spot: Spot) -> str:
        return self.scene.overlay.marks[spot].look.outcome

    @property
    def bubble(self) -> str:
        bubble = self.scene.overlay.bubble
        return f"{bubble.reason} | {bubble.advice}" if bubble.isVisible() else ""

    @property
    def message(self) -> str:
        words = self.scene.panel.ground._words
        assert words is not None
        return words.message

    @property
    def gaps(self) -> str:
        cards, marks = self.scene.hand.cards, self.scene.hand.marks
        return cards_text(cards[number].card for number in sorted(marks.gaps))

    # Where things are

    def card(self, text: str) -> CardInHand:
        return CardInHand(keys(self.session, text)[-1])

    def place(self, letter: str) -> MeldSpot:
        return MeldSpot(self.snapshot.my_side, a_rank(letter))

    def point(self, thing: Thing) -> QPoint:
        if thing is TableSpot.HAND:
            layout = self.scene.table_layout
            return QPoint(round(layout.hand_area.x + 4), round(layout.ours.band.bottom + 4))
        rect = rect_of(self.scene, thing)
        assert rect is not None, thing
        return QPointF(rect.centre_x, rect.centre_y).toPoint()

    # What is done

    def press(self, at: Thing | QPoint, button: Qt.MouseButton = LEFT) -> "Player":
        QTest.mousePress(self.port, button, self.locked, self._point(at))
        return self

    def move(self, to: Thing | QPoint) -> "Player":
        QTest.mouseMove(self.port, self._point(to))
        QApplication.processEvents()
        return self

    def release(self, at: Thing | QPoint, button: Qt.MouseButton = LEFT) -> "Player":
        QTest.mouseRelease(self.port, button, self.locked, self._point(at))
        return self

    def click(self, at: Thing | QPoint, modifiers: Qt.KeyboardModifier = NONE) -> "Player":
        QTest.mouseClick(self.port, LEFT, modifiers | self.locked, self._point(at))
        return self

    def double_click(self, at: Thing | QPoint) -> "Player":
        point = self._point(at)
        QTest.mouseClick(self.port, LEFT, self.locked, point)
        QTest.mouseDClick(self.port, LEFT, self.locked, point)
        QTest.mouseRelease(self.port, LEFT, self.locked, point)
        return self

    def drag(self, start: Thing | QPoint, *over: Thing | QPoint) -> "Player":
        """Press at the start, move over these places, and release at the last."""
        self.pick_up(start)
        for place in over:
            self.move(place)
        self.release(over[-1])
        return self

    def pick_up(self, start: Thing | QPoint) -> "Player":
        point = self._point(start)
        self.press(point)
        self.move(point + QPoint(0, -14))
        return self

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> "Player":
        QTest.keyClick(self.view, key, modifiers | self.locked)
        return self

    def keys(self, *pressed: Qt.Key) -> "Player":
        for key in pressed:
            self.key(key)
        return self

    def lay(self, state: RoundState) -> "Player":
        """Put another table before the person."""
        lay_table(self.session, state)
        return self

    def select(self, text: str) -> "Player":
        self.session.select(keys(self.session, text))
        return self

    def _point(self, at: Thing | QPoint) -> QPoint:
        return at if isinstance(at, QPoint) else self.point(at)


def sit_down(session: GameSession, motion: RecordedMotion, make_motion: MakeMotion | None = None) -> Player:
    """A player at this session, with the view shown."""

    def recorded(_scene: TableScene, _present: Present) -> RecordedMotion:
        return motion

    scene = TableScene(CardFaces(resource("cards", "deck.svg")), LIGHT, QFont())
    view = TableView(scene)
    view.resize(1366, 709)
    words = TranslatedWords(lambda: session.log)
    session.set_pace(Pace.OFF)
    controller = TableController(session, view, words, make_motion or recorded)
    view.show()
    assert QTest.qWaitForWindowExposed(view)
    view.activateWindow()
    view.setFocus()
    return Player(session, view, controller, motion)


def held_cards(player: Player) -> list[Card]:
    """All cards that the person sees as their own: in the hand and staged."""
    snapshot = player.snapshot
    staged = [card for meld in snapshot.sides[snapshot.my_side].melds for card in meld.staged]
    return sorted([*(held.card for held in snapshot.hand), *staged])


def assert_at_rest(player: Player) -> None:
    """Nothing is dragged, lit or grabbed; the items of the hand are its cards, each at its place."""
    scene = player.scene
    assert not player.controller.dragging.active
    assert player.controller.pointer.idle
    assert player.dragged == []
    assert player.lit == {}
    assert player.gaps == ""
    assert scene.mouseGrabberItem() is None
    items = scene.hand.items
    assert [item.card for item in items] == [held.card for held in player.snapshot.hand]
    assert [item.pos() for item in items] == [item.home for item in items]
    assert len({id(item) for item in items}) == len(items)
    in_hand = [item for item in scene.items() if isinstance(item, CardItem)]
    assert len(in_hand) == len(items)
