"""The lists that views bind to: hand, melds, scores, log. Each follows a session."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.results import RoundResult
from canasta_desktop.model.session import GameSession
from canasta_desktop.model.snapshot import HandCard, MeldSnapshot
from canasta_desktop.model.value_list import ValueList

_FIRST = Qt.ItemDataRole.UserRole.value


class HandRole(IntEnum):
    """What a row of the hand has."""

    KEY = _FIRST + 1
    CARD = _FIRST + 2
    IS_NEW = _FIRST + 3
    SELECTED = _FIRST + 4


class MeldRole(IntEnum):
    """What a row of the melds has."""

    SIDE = _FIRST + 1
    RANK = _FIRST + 2
    COUNT = _FIRST + 3
    STAGED = _FIRST + 4
    IS_CANASTA = _FIRST + 5


class ScoreRole(IntEnum):
    """What a row of the scores has."""

    ROUND_NUMBER = _FIRST + 1
    RESULT = _FIRST + 2
    POINTS = _FIRST + 3
    TOTALS = _FIRST + 4


class LogRole(IntEnum):
    """What a row of the log has."""

    NUMBER = _FIRST + 1
    ROUND_NUMBER = _FIRST + 2
    SEAT = _FIRST + 3
    EVENT = _FIRST + 4


@dataclass(frozen=True, slots=True)
class SideMeld:
    """A meld, or a place with staged cards, and whose it is."""

    side: int
    meld: MeldSnapshot


class HandModel(ValueList[HandCard]):
    """The cards of the hand in the order shown."""

    def __init__(self, session: GameSession, words: Callable[[HandCard], str], parent: QObject | None = None) -> None:
        roles: dict[int, tuple[str, Callable[[HandCard], object]]] = {
            HandRole.KEY: ("key", lambda held: held.key),
            HandRole.CARD: ("card", lambda held: held.card),
            HandRole.IS_NEW: ("isNew", lambda held: held.is_new),
            HandRole.SELECTED: ("selected", lambda held: held.selected),
        }
        super().__init__(roles, lambda held: held.key, words, parent)
        self._session = session
        session.snapshot_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        snapshot = self._session.snapshot
        self.show(() if snapshot is None else snapshot.hand)


class MeldModel(ValueList[SideMeld]):
    """The melds of all sides, ours first."""

    def __init__(self, session: GameSession, words: Callable[[SideMeld], str], parent: QObject | None = None) -> None:
        roles: dict[int, tuple[str, Callable[[SideMeld], object]]] = {
            MeldRole.SIDE: ("side", lambda row: row.side),
            MeldRole.RANK: ("rank", lambda row: row.meld.rank),
            MeldRole.COUNT: ("count", lambda row: row.meld.count),
            MeldRole.STAGED: ("staged", lambda row: len(row.meld.staged)),
            MeldRole.IS_CANASTA: ("isCanasta", lambda row: row.meld.is_canasta),
        }
        super().__init__(roles, lambda row: (row.side, row.meld.rank), words, parent)
        self._session = session
        session.snapshot_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        snapshot = self._session.snapshot
        if snapshot is None:
            self.show(())
            return
        sides = sorted(snapshot.sides, key=lambda side: side.side != snapshot.my_side)
        self.show([SideMeld(side.side, meld) for side in sides for meld in side.melds])


class ScoreModel(ValueList[RoundResult]):
    """The finished rounds of the match."""

    def __init__(
        self, session: GameSession, words: Callable[[RoundResult], str], parent: QObject | None = None
    ) -> None:
        roles: dict[int, tuple[str, Callable[[RoundResult], object]]] = {
            ScoreRole.ROUND_NUMBER: ("roundNumber", lambda result: result.round_number),
            ScoreRole.RESULT: ("result", lambda result: result),
            ScoreRole.POINTS: ("points", lambda result: tuple(side.score.total for side in result.sides)),
            ScoreRole.TOTALS: ("totals", lambda result: result.scores),
        }
        super().__init__(roles, lambda result: result.round_number, words, parent)
        self._session = session
        session.match_changed.connect(self._follow)
        session.round_ended.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.show(self._session.results)


class LogModel(ValueList[LogEntry]):
    """What happened in the match, oldest first."""

    def __init__(self, session: GameSession, words: Callable[[LogEntry], str], parent: QObject | None = None) -> None:
        roles: dict[int, tuple[str, Callable[[LogEntry], object]]] = {
            LogRole.NUMBER: ("number", lambda entry: entry.number),
            LogRole.ROUND_NUMBER: ("roundNumber", lambda entry: entry.round_number),
            LogRole.SEAT: ("seat", lambda entry: entry.seat),
            LogRole.EVENT: ("event", lambda entry: entry.event),
        }
        super().__init__(roles, lambda entry: entry.number, words, parent)
        self._session = session
        session.log_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.show(self._session.log)
