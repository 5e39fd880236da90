"""A match at the table: takes what the person asks, makes the moves, announces what happened."""

import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.journalling import JournalLike
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.places import DropOutcome, Source, Target
from canasta_desktop.model.reasons import Reason
from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.model.seats import NewMatch, SeatPlayer
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.taking import TakeChoice
from canasta_desktop.model.thinker import ThinkerLike

if TYPE_CHECKING:
    from canasta_desktop.storage.journal import JournalState
    from canasta_desktop.storage.records import Record

BeginJournal = Callable[["Record", int | None], JournalLike]
"""Begins the journal of a match: its record so far and its deal number. Raises `OSError`."""


class GameSession(QObject):
    """The match on the table, seen by the person at the seat `me`.

    Every request answers why it is refused, or None; a refusal is also told by `refused`. No request raises for a
    player's mistake. The order of what is announced for a move: the journal is written, then `happened`, then
    `snapshot_changed`, `staging_changed`, `selection_changed`, `log_changed` as far as they differ, then
    `round_ended` and `match_ended`.
    """

    match_changed = Signal()
    """Another match is on the table (new, opened, resumed); `happened` or `snapshot_changed` follows."""
    snapshot_changed = Signal(object)
    """`TableSnapshot`: it differs from the last one announced."""
    happened = Signal(object)
    """`Happening`: a deal or a move; announced before the `snapshot_changed` of its `after`."""
    refused = Signal(object, object)
    """`Reason`, and the `Target` where it was tried, or None."""
    take_offered = Signal(object)
    """`tuple[TakeChoice, ...]`, two or more: the pile can be taken in several ways; `take_with` takes one."""
    round_ended = Signal(object)
    """`RoundResult`; the session waits for `next_round`, unless the match is over."""
    match_ended = Signal(object)
    """`MatchResult`, after the `round_ended` of its last round."""
    thinking_changed = Signal(object)
    """The seat of the computer player who thinks, or None."""
    player_failed = Signal(object)
    """`PlayerFailure`: the worker failed twice; the game waits for `think_again`."""
    journal_failed = Signal(str)
    """The disk refused the journal (what the system said); told once, the game goes on, each move tries again."""
    journal_restored = Signal()
    """The journal could be written again, with everything so far."""
    staging_changed = Signal()
    selection_changed = Signal()
    log_changed = Signal()
    sort_mode_changed = Signal(object)
    """`SortMode`."""
    pace_changed = Signal(object)
    """`Pace`."""
    paused_changed = Signal(bool)

    def __init__(
        self,
        thinker: ThinkerLike,
        *,
        begin_journal: BeginJournal | None = None,
        program: str = "canasta-desktop",
        randomness: random.Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`thinker` decides for computer players. Without `begin_journal` nothing is written down.

        `program` is the program's name and version for records. `randomness` (left out: the system's) finds deal
        numbers and the seeds of decisions.
        """
        super().__init__(parent)

    # What is on the table

    @property
    def snapshot(self) -> TableSnapshot | None:
        """What the person sees now; None before any match."""
        raise NotImplementedError

    @property
    def me(self) -> int:
        """The seat of the person at the table."""
        raise NotImplementedError

    @property
    def rules(self) -> RuleSet | None:
        """The rules of the match."""
        raise NotImplementedError

    @property
    def seats(self) -> tuple[SeatPlayer, ...]:
        """Who sits where, by seat."""
        raise NotImplementedError

    @property
    def deal_number(self) -> int | None:
        """The number that the next deals come from; None before any match."""
        raise NotImplementedError

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Everything that happened in the match, oldest first."""
        raise NotImplementedError

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The score sheets of all finished rounds."""
        raise NotImplementedError

    @property
    def match_result(self) -> MatchResult | None:
        """Who won, or None while nobody has."""
        raise NotImplementedError

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        raise NotImplementedError

    @property
    def thinking(self) -> int | None:
        """The seat of the computer player who thinks."""
        raise NotImplementedError

    # The match

    def new_match(self, new: NewMatch) -> None:
        """Put a new match on the table and deal its first round. Raises `ValueError` when the seats are not as many
        as the players of the rules, or the deal number is out of range.
        """
        raise NotImplementedError

    def next_round(self) -> Reason | None:
        """Deal the next round."""
        raise NotImplementedError

    def open_record(self, record: "Record") -> None:
        """Put a record on the table; a new random deal number continues it."""
        raise NotImplementedError

    def resume(self, state: "JournalState", journal: JournalLike | None = None) -> None:
        """Put the match of a journal on the table and go on writing there."""
        raise NotImplementedError

    def record(self) -> "Record":
        """The match as a record, up to the last committed move. Raises `ValueError` before any match."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the journal and end the computer players; the session is not used afterwards."""
        raise NotImplementedError

    # The turn

    def draw(self) -> Reason | None:
        """Draw from the stock."""
        raise NotImplementedError

    def take_pile(self) -> Reason | None:
        """Take the pile: with what is staged; else with the selection where it fits the upcard; else in the only
        possible way. With several ways `take_offered` tells them, nothing is taken and the answer is None.
        """
        raise NotImplementedError

    def take_choices(self) -> tuple[TakeChoice, ...]:
        """The ways in which the pile can be taken with what is staged and selected; the plainest first."""
        raise NotImplementedError

    def take_with(self, choice: TakeChoice) -> Reason | None:
        """Take the pile in the way chosen."""
        raise NotImplementedError

    def stage(self, keys: Iterable[int], rank: Rank | None = None) -> Reason | None:
        """Put cards of the hand down for now on the place of a rank (None: the place of their rank)."""
        raise NotImplementedError

    def take_back(self, keys: Iterable[int]) -> Reason | None:
        """Take staged cards back; wilds left without naturals on a place come back too."""
        raise NotImplementedError

    def take_back_last(self) -> Reason | None:
        """Take back what was staged last."""
        raise NotImplementedError

    def take_back_all(self) -> Reason | None:
        """Take back everything staged."""
        raise NotImplementedError

    def lay_out(self) -> Reason | None:
        """With cards selected: stage them at their place. With none: `commit`."""
        raise NotImplementedError

    def commit(self) -> Reason | None:
        """Lay what is staged as a move."""
        raise NotImplementedError

    def discard(self, key: int | None = None) -> Reason | None:
        """Lay what is staged and discard a card (None: the one selected), both or neither."""
        raise NotImplementedError

    def ask(self) -> Reason | None:
        """Ask the partner: may I go out?"""
        raise NotImplementedError

    def answer(self, *, yes: bool) -> Reason | None:
        """Answer the partner's question."""
        raise NotImplementedError

    def pass_turn(self) -> Reason | None:
        """Decline the pile with the stock empty, which ends the round."""
        raise NotImplementedError

    def lay_red_three(self, key: int | None = None) -> Reason | None:
        """Lay a red three from the hand (None: the one selected, else any), where the rules leave it to the player."""
        raise NotImplementedError

    # Dragging

    def drop_outcome(self, source: Source, target: Target) -> DropOutcome:
        """What letting go there would do; changes nothing."""
        raise NotImplementedError

    def drop(self, source: Source, target: Target) -> Reason | None:
        """Let go there."""
        raise NotImplementedError

    # The hand

    @property
    def selected(self) -> tuple[int, ...]:
        """The keys of the selected cards, in the order shown."""
        raise NotImplementedError

    def toggle(self, key: int) -> None:
        """Select a card of the hand, or no longer. Unknown keys are ignored here and below."""
        raise NotImplementedError

    def select(self, keys: Iterable[int]) -> None:
        """Select exactly these cards."""
        raise NotImplementedError

    def select_range(self, key: int) -> None:
        """Select also all cards shown between the one last touched and this one."""
        raise NotImplementedError

    def select_rank(self, key: int) -> None:
        """Select exactly the cards of this one's rank (of its kind: twos, jokers, threes of a colour)."""
        raise NotImplementedError

    def select_all(self) -> None:
        """Select the whole hand."""
        raise NotImplementedError

    def clear_selection(self) -> None:
        """Select nothing."""
        raise NotImplementedError

    @property
    def sort_mode(self) -> SortMode:
        """How the hand is ordered."""
        raise NotImplementedError

    def sort(self, mode: SortMode | None = None) -> None:
        """Order the hand (None: by the mode in use; by rank when that is manual)."""
        raise NotImplementedError

    def next_sort_mode(self) -> None:
        """Order by rank, suit, value, and by rank again."""
        raise NotImplementedError

    def move_in_hand(self, keys: Iterable[int], index: int) -> None:
        """Put cards before the one shown at `index` among the others; the order is manual from then on."""
        raise NotImplementedError

    # Pace

    @property
    def pace(self) -> Pace:
        """How fast computer players follow each other."""
        raise NotImplementedError

    def set_pace(self, pace: Pace) -> None:
        """Change the pace."""
        raise NotImplementedError

    @property
    def paused(self) -> bool:
        """Whether computer players wait."""
        raise NotImplementedError

    def set_paused(self, paused: bool) -> None:
        """Let computer players wait, or go on."""
        raise NotImplementedError

    def hold(self) -> None:
        """The table moves cards: no computer player's move is made until as many `release` calls."""
        raise NotImplementedError

    def release(self) -> None:
        """The movement is over. Raises `ValueError` without a `hold`."""
        raise NotImplementedError

    def think_again(self) -> None:
        """Ask the computer player again that failed."""
        raise NotImplementedError
