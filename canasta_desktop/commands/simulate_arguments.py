"""The command line of `simulate`: what it asks for, or the one sentence that says what is wrong with it."""

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_desktop.commands.command_line import CommandLine, file_name
from canasta_desktop.commands.simulate_plan import Plan
from canasta_desktop.engine.deal import LARGEST_DEAL_NUMBER
from canasta_desktop.engine.presets import PRESETS, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED, RuleSet
from canasta_desktop.players.deciding import LEVELS
from canasta_desktop.storage.house_rules import read_house_rules
from canasta_desktop.storage.problems import UnreadableFile
from canasta_desktop.wording.files import file_problem_sentence, not_opened_sentence, system_problem_sentence
from canasta_desktop.wording.sentence import english

_DESCRIPTION: Final = "Play computer players against each other without a window, and say who scores what."
_EPILOG: Final = (
    "The same seed gives the same rounds, whatever the number of jobs, unless experts --think by the clock. "
    "Ctrl-C stops, and what was played until then "
    "is counted. Round N of a simulation is dealt like round N of a match whose deal number is the seed."
)
_MOST: Final = 100_000_000
_SHORTEST: Final = 0.01
_LONGEST: Final = 10


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line asks for."""

    plan: Plan
    rules_name: str
    jobs: int
    as_json: bool


def read_arguments(arguments: Sequence[str]) -> Wanted:
    """Read the command line. Raises `SystemExit` for a wrong one and for `--help`."""
    parser = _parser()
    given = parser.parse_args(arguments)
    rules = _rules(parser, given.rules, given.players)
    plan = Plan(
        rules=rules,
        players=_players(parser, given.bots, rules),
        seed=secrets.randbelow(LARGEST_DEAL_NUMBER + 1) if given.seed is None else given.seed,
        deals=given.rounds if given.matches is None else given.matches,
        matches=given.matches is not None,
        duplicate=given.duplicate,
        records=given.record,
        think=given.think,
    )
    if plan.records is not None:
        _make_folder(parser, plan.records)
    return Wanted(plan, given.rules, given.jobs, given.json)


def _parser() -> CommandLine:
    parser = CommandLine("simulate", description=_DESCRIPTION)
    parser.epilog = _EPILOG
    presets, levels = ", ".join(PRESETS), ", ".join(LEVELS)
    parser.add_argument("--rules", default="classic", help=f"{presets}, or a house-rule file (default: classic)")
    parser.add_argument(
        "--players",
        type=int,
        choices=PLAYERS_OFFERED,
        help="how many play (default: 4, or as the house-rule file says)",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--rounds", type=_count, default=100, metavar="N", help="rounds to play (default: 100)")
    length.add_argument("--matches", type=_count, metavar="N", help="play so many matches to the target instead")
    parser.add_argument(
        "--bots",
        default="casual",
        metavar="LEVEL,LEVEL",
        help=f"who plays: {levels}; one for each side or for each seat (default: casual against casual)",
    )
    parser.add_argument("--seed", type=_seed, metavar="N", help="0 to 2^63 - 1 (default: a random one, printed)")
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="processes to play in (default: 1)")
    parser.add_argument(
        "--think",
        type=_seconds,
        metavar="SECONDS",
        help="time of an expert for a move, 0.01 to 10 (default: a fixed amount of thought)",
    )
    parser.add_argument(
        "--duplicate", action="store_true", help="play every deal once for each rotation of the players"
    )
    parser.add_argument(
        "--record", type=file_name, metavar="DIR", help="write a record (.canasta) of each round or match"
    )
    parser.add_argument("--json", action="store_true", help="print the results as one JSON object")
    return parser


def _count(text: str) -> int:
    return _whole_number(text, 1, _MOST)


def _seed(text: str) -> int:
    return _whole_number(text, 0, LARGEST_DEAL_NUMBER)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not _SHORTEST <= seconds <= _LONGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from {_SHORTEST} to {_LONGEST}")
    return seconds


def _whole_number(text: str, least: int, most: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None
    if number is None or not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
    return number


def _rules(parser: CommandLine, name: str, players: int | None) -> RuleSet:
    if name in PRESETS:
        return preset(name, 4 if players is None else players)
    path = Path(name)
    try:
        rules = read_house_rules(path)
    except UnreadableFile as error:
        if not name or (not path.exists() and not path.suffix):
            parser.error(f"there are no rules called {name!r}: {', '.join(PRESETS)}, or a house-rule file")
        parser.error(english(not_opened_sentence(name, file_problem_sentence(error))))
    if players is not None and players != rules.players:
        parser.error(f"{name} has rules for {rules.players} players, not for {players}")
    return rules


def _players(parser: CommandLine, text: str, rules: RuleSet) -> tuple[str, ...]:
    """The levels, one for each side or seat; a single one plays everywhere."""
    levels = tuple(text.split(","))
    for level in levels:
        if level not in LEVELS:
            parser.error(f"there is no computer player {level!r}: {', '.join(LEVELS)}")
    if len(levels) == 1:
        levels *= rules.sides
    if len(levels) not in {rules.sides, rules.players}:
        *fewer, most = (str(number) for number in sorted({1, rules.sides, rules.players}))
        parser.error(f"--bots names {len(levels)} players, and these rules want {', '.join(fewer)} or {most}")
    return levels


def _make_folder(parser: CommandLine, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"cannot write records to {folder}: {english(system_problem_sentence(error))}")
