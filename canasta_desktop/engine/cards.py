"""Cards, ranks, kinds and what they are worth.

A card is a small whole number, its *face*: 0 to 51 for the naturals and twos in the order spades,
hearts, diamonds, clubs, each A K Q J T 9 8 7 6 5 4 3 2, and 52 for a joker. Equal cards of several
decks are the same number: the rules never tell them apart.

A *kind* is what the rules see of a card: A, K … 4 (0 to 10), red three, black three, two, joker.
"""

from collections.abc import Iterable
from typing import Final, NewType

Card = NewType("Card", int)
Kind = NewType("Kind", int)
Rank = NewType("Rank", int)
"""A rank that can be melded: 0 to 10 for A K Q J T 9 8 7 6 5 4, and `THREES` for black threes."""

RANK_LETTERS: Final = "AKQJT98765432"
SUIT_LETTERS: Final = "shdc"

JOKER: Final = Card(52)
FACES: Final = tuple(Card(face) for face in range(53))

RED_THREE: Final = Kind(11)
BLACK_THREE: Final = Kind(12)
TWO: Final = Kind(13)
JOKER_KIND: Final = Kind(14)
KINDS: Final = 15
"""How many kinds there are; hands are counted in lists of this length."""

MELD_RANKS: Final = tuple(Rank(rank) for rank in range(11))
"""The ranks of ordinary melds, A first, 4 last; each is also the kind of its cards."""
THREES: Final = Rank(BLACK_THREE)
"""The rank of a meld of black threes; it is also their kind."""


def _kind_of_face(face: int) -> Kind:
    if face == JOKER:
        return JOKER_KIND
    suit, rank = divmod(face, 13)
    if rank == 11:
        return RED_THREE if SUIT_LETTERS[suit] in "hd" else BLACK_THREE
    return TWO if rank == 12 else Kind(rank)


KIND_OF: Final = tuple(_kind_of_face(face) for face in range(53))
"""The kind of each card."""

RED_THREES: Final = tuple(face for face in FACES if KIND_OF[face] == RED_THREE)
"""The red threes."""

KIND_VALUE: Final = (20, 10, 10, 10, 10, 10, 10, 5, 5, 5, 5, 100, 5, 20, 50)
"""Points of a card of each kind (C-3). A red three in a hand at the end counts 100 against it."""

VALUE_OF: Final = tuple(KIND_VALUE[kind] for kind in KIND_OF)
"""Points of each card."""


class UnreadableCard(ValueError):
    """A text that names no card; `args[0]` is that text."""


def card_text(card: Card) -> str:
    """The card as it is written: `9h`, `Tc`, `Jo`."""
    return CARD_TEXTS[card]


CARD_TEXTS: Final = (
    *(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS),
    "Jo",
)
_CARD_OF_TEXT: Final = {text: Card(face) for face, text in enumerate(CARD_TEXTS)}


def parse_card(text: str) -> Card:
    """Read one card. Raises `UnreadableCard`."""
    try:
        return _CARD_OF_TEXT[text]
    except KeyError:
        raise UnreadableCard(text) from None


def parse_cards(text: str) -> list[Card]:
    """Read a list of cards separated by blanks. Raises `UnreadableCard`."""
    return [parse_card(word) for word in text.split()]


def cards_text(cards: Iterable[Card]) -> str:
    """Cards written one after the other, separated by blanks, in the order given."""
    return " ".join(CARD_TEXTS[card] for card in cards)


def is_wild(card: Card) -> bool:
    """Whether the card is a joker or a two (C-2)."""
    return KIND_OF[card] >= TWO


def suit_of(card: Card) -> str:
    """The suit letter of a card, empty for a joker."""
    return "" if card == JOKER else SUIT_LETTERS[card // 13]


def rank_letter(card: Card) -> str:
    """`A` to `2`, or `Jo` for a joker."""
    return "Jo" if card == JOKER else RANK_LETTERS[card % 13]


def meld_rank_letter(rank: Rank) -> str:
    """The letter of a meld's rank: `K`, `T`, and `3` for black threes."""
    return "3" if rank == THREES else RANK_LETTERS[rank]


def parse_meld_rank(letter: str) -> Rank | None:
    """The rank that a meld of this letter has, or None where no meld can have it."""
    if letter == "3":
        return THREES
    place = RANK_LETTERS.find(letter) if len(letter) == 1 else -1
    return Rank(place) if 0 <= place < 11 else None


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards in written order: A K Q J T 9 8 7 6 5 4 3 2 Jo, then s h d c."""
    return sorted(cards, key=_ORDER.__getitem__)


_ORDER: Final = tuple((13, 0) if face == JOKER else (face % 13, face // 13) for face in range(53))


def count_kinds(cards: Iterable[Card]) -> list[int]:
    """How many cards of each kind, as a list of length `KINDS`."""
    counts = [0] * KINDS
    for card in cards:
        counts[KIND_OF[card]] += 1
    return counts


def full_deck(decks: int) -> list[Card]:
    """All cards of so many decks: spades, hearts, diamonds, clubs, each A K Q … 2, two jokers."""
    one = [*(Card(face) for face in range(52)), JOKER, JOKER]
    return one * decks


def most_alike(card: Card, decks: int) -> int:
    """How many cards like this one so many decks hold: two jokers and one of each other card to a deck."""
    return 2 * decks if card == JOKER else decks
