"""The state of a round: where every card lies, whose turn it is and what was done in it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from canasta_desktop.engine.cards import KIND_OF, KINDS, RED_THREE, TWO, Card, Rank
from canasta_desktop.engine.events import RoundEnding
from canasta_desktop.engine.group_sets import GroupTables, tables_of
from canasta_desktop.engine.melding import Standing, is_frozen, makes_canasta
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.rule_set import RuleSet


class Phase(Enum):
    """Where a turn stands: before or after drawing or taking."""

    DRAW = "draw"
    PLAY = "play"


@dataclass(slots=True)
class TableMeld:
    """A meld on the table."""

    rank: Rank
    cards: list[Card]
    naturals: int
    wilds: int
    concealed: bool = False
    """It was begun with a canasta's number of cards in one move (C-17)."""

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.naturals + self.wilds


@dataclass(slots=True)
class TurnSoFar:
    """What the player on turn has done in this turn."""

    asked: bool = False
    question_open: bool = False
    partner_said_no: bool = False
    melded: bool = False
    added_to_older: bool = False
    """Cards went on a meld that stood before the turn."""
    begun: list[Rank] = field(default_factory=list)
    """The ranks of the melds begun in this turn."""
    old_red_threes: list[Card] = field(default_factory=list)
    """Red threes held when the turn began and not yet laid."""
    red_three_unreplaced: bool = False
    """A red three was laid from the hand and the stock had no card for it."""

    def copy(self) -> "TurnSoFar":
        return TurnSoFar(
            self.asked,
            self.question_open,
            self.partner_said_no,
            self.melded,
            self.added_to_older,
            self.begun.copy(),
            self.old_red_threes.copy(),
            self.red_three_unreplaced,
        )


@dataclass(slots=True)
class RoundState:
    """A round in play. `apply` changes it; everything else only reads it."""

    rules: RuleSet
    scores: tuple[int, ...]
    """The sides' scores at the start of the round."""
    dealer: int
    stock: list[Card]
    """The next card is the last."""
    pile: list[Card]
    """Bottom first; the last is the upcard."""
    hands: list[list[Card]]
    """By seat, in the order in which the cards came."""
    by_kind: list[list[list[Card]]]
    """By seat and kind: the cards of `hands`, in written order."""
    melds: list[dict[Rank, TableMeld]]
    """By side."""
    red_threes: list[list[Card]]
    """By side, laid."""
    turn: int
    phase: Phase = Phase.DRAW
    this_turn: TurnSoFar = field(default_factory=TurnSoFar)
    melded_earlier: list[bool] = field(default_factory=list)
    """By seat: melded in an earlier turn of the round."""
    canastas: list[int] = field(default_factory=list)
    """By side."""
    pile_wilds: int = 0
    ending: RoundEnding | None = None
    out_seat: int | None = None
    out_concealed: bool = False
    minimums: tuple[int, ...] = ()
    """By side: what its initial meld must reach."""
    upcards: tuple[Card, ...] = ()
    """What the deal put on the pile, bottom first."""
    moves: list[tuple[int, Move]] = field(default_factory=list)
    """All moves of the round, each with its seat: what everybody at the table has seen."""
    tables: GroupTables = field(init=False, compare=False, repr=False)
    """What a rank allows under these rules."""

    def __post_init__(self) -> None:
        self.tables = tables_of(self.rules)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.ending is not None

    @property
    def actor(self) -> int:
        """The seat that is to act: on turn, or the partner who is asked."""
        if self.this_turn.question_open:
            partner = self.rules.partner_of(self.turn)
            assert partner is not None
            return partner
        return self.turn

    @property
    def upcard(self) -> Card | None:
        """The top of the pile."""
        return self.pile[-1] if self.pile else None

    def has_melded(self, side: int) -> bool:
        """Whether the side has a meld on the table."""
        return bool(self.melds[side])

    def is_frozen_for(self, side: int) -> bool:
        """Whether only a natural pair takes the pile."""
        return is_frozen(self.rules, self.pile_wilds, has_melded=bool(self.melds[side]))

    def counts(self, seat: int) -> list[int]:
        """How many cards of each kind the seat holds."""
        return list(map(len, self.by_kind[seat]))

    def hold(self, seat: int, cards: Sequence[Card]) -> None:
        """Make these cards the hand of a seat, in the order in which they came."""
        self.hands[seat] = list(cards)
        self.by_kind[seat] = sorted_by_kind(cards)

    def standing(self, seat: int) -> Standing:
        """What a meld of this seat is judged by."""
        side = seat % self.rules.sides
        return Standing(
            self.melds[side],
            self.minimums[side],
            self.canastas[side],
            self.this_turn.partner_said_no,
        )

    def copy(self) -> "RoundState":
        """An independent copy."""
        return RoundState(
            self.rules,
            self.scores,
            self.dealer,
            self.stock.copy(),
            self.pile.copy(),
            [hand.copy() for hand in self.hands],
            [[cards.copy() for cards in held] for held in self.by_kind],
            [
                {
                    rank: TableMeld(meld.rank, meld.cards.copy(), meld.naturals, meld.wilds, meld.concealed)
                    for rank, meld in melds.items()
                }
                for melds in self.melds
            ],
            [cards.copy() for cards in self.red_threes],
            self.turn,
            self.phase,
            self.this_turn.copy(),
            self.melded_earlier.copy(),
            self.canastas.copy(),
            self.pile_wilds,
            self.ending,
            self.out_seat,
            self.out_concealed,
            self.minimums,
            self.upcards,
            self.moves.copy(),
        )


def count_wilds(cards: Sequence[Card]) -> int:
    """How many jokers and twos there are."""
    return sum(KIND_OF[card] >= TWO for card in cards)


def is_canasta(rules: RuleSet, meld: TableMeld) -> bool:
    """Whether a meld is a canasta."""
    return makes_canasta(rules, meld.rank, meld.size)


def table(
    rules: RuleSet,
    scores: Sequence[int],
    dealer: int,
    turn: int,
    stock: Sequence[Card],
    pile: Sequence[Card],
    hands: Sequence[Sequence[Card]],
) -> RoundState:
    """A round without melds; `stock` next card first, `pile` bottom first, `hands` by seat."""
    return RoundState(
        rules=rules,
        scores=tuple(scores),
        dealer=dealer,
        stock=list(reversed(stock)),
        pile=list(pile),
        hands=[list(hand) for hand in hands],
        by_kind=[sorted_by_kind(hand) for hand in hands],
        melds=[{} for _ in range(rules.sides)],
        red_threes=[[] for _ in range(rules.sides)],
        turn=turn,
        melded_earlier=[False] * rules.players,
        canastas=[0] * rules.sides,
        pile_wilds=count_wilds(pile),
        minimums=tuple(map(rules.minimum_for, scores)),
        upcards=tuple(pile),
    )


def sorted_by_kind(cards: Sequence[Card]) -> list[list[Card]]:
    """The cards of each kind, in written order."""
    by_kind: list[list[Card]] = [[] for _ in range(KINDS)]
    # Of one kind, the order of faces is the written order.
    for card in sorted(cards):
        by_kind[KIND_OF[card]].append(card)
    return by_kind


def red_threes_in(cards: Sequence[Card]) -> list[Card]:
    """The red threes among cards, in their order."""
    return [card for card in cards if KIND_OF[card] == RED_THREE]
