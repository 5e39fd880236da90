"""What a player reads from the table: facts derived from a `PlayerView`, in numbers by kind of card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from canasta_desktop.engine.cards import KIND_OF, KIND_VALUE, RED_THREE, THREES, TWO, VALUE_OF, Rank, count_kinds
from canasta_desktop.engine.melding import canasta_value, red_threes_value
from canasta_desktop.engine.moves import Discard, Draw, TakePile
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.meld_facts import MeldFacts, canastas_among, meld_facts
from canasta_desktop.players.timing import ending, turns_left


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
    melds = [meld_facts(of_side) for of_side in view.melds]
    next_seat = (view.seat + 1) % rules.players
    soon = ending(view, melds)
    nothing = count_kinds(())
    return Reading(
        view=view,
        rules=rules,
        side=side,
        counts=count_kinds(view.hand),
        own=melds[side],
        others=[of_side for place, of_side in enumerate(melds) if place != side],
        next_melds=melds[rules.side_of(next_seat)],
        canastas=canastas_among(rules, melds[side]),
        minimum=rules.minimum_for(view.scores[side]),
        pile_counts=count_kinds(view.pile),
        unseen=_unseen(view, remembers=remembers),
        ending=soon,
        hope=(1 - soon) * min(1.0, turns_left(view) / _LONG),
        let_pass=ranks_let_pass(view, next_seat) if remembers else frozenset(),
        held_next=count_kinds(view.known[next_seat]) if remembers else nothing,
    )


def table_points(reading: Reading, side: int) -> int:
    """What a side's melds, canastas and red threes are worth as they lie."""
    view, rules = reading.view, reading.rules
    melds = view.melds[side]
    cards = sum(VALUE_OF[card] for meld in melds for card in meld.cards)
    facts = meld_facts(melds)
    canastas = sum(
        canasta_value(rules, meld.wilds, concealed=meld.concealed)
        for rank, meld in facts.items()
        if rank != THREES and meld.size >= rules.canasta_size
    )
    return cards + canastas + red_threes_value(rules, len(view.red_threes[side]), has_melded=bool(melds))


def best_other(reading: Reading) -> float:
    """What the best other side would score if the round ended now, its hands guessed."""
    each = average_unseen(reading)
    sizes, rules = reading.view.hand_sizes, reading.rules
    return max(
        table_points(reading, side) - each * sum(sizes[seat] for seat in rules.seats_of(side))
        for side in range(rules.sides)
        if side != reading.side
    )


def average_unseen(reading: Reading) -> float:
    """The points of an average card that this seat cannot see."""
    total = sum(reading.unseen)
    value = sum(count * KIND_VALUE[kind] for kind, count in enumerate(reading.unseen))
    return value / total if total else 0.0


def hand_points(reading: Reading) -> int:
    """The points of the own hand."""
    return sum(count * KIND_VALUE[kind] for kind, count in enumerate(reading.counts))


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


def ranks_let_pass(view: PlayerView, next_seat: int) -> frozenset[int]:
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


_LONG = 5
"""With so many turns to come a meld has all the time it needs."""
_LOOK_BACK = 9
"""So many moves of each player are remembered; a turn is mostly two or three."""
