"""The own hand between two snapshots: which card comes in where, and which one leaves. Pure."""

from collections.abc import Iterable
from dataclasses import replace

from canasta_desktop.engine.cards import Card
from canasta_desktop.model.snapshot import HandCard, TableSnapshot


class HandBetween:
    """A hand on its way to the one of a later snapshot, event by event."""

    def __init__(self, now: TableSnapshot, after: TableSnapshot) -> None:
        self._cards = list(now.hand)
        self._after = {held.key: number for number, held in enumerate(after.hand)}
        staged = {key for side in now.sides for meld in side.melds for key in meld.staged_keys}
        known = {held.key for held in self._cards} | staged
        self._to_come = [held for held in after.hand if held.key not in known]
        self._passing = 0

    @property
    def cards(self) -> tuple[HandCard, ...]:
        """The hand now."""
        return tuple(self._cards)

    def take_in(self, cards: Iterable[Card]) -> tuple[HandCard, ...]:
        """Cards come: each to its place of the later hand; one that is not in that goes to the end."""
        came = tuple(self._claim(card) for card in cards)
        for held in came:
            self._cards.insert(self._place_of(held), held)
        return came

    def let_go(self, card: Card) -> HandCard | None:
        """A card leaves: of equal ones that which the later hand does not hold. None when there is no such card."""
        equal = [held for held in self._cards if held.card == card]
        if not equal:
            return None
        leaving = min(equal, key=lambda held: held.key in self._after)
        self._cards.remove(leaving)
        return leaving

    def _claim(self, card: Card) -> HandCard:
        found = next((held for held in self._to_come if held.card == card), None)
        if found is None:
            self._passing -= 1
            return HandCard(card, is_new=True, key=self._passing)
        self._to_come.remove(found)
        return replace(found, selected=False)

    def _place_of(self, coming: HandCard) -> int:
        number = self._after.get(coming.key)
        if number is None:
            return len(self._cards)
        later = (i for i, held in enumerate(self._cards) if self._after.get(held.key, -1) > number)
        return next(later, len(self._cards))
