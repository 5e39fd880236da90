"""Moves: what a player asks to do. Each is a value; `notation` writes and reads them."""

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, Card, Rank, card_text
from canasta_desktop.engine.values import value


@value
class Group:
    """Cards from the hand that go on one meld.

    `rank` is the meld they are meant for where it was named; naturals name it themselves, wilds
    alone need it.
    """

    cards: tuple[Card, ...]
    rank: Rank | None = None


@value
class Draw:
    """Draw from the stock."""


@value
class TakePile:
    """Take the discard pile: its upcard joins `first`; `further` groups are melded with it."""

    first: Group = Group(())
    further: tuple[Group, ...] = ()


@value
class Meld:
    """Lay new melds, add to melds of the side, or both."""

    groups: tuple[Group, ...]


@value
class LayRedThree:
    """Lay a red three from the hand, where the rules leave it to the player when.

    Raises `ValueError` for any other card.
    """

    card: Card

    def __post_init__(self) -> None:
        if KIND_OF[self.card] != RED_THREE:
            raise ValueError(f"no red three: {card_text(self.card)}")


@value
class Ask:
    """Ask the partner: may I go out?"""


@value
class Answer:
    """The asked partner's yes or no."""

    yes: bool


@value
class Discard:
    """Put a card on the pile, which ends the turn."""

    card: Card


@value
class Pass:
    """Decline to take the pile when the stock is empty, which ends the round."""


Move = Draw | TakePile | Meld | LayRedThree | Ask | Answer | Discard | Pass
