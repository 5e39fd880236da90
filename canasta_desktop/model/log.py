"""What happened in the match, entry by entry, for the side panel and the list of moves."""

from dataclasses import dataclass

from canasta_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened, as the person at the table saw it."""

    number: int
    """From 0, through the whole match."""
    round_number: int
    """From 1."""
    seat: int | None
    """Who did it; None for a deal and for a round's end."""
    event: Event
