"""The tables of the pictures are reached by moves that the engine has accepted."""

from canasta_desktop.engine.cards import in_order, parse_cards
from canasta_desktop.storage.records import parse_record, record_text
from tests.pictures.wanted_tables import FOUR, OPENING, OUT, match_to, record_of


def test_a_wanted_table_has_its_cards_and_its_scores_in_the_third_round() -> None:
    match = match_to(FOUR, ((985, 1200), (1000, 1205)))
    state = match.state
    assert state is not None
    assert len(match.rounds) == 3
    assert state.scores == (1985, 2405)
    assert in_order(state.hands[0]) == in_order(parse_cards(str(FOUR.hands[0])))
    assert [len(hand) for hand in state.hands] == [23, 8, 6, 9]
    assert state.pile == parse_cards(FOUR.pile)
    laid = sorted(tuple(in_order(meld.cards)) for meld in state.melds[0].values())
    assert laid == sorted(tuple(in_order(parse_cards(text))) for text in FOUR.melds[0])


def test_a_side_that_has_not_melded_can_be_wanted() -> None:
    state = match_to(OPENING, ()).state
    assert state is not None
    assert not state.has_melded(0)
    assert len(state.hands[0]) == 12


def test_the_end_of_a_round_can_be_wanted() -> None:
    match = match_to(OUT, ())
    assert match.state is not None
    assert match.state.out_seat == 2
    assert match.rounds[-1].result is not None


def test_the_record_of_a_wanted_table_can_be_opened() -> None:
    record = record_of(match_to(OPENING, ()))
    assert parse_record(record_text(record)).match.state == record.match.state
