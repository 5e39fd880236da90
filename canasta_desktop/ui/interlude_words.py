"""What stands over the table while the game waits, in words."""

from canasta_desktop.model.happening import Happening
from canasta_desktop.table.texts import InterludeTexts
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import pace
from canasta_desktop.wording.events import log_entries, told


def again_texts(shown: Happening | None) -> InterludeTexts:
    """That the last turns are shown again, and which move it is."""
    return InterludeTexts(translated(pace.AGAIN), _told(shown) if shown else "", translated(pace.AGAIN_HINT))


def nothing_again() -> tuple[str, str]:
    """That there are no turns to be shown again."""
    return translated(pace.NOTHING_AGAIN), translated(pace.NOTHING_AGAIN_DETAIL)


def pause_texts(key: str) -> InterludeTexts:
    """That the game is paused; `key` is what goes on, empty where none does."""
    hint = pace.PAUSED_HINT.filled(key=key) if key else pace.PAUSED_HINT_CLICK
    return InterludeTexts(translated(pace.PAUSED), translated(pace.PAUSED_DETAIL), translated(hint))


def going_on() -> str:
    """That the pause is over."""
    return translated(pace.GOING_ON)


def _told(shown: Happening) -> str:
    """The move, with the name of whoever made it; empty where the log has nothing of it."""
    entries = log_entries(shown.events)
    if not entries:
        return ""
    seat = entries[0].seat
    name = None if seat == shown.after.me else next(one.name for one in shown.after.seats if one.seat == seat)
    return translated(told(name, [entry.what for entry in entries if entry.seat == seat]))
