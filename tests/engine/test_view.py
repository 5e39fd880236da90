"""What one seat may know."""

from canasta_desktop.engine.cards import Card, cards_text, parse_cards
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import view_of
from canasta_desktop.engine.view_form import rules_form, rules_from_form, view_form, view_from_form
from tests.engine.rule_sets import RULE_SETS
from tests.engine.tables import KINGS, a_table, play


def test_a_seat_sees_its_own_hand_in_written_order_and_the_others_only_in_number(classic: RuleSet) -> None:
    view = view_of(a_table(classic, "Jo 5s 2c As"), 0)
    assert cards_text(view.hand) == "As 5s 2c Jo"
    assert view.hand_sizes == (4, 2, 1, 1)


def test_the_stock_is_only_a_number(classic: RuleSet) -> None:
    assert view_of(a_table(classic, "4s", stock="7c 6h 8s"), 0).stock == 3


def test_exchanging_hidden_cards_leaves_the_view_equal(classic: RuleSet) -> None:
    table = a_table(classic, "4s 5s")
    other = table.copy()
    other.hands[1][0], other.stock[0] = other.stock[0], other.hands[1][0]
    assert view_of(other, 0) == view_of(table, 0)
    assert view_of(other, 1) != view_of(table, 1)


def test_cards_taken_with_the_pile_are_known_until_put_down(classic: RuleSet) -> None:
    table = a_table(classic, "9s 9h 4s 5s", phase="draw", pile="6c 7d 7d 9c", mine=["Kh Kd Ks"])
    play(table, "take 9s 9h")
    assert cards_text(view_of(table, 1).known[0]) == "7d 7d 6c"
    play(table, "discard 7d")
    assert cards_text(view_of(table, 1).known[0]) == "7d 6c"


def test_a_card_put_down_may_have_been_the_known_one(classic: RuleSet) -> None:
    table = a_table(classic, "9s 9h 6c 5s", phase="draw", pile="6c 9c", mine=["Kh Kd Ks"])
    play(table, "take 9s 9h", "discard 6c")
    assert view_of(table, 1).known[0] == ()


def test_the_upcard_and_red_threes_of_a_taken_pile_lie_open_and_are_not_in_the_hand(classic: RuleSet) -> None:
    table = a_table(classic, "9s 9h 4s 5s", phase="draw", pile="6c 3h 9c", mine=["Kh Kd Ks"])
    play(table, "take 9s 9h")
    view = view_of(table, 1)
    assert cards_text(view.known[0]) == "6c"
    assert cards_text(view.red_threes[0]) == "3h"


def test_a_pile_of_discards_is_known_when_it_is_taken(classic: RuleSet) -> None:
    table = a_table(classic, "4s 5s", pile="", mine=["9h 9d 9c"], stock="7c 9s 8c 8s")
    play(table, "discard 4s", "draw", "discard 7c", "draw", "discard 9s", "draw", "discard 8c", "draw", "discard 8s")
    assert cards_text(view_of(table, 0).pile) == "4s 7c 9s 8c 8s"


def test_a_view_tells_of_the_question(classic: RuleSet) -> None:
    table = a_table(classic, "4s 5s")
    play(table, "ask")
    view = view_of(table, 2)
    assert (view.question_open, view.asked, view.partner_said_no) == (True, True, False)
    play(table, "answer no")
    assert view_of(table, 2).partner_said_no


def test_melds_are_seen_with_their_cards(classic: RuleSet) -> None:
    view = view_of(a_table(classic, "4s", mine=["9h 9d 9c", {"cards": KINGS, "concealed": True}]), 1)
    assert [(cards_text(meld.cards), meld.concealed) for meld in view.melds[0]] == [(KINGS, True), ("9h 9d 9c", False)]


def test_a_view_goes_through_its_form(classic: RuleSet) -> None:
    melds = ["Kh Kd Ks", {"cards": "Qs Qs Qh Qh Qd Qd Qc", "concealed": True}]
    table = a_table(classic, "9s 9h 4s 5s", phase="draw", pile="6c 3h 9c", mine=melds)
    play(table, "take 9s 9h", "discard 4s")
    for seat in range(4):
        view = view_of(table, seat)
        assert view_from_form(view_form(view)) == view


def test_the_form_of_a_view_holds_no_hidden_card(classic: RuleSet) -> None:
    """Of a whole deal, the form names each card as often as it lies open or is held by the seat."""
    table, _ = deal(classic, 0, deck_of(3, 0, 2), [0, 0])
    form = view_form(view_of(table, 1))
    shown: list[Card] = []
    for key in ("hand", "pile"):
        shown += parse_cards(str(form[key]))
    assert sorted(shown) == sorted([*table.hands[1], *table.pile])
    assert not any(isinstance(value, str) and len(value.split()) > 11 for value in form.values())


def test_a_rule_set_goes_through_its_form() -> None:
    for rules in RULE_SETS.values():
        assert rules_from_form(rules_form(rules)) == rules
