"""Which sides a snapshot shows where: ours below, the others above; and what of it the layout needs."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, THREES, Card, is_wild
from canasta_desktop.model.snapshot import SideSnapshot, TableSnapshot
from canasta_desktop.table.brush import SideRole
from canasta_desktop.table.geometry import SideShape, TableShape

_OTHERS = (SideRole.THEM, SideRole.THIRD)


def other_sides(snapshot: TableSnapshot) -> tuple[SideSnapshot, ...]:
    """The sides above, in the order in which their seats follow the person at the table."""
    order = [seat.side for seat in snapshot.seats if seat.side != snapshot.my_side]
    return tuple(snapshot.sides[side] for side in dict.fromkeys(order))


def roles_of(snapshot: TableSnapshot) -> dict[int, SideRole]:
    """How each side looks, by its number."""
    roles = {snapshot.my_side: SideRole.US}
    for number, side in enumerate(other_sides(snapshot)):
        roles[side.side] = _OTHERS[min(number, len(_OTHERS) - 1)]
    return roles


def crosswise_card(pile: Sequence[Card], freezing_card: Card | None) -> Card | None:
    """The freezing card, unless it is on top and so seen anyway."""
    wild = next((card for card in pile[:-1] if is_wild(card)), None)
    return freezing_card if wild is not None and wild == freezing_card else None


def shape_of(snapshot: TableSnapshot, extras: int, offers_threes: bool, tools: int = 3) -> TableShape:
    """What of a snapshot matters to the layout; `offers_threes` keeps a place for black threes to come."""
    ours = _side_shape(snapshot.sides[snapshot.my_side])
    return TableShape(
        seats=len(snapshot.seats),
        ours=SideShape(ours.ranks, ours.threes or offers_threes),
        others=tuple(_side_shape(side) for side in other_sides(snapshot)),
        crosswise=crosswise_card(snapshot.pile, snapshot.freezing_card) is not None,
        extras=extras,
        tools=tools,
        hand=tuple(KIND_OF[held.card] for held in snapshot.hand),
    )


def _side_shape(side: SideSnapshot) -> SideShape:
    ranks = tuple(meld.rank for meld in side.melds)
    return SideShape(ranks, THREES in ranks)
