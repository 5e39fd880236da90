"""Blunders in rounds that were played, found by somebody who sees all hands and knows how it ended.

Nothing here asks a computer player what it thinks of a move: what is counted stands on the rules alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF, RED_THREE, TWO, VALUE_OF, Card, Rank
from canasta_desktop.engine.check import check
from canasta_desktop.engine.deal import deal
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match, PlayedRound
from canasta_desktop.engine.moves import Discard, Draw, Meld, Move, TakePile
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState

BIG_PILE: Final = 6
"""A pile of so many cards is not left to others without need."""
BIG_HAND: Final = 150
"""Points in the partner's hand above which going out costs too much for a side that is behind."""


class Blunder(Enum):
    """What a player should not have done."""

    FEEDS_CANASTA = "feeds_canasta"
    """Discards a rank of which opponents miss one or two cards to a canasta, with a safe card in hand."""
    FEEDS_MELD = "feeds_meld"
    """Discards a rank that opponents have melded, however many, with a safe card in hand."""
    WILD_WASTED = "wild_wasted"
    """Discards a wild on a pile that is frozen for the next player, with another card in hand."""
    WILD_OPENING = "wild_opening"
    """Makes an initial meld with a wild where naturals alone would have reached the minimum."""
    PILE_LEFT = "pile_left"
    """Draws although a pile of six cards or more could be taken without a card from the hand."""
    EARLY_OUT = "early_out"
    """Goes out though the side ends the round behind and a partner held more than 150 points."""


@dataclass(frozen=True, slots=True)
class Found:
    """A blunder: which, by which seat, and in which round and move, both from 1."""

    blunder: Blunder
    seat: int
    round: int
    move: int


def blunders_in(match: Match) -> Iterator[Found]:
    """All blunders of a match, in the order in which they were made; those of a round in play too."""
    scores = (0,) * match.rules.sides
    for number, played in enumerate(match.rounds, start=1):
        yield from _blunders_in_round(match.rules, scores, played, number)
        if played.result is not None:
            scores = tuple(score + result.total for score, result in zip(scores, played.result, strict=True))


def _blunders_in_round(rules: RuleSet, scores: tuple[int, ...], played: PlayedRound, number: int) -> Iterator[Found]:
    state, _ = deal(rules, played.dealer, played.deck, scores)
    for place, (seat, move) in enumerate(played.moves, start=1):
        for blunder in blunders_of(state, move):
            yield Found(blunder, seat, number, place)
        apply(state, move, seat)
        if is_early_out(state):
            yield Found(Blunder.EARLY_OUT, seat, number, place)


def blunders_of(state: RoundState, move: Move) -> list[Blunder]:
    """The blunders that a move of the seat to act is, as far as they show at once: all but the early out."""
    if isinstance(move, Discard):
        return _by_discarding(state, move.card)
    if isinstance(move, Draw):
        return [Blunder.PILE_LEFT] if len(state.pile) >= BIG_PILE and check(state, TakePile()) is None else []
    return [Blunder.WILD_OPENING] if _opens_with_needless_wild(state, move) else []


def is_early_out(state: RoundState) -> bool:
    """Whether somebody has gone out early: the side is behind, and a partner held a big hand."""
    seat = state.out_seat
    if seat is None:
        return False
    side = state.rules.side_of(seat)
    totals = [score.total for score in round_scores(state)]
    partners = [other for other in state.rules.seats_of(side) if other != seat]
    big = any(sum(VALUE_OF[card] for card in state.hands[partner]) > BIG_HAND for partner in partners)
    return big and totals[side] < max(totals[:side] + totals[side + 1 :])


def _by_discarding(state: RoundState, card: Card) -> list[Blunder]:
    kind = KIND_OF[card]
    if kind >= TWO:
        following = state.rules.side_of(state.turn + 1)
        spared = any(KIND_OF[other] < TWO and KIND_OF[other] != RED_THREE for other in state.hands[state.turn])
        return [Blunder.WILD_WASTED] if spared and state.is_frozen_for(following) else []
    sizes = _opposing_sizes(state, Rank(kind))
    if not sizes or not _has_safe_card(state):
        return []
    near = (state.rules.canasta_size - 2, state.rules.canasta_size - 1)
    return [Blunder.FEEDS_MELD, *([Blunder.FEEDS_CANASTA] if any(size in near for size in sizes) else [])]


def _opposing_sizes(state: RoundState, rank: Rank) -> list[int]:
    """How many cards of the rank each opposing side has melded, where it has."""
    mine = state.rules.side_of(state.turn)
    return [melds[rank].size for side, melds in enumerate(state.melds) if side != mine and rank in melds]


def _has_safe_card(state: RoundState) -> bool:
    """Whether the player on turn holds a card to throw away, no wild, of a rank that no opponent has melded."""
    kinds = {KIND_OF[card] for card in state.hands[state.turn]}
    ranks = [Rank(kind) for kind in kinds if kind < TWO and kind != RED_THREE]
    return any(not _opposing_sizes(state, rank) for rank in ranks)


def _opens_with_needless_wild(state: RoundState, move: Move) -> bool:
    """Whether an initial meld has a wild, and another of the same kind without one was legal."""
    if not isinstance(move, Meld | TakePile) or state.has_melded(state.rules.side_of(state.turn)):
        return False
    others = [other for other in legal_moves(state) if isinstance(other, type(move))]
    return _has_wild(move) and not all(map(_has_wild, others))


def _has_wild(move: Meld | TakePile) -> bool:
    groups = (move.first, *move.further) if isinstance(move, TakePile) else move.groups
    return any(KIND_OF[card] >= TWO for group in groups for card in group.cards)
