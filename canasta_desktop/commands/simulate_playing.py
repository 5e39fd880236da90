"""Playing what was planned: rounds by computer players, each checked when it is over."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from canasta_desktop.commands.simulate_plan import Plan, derived
from canasta_desktop.engine.cards import Card, full_deck
from canasta_desktop.engine.deal import deck_of, first_dealer_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match, PlayedRound
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import RANDOM, any_move, decide
from canasta_desktop.storage.records import Seat, new_record, parse_record, record_text, write_record

MOST_MOVES: Final = 50_000
"""A round that goes on longer will never end; real ones take some hundreds of moves."""


class BrokenRound(Exception):
    """A round that the rules do not allow was played: the engine or a player is at fault.

    `args[0]` says what is wrong, `args[1]` which deal it is.
    """


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one deal in one rotation, by party."""

    deal: int
    rotation: int
    points: tuple[int, ...]
    """Of all its rounds together."""
    wins: tuple[int, ...]
    """Of rounds, or of the match: 1 for the party with the most points, none for a tie."""
    rounds: int
    moves: int


def play_deals(plan: Plan, deals: Sequence[int]) -> list[Outcome]:
    """Play deals in every rotation. Raises `BrokenRound`, and `OSError` when a record cannot be written."""
    return [play_deal(plan, deal, rotation) for deal in deals for rotation in range(plan.rotations)]


def play_deal(plan: Plan, deal: int, rotation: int) -> Outcome:
    """Play one deal, a round or a match, and write its record if records are wanted."""
    seating = plan.seating(rotation)
    match = Match(plan.rules)
    random = Random(derived(plan.seed, "moves", deal, rotation))
    number = plan.deal_number(deal)
    first_dealer = first_dealer_of(number, plan.rules.players)
    while match.winner is None and (plan.matches or not match.rounds):
        place = len(match.rounds) if plan.matches else deal
        deck = deck_of(number, place, plan.rules.decks)
        match.deal((first_dealer + place) % plan.rules.players, deck)
        _play_round(match, seating, random, deal, plan.think)
    _record(plan, match, seating, deal, rotation)
    return _outcome(plan, match, deal, rotation)


def _play_round(match: Match, seating: Sequence[str], random: Random, deal: int, think: float | None = None) -> None:
    state, played = match.state, match.rounds[-1]
    assert state is not None
    for _ in range(MOST_MOVES):
        if state.over:
            refuse_broken(state, played, deal)
            return
        moves = legal_moves(state)
        if not moves:
            raise BrokenRound("a player has no legal move", deal)
        match.play(_choose(state, seating[state.actor], moves, random.getrandbits(63), think))
    raise BrokenRound("a round does not end", deal)


def _choose(state: RoundState, level: str, moves: Sequence[Move], seed: int, think: float | None) -> Move:
    if level == RANDOM:
        # It looks at nothing, so nothing is laid out for it.
        return any_move(moves, seed)
    return decide(level, view_of(state, state.actor), moves, seed, think)


def refuse_broken(state: RoundState, played: PlayedRound, deal: int) -> None:
    """Raise `BrokenRound` unless every card is there once, and nobody went out without the canastas."""
    if Counter(_all_cards(state)) != Counter(full_deck(state.rules.decks)):
        raise BrokenRound("cards were lost or doubled", deal)
    if state.out_seat is not None:
        side = state.rules.side_of(state.out_seat)
        if state.canastas[side] < state.rules.canastas_to_go_out or state.hands[state.out_seat]:
            raise BrokenRound("a player went out who may not", deal)
    if played.result != round_scores(state):
        raise BrokenRound("the result is not the score", deal)


def _all_cards(state: RoundState) -> list[Card]:
    cards = [*state.stock, *state.pile]
    for hand in state.hands:
        cards.extend(hand)
    for side in range(state.rules.sides):
        cards.extend(state.red_threes[side])
        for meld in state.melds[side].values():
            cards.extend(meld.cards)
    return cards


def _record(plan: Plan, match: Match, seating: Sequence[str], deal: int, rotation: int) -> None:
    """Write the record of a deal, once it is sure that it replays. Raises `OSError` and `BrokenRound`."""
    if plan.records is None:
        return
    seats = [Seat(f"{level.capitalize()} {seat + 1}", level) for seat, level in enumerate(seating)]
    record = new_record(match, seats)
    if parse_record(record_text(record)).match.scores != match.scores:
        raise BrokenRound("a record does not replay", deal)
    write_record(plan.records / _file_name(plan, deal, rotation), record)


def _file_name(plan: Plan, deal: int, rotation: int) -> str:
    """`round-0001.canasta`, with its rotation after it where there are several; counted from 1."""
    digits = len(str(plan.deals))
    turned = f"-{rotation + 1}" if plan.rotations > 1 else ""
    return f"{'match' if plan.matches else 'round'}-{deal + 1:0{digits}}{turned}.canasta"


def _outcome(plan: Plan, match: Match, deal: int, rotation: int) -> Outcome:
    scores = match.scores
    points = [0] * plan.parties
    for side, score in enumerate(scores):
        points[plan.party_at(side, rotation)] = score
    best = max(points)
    wins = tuple(int(score == best and points.count(best) == 1) for score in points)
    moves = sum(len(played.moves) for played in match.rounds)
    return Outcome(deal, rotation, tuple(points), wins, len(match.rounds), moves)
