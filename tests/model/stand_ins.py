"""Stand-ins for what lies outside the model: a thinker, a journal; and a list of what a session announces."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from canasta_desktop.engine.cards import Card, cards_text
from canasta_desktop.engine.moves import Move
from canasta_desktop.model.announcements import Announcements
from canasta_desktop.model.journalling import JournalLike
from canasta_desktop.model.thinker import Decision
from canasta_desktop.players.deciding import decide
from canasta_desktop.players.hint_finding import hint_for
from canasta_desktop.players.hinting import HINTS, Hint
from canasta_desktop.storage.records import Record


class ScriptedThinker(QObject):
    """Keeps what it is asked; answers when told to, or at once with what the level decides."""

    decided = Signal(object)
    hinted = Signal(object)
    failed = Signal(str)

    def __init__(self, *, at_once: bool = True) -> None:
        super().__init__()
        self.at_once = at_once
        self.asked: list[Decision] = []
        self.cancelled = 0
        self.stopped = False

    def think(self, decision: Decision) -> None:
        self.asked.append(decision)
        if self.at_once:
            self.answer()

    def answer(self, move: Move | None = None) -> None:
        """Answer the last decision: with this move, or with what its level decides."""
        asked = self.asked[-1]
        if asked.wants_hints:
            self.hinted.emit(_quick_hints(asked))
            return
        self.decided.emit(move or decide(asked.level, asked.view, asked.moves, asked.seed))

    def cancel(self) -> None:
        self.cancelled += 1

    def stop(self) -> None:
        self.stopped = True


def _quick_hints(asked: Decision) -> tuple[Hint, ...]:
    """What the skilled player would do, then any other moves: no expert thinks."""
    best = decide("skilled", asked.view, asked.moves, asked.seed)
    others = [move for move in asked.moves if move != best]
    return tuple(hint_for(asked.view, asked.moves, move) for move in (best, *others)[:HINTS])


class KeptJournal:
    """A journal in memory; it refuses while `broken`. A line that was refused is written with the next one."""

    def __init__(self) -> None:
        self.lines: list[tuple[object, ...]] = []
        self.broken = False
        self.closed = False
        self._pending: list[tuple[object, ...]] = []

    def begin(self, record: Record, deal_number: int | None) -> JournalLike:
        if self.broken:
            raise OSError(28, "No space left on device")
        self.lines.append(("begun", len(record.match.rounds), deal_number))
        return self

    def round_dealt(self, dealer: int, deck: Sequence[Card]) -> None:
        self._write("dealt", dealer, len(deck))

    def moved(self, seat: int, move: Move) -> None:
        self._write("moved", seat, move)

    def hand_ordered(self, hand: Sequence[Card]) -> None:
        self._write("hand", cards_text(hand))

    def catch_up(self) -> None:
        self._write_pending()

    def close(self) -> None:
        self.closed = True

    def _write(self, *line: object) -> None:
        self._pending.append(line)
        self._write_pending()

    def _write_pending(self) -> None:
        if self.broken:
            raise OSError(28, "No space left on device")
        self.lines += self._pending
        self._pending = []


SIGNALS = (
    "match_changed",
    "snapshot_changed",
    "happened",
    "refused",
    "take_offered",
    "round_ended",
    "match_ended",
    "thinking_changed",
    "player_failed",
    "journal_failed",
    "journal_restored",
    "staging_changed",
    "selection_changed",
    "log_changed",
    "sort_mode_changed",
    "pace_changed",
    "paused_changed",
)


class Told:
    """What a session announces from now on: `names` in order, `values` by name."""

    def __init__(self, session: Announcements) -> None:
        self.all: list[tuple[str, tuple[object, ...]]] = []
        for name in SIGNALS:
            getattr(session, name).connect(self._listener(name))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.all]

    def values(self, name: str) -> list[object]:
        """The first values of all signals of a name."""
        return [values[0] for told, values in self.all if told == name]

    def forget(self) -> None:
        self.all.clear()

    def _listener(self, name: str) -> Callable[..., None]:
        return lambda *values: self.all.append((name, values))
