"""A rule case answered by the engine alone, in the form in which the referee prints answers."""

from dataclasses import asdict
from typing import Any

from canasta_desktop.engine.apply import IllegalMove, apply
from canasta_desktop.engine.notation import UnreadableMove, move_text, parse_seat_move
from canasta_desktop.engine.position import UnreadablePosition, position_of, read_position
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.rule_set import UnplayableRules
from canasta_desktop.engine.scoring import round_scores
from tests.cases.expectations import Form


def answer_of(case: Form, **flipped: object) -> dict[str, Any]:
    """The answer to a case; `flipped` are options, in the form of files, that replace those of the case."""
    try:
        return {"id": case["id"], **_answer(case, flipped)}
    except (UnplayableRules, UnreadablePosition, UnreadableMove) as error:
        return {"id": case["id"], "error": str(error)}


def _answer(case: Form, flipped: dict[str, object]) -> dict[str, Any]:
    asked = case["rules"]
    rules = house_rules(asked["preset"], asked["players"], {**asked["options"], **flipped})
    state = read_position(rules, case["position"])
    moves = [parse_seat_move(text) for text in case["moves"]]
    answered: list[dict[str, Any]] = []
    for seat, move in moves:
        try:
            apply(state, move, seat)
        except IllegalMove as illegal:
            answered.append({"move": move_text(move), "legal": False, "reason": illegal.refusal.code.value})
            break
        answered.append({"move": move_text(move), "legal": True})
    scores = [asdict(score) | {"total": score.total} for score in round_scores(state)]
    return {"moves": answered, "position": position_of(state), "round_over": state.over, "scores": scores}
