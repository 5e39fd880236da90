"""The rule cases in this folder, and how an answer is compared with what a case expects."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

Form = Mapping[str, Any]
"""A case or an answer as JSON holds it."""

FOLDER = Path(__file__).parent


def case_files() -> list[Path]:
    """The files of cases."""
    return sorted(FOLDER.glob("*.json"))


def load_cases() -> list[Form]:
    """All cases of all files."""
    return [case for path in case_files() for case in json.loads(path.read_text("utf-8"))]


def differences(answer: Form, expect: Form) -> list[str]:
    """In what an answer, as the referee prints it, is not the one expected; empty when it is."""
    if expect.get("error"):
        return [] if set(answer) == {"id", "error"} else [f"answered where an error was expected: {answer}"]
    if "error" in answer:
        return [f"error: {answer['error']}"]
    found: list[str] = []
    if "moves" in expect:
        _compare("moves", [move["legal"] or move["reason"] for move in answer["moves"]], expect["moves"], found)
    if "round_over" in expect:
        _compare("round_over", answer["round_over"], expect["round_over"], found)
    for side, scores in enumerate(expect.get("scores", ())):
        for item, value in scores.items():
            _compare(f"scores of side {side}: {item}", answer["scores"][side][item], value, found)
    wanted = expect.get("position", {})
    for key in wanted:
        _compare(f"position: {key}", _comparable(key, answer["position"]), _comparable(key, wanted), found)
    return found


def _compare(what: str, got: object, wanted: object, found: list[str]) -> None:
    if got != wanted:
        found.append(f"{what} is {got!r}, expected {wanted!r}")


def _comparable(key: str, position: Form) -> object:
    value = position[key]
    if key in {"hands", "red_threes"}:
        return [sorted(text.split()) for text in value]
    if key == "melds":
        return [_melds(of_side) for of_side in value]
    return value.split() if key in {"stock", "pile"} else value


def _melds(of_side: Sequence[Any]) -> Iterable[object]:
    """A side's melds, wherever each stands in the list."""
    return sorted(
        (sorted(meld.split()), False) if isinstance(meld, str) else (sorted(meld["cards"].split()), meld["concealed"])
        for meld in of_side
    )
