"""The ladder of levels, measured. Run: python -m tests.benchmarks.ladder [--deals 200] [classic:4 thirteen:3 …]

Each level plays the one below on duplicate deals in every rotation; of three players two are of the lower level.
"""

import argparse
from itertools import pairwise

from canasta_desktop.commands.simulate_plan import Plan
from canasta_desktop.commands.simulate_running import run
from canasta_desktop.commands.simulate_statistics import Estimate, lead_a_round
from canasta_desktop.engine.presets import PRESETS, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.players.deciding import EXPERT, LEVELS


def lead(setting: str, upper: str, lower: str, deals: int, seed: int, think: float) -> Estimate:
    """How many points a round a level is ahead of another, under a preset and with so many players (`classic:4`)."""
    name, _, players = setting.partition(":")
    rules = preset(name, int(players))
    seats = (upper, *[lower] * (rules.sides - 1))
    plan = Plan(rules, seats, seed, deals, matches=False, duplicate=True, think=think)
    return lead_a_round(run(plan, jobs=1).outcomes)


def main() -> None:
    """Print one line for each step of the ladder."""
    every = [f"{name}:{players}" for name in PRESETS for players in PLAYERS_OFFERED]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settings", nargs="*", default=every, help="rules and players (default: all)")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--expert", type=float, metavar="SECONDS", help="measure the expert too, with so long a move")
    given = parser.parse_args()
    levels = LEVELS if given.expert else [level for level in LEVELS if level != EXPERT]
    for setting in given.settings:
        for lower, upper in pairwise(levels):
            found = lead(setting, upper, lower, given.deals, given.seed, given.expert or 0.1)
            span = "" if found.low is None or found.high is None else f" [{found.low:+.0f}, {found.high:+.0f}]"
            print(f"{setting} {upper} over {lower}: {found.mean:+.0f}{span}", flush=True)


if __name__ == "__main__":
    main()
