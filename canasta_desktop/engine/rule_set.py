"""A rule set: every choice that canasta players differ on, as data.

The fields are the options of the rules, in the order in which files spell them out. A set that
cannot be played is refused when it is made, with the option's name.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Final

Minimums = tuple[tuple[int | None, int], ...]
"""Pairs of "from this score" and minimum, rising, the first from None."""


class FirstUpcard(Enum):
    """Until what the first card of the pile is covered by further ones (C-5, F-2, T-1)."""

    NATURAL = "natural"
    NOT_WILD_OR_RED_THREE = "not_wild_or_red_three"
    ANY = "any"


class RedThreeTiming(Enum):
    """When a red three is laid (C-9, F-8)."""

    AT_ONCE = "at_once"
    THIS_OR_NEXT_TURN = "this_or_next_turn"


class StockExhausted(Enum):
    """What an empty stock means: play goes on, or the turn that emptied it is the last (T-13)."""

    PLAY_ON = "play_on"
    FINISH_TURN = "finish_turn"


class UnplayableRules(ValueError):
    """A rule set that cannot be played.

    `option` names what is wrong (an option, or `preset`, `players`), `value` is what was asked for
    and `problem` is one of `unknown_option`, `unknown_preset`, `unknown_players`, `wrong_type`,
    `unknown_value`, `too_small`, `too_large`, `more_than_the_deck`, `not_rising`, `missing_option`.
    """

    def __init__(self, option: str, value: object, problem: str) -> None:
        super().__init__(f"{option}: {problem} ({value!r})")
        self.option = option
        self.value = value
        self.problem = problem


PLAYERS_OFFERED: Final = (2, 3, 4, 6)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of a match: number of players and the value of every option.

    Raises `UnplayableRules` when it cannot be played.
    """

    players: int
    decks: int
    hand_size: int
    draw_count: int
    first_upcard: FirstUpcard
    red_three_timing: RedThreeTiming
    min_naturals: int
    max_wilds: int | None
    canasta_size: int
    natural_canasta: int
    mixed_canasta: int
    concealed_canasta_bonus: int
    initial_meld_minimums: Minimums
    upcard_counts_to_initial_meld: bool
    frozen_before_initial_meld: bool
    unfrozen_take_with_wild: bool
    one_card_pile_rule: bool
    canastas_to_go_out: int
    discard_to_go_out: bool
    ask_partner: bool
    go_out_bonus: int
    concealed_out_bonus: int
    red_three_value: int
    stock_exhausted: StockExhausted
    target: int
    sides: int = field(init=False, repr=False, compare=False)
    """How many sides play: two and three play alone, four and six in two partnerships (C-1)."""

    def __post_init__(self) -> None:
        validate(self)
        object.__setattr__(self, "sides", self.players if self.players <= 3 else 2)

    def side_of(self, seat: int) -> int:
        """The side of a seat: its number modulo the sides."""
        return seat % self.sides

    def partner_of(self, seat: int) -> int | None:
        """The partner who is asked: the next of the side clockwise, or None who plays alone."""
        return None if self.players == self.sides else (seat + self.sides) % self.players

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(range(side, self.players, self.sides))

    @property
    def deck_size(self) -> int:
        """How many cards the match is played with."""
        return 54 * self.decks

    def minimum_for(self, score: int) -> int:
        """What a side's initial meld must reach, given its score at the start of the round (F-5)."""
        reached = 0
        for start, minimum in self.initial_meld_minimums:
            if start is None or score >= start:
                reached = minimum
        return reached


OPTIONS: Final = tuple(option.name for option in fields(RuleSet) if option.init and option.name != "players")
"""The names of all options, in the order in which files spell them out."""

_ENUMS: Final[Mapping[str, type[Enum]]] = {
    "first_upcard": FirstUpcard,
    "red_three_timing": RedThreeTiming,
    "stock_exhausted": StockExhausted,
}
_FLAGS: Final = frozenset(
    {
        "upcard_counts_to_initial_meld",
        "frozen_before_initial_meld",
        "unfrozen_take_with_wild",
        "one_card_pile_rule",
        "discard_to_go_out",
        "ask_partner",
    }
)
_SMALLEST: Final[Mapping[str, int]] = {"decks": 1, "hand_size": 1, "draw_count": 1, "target": 1, "canasta_size": 3}


def option_value(name: str, value: object) -> object:
    """An option's value read from its form in files. Raises `UnplayableRules`."""
    if name not in OPTIONS:
        raise UnplayableRules(name, value, "unknown_option")
    if name in _ENUMS:
        return _enum_value(name, value)
    if name == "initial_meld_minimums":
        return _minimums(name, value)
    if isinstance(value, bool) != (name in _FLAGS):
        raise UnplayableRules(name, value, "wrong_type")
    if not isinstance(value, int) and not (name == "max_wilds" and value is None):
        raise UnplayableRules(name, value, "wrong_type")
    return value


def option_numbers(rules: "RuleSet") -> Iterator[tuple[str, int]]:
    """Every number in a rule set, with the name of its option."""
    for name in OPTIONS:
        value = getattr(rules, name)
        if isinstance(value, tuple):
            yield from ((name, number) for pair in value for number in pair if number is not None)
        elif _is_number(value):
            yield name, value


def option_form(value: object) -> object:
    """An option's value in its form in files: numbers, truth values, texts, lists, None."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [list(pair) for pair in value]
    return value


def validate(rules: RuleSet) -> None:
    """Raise `UnplayableRules` when the set cannot be played."""
    if not _is_number(rules.players):
        raise UnplayableRules("players", rules.players, "wrong_type")
    if rules.players not in PLAYERS_OFFERED:
        raise UnplayableRules("players", rules.players, "unknown_players")
    for name in OPTIONS:
        _validate_option(name, getattr(rules, name))
    if rules.hand_size * rules.players + 1 > rules.deck_size:
        raise UnplayableRules("hand_size", rules.hand_size, "more_than_the_deck")


def _validate_option(name: str, value: object) -> None:
    if name in _ENUMS:
        if not isinstance(value, _ENUMS[name]):
            raise UnplayableRules(name, value, "wrong_type")
    elif name == "initial_meld_minimums":
        _minimums(name, option_form(value))
    elif name in _FLAGS:
        if not isinstance(value, bool):
            raise UnplayableRules(name, value, "wrong_type")
    elif not (name == "max_wilds" and value is None):
        _validate_number(name, value)


def _validate_number(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise UnplayableRules(name, value, "wrong_type")
    if value < _SMALLEST.get(name, 0):
        raise UnplayableRules(name, value, "too_small")


def _enum_value(name: str, value: object) -> Enum:
    if not isinstance(value, str):
        raise UnplayableRules(name, value, "wrong_type")
    try:
        return _ENUMS[name](value)
    except ValueError:
        raise UnplayableRules(name, value, "unknown_value") from None


def _minimums(name: str, value: object) -> Minimums:
    if not isinstance(value, list) or not value:
        raise UnplayableRules(name, value, "wrong_type")
    pairs: list[tuple[int | None, int]] = []
    for entry in value:
        if not isinstance(entry, list) or len(entry) != 2 or not _is_number(entry[1]):
            raise UnplayableRules(name, value, "wrong_type")
        if (entry[0] is None) != (not pairs) or not (entry[0] is None or _is_number(entry[0])):
            raise UnplayableRules(name, value, "wrong_type")
        pairs.append((entry[0], entry[1]))
    if any(number is not None and number < 0 for pair in pairs for number in pair):
        raise UnplayableRules(name, value, "too_small")
    starts = [start for start, _ in pairs if start is not None]
    if starts != sorted(set(starts)):
        raise UnplayableRules(name, value, "not_rising")
    return tuple(pairs)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
