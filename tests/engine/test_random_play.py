"""What holds at every moment of any round, found out by random legal play."""

import random
from collections import Counter

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from canasta_desktop.engine.apply import IllegalMove, apply
from canasta_desktop.engine.cards import KIND_OF, VALUE_OF, Card, full_deck
from canasta_desktop.engine.check import check
from canasta_desktop.engine.deal import deal
from canasta_desktop.engine.events import RoundEnded, RoundEnding
from canasta_desktop.engine.moves import Discard, Draw, Group, Meld, Move, Pass, TakePile
from canasta_desktop.engine.notation import move_text, parse_move, parse_seat_move, seat_move_text
from canasta_desktop.engine.position import position_of, read_position
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState, count_wilds, sorted_by_kind
from canasta_desktop.engine.view import known_cards, view_of
from canasta_desktop.engine.view_form import view_form, view_from_form
from tests.engine.rule_sets import ALL_PRESETS
from tests.engine.strategies import (
    SEEDS,
    any_rules,
    chosen_moves,
    dealt,
    examples,
    house_rule_sets,
    preset_rules,
    shuffled,
)


def lying_cards(state: RoundState) -> list[Card]:
    """Every card of the table, wherever it lies."""
    melded = [card for melds in state.melds for meld in melds.values() for card in meld.cards]
    held = [card for cards in (*state.hands, *state.red_threes) for card in cards]
    return [*state.stock, *state.pile, *melded, *held]


def canastas(state: RoundState, side: int) -> int:
    """The side's canastas, counted from the cards on the table."""
    melds = state.melds[side].values()
    return sum(len(meld.cards) >= state.rules.canasta_size and KIND_OF[meld.cards[0]] != 12 for meld in melds)


def play_out(rules: RuleSet, seed: int) -> RoundState:
    """A whole round of random legal play, looked at after every move."""
    state = dealt(rules, seed)
    deck = sorted(full_deck(rules.decks))
    longest = 40 * len(deck)
    for moves, move in chosen_moves(state, seed):
        assert moves, "a player has no legal move"
        assert len(set(moves)) == len(moves), "a move is listed twice"
        apply(state, move)
        assert sorted(lying_cards(state)) == deck
        assert state.by_kind == [sorted_by_kind(hand) for hand in state.hands]
        assert state.pile_wilds == count_wilds(state.pile)
        assert state.canastas == [canastas(state, side) for side in range(rules.sides)]
        assert len(state.moves) < longest, "the round does not end"
    return state


def look_at_the_end(state: RoundState) -> None:
    went_out = [seat for seat, hand in enumerate(state.hands) if not hand]
    assert (state.ending is RoundEnding.WENT_OUT) == (state.out_seat is not None)
    if state.out_seat is not None:
        assert went_out == [state.out_seat]
        assert canastas(state, state.rules.side_of(state.out_seat)) >= state.rules.canastas_to_go_out
    for side, score in enumerate(round_scores(state)):
        melded = [card for meld in state.melds[side].values() for card in meld.cards]
        held = [card for seat in state.rules.seats_of(side) for card in state.hands[seat]]
        assert score.melds == sum(VALUE_OF[card] for card in melded)
        assert score.hand == -sum(VALUE_OF[card] for card in held)
        assert score.total == score.melds + score.canastas + score.red_threes + score.going_out + score.hand


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
@examples(50)
@given(SEEDS)
def test_every_round_of_a_preset_ends_as_it_should(name: str, players: int, seed: int) -> None:
    look_at_the_end(play_out(preset(name, players), seed))


@examples(120)
@given(house_rule_sets(), SEEDS)
def test_two_rounds_of_house_rules_end_as_they_should(rules: RuleSet, seed: int) -> None:
    look_at_the_end(play_out(rules, seed))
    look_at_the_end(play_out(rules, seed + 1))


def state_in_mid_round(rules: RuleSet, seed: int, moves: int) -> RoundState:
    """The table after so many random moves, or before the one that would end the round."""
    state = dealt(rules, seed)
    for _, move in chosen_moves(state, seed):
        after = state.copy()
        apply(after, move)
        if after.over or len(state.moves) >= moves:
            break
        apply(state, move)
    return state


mid_round = st.builds(state_in_mid_round, any_rules, SEEDS, st.integers(0, 120))


@examples(100)
@given(mid_round, SEEDS)
def test_every_listed_move_applies_and_is_written_and_read(state: RoundState, seed: int) -> None:
    moves, _ = next(chosen_moves(state, seed))
    for move in moves:
        assert parse_move(move_text(move)) == move
        apply(state.copy(), move)


def groups_of(state: RoundState) -> st.SearchStrategy[Group]:
    """Groups sensible and senseless: cards of the hand, and now and then another."""
    hand = state.hands[state.turn]
    cards = st.lists(st.sampled_from(hand or [Card(0)]) | st.integers(0, 52).map(Card), max_size=4).map(tuple)
    ranks = st.none() | st.sampled_from([*state.melds[state.rules.side_of(state.turn)], *range(13)[:11], 12])
    return st.builds(Group, cards, ranks)


@examples(300)
@given(st.data())
def test_a_refused_move_changes_nothing_and_an_accepted_one_applies(data: st.DataObject) -> None:
    state = data.draw(mid_round)
    groups = groups_of(state)
    some = st.lists(groups, max_size=3).map(tuple)
    moves = st.builds(Meld, some) | st.builds(TakePile, groups, some)
    discards = st.builds(Discard, st.integers(0, 52).map(Card))
    move: Move = data.draw(st.one_of(moves, discards, st.just(Draw()), st.just(Pass())))
    before = state.copy()
    refusal = check(state, move)
    note(f"{move_text(move)}: {refusal}")
    if refusal is None:
        apply(state, move)
    else:
        with pytest.raises(IllegalMove) as caught:
            apply(state, move)
        assert caught.value.refusal == refusal
        assert state == before


@given(preset_rules, SEEDS)
def test_the_moves_of_a_round_replay_to_the_same_table(rules: RuleSet, seed: int) -> None:
    state = dealt(rules, seed)
    events = [event for _, move in chosen_moves(state, seed) for event in apply(state, move)]
    again, _ = deal(rules, state.dealer, shuffled(rules, seed), state.scores)
    replayed = []
    for text in [seat_move_text(seat, move) for seat, move in state.moves]:
        seat, move = parse_seat_move(text)
        replayed += apply(again, move, seat)
    assert again == state
    assert replayed == events
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].scores == round_scores(state)


@examples(100)
@given(mid_round)
def test_a_position_is_read_as_it_is_written(state: RoundState) -> None:
    written = position_of(state)
    assert position_of(read_position(state.rules, written)) == written


@examples(100)
@given(mid_round)
def test_a_view_goes_through_its_form(state: RoundState) -> None:
    for seat in range(state.rules.players):
        view = view_of(state, seat)
        assert view_from_form(view_form(view)) == view


@examples(100)
@given(mid_round)
def test_known_cards_are_in_the_hands(state: RoundState) -> None:
    known = known_cards(state.rules.players, state.upcards, state.moves)
    for seat, hand in enumerate(state.hands):
        assert Counter(known[seat]) <= Counter(hand)


def exchange_hidden(state: RoundState, seat: int, rng: random.Random) -> None:
    """Deal anew what the seat cannot know: the stock and the other hands, but for cards known to be there."""
    known = known_cards(state.rules.players, state.upcards, state.moves)
    kept = [list(known[owner]) if owner != seat else list(state.hands[seat]) for owner in range(state.rules.players)]
    hidden = list(state.stock)
    for hand, staying in zip(state.hands, kept, strict=True):
        hidden += (Counter(hand) - Counter(staying)).elements()
    rng.shuffle(hidden)
    sizes = [len(hand) - len(staying) for hand, staying in zip(state.hands, kept, strict=True)]
    for owner, size in enumerate(sizes):
        state.hold(owner, kept[owner] + [hidden.pop() for _ in range(size)])
    state.stock = hidden


@examples(100)
@given(mid_round, SEEDS)
def test_exchanging_hidden_cards_leaves_the_view_and_its_form_equal(state: RoundState, seed: int) -> None:
    seat = state.actor
    view = view_of(state, seat)
    exchanged = state.copy()
    exchange_hidden(exchanged, seat, random.Random(seed))
    assert sorted(lying_cards(exchanged)) == sorted(lying_cards(state))
    assert view_of(exchanged, seat) == view
    assert view_form(view_of(exchanged, seat)) == view_form(view)
