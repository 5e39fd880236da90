"""Cards: how they are written, of what kind they are and what they are worth."""

import pytest

from canasta_desktop.engine.cards import (
    BLACK_THREE,
    CARD_TEXTS,
    FACES,
    JOKER_KIND,
    KIND_OF,
    RED_THREE,
    THREES,
    TWO,
    VALUE_OF,
    Rank,
    UnreadableCard,
    card_text,
    cards_text,
    count_kinds,
    full_deck,
    in_order,
    is_wild,
    meld_rank_letter,
    most_alike,
    parse_card,
    parse_cards,
    parse_meld_rank,
    rank_letter,
    suit_of,
)


def test_every_card_is_read_as_it_is_written() -> None:
    assert [parse_card(card_text(card)) for card in FACES] == list(FACES)


def test_no_two_cards_are_written_alike() -> None:
    assert len(set(CARD_TEXTS)) == 53


@pytest.mark.parametrize("text", ["", "10h", "1h", "hK", "KH", "kh", "jo", "J", "Kx", "K h", "Joker", "0s"])
def test_what_names_no_card_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        parse_card(text)
    assert caught.value.args == (text,)


def test_a_list_is_read_over_any_blanks() -> None:
    assert cards_text(parse_cards("  5h  5d\tJo ")) == "5h 5d Jo"


@pytest.mark.parametrize(
    ("cards", "value"),
    [("Jo", 50), ("2s", 20), ("Ah", 20), ("Ks Qh Jd Tc 9s 8h", 10), ("7d 6c 5s 4h", 5), ("3s 3c", 5), ("3h 3d", 100)],
)
def test_the_values_of_cards(cards: str, value: int) -> None:
    assert {VALUE_OF[card] for card in parse_cards(cards)} == {value}


@pytest.mark.parametrize(
    ("text", "kind"), [("3h", RED_THREE), ("3d", RED_THREE), ("3s", BLACK_THREE), ("3c", BLACK_THREE), ("2d", TWO)]
)
def test_threes_have_a_colour_and_twos_are_their_own_kind(text: str, kind: int) -> None:
    assert KIND_OF[parse_card(text)] == kind


def test_only_jokers_and_twos_are_wild() -> None:
    assert [card_text(card) for card in FACES if is_wild(card)] == ["2s", "2h", "2d", "2c", "Jo"]
    assert KIND_OF[parse_card("Jo")] == JOKER_KIND


def test_suits_do_not_matter_to_the_kind() -> None:
    assert len({KIND_OF[card] for card in parse_cards("Ks Kh Kd Kc")}) == 1


def test_a_deck_has_fifty_two_cards_and_two_jokers_in_the_order_of_deal_numbers() -> None:
    one = [card_text(card) for card in full_deck(1)]
    assert one[:13] == ["As", "Ks", "Qs", "Js", "Ts", "9s", "8s", "7s", "6s", "5s", "4s", "3s", "2s"]
    assert [text[-1] for text in one[:52:13]] == ["s", "h", "d", "c"]
    assert one[52:] == ["Jo", "Jo"]
    assert full_deck(3) == full_deck(1) * 3


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_so_many_alike_are_in_the_decks(decks: int) -> None:
    assert all(full_deck(decks).count(card) == most_alike(card, decks) for card in FACES)


def test_written_order_is_by_rank_then_suit_jokers_last() -> None:
    assert cards_text(in_order(parse_cards("Jo 2c 3d 3s Kc Ks 4h As"))) == "As Ks Kc 4h 3s 3d 2c Jo"


def test_cards_are_counted_by_kind() -> None:
    counts = count_kinds(parse_cards("As Ah 3d 2c Jo Jo"))
    assert (counts[0], counts[RED_THREE], counts[TWO], counts[JOKER_KIND], sum(counts)) == (2, 1, 1, 2, 6)


@pytest.mark.parametrize("letter", "AKQJT9876543")
def test_the_letter_of_a_melds_rank_is_read_as_it_is_written(letter: str) -> None:
    rank = parse_meld_rank(letter)
    assert rank is not None
    assert meld_rank_letter(rank) == letter


@pytest.mark.parametrize("letter", ["2", "Jo", "", "10", "AK", "x"])
def test_no_meld_has_such_a_rank(letter: str) -> None:
    assert parse_meld_rank(letter) is None


def test_black_threes_are_the_last_of_the_ranks() -> None:
    assert parse_meld_rank("3") == THREES
    assert Rank(10) < THREES


def test_a_card_tells_its_suit_and_rank() -> None:
    assert [(suit_of(card), rank_letter(card)) for card in parse_cards("Th Jo 2c")] == [
        ("h", "T"),
        ("", "Jo"),
        ("c", "2"),
    ]
