"""How a round and a match ended, line by line."""

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.events import RoundEnding, RoundScore
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.state import RoundState, is_canasta
from canasta_desktop.engine.values import value


@value
class SideResult:
    """What a side made of a round."""

    side: int
    seats: tuple[int, ...]
    before: int
    """Its match score before the round."""
    score: RoundScore
    """The lines: cards laid, canastas, red threes, going out, cards left in hand; points."""
    after: int
    """Its match score now."""
    natural_canastas: int
    """How many; likewise below."""
    mixed_canastas: int
    concealed_canastas: int
    """Those of the natural and mixed ones that were concealed."""
    red_threes: int
    has_melded: bool
    """Red threes count against a side that has not."""
    to_go: int
    """Points missing to the target; 0 once it is reached."""
    next_minimum: int
    """What its initial meld must reach in the next round."""


@value
class GivenAnswer:
    """What a player said to the partner who asked "May I go out?", and why, as far as the cards tell it."""

    seat: int
    """Who answered."""
    yes: bool
    points: int
    """What the hand counted when the answer was given."""


@value
class RoundResult:
    """The score sheet of a round."""

    round_number: int
    """From 1."""
    ending: RoundEnding
    out_seat: int | None
    """Who went out, or None."""
    out_concealed: bool
    sides: tuple[SideResult, ...]
    """By side number."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat still held, in the order in which the cards came."""
    next_dealer: int
    match_over: bool
    answers: tuple[GivenAnswer, ...] = ()
    """All answers of the round, in their order: what hands held may be told now that it is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The match scores after the round, by side."""
        return tuple(side.after for side in self.sides)


@value
class MatchResult:
    """Who won, and by what."""

    winner: int
    """The side."""
    winning_seats: tuple[int, ...]
    scores: tuple[int, ...]
    """By side."""
    margin: int
    """Points between the winner and the best other side."""
    rounds: tuple[RoundResult, ...]


def round_result(
    match: Match, state: RoundState, before: tuple[int, ...], number: int, answers: tuple[GivenAnswer, ...] = ()
) -> RoundResult:
    """The sheet of a finished round of the match: `state` as it ended, `before` the scores at its start.

    `number` counts from 1. Raises `ValueError` while the round is played.
    """
    if state.ending is None:
        raise ValueError("the round is being played")
    played = match.rounds[number - 1]
    return RoundResult(
        round_number=number,
        ending=state.ending,
        out_seat=state.out_seat,
        out_concealed=state.out_concealed,
        sides=tuple(_side_result(match, state, side, before[side], number) for side in range(match.rules.sides)),
        hands=tuple(map(tuple, state.hands)),
        next_dealer=(played.dealer + 1) % match.rules.players,
        match_over=number == len(match.rounds) and match.winner is not None,
        answers=answers,
    )


def match_result(match: Match, rounds: tuple[RoundResult, ...]) -> MatchResult:
    """Who won a match. Raises `ValueError` while nobody has."""
    winner = match.winner
    if winner is None:
        raise ValueError("the match is not won")
    scores = match.scores
    best_other = max(score for side, score in enumerate(scores) if side != winner)
    return MatchResult(winner, match.rules.seats_of(winner), scores, scores[winner] - best_other, rounds)


def _side_result(match: Match, state: RoundState, side: int, before: int, number: int) -> SideResult:
    rules = match.rules
    scores = match.rounds[number - 1].result
    assert scores is not None
    canastas = [meld for meld in state.melds[side].values() if is_canasta(rules, meld)]
    after = before + scores[side].total
    return SideResult(
        side=side,
        seats=rules.seats_of(side),
        before=before,
        score=scores[side],
        after=after,
        natural_canastas=sum(not meld.wilds for meld in canastas),
        mixed_canastas=sum(meld.wilds > 0 for meld in canastas),
        concealed_canastas=sum(meld.concealed for meld in canastas),
        red_threes=len(state.red_threes[side]),
        has_melded=state.has_melded(side),
        to_go=max(0, rules.target - after),
        next_minimum=rules.minimum_for(after),
    )
