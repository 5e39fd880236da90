"""Sequences of moves from small positions, counted out."""

from collections.abc import Iterator

import pytest

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.state import RoundState
from tests.engine.exact_counts import CountedPosition, by_first_move, counted_positions, main, sequences
from tests.engine.tried_moves import legal_among_tried

POSITIONS = counted_positions()


def by_name(position: CountedPosition) -> str:
    return position.name


counted = pytest.mark.parametrize("position", POSITIONS, ids=by_name)


def after(state: RoundState, moves: list[Move]) -> Iterator[RoundState]:
    for move in moves:
        following = state.copy()
        apply(following, move)
        yield following


def sequences_by_trying(state: RoundState, depth: int) -> int:
    moves = list(legal_among_tried(state).values()) if not state.over else []
    if depth == 1:
        return len(moves)
    return sum(sequences_by_trying(following, depth - 1) for following in after(state, moves))


@counted
def test_there_are_as_many_sequences_as_were_counted(position: CountedPosition) -> None:
    assert tuple(sequences(position.start, depth + 1) for depth in range(4)) == position.counts


@counted
def test_trying_everything_finds_as_many_sequences_of_two_moves(position: CountedPosition) -> None:
    assert sequences_by_trying(position.start, 2) == position.counts[1]


@counted
def test_the_counts_under_the_first_moves_add_up(position: CountedPosition) -> None:
    counts = by_first_move(position.start, 3)
    assert len(counts) == position.counts[0]
    assert sum(counts.values()) == position.counts[2]


def test_the_positions_are_eight_and_each_bears_its_own_name() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) == 8


def test_the_command_prints_the_count_under_each_first_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["asking-and-going-out", "2"]) == 0
    *lines, total = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["2", "ask"]
    assert total.split() == ["13", "in", "all"]


@pytest.mark.parametrize("arguments", [[], ["nowhere"], ["frozen-pile", "0"], ["frozen-pile", "x"]])
def test_the_command_says_which_positions_there_are(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert [position.name for position in POSITIONS if position.name not in said] == []
