"""Tunes the taste of the skilled player by self-play on duplicate deals.

Run: python -m tests.benchmarks.tuning --generations 40 --out resources/players/skilled-4.json

In every deal each weight is moved by its step up or down, as a coin falls; the player with the weights so moved
plays against the one with all of them moved the other way, in every rotation. The lead, added up with the signs of
the coins, says of all weights at once which way is better (simultaneous perturbation). After each generation every
weight goes that way, the further the surer it is; the steps shrink from generation to generation.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from canasta_desktop.players.counting.taste import Taste
from tests.benchmarks.counted_rounds import lead_in_deal, lead_of, setting

STEPS: Final[Mapping[str, float]] = {name: abs(value) / 3 if value else 1.0 for name, value in asdict(Taste()).items()}
"""By how much each weight is moved at first: a third of what it is before any tuning."""

Effects = dict[str, tuple[float, float]]


def moved(taste: Taste, moves: Mapping[str, float]) -> Taste:
    """The taste with each weight moved by so much."""
    return replace(taste, **{name: getattr(taste, name) + move for name, move in moves.items()})


def effects_of(taste: Taste, steps: Mapping[str, float], where: Sequence[str], seed: int, deals: int) -> Effects:
    """By weight: how many points it brings to have it a step higher than a step lower, and the standard error."""
    random = Random(seed)
    signed: dict[str, list[float]] = {name: [] for name in steps}
    for number in range(deals):
        coins = {name: random.choice((-1, 1)) for name in steps}
        up = moved(taste, {name: coins[name] * step for name, step in steps.items()})
        down = moved(taste, {name: -coins[name] * step for name, step in steps.items()})
        lead = lead_in_deal(setting(where[number % len(where)]), up, down, seed, number)
        for name, coin in coins.items():
            signed[name].append(coin * lead)
    return {name: (fmean(found), stdev(found) / len(found) ** 0.5) for name, found in signed.items()}


def improved(taste: Taste, steps: Mapping[str, float], effects: Effects) -> Taste:
    """The taste after a generation: each weight goes up to a step the way that was better."""
    sureness = {name: effect / error for name, (effect, error) in effects.items()}
    return moved(taste, {name: step * max(-1.0, min(1.0, sureness[name] / 3)) for name, step in steps.items()})


def main() -> None:
    """Tune, telling of every generation, and write the taste after each."""
    given = _arguments()
    before = {"weights": {}} if given.start is None else json.loads(given.start.read_text("utf-8"))
    start = taste = Taste(**before["weights"])
    where = given.settings.split(",")
    for number in range(given.generations):
        began = perf_counter()
        steps = {name: step * given.shrink**number for name, step in STEPS.items()}
        effects = effects_of(taste, steps, where, given.seed + number, given.deals)
        taste = improved(taste, steps, effects)
        _write(given.out, taste, given, number + 1, before.get("tuned", []))
        surest = sorted(effects, key=lambda name: -abs(effects[name][0] / effects[name][1]))[:8]
        print(
            f"{number + 1} ({perf_counter() - began:.0f} s): "
            + ", ".join(f"{name} {effects[name][0]:+.0f} → {getattr(taste, name):.3g}" for name in surest),
            flush=True,
        )
    for text in dict.fromkeys(where):
        found = [lead_in_deal(setting(text), taste, start, given.seed - 1, number) for number in range(given.check)]
        print(f"{text}: {lead_of(found)} over the weights at the start", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=Path, help="a file of weights to begin with (default: those of the code)")
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--settings", default="classic:4", help="rules and players, dealt in turn")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=6000, help="in a generation")
    parser.add_argument("--shrink", type=float, default=0.95, help="of the steps, by generation")
    parser.add_argument("--check", type=int, default=3000, help="deals of the comparison at the end, by setting")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _write(file: Path, taste: Taste, given: argparse.Namespace, generations: int, earlier: list[object]) -> None:
    """Write the weights with all runs of this script that led to them."""
    run = {
        "by": "python -m tests.benchmarks.tuning",
        "settings": given.settings,
        "generations": generations,
        "deals": given.deals,
        "shrink": given.shrink,
        "seed": given.seed,
    }
    weights = {name: round(value, 3) for name, value in asdict(taste).items()}
    file.write_text(json.dumps({"weights": weights, "tuned": [*earlier, run]}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
