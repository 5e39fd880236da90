"""Moves as lines of text, both ways: `take 5h 5d + Kh Kd Kc`, `meld K: 2c Jo`, `discard 4s`."""

from typing import Final, assert_never

from canasta_desktop.engine.cards import (
    KIND_OF,
    RED_THREE,
    Card,
    Rank,
    UnreadableCard,
    card_text,
    cards_text,
    meld_rank_letter,
    parse_card,
    parse_meld_rank,
)
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile


class UnreadableMove(ValueError):
    """A text that is no move; `args[0]` is that text."""


def move_text(move: Move) -> str:
    """The move as it is written in records."""
    match move:
        case Draw():
            return "draw"
        case TakePile(first, further):
            return " + ".join([f"take {_group_text(first)}".rstrip(), *map(_group_text, further)])
        case Meld(groups):
            return "meld " + " + ".join(map(_group_text, groups))
        case LayRedThree(card):
            return f"red {card_text(card)}"
        case Ask():
            return "ask"
        case Answer(yes):
            return "answer yes" if yes else "answer no"
        case Discard(card):
            return f"discard {card_text(card)}"
        case Pass():
            return "pass"
        case _:
            assert_never(move)


def parse_move(text: str) -> Move:
    """Read a move. Raises `UnreadableMove` when the text is none."""
    words = text.split()
    if not words:
        raise UnreadableMove(text)
    try:
        return _parse_words(words[0], words[1:])
    except (UnreadableCard, _NoMove):
        raise UnreadableMove(text) from None


def seat_move_text(seat: int, move: Move) -> str:
    """A move of a record: its seat, then the move."""
    return f"{seat} {move_text(move)}"


def parse_seat_move(text: str) -> tuple[int | None, Move]:
    """Read a move that may start with its seat. Raises `UnreadableMove`."""
    first, _, rest = text.strip().partition(" ")
    if first.isascii() and first.isdigit() and len(first) < 4:
        return int(first), parse_move(rest)
    return None, parse_move(text)


class _NoMove(Exception):
    """The words make no move."""


_PLAIN: Final[dict[tuple[str, ...], Move]] = {
    ("draw",): Draw(),
    ("ask",): Ask(),
    ("answer", "yes"): Answer(yes=True),
    ("answer", "no"): Answer(yes=False),
    ("pass",): Pass(),
}


def _parse_words(verb: str, rest: list[str]) -> Move:
    plain = _PLAIN.get((verb, *rest))
    if plain is not None:
        return plain
    if verb == "take":
        first, *further = _groups(rest, first_may_be_empty=True)
        return TakePile(first, tuple(further))
    if verb == "meld":
        return Meld(tuple(_groups(rest, first_may_be_empty=False)))
    if verb == "discard" and len(rest) == 1:
        return Discard(parse_card(rest[0]))
    if verb == "red" and len(rest) == 1 and KIND_OF[parse_card(rest[0])] == RED_THREE:
        return LayRedThree(parse_card(rest[0]))
    raise _NoMove


def _groups(words: list[str], *, first_may_be_empty: bool) -> list[Group]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "+":
            parts.append([])
        else:
            parts[-1].append(word)
    groups = [_group(part) for part in parts]
    if any(not group.cards for group in groups[1 if first_may_be_empty else 0 :]):
        raise _NoMove
    return groups


def _group(words: list[str]) -> Group:
    rank: Rank | None = None
    if words and words[0].endswith(":"):
        rank = parse_meld_rank(words[0][:-1])
        words = words[1:]
        if rank is None or not words:
            raise _NoMove
    return Group(tuple(map(_card, words)), rank)


def _card(word: str) -> Card:
    return parse_card(word)


def _group_text(group: Group) -> str:
    prefix = "" if group.rank is None else f"{meld_rank_letter(group.rank)}: "
    return prefix + cards_text(group.cards)
