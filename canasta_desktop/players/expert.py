"""The expert: the skilled player's move, unless playing on in many worlds shows that another is better."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Final

from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.tuples import CountMove, count_move
from canasta_desktop.engine.moves import Ask, Move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.candidates import candidates
from canasta_desktop.players.hidden import visible_counts, visible_round
from canasta_desktop.players.holding import fitted_weights
from canasta_desktop.players.outcomes import outcome_for
from canasta_desktop.players.skilled import skilled_move
from canasta_desktop.players.worlds import Worlds

MOST_WORLDS: Final = 400
"""With so many worlds a decision is as good as it gets."""
WORLDS_WITHOUT_CLOCK: Final = 24
"""So many are played where no time is set; then the same arguments give the same move."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A move as the expert judges it."""

    move: Move
    lead: float
    """How many points it is better than the skilled player's move, on average over the worlds played."""
    error: float
    """The standard error of that."""
    worlds: int
    """How many worlds it was tried out in; 0 where nothing was tried and `lead` says nothing."""


def expert_move(view: PlayerView, moves: Sequence[Move], seed: int, deadline: float | None = None) -> Move:
    """The best move found in so many seconds; how much is found depends on how quick the computer is."""
    return ranked_moves(view, moves, seed, deadline)[0].move


def ranked_moves(view: PlayerView, moves: Sequence[Move], seed: int, deadline: float | None = None) -> list[Ranked]:
    """The moves that are worth thinking of, the best first: the expert's move, and what comes next.

    The deadline is in seconds; without one a fixed amount of thought is given, and the same arguments give the
    same ranking.
    """
    began = perf_counter()
    favourite = skilled_move(view, moves, seed)
    others = _others(view, moves, favourite)
    if view.question_open or isinstance(favourite, Ask) or not others:
        return [Ranked(move, 0.0, 0.0, 0) for move in (favourite, *others)]
    trial = Trial(view, [favourite, *others], seed)
    if deadline is None:
        trial.run(inf, WORLDS_WITHOUT_CLOCK)
    else:
        trial.run(began + _SHARE * deadline, MOST_WORLDS)
    return trial.ranking


def _others(view: PlayerView, moves: Sequence[Move], favourite: Move) -> list[Move]:
    """What may be thought of besides the favourite: the other answer to a question, or candidates."""
    if view.question_open:
        return [move for move in moves if move != favourite]
    return candidates(view, moves, favourite)


class Trial:
    """Moves tried out in the same worlds. The first is the favourite, which another must beat clearly."""

    def __init__(self, view: PlayerView, moves: Sequence[Move], seed: int) -> None:
        state = visible_round(view)
        self._moves = moves
        self._counted: list[CountMove] = [count_move(state, move) for move in moves]
        self._worlds = Worlds(view, visible_counts(view, state), fitted_weights())
        self._random = Random(seed)
        self._outcome = outcome_for(view)
        self._leads: list[list[float]] = [[] for _ in moves]
        """By move and world: how much better than the favourite it came out."""
        self._running = list(range(1, len(moves)))

    def run(self, until: float, most: int) -> None:
        """Play worlds until the time is up, so many are played, or only the favourite is left."""
        for world in range(1, most + 1):
            if not self._running or not self._play_world(until):
                return
            if world in _STAGES:
                self._drop_hopeless()

    @property
    def winner(self) -> Move:
        """The move that is clearly better than the favourite, the best of them, or the favourite."""
        return self.ranking[0].move

    @property
    def ranking(self) -> list[Ranked]:
        """The winner, then the others by how they came out."""
        ranked = [self._ranked(place) for place in range(len(self._moves))]
        gate = self._outcome.gate
        better = [each for each in ranked if each.worlds >= _FEWEST_WORLDS and each.lead > _MARGIN + gate * each.error]
        winner = max(better, key=_lead, default=ranked[0])
        ranked.remove(winner)
        return [winner, *sorted(ranked, key=_lead, reverse=True)]

    def _ranked(self, place: int) -> Ranked:
        found = self._leads[place]
        if len(found) < 2:
            return Ranked(self._moves[place], 0.0, 0.0, 0)
        return Ranked(self._moves[place], *_estimate(found), len(found))

    def _play_world(self, until: float) -> bool:
        """Try all moves that are left in one more world; False where the time was up before."""
        world = self._worlds.draw(self._random)
        found = []
        for place in (0, *self._running):
            if perf_counter() >= until:
                return False
            tried = world.copy()
            play(tried, self._counted[place])
            found.append(self._outcome(tried))
        for place, worth in zip(self._running, found[1:], strict=True):
            self._leads[place].append(worth - found[0])
        return True

    def _drop_hopeless(self) -> None:
        """Try no further what is most likely worse than the favourite, nor the worse half of many."""
        estimates = {place: _estimate(self._leads[place]) for place in self._running}
        hopeful = [place for place in self._running if sum(estimates[place]) > 0]
        hopeful.sort(key=lambda place: estimates[place], reverse=True)
        self._running = hopeful[: max(_FEWEST_MOVES, len(self._running) // 2)]


def _lead(ranked: Ranked) -> float:
    return ranked.lead


def _estimate(found: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error."""
    count = len(found)
    mean = sum(found) / count
    squares = sum([(each - mean) ** 2 for each in found])
    return mean, sqrt(squares / (count - 1) / count)


_SHARE = 0.93
"""Of the time; the rest is for the way there and back."""
_STAGES = frozenset({8, 16, 32, 64, 128, 256})
_FEWEST_WORLDS = 8
_FEWEST_MOVES = 2
_MARGIN = 15.0
"""So many points better a move must be at least: guesses of what a position promises err alike in all worlds."""
