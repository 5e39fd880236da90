"""The page of the help on computer players: every level, the ladder, and what nobody sees."""

import re

from canasta_desktop.players.deciding import LEVELS, RANDOM
from canasta_desktop.wording.dialogs import LEVELS as CALLED
from canasta_desktop.wording.help_pages import PartKind
from canasta_desktop.wording.levels import LADDER, level_page
from canasta_desktop.wording.sentence import english


def said() -> list[str]:
    return [english(part.words) for part in level_page().parts]


def test_the_page_says_of_every_level_what_it_does() -> None:
    for level in CALLED:
        assert [line for line in said() if line.startswith(f"{level.capitalize()}: ")]
    assert {RANDOM, *CALLED} == set(LEVELS)


def test_the_steps_are_those_of_the_levels_in_their_order() -> None:
    steps = [step.level for step in LADDER]
    assert steps == list(CALLED)[: len(steps)]


def test_every_step_lies_within_what_was_measured_and_above_nothing() -> None:
    assert all(0 < step.least < step.points < step.most for step in LADDER)


def test_the_figures_are_told_in_tens() -> None:
    told = [line for line in said() if "on average" in line]
    assert len(told) == len(LADDER)
    for line, step in zip(told, LADDER, strict=True):
        assert [int(number) for number in re.findall(r"\d+", line)] == [
            round(step.points, -1),
            round(step.least, -1),
            round(step.most, -1),
        ]


def test_the_page_says_that_nobody_sees_hidden_cards_and_how_deals_are_drawn() -> None:
    text = " ".join(said())
    assert "never learns what is in other hands or in the stock" in text
    assert "deal number" in text


def test_the_page_has_heads_and_whole_sentences() -> None:
    kinds = [part.kind for part in level_page().parts]
    assert kinds.count(PartKind.HEAD) == 3
    for part in level_page().parts:
        words = english(part.words)
        assert "{" not in words
        assert part.kind is PartKind.HEAD or words.endswith(".")
