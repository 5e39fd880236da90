"""The ways in which the pile can be taken now, pure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Final

from canasta_desktop.engine.cards import JOKER_KIND, KIND_OF, RED_THREE, TWO, VALUE_OF, Card, Rank
from canasta_desktop.engine.check import check, group_counts, group_rank
from canasta_desktop.engine.legal_moves import generate_moves
from canasta_desktop.engine.melding import initial_value
from canasta_desktop.engine.moves import Group, TakePile
from canasta_desktop.engine.refusals import Refusal
from canasta_desktop.engine.state import Phase
from canasta_desktop.engine.values import value
from canasta_desktop.model.hand_order import HeldCard
from canasta_desktop.model.standpoint import Standpoint

MOST_CHOICES: Final = 12
"""More ways than these are not offered; whoever wants another one stages the cards."""
_MOST_TRIED: Final = 400


@value
class TakeChoice:
    """One way to take the pile."""

    move: TakePile
    first: tuple[Card, ...]
    """The cards of the hand that meld the upcard; none where it goes on an own meld alone."""
    further: tuple[tuple[Card, ...], ...]
    """Further melds laid with it."""
    keys: tuple[int, ...]
    """The keys of all these cards, first group first."""
    points: int
    """What it brings towards the initial meld; 0 once the side has melded."""


def take_choices(at: Standpoint) -> tuple[TakeChoice, ...]:
    """The ways to take the pile, the plainest first.

    What is staged is taken along: the group of the upcard's rank first, the others as further ones. With no such
    group staged, the selection melds the upcard where it fits it. Else these are the ways that need no card more
    than they must: further cards can follow in the turn.
    """
    return tuple(_choice(at, move) for move in sorted(_least(_moves(at)), key=_plainness)[:MOST_CHOICES])


def can_take(at: Standpoint) -> bool:
    """Whether there is any way to take the pile."""
    return next(_moves(at), None) is not None


def refuse_take(at: Standpoint) -> Refusal | None:
    """Why the pile is not taken, or None where there is a way; told of what the person most likely meant."""
    if can_take(at):
        return None
    return check(at.state, _attempt(at), at.me)


def upcard_rank(at: Standpoint) -> Rank | None:
    """The rank that a meld with the upcard has; None without a pile, or when it stops the take."""
    upcard = at.state.upcard
    return None if upcard is None or KIND_OF[upcard] >= RED_THREE else Rank(KIND_OF[upcard])


def _chosen_first(at: Standpoint, rank: Rank) -> tuple[Card, ...] | None:
    """The hand's part of the first group where the person has chosen it."""
    if staged := at.staging.at(rank):
        return tuple(card.card for card in staged)
    picked = tuple(held.card for held in at.picked)
    fits = all(KIND_OF[card] >= TWO or Rank(KIND_OF[card]) == rank for card in picked)
    return picked if picked and fits else None


def _moves(at: Standpoint) -> Iterator[TakePile]:
    """The legal takes that the person may mean; with several hundred of them, the first."""
    rank = upcard_rank(at)
    if rank is None or not at.my_turn or at.state.phase is Phase.PLAY:
        return
    chosen = _chosen_first(at, rank)
    if chosen is None:
        yield from _ways(at, rank)
    elif check(at.state, move := _move(at, rank, chosen), at.me) is None:
        yield move


def _move(at: Standpoint, rank: Rank, first: Iterable[Card]) -> TakePile:
    further = tuple(at.staging.group(other) for other in at.staging.ranks if other != rank)
    return TakePile(Group(tuple(first)), further)


def _ways(at: Standpoint, rank: Rank) -> Iterator[TakePile]:
    if not at.melds and not at.staging.steps:
        takes = (move for move in generate_moves(at.state) if isinstance(move, TakePile))
        yield from islice(takes, _MOST_TRIED)
        return
    suits = _of_kinds(at.shown, (rank, TWO, JOKER_KIND))
    for numbers in product(*(range(len(cards) + 1) for cards in suits)):
        first = [card for cards, number in zip(suits, numbers, strict=True) for card in cards[:number]]
        move = _move(at, rank, first)
        if check(at.state, move, at.me) is None:
            yield move


def _of_kinds(shown: Sequence[HeldCard], kinds: Sequence[int]) -> list[list[Card]]:
    return [[held.card for held in shown if KIND_OF[held.card] == kind] for kind in kinds]


def _amounts(move: TakePile) -> Counter[tuple[Rank | None, int]]:
    """How many cards of each kind go on each meld; the first group's rank is None."""
    amounts: Counter[tuple[Rank | None, int]] = Counter((None, KIND_OF[card]) for card in move.first.cards)
    for group in move.further:
        amounts.update((group_rank(group), KIND_OF[card]) for card in group.cards)
    return amounts


def _least(moves: Iterable[TakePile]) -> list[TakePile]:
    """The moves of which no other is a part."""
    least: list[tuple[TakePile, Counter[tuple[Rank | None, int]]]] = []
    for move, amounts in sorted(((move, _amounts(move)) for move in moves), key=lambda pair: pair[1].total()):
        if not any(other <= amounts for _, other in least):
            least.append((move, amounts))
    return [move for move, _ in least]


def _plainness(move: TakePile) -> tuple[int, ...]:
    cards = [card for group in (move.first, *move.further) for card in group.cards]
    return (
        sum(KIND_OF[card] >= TWO for card in cards),
        len(move.further),
        len(cards),
        sum(VALUE_OF[card] for card in cards),
    )


def _choice(at: Standpoint, move: TakePile) -> TakeChoice:
    further = tuple(group.cards for group in move.further)
    return TakeChoice(move, move.first.cards, further, _keys(at, move), _points(at, move))


def _keys(at: Standpoint, move: TakePile) -> tuple[int, ...]:
    rank = upcard_rank(at)
    staged = [card for card in at.staging.cards if card.rank == rank]
    staged += [card for card in at.staging.cards if card.rank != rank]
    wanted = Counter(card for group in (move.first, *move.further) for card in group.cards)
    wanted -= Counter(card.card for card in staged)
    keys = [card.key for card in staged]
    for held in sorted(at.shown, key=lambda held: held.key not in at.selected):
        if wanted[held.card] > 0:
            wanted[held.card] -= 1
            keys.append(held.key)
    return tuple(keys)


def _points(at: Standpoint, move: TakePile) -> int:
    rank = upcard_rank(at)
    if at.melds or rank is None:
        return 0
    counts = [group_counts(move.first, rank)]
    counts += [group_counts(group, found) for group in move.further if (found := group_rank(group)) is not None]
    return initial_value(at.state.rules, counts, rank)


def _attempt(at: Standpoint) -> TakePile:
    """What the person most likely means by taking the pile: all cards of its rank, with a wild if it must be."""
    rank = upcard_rank(at)
    if rank is None:
        return TakePile()
    chosen = _chosen_first(at, rank)
    if chosen is not None:
        return _move(at, rank, chosen)
    naturals, twos, jokers = _of_kinds(at.shown, (rank, TWO, JOKER_KIND))
    frozen = at.state.is_frozen_for(at.side)
    if len(naturals) == 1 and not frozen and rank not in at.melds:
        naturals += [*twos, *jokers][:1]
    return _move(at, rank, naturals)
