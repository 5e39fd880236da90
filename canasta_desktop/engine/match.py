"""A match: rounds until a side has the target."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.deal import deal
from canasta_desktop.engine.events import Event, RoundScore
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState


@dataclass(slots=True)
class PlayedRound:
    """A round as a record keeps it: who dealt, the deck, the moves by seat, the result at its end."""

    dealer: int
    deck: tuple[Card, ...]
    moves: list[tuple[int, Move]] = field(default_factory=list)
    result: tuple[RoundScore, ...] | None = None


@dataclass(slots=True)
class Match:
    """A match in play: its rules, its rounds, and the state of the last one (None before any)."""

    rules: RuleSet
    rounds: list[PlayedRound] = field(default_factory=list)
    state: RoundState | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The sides' scores from all finished rounds."""
        results = [played.result for played in self.rounds if played.result is not None]
        return tuple(sum(result[side].total for result in results) for side in range(self.rules.sides))

    @property
    def winner(self) -> int | None:
        """The side that has won: the highest total once a side has the target, unless tied at the top."""
        scores = self.scores
        best = max(scores)
        if best < self.rules.target or scores.count(best) > 1 or self.in_round:
            return None
        return scores.index(best)

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self.state is not None and not self.state.over

    def next_dealer(self, first_dealer: int) -> int:
        """Who deals the next round: the deal passes clockwise, `first_dealer` begins."""
        return (self.rounds[-1].dealer + 1) % self.rules.players if self.rounds else first_dealer

    def deal(self, dealer: int, deck: Sequence[Card]) -> list[Event]:
        """Begin the next round. Raises `ValueError` when a round is still played, the match is won,
        another seat is to deal, or the deck is not the one of the rules.
        """
        if self.in_round:
            raise ValueError("a round is being played")
        if self.winner is not None:
            raise ValueError("the match is over")
        if dealer != self.next_dealer(dealer):
            raise ValueError("another seat is to deal")
        self.state, events = deal(self.rules, dealer, deck, self.scores)
        self.rounds.append(PlayedRound(dealer, tuple(deck), self.state.moves))
        return events

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Make a move in the round being played. Raises `IllegalMove`, or `ValueError` before any round."""
        if self.state is None:
            raise ValueError("no round was dealt")
        actor = self.state.actor if seat is None else seat
        events = apply(self.state, move, actor)
        if self.state.over:
            self.rounds[-1].result = round_scores(self.state)
        return events
