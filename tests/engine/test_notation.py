"""Moves as lines of text."""

import pytest

from canasta_desktop.engine.cards import THREES, Rank, parse_card, parse_cards
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.notation import UnreadableMove, move_text, parse_move, parse_seat_move, seat_move_text


def group(cards: str, rank: Rank | None = None) -> Group:
    return Group(tuple(parse_cards(cards)), rank)


WRITTEN: list[tuple[str, Move]] = [
    ("draw", Draw()),
    ("take", TakePile()),
    ("take 5h 5d", TakePile(group("5h 5d"))),
    ("take 5h 5d + Kh Kd Kc", TakePile(group("5h 5d"), (group("Kh Kd Kc"),))),
    ("take + Kh Kd Kc", TakePile(further=(group("Kh Kd Kc"),))),
    ("take 9: 2c + K: Jo", TakePile(group("2c", Rank(5)), (group("Jo", Rank(1)),))),
    ("meld Kh Kd Kc + 7h 7d 2c", Meld((group("Kh Kd Kc"), group("7h 7d 2c")))),
    ("meld K: 2c Jo", Meld((group("2c Jo", Rank(1)),))),
    ("meld 3: 3s 3c 3c", Meld((group("3s 3c 3c", THREES),))),
    ("red 3h", LayRedThree(parse_card("3h"))),
    ("ask", Ask()),
    ("answer yes", Answer(yes=True)),
    ("answer no", Answer(yes=False)),
    ("discard 4s", Discard(parse_card("4s"))),
    ("pass", Pass()),
]
UNREADABLE = [
    *["", "   ", "fold", "Draw", "DRAW", "draw 5h", "pass now", "ask 1", "answer", "answer maybe", "answer yes no"],
    *["discard", "discard 10c", "discard 4s 5s", "discard 4z", "red", "red 4h", "red 3s", "red 3h 3d", "red Jo"],
    *["meld", "meld +", "meld Kh Kd Kc +", "meld + Kh Kd Kc", "meld K:", "meld K:2c", "meld 2: 2c", "meld Jo: Jo"],
    *["take +", "take 5h 5d +", "take + + Kh", "take K:", "take 5h5d", "meld K: 2c K: 2d", "meld X: 2c", "meld 10: 2c"],
]


@pytest.mark.parametrize(("text", "move"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_a_move_is_read_and_written(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert move_text(move) == text


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_move_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        parse_move(text)
    assert caught.value.args == (text,)


def test_blanks_are_free() -> None:
    assert move_text(parse_move("  take   5h  5d  +  Kh Kd Kc ")) == "take 5h 5d + Kh Kd Kc"


def test_a_move_of_a_record_starts_with_its_seat() -> None:
    assert parse_seat_move("1 take 4h 4d") == (1, parse_move("take 4h 4d"))
    assert seat_move_text(2, Answer(yes=False)) == "2 answer no"


def test_a_move_without_a_seat_has_none() -> None:
    assert parse_seat_move("draw") == (None, Draw())


@pytest.mark.parametrize("text", ["1", "1 ", "-1 draw", "1.0 draw", "one draw", "1 1 draw", "٣ draw", "99999 draw"])
def test_what_has_no_readable_seat_or_move_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove):
        parse_seat_move(text)


def test_only_a_red_three_is_laid_as_one() -> None:
    with pytest.raises(ValueError, match="no red three: Kh"):
        LayRedThree(parse_card("Kh"))
