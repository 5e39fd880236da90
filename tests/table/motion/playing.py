"""Rounds played by chance, told as the person at the table sees them, and a clock that is moved by hand."""

import random

from PySide6.QtCore import QObject, Signal

from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.events import Event, seen_by
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Discard, Draw, Move
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.hand_order import HandOrder
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.seats import SeatPlayer
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.snapshot_of import snapshot_of
from canasta_desktop.model.staging import Staging
from canasta_desktop.model.standpoint import Standpoint
from tests.table.sample_words import SampleWords

WORDS = SampleWords("Your turn", side_names=("We", "They", "Others"))


class HandMovedClock(QObject):
    """Ticks when told to."""

    ticked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.running = False
        self.starts = 0
        self._now = 0

    def start(self) -> None:
        self.running = True
        self.starts += 1
        self._now = 0

    def stop(self) -> None:
        self.running = False

    def advance(self, milliseconds: int) -> None:
        """One frame, so much later."""
        if self.running:
            self._now += milliseconds
            self.ticked.emit(self._now)

    def run_out(self, frame: int = 16, most: int = 2000) -> int:
        """Frame after frame until nothing moves; returns how many."""
        for frames in range(most):
            if not self.running:
                return frames
            self.advance(frame)
        raise AssertionError("it never ends")


class PlayedTable:
    """A match of seats that move by chance; the person at the table has seat 0."""

    def __init__(self, seed: int, players: int = 4, dealer: int = 0) -> None:
        self._random = random.Random(seed)
        rules = preset("classic", players)
        self._seed, self._dealer = seed, dealer
        self.match = Match(rules)
        self.order = HandOrder()
        self._seats = tuple(SeatPlayer(f"Player {seat}", "novice") for seat in range(players))
        self.snapshot: TableSnapshot | None = None

    @property
    def over(self) -> bool:
        return not self.match.in_round

    def deal(self) -> Happening:
        rules = self.match.rules
        rounds = len(self.match.rounds)
        return self._tell(
            self.match.deal(self.match.next_dealer(self._dealer), deck_of(self._seed, rounds, rules.decks))
        )

    def move(self) -> Happening:
        """The seat that is to act moves; it melds and takes whenever it can."""
        assert self.match.state is not None
        moves = legal_moves(self.match.state)
        telling = [move for move in moves if not isinstance(move, Draw | Discard)]
        return self.play(self._random.choice(telling if telling and self._random.random() < 0.8 else moves))

    def play(self, move: Move) -> Happening:
        return self._tell(self.match.play(move))

    def _tell(self, events: list[Event]) -> Happening:
        state = self.match.state
        assert state is not None
        before = self.snapshot
        if state.turn != 0:
            self.order.settle()
        self.order.follow(state.hands[0])
        at = Standpoint(state, 0, self.order.held, Staging(), frozenset())
        self.snapshot = snapshot_of(self.match, self._seats, at)
        return Happening(before, tuple(seen_by(event, 0) for event in events), self.snapshot)


def round_of(seed: int, players: int = 4, dealer: int = 0) -> list[Happening]:
    """All happenings of a round."""
    table = PlayedTable(seed, players, dealer)
    happenings = [table.deal()]
    while not table.over:
        happenings.append(table.move())
    return happenings
