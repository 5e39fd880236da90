"""The hand of the person at the table: its order, what is staged of it, what is selected; no Qt."""

from collections.abc import Collection, Iterable

from canasta_desktop.engine.cards import KIND_OF, Card
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.hand_order import HandOrder, SortMode
from canasta_desktop.model.match_on_table import replayed_round
from canasta_desktop.model.selection import Selection
from canasta_desktop.model.staging import Staging
from canasta_desktop.model.standpoint import Standpoint


class MyHand:
    """What the person does with the own cards without making a move.

    Staged and selected cards are always cards of the hand; nothing is staged but in the person's turn.
    """

    def __init__(self, me: int, mode: SortMode = SortMode.RANK) -> None:
        self._me = me
        self._order = HandOrder(mode)
        self.staging = Staging()
        self.selection = Selection()

    @classmethod
    def of(cls, match: Match, me: int, mode: SortMode) -> "MyHand":
        """The hand as it lies after all moves of a match."""
        hand = cls(me, mode)
        if match.rounds:
            # The rounds before have left nothing in the hand.
            course = replayed_round(match, len(match.rounds))
            hand.dealt(next(course)[0])
            for state, _ in course:
                hand.follow(state)
        return hand

    @property
    def mode(self) -> SortMode:
        """How the hand is ordered."""
        return self._order.mode

    def at(self, state: RoundState) -> Standpoint:
        """Where the person stands in a round."""
        return Standpoint(state, self._me, self._order.held, self.staging, self.selection.keys)

    def shown(self) -> tuple[int, ...]:
        """The keys of the cards that are not staged, in their order."""
        staged = set(self.staging.keys)
        return tuple(key for key in self._order.keys if key not in staged)

    def dealt(self, state: RoundState) -> None:
        """A round was dealt: a hand of new keys, of which no card counts as new. A manual order begins by rank."""
        mode = self._order.mode
        self._order = HandOrder(SortMode.RANK if mode is SortMode.MANUAL else mode)
        self._order.follow(state.hands[self._me], new=False)
        self._order.sort(mode)
        self.staging = Staging()
        self.selection = Selection()

    def follow(self, state: RoundState, leaving: Collection[int] = ()) -> None:
        """A move was made; the `leaving` keys are the cards that went with it."""
        self._order.follow(state.hands[self._me], leaving)
        my_turn = state.turn == self._me and not state.over
        if not my_turn:
            self._order.settle()
        gone = set(self.staging.keys) - set(self._order.keys)
        melds = state.melds[state.rules.side_of(self._me)]
        self.staging = self.staging.without(gone, melds) if my_turn else Staging()
        self.select_among_shown()

    def select_among_shown(self) -> None:
        """Forget selected cards that are not in the hand any more, or staged."""
        self.selection = self.selection.among(self.shown())

    def alike(self, key: int) -> tuple[int, ...]:
        """The keys of the shown cards of this one's kind."""
        card = self._order.card(key)
        if card is None:
            return ()
        kinds = {held.key: KIND_OF[held.card] for held in self._order.held}
        return tuple(other for other in self.shown() if kinds[other] == KIND_OF[card])

    def sort(self, mode: SortMode) -> None:
        """Order the hand by a mode."""
        self._order.sort(mode)

    @property
    def own_order(self) -> tuple[Card, ...]:
        """All cards in the order in which the person put them, staged ones too; empty where a mode orders them."""
        return tuple(held.card for held in self._order.held) if self.mode is SortMode.MANUAL else ()

    def lie_as(self, cards: Iterable[Card]) -> None:
        """Take this order of faces as the person's own."""
        self._order.lie_as(cards)

    def move(self, keys: Iterable[int], index: int) -> None:
        """Put cards before the one shown at `index` among the others; the order is manual from then on."""
        wanted = frozenset(keys)
        others = [key for key in self.shown() if key not in wanted]
        self._order.move(wanted, others[index] if 0 <= index < len(others) else None)
