"""Worlds that a seat could be in, made from its view."""

from collections import Counter

import pytest
from hypothesis import given

from canasta_desktop.engine.cards import Card, card_text
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from canasta_desktop.engine.view import view_of
from canasta_desktop.engine.world import legal_moves_seen, world_of
from tests.engine.strategies import examples
from tests.engine.tables import a_table, play
from tests.engine.test_random_play import mid_round


def in_any_order(state: RoundState) -> list[object]:
    """All of a round but the order of the cards in hands and melds and that of the melds."""
    melds = [
        sorted((meld.rank, sorted(meld.cards), meld.naturals, meld.wilds, meld.concealed) for meld in melds.values())
        for melds in state.melds
    ]
    hands = [Counter(hand) for hand in state.hands]
    turn = state.this_turn.copy()
    turn.old_red_threes = []
    ending = (state.ending, state.out_seat, state.out_concealed)
    table = (state.rules, state.scores, state.dealer, state.turn, state.phase, state.stock, state.pile, ending)
    counted = (state.minimums, state.canastas, state.pile_wilds, state.upcards, state.moves, state.melded_earlier)
    return [*table, *counted, melds, hands, state.by_kind, turn, [Counter(cards) for cards in state.red_threes]]


@examples(200)
@given(mid_round)
def test_with_the_real_hidden_cards_it_is_the_real_round(state: RoundState) -> None:
    for seat in range(state.rules.players):
        world = world_of(view_of(state, seat), state.hands, state.stock[::-1])
        assert in_any_order(world) == in_any_order(state)
        if seat == state.turn:
            assert world.this_turn.old_red_threes == state.this_turn.old_red_threes


@examples(200)
@given(mid_round)
def test_a_seat_lists_its_own_legal_moves(state: RoundState) -> None:
    assert legal_moves_seen(view_of(state, state.actor)) == legal_moves(state)


def test_a_seat_knows_which_of_its_red_threes_must_be_laid(french: RuleSet) -> None:
    state = a_table(french, "3d 4s 5s", phase="draw", stock="3h 6c")
    play(state, "draw")
    assert [card_text(card) for card in view_of(state, 0).red_threes_held] == ["3d", "3h"]
    assert view_of(state, 0).red_threes_due == 1
    assert view_of(state, 1).red_threes_due == 0
    assert legal_moves_seen(view_of(state, 0)) == legal_moves(state)


def test_too_many_or_too_few_cards_are_refused(classic: RuleSet) -> None:
    view = view_of(a_table(classic, "4s 5s"), 0)
    with pytest.raises(ValueError, match="as many cards"):
        world_of(view, [[] for _ in range(4)], [Card(0)] * 2)
    with pytest.raises(ValueError, match="as many cards"):
        world_of(view, [[Card(0)] * size for size in view.hand_sizes], [])
