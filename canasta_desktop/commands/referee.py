"""`canasta-desktop referee CASES.json`: a position, some moves; what is legal and what it scores."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from canasta_desktop.commands.command_line import EMPTY_NAME, WRONG_COMMAND_LINE, CommandLine, complain
from canasta_desktop.engine.apply import IllegalMove, apply
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import UnreadableMove, parse_seat_move
from canasta_desktop.engine.position import UnreadablePosition, position_of, read_position
from canasta_desktop.engine.refusals import Refusal
from canasta_desktop.engine.rule_set import RuleSet, UnplayableRules
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState
from canasta_desktop.storage.files import read_whole, whole
from canasta_desktop.storage.house_rules import rules_of_form
from canasta_desktop.storage.plain_json import parse_json
from canasta_desktop.storage.problems import Problem, UnreadableFile
from canasta_desktop.wording.files import (
    file_problem_sentence,
    no_such_seat_sentence,
    not_opened_sentence,
    position_problem_sentence,
    rules_problem_sentence,
    unreadable_move_sentence,
)
from canasta_desktop.wording.refusals import refusal_sentence
from canasta_desktop.wording.sentence import english

Form = dict[str, object]

STANDARD_INPUT: Final = "-"
LARGEST_LIST: Final = 256_000_000
"""Bytes."""
_DIGITS: Final = 100_000


class _Unanswerable(Exception):
    """A case that is an error, not a verdict; the text says why."""


def referee(arguments: Sequence[str]) -> int:
    """Answer each case by a line of JSON; 2 if there is no list. Raises `SystemExit` for a wrong command line."""
    parser = CommandLine("referee", description="Say of each case, a position and moves, what is legal and its score.")
    parser.add_argument("cases", metavar="CASES", help="a JSON list of cases, or - for standard input")
    name = parser.parse_args(arguments).cases
    if not name:
        parser.error(EMPTY_NAME)
    try:
        cases = _read_list(name)
    except UnreadableFile as error:
        complain(english(not_opened_sentence(name, file_problem_sentence(error))))
        return WRONG_COMMAND_LINE
    # Python reads numbers of 4,300 digits but would not write their sums.
    sys.set_int_max_str_digits(_DIGITS)
    for case in cases:
        print(json.dumps(answer(case)))
    return 0


def answer(case: object) -> Form:
    """The answer to a case: a verdict, or `id` and `error` alone."""
    given = case.get("id") if isinstance(case, dict) else None
    # Whoever asked knows the case by what was given, as long as it can be a name at all.
    name = given if isinstance(given, str | int) else None
    try:
        return {"id": name, **_verdict(case)}
    except _Unanswerable as error:
        return {"id": name, "error": str(error)}
    except RecursionError:
        return {"id": name, "error": str(_unreadable(Problem.TOO_DEEP))}


def _read_list(name: str) -> list[object]:
    if name == STANDARD_INPUT:
        cases = parse_json(whole(sys.stdin.buffer.read(LARGEST_LIST + 1), LARGEST_LIST))
    else:
        cases = parse_json(read_whole(Path(name), LARGEST_LIST, plain=False))
    if not isinstance(cases, list):
        raise UnreadableFile(Problem.NO_LIST)
    return cases


def _unreadable(problem: Problem, detail: str = "") -> _Unanswerable:
    return _Unanswerable(english(file_problem_sentence(UnreadableFile(problem, detail))))


def _verdict(case: object) -> Form:
    if not isinstance(case, dict):
        raise _unreadable(Problem.NO_CASE)
    for key in ("id", "rules", "position", "moves"):
        if key not in case:
            raise _unreadable(Problem.MISSING_KEY, key)
    if not isinstance(case["id"], str):
        raise _unreadable(Problem.WRONG_TYPE, "id")
    rules = _read_rules(case["rules"])
    state = _read_position(rules, case["position"])
    moves = _read_moves(rules, case["moves"])
    return {
        "moves": _make_moves(state, moves),
        "position": _position_form(state, case["position"]),
        "round_over": state.over,
        "scores": [asdict(score) | {"total": score.total} for score in round_scores(state)],
    }


def _read_rules(form: object) -> RuleSet:
    try:
        return rules_of_form(form)
    except UnplayableRules as error:
        raise _Unanswerable(english(rules_problem_sentence(error))) from error
    except UnreadableFile as error:
        raise _Unanswerable(english(file_problem_sentence(error))) from error


def _read_position(rules: RuleSet, form: object) -> RoundState:
    try:
        return read_position(rules, form)
    except UnreadablePosition as error:
        raise _Unanswerable(english(position_problem_sentence(error))) from error


def _read_moves(rules: RuleSet, texts: object) -> list[tuple[str, int | None, Move]]:
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise _unreadable(Problem.WRONG_TYPE, "moves")
    return [(text, *_read_move(rules, text)) for text in texts]


def _read_move(rules: RuleSet, text: str) -> tuple[int | None, Move]:
    try:
        seat, move = parse_seat_move(text)
    except UnreadableMove:
        raise _Unanswerable(english(unreadable_move_sentence(text))) from None
    if seat is not None and seat >= rules.players:
        raise _Unanswerable(english(no_such_seat_sentence(text)))
    return seat, move


def _make_moves(state: RoundState, moves: Sequence[tuple[str, int | None, Move]]) -> list[Form]:
    """Make the moves up to the first that is refused; the answers, one for each that was tried."""
    answers: list[Form] = []
    for text, seat, move in moves:
        try:
            apply(state, move, seat)
        except IllegalMove as illegal:
            answers.append(_refused(text, illegal.refusal))
            break
        answers.append({"move": text, "legal": True})
    return answers


def _refused(text: str, refusal: Refusal) -> Form:
    message = english(refusal_sentence(refusal))
    return {"move": text, "legal": False, "reason": refusal.code.value, "message": message}


def _position_form(state: RoundState, given: Form) -> Form:
    form = position_of(state)
    return {**form, "dealer": state.dealer} if "dealer" in given else form
