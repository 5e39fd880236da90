"""Rounds on counts between players who differ only in their taste, on duplicate deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.state import CountState, scores
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.players.counting.taste import Taste
from canasta_desktop.players.counting.turn import play_out

MOST_MOVES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Lead:
    """Points a round that one player is ahead, with the standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.0f} ± {1.96 * self.error:.0f}"


def lead_of(leads: Sequence[float]) -> Lead:
    """The mean of leads by deal; two of them or more."""
    return Lead(fmean(leads), stdev(leads) / sqrt(len(leads)))


@lru_cache(maxsize=32)
def setting(text: str) -> RuleSet:
    """A preset and a number of players, written `classic:4`."""
    name, _, players = text.partition(":")
    return preset(name, int(players))


def lead_in_deal(rules: RuleSet, mine: Taste, others: Taste, seed: int, number: int) -> float:
    """How far a side of this taste is ahead of the mean of the others, over all rotations of a deal."""
    deck = deck_of(seed, number, rules.decks)
    score = _SCORES[number % len(_SCORES)]
    state, _ = deal(rules, number % rules.players, deck, (score,) * rules.sides)
    dealt = counted(state)
    lead = 0.0
    for side in range(rules.sides):
        tastes = [mine if place == side else others for place in range(rules.sides)]
        points = _points(dealt.copy(), tastes)
        lead += points[side] - (sum(points) - points[side]) / (rules.sides - 1)
    return lead / rules.sides


def _points(state: CountState, tastes: Sequence[Taste]) -> list[int]:
    play_out(state, tastes, MOST_MOVES)
    if state.ending is None:
        raise AssertionError("a round does not end")
    return [score.total for score in scores(state)]


_SCORES = (0, 0, 0, 0, 1500, 3000)
"""Match scores of all sides, in turn: they set the minimum of the initial meld."""
