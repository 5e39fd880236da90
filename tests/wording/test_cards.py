import pytest

from canasta_desktop.engine.cards import FACES, MELD_RANKS, THREES, meld_rank_letter, parse_card
from canasta_desktop.wording.cards import card_name, cards_of_rank, rank_name, wild_cards
from canasta_desktop.wording.sentence import english


def test_every_card_has_a_name_of_its_own() -> None:
    names = [english(card_name(card)) for card in FACES]
    assert len(set(names)) == 53
    assert english(card_name(parse_card("9d"))) == "nine of diamonds"
    assert english(card_name(parse_card("Th"))) == "ten of hearts"
    assert english(card_name(parse_card("Jo"))) == "joker"


WORDS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven"}
WORDS |= {"6": "six", "5": "five", "4": "four", "3": "three", "2": "two"}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


@pytest.mark.parametrize("rank", WORDS)
@pytest.mark.parametrize("suit", SUITS)
def test_every_name_agrees_with_the_card_as_it_is_written(rank: str, suit: str) -> None:
    assert english(card_name(parse_card(rank + suit))) == f"{WORDS[rank]} of {SUITS[suit]}"


def test_every_rank_has_a_name() -> None:
    names = {meld_rank_letter(rank): english(rank_name(rank)) for rank in (*MELD_RANKS, THREES)}
    assert names.pop("3") == "black threes"
    assert names.pop("6") == "sixes"
    assert names == {letter: f"{WORDS[letter]}s" for letter in "AKQJT98754"}


def test_small_numbers_of_cards_are_written_as_words() -> None:
    tens = MELD_RANKS[4]
    assert [english(cards_of_rank(tens, number)) for number in (1, 3, 14)] == ["a ten", "three tens", "14 tens"]
    assert english(cards_of_rank(MELD_RANKS[6], 1)) == "an eight"


def test_wild_cards_are_called_by_their_kind_where_there_is_one_kind() -> None:
    assert [english(wild_cards(*numbers)) for numbers in ((1, 0), (2, 0), (0, 1), (1, 2))] == [
        "a two",
        "two twos",
        "a joker",
        "three wild cards",
    ]
