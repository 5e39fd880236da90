"""Everything that the questions of the person at the table are answered from, pure."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import Card, Rank
from canasta_desktop.engine.check import check
from canasta_desktop.engine.moves import Discard, Meld, Move
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.state import RoundState, TableMeld
from canasta_desktop.engine.values import value
from canasta_desktop.model.hand_order import HeldCard
from canasta_desktop.model.staging import Staging


@value
class Standpoint:
    """The round, the person's seat, the hand as it lies, what is staged and what is selected."""

    state: RoundState
    me: int
    held: tuple[HeldCard, ...]
    """All cards of the hand in their order, staged ones too."""
    staging: Staging
    selected: frozenset[int]

    @property
    def side(self) -> int:
        """The person's side."""
        return self.state.rules.side_of(self.me)

    @property
    def melds(self) -> Mapping[Rank, TableMeld]:
        """The melds of this side."""
        return self.state.melds[self.side]

    @property
    def my_turn(self) -> bool:
        """Whether the person is on turn."""
        return not self.state.over and self.state.turn == self.me

    @property
    def shown(self) -> tuple[HeldCard, ...]:
        """The cards of the hand that are not staged."""
        staged = set(self.staging.keys)
        return tuple(held for held in self.held if held.key not in staged)

    @property
    def picked(self) -> tuple[HeldCard, ...]:
        """The selected cards, in the order shown."""
        return tuple(held for held in self.shown if held.key in self.selected)

    def cards(self, keys: Iterable[int]) -> tuple[Card, ...] | None:
        """The cards of these keys, or None when one is not held."""
        cards = {held.key: held.card for held in self.held}
        wanted = tuple(keys)
        return tuple(cards[key] for key in wanted) if all(key in cards for key in wanted) else None

    def without_staged(self, keys: Iterable[int]) -> "Standpoint":
        """With these cards taken back."""
        return replace(self, staging=self.staging.without(frozenset(keys), self.melds))


def refuse_turn(at: Standpoint) -> Refusal | None:
    """Why the person may do nothing at all on the table now, or None."""
    if at.state.over:
        return Refusal(RefusalCode.ROUND_OVER)
    return None if at.my_turn else Refusal(RefusalCode.NOT_YOUR_TURN)


def try_moves(at: Standpoint, moves: Iterable[Move]) -> Refusal | RoundState:
    """Make the person's moves one after the other on a copy: the first refusal, or the round after them all."""
    state = at.state.copy()
    for move in moves:
        refusal = check(state, move, at.me)
        if refusal is not None:
            return refusal
        apply(state, move, at.me)
    return state


def staged_moves(at: Standpoint) -> tuple[Move, ...]:
    """The move that lays what is staged; none when nothing is."""
    return (Meld(at.staging.groups),) if at.staging.steps else ()


def discard_moves(at: Standpoint, card: Card) -> tuple[Move, ...]:
    """The moves that lay what is staged and then discard."""
    return (*staged_moves(at), Discard(card))
