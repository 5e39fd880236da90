import json
from pathlib import Path

import pytest

from canasta_desktop.engine.presets import PRESETS, house_rules, preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.storage.house_rules import form_of_rules, read_house_rules, rules_of_form, write_house_rules
from canasta_desktop.storage.problems import Problem, UnreadableFile

OURS = house_rules("french", 4, {"canasta_size": 6, "max_wilds": None})


def test_house_rules_come_back_from_their_file(tmp_path: Path) -> None:
    write_house_rules(tmp_path / "ours.json", OURS, "french")
    assert read_house_rules(tmp_path / "ours.json") == OURS


def test_only_what_differs_from_the_preset_is_written(tmp_path: Path) -> None:
    write_house_rules(tmp_path / "ours.json", OURS, "french")
    form = json.loads((tmp_path / "ours.json").read_text("utf-8"))
    assert form == {"preset": "french", "players": 4, "options": {"canasta_size": 6, "max_wilds": None}}


@pytest.mark.parametrize("players", PLAYERS_OFFERED)
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("base", PRESETS)
def test_any_rules_can_be_told_from_any_preset(name: str, base: str, players: int) -> None:
    rules = preset(name, players)
    assert rules_of_form(form_of_rules(rules, base)) == rules


@pytest.mark.parametrize(
    ("text", "problem", "detail"),
    [
        ("", Problem.EMPTY, ""),
        ("{", Problem.NOT_JSON, ""),
        ("[]", Problem.WRONG_TYPE, "rules"),
        ('{"players": 4, "options": {}}', Problem.MISSING_KEY, "preset"),
        ('{"preset": "classic", "options": {}}', Problem.MISSING_KEY, "players"),
        ('{"preset": "classic", "players": 4}', Problem.MISSING_KEY, "options"),
        ('{"preset": ["classic"], "players": 4, "options": {}}', Problem.WRONG_TYPE, "preset"),
        ('{"preset": "classic", "players": 4, "options": []}', Problem.WRONG_TYPE, "options"),
        ('{"preset": "classic", "players": 4, "options": {"target": NaN}}', Problem.NOT_JSON, ""),
    ],
)
def test_what_are_no_house_rules_is_refused(tmp_path: Path, text: str, problem: Problem, detail: str) -> None:
    (tmp_path / "ours.json").write_text(text, "utf-8")
    with pytest.raises(UnreadableFile) as caught:
        read_house_rules(tmp_path / "ours.json")
    assert (caught.value.problem, caught.value.detail) == (problem, detail)


def test_house_rules_that_cannot_be_played_are_refused_with_the_option(tmp_path: Path) -> None:
    (tmp_path / "ours.json").write_text('{"preset": "classic", "players": 4, "options": {"decks": 0}}', "utf-8")
    with pytest.raises(UnreadableFile) as caught:
        read_house_rules(tmp_path / "ours.json")
    assert caught.value.rules is not None
    assert caught.value.rules.option == "decks"
