"""Refusals: why a move is not legal, as a code and the numbers in it, never a sentence."""

from enum import Enum

from canasta_desktop.engine.cards import Card, Rank
from canasta_desktop.engine.values import value


class RefusalCode(Enum):
    """The codes, in the order in which they are tried: the first that applies is given."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    PARTNER_MUST_ANSWER = "partner_must_answer"
    NOTHING_ASKED = "nothing_asked"
    MUST_DRAW_FIRST = "must_draw_first"
    ALREADY_DRAWN = "already_drawn"
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"
    PILE_EMPTY = "pile_empty"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    PILE_BLOCKED_WILD = "pile_blocked_wild"
    PILE_BLOCKED_BLACK_THREE = "pile_blocked_black_three"
    PILE_BLOCKED_RED_THREE = "pile_blocked_red_three"
    ONE_CARD_PILE = "one_card_pile"
    RED_THREE_NOT_MELDED = "red_three_not_melded"
    WILD_WITH_THREES = "wild_with_threes"
    WILD_NEEDS_TARGET = "wild_needs_target"
    NO_SUCH_MELD = "no_such_meld"
    MIXED_RANKS = "mixed_ranks"
    DUPLICATE_RANK = "duplicate_rank"
    NEEDS_NATURAL_PAIR = "needs_natural_pair"
    UPCARD_UNUSABLE = "upcard_unusable"
    MELD_TOO_SMALL = "meld_too_small"
    TOO_MANY_WILDS = "too_many_wilds"
    TOO_FEW_NATURALS = "too_few_naturals"
    BLACK_THREES_ONLY_GOING_OUT = "black_threes_only_going_out"
    INITIAL_MELD_TOO_LOW = "initial_meld_too_low"
    PARTNER_REFUSED = "partner_refused"
    MUST_KEEP_A_CARD = "must_keep_a_card"
    DISCARD_NEEDED = "discard_needed"
    RED_THREE_NOT_DISCARDED = "red_three_not_discarded"
    RED_THREE_MUST_BE_LAID = "red_three_must_be_laid"
    TAKE_FORCED = "take_forced"
    ASKING_NOT_ALLOWED = "asking_not_allowed"


@value
class Refusal:
    """Why a move is refused.

    `have` and `need` are the two numbers where the code speaks of any: points reached and needed,
    cards of a meld and cards needed, wilds laid and allowed, naturals laid and needed, canastas
    held and needed. `rank` and `card` say of which meld or card it speaks.
    """

    code: RefusalCode
    have: int | None = None
    need: int | None = None
    rank: Rank | None = None
    card: Card | None = None
