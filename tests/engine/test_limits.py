"""What can be dealt and played: everything that anyone would ask for, and nothing that fills the memory."""

from dataclasses import replace

import pytest

from canasta_desktop.engine.limits import LARGEST_NUMBER, MOST_DECKS, MOST_MINIMUMS, beyond_play
from canasta_desktop.engine.presets import house_rules, options_of, preset
from tests.engine.rule_sets import ALL_PRESETS

NUMBERS = [name for name, value in options_of(house_rules("classic", 4, {})).items() if type(value) is int]


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_every_preset_can_be_played(name: str, players: int) -> None:
    assert beyond_play(preset(name, players)) is None


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_beyond_play_is_named(name: str) -> None:
    # A hand as large as that needs as many decks, which are named first.
    changes = {"decks": 10**10, name: LARGEST_NUMBER + 1} if name == "hand_size" else {name: LARGEST_NUMBER + 1}
    beyond = beyond_play(house_rules("classic", 4, changes))
    assert beyond is not None
    assert (beyond.option, beyond.problem) == ("decks" if name == "hand_size" else name, "too_large")


def test_the_largest_numbers_can_be_played() -> None:
    large = {name: LARGEST_NUMBER for name in NUMBERS if name not in {"decks", "hand_size"}}
    rules = house_rules("classic", 4, {**large, "decks": MOST_DECKS, "max_wilds": None})
    assert beyond_play(rules) is None
    assert beyond_play(replace(rules, decks=MOST_DECKS + 1)) is not None


def test_minimums_are_few_and_not_beyond_play() -> None:
    steps = ((None, 15), *((score, 50) for score in range(MOST_MINIMUMS - 1)))
    rules = replace(house_rules("classic", 4, {}), initial_meld_minimums=steps)
    assert beyond_play(rules) is None
    for wrong in ((*steps, (10**6, 60)), ((None, 15), (0, 10**10)), ((None, 15), (10**10, 50))):
        beyond = beyond_play(replace(rules, initial_meld_minimums=wrong))
        assert beyond is not None
        assert beyond.option == "initial_meld_minimums"
