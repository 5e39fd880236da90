"""The order in which a hand is held, and the keys of its cards."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.engine.cards import Card, cards_text, parse_cards
from canasta_desktop.model.hand_order import HandOrder, SortMode

HAND = "Ah 3s Jo 4d 2c Ks 4s 3h 9d Th"


def order_of(hand: str, mode: SortMode = SortMode.RANK) -> HandOrder:
    order = HandOrder(mode)
    order.follow(parse_cards(hand), new=False)
    return order


def text(order: HandOrder) -> str:
    return cards_text(held.card for held in order.held)


@pytest.mark.parametrize(
    ("mode", "shown"),
    [
        (SortMode.RANK, "4s 4d 9d Th Ks Ah 2c Jo 3s 3h"),
        (SortMode.SUIT, "4s Ks Th Ah 4d 9d 2c Jo 3s 3h"),
        (SortMode.VALUE, "4s 4d 3s 9d Th Ks Ah 2c Jo 3h"),
    ],
)
def test_a_mode_orders_the_hand(mode: SortMode, shown: str) -> None:
    assert text(order_of(HAND, mode)) == shown


def test_equal_cards_have_different_keys() -> None:
    order = order_of("9d 9d 9d")
    assert len(set(order.keys)) == 3


def test_a_new_card_is_placed_by_the_order_and_flagged() -> None:
    order = order_of("4s Ks")
    order.follow(parse_cards("4s Ks 9d"))
    assert [(cards_text([held.card]), held.is_new) for held in order.held] == [
        ("4s", False),
        ("9d", True),
        ("Ks", False),
    ]


def test_no_card_is_new_once_the_turn_is_over() -> None:
    order = order_of("4s")
    order.follow(parse_cards("4s 9d"))
    order.settle()
    assert not any(held.is_new for held in order.held)


def test_a_card_keeps_its_key_through_sorting_and_drawing() -> None:
    order = order_of(HAND)
    before = {held.key: held.card for held in order.held}
    order.sort(SortMode.VALUE)
    order.follow([*parse_cards(HAND), *parse_cards("5c 5c")])
    assert {held.key: held.card for held in order.held if held.key in before} == before


def test_a_manual_order_keeps_its_place_and_puts_new_cards_at_the_end() -> None:
    order = order_of("4s 9d Ks")
    order.move([order.keys[2]], order.keys[0])
    order.follow(parse_cards("4s 9d Ks 5c"))
    assert order.mode is SortMode.MANUAL
    assert text(order) == "Ks 4s 9d 5c"


def test_cards_moved_together_keep_their_order_among_each_other() -> None:
    order = order_of("4s 5s 6s 7s")
    first, second, third, _ = order.keys
    order.move([third, first], None)
    assert order.keys == (second, _, first, third)


def test_of_equal_cards_the_named_one_leaves() -> None:
    order = order_of("9d 9d 9d")
    leaving = order.keys[1]
    order.follow(parse_cards("9d 9d"), [leaving])
    assert leaving not in order.keys
    assert len(order.keys) == 2


def test_a_named_card_leaves_also_where_an_equal_one_came_for_it() -> None:
    order = order_of("9d Ks")
    nine = order.keys[0]
    order.follow(parse_cards("9d Ks"), [nine])
    assert nine not in order.keys
    assert [held.is_new for held in order.held] == [True, False]


def test_a_key_is_not_given_twice() -> None:
    order = order_of("4s 9d")
    before = set(order.keys)
    order.follow(parse_cards("4s"))
    order.follow(parse_cards("4s 9d"))
    assert len(before & set(order.keys)) == 1


@given(st.lists(st.lists(st.integers(0, 52).map(Card), max_size=12), max_size=5), st.sampled_from(SortMode))
def test_the_order_holds_exactly_the_hand_it_follows(hands: list[list[Card]], mode: SortMode) -> None:
    order = HandOrder(mode)
    for hand in hands:
        order.follow(hand)
        assert Counter(held.card for held in order.held) == Counter(hand)
        assert len(set(order.keys)) == len(hand)
