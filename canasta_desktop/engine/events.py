"""Events: what happened, in order, enough to show it, to log it and to replay it.

Events hold everything, hidden cards too; what one seat may see of them is `seen_by`.
"""

from enum import Enum

from canasta_desktop.engine.cards import Card, Rank
from canasta_desktop.engine.values import value


class RoundEnding(Enum):
    """Why a round ended."""

    WENT_OUT = "went_out"
    PASSED = "passed"
    STOCK_EMPTY = "stock_empty"
    """`finish_turn`: a turn ended with the stock empty."""
    RED_THREE_UNREPLACED = "red_three_unreplaced"
    """A red three could not be replaced and the player has too few cards to go on."""


@value
class RoundScore:
    """What a round is worth to a side, by item; `hand` is not above zero."""

    melds: int
    canastas: int
    red_threes: int
    going_out: int
    hand: int

    @property
    def total(self) -> int:
        """The sum of the items."""
        return self.melds + self.canastas + self.red_threes + self.going_out + self.hand


@value
class RoundDealt:
    """The hands were dealt and the pile was begun; red threes are laid in events that follow."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    upcards: tuple[Card, ...]
    """The first card of the pile and what covered it, bottom first."""


@value
class TurnBegan:
    """It is this seat's turn."""

    seat: int


@value
class CardsDrawn:
    """Cards went from the stock to a hand; a red three among them is laid in a later event."""

    seat: int
    cards: tuple[Card, ...]
    count: int


@value
class RedThreeLaid:
    """A red three was put down: from the hand, or from a pile that was taken."""

    seat: int
    card: Card
    from_pile: bool = False


@value
class PileTaken:
    """The pile was taken; the melds made with its upcard are the next events."""

    seat: int
    upcard: Card
    cards: tuple[Card, ...]
    """What went to the hand, red threes aside, bottom of the pile first."""


@value
class MeldLaid:
    """A new meld was laid."""

    seat: int
    rank: Rank
    cards: tuple[Card, ...]
    concealed: bool
    from_pile: bool = False
    """The last of the cards is the pile's upcard."""


@value
class MeldAddedTo:
    """Cards were added to a meld of the side."""

    seat: int
    rank: Rank
    cards: tuple[Card, ...]
    from_pile: bool = False
    """The last of the cards is the pile's upcard."""


@value
class CanastaCompleted:
    """A meld became a canasta."""

    seat: int
    rank: Rank
    natural: bool
    concealed: bool


@value
class PermissionAsked:
    """The player at `seat` asked the partner: may I go out?"""

    seat: int
    partner: int


@value
class PermissionAnswered:
    """The partner at `seat` answered."""

    seat: int
    yes: bool


@value
class CardDiscarded:
    """A card was put on the pile."""

    seat: int
    card: Card


@value
class TurnPassed:
    """The player declined the pile with the stock empty."""

    seat: int


@value
class WentOut:
    """The player has no card left."""

    seat: int
    concealed: bool


@value
class RoundEnded:
    """The round is over; scores by side."""

    ending: RoundEnding
    scores: tuple[RoundScore, ...]
    hands: tuple[tuple[Card, ...], ...]


Event = (
    RoundDealt
    | TurnBegan
    | CardsDrawn
    | RedThreeLaid
    | PileTaken
    | MeldLaid
    | MeldAddedTo
    | CanastaCompleted
    | PermissionAsked
    | PermissionAnswered
    | CardDiscarded
    | TurnPassed
    | WentOut
    | RoundEnded
)


def seen_by(event: Event, seat: int) -> Event:
    """The event as a seat sees it: cards that went to other hands unseen are left out.

    A drawn red three is seen when it is laid; the count of a draw is always seen.
    """
    if isinstance(event, CardsDrawn) and event.seat != seat:
        return CardsDrawn(event.seat, (), event.count)
    if isinstance(event, RoundDealt):
        hands = tuple(hand if owner == seat else () for owner, hand in enumerate(event.hands))
        return RoundDealt(event.dealer, hands, event.upcards)
    return event
