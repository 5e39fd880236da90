"""Every distinct legal move, once, by kind of card.

Listed are draw, pass, question, answers, red threes and discards; melds of one group in every split
of naturals, twos and jokers; takes by their first group. Several groups stand together only where a
rule spans them: for a side's initial meld, the sets of groups that reach the minimum while no fewer
of them do. Cards of one kind are alike to the rules: the first in written order stand for all.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from canasta_desktop.engine.cards import FACES, JOKER_KIND, KIND_OF, MELD_RANKS, RED_THREE, THREES, TWO, Card, Rank
from canasta_desktop.engine.check import check, left_after_take, refuse_ask, refuse_discard, refuse_pile
from canasta_desktop.engine.group_sets import Groups, opening_sets, opening_sets_with
from canasta_desktop.engine.melding import GroupCounts, refuse_groups
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import Phase, RoundState

_DRAWS: Final = (Draw(),)
_PASSES: Final = (Pass(),)
_ASKS: Final = (Ask(),)
_ANSWERS: Final = (Answer(yes=True), Answer(yes=False))
_DISCARDS: Final = tuple(map(Discard, FACES))
_BEFORE_DRAWING: Final = Phase.DRAW

ByKind = Sequence[Sequence[Card]]


def legal_moves(state: RoundState) -> list[Move]:
    """Every distinct legal move of the seat that is to act; empty only when the round is over."""
    return list(chain.from_iterable(_parts(state)))


def generate_moves(state: RoundState) -> Iterator[Move]:
    """`legal_moves` one after the other, for whoever needs only a few."""
    return chain.from_iterable(_parts(state))


def _parts(state: RoundState) -> list[Iterable[Move]]:
    """The moves of each sort; those before an initial meld, which may be many, are still to be made."""
    if state.ending is not None:
        return []
    if state.this_turn.question_open:
        return [_ANSWERS]
    if state.phase is _BEFORE_DRAWING:
        return _moves_before_drawing(state)
    return _moves_after_drawing(state)


def _moves_before_drawing(state: RoundState) -> list[Iterable[Move]]:
    parts: list[Iterable[Move]] = [_DRAWS] if state.stock else []
    if state.pile and refuse_pile(state) is None:
        firsts = _first_groups(state)
        if firsts:
            parts.append(_takes(state, firsts))
    if not state.stock and check(state, _PASSES[0]) is None:
        parts.append(_PASSES)
    return parts


def _moves_after_drawing(state: RoundState) -> list[Iterable[Move]]:
    parts: list[Iterable[Move]] = [_ASKS] if refuse_ask(state) is None else []
    by_kind = state.by_kind[state.turn]
    if by_kind[RED_THREE]:
        parts.append((LayRedThree(oldest_red_three(state)),))
    opened = state.melds[state.turn % state.rules.sides]
    parts.append(_melds_of_one_group(state, by_kind) if opened else _initial_melds(state, by_kind))
    parts.append(_discards(state, by_kind))
    return parts


def _discards(state: RoundState, by_kind: ByKind) -> list[Discard]:
    """What hinders one discard hinders all, but that no red three is ever discarded."""
    moves = [_DISCARDS[cards[0]] for cards in by_kind if cards]
    if by_kind[RED_THREE]:
        moves = [move for move in moves if KIND_OF[move.card] != RED_THREE]
    return moves if moves and refuse_discard(state, moves[0].card) is None else []


def oldest_red_three(state: RoundState) -> Card:
    """The red three that is laid next: of those in hand the one held longest."""
    old = state.this_turn.old_red_threes
    return old[0] if old else next(card for card in state.hands[state.turn] if KIND_OF[card] == RED_THREE)


def _melds_of_one_group(state: RoundState, by_kind: ByKind) -> list[Meld]:
    """For a side that has melded: every group of one rank that makes or enlarges a meld."""
    groups = _groups_of_one_rank(state, by_kind)
    return [_meld(_cards(group, by_kind), None if group[1] else group[0]) for group in groups]


def _groups_of_one_rank(state: RoundState, by_kind: ByKind) -> list[GroupCounts]:
    melds, splits = state.melds[state.turn % state.rules.sides], state.tables.splits
    twos, jokers = len(by_kind[TWO]), len(by_kind[JOKER_KIND])
    has_wilds = twos + jokers > 0
    most = 0
    found: list[GroupCounts] = []
    for rank in MELD_RANKS:
        cards = by_kind[rank]
        if not (cards or has_wilds):
            continue
        meld = melds.get(rank)
        if meld is not None:
            found += splits[rank, meld.naturals, meld.wilds, len(cards), twos, jokers]
        elif len(cards) > 1:
            found += splits[rank, 0, 0, len(cards), twos, jokers]
        most = max(most, len(cards))
    size, threes = len(state.hands[state.turn]), len(by_kind[THREES])
    if threes and size - threes <= 1:
        there = melds[THREES].naturals if THREES in melds else 0
        found += splits[THREES, there, 0, threes, 0, 0]
    elif size - most - twos - jokers >= 2:
        return found
    return [group for group in found if _is_legal(state, (group,), size - group.size)]


@lru_cache(maxsize=2**14)
def _meld(cards: tuple[Card, ...], rank: Rank | None) -> Meld:
    """A meld of one group; much the same ones are listed again and again while a hand is played."""
    return Meld((Group(cards, rank),))


def _is_legal(state: RoundState, groups: Groups, left: int, upcard_rank: Rank | None = None) -> bool:
    """Whether groups that are right in shape and value may be melded, so many cards left."""
    # While cards are left only black threes can still be wrong, and their rank is the last.
    plain = left >= 2 and groups[-1].rank != THREES
    return plain or refuse_groups(state.rules, state.standing(state.turn), groups, left, upcard_rank) is None


def _initial_melds(state: RoundState, by_kind: ByKind) -> Iterator[Meld]:
    minimum = state.minimums[state.turn % state.rules.sides]
    size = len(state.hands[state.turn])
    for groups in opening_sets(state.tables, state.counts(state.turn), minimum):
        left = size - sum([group.size for group in groups])
        if _is_legal(state, groups, left):
            yield Meld(with_cards(groups, by_kind))


def _first_groups(state: RoundState) -> Groups:
    """The hand's parts that take the pile, as far as the upcard's rank alone says."""
    rank = Rank(KIND_OF[state.pile[-1]])
    by_kind, side = state.by_kind[state.turn], state.turn % state.rules.sides
    meld = state.melds[side].get(rank)
    if meld is None and not by_kind[rank]:
        return ()
    naturals, wilds = (0, 0) if meld is None else (meld.naturals, meld.wilds)
    held = (len(by_kind[rank]), len(by_kind[TWO]), len(by_kind[JOKER_KIND]))
    return state.tables.first_groups[(rank, naturals, wilds, state.is_frozen_for(side), *held)]


def _takes(state: RoundState, firsts: Groups) -> Iterator[TakePile]:
    rank, by_kind, side = firsts[0].rank, state.by_kind[state.turn], state.turn % state.rules.sides
    left_after_none = left_after_take(state, 0)
    if state.melds[side]:
        sets: Iterable[Groups] = [(first,) for first in firsts]
    else:
        counts, minimum = state.counts(state.turn), state.minimums[side]
        sets = chain.from_iterable(opening_sets_with(state.tables, counts, minimum, first) for first in firsts)
    for groups in sets:
        left = left_after_none - sum([group.size for group in groups])
        if _is_legal(state, groups, left, rank):
            first_group, *further = with_cards(groups, by_kind)
            yield TakePile(first_group if first_group.rank is None else Group(first_group.cards), tuple(further))


def with_cards(groups: Groups, by_kind: ByKind) -> tuple[Group, ...]:
    """The groups as cards; twos and jokers are handed out in order."""
    made: list[Group] = []
    twos = jokers = 0
    for group in groups:
        rank, naturals, of_twos, of_jokers = group
        made.append(Group(_cards(group, by_kind, twos, jokers), None if naturals else rank))
        twos += of_twos
        jokers += of_jokers
    return tuple(made)


def _cards(group: GroupCounts, by_kind: ByKind, twos: int = 0, jokers: int = 0) -> tuple[Card, ...]:
    """The cards of a group, when so many twos and jokers have gone to others."""
    rank, naturals, of_twos, of_jokers = group
    cards = by_kind[rank][:naturals]
    if of_twos:
        cards = [*cards, *by_kind[TWO][twos : twos + of_twos]]
    if of_jokers:
        cards = [*cards, *by_kind[JOKER_KIND][jokers : jokers + of_jokers]]
    return tuple(cards)
