"""Where dragged cards can be let go: the places of the table as the targets of a drop."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from canasta_desktop.engine.cards import KIND_OF
from canasta_desktop.model.places import (
    FromHand,
    OntoHand,
    OntoMeld,
    OntoPile,
    OntoRedThrees,
    OntoStock,
    OntoTheirs,
    Source,
    Target,
)
from canasta_desktop.model.snapshot import HandCard, TableSnapshot
from canasta_desktop.table.hand_layout import lay_out_hand
from canasta_desktop.table.interaction.things import TheirBand, spot_of_point
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.spots import MeldSpot, Spot, TableSpot

Aim = Spot | TheirBand
"""A place under the pointer."""

_LONE: Final[dict[TableSpot, Target]] = {
    TableSpot.STOCK: OntoStock(),
    TableSpot.PILE: OntoPile(),
    TableSpot.HAND: OntoHand(),
    TableSpot.RED_THREES: OntoRedThrees(),
}


def aim_at(scene: TableScene, point: QPointF) -> Aim | None:
    """The place under a point; None over felt, seats, the panel and beyond the table."""
    return spot_of_point(scene, scene.snapshot, point) if scene.snapshot else None


def target_of(aim: Aim, my_side: int, index: int | None = None) -> Target:
    """The target that a place is; `index` is where in the hand."""
    if aim is TableSpot.HAND:
        return OntoHand(index)
    if isinstance(aim, TableSpot):
        return _LONE[aim]
    if isinstance(aim, MeldSpot) and aim.side == my_side:
        return OntoMeld(aim.rank)
    return OntoTheirs(aim.side)


def thing_of(target: Target, my_side: int) -> Aim:
    """The place that a target is."""
    match target:
        case OntoMeld(rank):
            return MeldSpot(my_side, rank)
        case OntoTheirs(side):
            return TheirBand(side)
        case OntoRedThrees():
            return TableSpot.RED_THREES
        case OntoPile():
            return TableSpot.PILE
        case OntoStock():
            return TableSpot.STOCK
        case OntoHand():
            return TableSpot.HAND


def aims(scene: TableScene, snapshot: TableSnapshot) -> list[Spot]:
    """All places where a drop may be possible: our melds, the pile, the hand, our red threes."""
    mine: list[Spot] = [spot for spot in scene.meld_places() if spot.side == snapshot.my_side]
    return [*mine, TableSpot.PILE, TableSpot.HAND, TableSpot.RED_THREES]


def hand_index(scene: TableScene, hand: Sequence[HandCard], source: Source, point: QPointF) -> int | None:
    """Before which of the cards that stay the pointer is; None when what is dragged is not from the hand."""
    if not isinstance(source, FromHand):
        return None
    layout = scene.table_layout
    places = lay_out_hand(layout.hand_area, layout.measures, [KIND_OF[held.card] for held in hand]).places
    rows = {place.card.y for place in places}
    lower = max(rows, default=0.0)
    in_lower = len(rows) < 2 or point.y() >= lower
    index = 0
    for held, place in zip(hand, places, strict=True):
        before_row = in_lower and place.card.y < lower
        same_row = in_lower == (place.card.y >= lower)
        left_of_it = same_row and place.card.x + place.visible / 2 < point.x()
        index += held.key not in source.keys and (before_row or left_of_it)
    return index


def ordered(hand: Sequence[HandCard], source: FromHand, index: int) -> tuple[HandCard, ...]:
    """The hand with the dragged cards before the one at `index` among those that stay."""
    moving = [held for held in hand if held.key in source.keys]
    staying = [held for held in hand if held.key not in source.keys]
    return (*staying[:index], *moving, *staying[index:])
