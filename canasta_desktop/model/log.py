"""What happened in the match, entry by entry, for the side panel and the list of moves."""

from collections.abc import Iterable

from canasta_desktop.engine.events import Event, PermissionAnswered, RoundDealt, RoundEnded, TurnBegan
from canasta_desktop.engine.values import value


@value
class LogEntry:
    """One thing that happened, as the person at the table saw it."""

    number: int
    """From 0, through the whole match."""
    round_number: int
    """From 1."""
    seat: int | None
    """Who did it; None for a deal and for a round's end."""
    event: Event
    held: int | None = None
    """What the hand of the partner who answers counts: to be told after the round only. None for all else."""


def entries_of(
    events: Iterable[Event], round_number: int, first_number: int, held: int | None = None
) -> tuple[LogEntry, ...]:
    """The entries for what happened in a round, numbered from `first_number`; that a turn begins is none.

    `held` is what the hand counts of the partner who answers.
    """
    told = (event for event in events if not isinstance(event, TurnBegan))
    return tuple(
        LogEntry(first_number + place, round_number, _seat_of(event), event, _held(event, held))
        for place, event in enumerate(told)
    )


def _held(event: Event, held: int | None) -> int | None:
    return held if isinstance(event, PermissionAnswered) else None


def _seat_of(event: Event) -> int | None:
    return None if isinstance(event, RoundDealt | RoundEnded) else event.seat
