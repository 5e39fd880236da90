"""The rule sets that tests ask for by name; each is a fixture of that name in tests/engine."""

from dataclasses import replace

from canasta_desktop.engine.presets import PRESETS, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED, RuleSet

RULE_SETS = {
    "classic": preset("classic", 4),
    "classic_two": preset("classic", 2),
    "classic_three": preset("classic", 3),
    "classic_six": preset("classic", 6),
    "french": preset("french", 4),
    "thirteen": preset("thirteen", 4),
}

ALL_PRESETS: tuple[tuple[str, int], ...] = tuple((name, players) for name in PRESETS for players in PLAYERS_OFFERED)
"""Every preset with every number of players."""


def changed(rules: RuleSet, **options: object) -> RuleSet:
    """The rule set with some options changed, these as the fields of a `RuleSet`."""
    return replace(rules, **options)  # type: ignore[arg-type]  # the rule set itself checks what it is given
