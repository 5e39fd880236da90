"""Selecting and ordering the hand."""

from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.places import FromHand, FromStaged, OntoHand
from canasta_desktop.model.session import GameSession
from tests.model.stand_ins import Told
from tests.model.tables import a_table, keys, lay_table, shown


def selected(session: GameSession) -> list[int]:
    return list(session.selected)


def lay(session: GameSession, told: Told, hand: str = "4h 9d 9h Ks 2c", **table: object) -> None:
    lay_table(session, a_table(hand, **table))  # type: ignore[arg-type]  # each test names what its table has
    told.forget()


def test_a_toggle_is_told_and_shown(session: GameSession, told: Told) -> None:
    lay(session, told)
    (nine,) = keys(session, "9d")
    session.toggle(nine)
    assert told.names == ["snapshot_changed", "selection_changed"]
    assert selected(session) == [nine]
    session.toggle(nine)
    assert selected(session) == []


def test_selecting_what_is_selected_tells_nothing(session: GameSession, told: Told) -> None:
    lay(session, told)
    session.clear_selection()
    assert told.all == []


def test_a_range_and_a_rank_and_all_are_selected(session: GameSession, told: Told) -> None:
    lay(session, told)
    four, nine, other, king, two = keys(session, "4h 9h 9d Ks 2c")
    session.toggle(four)
    session.select_range(king)
    assert selected(session) == [four, nine, other, king]
    session.select_rank(other)
    assert selected(session) == [nine, other]
    session.select_all()
    assert selected(session) == [four, nine, other, king, two]


def test_unknown_and_staged_cards_are_not_selected(session: GameSession, told: Told) -> None:
    lay(session, told)
    (nine,) = keys(session, "9d")
    session.stage([nine])
    session.select([nine, 99])
    session.toggle(99)
    session.select_rank(99)
    assert selected(session) == []


def test_cards_are_selected_in_another_turn_too(session: GameSession, told: Told) -> None:
    lay(session, told, turn=1)
    session.select_all()
    assert len(session.selected) == 5


def test_sorting_is_told_with_its_mode(session: GameSession, told: Told) -> None:
    lay(session, told)
    session.next_sort_mode()
    assert told.names == ["sort_mode_changed", "snapshot_changed"]
    assert shown(session) == "Ks 4h 9h 9d 2c"
    session.next_sort_mode()
    session.next_sort_mode()
    session.next_sort_mode()
    assert told.values("sort_mode_changed") == [SortMode.SUIT, SortMode.VALUE, SortMode.MANUAL, SortMode.RANK]


def test_ordering_the_hand_is_told_though_no_card_moves(session: GameSession, told: Told) -> None:
    lay(session, told)
    ordered: list[SortMode] = []
    session.hand_ordered.connect(ordered.append)
    session.sort()
    session.sort()
    session.select_all()
    session.move_in_hand(session.selected[:1], 3)
    session.move_in_hand(session.selected[:1], 1)
    assert ordered == [SortMode.RANK, SortMode.RANK, SortMode.MANUAL]


def test_the_own_order_is_found_again_after_sorting(session: GameSession, told: Told) -> None:
    lay(session, told, phase="draw")
    session.move_in_hand(keys(session, "Ks"), 0)
    session.sort(SortMode.SUIT)
    session.draw()
    session.sort(SortMode.MANUAL)
    assert shown(session) == "Ks 4h 9h 9d 2c Tc"


def test_moving_cards_makes_the_order_manual_and_it_survives_a_draw(session: GameSession, told: Told) -> None:
    lay(session, told, phase="draw")
    session.move_in_hand(keys(session, "Ks"), 0)
    assert session.sort_mode is SortMode.MANUAL
    session.draw()
    assert shown(session) == "Ks 4h 9h 9d 2c Tc"
    session.sort()
    assert (session.sort_mode, shown(session)) == (SortMode.RANK, "4h 9h 9d Tc Ks 2c")


def test_the_own_order_survives_staging_taking_back_and_a_taken_pile(session: GameSession, told: Told) -> None:
    lay(session, told, phase="draw")
    session.move_in_hand(keys(session, "Ks"), 0)
    session.move_in_hand(keys(session, "2c"), 1)
    session.stage(keys(session, "9h 9d"))
    session.take_back_last()
    assert shown(session) == "Ks 2c 4h 9h 9d"
    session.stage(keys(session, "9h"))
    session.take_back_all()
    assert shown(session) == "Ks 2c 4h 9h 9d"
    lay_table(session, a_table("4h 9h 9d Ks 2c", phase="draw", pile="5s 6d 9c", mine=["9s 9c 9d"]))
    session.move_in_hand(keys(session, "Ks"), 0)
    assert session.take_pile() is None
    assert shown(session).split()[0] == "Ks"
    assert session.sort_mode is SortMode.MANUAL


def test_a_drop_within_the_hand_counts_the_cards_that_stay(session: GameSession, told: Told) -> None:
    lay(session, told)
    session.drop(FromHand(tuple(keys(session, "4h 9h"))), OntoHand(2))
    assert shown(session) == "9d Ks 4h 9h 2c"
    session.drop(FromHand(tuple(keys(session, "9d"))), OntoHand(4))
    assert shown(session) == "Ks 4h 9h 2c 9d"


def test_a_manual_hand_takes_a_staged_card_back_where_it_is_dropped(session: GameSession, told: Told) -> None:
    lay(session, told)
    session.move_in_hand(keys(session, "2c"), 0)
    nines = keys(session, "9h")
    session.stage(nines)
    session.drop(FromStaged(tuple(nines)), OntoHand(0))
    assert shown(session) == "9h 2c 4h 9d Ks"


def test_new_cards_are_flagged_until_the_turn_ends(session: GameSession, told: Told) -> None:
    lay(session, told, phase="draw")
    session.draw()
    assert session.snapshot is not None
    assert [held.is_new for held in session.snapshot.hand].count(True) == 1
    session.discard(keys(session, "4h")[0])
    assert not any(held.is_new for held in session.snapshot.hand)
