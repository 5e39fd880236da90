"""What a move leads to in a world: the round played on, to its end or for a while and then guessed."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Protocol

from canasta_desktop.engine.count_core.state import CountState, scores
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.counting.prospects import Prospects
from canasta_desktop.players.counting.turn import play_on, play_out
from canasta_desktop.players.skilled import taste_for
from canasta_desktop.resource_files import resource


class Outcome(Protocol):
    """How a round that is played on comes out for a side."""

    gate: float
    """By how many standard errors a move must be better to be believed."""

    def __call__(self, state: CountState) -> float:
        """How many points the side is ahead in the end, the match counted in; the state given is played on."""


def outcome_for(view: PlayerView) -> Outcome:
    """How outcomes are judged for the seat of this view: to the end where that is near and may decide the match."""
    prospects = prospects_for(view.rules)
    if prospects is None or (_may_be_last(view) and view.stock <= _A_SHORT_STOCK * view.rules.players):
        return WholeRounds(view)
    return GuessedRounds(view, prospects)


def _may_be_last(view: PlayerView) -> bool:
    return max(view.scores) + _A_GOOD_ROUND >= view.rules.target


@cache
def prospects_for(rules: RuleSet) -> Prospects | None:
    """The weights fitted for these rules; None where there are none: what is worth much under others is not known."""
    file = resource("players", f"prospects-{rules.players}.json")
    if not file.is_file():
        return None
    for name, form in json.loads(file.read_text("utf-8")).items():
        if replace(preset(name, rules.players), target=rules.target) == rules:
            return Prospects(form["places"], form["amounts"])
    return None


class WholeRounds:
    """Rounds played to their end, and what that means for the match."""

    gate = 2.0

    def __init__(self, view: PlayerView) -> None:
        self._tastes = [taste_for(view.rules)] * view.rules.sides
        self._side = view.rules.side_of(view.seat)
        self._match, self._target = view.scores, view.rules.target

    def __call__(self, state: CountState) -> float:
        play_out(state, self._tastes, _MOST_MOVES)
        points = [score.total for score in scores(state)]
        return _ahead(points, self._side) + self.match_worth(points)

    def match_worth(self, points: Sequence[int]) -> float:
        """What it is worth besides that the round wins or loses the match."""
        totals = [score + more for score, more in zip(self._match, points, strict=True)]
        best = max(totals)
        if best < self._target or totals.count(best) > 1:
            return 0.0
        return _MATCH if totals[self._side] == best else -_MATCH


class GuessedRounds:
    """Rounds played for some turns; what comes after is guessed."""

    gate = 1.5

    def __init__(self, view: PlayerView, prospects: Prospects) -> None:
        self._taste, self._prospects = taste_for(view.rules), prospects
        self._side = view.rules.side_of(view.seat)
        self._turns = view.rules.players + _TURNS_MORE

    def __call__(self, state: CountState) -> float:
        play_on(state, self._taste, self._turns, _MOST_MOVES)
        if state.ending is not None:
            return _ahead([score.total for score in scores(state)], self._side)
        lead = self._prospects.lead(state)
        return lead if state.side == self._side else -lead


def _ahead(points: Sequence[int], side: int) -> int:
    return points[side] - max([*points[:side], *points[side + 1 :]])


_TURNS_MORE = 2
"""So many turns are played besides one of each player."""
_A_GOOD_ROUND: Final = 1500
"""Points that may come in a round: with fewer missing it may be the last."""
_A_SHORT_STOCK = 6
"""With so many cards for each player the end is near enough to be played to."""
_MATCH = 1500.0
_MOST_MOVES = 5_000
