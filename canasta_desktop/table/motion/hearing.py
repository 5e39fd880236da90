"""When the sounds of a happening are heard: a card's when it lands. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from canasta_desktop.model.sounds import Sound
from canasta_desktop.table.motion.steps import Step

_APART: Final = 120.0
"""Milliseconds between two cards that land, at least; of more only some are heard."""


class Hearing:
    """Gives each event's sound a moment in the steps that were made of it."""

    def __init__(self) -> None:
        self._heard: list[tuple[int, float, Sound]] = []

    def add(self, sound: Sound | None, steps: Sequence[Step], known: int) -> None:
        """An event with this sound made the steps from number `known` on.

        Where it made none, it is heard with what went before.
        """
        if sound is None:
            return
        if sound is Sound.DEAL and known < len(steps):
            # One sound has all the cards of a deal.
            self._heard.append((known, _moments(steps[known])[0], sound))
            return
        for number in range(known, len(steps)):
            self._heard += [(number, moment, sound) for moment in _moments(steps[number])]
        if known == len(steps):
            number = max(0, known - 1)
            self._heard.append((number, steps[number].ends_at if steps else 0.0, sound))

    def told_with(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        """The steps with their sounds."""
        return tuple(replace(step, sounds=self._sounds(number)) for number, step in enumerate(steps))

    def _sounds(self, number: int) -> tuple[tuple[float, Sound], ...]:
        return tuple((moment, sound) for of, moment, sound in self._heard if of == number)


def _moments(step: Step) -> list[float]:
    """When cards land in a step; a ribbon is heard as it begins."""
    if not step.flights:
        return [0.0]
    moments: list[float] = []
    for landing in sorted(flight.ends_at for flight in step.flights):
        if not moments or landing - moments[-1] >= _APART:
            moments.append(landing)
    return moments
