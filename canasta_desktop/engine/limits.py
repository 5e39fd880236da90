"""What can be dealt and played. Larger rules can be judged and verified, but no table has room for them."""

from typing import Final

from canasta_desktop.engine.rule_set import RuleSet, UnplayableRules, option_numbers

MOST_DECKS: Final = 1_000
LARGEST_NUMBER: Final = 999_999_999
"""Of any option."""
MOST_MINIMUMS: Final = 24
"""Steps of the initial meld's minimums."""


def beyond_play(rules: RuleSet) -> UnplayableRules | None:
    """The option with which these rules cannot be dealt or played, or None."""
    if rules.decks > MOST_DECKS:
        return UnplayableRules("decks", rules.decks, "too_large")
    if len(rules.initial_meld_minimums) > MOST_MINIMUMS:
        return UnplayableRules("initial_meld_minimums", len(rules.initial_meld_minimums), "too_large")
    for name, number in option_numbers(rules):
        if number > LARGEST_NUMBER:
            return UnplayableRules(name, number, "too_large")
    return None
