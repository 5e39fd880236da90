"""The match on the table with its players, its log and its score sheets; no Qt."""

from collections.abc import Iterator, Sequence
from copy import copy

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import VALUE_OF, Card
from canasta_desktop.engine.deal import deal, deck_of, first_dealer_of
from canasta_desktop.engine.events import Event, PermissionAnswered, seen_by
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.log import LogEntry, entries_of
from canasta_desktop.model.results import GivenAnswer, MatchResult, RoundResult, match_result, round_result
from canasta_desktop.model.seats import HUMAN, NewMatch, SeatPlayer, person_seat
from canasta_desktop.storage.records import Record, Seat, new_record


class MatchOnTable:
    """A match, who plays it, what happened in it.

    `deal_number` is where its next decks come from.
    """

    def __init__(self, record: Record, deal_number: int) -> None:
        seats = tuple(SeatPlayer(seat.name, seat.player) for seat in record.seats)
        self.me = person_seat(seats)
        self.seats = tuple(
            SeatPlayer(seat.name, HUMAN) if number == self.me else seat for number, seat in enumerate(seats)
        )
        self.deal_number = deal_number
        self.log: tuple[LogEntry, ...] = ()
        self.results: tuple[RoundResult, ...] = ()
        self._answers: tuple[GivenAnswer, ...] = ()
        """Those of the round in play."""
        self._record = record
        for number, state, events in replayed(record.match):
            self._remember(number, state, events)

    @classmethod
    def begun(cls, new: NewMatch, deal_number: int) -> "MatchOnTable":
        """A new match before its first deal."""
        seats = [Seat(seat.name, seat.player) for seat in new.seats]
        return cls(new_record(Match(new.rules), seats), deal_number)

    @property
    def match(self) -> Match:
        """The match itself."""
        return self._record.match

    @property
    def state(self) -> RoundState:
        """The round on the table, in play or just ended. Raises `ValueError` before the first deal."""
        if self.match.state is None:
            raise ValueError("no round was dealt")
        return self.match.state

    @property
    def match_result(self) -> MatchResult | None:
        """Who won, or None while nobody has."""
        return None if self.match.winner is None else match_result(self.match, self.results)

    def record(self) -> Record:
        """The match as it stands; it does not change when play goes on."""
        match = copy(self.match)
        match.rounds = [copy(played) for played in match.rounds]
        for played in match.rounds:
            played.moves = played.moves.copy()
        match.state = None if match.state is None else match.state.copy()
        seats = tuple(Seat(seat.name, seat.player) for seat in self.seats)
        return Record(match, seats, self._record.created, self._record.program)

    def next_deal(self) -> tuple[int, list[Card]]:
        """Who deals next, and the deck."""
        rules = self.match.rules
        dealer = self.match.next_dealer(first_dealer_of(self.deal_number, rules.players))
        return dealer, deck_of(self.deal_number, len(self.match.rounds), rules.decks)

    def deal(self, dealer: int, deck: Sequence[Card]) -> tuple[Event, ...]:
        """Deal the next round: what the person at the table saw. Raises `ValueError` as the engine's match does."""
        events = self.match.deal(dealer, deck)
        return self._remember(len(self.match.rounds), self.state, events)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move of the seat that is to act: what the person saw. Raises `IllegalMove`."""
        return self._remember(len(self.match.rounds), self.state, self.match.play(move))

    def _remember(self, number: int, state: RoundState, events: Sequence[Event]) -> tuple[Event, ...]:
        seen = tuple(seen_by(event, self.me) for event in events)
        given = [_answer(state, event) for event in events if isinstance(event, PermissionAnswered)]
        self._answers += tuple(given)
        self.log += entries_of(seen, number, len(self.log), given[0].points if given else None)
        if state.over:
            self.results += (round_result(self.match, state, state.scores, number, self._answers),)
            self._answers = ()
        return seen


def _answer(state: RoundState, answered: PermissionAnswered) -> GivenAnswer:
    """The answer with what was in that hand; answering changes no hand."""
    points = sum(VALUE_OF[card] for card in state.hands[answered.seat])
    return GivenAnswer(answered.seat, answered.yes, points)


def replayed(match: Match) -> Iterator[tuple[int, RoundState, Sequence[Event]]]:
    """Each deal and move of a match played again: the round's number from 1, the state after it, what happened."""
    for number in range(1, len(match.rounds) + 1):
        for state, events in replayed_round(match, number):
            yield number, state, events


def replayed_round(match: Match, number: int) -> Iterator[tuple[RoundState, Sequence[Event]]]:
    """The deal and each move of a round played again: the state after it, which goes on, and what happened."""
    played = match.rounds[number - 1]
    state, events = deal(match.rules, played.dealer, played.deck, _scores_before(match, number))
    yield state, events
    for seat, move in tuple(played.moves):
        yield state, apply(state, move, seat)


def _scores_before(match: Match, number: int) -> tuple[int, ...]:
    scores = (0,) * match.rules.sides
    for played in match.rounds[: number - 1]:
        if played.result is not None:
            scores = tuple(before + score.total for before, score in zip(scores, played.result, strict=True))
    return scores
