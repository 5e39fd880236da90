"""The order in which a person holds cards, and which card is which."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from canasta_desktop.engine.cards import (
    BLACK_THREE,
    JOKER_KIND,
    KIND_OF,
    RED_THREE,
    TWO,
    VALUE_OF,
    Card,
    suit_of,
)
from canasta_desktop.engine.values import value


class SortMode(Enum):
    """How the hand is ordered; the values are their names in files."""

    RANK = "rank"
    """4 … A, 2, joker, black three, red three."""
    SUIT = "suit"
    """Spades, hearts, clubs, diamonds, each 4 … A; then 2, joker, threes."""
    VALUE = "value"
    """The fewest points first."""
    MANUAL = "manual"
    """As the player put them."""


@value
class HeldCard:
    """A card that is held; `key` says which of equal cards it is."""

    key: int
    card: Card
    is_new: bool = False
    """Came in this turn."""


class HandOrder:
    """The cards of one hand in the order shown, staged cards among them at the place they come back to.

    A card keeps its key while it is held. Keys count up from 0 and are not given twice. An order that the player
    made is kept when the hand is sorted, and found again by `MANUAL`.
    """

    def __init__(self, mode: SortMode = SortMode.RANK) -> None:
        self._held: list[HeldCard] = []
        self._next_key = 0
        self._mode = mode
        self._own: tuple[int, ...] = ()

    @property
    def mode(self) -> SortMode:
        """How new cards are placed."""
        return self._mode

    @property
    def held(self) -> tuple[HeldCard, ...]:
        """All cards in their order."""
        return tuple(self._held)

    @property
    def keys(self) -> tuple[int, ...]:
        """The keys of all cards in their order."""
        return tuple(held.key for held in self._held)

    def card(self, key: int) -> Card | None:
        """The card of a key, or None when it is not held."""
        return next((held.card for held in self._held if held.key == key), None)

    def follow(self, hand: Sequence[Card], leaving: Collection[int] = (), *, new: bool = True) -> None:
        """Hold exactly the cards of `hand`: the `leaving` keys go, also where an equal card came in the same move,
        then whatever else left. Cards that came are placed by the order and flagged as new, unless `new` is false.
        """
        self._let_go(Counter(hand), leaving)
        came = Counter(hand) - Counter(held.card for held in self._held)
        for card in hand:
            if came[card] > 0:
                came[card] -= 1
                self._held.append(HeldCard(self._next_key, card, new))
                self._next_key += 1
        self._arrange()

    def settle(self) -> None:
        """The turn is over: no card is new any more."""
        self._held = [replace(held, is_new=False) for held in self._held]

    def sort(self, mode: SortMode) -> None:
        """Order the hand by this mode from now on; by `MANUAL` as the player had it last, what came since behind."""
        if self._mode is SortMode.MANUAL:
            self._own = self.keys
        self._mode = mode
        if mode is SortMode.MANUAL:
            places = {key: place for place, key in enumerate(self._own)}
            self._held.sort(key=lambda held: places.get(held.key, len(places)))
        self._arrange()

    def lie_as(self, cards: Iterable[Card]) -> None:
        """Take this order of faces as the player's own; cards that it does not name come last."""
        left, found = list(self._held), []
        for card in cards:
            held = next((held for held in left if held.card == card), None)
            if held is not None:
                left.remove(held)
                found.append(held)
        self._held = [*found, *left]
        self._mode = SortMode.MANUAL

    def move(self, keys: Iterable[int], before: int | None) -> None:
        """Put cards, in their present order, before the card with the key `before` (None: at the end).

        The order is manual from then on. Unknown keys are ignored.
        """
        wanted = set(keys)
        moving = [held for held in self._held if held.key in wanted]
        staying = [held for held in self._held if held.key not in wanted]
        place = next((place for place, held in enumerate(staying) if held.key == before), len(staying))
        self._held = [*staying[:place], *moving, *staying[place:]]
        self._mode = SortMode.MANUAL

    def _let_go(self, hand: Counter[Card], leaving: Collection[int]) -> None:
        self._held = [held for held in self._held if held.key not in leaving]
        surplus = Counter(held.card for held in self._held) - hand
        gone: set[int] = set()
        # Of equal cards those that came last leave first.
        for held in sorted(self._held, key=lambda held: -held.key):
            if surplus[held.card] > 0:
                surplus[held.card] -= 1
                gone.add(held.key)
        self._held = [held for held in self._held if held.key not in gone]

    def _arrange(self) -> None:
        if self._mode is not SortMode.MANUAL:
            order = _ORDERS[self._mode]
            self._held.sort(key=lambda held: (order[held.card], held.key))


_SUITS: Final = {"s": 0, "h": 1, "c": 2, "d": 3, "": 4}
"""Black and red by turns, so that neighbours are told apart."""
_LATE: Final = {TWO: 11, JOKER_KIND: 12, BLACK_THREE: 13, RED_THREE: 14}


def _place_by_rank(card: Card) -> tuple[int, ...]:
    kind = KIND_OF[card]
    return (_LATE.get(kind, 10 - kind), _SUITS[suit_of(card)])


def _place_by_suit(card: Card) -> tuple[int, ...]:
    kind = KIND_OF[card]
    if kind in _LATE:
        return (4, *_place_by_rank(card))
    return (_SUITS[suit_of(card)], 10 - kind)


def _place_by_value(card: Card) -> tuple[int, ...]:
    return (VALUE_OF[card], *_place_by_rank(card))


_ORDERS: Final = {
    mode: [place(Card(face)) for face in range(53)]
    for mode, place in (
        (SortMode.RANK, _place_by_rank),
        (SortMode.SUIT, _place_by_suit),
        (SortMode.VALUE, _place_by_value),
    )
}
