"""What happened by one move or deal, as the person at the table saw it."""

from canasta_desktop.engine.events import Event
from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import TableSnapshot


@value
class Happening:
    """The table before, what happened in order, the table after: what a movement is made from."""

    before: TableSnapshot | None
    """None at the first deal of a match and when another match was put on the table."""
    events: tuple[Event, ...]
    """As seen by the person at the table: cards that went to other hands unseen are left out."""
    after: TableSnapshot


@value
class PlayerFailure:
    """A computer player gave no move, twice; the game is kept and waits for `think_again`."""

    seat: int
    problem: str
    """What the worker or the operating system said: a technical text, for a log."""
