"""Rules being chosen: a preset, how many play, and what differs; perhaps not playable yet. No widgets."""

from collections.abc import Mapping
from dataclasses import field, replace

from canasta_desktop.engine.presets import differing_options, house_rules, options_of, preset
from canasta_desktop.engine.rule_set import RuleSet, UnplayableRules
from canasta_desktop.engine.values import value


@value
class RulesDraft:
    """What is chosen so far; the values of options are in the form of files."""

    preset: str = "classic"
    players: int = 4
    changes: Mapping[str, object] = field(default_factory=dict)
    """Only what differs from the preset for as many players."""

    @classmethod
    def of(cls, rules: RuleSet, preset: str) -> "RulesDraft":
        """The draft that these rules come from."""
        return cls(preset, rules.players, differing_options(rules, preset))

    @property
    def rules(self) -> RuleSet:
        """The rule set. Raises `UnplayableRules`."""
        return house_rules(self.preset, self.players, self.changes)

    @property
    def problem(self) -> UnplayableRules | None:
        """Why this cannot be played, or None."""
        try:
            self.rules  # noqa: B018
        except UnplayableRules as error:
            return error
        return None

    @property
    def usual(self) -> dict[str, object]:
        """The preset's own values."""
        return options_of(preset(self.preset, self.players))

    @property
    def options(self) -> dict[str, object]:
        """All values as chosen."""
        return {**self.usual, **self.changes}

    @property
    def unlike_classic(self) -> dict[str, object]:
        """The values that differ from the classic game for as many players."""
        classic = options_of(preset("classic", self.players))
        return {name: value for name, value in self.options.items() if value != classic[name]}

    def with_option(self, name: str, value: object) -> "RulesDraft":
        """The same with another value."""
        changes = {other: form for other, form in self.changes.items() if other != name}
        if value != self.usual[name]:
            changes[name] = value
        return replace(self, changes=changes)

    def with_preset(self, name: str) -> "RulesDraft":
        """A preset as it is, for as many players."""
        return RulesDraft(name, self.players)

    def with_players(self, players: int) -> "RulesDraft":
        """The same preset for so many players, with the same changes as far as they are any there."""
        fresh = RulesDraft(self.preset, players)
        usual = fresh.usual
        return replace(fresh, changes={name: form for name, form in self.changes.items() if form != usual[name]})
