"""Fits what a position promises, by least squares over rounds of skilled players. Needs numpy.

Run: python -m tests.benchmarks.fitting classic:4 --out resources/players/prospects-4.json

Positions at the beginning of turns are described by `prospects.features`; what they are held to is the lead with
which the side on turn ended the round. Of every five rounds one is kept apart and only measured.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.state import CountState, scores
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.players.counting.prospects import PLACES, features
from canasta_desktop.players.counting.turn import next_move
from canasta_desktop.players.skilled import taste_for
from tests.benchmarks.counted_rounds import setting

Row = tuple[list[int], list[float], float]
SCORES = (0, 0, 0, 0, 1500, 3000)


def main() -> None:
    """Play, fit, tell how good the guesses are, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("setting", help="rules and players; of the file only the weights of these rules change")
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--share", type=float, default=0.35, help="of the turns that are looked at")
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=777)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    fitted, apart = Squares(), Squares()
    for number in range(given.rounds):
        (fitted if number % 5 else apart).add(_rows(setting(given.setting), given.seed, number, given.share))
    weights = fitted.solved(given.ridge)
    explained = apart.explained(weights)
    print(f"{fitted.count} positions, R² {fitted.explained(weights):.3f}; apart {apart.count}, R² {explained:.3f}")
    how = {
        "by": "python -m tests.benchmarks.fitting",
        "setting": given.setting,
        "rounds": given.rounds,
        "share": given.share,
        "ridge": given.ridge,
        "seed": given.seed,
        "explained": round(explained, 3),
    }
    found = [round(float(weight), 2) for weight in weights]
    form = json.loads(given.out.read_text("utf-8")) if given.out.exists() else {}
    form[given.setting.partition(":")[0]] = {"places": found[:PLACES], "amounts": found[PLACES:], "fitted": how}
    given.out.write_text(json.dumps(form) + "\n", "utf-8")


class Squares:
    """The normal equations of positions, added up as they come."""

    def __init__(self) -> None:
        self.count = 0
        self._waiting: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        """Count further positions in."""
        self._waiting += rows
        if len(self._waiting) > 4000:
            self._fold()

    def _fold(self) -> None:
        table = np.zeros((len(self._waiting), PLACES + len(self._waiting[0][1])))
        leads = np.array([lead for _, _, lead in self._waiting])
        for row, (places, amounts, _) in enumerate(self._waiting):
            np.add.at(table[row], places, 1.0)
            table[row, PLACES:] = amounts
        if not self.count:
            self._products = np.zeros((table.shape[1], table.shape[1]))
            self._with_leads = np.zeros(table.shape[1])
            self._sum = self._of_squares = 0.0
        self._products += table.T @ table
        self._with_leads += table.T @ leads
        self._sum += float(leads.sum())
        self._of_squares += float(leads @ leads)
        self.count += len(self._waiting)
        self._waiting = []

    def solved(self, ridge: float) -> "np.ndarray":
        """The weights; each is drawn to 0 as if by so many positions with its own spread."""
        if self._waiting:
            self._fold()
        size = np.sqrt(np.diag(self._products) / self.count) + 1e-9
        scaled = self._products / np.outer(size, size) + ridge * np.eye(len(size))
        return np.linalg.solve(scaled, self._with_leads / size) / size

    def explained(self, weights: "np.ndarray") -> float:
        """Share of the spread of leads that the weights explain (R²)."""
        if self._waiting:
            self._fold()
        left = self._of_squares - 2 * float(weights @ self._with_leads) + float(weights @ self._products @ weights)
        return 1 - left / (self._of_squares - self._sum**2 / self.count)


def _rows(rules: RuleSet, seed: int, number: int, share: float) -> list[Row]:
    random = Random(f"{seed}:{number}")
    points = tuple(random.choice(SCORES) for _ in range(rules.sides))
    state = counted(deal(rules, number % rules.players, deck_of(seed, number, rules.decks), points)[0])
    seen = [(state.side, *features(state)) for _ in _turns(state, rules) if random.random() < share]
    totals = [score.total for score in scores(state)]
    return [(places, amounts, totals[side] - totals[1 - side]) for side, places, amounts in seen]


def _turns(state: CountState, rules: RuleSet) -> Iterator[None]:
    """Play the round, stopping where turns begin."""
    taste, turn = taste_for(rules), -1
    while state.ending is None:
        if state.turn != turn:
            turn = state.turn
            yield
        play(state, next_move(state, taste))


if __name__ == "__main__":
    main()
