"""House rules: a preset's name, the number of players, and the options that differ, as data and in a file."""

import json
from collections.abc import Mapping
from pathlib import Path

from canasta_desktop.engine.limits import beyond_play
from canasta_desktop.engine.presets import differing_options, house_rules
from canasta_desktop.engine.rule_set import RuleSet, UnplayableRules
from canasta_desktop.storage.files import read_whole, write_whole
from canasta_desktop.storage.plain_json import parse_json
from canasta_desktop.storage.problems import Problem, UnreadableFile


def rules_of_form(form: object) -> RuleSet:
    """The rule set of a house-rule form. Raises `UnplayableRules` or `UnreadableFile`."""
    if not isinstance(form, Mapping):
        raise UnreadableFile(Problem.WRONG_TYPE, "rules")
    for key in ("preset", "players", "options"):
        if key not in form:
            raise UnreadableFile(Problem.MISSING_KEY, key)
    if not isinstance(form["preset"], str):
        raise UnreadableFile(Problem.WRONG_TYPE, "preset")
    if not isinstance(form["options"], Mapping):
        raise UnreadableFile(Problem.WRONG_TYPE, "options")
    return house_rules(form["preset"], form["players"], form["options"])


def playable_rules_of_form(form: object) -> RuleSet:
    """The same, for rules that are to be played. Raises `UnplayableRules` or `UnreadableFile`."""
    rules = rules_of_form(form)
    beyond = beyond_play(rules)
    if beyond is not None:
        raise beyond
    return rules


def form_of_rules(rules: RuleSet, preset: str) -> dict[str, object]:
    """A rule set as a house-rule form: what differs from this preset."""
    return {"preset": preset, "players": rules.players, "options": differing_options(rules, preset)}


def read_house_rules(path: Path) -> RuleSet:
    """Read a house-rule file. Raises `UnreadableFile`."""
    return read_named_house_rules(path)[0]


def read_named_house_rules(path: Path) -> tuple[RuleSet, str]:
    """The rule set of a house-rule file, and the preset that it is described from.

    Raises `UnreadableFile`, for rules too that nobody could deal or play.
    """
    form = parse_json(read_whole(path))
    try:
        rules = playable_rules_of_form(form)
        assert isinstance(form, Mapping)
        return rules, str(form["preset"])
    except UnplayableRules as error:
        raise UnreadableFile(Problem.UNPLAYABLE_RULES, rules=error) from error


def write_house_rules(path: Path, rules: RuleSet, preset: str) -> None:
    """Write a house-rule file. Raises `OSError`; then the file is as it was."""
    write_whole(path, json.dumps(form_of_rules(rules, preset), indent=1).encode("ascii") + b"\n")
