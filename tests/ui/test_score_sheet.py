from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_desktop.engine.events import RoundEnding, RoundScore
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.results import GivenAnswer, MatchResult, RoundResult, SideResult
from canasta_desktop.ui.dialog_look import ProgressBar
from canasta_desktop.ui.score_rows import score_rows
from canasta_desktop.ui.score_sheet import AfterSheet, ScoreSheet
from canasta_desktop.ui.score_words import ScoreWords
from tests.model.tables import CLASSIC
from tests.ui.accessible import clipped, nameless

NAMES = ("Kaisa", "Anna", "Pekka", "Marie")
WORDS = ScoreWords(0, 0, 2, NAMES)
MINUS = "\N{MINUS SIGN}\N{NARROW NO-BREAK SPACE}"
TIMES = "\N{MULTIPLICATION SIGN}"
DASH = "\N{EN DASH}"


def side(number: int, before: int, score: RoundScore, natural: int, mixed: int, red_threes: int) -> SideResult:
    after = before + score.total
    return SideResult(
        side=number,
        seats=CLASSIC.seats_of(number),
        before=before,
        score=score,
        after=after,
        natural_canastas=natural,
        mixed_canastas=mixed,
        concealed_canastas=0,
        red_threes=red_threes,
        has_melded=score.melds > 0,
        to_go=max(0, CLASSIC.target - after),
        next_minimum=CLASSIC.minimum_for(after),
    )


OURS = side(0, 1985, RoundScore(440, 800, 200, 100, -35), 1, 1, 2)
THEIRS = side(1, 2405, RoundScore(145, 300, 100, 0, -145), 0, 1, 1)
RESULT = RoundResult(3, RoundEnding.WENT_OUT, 2, False, (OURS, THEIRS), ((),) * 4, 0, False)
WON = MatchResult(0, (0, 2), (5120, 4435), 685, (RESULT,))


def sheet_of(qtbot: QtBot, result: RoundResult = RESULT, match: MatchResult | None = None) -> ScoreSheet:
    sheet = ScoreSheet([result], CLASSIC, WORDS, match)
    qtbot.addWidget(sheet)
    with qtbot.waitExposed(sheet):
        sheet.show()
    return sheet


def texts(sheet: ScoreSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_the_lines_are_those_of_the_design() -> None:
    assert [(row.what, *row.parts) for row in score_rows(RESULT, CLASSIC, (0, 1))] == [
        ("Cards laid out", "440", "145"),
        ("Natural canastas, 500 each", f"1 {TIMES} 500", DASH),
        ("Mixed canastas, 300 each", f"1 {TIMES} 300", f"1 {TIMES} 300"),
        ("Red threes, 100 each", f"2 {TIMES} 100", f"1 {TIMES} 100"),
        ("Going out", "100", DASH),
        ("Cards left in hand", f"{MINUS}35", f"{MINUS}145"),
    ]


def test_what_is_seldom_has_a_line_when_it_happens() -> None:
    score = RoundScore(200, 600, 800, 200, 0)
    hidden = replace(OURS, score=score, concealed_canastas=1, mixed_canastas=0, red_threes=4)
    unmelded = replace(THEIRS, score=RoundScore(0, 0, -200, 0, -90), mixed_canastas=0, red_threes=2, has_melded=False)
    rows = score_rows(replace(RESULT, out_concealed=True, sides=(hidden, unmelded)), CLASSIC, (0, 1))
    lines = {row.what: row.parts for row in rows}
    assert lines["Concealed canastas, 100 more each"] == (f"1 {TIMES} 100", DASH)
    assert lines["Going out concealed"] == ("200", DASH)
    assert lines["Red threes, 100 or 200 each"] == (f"4 {TIMES} 200", f"{MINUS}2 {TIMES} 100")


def test_the_lines_of_a_side_add_up_to_its_round(qtbot: QtBot) -> None:
    said = texts(sheet_of(qtbot))
    for value in ("1,505", "400", "1,985", "2,405", "3,490", "2,805"):
        assert value in said


def test_it_says_who_went_out_and_what_comes_next(qtbot: QtBot) -> None:
    said = texts(sheet_of(qtbot))
    assert said[0] == "Round 3: we went out"
    assert "Pekka has no card left. 1,505 points for us, 400 for them." in said
    assert "1,510 to go" in said
    assert "Next round: you deal. To open, we need 120 points, they need 90." in said


@pytest.mark.parametrize(
    ("changes", "title", "summary"),
    [
        ({"out_seat": 0}, "Round 3: we went out", "You have no card left."),
        ({"out_seat": 1}, "Round 3: they went out", "Anna has no card left."),
        ({"out_seat": 2, "out_concealed": True}, "Round 3: we went out", "Pekka went out concealed."),
        ({"out_seat": None, "ending": RoundEnding.PASSED}, "Round 3: ended by a pass", "Nobody went out."),
        ({"out_seat": None, "ending": RoundEnding.STOCK_EMPTY}, "Round 3: the stock is empty", "Nobody went out."),
        (
            {"out_seat": None, "ending": RoundEnding.RED_THREE_UNREPLACED},
            "Round 3: the stock ended with a red three",
            "Nobody went out.",
        ),
    ],
)
def test_every_ending_has_its_words(changes: dict[str, object], title: str, summary: str) -> None:
    result = replace(RESULT, **changes)  # type: ignore[arg-type]  # each case names real fields
    assert WORDS.title(result, None) == title
    assert WORDS.summary(result, None).startswith(summary)


def test_level_at_the_top_says_why_there_is_another_round() -> None:
    level = replace(RESULT, sides=(replace(OURS, to_go=0), replace(THEIRS, to_go=0)), next_dealer=3)
    assert WORDS.next_round(level) == (
        "Both sides stand level at the top: another round decides. "
        "Next round: Marie deals. To open, we need 120 points, they need 90."
    )


def test_the_next_round_is_what_enter_asks_for(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    assert sheet.go_on.isDefault()
    assert sheet.go_on.text() == "Next round"
    sheet.go_on.click()
    assert sheet.after is AfterSheet.NEXT_ROUND


def test_closing_it_only_looks_at_the_table(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    sheet.reject()
    assert sheet.after is AfterSheet.LOOK


def test_in_a_running_round_it_offers_no_next_one(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    sheet.set_running(True)
    assert not sheet.go_on.isVisible()


def test_after_the_match_it_says_who_won_and_by_what(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, match=WON)
    said = texts(sheet)
    assert said[0] == "We have won"
    assert any(text.startswith("By 685 points. ") for text in said)
    assert sum("won" in text for text in said) == 1
    assert not any(text.startswith("Next round") for text in said)
    assert not sheet.go_on.isVisible()
    assert WORDS.title(RESULT, replace(WON, winner=1)) == "They have won"


def test_all_rounds_can_be_looked_at(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    assert not sheet.table.isVisible()
    assert sheet.all_rounds.text() == "All rounds"
    sheet.all_rounds.click()
    assert sheet.table.isVisible()
    assert (sheet.all_rounds.text(), sheet.all_rounds.accessibleName()) == ("This round", "This round")
    items = [sheet.table.item(0, column) for column in range(sheet.table.columnCount())]
    assert [item.text() for item in items if item] == ["3", "1,505", "400", "3,490", "2,805"]
    sheet.all_rounds.click()
    assert not sheet.table.isVisible()
    assert sheet.all_rounds.text() == "All rounds"


def test_the_heads_of_all_rounds_have_letters_as_large_as_the_numbers(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    sheet.all_rounds.click()
    table = sheet.table
    assert table.horizontalHeader().fontInfo().pixelSize() == table.fontInfo().pixelSize()
    heads = [table.horizontalHeaderItem(column) for column in range(table.columnCount())]
    assert [head.text().split("\n") for head in heads if head] == [
        ["Round"],
        ["We"],
        ["They"],
        ["We", "Total"],
        ["They", "Total"],
    ]


def test_everything_is_named_and_whole(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    assert nameless(sheet) == []
    assert clipped(sheet) == []


def test_the_bars_of_all_sides_can_be_compared_however_long_the_names_are(qtbot: QtBot) -> None:
    sheet = ScoreSheet([replace(RESULT, sides=three_sides())], ALONE, ScoreWords(0, 0, 3, ("Al", "Kaisa-Maria", "Bo")))
    qtbot.addWidget(sheet)
    with qtbot.waitExposed(sheet):
        sheet.show()
    bars = [bar.geometry() for bar in sheet.findChildren(ProgressBar)]
    assert len(bars) == 3
    assert len({(bar.left(), bar.right()) for bar in bars}) == 1


def test_it_is_whole_with_a_font_twice_as_large(qtbot: QtBot, large_font: None) -> None:
    assert clipped(sheet_of(qtbot)) == []


ALONE = preset("french", 3)


def three_sides() -> tuple[SideResult, ...]:
    """Marie has the most, then we, then Anna."""
    scores = (RoundScore(440, 800, 0, 0, -35), RoundScore(0, 0, -100, 0, -145), RoundScore(600, 500, 100, 100, 0))
    return tuple(
        replace(side(0, before, score, 0, 1, 1), side=number, seats=(number,))
        for number, (before, score) in enumerate(zip((1000, 200, 3800), scores, strict=True))
    )


def test_players_alone_are_called_by_their_names() -> None:
    words = ScoreWords(0, 0, 3, ("You", "Anna", "Marie"))
    result = RoundResult(3, RoundEnding.WENT_OUT, 2, False, three_sides(), ((),) * 3, 1, False)
    assert [words.side_name(side) for side in words.sides] == ["You", "Anna", "Marie"]
    assert words.title(result, None) == "Round 3: Marie went out"
    assert words.summary(result, None) == (
        "Marie has no card left. Points of the round: You 1,205, Anna \N{MINUS SIGN}245, Marie 1,300."
    )
    assert words.next_round(result) == (
        "The best stand level at the top: another round decides. "
        "Next round: Anna deals. Points to open: You 90, Anna 15, Marie 120."
    )
    won = MatchResult(2, (2,), (2205, -45, 5100), 2895, (result,))
    assert words.title(result, won) == "Marie has won"
    assert words.summary(result, won).startswith("By 2,895 points. ")
    mine = ScoreWords(2, 2, 3, ("Anna", "Marie", "Kaisa"))
    assert mine.title(result, None) == "Round 3: you went out"
    assert mine.title(result, won) == "You have won"
    assert mine.summary(result, replace(won, margin=1)).startswith("By one point. You ")
    assert mine.sides == (2, 0, 1)


def test_a_sheet_for_three_has_three_columns(qtbot: QtBot) -> None:
    result = RoundResult(3, RoundEnding.WENT_OUT, 2, False, three_sides(), ((),) * 3, 1, False)
    sheet = ScoreSheet([result], ALONE, ScoreWords(0, 0, 3, ("You", "Anna", "Marie")))
    qtbot.addWidget(sheet)
    with qtbot.waitExposed(sheet):
        sheet.show()
    shown = texts(sheet)
    assert all(name in shown for name in ("You", "Anna", "Marie"))
    assert "2,205" in shown
    assert "5,100" in shown
    assert nameless(sheet) == []
    assert clipped(sheet) == []


@pytest.mark.parametrize(("yes", "word"), [(True, "yes"), (False, "no")])
def test_what_the_partner_answered_is_told_with_what_was_in_hand(qtbot: QtBot, yes: bool, word: str) -> None:
    result = replace(RESULT, answers=(GivenAnswer(2, yes, 145), GivenAnswer(1, not yes, 30), GivenAnswer(0, yes, 10)))
    sheet = sheet_of(qtbot, result)
    assert f"Pekka said {word} to going out, with 145 points in hand." in texts(sheet)
    assert not any("Anna said" in text or "Kaisa said" in text for text in texts(sheet))
    assert clipped(sheet) == []


def test_where_nobody_was_asked_nothing_is_told(qtbot: QtBot) -> None:
    assert WORDS.answers(RESULT) == ""
    assert not any("to going out" in text for text in texts(sheet_of(qtbot)))


def test_the_sheet_tells_what_the_next_round_is_dealt_from() -> None:
    words = replace(WORDS, deal_number=1234567)
    assert words.next_round(RESULT).endswith("It is dealt from deal number 1234567.")
    assert "deal number" not in WORDS.next_round(RESULT)
