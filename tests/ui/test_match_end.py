"""The end of a match: who has won, and the course of it."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.events import RoundEnding, RoundScore
from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.ui.course_chart import CourseChart, CourseLine, step_for
from canasta_desktop.ui.dialog_look import SideLook
from canasta_desktop.ui.match_end import AfterMatch, MatchEnd
from canasta_desktop.ui.score_words import ScoreWords
from tests.ui.accessible import clipped, nameless
from tests.ui.test_score_sheet import NAMES, side

WORDS = ScoreWords(0, 0, 2, NAMES)


def won_after(*points: tuple[int, int]) -> MatchResult:
    """A match in which both sides made these points, round by round."""
    rounds, before = [], (0, 0)
    for number, made in enumerate(points, 1):
        sides = tuple(side(i, before[i], RoundScore(made[i], 0, 0, 0, 0), 0, 0, 0) for i in (0, 1))
        rounds.append(RoundResult(number, RoundEnding.WENT_OUT, 0, False, sides, ((),) * 4, 0, False))
        before = (sides[0].after, sides[1].after)
    winner = int(before[1] > before[0])
    return MatchResult(winner, (winner, winner + 2), before, abs(before[0] - before[1]), tuple(rounds))


MATCH = won_after((1200, 400), (-150, 1500), (2300, 800), (1785, 1520))


@pytest.fixture
def end(qtbot: QtBot) -> MatchEnd:
    end = MatchEnd(MATCH, 5000, WORDS)
    qtbot.addWidget(end)
    with qtbot.waitExposed(end):
        end.show()
    return end


def texts(end: MatchEnd) -> list[str]:
    return [label.text() for label in end.findChildren(QLabel)]


def test_it_says_who_won_by_what_and_in_how_many_rounds(end: MatchEnd) -> None:
    said = texts(end)
    assert "We have won" in said
    assert "By 915 points. The match was to 5,000 points and took 4 rounds." in said
    assert {"5,135", "4,220", "Kaisa and Pekka", "Anna and Marie"} <= set(said)


def test_everything_has_a_name_and_room(end: MatchEnd) -> None:
    assert nameless(end) == []
    assert clipped(end) == []


def test_the_course_is_told_in_words_too(end: MatchEnd) -> None:
    told = end.chart.accessibleName()
    assert "We: 1,200; 1,050; 3,350; 5,135." in told
    assert "They: 400; 1,900; 2,700; 4,220." in told


@pytest.mark.parametrize(
    ("button", "after"), [("play_again", AfterMatch.PLAY_AGAIN), ("new_game", AfterMatch.NEW_GAME)]
)
def test_what_is_pressed_comes_next(end: MatchEnd, button: str, after: AfterMatch) -> None:
    getattr(end, button).click()
    assert end.after is after
    assert not end.isVisible()


def test_closing_it_leaves_the_table_to_be_looked_at(end: MatchEnd) -> None:
    end.close_button.click()
    assert end.after is AfterMatch.LOOK


def test_the_line_of_each_side_is_painted_in_its_colour(qtbot: QtBot) -> None:
    lines = [CourseLine(SideLook.US, (900, 2000)), CourseLine(SideLook.THEM, (400, -300))]
    chart = CourseChart("", lines, 5000, "target")
    qtbot.addWidget(chart)
    chart.resize(600, chart.height())
    image = chart.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert {QColor(SideLook.US.colour).name(), QColor(SideLook.THEM.colour).name()} <= seen


@pytest.mark.parametrize(("span", "step"), [(1, 1), (5000, 1000), (5300, 2000), (12000, 5000), (48, 10)])
def test_a_grid_has_few_lines_at_round_numbers(span: int, step: int) -> None:
    assert step_for(span) == step


def test_three_who_play_alone_are_told_by_their_names(qtbot: QtBot) -> None:
    third = side(0, 0, RoundScore(5200, 0, 0, 0, 0), 0, 0, 0)
    sides = (*MATCH.rounds[0].sides, replace(third, side=2, seats=(2,)))
    result = replace(MATCH.rounds[0], sides=sides)
    won = MatchResult(2, (2,), (1200, 400, 5200), 4000, (result,))
    end = MatchEnd(won, 5000, ScoreWords(0, 0, 3, ("Kaisa", "Anna", "Pekka")))
    qtbot.addWidget(end)
    assert {"Pekka has won", "Kaisa", "Anna", "Pekka"} <= set(texts(end))
    assert "The match was to 5,000 points and took one round." in " ".join(texts(end))
