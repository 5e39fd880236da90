"""What is heard of what happens at the table; pure."""

from collections.abc import Iterable
from enum import Enum

from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundDealt,
    RoundEnded,
    TurnBegan,
)
from canasta_desktop.model.snapshot import TableSnapshot


class Sound(Enum):
    """A sound; the values are the names of its files."""

    DEAL = "deal"
    DRAW = "draw"
    """Cards come to a hand, from the stock or with the pile."""
    LAY = "lay"
    CANASTA = "canasta"
    DISCARD = "discard"
    REFUSAL = "refusal"
    YOUR_TURN = "your_turn"
    """The person at the table is to act: to play, or to answer the partner."""
    ROUND_WON = "round_won"
    """No side has more points of this round than the person's."""


def sound_of(event: Event, table: TableSnapshot) -> Sound | None:
    """What is heard of an event by the person at this table."""
    match event:
        case RoundDealt():
            return Sound.DEAL
        case CardsDrawn() | PileTaken():
            return Sound.DRAW
        case MeldLaid() | MeldAddedTo() | RedThreeLaid():
            return Sound.LAY
        case CanastaCompleted():
            return Sound.CANASTA
        case CardDiscarded():
            return Sound.DISCARD
        case TurnBegan(seat) | PermissionAsked(partner=seat):
            return Sound.YOUR_TURN if seat == table.me else None
        case RoundEnded(scores=scores):
            ours = scores[table.my_side].total
            return Sound.ROUND_WON if ours >= max(score.total for score in scores) else None
        case _:
            return None


def sounds_of(events: Iterable[Event], table: TableSnapshot) -> tuple[Sound, ...]:
    """What is heard of events that are seen all at once: each sound once, in order."""
    heard = (sound_of(event, table) for event in events)
    return tuple(dict.fromkeys(sound for sound in heard if sound is not None))
