"""What a session announces, one thing after the other."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class Announcements(QObject):
    """The signals of a `GameSession`.

    The order for a move: the journal is written, then `happened`, `snapshot_changed`, `staging_changed`,
    `selection_changed`, `log_changed` as far as they differ, then `round_ended` and `match_ended`. What a slot asks
    of the session meanwhile is done at once, and announced after what was still to be told.
    """

    match_changed = Signal()
    """Another match is on the table (new, opened, resumed), as `snapshot` shows it; told before all that follows."""
    snapshot_changed = Signal(object)
    """`TableSnapshot`: it differs from the last one announced."""
    happened = Signal(object)
    """`Happening`: a deal or a move; announced before the `snapshot_changed` of its `after`."""
    refused = Signal(object, object)
    """`Reason`, and the `Target` where it was tried, or None."""
    take_offered = Signal(object)
    """`tuple[TakeChoice, ...]`, two or more: the pile can be taken in several ways; `take_with` takes one."""
    round_ended = Signal(object)
    """`RoundResult`; the session waits for `next_round`, unless the match is over. Told again when a match is put on
    the table whose last round was over."""
    match_ended = Signal(object)
    """`MatchResult`, after the `round_ended` of its last round."""
    thinking_changed = Signal(object)
    """The seat of the computer player whose move is awaited, or None."""
    player_failed = Signal(object)
    """`PlayerFailure`: the worker failed twice; the game waits for `think_again`."""
    journal_failed = Signal(object)
    """`OSError`: the disk refused the journal; told once, the game goes on, each move tries again."""
    journal_restored = Signal()
    """The journal could be written again, with everything so far."""
    staging_changed = Signal()
    """What is staged differs."""
    selection_changed = Signal()
    """What is selected differs."""
    log_changed = Signal()
    """The log has more entries, or is another match's."""
    sort_mode_changed = Signal(object)
    """`SortMode`."""
    hand_ordered = Signal(object)
    """The person ordered the hand, by this `SortMode`; it may have been in that order before."""
    pace_changed = Signal(object)
    """`Pace`."""
    paused_changed = Signal(bool)
    """Whether computer players wait."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._untold: deque[Callable[[], None]] = deque()
        self._telling = False

    def _tell(self, *facts: Callable[[], None]) -> None:
        """Announce facts (each emits one signal) after those that are still to be told."""
        self._untold.extend(facts)
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                self._untold.popleft()()
        finally:
            self._telling = False
