"""The presets: every value of every option, as the rules list them."""

import pytest

from canasta_desktop.engine.presets import (
    CUSTOM,
    PRESETS,
    differing_options,
    house_rules,
    options_of,
    preset,
    preset_name,
    spelled_out,
)
from canasta_desktop.engine.rule_set import OPTIONS
from tests.engine.rule_sets import ALL_PRESETS

LADDER = [[None, 15], [0, 50], [1500, 90], [3000, 120]]
LADDER_SIX = [*LADDER, [7500, 150]]
PLAYERS = (2, 3, 4, 6)
# One line an option: classic, french, thirteen; four values stand for 2, 3, 4 and 6 players.
TABLE: dict[str, tuple[object, object, object]] = {
    "decks": ((2, 2, 2, 3), (2, 2, 2, 3), (2, 2, 2, 3)),
    "hand_size": ((15, 13, 11, 13), (15, 13, 11, 13), 13),
    "draw_count": ((2, 1, 1, 1), 1, 2),
    "first_upcard": ("natural", "not_wild_or_red_three", "any"),
    "red_three_timing": ("at_once", "this_or_next_turn", "at_once"),
    "min_naturals": (2, 2, 2),
    "max_wilds": (3, 3, None),
    "canasta_size": (7, 7, 7),
    "natural_canasta": (500, 500, 500),
    "mixed_canasta": (300, 300, 300),
    "concealed_canasta_bonus": (100, 0, 0),
    "initial_meld_minimums": ((LADDER, LADDER, LADDER, LADDER_SIX), LADDER, (LADDER, LADDER, LADDER, LADDER_SIX)),
    "upcard_counts_to_initial_meld": (True, False, True),
    "frozen_before_initial_meld": (True, False, True),
    "unfrozen_take_with_wild": (True, True, False),
    "one_card_pile_rule": (True, False, False),
    "canastas_to_go_out": ((2, 1, 1, 2), 1, 2),
    "discard_to_go_out": (False, False, False),
    "ask_partner": ((False, False, True, True), (False, False, True, True), False),
    "go_out_bonus": (100, 100, 100),
    "concealed_out_bonus": (100, 0, 0),
    "red_three_value": (100, 100, 100),
    "stock_exhausted": ("play_on", "play_on", "finish_turn"),
    "target": ((5000, 5000, 5000, 10000), 5000, 5000),
}


def listed(option: str, name: str, players: int) -> object:
    value = TABLE[option][list(PRESETS).index(name)]
    return value[PLAYERS.index(players)] if isinstance(value, tuple) else value


def test_the_table_has_every_option_in_the_order_of_files() -> None:
    assert tuple(TABLE) == OPTIONS
    assert list(PRESETS) == ["classic", "french", "thirteen"]


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_a_presets_options_are_those_of_the_table(name: str, players: int) -> None:
    assert options_of(preset(name, players)) == {option: listed(option, name, players) for option in OPTIONS}


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_a_preset_spelled_out_is_known_by_its_name(name: str, players: int) -> None:
    rules = preset(name, players)
    assert spelled_out(players, options_of(rules)) == rules
    assert preset_name(rules) == name


def test_house_rules_are_a_preset_and_what_differs() -> None:
    rules = house_rules("classic", 4, {"hand_size": 13, "max_wilds": None})
    assert differing_options(rules, "classic") == {"hand_size": 13, "max_wilds": None}
    assert preset_name(rules) == CUSTOM


def test_french_and_thirteen_differ_from_classic_in_what_their_seeds_say() -> None:
    assert set(differing_options(preset("french", 4), "classic")) == {
        *["first_upcard", "red_three_timing", "concealed_canasta_bonus", "upcard_counts_to_initial_meld"],
        *["frozen_before_initial_meld", "one_card_pile_rule", "concealed_out_bonus"],
    }
    assert set(differing_options(preset("thirteen", 4), "classic")) == {
        *["hand_size", "draw_count", "first_upcard", "max_wilds", "concealed_canasta_bonus"],
        *["unfrozen_take_with_wild", "one_card_pile_rule", "canastas_to_go_out", "ask_partner"],
        *["concealed_out_bonus", "stock_exhausted"],
    }
