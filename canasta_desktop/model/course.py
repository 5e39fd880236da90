"""The course of a match on the table: deals and moves are written down, made and announced, and players follow."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.check import check
from canasta_desktop.engine.deal import LARGEST_DEAL_NUMBER
from canasta_desktop.engine.events import Event
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import view_of
from canasta_desktop.model.announcements import Announcements
from canasta_desktop.model.as_left import TableAsLeft, as_resumed
from canasta_desktop.model.computer_players import ComputerPlayers
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.happening import Happening, PlayerFailure
from canasta_desktop.model.hint_seeker import HintSeeker
from canasta_desktop.model.hinting import hint_on_cards
from canasta_desktop.model.journalling import BeginJournal, JournalKeeper, JournalLike
from canasta_desktop.model.last_turns import last_turns
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.match_on_table import MatchOnTable
from canasta_desktop.model.my_hand import MyHand
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.reasons import Reason, TableRefusal, TableRefusalCode, as_at_the_table
from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.model.seats import NewMatch, SeatPlayer, level_of
from canasta_desktop.model.selection import Selection
from canasta_desktop.model.snapshot import TableSnapshot
from canasta_desktop.model.snapshot_of import snapshot_of
from canasta_desktop.model.staging import Staging
from canasta_desktop.model.standpoint import Standpoint
from canasta_desktop.model.thinker import Decision, ThinkerLike
from canasta_desktop.storage.journal import JournalState
from canasta_desktop.storage.records import Record


class MatchCourse(Announcements):
    """Puts matches on the table and runs them; what the person does in a turn is `GameSession`'s."""

    def __init__(
        self,
        thinker: ThinkerLike,
        *,
        begin_journal: BeginJournal | None = None,
        randomness: random.Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`thinker` decides for computer players. Without `begin_journal` nothing is written down.

        `randomness` (left out: the system's) finds deal numbers and the seeds of decisions.
        """
        super().__init__(parent)
        self._random = randomness or random.SystemRandom()
        self._players = ComputerPlayers(thinker, self)
        self._players.decided.connect(self._on_decided)
        self._players.failed.connect(self._on_player_failed)
        self._players.thinking_changed.connect(self._on_thinking_changed)
        self._hints = HintSeeker(thinker, self)
        self._hints.changed.connect(self._on_hint_changed)
        self._hints.failed.connect(lambda: self._refuse(TableRefusal(TableRefusalCode.NO_HINT_FOUND)))
        self._offers_hints = True
        self._journal = JournalKeeper(begin_journal, self._on_journal_failed, self._on_journal_restored)
        self._table: MatchOnTable | None = None
        self._hand = MyHand(0)
        self._snapshot: TableSnapshot | None = None
        self._told_staging = Staging()
        self._told_selection = Selection()
        self._told_log: tuple[LogEntry, ...] = ()
        self._told_order: tuple[Card, ...] = ()

    # What is on the table

    @property
    def snapshot(self) -> TableSnapshot | None:
        """What the person sees now; None before any match."""
        return self._snapshot

    @property
    def me(self) -> int:
        """The seat of the person at the table; 0 before any match."""
        return 0 if self._table is None else self._table.me

    @property
    def rules(self) -> RuleSet | None:
        """The rules of the match; None before any."""
        return None if self._table is None else self._table.match.rules

    @property
    def seats(self) -> tuple[SeatPlayer, ...]:
        """Who sits where, by seat; empty before any match."""
        return () if self._table is None else self._table.seats

    @property
    def deal_number(self) -> int | None:
        """The number that the next deals come from; None before any match."""
        return None if self._table is None else self._table.deal_number

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Everything that happened in the match, oldest first."""
        return () if self._table is None else self._table.log

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The score sheets of all finished rounds."""
        return () if self._table is None else self._table.results

    @property
    def match_result(self) -> MatchResult | None:
        """Who won, or None while nobody has."""
        return None if self._table is None else self._table.match_result

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self._table is not None and self._table.match.in_round

    def last_turns(self) -> tuple[Happening, ...]:
        """What has happened since the person's last turn began, to be shown again; in that turn, since the one
        before. Empty where nothing has happened since the deal, and before any match.
        """
        at = self._at()
        if at is None or self._table is None:
            return ()
        return last_turns(self._table.match, self._table.seats, self.me, self._hand.mode, at.held)

    # The match

    def new_match(self, new: NewMatch) -> None:
        """Put a new match on the table and deal its first round.

        Raises `ValueError` when the seats are not as many as the players of the rules, or there is no such deal
        number.
        """
        if len(new.seats) != new.rules.players:
            raise ValueError(f"{len(new.seats)} seats for {new.rules.players} players")
        number = self._new_deal_number() if new.deal_number is None else new.deal_number
        if not 0 <= number <= LARGEST_DEAL_NUMBER:
            raise ValueError(f"no deal number: {number}")
        self._put(MatchOnTable.begun(new, number))
        self._deal()

    def next_round(self) -> Reason | None:
        """Deal the next round."""
        refusal = self._refuse_next_round()
        if refusal is not None:
            return self._refuse(refusal)
        self._deal()
        return None

    def open_record(self, record: Record) -> None:
        """Put a record on the table, in a journal of its own; a new random deal number continues it."""
        self._put(MatchOnTable(record, self._new_deal_number()))
        self._take_up()

    def resume(self, state: JournalState, journal: JournalLike | None = None) -> None:
        """Put the match of a journal on the table and go on writing there (None: in a journal begun now)."""
        number = self._new_deal_number() if state.deal_number is None else state.deal_number
        self._put(MatchOnTable(state.record, number), journal)
        if state.hand:
            self._hand.lie_as(state.hand)
            self._tell(partial(self.sort_mode_changed.emit, self._hand.mode))
        self._told_order = self._hand.own_order if journal is not None else ()
        self._take_up()

    def record(self) -> Record:
        """The match as a record, up to the last committed move. Raises `ValueError` before any match."""
        if self._table is None:
            raise ValueError("no match is on the table")
        return self._table.record()

    def as_left(self, mode: SortMode) -> TableAsLeft | None:
        """The table as it will be shown first when this match is resumed, its hand ordered by `mode` where the person
        has no own order; None before any match, and where cards are to be dealt.
        """
        table, order = self._table, self._hand.own_order
        return None if table is None else as_resumed(table, order, mode, offers_hints=self._offers_hints)

    def close(self) -> None:
        """Close the journal and end the computer players; the session is not used afterwards."""
        self._hints.forget()
        self._players.stop()
        self._journal.close()

    # Computer players

    @property
    def thinking(self) -> int | None:
        """The seat of the computer player whose move is awaited."""
        return self._players.thinking

    @property
    def pace(self) -> Pace:
        """How fast computer players follow each other."""
        return self._players.pace

    def set_pace(self, pace: Pace) -> None:
        """Change the pace."""
        if pace is not self._players.pace:
            self._players.set_pace(pace)
            self._tell(partial(self.pace_changed.emit, pace))

    @property
    def paused(self) -> bool:
        """Whether computer players wait."""
        return self._players.paused

    def set_paused(self, paused: bool) -> None:
        """Let computer players wait, or go on."""
        if paused is not self._players.paused:
            self._players.set_paused(paused=paused)
            self._tell(partial(self.paused_changed.emit, paused))

    def hold(self) -> None:
        """The table moves cards: no computer player's move is made until as many `release` calls."""
        self._players.hold()

    def release(self) -> None:
        """The movement is over. Raises `ValueError` without a `hold`."""
        self._players.release()

    def think_again(self) -> None:
        """Ask the computer player again that failed."""
        if self._players.thinking is None:
            self._follow()

    def offer_hints(self, offers: bool) -> None:
        """Whether hints are offered; one that stands is put away where they are not."""
        if offers != self._offers_hints:
            self._offers_hints = offers
            if not offers:
                self._hints.forget()
            self._on_hint_changed()

    # For whoever asks in the person's name

    def _at(self) -> Standpoint | None:
        """Where the person stands; None before any match."""
        return None if self._table is None else self._hand.at(self._table.state)

    def _make(self, moves: Sequence[Move], leaving: Sequence[int] = ()) -> None:
        """Make legal moves of the seat that is to act, and announce them together."""
        table = self._table
        assert table is not None
        self._hints.forget()
        events: list[Event] = []
        for move in moves:
            self._journal.moved(table.state.actor, move)
            events += table.play(move)
        self._hand.follow(table.state, leaving)
        self._players.move_shown()
        self._show(events)
        self._tell_endings()
        self._follow()

    def _show(self, events: Sequence[Event] = ()) -> None:
        """Derive what the person sees, and announce what differs."""
        table = self._table
        assert table is not None
        before = self._snapshot
        after = self._seen(table)
        if before is not None and events:
            # While cards move, no hint stands that spoke of what is now done.
            before = replace(before, hint=None, seeking_hint=False)
        self._snapshot = after
        facts: list[tuple[bool, Callable[[], None]]] = [
            (before is None, self.match_changed.emit),
            (bool(events), partial(self.happened.emit, Happening(before, tuple(events), after))),
            (after != before, partial(self.snapshot_changed.emit, after)),
            (self._hand.staging != self._told_staging, self.staging_changed.emit),
            (self._hand.selection.keys != self._told_selection.keys, self.selection_changed.emit),
            (table.log is not self._told_log, self.log_changed.emit),
        ]
        self._told_staging, self._told_selection = self._hand.staging, self._hand.selection
        self._told_log = table.log
        self._write_order()
        self._tell(*(fact for differs, fact in facts if differs))

    def _write_order(self) -> None:
        """The order in which the person holds the hand is found again at the next start."""
        order = self._hand.own_order
        if order != self._told_order:
            self._told_order = order
            self._journal.hand_ordered(order)

    def _seen(self, table: MatchOnTable) -> TableSnapshot:
        at = self._hand.at(table.state)
        seen = snapshot_of(table.match, table.seats, at)
        found = self._hints.found
        shown = hint_on_cards(at, found, self._hints.place) if found else None
        return replace(seen, hint=shown, seeking_hint=self._hints.seeking, offers_hints=self._offers_hints)

    def _reason(self, reason: Reason) -> Reason:
        """A reason as it is for the person at this table."""
        if self._table is None:
            return reason
        match, state = self._table.match, self._table.state
        asked = state.this_turn.question_open and state.actor == self._table.me
        return as_at_the_table(reason, match_over=match.winner is not None, asked=asked)

    def _refuse(self, reason: Reason, where: object = None) -> Reason:
        reason = self._reason(reason)
        self._tell(partial(self.refused.emit, reason, where))
        return reason

    # The course

    def _put(self, table: MatchOnTable, journal: JournalLike | None = None) -> None:
        self._players.cancel()
        self.set_paused(False)
        self._hints.forget()
        mode = self._hand.mode
        if mode is SortMode.MANUAL:
            mode = SortMode.RANK
            self._tell(partial(self.sort_mode_changed.emit, mode))
        self._table = table
        self._hand = MyHand.of(table.match, table.me, mode)
        self._told_order = ()
        self._snapshot = None
        if journal is None:
            self._journal.begin(lambda: (table.record(), table.deal_number))
        else:
            self._journal.go_on(journal)

    def _take_up(self) -> None:
        table = self._table
        assert table is not None
        if table.match.state is None:
            self._deal()
            return
        self._show()
        self._tell_endings()
        self._follow()

    def _deal(self) -> None:
        table = self._table
        assert table is not None
        dealer, deck = table.next_deal()
        self._journal.round_dealt(dealer, deck)
        events = table.deal(dealer, deck)
        self._hand.dealt(table.state)
        self._players.move_shown()
        self._show(events)
        self._follow()

    def _tell_endings(self) -> None:
        table = self._table
        assert table is not None
        if not table.state.over:
            return
        self._tell(partial(self.round_ended.emit, table.results[-1]))
        if table.match_result is not None:
            self._tell(partial(self.match_ended.emit, table.match_result))

    def _follow(self) -> None:
        """Ask the computer player that is to act, if one is."""
        table = self._table
        if table is None or not table.match.in_round or table.state.actor == table.me:
            self._players.cancel()
            return
        state, seat = table.state, table.state.actor
        level = level_of(table.seats[seat].player)
        seed = self._random.getrandbits(63)
        self._players.ask(Decision(seat, level, view_of(state, seat), legal_moves(state), seed))

    def _refuse_next_round(self) -> TableRefusal | None:
        if self._table is None:
            return TableRefusal(TableRefusalCode.NO_MATCH)
        if self._table.match.in_round:
            return TableRefusal(TableRefusalCode.ROUND_RUNNING)
        won = self._table.match.winner is not None
        return TableRefusal(TableRefusalCode.MATCH_OVER) if won else None

    def _new_deal_number(self) -> int:
        return self._random.randint(0, LARGEST_DEAL_NUMBER)

    def _on_decided(self, seat: int, move: Move) -> None:
        table = self._table
        if table is None or table.state.over or table.state.actor != seat:
            return
        refusal = check(table.state, move, seat)
        if refusal is not None:
            self._on_player_failed(PlayerFailure(seat, f"illegal move: {refusal.code.value}"))
            return
        self._make((move,))

    def _on_player_failed(self, failure: PlayerFailure) -> None:
        self._tell(partial(self.player_failed.emit, failure))

    def _on_thinking_changed(self, seat: int | None) -> None:
        self._tell(partial(self.thinking_changed.emit, seat))

    def _on_hint_changed(self) -> None:
        if self._table is not None:
            self._show()

    def _on_journal_failed(self, problem: OSError) -> None:
        self._tell(partial(self.journal_failed.emit, problem))

    def _on_journal_restored(self) -> None:
        self._tell(self.journal_restored.emit)
