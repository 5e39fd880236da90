"""What a player reads from the table: facts derived from a `PlayerView`, in numbers by kind of card."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from canasta_desktop.engine.cards import KIND_OF, KIND_VALUE, RED_THREE, THREES, TWO, VALUE_OF, Rank, count_kinds
from canasta_desktop.engine.melding import canasta_value, red_threes_value
from canasta_desktop.engine.moves import Discard, Draw, TakePile
from canasta_desktop.engine.rule_set import RuleSet, StockExhausted
from canasta_desktop.engine.state import Phase
from canasta_desktop.engine.view import MeldView, PlayerView


@dataclass(frozen=True, slots=True)
class MeldFacts:
    """A meld on the table, in numbers."""

    naturals: int
    wilds: int
    concealed: bool = False

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.naturals + self.wilds


NO_MELD = MeldFacts(0, 0)


@dataclass(frozen=True, slots=True)
class Reading:
    """The table as the seat that is to act understands it."""

    view: PlayerView
    rules: RuleSet
    side: int
    counts: Sequence[int]
    """The hand by kind."""
    own: Mapping[Rank, MeldFacts]
    """The melds of the side."""
    others: Sequence[Mapping[Rank, MeldFacts]]
    """The melds of the other sides."""
    next_melds: Mapping[Rank, MeldFacts]
    """The melds of the side that plays next."""
    canastas: int
    """Of the side."""
    minimum: int
    """What the side's initial meld must reach."""
    pile_counts: Sequence[int]
    unseen: Sequence[int]
    """Cards of each kind that are in no place this seat can see."""
    ending: float
    """How likely the round is to end before this seat's next turn, 0 to 1."""
    hope: float
    """How much time is left for melds to grow, 0 to 1."""
    let_pass: frozenset[int]
    """Kinds that the next player threw away or did not take lately."""
    held_next: Sequence[int]
    """Cards of each kind known to be in the next player's hand."""

    @property
    def hand_size(self) -> int:
        """How many cards this seat holds."""
        return len(self.view.hand)

    @property
    def next_seat(self) -> int:
        """The seat whose turn is next."""
        return (self.view.seat + 1) % self.rules.players

    @property
    def partners(self) -> tuple[int, ...]:
        """The other seats of the side."""
        return tuple(seat for seat in self.rules.seats_of(self.side) if seat != self.view.seat)

    @property
    def pile_has_wild(self) -> bool:
        """Whether a wild in the pile freezes it for everybody."""
        return self.pile_counts[TWO] + self.pile_counts[TWO + 1] > 0

    @property
    def frozen_for_next(self) -> bool:
        """Whether only a natural pair takes the pile for the next player."""
        return self.pile_has_wild or (self.rules.frozen_before_initial_meld and not self.next_melds)

    @property
    def may_go_out(self) -> bool:
        """Whether the side has the canastas it needs and the partner has not said no."""
        return self.canastas >= self.rules.canastas_to_go_out and not self.view.partner_said_no

    def fed_size(self, rank: int) -> int:
        """How many cards of this rank the opponents have melded, at most."""
        return max((melds[Rank(rank)].size for melds in self.others if rank in melds), default=0)


def read(view: PlayerView, *, remembers: bool) -> Reading:
    """What this view means to its seat; `remembers` also uses what players took, threw away and let pass."""
    rules = view.rules
    side = rules.side_of(view.seat)
    melds = [_meld_facts(of_side) for of_side in view.melds]
    next_seat = (view.seat + 1) % rules.players
    ending = _ending(view, melds)
    nothing = count_kinds(())
    return Reading(
        view=view,
        rules=rules,
        side=side,
        counts=count_kinds(view.hand),
        own=melds[side],
        others=[of_side for place, of_side in enumerate(melds) if place != side],
        next_melds=melds[rules.side_of(next_seat)],
        canastas=_canastas(rules, melds[side]),
        minimum=rules.minimum_for(view.scores[side]),
        pile_counts=count_kinds(view.pile),
        unseen=_unseen(view, remembers=remembers),
        ending=ending,
        hope=(1 - ending) * min(1.0, _turns_left(view) / 5),
        let_pass=_let_pass(view, next_seat) if remembers else frozenset(),
        held_next=count_kinds(view.known[next_seat]) if remembers else nothing,
    )


def table_points(reading: Reading, side: int) -> int:
    """What a side's melds, canastas and red threes are worth as they lie."""
    view, rules = reading.view, reading.rules
    melds = view.melds[side]
    cards = sum(VALUE_OF[card] for meld in melds for card in meld.cards)
    facts = _meld_facts(melds)
    canastas = sum(
        canasta_value(rules, meld.wilds, concealed=meld.concealed)
        for rank, meld in facts.items()
        if rank != THREES and meld.size >= rules.canasta_size
    )
    return cards + canastas + red_threes_value(rules, len(view.red_threes[side]), has_melded=bool(melds))


def average_unseen(reading: Reading) -> float:
    """The points of an average card that this seat cannot see."""
    total = sum(reading.unseen)
    value = sum(count * KIND_VALUE[kind] for kind, count in enumerate(reading.unseen))
    return value / total if total else 0.0


def hand_points(reading: Reading) -> int:
    """The points of the own hand."""
    return sum(count * KIND_VALUE[kind] for kind, count in enumerate(reading.counts))


def _meld_facts(melds: Iterable[MeldView]) -> dict[Rank, MeldFacts]:
    facts: dict[Rank, MeldFacts] = {}
    for meld in melds:
        wilds = sum(KIND_OF[card] >= TWO for card in meld.cards)
        facts[meld.rank] = MeldFacts(len(meld.cards) - wilds, wilds, meld.concealed)
    return facts


def _canastas(rules: RuleSet, melds: Mapping[Rank, MeldFacts]) -> int:
    return sum(rank != THREES and meld.size >= rules.canasta_size for rank, meld in melds.items())


def _unseen(view: PlayerView, *, remembers: bool) -> list[int]:
    """All cards less those in sight, by kind, and less those remembered in other hands."""
    decks = view.rules.decks
    unseen = [4 * decks] * 11 + [2 * decks, 2 * decks, 4 * decks, 2 * decks]
    seen = [*view.hand, *view.pile]
    for of_side in view.melds:
        for meld in of_side:
            seen.extend(meld.cards)
    for laid in view.red_threes:
        seen.extend(laid)
    if remembers:
        for seat, cards in enumerate(view.known):
            if seat != view.seat:
                seen.extend(cards)
    for card in seen:
        unseen[KIND_OF[card]] -= 1
    return unseen


def _turns_left(view: PlayerView) -> float:
    """How many more turns this seat has while the stock lasts."""
    return view.stock / (view.rules.players * view.rules.draw_count)


def _ending(view: PlayerView, melds: Sequence[Mapping[Rank, MeldFacts]]) -> float:
    rules = view.rules
    goes_on = 1.0
    for seat in range(rules.players):
        side = rules.side_of(seat)
        if side != rules.side_of(view.seat):
            goes_on *= 1 - _going_out_soon(rules, melds[side], view.hand_sizes[seat])
    return 1 - goes_on * (1 - _stock_running_out(view))


def _going_out_soon(rules: RuleSet, melds: Mapping[Rank, MeldFacts], cards: int) -> float:
    missing = rules.canastas_to_go_out - _canastas(rules, melds)
    chance = _OUT_BY_CARDS[min(cards, len(_OUT_BY_CARDS) - 1)]
    if missing <= 0:
        return chance
    nearly = sum(rules.canasta_size - 2 <= meld.size < rules.canasta_size for meld in melds.values())
    return chance * 0.4 if missing <= nearly else 0.0


_OUT_BY_CARDS = (0.7, 0.6, 0.45, 0.35, 0.22, 0.14, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How likely a player with so many cards and the canastas needed goes out within a turn."""


def _stock_running_out(view: PlayerView) -> float:
    rules = view.rules
    last_turn = rules.stock_exhausted is StockExhausted.FINISH_TURN
    if not view.stock:
        return 1.0 if last_turn or view.phase is Phase.DRAW else 0.75
    turns = _turns_left(view)
    if turns >= 1:
        return 0.0
    return 1.0 if last_turn else 0.6 - 0.4 * turns


def _let_pass(view: PlayerView, next_seat: int) -> frozenset[int]:
    """Kinds that the next player discarded or left on top of the pile in the last few turns."""
    kinds: set[int] = set()
    upcard: int | None = None
    for seat, move in view.moves[-_LOOK_BACK * view.rules.players :]:
        if isinstance(move, Discard):
            upcard = KIND_OF[move.card]
            if seat == next_seat:
                kinds.add(upcard)
        elif isinstance(move, TakePile):
            upcard = None
            if seat == next_seat:
                kinds.clear()
        elif isinstance(move, Draw) and seat == next_seat and upcard is not None and upcard < RED_THREE:
            kinds.add(upcard)
    return frozenset(kinds)


_LOOK_BACK = 9
"""So many moves of each player are remembered; a turn is mostly two or three."""
