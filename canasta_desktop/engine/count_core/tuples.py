"""Moves on counts: tuples of what is done, the kind of card it is done with, and groups in numbers.

They are made once and shared. In a take the first group is the hand's part, the upcard not counted.
"""

from typing import Final, assert_never

from canasta_desktop.engine.cards import KIND_OF, KINDS, RED_THREE, Rank
from canasta_desktop.engine.check import group_counts, group_rank
from canasta_desktop.engine.group_sets import Groups
from canasta_desktop.engine.legal_moves import oldest_red_three, with_cards
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import RoundState

CountMove = tuple[int, int, Groups]
"""What is done, the kind (0 where none is named), the groups."""

DRAW_CODE: Final = 0
TAKE_CODE: Final = 1
MELD_CODE: Final = 2
RED_THREE_CODE: Final = 3
ASK_CODE: Final = 4
YES_CODE: Final = 5
NO_CODE: Final = 6
DISCARD_CODE: Final = 7
PASS_CODE: Final = 8

DRAW: Final[CountMove] = (DRAW_CODE, 0, ())
LAY_RED_THREE: Final[CountMove] = (RED_THREE_CODE, RED_THREE, ())
ASK: Final[CountMove] = (ASK_CODE, 0, ())
YES: Final[CountMove] = (YES_CODE, 0, ())
NO: Final[CountMove] = (NO_CODE, 0, ())
PASS: Final[CountMove] = (PASS_CODE, 0, ())
DISCARDS: Final[tuple[CountMove, ...]] = tuple((DISCARD_CODE, kind, ()) for kind in range(KINDS))
"""By kind."""
_PLAIN: Final[dict[int, Move]] = {
    DRAW_CODE: Draw(),
    ASK_CODE: Ask(),
    YES_CODE: Answer(yes=True),
    NO_CODE: Answer(yes=False),
    PASS_CODE: Pass(),
}


def count_move(state: RoundState, move: Move) -> CountMove:
    """A move in this round, on counts."""
    match move:
        case Discard():
            return DISCARDS[KIND_OF[move.card]]
        case Draw():
            return DRAW
        case TakePile():
            rank = Rank(KIND_OF[state.pile[-1]])
            return (TAKE_CODE, 0, (group_counts(move.first, rank), *_counted(move.further)))
        case Meld():
            return (MELD_CODE, 0, _counted(move.groups))
        case LayRedThree():
            return LAY_RED_THREE
        case Ask():
            return ASK
        case Answer():
            return YES if move.yes else NO
        case Pass():
            return PASS
        case _:
            assert_never(move)


def _counted(groups: tuple[Group, ...]) -> Groups:
    return tuple(group_counts(group, rank) for group in groups if (rank := group_rank(group)) is not None)


def move_of(state: RoundState, counted: CountMove) -> Move:
    """The move in this round that a move on counts stands for; of cards of a kind the first are used."""
    code, kind, groups = counted
    by_kind = state.by_kind[state.turn]
    if code == DISCARD_CODE:
        return Discard(by_kind[kind][0])
    if code == RED_THREE_CODE:
        return LayRedThree(oldest_red_three(state))
    if code == MELD_CODE:
        return Meld(with_cards(groups, by_kind))
    if code == TAKE_CODE:
        first, *further = with_cards(groups, by_kind)
        return TakePile(Group(first.cards), tuple(further))
    return _PLAIN[code]
