"""A deal as steps: backs to plates and hand, the own cards turned over, the pile begun. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_desktop.engine.events import RoundDealt
from canasta_desktop.model.snapshot import HandCard, TableSnapshot
from canasta_desktop.table.motion import durations
from canasta_desktop.table.motion.anchors import HandSpot, SeatSpot
from canasta_desktop.table.motion.steps import Flight, Step
from canasta_desktop.table.motion.table_between import with_hand, with_pile, with_stock
from canasta_desktop.table.spots import TableSpot


def dealing_steps(
    table: TableSnapshot,
    event: RoundDealt,
    came: Sequence[HandCard],
    hand: tuple[HandCard, ...],
    after: TableSnapshot,
) -> tuple[Step, ...]:
    """From a table with all cards in the stock; `came` is the dealt hand, `hand` the same in the order shown."""
    dealt = _with_laps(with_hand(table, hand), table, len(came))
    turned = Step(dealt, dealt, tuple(_turned(held) for held in hand))
    begun = _begin_pile(dealt, event, after)
    rest = turned.ends_at + begun.ends_at
    return (_hand_out(table, event, hand, rest), turned, begun)


def _hand_out(table: TableSnapshot, event: RoundDealt, hand: tuple[HandCard, ...], rest: float) -> Step:
    seats = [seat.seat for seat in table.seats]
    first = seats.index(event.dealer) + 1
    order = [*seats[first:], *seats[:first]]
    apart = durations.deal_apart(len(hand) * len(order), durations.MOVE, rest)
    shown = with_hand(table, hand)
    flights: list[Flight] = []
    changes: list[tuple[float, TableSnapshot]] = []
    for lap, held in enumerate(hand):
        for seat in order:
            own = seat == table.me
            target = HandSpot(held.key) if own else SeatSpot(seat)
            flights.append(Flight(TableSpot.STOCK, target, None, durations.MOVE, len(flights) * apart, stays=own))
        changes.append((flights[-1].ends_at, _with_laps(shown, table, lap + 1)))
    first_shown = _with_laps(shown, table, 0)
    return Step(first_shown, changes[-1][1], tuple(flights), tuple(changes))


def _with_laps(shown: TableSnapshot, undealt: TableSnapshot, laps: int) -> TableSnapshot:
    """So many cards are in each hand."""
    seats = tuple(replace(seat, cards=laps) for seat in shown.seats)
    return replace(shown, seats=seats, stock=undealt.stock - laps * len(seats))


def _turned(held: HandCard) -> Flight:
    spot = HandSpot(held.key)
    return Flight(spot, spot, held.card, durations.DRAW, turns_over=True)


def _begin_pile(dealt: TableSnapshot, event: RoundDealt, after: TableSnapshot) -> Step:
    apart = durations.DEAL_APART
    flights = [
        Flight(TableSpot.STOCK, TableSpot.PILE, card, durations.DRAW, number * apart, turns_over=True)
        for number, card in enumerate(event.upcards)
    ]
    shown = with_stock(dealt, -len(flights))
    landed = with_pile(shown, event.upcards, after)
    changes = [
        (flight.ends_at, with_pile(shown, event.upcards[: number + 1], after))
        for number, flight in enumerate(flights[:-1])
    ]
    return Step(shown, landed, tuple(flights), tuple(changes))
