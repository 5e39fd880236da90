"""The texts of rules and formats say what the program does."""

import json
import re
from pathlib import Path

import pytest

import canasta_desktop
from canasta_desktop.engine.notation import move_text, parse_move
from canasta_desktop.engine.presets import options_of, preset
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.engine.rule_set import OPTIONS

HOUSE = Path(canasta_desktop.__file__).parent
RULES = (HOUSE / "RULES.md").read_text(encoding="utf-8")
FORMATS = (HOUSE / "FORMATS.md").read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """What stands under a heading of the second level."""
    return text.split(f"\n## {title}")[1].split("\n## ", maxsplit=1)[0]


def written_moves() -> list[str]:
    """The moves of the table of notation."""
    first_cells = re.findall(r"^\| (`.+?) \|", section(FORMATS, "Cards and moves"), re.MULTILINE)
    return [move for cell in first_cells for move in re.findall(r"`([^`]+)`", cell)]


def test_the_options_spelled_out_are_those_of_classic_for_four() -> None:
    example = re.findall(r"```json\n(.+?)```", section(FORMATS, "Rule sets in files"), re.DOTALL)
    assert [json.loads(text) for text in example] == [options_of(preset("classic", 4))]


def test_there_are_written_moves() -> None:
    assert len(written_moves()) > 10


@pytest.mark.parametrize("move", written_moves())
def test_a_written_move_is_read_and_written_alike(move: str) -> None:
    assert move_text(parse_move(move)) == move


def test_the_refusals_stand_in_the_order_in_which_they_are_tried() -> None:
    codes = re.findall(r"`([a-z_]+)`", "\n".join(re.findall(r"^\| (.+) \|$", section(RULES, "4"), re.MULTILINE)))
    known = {code.value for code in RefusalCode}
    in_text = list(dict.fromkeys(code for code in codes if code in known and code != "partner_must_answer"))
    in_order = [code.value for code in RefusalCode if code is not RefusalCode.PARTNER_MUST_ANSWER]
    assert in_text == in_order


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_stands_in_the_table_of_the_rule_sets(option: str) -> None:
    assert f"`{option}`" in section(RULES, "2")
