"""The last turns of the round on the table, played again from its record: what each move showed; pure."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_desktop.engine.cards import KIND_OF
from canasta_desktop.engine.events import seen_by
from canasta_desktop.engine.match import Match
from canasta_desktop.model.hand_order import HeldCard, SortMode
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.match_on_table import replayed_round
from canasta_desktop.model.my_hand import MyHand
from canasta_desktop.model.seats import SeatPlayer
from canasta_desktop.model.snapshot import HandCard, TableSnapshot
from canasta_desktop.model.snapshot_of import snapshot_of

Held = Sequence[HeldCard]


def last_turns(match: Match, seats: Sequence[SeatPlayer], me: int, mode: SortMode, held: Held) -> tuple[Happening, ...]:
    """What has happened since the last turn of the person `me` began; in that person's turn, since the one before.

    Where there was none, since the deal; empty while nothing has happened since. `held` is the hand as it lies now,
    which says how the cards lie where the order is the person's own.
    """
    number = len(match.rounds)
    if not number:
        return ()
    begins = _beginning(match, number, me)
    hand = MyHand(me, SortMode.RANK if mode is SortMode.MANUAL else mode)
    happenings: list[Happening] = []
    table: TableSnapshot | None = None
    for made, (state, events) in enumerate(replayed_round(match, number)):
        if made:
            hand.follow(state)
        else:
            hand.dealt(state)
        if made < begins:
            continue
        before, table = table, snapshot_of(match, seats, hand.at(state))
        if before is not None:
            happenings.append(Happening(before, tuple(seen_by(event, me) for event in events), table))
    return _as_it_lies(happenings, held) if mode is SortMode.MANUAL else tuple(happenings)


def _beginning(match: Match, number: int, me: int) -> int:
    """How many moves of the round were made when the turn began that is shown first."""
    on_turn = [state.turn == me and not state.over for state, _ in replayed_round(match, number)]
    begun = [made for made, mine in enumerate(on_turn) if mine and not (made and on_turn[made - 1])]
    earlier = begun[:-1] if on_turn[-1] else begun
    return earlier[-1] if earlier else 0


def _as_it_lies(happenings: Sequence[Happening], held: Held) -> tuple[Happening, ...]:
    """With the hands in the order in which the cards lie now; those that have left lie beside their kind."""
    places: dict[int, float] = {}
    free = dict(enumerate(held))
    for card in happenings[-1].after.hand if happenings else ():
        place = next((place for place, own in free.items() if own.card == card.card), None)
        if place is not None:
            places[card.key] = place
            del free[place]
    beside = {KIND_OF[own.card]: place + 0.5 for place, own in enumerate(held)}

    def place_of(card: HandCard) -> float:
        return places.get(card.key, beside.get(KIND_OF[card.card], len(held)))

    def ordered(table: TableSnapshot) -> TableSnapshot:
        return replace(table, hand=tuple(sorted(table.hand, key=place_of)))

    shown = [ordered(happening.after) for happening in happenings]
    first = [ordered(happening.before) for happening in happenings[:1] if happening.before]
    return tuple(
        Happening(before, happening.events, after)
        for before, happening, after in zip([*first, *shown], happenings, shown, strict=False)
    )
