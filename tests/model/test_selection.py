"""Which cards are selected."""

from canasta_desktop.model.selection import Selection

SHOWN = (5, 3, 8, 1, 2)


def test_a_toggle_selects_and_a_second_one_no_longer() -> None:
    once = Selection().toggled(3)
    assert once.keys == {3}
    assert once.toggled(3).keys == frozenset()


def test_a_range_goes_from_the_card_last_touched_in_the_order_shown() -> None:
    assert Selection().toggled(1).with_range(3, SHOWN).keys == {3, 8, 1}


def test_a_second_range_begins_at_the_same_card() -> None:
    assert Selection().toggled(8).with_range(1, SHOWN).with_range(5, SHOWN).keys == {5, 3, 8, 1}


def test_a_range_without_a_beginning_is_one_card() -> None:
    assert Selection().with_range(8, SHOWN).keys == {8}


def test_cards_that_are_gone_are_not_selected() -> None:
    left = Selection().toggled(8).toggled(1).among((5, 8))
    assert left == Selection(frozenset({8}), None)
