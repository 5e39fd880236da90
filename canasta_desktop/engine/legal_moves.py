"""Every distinct legal move, once, by kind of card.

Listed are draw, pass, question, answers, red threes and discards; melds of one group in every split
of naturals, twos and jokers; takes by their first group. Several groups stand together only where a
rule spans them: for a side's initial meld, the sets of groups that reach the minimum while no fewer
of them do. Cards of one kind are alike to the rules: the first in written order stand for all.
"""

from collections.abc import Iterator, Sequence

from canasta_desktop.engine.cards import JOKER_KIND, KIND_OF, KINDS, RED_THREE, TWO, Card, Rank, in_order
from canasta_desktop.engine.check import check
from canasta_desktop.engine.group_sets import Holding
from canasta_desktop.engine.melding import GroupCounts, refuse_first_group, refuse_groups
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import Phase, RoundState


def legal_moves(state: RoundState) -> list[Move]:
    """Every distinct legal move of the seat that is to act; empty only when the round is over."""
    return list(generate_moves(state))


def generate_moves(state: RoundState) -> Iterator[Move]:
    """`legal_moves` one after the other, for whoever needs only a few."""
    if state.over:
        return
    if state.this_turn.question_open:
        yield Answer(yes=True)
        yield Answer(yes=False)
    elif state.phase is Phase.DRAW:
        yield from _moves_before_drawing(state)
    else:
        yield from _moves_after_drawing(state)


def _moves_before_drawing(state: RoundState) -> Iterator[Move]:
    if state.stock:
        yield Draw()
    yield from _takes(state)
    if not state.stock and check(state, Pass()) is None:
        yield Pass()


def _moves_after_drawing(state: RoundState) -> Iterator[Move]:
    if check(state, Ask()) is None:
        yield Ask()
    by_kind = _by_kind(state)
    if by_kind[RED_THREE]:
        yield LayRedThree(_oldest_red_three(state))
    yield from _melds(state, by_kind)
    for cards in by_kind:
        if cards and check(state, Discard(cards[0])) is None:
            yield Discard(cards[0])


def _by_kind(state: RoundState) -> list[list[Card]]:
    by_kind: list[list[Card]] = [[] for _ in range(KINDS)]
    for card in in_order(state.hands[state.turn]):
        by_kind[KIND_OF[card]].append(card)
    return by_kind


def _oldest_red_three(state: RoundState) -> Card:
    old = state.this_turn.old_red_threes
    return old[0] if old else next(card for card in state.hands[state.turn] if KIND_OF[card] == RED_THREE)


def _holding(state: RoundState) -> Holding:
    return Holding(state.rules, state.standing(state.turn), state.counts[state.turn])


def _melds(state: RoundState, by_kind: Sequence[Sequence[Card]]) -> Iterator[Move]:
    holding = _holding(state)
    sets = ((group,) for group in holding.single_groups()) if holding.standing.melds else holding.opening_sets()
    size = len(state.hands[state.turn])
    for groups in sets:
        left = size - sum(group.size for group in groups)
        if refuse_groups(state.rules, holding.standing, groups, left) is None:
            yield Meld(_with_cards(groups, by_kind))


def _takes(state: RoundState) -> Iterator[Move]:
    if not state.pile or KIND_OF[state.pile[-1]] >= RED_THREE:
        return
    holding = _holding(state)
    by_kind = _by_kind(state)
    rank = Rank(KIND_OF[state.pile[-1]])
    frozen = state.is_frozen_for(state.rules.side_of(state.turn))
    for first in holding.splits(rank, holding.counts[TWO], holding.counts[JOKER_KIND], upcard=True):
        has_meld = rank in holding.standing.melds
        if refuse_first_group(state.rules, first, frozen=frozen, has_meld=has_meld) is not None:
            continue
        for groups in [(first,)] if holding.standing.melds else holding.opening_sets_with(first):
            first_group, *further = _with_cards(groups, by_kind)
            move = TakePile(Group(first_group.cards), tuple(further))
            if check(state, move) is None:
                yield move


def _with_cards(groups: Sequence[GroupCounts], by_kind: Sequence[Sequence[Card]]) -> tuple[Group, ...]:
    """The groups as cards; twos and jokers are handed out in order."""
    made: list[Group] = []
    twos = jokers = 0
    for group in groups:
        cards = (
            *by_kind[group.rank][: group.naturals],
            *by_kind[TWO][twos : twos + group.twos],
            *by_kind[JOKER_KIND][jokers : jokers + group.jokers],
        )
        twos += group.twos
        jokers += group.jokers
        made.append(Group(cards, None if group.naturals else group.rank))
    return tuple(made)
