"""How many sequences of moves a position allows, counted out: python -m tests.engine.exact_counts NAME [DEPTH]

Prints the count of sequences of so many moves (4 if left out) under each first move, so that a wrong
count can be followed down to the position in which a move is missing or too many. Hidden draws follow
the stock of the position. A round that ends sooner has no longer sequences.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.position import read_position
from canasta_desktop.engine.presets import house_rules
from canasta_desktop.engine.state import RoundState

DEEPEST = 4
_FILE = Path(__file__).with_suffix(".json")


class CountedPosition(NamedTuple):
    """A position whose sequences were counted."""

    name: str
    exercises: str
    start: RoundState
    counts: tuple[int, ...]
    """Sequences of 1, 2, 3 and 4 moves."""


def counted_positions() -> list[CountedPosition]:
    """All positions of the data file."""
    return [_position(form) for form in json.loads(_FILE.read_text("utf-8"))]


def _position(form: dict[str, Any]) -> CountedPosition:
    rules = form["rules"]
    start = read_position(house_rules(rules["preset"], rules["players"], rules["options"]), form["position"])
    return CountedPosition(form["name"], form["exercises"], start, tuple(form["counts"]))


def sequences(state: RoundState, depth: int) -> int:
    """How many distinct sequences of so many moves there are."""
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(sequences(_after(state, move), depth - 1) for move in moves)


def by_first_move(state: RoundState, depth: int) -> dict[str, int]:
    """The same for each first move."""
    return {
        move_text(move): sequences(_after(state, move), depth - 1) if depth > 1 else 1 for move in legal_moves(state)
    }


def _after(state: RoundState, move: Move) -> RoundState:
    after = state.copy()
    apply(after, move)
    return after


def main(arguments: Sequence[str]) -> int:
    """Print the counts; 2 when the command line names no position or no depth."""
    positions = {position.name: position for position in counted_positions()}
    name, depth = arguments[0] if arguments else "", arguments[1] if len(arguments) > 1 else str(DEEPEST)
    if name not in positions or not depth.isdecimal() or int(depth) < 1 or len(arguments) > 2:
        known = "\n".join(f"  {position.name}: {position.exercises}" for position in positions.values())
        print(f"Usage: python -m tests.engine.exact_counts NAME [DEPTH]\n{known}", file=sys.stderr)
        return 2
    counts = by_first_move(positions[name].start, int(depth))
    width = len(str(max(counts.values(), default=0)))
    for text, count in counts.items():
        print(f"{count:{width}}  {text}")
    print(f"{sum(counts.values()):{width}}  in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
