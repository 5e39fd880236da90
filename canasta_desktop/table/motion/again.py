"""What has happened, as steps to be shown once more, each until it was seen. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import MOVE_SEEN_FOR, Pace
from canasta_desktop.model.sounds import sounds_of
from canasta_desktop.table.motion import durations
from canasta_desktop.table.motion.course import steps_of
from canasta_desktop.table.motion.outlines import outlined_spots
from canasta_desktop.table.motion.steps import Step


def steps_again(happenings: Sequence[Happening], pace: Pace) -> tuple[Step, ...]:
    """The movements of all happenings with a stop after each; at the pace `OFF` what was done is outlined instead."""
    show = _outlined if pace is Pace.OFF else _moved
    return tuple(step for happening in happenings for step in show(happening))


def _moved(happening: Happening) -> tuple[Step, ...]:
    stop = Step(happening.after, happening.after, lasts=MOVE_SEEN_FOR)
    first, *rest = (*steps_of(happening), stop)
    return (replace(first, again=happening), *rest)


def _outlined(happening: Happening) -> tuple[Step, ...]:
    table = happening.after
    sounds = tuple((0.0, sound) for sound in sounds_of(happening.events, table))
    spots = tuple(outlined_spots(happening.events, table, mine=True))
    return (Step(table, table, lasts=durations.OUTLINED, sounds=sounds, outlined=spots, again=happening),)
