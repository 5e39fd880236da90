"""A match at the table: what the person asks, in a turn and with the own hand."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Answer, Ask, Draw, Pass
from canasta_desktop.engine.view import view_of
from canasta_desktop.model.course import MatchCourse
from canasta_desktop.model.drops import drop_outcome, refuse_stage
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.hinting import refuse_hint
from canasta_desktop.model.places import (
    DropOutcome,
    FromHand,
    FromStaged,
    OntoHand,
    OntoMeld,
    OntoPile,
    OntoRedThrees,
    OntoStock,
    OutcomeKind,
    Source,
    Target,
)
from canasta_desktop.model.plans import Plan, plan_commit, plan_discard, plan_move, plan_red_three, plan_take
from canasta_desktop.model.reasons import Reason, TableRefusal, TableRefusalCode
from canasta_desktop.model.seats import HINT_LEVEL
from canasta_desktop.model.selection import Selection
from canasta_desktop.model.staging import Staging, place_of
from canasta_desktop.model.standpoint import Standpoint
from canasta_desktop.model.taking import TakeChoice, refuse_take, take_choices
from canasta_desktop.model.thinker import Decision

_NO_MATCH = TableRefusal(TableRefusalCode.NO_MATCH)


class GameSession(MatchCourse):
    """The match on the table, seen by the person at the seat `me`.

    Every request answers why it is refused, or None; a refusal is also told by `refused`. No request raises for a
    player's mistake. The signals are in `Announcements`, the match itself (`new_match`, `next_round`, `open_record`,
    `resume`, `record`, `snapshot` …) in `MatchCourse`.
    """

    # The turn

    def draw(self) -> Reason | None:
        """Draw from the stock."""
        return self._act(lambda at: plan_move(at, Draw()), OntoStock())

    def take_pile(self) -> Reason | None:
        """Take the pile: with what is staged; else with the selection where it fits the upcard; else in the only
        possible way. With several ways `take_offered` tells them, nothing is taken and the answer is None.
        """
        choices = self.take_choices()
        if len(choices) > 1:
            self._tell(partial(self.take_offered.emit, choices))
            return None
        return self._act(lambda at: refuse_take(at) or plan_take(at, choices[0]), OntoPile())

    def take_choices(self) -> tuple[TakeChoice, ...]:
        """The ways in which the pile can be taken with what is staged and selected; the plainest first."""
        at = self._at()
        return () if at is None else take_choices(at)

    def take_with(self, choice: TakeChoice) -> Reason | None:
        """Take the pile in the way chosen."""
        return self._act(lambda at: plan_take(at, choice), OntoPile())

    def stage(self, keys: Iterable[int], rank: Rank | None = None) -> Reason | None:
        """Put cards of the hand down for now on the place of a rank (None: where they belong)."""
        at = self._at()
        return self._refuse(_NO_MATCH) if at is None else self._stage(at, tuple(keys), rank)

    def take_back(self, keys: Iterable[int]) -> Reason | None:
        """Take staged cards back; wilds left without naturals on a place come back too."""
        wanted = frozenset(keys)
        return self._take_back(lambda at: at.staging.without(wanted, at.melds))

    def take_back_last(self) -> Reason | None:
        """Take back what was staged last."""
        return self._take_back(lambda at: at.staging.without_last(at.melds))

    def take_back_all(self) -> Reason | None:
        """Take back everything staged."""
        return self._take_back(lambda _at: Staging())

    def lay_out(self) -> Reason | None:
        """With cards selected: stage them at their place. With none: `commit`."""
        keys = self.selected
        return self.stage(keys) if keys else self.commit()

    def commit(self) -> Reason | None:
        """Lay what is staged as a move."""
        return self._act(plan_commit)

    def discard(self, key: int | None = None) -> Reason | None:
        """Lay what is staged and discard a card (None: the one selected), both or neither."""
        return self._act(lambda at: plan_discard(at, key), OntoPile())

    def ask(self) -> Reason | None:
        """Ask the partner: may I go out?"""
        return self._act(lambda at: plan_move(at, Ask()))

    def answer(self, *, yes: bool) -> Reason | None:
        """Answer the partner's question."""
        return self._act(lambda at: plan_move(at, Answer(yes)))

    def pass_turn(self) -> Reason | None:
        """Decline the pile with the stock empty, which ends the round."""
        return self._act(lambda at: plan_move(at, Pass()))

    def lay_red_three(self, key: int | None = None) -> Reason | None:
        """Lay a red three from the hand (None: the one selected, else any), where the rules leave it to the player."""
        return self._act(lambda at: plan_red_three(at, key), OntoRedThrees())

    def ask_hint(self) -> Reason | None:
        """Ask for a hint; with one standing, for the next best move, and after the last for the best again.

        The answer comes later: until then, and as long as it stands, it is in the snapshot.
        """
        at = self._at()
        refusal = refuse_hint(at, offered=self._offers_hints)
        if refusal is not None or at is None:
            return self._refuse(refusal or _NO_MATCH)
        seed = self._random.getrandbits(63)
        moves = legal_moves(at.state)
        self._hints.ask(Decision(at.me, HINT_LEVEL, view_of(at.state, at.me), moves, seed, wants_hints=True))
        return None

    def forget_hint(self) -> None:
        """Put the hint away, or seek none any longer."""
        if self._hints.forget():
            self._on_hint_changed()

    # Dragging

    def drop_outcome(self, source: Source, target: Target) -> DropOutcome:
        """What letting go there would do; changes nothing."""
        at = self._at()
        outcome = DropOutcome(_NO_MATCH) if at is None else drop_outcome(at, source, target)
        return outcome if outcome.refusal is None else replace(outcome, refusal=self._reason(outcome.refusal))

    def drop(self, source: Source, target: Target) -> Reason | None:
        """Let go there."""
        at = self._at()
        outcome = self.drop_outcome(source, target)
        if at is None or outcome.refusal is not None:
            return self._refuse(outcome.refusal or _NO_MATCH, target)
        keys = source.keys if isinstance(source, FromHand | FromStaged) else ()
        match outcome.kind, target:
            case OutcomeKind.STAGE, OntoMeld(rank):
                return self._stage(at.without_staged(keys), keys, rank)
            case ((OutcomeKind.REORDER | OutcomeKind.TAKE_BACK), OntoHand(index)):
                self._drop_in_hand(keys, index, reorder=outcome.kind is OutcomeKind.REORDER)
            case OutcomeKind.DISCARD, _:
                return self.discard(keys[0])
            case OutcomeKind.DRAW, _:
                return self.draw()
            case OutcomeKind.TAKE_PILE, _:
                return self.take_pile()
            case OutcomeKind.LAY_RED_THREE, _:
                return self.lay_red_three(keys[0])
        return None

    # The hand

    @property
    def selected(self) -> tuple[int, ...]:
        """The keys of the selected cards, in the order shown."""
        return tuple(key for key in self._hand.shown() if key in self._hand.selection.keys)

    def toggle(self, key: int) -> None:
        """Select a card of the hand, or no longer. Keys of cards not shown are ignored, here and below."""
        self._select(self._hand.selection.toggled(key))

    def select(self, keys: Iterable[int]) -> None:
        """Select exactly these cards."""
        self._select(self._hand.selection.exactly(keys))

    def select_range(self, key: int) -> None:
        """Select also all cards shown between the one last touched and this one."""
        self._select(self._hand.selection.with_range(key, self._hand.shown()))

    def select_rank(self, key: int) -> None:
        """Select exactly the cards of this one's rank (of its kind: twos, jokers, threes of a colour)."""
        self._select(self._hand.selection.exactly(self._hand.alike(key)))

    def select_all(self) -> None:
        """Select the whole hand."""
        self._select(self._hand.selection.exactly(self._hand.shown()))

    def clear_selection(self) -> None:
        """Select nothing."""
        self._select(Selection())

    @property
    def sort_mode(self) -> SortMode:
        """How the hand is ordered."""
        return self._hand.mode

    def sort(self, mode: SortMode | None = None) -> None:
        """Order the hand (None: by the mode in use; by rank when that is manual)."""
        used = self._hand.mode
        self._arrange(lambda: self._hand.sort(mode or (SortMode.RANK if used is SortMode.MANUAL else used)))
        self._tell(partial(self.hand_ordered.emit, self._hand.mode))

    def next_sort_mode(self) -> None:
        """Order by rank, suit, value, as the person put them, and by rank again."""
        modes = list(SortMode)
        self.sort(modes[(modes.index(self._hand.mode) + 1) % len(modes)])

    def move_in_hand(self, keys: Iterable[int], index: int) -> None:
        """Put cards before the one shown at `index` among the others; the order is manual from then on."""
        wanted, used = frozenset(keys), self._hand.mode
        self._arrange(lambda: self._hand.move(wanted, index))
        if self._hand.mode is not used:
            self._tell(partial(self.hand_ordered.emit, self._hand.mode))

    # How it is done

    def _act(self, planned: Callable[[Standpoint], Plan | Reason], where: Target | None = None) -> Reason | None:
        """Make the moves that are planned, or refuse."""
        at = self._at()
        plan = _NO_MATCH if at is None else planned(at)
        if not isinstance(plan, Plan):
            return self._refuse(plan, where)
        self._make(plan.moves, plan.leaving)
        return None

    def _stage(self, at: Standpoint, keys: tuple[int, ...], rank: Rank | None) -> Reason | None:
        """Stage cards, seen from a standpoint at which they are in the hand."""
        cards = at.cards(keys)
        place = place_of(cards, at.staging, at.melds) if rank is None and cards else rank
        refusal = refuse_stage(at, keys, place)
        if refusal is not None or cards is None or place is None:
            assert refusal is not None
            return self._refuse(refusal, None if place is None else OntoMeld(place))
        self._hand.staging = at.staging.put_down(zip(keys, cards, strict=True), place)
        self._hand.select_among_shown()
        self._show()
        return None

    def _take_back(self, left: Callable[[Standpoint], Staging]) -> Reason | None:
        at = self._at()
        if at is None:
            return self._refuse(_NO_MATCH)
        staging = left(at)
        if staging == at.staging:
            return self._refuse(TableRefusal(TableRefusalCode.NOTHING_STAGED))
        self._hand.staging = staging
        self._show()
        return None

    def _drop_in_hand(self, keys: tuple[int, ...], index: int | None, *, reorder: bool) -> None:
        """Cards taken back go where they are dropped only in a hand that the player orders."""
        if not reorder:
            self.take_back(keys)
        if index is not None and (reorder or self._hand.mode is SortMode.MANUAL):
            self.move_in_hand(keys, index)

    def _select(self, selection: Selection) -> None:
        self._hand.selection = selection
        self._hand.select_among_shown()
        if self._table is not None:
            self._show()

    def _arrange(self, arrange: Callable[[], None]) -> None:
        before = self._hand.mode
        arrange()
        if self._hand.mode is not before:
            self._tell(partial(self.sort_mode_changed.emit, self._hand.mode))
        if self._table is not None:
            self._show()
