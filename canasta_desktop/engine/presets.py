"""The three rule sets of the seed documents, for every number of players, and house rules on them."""

from collections.abc import Mapping
from typing import Final

from canasta_desktop.engine.rule_set import (
    OPTIONS,
    PLAYERS_OFFERED,
    RuleSet,
    UnplayableRules,
    option_form,
    option_value,
)

CUSTOM: Final = "custom"
"""The preset's name in a record whose options are no preset's."""

_MINIMUMS: Final = [[None, 15], [0, 50], [1500, 90], [3000, 120]]
_MINIMUMS_SIX: Final = [*_MINIMUMS, [7500, 150]]


class ByPlayers(dict[int, object]):
    """One value by number of players; the key 0 stands for all others."""

    def value(self, players: int) -> object:
        return self[players] if players in self else self[0]


_CLASSIC: Final[dict[str, object]] = {
    "decks": ByPlayers({6: 3, 0: 2}),
    "hand_size": ByPlayers({2: 15, 3: 13, 6: 13, 0: 11}),
    "draw_count": ByPlayers({2: 2, 0: 1}),
    "first_upcard": "natural",
    "red_three_timing": "at_once",
    "min_naturals": 2,
    "max_wilds": 3,
    "canasta_size": 7,
    "natural_canasta": 500,
    "mixed_canasta": 300,
    "concealed_canasta_bonus": 100,
    "initial_meld_minimums": ByPlayers({6: _MINIMUMS_SIX, 0: _MINIMUMS}),
    "upcard_counts_to_initial_meld": True,
    "frozen_before_initial_meld": True,
    "unfrozen_take_with_wild": True,
    "one_card_pile_rule": True,
    "canastas_to_go_out": ByPlayers({2: 2, 6: 2, 0: 1}),
    "discard_to_go_out": False,
    "ask_partner": ByPlayers({4: True, 6: True, 0: False}),
    "go_out_bonus": 100,
    "concealed_out_bonus": 100,
    "red_three_value": 100,
    "stock_exhausted": "play_on",
    "target": ByPlayers({6: 10000, 0: 5000}),
}
_FRENCH: Final = _CLASSIC | {
    "draw_count": 1,
    "first_upcard": "not_wild_or_red_three",
    "red_three_timing": "this_or_next_turn",
    "concealed_canasta_bonus": 0,
    "initial_meld_minimums": _MINIMUMS,
    "upcard_counts_to_initial_meld": False,
    "frozen_before_initial_meld": False,
    "one_card_pile_rule": False,
    "canastas_to_go_out": 1,
    "concealed_out_bonus": 0,
    "target": 5000,
}
_THIRTEEN: Final = _CLASSIC | {
    "hand_size": 13,
    "draw_count": 2,
    "first_upcard": "any",
    "max_wilds": None,
    "concealed_canasta_bonus": 0,
    "unfrozen_take_with_wild": False,
    "one_card_pile_rule": False,
    "canastas_to_go_out": 2,
    "ask_partner": False,
    "concealed_out_bonus": 0,
    "stock_exhausted": "finish_turn",
    "target": 5000,
}
PRESETS: Final[Mapping[str, Mapping[str, object]]] = {"classic": _CLASSIC, "french": _FRENCH, "thirteen": _THIRTEEN}
"""The presets' options in the form of files, one value or one by number of players."""


def preset(name: str, players: int) -> RuleSet:
    """A rule set of the seed documents. Raises `UnplayableRules` for an unknown name or number."""
    return house_rules(name, players, {})


def house_rules(name: str, players: object, options: Mapping[str, object]) -> RuleSet:
    """A preset with some options changed, these in the form of files. Raises `UnplayableRules`."""
    if name not in PRESETS:
        raise UnplayableRules("preset", name, "unknown_preset")
    if not isinstance(players, int) or isinstance(players, bool):
        raise UnplayableRules("players", players, "wrong_type")
    if players not in PLAYERS_OFFERED:
        raise UnplayableRules("players", players, "unknown_players")
    return _rule_set(players, {**_preset_options(name, players), **options})


def spelled_out(players: object, options: Mapping[str, object]) -> RuleSet:
    """A rule set of which every option is given, in the form of files. Raises `UnplayableRules`."""
    if not isinstance(players, int) or isinstance(players, bool):
        raise UnplayableRules("players", players, "wrong_type")
    if players not in PLAYERS_OFFERED:
        raise UnplayableRules("players", players, "unknown_players")
    for name in OPTIONS:
        if name not in options:
            raise UnplayableRules(name, None, "missing_option")
    return _rule_set(players, options)


def options_of(rules: RuleSet) -> dict[str, object]:
    """Every option of a rule set, in the form and order of files."""
    return {name: option_form(getattr(rules, name)) for name in OPTIONS}


def preset_name(rules: RuleSet) -> str:
    """The preset whose values these all are, else `custom`."""
    mine = options_of(rules)
    for name in PRESETS:
        if mine == _preset_options(name, rules.players):
            return name
    return CUSTOM


def differing_options(rules: RuleSet, name: str) -> dict[str, object]:
    """The options in which a rule set differs from a preset for as many players."""
    theirs = _preset_options(name, rules.players)
    return {option: value for option, value in options_of(rules).items() if value != theirs[option]}


def _preset_options(name: str, players: int) -> dict[str, object]:
    values = PRESETS[name]
    return {option: value.value(players) if isinstance(value, ByPlayers) else value for option, value in values.items()}


def _rule_set(players: int, options: Mapping[str, object]) -> RuleSet:
    values = {name: option_value(name, value) for name, value in options.items()}
    return RuleSet(players=players, **values)  # type: ignore[arg-type]  # each value was read by its option
