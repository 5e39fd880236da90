from canasta_desktop.engine.presets import PRESETS, options_of, preset
from canasta_desktop.engine.rule_set import OPTIONS, PLAYERS_OFFERED, FirstUpcard, RedThreeTiming, StockExhausted
from canasta_desktop.wording import rules
from canasta_desktop.wording.menus import match_name
from canasta_desktop.wording.sentence import english


def test_every_option_has_words_and_stands_in_one_group() -> None:
    assert list(rules.OPTIONS) == list(dict.fromkeys(rules.OPTIONS))
    assert set(rules.OPTIONS) == set(OPTIONS)
    grouped = [name for _, names in rules.GROUPS for name in names]
    assert sorted(grouped) == sorted(OPTIONS)


def test_every_value_that_has_a_name_has_words() -> None:
    for name, values in (
        ("first_upcard", FirstUpcard),
        ("red_three_timing", RedThreeTiming),
        ("stock_exhausted", StockExhausted),
    ):
        assert list(rules.CHOICES[name]) == [value.value for value in values]


def test_every_value_of_a_preset_can_be_said() -> None:
    for name in PRESETS:
        for players in PLAYERS_OFFERED:
            for option, value in options_of(preset(name, players)).items():
                words = rules.option_value(option, value)
                assert isinstance(words, int) or english(words)


def test_steps_of_the_first_meld_read_as_a_list() -> None:
    words = rules.usually("classic", "initial_meld_minimums", [[None, 15], [0, 50], [1500, 90]])
    assert english(words) == "Classic: 15, 50 from 0, 90 from 1500"


def test_a_match_is_called_by_its_rules() -> None:
    assert english(match_name(preset("classic", 4))) == "Classic, four players"
    assert english(match_name(preset("french", 2))) == "French, two players"
    assert english(match_name(preset("thirteen", 6))) == "Thirteen cards, six players"
