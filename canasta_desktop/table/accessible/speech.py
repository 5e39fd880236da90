"""The words that a screen reader says of the table, handed in; the table itself knows none."""

from collections.abc import Sequence
from typing import Protocol

from canasta_desktop.engine.cards import Card
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.snapshot import HandCard, SeatSnapshot, TableSnapshot
from canasta_desktop.table.interaction.focus import Area
from canasta_desktop.table.spots import MeldSpot
from canasta_desktop.table.texts import MessageTexts, TableTexts


class Speech(Protocol):
    """Whoever finds these words. Those of buttons, stock and panel are the ones that are seen."""

    def texts(self, snapshot: TableSnapshot) -> TableTexts:
        """The words that are seen."""

    def area(self, snapshot: TableSnapshot, area: Area) -> str:
        """A part of the table."""

    def sides(self, snapshot: TableSnapshot, *, ours: bool) -> str:
        """Our score and red threes, or those of all others."""

    def card(self, held: HandCard, place: int, count: int) -> str:
        """A card of the hand, the one at `place` (from 1) of so many: "nine of diamonds, drawn this turn, 3 of 11"."""

    def meld(self, snapshot: TableSnapshot, spot: MeldSpot) -> str:
        """A meld, or that its place is free."""

    def pile(self, snapshot: TableSnapshot) -> str:
        """The discard pile: "Discard pile, 17 cards, frozen, on top: ace of spades"."""

    def pile_cards(self, snapshot: TableSnapshot) -> str:
        """All cards of the discard pile, the top first."""

    def seat(self, snapshot: TableSnapshot, seat: SeatSnapshot) -> str:
        """A player: "Ann, partner, 9 cards, playing"."""

    def panel(self, texts: MessageTexts) -> str:
        """What the panel says."""

    def happened(self, happening: Happening) -> Sequence[str]:
        """Whole sentences for what happened, in order."""

    def begun(self, snapshot: TableSnapshot) -> str:
        """What is said when a match is put on the table as it was left."""

    def put_down(self, snapshot: TableSnapshot, cards: Sequence[Card]) -> Sequence[str]:
        """Whole sentences for cards that were put down, and what is missing for the initial meld."""

    def taken_back(self, snapshot: TableSnapshot, cards: Sequence[Card]) -> Sequence[str]:
        """The same for cards that were put down and are in the hand again."""

    def selected(self, count: int) -> str:
        """How many cards are selected."""
