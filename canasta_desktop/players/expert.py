"""The expert: the skilled player's move, unless playing many worlds to their end shows that another is better."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Final

from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.state import CountState, scores
from canasta_desktop.engine.count_core.tuples import CountMove, count_move
from canasta_desktop.engine.moves import Ask, Move
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.candidates import candidates
from canasta_desktop.players.counting.turn import play_out
from canasta_desktop.players.hidden import visible_counts, visible_round
from canasta_desktop.players.skilled import skilled_move, taste_for
from canasta_desktop.players.worlds import Worlds

MOST_WORLDS: Final = 400
"""With so many worlds a decision is as good as it gets."""
WORLDS_WITHOUT_CLOCK: Final = 24
"""So many are played where no time is set; then the same arguments give the same move."""


def expert_move(view: PlayerView, moves: Sequence[Move], seed: int, deadline: float | None = None) -> Move:
    """The best move found in so many seconds; how much is found depends on how quick the computer is."""
    began = perf_counter()
    favourite = skilled_move(view, moves, seed)
    if view.question_open or isinstance(favourite, Ask):
        return favourite
    others = candidates(view, moves, favourite)
    if not others:
        return favourite
    trial = Trial(view, [favourite, *others], seed)
    if deadline is None:
        trial.run(inf, WORLDS_WITHOUT_CLOCK)
    else:
        trial.run(began + _SHARE * deadline, MOST_WORLDS)
    return trial.winner


class Trial:
    """Moves tried out in the same worlds. The first is the favourite, which another must beat clearly."""

    def __init__(self, view: PlayerView, moves: Sequence[Move], seed: int) -> None:
        state = visible_round(view)
        self._moves = moves
        self._counted: list[CountMove] = [count_move(state, move) for move in moves]
        self._worlds = Worlds(view, visible_counts(view, state))
        self._random = Random(seed)
        self._tastes = [taste_for(view.rules)] * view.rules.sides
        self._side = view.rules.side_of(view.seat)
        self._match = view.scores
        self._target = view.rules.target
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
        """The move that is better than the favourite by two standard errors, the best of them, or the favourite."""
        best, most = 0, 0.0
        for place in self._running:
            found = self._leads[place]
            if len(found) >= _FEWEST_WORLDS:
                mean, error = _estimate(found)
                if mean > _GATE * error and mean > most:
                    best, most = place, mean
        return self._moves[best]

    def _play_world(self, until: float) -> bool:
        """Try all moves that are left in one more world; False where the time was up before."""
        world = self._worlds.draw(self._random)
        found = []
        for place in (0, *self._running):
            if perf_counter() >= until:
                return False
            found.append(self._outcome(world.copy(), self._counted[place]))
        for place, worth in zip(self._running, found[1:], strict=True):
            self._leads[place].append(worth - found[0])
        return True

    def _outcome(self, world: CountState, move: CountMove) -> float:
        play(world, move)
        play_out(world, self._tastes, _MOST_MOVES)
        points = [score.total for score in scores(world)]
        side = self._side
        lead = points[side] - max(points[:side] + points[side + 1 :])
        return lead + self._match_worth(points)

    def _match_worth(self, points: Sequence[int]) -> float:
        """What it is worth besides that the round wins or loses the match."""
        totals = [score + more for score, more in zip(self._match, points, strict=True)]
        best = max(totals)
        if best < self._target or totals.count(best) > 1:
            return 0.0
        return _MATCH if totals[self._side] == best else -_MATCH

    def _drop_hopeless(self) -> None:
        """Try no further what is most likely worse than the favourite."""
        kept = []
        for place in self._running:
            mean, error = _estimate(self._leads[place])
            if mean + error > 0:
                kept.append(place)
        self._running = kept


def _estimate(found: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error."""
    count = len(found)
    mean = sum(found) / count
    squares = sum([(each - mean) ** 2 for each in found])
    return mean, sqrt(squares / (count - 1) / count)


_SHARE = 0.93
"""Of the time; the rest is for the way there and back."""
_STAGES = frozenset({8, 16, 24, 32, 48, 64, 96, 128, 192, 256})
_FEWEST_WORLDS = 8
_GATE = 2.0
_MATCH = 1500.0
_MOST_MOVES = 5_000
