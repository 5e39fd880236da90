"""A round on counts: how many cards of each kind lie where, and what was done in the turn."""

from collections.abc import Sequence
from operator import mul

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.count_core.rules import WORTH, CountRules, Row
from canasta_desktop.engine.events import RoundEnding, RoundScore
from canasta_desktop.engine.melding import (
    canasta_value,
    going_out_value,
    makes_canasta,
    red_threes_value,
)


class CountState:
    """A round in play on counts. `play` changes it; everything else only reads it.

    Whoever samples worlds copies one and puts other hands and another stock in.
    """

    __slots__ = (
        "added_to_older",
        "asked",
        "begun",
        "canastas",
        "concealed",
        "drawn",
        "ending",
        "hand",
        "hands",
        "may_ask",
        "melded",
        "melded_earlier",
        "minimums",
        "naturals",
        "opened",
        "out_concealed",
        "out_seat",
        "pile",
        "pile_wilds",
        "points",
        "question_open",
        "red_three_unreplaced",
        "red_threes",
        "red_threes_due",
        "rows",
        "rules",
        "said_no",
        "side",
        "sizes",
        "stock",
        "turn",
        "wilds",
    )

    rules: CountRules
    hands: list[list[int]]
    """By seat and kind."""
    hand: list[int]
    """Of these the hand of the seat on turn."""
    sizes: list[int]
    """By seat: how many cards it holds."""
    stock: list[int]
    """Kinds; the next card is the last."""
    pile: list[int]
    """Kinds; the last is the upcard."""
    pile_wilds: int
    naturals: list[list[int]]
    """By side and rank: naturals of its melds, as `wilds` are their wilds."""
    wilds: list[list[int]]
    rows: list[list[Row]]
    """By side and rank, black threes aside: the moves that enlarge or begin its meld."""
    concealed: list[list[bool]]
    """By side and rank."""
    points: list[int]
    """By side: the values of its melded cards."""
    canastas: list[int]
    red_threes: list[int]
    opened: list[bool]
    """By side: whether it has melded."""
    minimums: tuple[int, ...]
    melded_earlier: list[bool]
    """By seat."""
    turn: int
    side: int
    """The side of the seat on turn."""
    drawn: bool
    asked: bool
    may_ask: bool
    question_open: bool
    said_no: bool
    """The partner has, in this turn."""
    melded: bool
    """In this turn."""
    added_to_older: bool
    begun: list[int]
    """The ranks of the melds begun in this turn."""
    red_threes_due: int
    """Held when the turn began and not yet laid."""
    red_three_unreplaced: bool
    ending: RoundEnding | None
    out_seat: int | None
    out_concealed: bool

    def copy(self) -> "CountState":
        """An independent copy."""
        other = CountState.__new__(CountState)
        other.rules = self.rules
        other.hands = [hand[:] for hand in self.hands]
        other.hand = other.hands[self.turn]
        other.sizes = self.sizes[:]
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.pile_wilds = self.pile_wilds
        other.naturals = [naturals[:] for naturals in self.naturals]
        other.wilds = [wilds[:] for wilds in self.wilds]
        other.rows = [rows[:] for rows in self.rows]
        other.concealed = [concealed[:] for concealed in self.concealed]
        other.points = self.points[:]
        other.canastas = self.canastas[:]
        other.red_threes = self.red_threes[:]
        other.opened = self.opened[:]
        other.minimums = self.minimums
        other.melded_earlier = self.melded_earlier[:]
        other.turn = self.turn
        other.side = self.side
        other.drawn = self.drawn
        other.asked = self.asked
        other.may_ask = self.may_ask
        other.question_open = self.question_open
        other.said_no = self.said_no
        other.melded = self.melded
        other.added_to_older = self.added_to_older
        other.begun = self.begun[:]
        other.red_threes_due = self.red_threes_due
        other.red_three_unreplaced = self.red_three_unreplaced
        other.ending = self.ending
        other.out_seat = self.out_seat
        other.out_concealed = self.out_concealed
        return other


def scores(state: CountState) -> tuple[RoundScore, ...]:
    """The scores of all sides, as if the round ended now."""
    return tuple(_score(state, side) for side in range(state.rules.sides))


def _score(state: CountState, side: int) -> RoundScore:
    rules = state.rules.rules
    return RoundScore(
        melds=state.points[side],
        canastas=sum(
            canasta_value(rules, state.wilds[side][rank], concealed=state.concealed[side][rank])
            for rank, naturals in enumerate(state.naturals[side])
            if naturals and makes_canasta(rules, Rank(rank), naturals + state.wilds[side][rank])
        ),
        red_threes=red_threes_value(rules, state.red_threes[side], has_melded=state.opened[side]),
        going_out=going_out_value(rules, concealed=state.out_concealed) if _went_out(state, side) else 0,
        hand=-sum(_worth(state.hands[seat]) for seat in rules.seats_of(side)),
    )


def _went_out(state: CountState, side: int) -> bool:
    return state.out_seat is not None and state.rules.rules.side_of(state.out_seat) == side


def _worth(hand: Sequence[int]) -> int:
    return sum(map(mul, hand, WORTH))
