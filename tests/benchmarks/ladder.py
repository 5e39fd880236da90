"""The ladder of levels, measured. Run: python -m tests.benchmarks.ladder [--deals 200] [classic:4 thirteen:3 …]

Each level plays the one below on duplicate deals in every rotation; of three players two are of the lower level.
With `--state FILE` every deal is written down as it is played: stopped, the same command goes on where it was.
With `--matches` whole matches to the target are played, once each, and wins are counted.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from itertools import pairwise
from math import sqrt
from pathlib import Path

from canasta_desktop.commands.simulate_plan import Plan
from canasta_desktop.commands.simulate_playing import Outcome, play_deals
from canasta_desktop.commands.simulate_statistics import Estimate, lead_a_round
from canasta_desktop.engine.presets import PRESETS, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.players.deciding import EXPERT, LEVELS

Played = dict[str, dict[int, list[Outcome]]]
"""By what is measured and deal: what came of it."""


def main() -> None:
    """Print one line for each step of the ladder."""
    given = _arguments()
    played = _read(given.state)
    for setting in given.settings:
        for upper, lower in _steps(given):
            outcomes = [each for of_deal in _outcomes(given, setting, upper, lower, played) for each in of_deal]
            found = wins_text(outcomes) if given.matches else lead_text(lead_a_round(outcomes))
            print(f"{setting} {upper} over {lower}: {found}", flush=True)


def _arguments() -> argparse.Namespace:
    every = [f"{name}:{players}" for name in PRESETS for players in PLAYERS_OFFERED]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settings", nargs="*", default=every, help="rules and players (default: all)")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--expert", type=float, metavar="SECONDS", help="measure the expert too, with so long a move")
    parser.add_argument("--step", metavar="UPPER:LOWER", help="only this step (default: each level and the next)")
    parser.add_argument("--matches", action="store_true", help="each deal is a match to the target")
    parser.add_argument("--state", type=Path, metavar="FILE", help="go on with what is written there, and write there")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def _steps(given: argparse.Namespace) -> list[tuple[str, str]]:
    if given.step:
        upper, lower = given.step.split(":")
        return [(upper, lower)]
    levels = LEVELS if given.expert else [level for level in LEVELS if level != EXPERT]
    return [(upper, lower) for lower, upper in pairwise(levels)]


def _plan(given: argparse.Namespace, setting: str, upper: str, lower: str) -> Plan:
    name, _, players = setting.partition(":")
    rules = preset(name, int(players))
    seats = (upper, *[lower] * (rules.sides - 1))
    return Plan(rules, seats, given.seed, given.deals, given.matches, not given.matches, think=given.expert or 0.1)


def _outcomes(
    given: argparse.Namespace, setting: str, upper: str, lower: str, played: Played
) -> Iterator[list[Outcome]]:
    """What came of the deals, those written down first."""
    plan = _plan(given, setting, upper, lower)
    name = f"{setting} {upper} {lower} {given.seed} {plan.think} {'matches' if given.matches else 'rounds'}"
    before = played.get(name, {})
    yield from [before[deal] for deal in range(given.deals) if deal in before]
    for deal, outcomes in _newly_played(plan, [deal for deal in range(given.deals) if deal not in before], given.jobs):
        if given.state is not None:
            _write(given.state, name, deal, outcomes)
        yield outcomes


def _newly_played(plan: Plan, deals: list[int], jobs: int) -> Iterator[tuple[int, list[Outcome]]]:
    if jobs == 1:
        for deal in deals:
            yield deal, play_deals(plan, (deal,))
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(play_deals, plan, (deal,)): deal for deal in deals}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _read(file: Path | None) -> Played:
    played: Played = {}
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            form: Mapping[str, object] = json.loads(line)
            outcomes = [_outcome(each) for each in form["outcomes"]]  # type: ignore[attr-defined]
            played.setdefault(str(form["what"]), {})[outcomes[0].deal] = outcomes
    return played


def _outcome(form: Mapping[str, object]) -> Outcome:
    return Outcome(**{name: tuple(value) if isinstance(value, list) else value for name, value in form.items()})  # type: ignore[arg-type]


def _write(file: Path, name: str, deal: int, outcomes: list[Outcome]) -> None:
    line = json.dumps({"what": name, "deal": deal, "outcomes": [asdict(outcome) for outcome in outcomes]})
    with file.open("a", encoding="utf-8") as stream:
        stream.write(line + "\n")


def lead_text(found: Estimate) -> str:
    """Points a round with the interval of 95 %."""
    span = "" if found.low is None or found.high is None else f" [{found.low:+.0f}, {found.high:+.0f}]"
    return f"{found.mean:+.0f}{span}"


def wins_text(outcomes: list[Outcome]) -> str:
    """The share of matches won with Wilson's interval of 95 %."""
    count, won = len(outcomes), sum(outcome.wins[0] for outcome in outcomes)
    share, z = won / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return f"{won} of {count} ({share:.0%}) [{middle - reach:.0%}, {middle + reach:.0%}]"


if __name__ == "__main__":
    main()
