"""What is wrong with a file, rules or a position has a sentence, whatever it is."""

import errno
import re
import string

import pytest

from canasta_desktop.engine import position, rule_set
from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.position import UnreadablePosition
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.rule_set import UnplayableRules
from canasta_desktop.storage.problems import Problem, UnreadableFile
from canasta_desktop.wording import files
from canasta_desktop.wording.files import (
    file_problem_sentence,
    not_opened_sentence,
    not_saved_sentence,
    position_problem_sentence,
    rules_problem_sentence,
    settings_set_aside_sentence,
    system_problem_sentence,
)
from canasta_desktop.wording.sentence import Sentence, english


def filled(problem: Problem) -> UnreadableFile:
    """An error of this kind with all that any of them may say."""
    refusal = Refusal(RefusalCode.ALREADY_DRAWN)
    return UnreadableFile(problem, "detail", have=1, need=2, side=0, refusal=refusal)


@pytest.mark.parametrize("problem", [problem for problem in Problem if problem is not Problem.UNPLAYABLE_RULES])
def test_every_problem_of_a_file_has_a_sentence_without_gaps_and_full_stop(problem: Problem) -> None:
    text = english(file_problem_sentence(filled(problem)))
    assert text[0].isupper() or text[0] == "“"
    assert not text.endswith(".")
    assert not set("{}") & set(text)


def test_every_problem_says_something_of_its_own() -> None:
    texts = [english(sentence) for sentence in map(unfilled, files._FILE_PROBLEMS)]
    assert len(set(texts)) == len(texts)
    assert set(files._FILE_PROBLEMS) | {"unplayable_rules"} == set(Problem)


def unfilled(problem: str) -> Sentence:
    """A sentence with the names of its places in them."""
    sentence = files._FILE_PROBLEMS[problem]
    places = [name for _, name, _, _ in string.Formatter().parse(sentence.text) if name]
    return sentence.filled(**{name: name for name in places})


def documented(problems: str | None) -> set[str]:
    """The codes that a class names in its description."""
    words = re.search(r"one of\s(.*?)[;.]", problems or "", re.DOTALL)
    assert words is not None
    return set(re.findall(r"`(\w+)`", words[1]))


def test_every_problem_of_rules_and_positions_has_a_sentence() -> None:
    assert documented(rule_set.UnplayableRules.__doc__) == set(files._RULES_PROBLEMS)
    assert documented(position.UnreadablePosition.__doc__) == set(files._POSITION_PROBLEMS)
    for problem in files._RULES_PROBLEMS:
        assert "{" not in english(rules_problem_sentence(UnplayableRules("decks", 3, problem)))
    for problem in files._POSITION_PROBLEMS:
        assert "{" not in english(position_problem_sentence(UnreadablePosition("hands", problem, 3)))


def test_the_place_stands_before_the_reason() -> None:
    error = UnreadableFile(Problem.NO_RESULT)
    reason = english(file_problem_sentence(error))
    error.at(2)
    assert english(file_problem_sentence(error)) == f"round 2: {reason}"
    error.at(2, 31)
    assert english(file_problem_sentence(error)) == f"round 2 move 31: {reason}"


def test_a_refused_move_is_told_with_the_reason_of_the_rules() -> None:
    refusal = Refusal(RefusalCode.CARD_NOT_IN_HAND, card=Card(0))
    text = english(file_problem_sentence(UnreadableFile(Problem.REFUSED, "0 discard As", refusal=refusal)))
    assert text == "“0 discard As” is refused: You do not hold the ace of spades"


def test_unplayable_rules_are_told_with_the_option() -> None:
    error = UnreadableFile(Problem.UNPLAYABLE_RULES, rules=UnplayableRules("canasta_size", 2, "too_small"))
    assert english(file_problem_sentence(error)) == "The value of “canasta_size” is too small"


def test_a_newer_version_is_told_as_such() -> None:
    text = english(file_problem_sentence(UnreadableFile(Problem.NEWER_VERSION)))
    assert "saved by a newer version" in text


def test_long_texts_of_several_lines_are_shown_by_their_beginning() -> None:
    text = english(file_problem_sentence(UnreadableFile(Problem.UNREADABLE_MOVE, "a\n\tb" * 1000)))
    assert len(text) < 80
    assert "\n" not in text


def test_braces_in_a_detail_stay_as_they_are() -> None:
    text = english(file_problem_sentence(UnreadableFile(Problem.UNREADABLE_MOVE, "{x}{0}{")))
    assert text == "“{x}{0}{” is no move"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EROFS, "The disk can only be read"),
        (errno.EACCES, "You are not allowed to write there"),
        (errno.EIO, "The system says: Input/output"),
    ],
)
def test_what_the_system_refuses_is_told(code: int, text: str) -> None:
    assert english(system_problem_sentence(OSError(code, "Input/output"))) == text


def test_opening_and_saving_name_the_file() -> None:
    reason = file_problem_sentence(UnreadableFile(Problem.EMPTY))
    assert english(not_opened_sentence("a.canasta", reason)) == "a.canasta cannot be opened: The file is empty"
    full = OSError(errno.ENOSPC, "")
    assert english(not_saved_sentence("a.canasta", full)) == "a.canasta cannot be saved: The disk is full"
    assert english(settings_set_aside_sentence("s.bak")).endswith("kept as s.bak")
