"""The journal as the session uses it: each fact is written down before it is shown."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.moves import Move

if TYPE_CHECKING:
    from canasta_desktop.storage.records import Record


class JournalLike(Protocol):
    """An open journal of a match. A call that raises `OSError` has lost nothing: the next one writes it too."""

    def round_dealt(self, dealer: int, deck: Sequence[Card]) -> None:
        """A round was dealt."""

    def moved(self, seat: int, move: Move) -> None:
        """A move was made."""

    def hand_ordered(self, hand: Sequence[Card]) -> None:
        """The person at the table holds the own hand in this order; empty: in that of a sort mode."""

    def catch_up(self) -> None:
        """Write what calls before this one could not."""

    def close(self) -> None:
        """No more is written."""


BeginJournal = Callable[["Record", int | None], JournalLike]
"""Begins the journal of a match: its record so far and its deal number. Raises `OSError`."""


class JournalKeeper:
    """Writes to the journal and bears with a disk that refuses: tells it once, and each fact tries again."""

    def __init__(
        self, begin: BeginJournal | None, failed: Callable[[OSError], None], restored: Callable[[], None]
    ) -> None:
        """Without `begin` nothing is written. `failed` is told what went wrong, once until `restored`."""
        self._begin = begin
        self._failed = failed
        self._restored = restored
        self._journal: JournalLike | None = None
        self._unbegun: Callable[[], tuple[Record, int | None]] | None = None
        self._failing = False
        self._order: Sequence[Card] = ()

    def begin(self, match: "Callable[[], tuple[Record, int | None]]") -> None:
        """Begin the journal of another match; `match` gives its record and deal number as they stand when asked."""
        self.close()
        self._unbegun, self._order = match, ()
        self._write(lambda _journal: None)

    def go_on(self, journal: JournalLike) -> None:
        """Write to this journal from now on."""
        self.close()
        self._unbegun = None
        self._journal = journal

    def round_dealt(self, dealer: int, deck: Sequence[Card]) -> None:
        """Write down a deal."""
        self._write(lambda journal: journal.round_dealt(dealer, deck))

    def moved(self, seat: int, move: Move) -> None:
        """Write down a move."""
        self._write(lambda journal: journal.moved(seat, move))

    def hand_ordered(self, hand: Sequence[Card]) -> None:
        """Write down the order of the hand."""
        self._order = hand
        self._write(lambda journal: journal.hand_ordered(hand))

    def close(self) -> None:
        """Let go of the journal. What could not be written in it is tried once more: there may be room by now."""
        if self._failing and (self._journal is not None or self._unbegun is not None):
            self._write(lambda journal: journal.catch_up())
        self._unbegun = None
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _write(self, fact: Callable[[JournalLike], None]) -> None:
        if self._begin is None and self._journal is None:
            return
        try:
            fact(self._open_journal())
        except OSError as error:
            if not self._failing:
                self._failing = True
                self._failed(error)
            return
        if self._failing:
            self._failing = False
            self._restored()

    def _open_journal(self) -> JournalLike:
        if self._journal is None:
            assert self._begin is not None
            assert self._unbegun is not None
            self._journal = self._begin(*self._unbegun())
            if self._order:
                # The record that it begins with has no order of a hand.
                self._journal.hand_ordered(self._order)
        return self._journal
