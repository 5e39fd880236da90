"""Hints as values: a move, and a reason for it that can be read from the table."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from canasta_desktop.engine.cards import Rank, meld_rank_letter, parse_meld_rank
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import move_text, parse_move
from canasta_desktop.engine.values import value


class Why(Enum):
    """Why a move is good: a fact of the position. The numbers that each has are those of `Hint`."""

    PAIR_TAKES = "pair_takes"
    """`number` cards in the pile, `of` naturals of its `rank` in the hand, two at least."""
    MELD_TAKES = "meld_takes"
    """`number` cards in the pile, and an own meld of its `rank`."""
    WILD_TAKES = "wild_takes"
    """`number` cards in the pile, for one natural of its `rank` and a wild."""
    TAKE_OPENS = "take_opens"
    """`number` cards in the pile; the side opens with it, `of` points are needed."""
    TAKE_COMPLETES = "take_completes"
    """`number` cards in the pile; the upcard's `rank` becomes a canasta."""
    PILE_EMPTY = "pile_empty"
    PILE_BLOCKED = "pile_blocked"
    """A three or a wild is on top, so that nobody takes the pile."""
    PILE_FROZEN = "pile_frozen"
    """It is frozen for the side, and the hand has no two naturals of its `rank`."""
    CANNOT_TAKE = "cannot_take"
    """Nothing in the hand takes the pile with its `rank` on top."""
    CANNOT_OPEN = "cannot_open"
    """The hand has the pair that takes the pile, but no way to the `of` points that open."""
    SMALL_PILE = "small_pile"
    """`number` cards in the pile, three at most."""
    TAKING_COSTS_WILDS = "taking_costs_wilds"
    """Every way to take the pile needs a wild of the hand."""
    STOCK_LEFT = "stock_left"
    """`number` cards in the stock: what is always true of a draw."""
    PASS_AHEAD = "pass_ahead"
    """Passing ends the round, and the side has `number` points more on the table than any other."""
    PASS_ENDS = "pass_ends"
    OUT_AHEAD = "out_ahead"
    """The hand is empty then, and the side has `number` points more on the table than any other."""
    OUT_BEFORE = "out_before"
    """The hand is empty then; the opponent at `seat` could end the round soon, with `number` cards in hand."""
    OUT_BONUS = "out_bonus"
    """The hand is empty then, which is worth `number` points."""
    OPENS = "opens"
    """The initial meld: `number` points, `of` are needed."""
    NATURAL_CANASTA = "natural_canasta"
    """The cards complete a natural canasta of `rank`, worth `number` points besides its cards."""
    MIXED_CANASTA = "mixed_canasta"
    PARTNER_AGREED = "partner_agreed"
    """The rest of the hand can go in this turn too, and the partner at `seat` has said yes to that."""
    FEW_LEFT = "few_left"
    """The stock has `number` cards left, less than one for each player."""
    OTHERS_NEAR_OUT = "others_near_out"
    """The opponent at `seat` may go out and holds `number` cards, three at most."""
    GROWS = "grows"
    """The own meld of `rank` has `number` cards then, of the `of` that a canasta needs."""
    ON_CANASTA = "on_canasta"
    """The cards go on a canasta of `rank`: `number` points that no longer count against the side."""
    NEW_MELD = "new_meld"
    """A new meld: `number` points that count for the side instead of against it."""
    RED_THREE_DUE = "red_three_due"
    """It was in hand when the turn began, so that nothing can be discarded before it lies."""
    RED_THREE_COUNTS = "red_three_counts"
    """The side has melded: it counts `number` points at least."""
    RED_THREE_LATER = "red_three_later"
    """The side has not melded: it counts once that is done."""
    ASK_FIRST = "ask_first"
    """The partner at `seat` holds `number` cards."""
    YES_OTHERS_NEAR = "yes_others_near"
    """The opponent at `seat` may go out and holds `number` cards, three at most."""
    YES_HAND = "yes_hand"
    """The hand counts `number` points."""
    NO_LAYABLE = "no_layable"
    """Of the hand, cards of `number` points go on melds of the side in the next turn."""
    NO_HAND = "no_hand"
    """The hand counts `number` points against the side."""
    NOT_OUT_YET = "not_out_yet"
    """Going out is possible, and partners hold `number` cards."""
    BLACK_THREE = "black_three"
    """Nobody takes the pile while it is on top."""
    FREEZES = "freezes"
    """It freezes a pile of `number` cards."""
    WILD_ON_TOP = "wild_on_top"
    """Nobody takes the pile while a wild is on top."""
    RANK_IN_SIGHT = "rank_in_sight"
    """All other cards of `rank` are in sight, and no meld of the next player takes this one."""
    THEY_HAVE = "they_have"
    """Cards of `rank`, of which the side of `seat` has `number` on the table, are kept."""
    NEXT_THREW = "next_threw"
    """The next player at `seat` has thrown away a card of `rank` in this round."""
    NEXT_LET_PASS = "next_let_pass"
    """The next player at `seat` has drawn while a card of `rank` was on top."""
    FROZEN_ONE_LEFT = "frozen_one_left"
    """The pile is frozen for the next player, and only one card of `rank` is out of sight."""
    WILDS_KEPT = "wilds_kept"
    """Every meld that could be laid would cost a wild and complete no canasta."""
    ONLY_ONE = "only_one"
    """The hand has no other card of `rank`."""
    CHEAPEST = "cheapest"
    """No card that could be discarded counts fewer points than its `number`."""
    COUNTS = "counts"
    """It counts `number` points: what is always true of a discard."""


@value
class Hint:
    """A move and why it is good."""

    move: Move
    why: Why
    rank: Rank | None = None
    number: int = 0
    of: int = 0
    seat: int | None = None


MOVE: Final = "move"
HINT: Final = "hint"
"""The kinds of questions to the worker; a question that names none is for a move."""
HINTS: Final = 3
"""So many moves at most are hinted at, one after the other."""


def hint_form(hint: Hint) -> dict[str, object]:
    """A hint as plain data for JSON."""
    return {
        "move": move_text(hint.move),
        "why": hint.why.value,
        "rank": None if hint.rank is None else meld_rank_letter(hint.rank),
        "number": hint.number,
        "of": hint.of,
        "seat": hint.seat,
    }


def hint_from_form(form: Mapping[str, object]) -> Hint:
    """Read what `hint_form` wrote. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
    letter, number, of, seat = form["rank"], form["number"], form["of"], form["seat"]
    if not (isinstance(number, int) and isinstance(of, int) and (seat is None or isinstance(seat, int))):
        raise TypeError("a number of a hint is none")
    rank = None if letter is None else parse_meld_rank(str(letter))
    return Hint(parse_move(str(form["move"])), Why(form["why"]), rank, number, of, seat)
