"""Rule sets: what is playable, and what they say about sides."""

import pytest

from canasta_desktop.engine.presets import house_rules, options_of, spelled_out
from canasta_desktop.engine.rule_set import OPTIONS, FirstUpcard, RuleSet, UnplayableRules, option_form, option_value
from tests.engine.rule_sets import RULE_SETS, changed


def problem_of(players: object = 4, **options: object) -> tuple[str, str]:
    """The option and the problem that classic with these options is refused for."""
    with pytest.raises(UnplayableRules) as caught:
        house_rules("classic", players, options)
    return caught.value.option, caught.value.problem


@pytest.mark.parametrize("name", ["decks", "hand_size", "draw_count", "target"])
def test_below_one_is_too_small(name: str) -> None:
    assert problem_of(**{name: 0}) == (name, "too_small")


@pytest.mark.parametrize(
    "name",
    [
        *["min_naturals", "max_wilds", "natural_canasta", "mixed_canasta", "concealed_canasta_bonus"],
        *["canastas_to_go_out", "go_out_bonus", "concealed_out_bonus", "red_three_value"],
    ],
)
def test_below_nought_is_too_small(name: str) -> None:
    assert problem_of(**{name: -1}) == (name, "too_small")
    house_rules("classic", 4, {name: 0})


def test_a_canasta_has_three_cards_or_more() -> None:
    assert problem_of(canasta_size=2) == ("canasta_size", "too_small")
    house_rules("classic", 4, {"canasta_size": 3})


@pytest.mark.parametrize(("players", "most"), [(2, 53), (3, 35), (4, 26), (6, 26)])
def test_all_hands_and_the_upcard_come_from_the_deck(players: int, most: int) -> None:
    house_rules("classic", players, {"hand_size": most})
    assert problem_of(players, hand_size=most + 1) == ("hand_size", "more_than_the_deck")


@pytest.mark.parametrize("players", [1, 5, 7, 0, -4])
def test_no_other_number_of_players_is_offered(players: int) -> None:
    assert problem_of(players) == ("players", "unknown_players")


@pytest.mark.parametrize("players", [True, "4", 4.0, None, [4]])
def test_players_are_a_number(players: object) -> None:
    assert problem_of(players) == ("players", "wrong_type")


def test_an_unknown_option_is_refused_by_its_name() -> None:
    assert problem_of(wild_eights=True) == ("wild_eights", "unknown_option")
    assert problem_of(players=4, sides=2) == ("sides", "unknown_option")


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(UnplayableRules) as caught:
        house_rules("bridge", 4, {})
    assert (caught.value.option, caught.value.value, caught.value.problem) == ("preset", "bridge", "unknown_preset")


@pytest.mark.parametrize("name", sorted(set(OPTIONS) - {"max_wilds"}))
def test_no_option_but_the_limit_of_wilds_may_be_null(name: str) -> None:
    assert problem_of(**{name: None}) == (name, "wrong_type")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("decks", True),
        ("decks", 2.0),
        ("decks", "2"),
        ("max_wilds", "none"),
        ("max_wilds", False),
        ("ask_partner", 1),
        ("discard_to_go_out", "yes"),
        ("first_upcard", 1),
        ("stock_exhausted", ["play_on"]),
        ("initial_meld_minimums", 50),
        ("initial_meld_minimums", []),
        ("initial_meld_minimums", [[None]]),
        ("initial_meld_minimums", [[None, 15, 20]]),
        ("initial_meld_minimums", [[None, "15"]]),
        ("initial_meld_minimums", [[None, True]]),
        ("initial_meld_minimums", [[0, 50]]),
        ("initial_meld_minimums", [[None, 15], [None, 50]]),
        ("initial_meld_minimums", [[None, 15], ["0", 50]]),
        ("initial_meld_minimums", {"0": 50}),
    ],
)
def test_a_wrong_type_is_refused(name: str, value: object) -> None:
    assert problem_of(**{name: value}) == (name, "wrong_type")


@pytest.mark.parametrize("name", ["first_upcard", "red_three_timing", "stock_exhausted"])
def test_an_unknown_choice_is_refused(name: str) -> None:
    assert problem_of(**{name: "sometimes"}) == (name, "unknown_value")


def test_minimums_rise_by_score() -> None:
    name = "initial_meld_minimums"
    assert problem_of(**{name: [[None, 15], [1500, 90], [0, 50]]}) == (name, "not_rising")
    assert problem_of(**{name: [[None, 15], [0, 50], [0, 90]]}) == (name, "not_rising")
    assert problem_of(**{name: [[None, -15]]}) == (name, "too_small")


def test_a_set_changed_in_the_program_is_checked_as_well(classic: RuleSet) -> None:
    with pytest.raises(UnplayableRules):
        changed(classic, decks=0)
    with pytest.raises(UnplayableRules):
        changed(classic, first_upcard="any")
    with pytest.raises(UnplayableRules):
        changed(classic, ask_partner=1)
    with pytest.raises(UnplayableRules):
        changed(classic, players=5)


def test_the_message_names_option_problem_and_value(classic: RuleSet) -> None:
    with pytest.raises(UnplayableRules, match=r"^canasta_size: too_small \(2\)$"):
        changed(classic, canasta_size=2)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_options_value_is_read_from_the_form_it_is_written_in(name: str) -> None:
    for rules in RULE_SETS.values():
        value = getattr(rules, name)
        assert option_value(name, option_form(value)) == value


def test_every_option_must_be_there_where_all_are_spelled_out(classic: RuleSet) -> None:
    options = options_of(classic)
    del options["target"]
    with pytest.raises(UnplayableRules) as caught:
        spelled_out(4, options)
    assert (caught.value.option, caught.value.problem) == ("target", "missing_option")


def test_two_and_three_play_alone(classic_two: RuleSet, classic_three: RuleSet) -> None:
    assert (classic_two.sides, classic_three.sides) == (2, 3)
    assert [classic_three.side_of(seat) for seat in range(3)] == [0, 1, 2]
    assert classic_two.partner_of(0) is None
    assert classic_three.partner_of(2) is None


def test_four_play_in_two_partnerships_that_sit_opposite(classic: RuleSet) -> None:
    assert [classic.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [classic.partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_six_play_in_two_partnerships_of_three(classic_six: RuleSet) -> None:
    assert classic_six.seats_of(0) == (0, 2, 4)
    assert classic_six.seats_of(1) == (1, 3, 5)


def test_of_three_partners_the_next_clockwise_is_asked(classic_six: RuleSet) -> None:
    assert [classic_six.partner_of(seat) for seat in range(6)] == [2, 3, 4, 5, 0, 1]


@pytest.mark.parametrize(
    ("score", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (12000, 120)]
)
def test_the_minimum_of_the_initial_meld_by_score(classic: RuleSet, score: int, minimum: int) -> None:
    assert classic.minimum_for(score) == minimum


@pytest.mark.parametrize(("score", "minimum"), [(7495, 120), (7500, 150)])
def test_six_players_need_one_hundred_and_fifty_from_7500(classic_six: RuleSet, score: int, minimum: int) -> None:
    assert classic_six.minimum_for(score) == minimum


def test_rule_sets_are_values(classic: RuleSet) -> None:
    assert classic == house_rules("classic", 4, {"first_upcard": FirstUpcard.NATURAL.value})
    assert len({classic, house_rules("classic", 4, {})}) == 1
