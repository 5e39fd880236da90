"""The names of cards and ranks, each as a whole: no language is asked to put them together from parts."""

from typing import Final

from canasta_desktop.engine.cards import THREES, Card, Rank
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

CARD_NAMES: Final = (
    QT_TRANSLATE_NOOP("Cards", "ace of spades"),
    QT_TRANSLATE_NOOP("Cards", "king of spades"),
    QT_TRANSLATE_NOOP("Cards", "queen of spades"),
    QT_TRANSLATE_NOOP("Cards", "jack of spades"),
    QT_TRANSLATE_NOOP("Cards", "ten of spades"),
    QT_TRANSLATE_NOOP("Cards", "nine of spades"),
    QT_TRANSLATE_NOOP("Cards", "eight of spades"),
    QT_TRANSLATE_NOOP("Cards", "seven of spades"),
    QT_TRANSLATE_NOOP("Cards", "six of spades"),
    QT_TRANSLATE_NOOP("Cards", "five of spades"),
    QT_TRANSLATE_NOOP("Cards", "four of spades"),
    QT_TRANSLATE_NOOP("Cards", "three of spades"),
    QT_TRANSLATE_NOOP("Cards", "two of spades"),
    QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    QT_TRANSLATE_NOOP("Cards", "king of hearts"),
    QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
    QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
    QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
    QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
    QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
    QT_TRANSLATE_NOOP("Cards", "seven of hearts"),
    QT_TRANSLATE_NOOP("Cards", "six of hearts"),
    QT_TRANSLATE_NOOP("Cards", "five of hearts"),
    QT_TRANSLATE_NOOP("Cards", "four of hearts"),
    QT_TRANSLATE_NOOP("Cards", "three of hearts"),
    QT_TRANSLATE_NOOP("Cards", "two of hearts"),
    QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "eight of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "six of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "five of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "four of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "three of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "two of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    QT_TRANSLATE_NOOP("Cards", "king of clubs"),
    QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
    QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
    QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
    QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
    QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
    QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
    QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    QT_TRANSLATE_NOOP("Cards", "five of clubs"),
    QT_TRANSLATE_NOOP("Cards", "four of clubs"),
    QT_TRANSLATE_NOOP("Cards", "three of clubs"),
    QT_TRANSLATE_NOOP("Cards", "two of clubs"),
    QT_TRANSLATE_NOOP("Cards", "joker"),
)
"""By the number of the card."""

_RANK_NAMES: Final = {
    Rank(0): QT_TRANSLATE_NOOP("Ranks", "aces"),
    Rank(1): QT_TRANSLATE_NOOP("Ranks", "kings"),
    Rank(2): QT_TRANSLATE_NOOP("Ranks", "queens"),
    Rank(3): QT_TRANSLATE_NOOP("Ranks", "jacks"),
    Rank(4): QT_TRANSLATE_NOOP("Ranks", "tens"),
    Rank(5): QT_TRANSLATE_NOOP("Ranks", "nines"),
    Rank(6): QT_TRANSLATE_NOOP("Ranks", "eights"),
    Rank(7): QT_TRANSLATE_NOOP("Ranks", "sevens"),
    Rank(8): QT_TRANSLATE_NOOP("Ranks", "sixes"),
    Rank(9): QT_TRANSLATE_NOOP("Ranks", "fives"),
    Rank(10): QT_TRANSLATE_NOOP("Ranks", "fours"),
    THREES: QT_TRANSLATE_NOOP("Ranks", "black threes"),
}
_COUNTED: Final = {
    Rank(0): (QT_TRANSLATE_NOOP("Ranks", "{number} aces", "", 2), "an ace"),
    Rank(1): (QT_TRANSLATE_NOOP("Ranks", "{number} kings", "", 2), "a king"),
    Rank(2): (QT_TRANSLATE_NOOP("Ranks", "{number} queens", "", 2), "a queen"),
    Rank(3): (QT_TRANSLATE_NOOP("Ranks", "{number} jacks", "", 2), "a jack"),
    Rank(4): (QT_TRANSLATE_NOOP("Ranks", "{number} tens", "", 2), "a ten"),
    Rank(5): (QT_TRANSLATE_NOOP("Ranks", "{number} nines", "", 2), "a nine"),
    Rank(6): (QT_TRANSLATE_NOOP("Ranks", "{number} eights", "", 2), "an eight"),
    Rank(7): (QT_TRANSLATE_NOOP("Ranks", "{number} sevens", "", 2), "a seven"),
    Rank(8): (QT_TRANSLATE_NOOP("Ranks", "{number} sixes", "", 2), "a six"),
    Rank(9): (QT_TRANSLATE_NOOP("Ranks", "{number} fives", "", 2), "a five"),
    Rank(10): (QT_TRANSLATE_NOOP("Ranks", "{number} fours", "", 2), "a four"),
    THREES: (QT_TRANSLATE_NOOP("Ranks", "{number} black threes", "", 2), "a black three"),
}
_TWOS: Final = QT_TRANSLATE_NOOP("Ranks", "{number} twos", "", 2), "a two"
_JOKERS: Final = QT_TRANSLATE_NOOP("Ranks", "{number} jokers", "", 2), "a joker"
_WILDS: Final = QT_TRANSLATE_NOOP("Ranks", "{number} wild cards", "", 2), "a wild card"
_CARDS: Final = QT_TRANSLATE_NOOP("Ranks", "{number} cards", "", 2), "a card"
_NONE: Final = QT_TRANSLATE_NOOP("Numbers", "none")
_NUMBERS: Final = (
    QT_TRANSLATE_NOOP("Numbers", "no"),
    QT_TRANSLATE_NOOP("Numbers", "one"),
    QT_TRANSLATE_NOOP("Numbers", "two"),
    QT_TRANSLATE_NOOP("Numbers", "three"),
    QT_TRANSLATE_NOOP("Numbers", "four"),
    QT_TRANSLATE_NOOP("Numbers", "five"),
    QT_TRANSLATE_NOOP("Numbers", "six"),
    QT_TRANSLATE_NOOP("Numbers", "seven"),
    QT_TRANSLATE_NOOP("Numbers", "eight"),
    QT_TRANSLATE_NOOP("Numbers", "nine"),
    QT_TRANSLATE_NOOP("Numbers", "ten"),
    QT_TRANSLATE_NOOP("Numbers", "eleven"),
    QT_TRANSLATE_NOOP("Numbers", "twelve"),
)


def card_name(card: Card) -> Sentence:
    """A card alone: "nine of diamonds", "joker"."""
    return CARD_NAMES[card]


def rank_name(rank: Rank) -> Sentence:
    """All cards of a rank: "nines", "black threes"."""
    return _RANK_NAMES[rank]


def number_word(number: int) -> Sentence | int:
    """A small number as a word, any other in figures."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else number


def amount_word(number: int) -> Sentence | int:
    """The same for what is had: "none" for nothing."""
    return number_word(number) if number else _NONE


def cards_of_rank(rank: Rank, number: int) -> Sentence:
    """So many of a rank: "a ten", "three tens"."""
    return _counted(_COUNTED[rank], number)


def wild_cards(twos: int, jokers: int) -> Sentence:
    """So many wild cards: "a two", "two jokers", "three wild cards"."""
    if not jokers:
        return _counted(_TWOS, twos)
    return _counted(_WILDS if twos else _JOKERS, twos + jokers)


def so_many_cards(number: int) -> Sentence:
    """So many cards of any kind: "a card", "three cards"."""
    return _counted(_CARDS, number)


def _counted(words: tuple[Sentence, str], number: int) -> Sentence:
    several, one = words
    return several.counted(number, one).filled(number=number_word(number))
