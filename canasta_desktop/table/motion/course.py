"""The movements of a happening: its events, one after the other, as steps. Pure."""

from collections.abc import Sequence
from typing import Final, assert_never

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundDealt,
    RoundEnded,
    TurnBegan,
    TurnPassed,
    WentOut,
)
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.snapshot import HandCard, TableSnapshot
from canasta_desktop.model.sounds import sound_of
from canasta_desktop.table.motion import durations
from canasta_desktop.table.motion.anchors import Anchor, HandSpot, SeatSpot, ThreesSpot
from canasta_desktop.table.motion.dealing import dealing_steps
from canasta_desktop.table.motion.hand_between import HandBetween
from canasta_desktop.table.motion.hearing import Hearing
from canasta_desktop.table.motion.steps import Flight, Step
from canasta_desktop.table.motion.table_between import (
    staged_at,
    undealt,
    with_choices,
    with_hand,
    with_meld,
    with_pile,
    with_red_three,
    with_seat,
    with_stock,
    with_turn,
    without_cards,
)
from canasta_desktop.table.spots import MeldSpot, TableSpot

MOST_SWEPT: Final = 16
"""So many cards of a taken pile are seen on their way to another player."""


def steps_of(happening: Happening, *, dropped: bool = False) -> tuple[Step, ...]:
    """The steps, the last of which lands at the table after; none when nothing moves.

    `dropped`: the person at the table has put the cards there, so what they drew, took, laid or discarded is in its
    place at once.
    """
    before = _beginning(happening)
    if before is None:
        return ()
    course = _Course(before, happening.after, dropped=dropped)
    hearing = Hearing()
    for event in happening.events:
        known = len(course.steps)
        course.add(event)
        hearing.add(sound_of(event, happening.after), course.steps, known)
    return hearing.told_with(course.steps)


def _beginning(happening: Happening) -> TableSnapshot | None:
    dealt = next((event for event in happening.events if isinstance(event, RoundDealt)), None)
    if dealt:
        return undealt(happening.after, dealt, happening.events)
    if happening.before is None:
        return None
    before = with_choices(happening.before, happening.after)
    on_turn = next((seat.seat for seat in happening.after.seats if seat.on_turn), None)
    turn_changes = before.my_turn is not happening.before.my_turn
    return before if on_turn is None or not turn_changes else with_turn(before, on_turn)


class _Course:
    """Follows the table from event to event and notes what moves."""

    def __init__(self, before: TableSnapshot, after: TableSnapshot, *, dropped: bool) -> None:
        self.steps: list[Step] = []
        self._table = before
        self._after = after
        self._hand = HandBetween(before, after)
        self._dropped = dropped

    def add(self, event: Event) -> None:
        """Note what moves by an event."""
        match event:
            case RoundDealt():
                self._deal(event)
            case CardsDrawn():
                self._draw(event)
            case RedThreeLaid():
                self._lay_red_three(event)
            case PileTaken():
                self._take(event)
            case MeldLaid() | MeldAddedTo():
                self._meld(event)
            case CanastaCompleted():
                self._show_ribbon(MeldSpot(self._side_of(event.seat), event.rank))
            case CardDiscarded():
                self._discard(event)
            case TurnBegan():
                self._table = with_turn(self._table, event.seat)
            case PermissionAsked() | PermissionAnswered() | TurnPassed() | WentOut() | RoundEnded():
                pass
            case _:
                assert_never(event)

    def _deal(self, event: RoundDealt) -> None:
        came = self._hand.take_in(event.hands[self._table.me])
        steps = dealing_steps(self._table, event, came, self._hand.cards, self._after)
        self.steps.extend(steps)
        self._table = steps[-1].landed

    def _draw(self, event: CardsDrawn) -> None:
        shown = with_stock(self._table, -event.count)
        if event.seat == self._table.me:
            came = self._hand.take_in(event.cards)
            shown = self._with_hand(shown)
            flights = [_drawn(HandSpot(held.key), held.card, number) for number, held in enumerate(came)]
        else:
            flights = [_drawn(SeatSpot(event.seat), None, number) for number in range(event.count)]
        self._go(event.seat, flights, shown, with_seat(shown, event.seat, event.count))

    def _lay_red_three(self, event: RedThreeLaid) -> None:
        side = self._side_of(event.seat)
        if event.from_pile:
            shown, source = self._without_pile([event.card]), TableSpot.PILE
            flight = Flight(source, ThreesSpot(side), event.card, durations.RED_THREE)
        else:
            leaves = self._leave(event.seat, event.card)
            shown = self._with_hand(with_seat(self._table, event.seat, -1))
            flight = Flight(leaves, ThreesSpot(side), event.card, durations.RED_THREE)
        self._fly([flight], shown, with_red_three(shown, side, event.card))

    def _take(self, event: PileTaken) -> None:
        shown = self._without_pile(event.cards)
        if event.seat == self._table.me:
            came = self._hand.take_in(event.cards)
            shown = self._with_hand(shown)
            flights = _swept([(HandSpot(held.key), held.card) for held in came])
        else:
            seen = event.cards[-MOST_SWEPT:]
            flights = _swept([(SeatSpot(event.seat), card) for card in seen])
        self._go(event.seat, flights, shown, with_seat(shown, event.seat, len(event.cards)))

    def _meld(self, event: MeldLaid | MeldAddedTo) -> None:
        seat, rank, cards = event.seat, event.rank, event.cards
        concealed = isinstance(event, MeldLaid) and event.concealed
        side = self._side_of(seat)
        from_hand = cards[:-1] if event.from_pile else cards
        sources = [(self._leave(seat, card), card) for card in self._unstaged(event, from_hand)]
        flights = [
            Flight(source, MeldSpot(side, rank), card, durations.MOVE, number=number)
            for number, (source, card) in enumerate(sources)
        ]
        shown = self._with_hand(with_seat(self._table, seat, -len(from_hand)))
        if event.from_pile:
            flights.append(Flight(TableSpot.PILE, MeldSpot(side, rank), cards[-1], durations.MOVE, number=len(flights)))
            shown = with_pile(shown, without_cards(shown.pile, cards[-1:]), self._after)
        self._go(seat, flights, shown, with_meld(shown, side, rank, cards, concealed))

    def _discard(self, event: CardDiscarded) -> None:
        flight = Flight(self._leave(event.seat, event.card), TableSpot.PILE, event.card, durations.MOVE)
        shown = self._with_hand(with_seat(self._table, event.seat, -1))
        self._go(event.seat, [flight], shown, with_pile(shown, (*shown.pile, event.card), self._after))

    def _show_ribbon(self, spot: MeldSpot) -> None:
        self.steps.append(Step(self._table, self._table, ribbon=spot, lasts=durations.RIBBON))

    def _go(self, seat: int, flights: Sequence[Flight], shown: TableSnapshot, landed: TableSnapshot) -> None:
        """Let the cards of a seat fly, unless the person at the table put them there."""
        self._fly([] if self._dropped and seat == self._table.me else flights, shown, landed)

    def _fly(self, flights: Sequence[Flight], shown: TableSnapshot, landed: TableSnapshot) -> None:
        self._table = landed
        if flights:
            self.steps.append(Step(shown, landed, tuple(flights)))

    def _unstaged(self, event: MeldLaid | MeldAddedTo, cards: Sequence[Card]) -> list[Card]:
        """The cards that do not lie on their place yet."""
        if event.seat != self._table.me:
            return list(cards)
        staged = staged_at(self._table, self._side_of(event.seat), event.rank)
        missing = []
        for card in cards:
            if staged[card]:
                staged[card] -= 1
            else:
                missing.append(card)
        return missing

    def _leave(self, seat: int, card: Card) -> Anchor:
        """The card leaves the hand of a seat; where from."""
        if seat != self._table.me:
            return SeatSpot(seat)
        held: HandCard | None = self._hand.let_go(card)
        return HandSpot(held.key) if held else TableSpot.HAND

    def _with_hand(self, table: TableSnapshot) -> TableSnapshot:
        return with_hand(table, self._hand.cards)

    def _without_pile(self, cards: Sequence[Card]) -> TableSnapshot:
        return with_pile(self._table, without_cards(self._table.pile, cards), self._after)

    def _side_of(self, seat: int) -> int:
        return next(one.side for one in self._table.seats if one.seat == seat)


def _drawn(target: Anchor, card: Card | None, number: int) -> Flight:
    starts_at = number * durations.DEAL_APART
    return Flight(TableSpot.STOCK, target, card, durations.DRAW, starts_at, turns_over=card is not None)


def _swept(targets: Sequence[tuple[Anchor, Card]]) -> list[Flight]:
    """The upper cards first; the last one arrives when the sweep is over."""
    lasts = durations.SWEEP - durations.SPREAD
    apart = durations.SPREAD / max(1, len(targets) - 1)
    upper_first = enumerate(reversed(targets))
    return [Flight(TableSpot.PILE, target, card, lasts, number * apart) for number, (target, card) in upper_first]
