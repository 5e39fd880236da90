"""A person who plays with the keyboard alone: every key goes to the window, as from a real keyboard.

What they play is plain, and the same whatever computer players learn; how they do it is what the keyboard offers.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from canasta_desktop.app.program import Program
from canasta_desktop.engine.cards import KIND_OF, Card, Rank, is_wild
from canasta_desktop.engine.check import group_rank
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.snapshot import HandCard, TableSnapshot
from canasta_desktop.model.taking import TakeChoice
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.interaction.things import CardInHand
from canasta_desktop.table.keys import RANK_KEYS
from canasta_desktop.table.spots import MeldSpot

Key = Qt.Key
ME = 0
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_PATIENCE = 20_000


class KeyPlayer:
    """Sits at seat 0 of a program."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program, self._qtbot, self._session = program, qtbot, program.session
        self.asks_once = True
        self.made: list[Move] = []

    def key(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press keys in the window that has the keyboard."""
        for key in keys:
            QTest.keyClick(self._window_in_use(), key, modifiers)

    def has_table(self) -> bool:
        """Whether keys go to the table again."""
        return self._window_in_use() is self.program.window.windowHandle() and self.program.view.hasFocus()

    def wait(self, holds: Callable[[], bool]) -> None:
        """Until it holds."""
        self._qtbot.waitUntil(holds, timeout=_PATIENCE)

    # ---- what is seen

    @property
    def snapshot(self) -> TableSnapshot:
        """The table."""
        snapshot = self._session.snapshot
        assert snapshot is not None
        return snapshot

    @property
    def state(self) -> RoundState:
        """The round; the player who decides sees only the own seat of it."""
        table = self._session._table
        assert table is not None
        return table.state

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that has the keyboard."""
        active = QApplication.activeWindow()
        return active if isinstance(active, QDialog) else None

    # ---- what is done

    def play_round(self) -> None:
        """Play until the score sheet of the round is there."""
        while True:
            self.wait(lambda: self.snapshot.round_over or self.state.actor == ME)
            if self.snapshot.round_over:
                break
            self.play(self._decision())
        self.wait(lambda: self.dialog is not None)

    def play(self, move: Move) -> None:
        """Make a move; it was made when this returns."""
        before = len(self.state.moves)
        match move:
            case Draw():
                self.key(Key.Key_D)
            case Discard(card):
                self.go_to_card(card)
                self.key(Key.Key_X)
            case Meld(groups):
                self.put_down(groups)
                self.key(Key.Key_C)
            case TakePile():
                self._take(move)
            case Ask():
                self.key(Key.Key_G)
            case Answer(yes):
                self.key(Key.Key_Y if yes else Key.Key_N)
            case Pass():
                self.key(Key.Key_E)
            case LayRedThree():
                self.key(Key.Key_R)
        assert len(self.state.moves) > before, f"{move} was not made"
        self.made.append(move)

    def go_to_card(self, card: Card, *, unselected: bool = False) -> None:
        """Find a card of the hand by the key of its rank, pressed until it has the focus."""
        [key, *_] = (key for key, kinds in RANK_KEYS.items() if KIND_OF[card] in kinds)
        for _ in self.snapshot.hand:
            self.key(key)
            held = self._focused_card
            if held is not None and held.card == card and not (unselected and held.selected):
                return
        raise AssertionError(f"{card} is not found")

    def put_down(self, groups: Sequence[Group]) -> None:
        """Select each group and put it down: where it belongs, or at the place that it is meant for."""
        for group in groups:
            for card in group.cards:
                self.go_to_card(card, unselected=True)
                self.key(Key.Key_Space)
            rank = group_rank(group)
            assert rank is not None
            before = len(self.snapshot.hand)
            if any(Rank(KIND_OF[card]) == rank for card in group.cards):
                self.key(Key.Key_M)
            else:
                self._go_to_place(rank)
                self.key(Key.Key_Space)
            assert len(self.snapshot.hand) == before - len(group.cards), f"{group} was not put down"

    # ---- how

    def _window_in_use(self) -> QWindow:
        """Where keys go. Without a window manager nobody gives the keyboard back when a dialog is closed."""
        if QApplication.focusWindow() is None:
            self.program.window.activateWindow()
            self.wait(lambda: QApplication.focusWindow() is not None)
        window = QApplication.focusWindow()
        assert window is not None
        return window

    @property
    def _focused_card(self) -> HandCard | None:
        thing = self.program.controller.focus.thing
        return next((held for held in self.snapshot.hand if thing == CardInHand(held.key)), None)

    def _decision(self) -> Move:
        state = self.state
        moves = legal_moves(state)
        if self.asks_once and Ask() in moves and self.snapshot.going_out_is_near:
            self.asks_once = False
            return Ask()
        return plain_move(moves)

    def _take(self, move: TakePile) -> None:
        """Put down what goes with the pile, and take it; where there are several ways, choose the one meant."""
        self.put_down([group for group in (move.first, *move.further) if group.cards])
        self.key(Key.Key_T)
        chooser = self.program.controller.chooser
        if chooser.is_open:
            meant = next(number for number, way in enumerate(chooser._choices) if _is_meant(move, way))
            self.key(*[Key.Key_Right] * meant, Key.Key_Return)

    def _go_to_place(self, rank: Rank) -> None:
        """Tab to our melds, then along to the place."""
        focus = self.program.controller.focus
        for _ in Area:
            if focus.area is Area.OUR_MELDS:
                break
            self.key(Key.Key_Tab)
        self.key(Key.Key_Home)
        for _ in focus.things(Area.OUR_MELDS):
            if focus.thing == MeldSpot(self.snapshot.my_side, rank):
                return
            self.key(Key.Key_Right)
        raise AssertionError(f"there is no place for {rank}")


def plain_move(moves: Sequence[Move]) -> Move:
    """Take what can be taken, lay all that can be laid, keep wild cards."""
    for kind in (TakePile, Meld):
        laying = [move for move in moves if isinstance(move, kind)]
        if laying:
            return max(laying, key=_worth)
    discards = [move for move in moves if isinstance(move, Discard)]
    if discards:
        return min(discards, key=lambda move: (is_wild(move.card), move.card))
    return next((move for move in moves if isinstance(move, Draw)), moves[0])


def _worth(move: TakePile | Meld) -> tuple[int, int]:
    groups = (move.first, *move.further) if isinstance(move, TakePile) else move.groups
    cards = [card for group in groups for card in group.cards]
    return len(cards), -sum(map(is_wild, cards))


def _is_meant(move: TakePile, way: TakeChoice) -> bool:
    return sorted(way.first) == sorted(move.first.cards)
