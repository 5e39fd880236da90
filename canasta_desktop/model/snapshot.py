"""What one person sees of the table at a moment: values only, no sentences, no pixels.

The session derives a `TableSnapshot` from the match whenever something changed; the table paints it.
Seats and sides are listed by their numbers in the engine; `me` is the seat of the person at the
table, and its side is *ours*.
"""

from enum import Enum
from typing import TYPE_CHECKING

from canasta_desktop.engine.cards import THREES, Card, Rank
from canasta_desktop.engine.values import value

if TYPE_CHECKING:
    from canasta_desktop.model.hinting import HintOnCards


class ActionState(Enum):
    """How an action of the turn stands."""

    DONE = "done"
    """Made already in this turn."""
    NOW = "now"
    """The thing to do now."""
    POSSIBLE = "possible"
    """Also possible."""
    IMPOSSIBLE = "impossible"


class PileState(Enum):
    """Who may take the discard pile, as far as it shows on the pile itself."""

    EMPTY = "empty"
    OPEN = "open"
    FROZEN = "frozen"
    """Only a natural pair takes it: a wild lies in it, or our side has not melded."""
    BLOCKED = "blocked"
    """A black three, a red three or a wild is on top."""


@value
class SeatSnapshot:
    """A player as seen from the table."""

    seat: int
    name: str
    side: int
    is_partner: bool
    cards: int
    """How many cards the hand holds."""
    on_turn: bool
    is_dealer: bool


@value
class MeldSnapshot:
    """A meld on the table, or a place with staged cards only."""

    rank: Rank
    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...]
    concealed: bool
    is_canasta: bool
    staged: tuple[Card, ...] = ()
    """Cards put down for now on this place, not yet committed; not part of naturals and wilds."""
    staged_keys: tuple[int, ...] = ()
    """The hand keys of the staged cards, in the same order."""

    @property
    def count(self) -> int:
        """All cards on the place, staged ones too."""
        return len(self.naturals) + len(self.wilds) + len(self.staged)


@value
class SideSnapshot:
    """A side: its score and what it has on the table."""

    side: int
    seats: tuple[int, ...]
    score: int
    """The match score at the start of the round."""
    on_table: int
    """Points of this round so far: melds, canastas and red threes, hands not deducted."""
    has_melded: bool
    melds: tuple[MeldSnapshot, ...]
    """In the order of their ranks, 4 first, A last, black threes after them; staged ones too."""
    red_threes: tuple[Card, ...]
    canastas: int


@value
class HandCard:
    """A card of the hand of the person at the table."""

    card: Card
    is_new: bool
    """Drawn or taken in this turn."""
    key: int = 0
    """Which card of the hand this is; equal cards have different keys, a card keeps its key while held or staged."""
    selected: bool = False


@value
class Meter:
    """The initial meld: what it needs and what is staged towards it."""

    needed: int
    staged: int


@value
class ActionSnapshot:
    """One of the four actions of a turn, in the order of play: draw, take, lay out, discard."""

    state: ActionState
    reason: object = None
    """Why it is impossible or done: an engine `Refusal`, or None."""


@value
class TableSnapshot:
    """Everything that one person sees of the table."""

    me: int
    my_side: int
    round_number: int
    """From 1."""
    target: int
    seats: tuple[SeatSnapshot, ...]
    """In order of play, the person at the table first."""
    sides: tuple[SideSnapshot, ...]
    """By side number."""
    stock: int
    pile: tuple[Card, ...]
    """Bottom first."""
    pile_state: PileState
    frozen_by_wild: bool
    freezing_card: Card | None
    """The wild that lies crosswise in the pile; the first put there."""
    hand: tuple[HandCard, ...]
    """In the order shown; staged cards are not in it."""
    my_turn: bool
    has_drawn: bool
    round_over: bool
    match_over: bool
    canastas_needed: int
    meter: Meter | None
    """None once our side has melded, or when nothing of it concerns this moment."""
    draw: ActionSnapshot
    take: ActionSnapshot
    lay_out: ActionSnapshot
    discard: ActionSnapshot
    can_ask: bool
    """Whether the rules let the person ask "May I go out?" now, however far going out may be."""
    can_pass: bool
    can_lay_red_three: bool
    """The person holds a red three and may lay it now."""
    question_to_me: int | None
    """The seat of the partner who asks "May I go out?" and waits for an answer."""
    draws_per_turn: int
    takes_with_wild: bool = True
    """Whether a natural and a wild of the hand take a pile that is not frozen."""
    canasta_size: int = 7
    """From how many cards on a meld is a canasta."""
    hint: "HintOnCards | None" = None
    """The hint that stands."""
    seeking_hint: bool = False
    """The expert thinks about a hint."""
    offers_hints: bool = True

    @property
    def awaits_me(self) -> bool:
        """Whether the person at the table is to act: in the own turn, or asked by the partner."""
        return self.my_turn or self.question_to_me is not None

    @property
    def going_out_is_near(self) -> bool:
        """Whether our side has a canasta, staged cards counted, or needs none."""
        ours = (meld for meld in self.sides[self.my_side].melds if meld.rank != THREES)
        return not self.canastas_needed or any(meld.count >= self.canasta_size for meld in ours)
