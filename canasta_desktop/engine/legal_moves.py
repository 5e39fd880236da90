"""Every distinct legal move, once, by kind of card.

Listed are draw, pass, question, answers, red threes and discards; melds of one group in every split
of naturals, twos and jokers; takes by their first group. Several groups stand together only where a
rule spans them: for a side's initial meld, the sets of groups that reach the minimum while no fewer
of them do. Cards of one kind are alike to the rules: the first in written order stand for all.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from canasta_desktop.engine.cards import FACES, JOKER_KIND, KIND_OF, KINDS, RED_THREE, THREES, TWO, Card, Rank
from canasta_desktop.engine.check import check, left_after_take, refuse_ask, refuse_discard, refuse_pile
from canasta_desktop.engine.group_sets import Holding
from canasta_desktop.engine.melding import GroupCounts, refuse_first_group, refuse_groups
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import Phase, RoundState

_DRAW: Final = Draw()
_PASS: Final = Pass()
_ASK: Final = Ask()
_ANSWERS: Final = (Answer(yes=True), Answer(yes=False))
_DISCARDS: Final = tuple(map(Discard, FACES))


def legal_moves(state: RoundState) -> list[Move]:
    """Every distinct legal move of the seat that is to act; empty only when the round is over."""
    return list(generate_moves(state))


def generate_moves(state: RoundState) -> Iterator[Move]:
    """`legal_moves` one after the other, for whoever needs only a few."""
    if state.over:
        return
    if state.this_turn.question_open:
        yield from _ANSWERS
    elif state.phase is Phase.DRAW:
        yield from _moves_before_drawing(state)
    else:
        yield from _moves_after_drawing(state)


def _moves_before_drawing(state: RoundState) -> Iterator[Move]:
    if state.stock:
        yield _DRAW
    yield from _takes(state)
    if not state.stock and check(state, _PASS) is None:
        yield _PASS


def _moves_after_drawing(state: RoundState) -> Iterator[Move]:
    if refuse_ask(state) is None:
        yield _ASK
    by_kind = _by_kind(state)
    if by_kind[RED_THREE]:
        yield LayRedThree(_oldest_red_three(state))
    yield from _melds(state, by_kind)
    yield from _discards(state, by_kind)


def _discards(state: RoundState, by_kind: Sequence[Sequence[Card]]) -> Iterator[Move]:
    """What hinders one discard hinders all, but that no red three is ever discarded."""
    moves = [_DISCARDS[cards[0]] for kind, cards in enumerate(by_kind) if cards and kind != RED_THREE]
    if moves and refuse_discard(state, moves[0].card) is None:
        yield from moves


def _by_kind(state: RoundState) -> list[list[Card]]:
    by_kind: list[list[Card]] = [[] for _ in range(KINDS)]
    # Of one kind, the order of faces is the written order.
    for card in sorted(state.hands[state.turn]):
        by_kind[KIND_OF[card]].append(card)
    return by_kind


def _oldest_red_three(state: RoundState) -> Card:
    old = state.this_turn.old_red_threes
    return old[0] if old else next(card for card in state.hands[state.turn] if KIND_OF[card] == RED_THREE)


def _holding(state: RoundState) -> Holding:
    return Holding(state.rules, state.standing(state.turn), state.counts[state.turn])


def _melds(state: RoundState, by_kind: Sequence[Sequence[Card]]) -> Iterator[Move]:
    holding = _holding(state)
    size = len(state.hands[state.turn])
    if not holding.standing.melds:
        for groups in holding.opening_sets():
            left = size - sum(group.size for group in groups)
            if refuse_groups(state.rules, holding.standing, groups, left) is None:
                yield Meld(_with_cards(groups, by_kind))
        return
    for group in holding.single_groups():
        left = size - group.size
        # The group is right in shape: while cards are left, only black threes can still be wrong.
        plain = left >= 2 and group.rank != THREES
        if plain or refuse_groups(state.rules, holding.standing, (group,), left) is None:
            yield Meld((_group_with_cards(group, by_kind),))


def _takes(state: RoundState) -> Iterator[Move]:
    if not state.pile or refuse_pile(state) is not None:
        return
    rules, holding = state.rules, _holding(state)
    rank = Rank(KIND_OF[state.pile[-1]])
    twos, jokers = holding.counts[TWO], holding.counts[JOKER_KIND]
    frozen = state.is_frozen_for(rules.side_of(state.turn))
    has_meld = rank in holding.standing.melds
    most = GroupCounts(rank, holding.counts[rank], twos, jokers)
    if refuse_first_group(rules, most, frozen=frozen, has_meld=has_meld) is not None:
        return
    by_kind = _by_kind(state)
    for first in holding.splits(rank, twos, jokers, upcard=True):
        if refuse_first_group(rules, first, frozen=frozen, has_meld=has_meld) is not None:
            continue
        for groups in [(first,)] if holding.standing.melds else holding.opening_sets_with(first):
            left = left_after_take(state, sum(group.size for group in groups))
            if refuse_groups(rules, holding.standing, groups, left, rank) is None:
                first_group, *further = _with_cards(groups, by_kind)
                yield TakePile(Group(first_group.cards), tuple(further))


def _with_cards(groups: Sequence[GroupCounts], by_kind: Sequence[Sequence[Card]]) -> tuple[Group, ...]:
    """The groups as cards; twos and jokers are handed out in order."""
    made: list[Group] = []
    twos = jokers = 0
    for group in groups:
        made.append(_group_with_cards(group, by_kind, twos, jokers))
        twos += group.twos
        jokers += group.jokers
    return tuple(made)


def _group_with_cards(group: GroupCounts, by_kind: Sequence[Sequence[Card]], twos: int = 0, jokers: int = 0) -> Group:
    """A group as cards, when so many twos and jokers have gone to others."""
    rank, naturals, of_twos, of_jokers = group
    cards = by_kind[rank][:naturals]
    if of_twos:
        cards = [*cards, *by_kind[TWO][twos : twos + of_twos]]
    if of_jokers:
        cards = [*cards, *by_kind[JOKER_KIND][jokers : jokers + of_jokers]]
    return Group(tuple(cards), None if naturals else rank)
