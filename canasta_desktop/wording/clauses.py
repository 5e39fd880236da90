"""The clauses of the rules that each refusal rests on, so that a player can read them up."""

from typing import Final

from canasta_desktop.engine.refusals import RefusalCode

CLAUSES: Final = {
    RefusalCode.ROUND_OVER: ("F-3",),
    RefusalCode.NOT_YOUR_TURN: ("C-8",),
    RefusalCode.PARTNER_MUST_ANSWER: ("Asking",),
    RefusalCode.NOTHING_ASKED: ("Asking",),
    RefusalCode.MUST_DRAW_FIRST: ("C-8", "T-2"),
    RefusalCode.ALREADY_DRAWN: ("C-8", "C-11"),
    RefusalCode.STOCK_EMPTY: ("The stock runs out",),
    RefusalCode.STOCK_NOT_EMPTY: ("The stock runs out",),
    RefusalCode.PILE_EMPTY: ("F-4",),
    RefusalCode.CARD_NOT_IN_HAND: ("C-13",),
    RefusalCode.PILE_BLOCKED_WILD: ("Take",),
    RefusalCode.PILE_BLOCKED_BLACK_THREE: ("F-10",),
    RefusalCode.PILE_BLOCKED_RED_THREE: ("T-7",),
    RefusalCode.ONE_CARD_PILE: ("Take",),
    RefusalCode.RED_THREE_NOT_MELDED: ("C-14", "T-7"),
    RefusalCode.WILD_WITH_THREES: ("C-13",),
    RefusalCode.WILD_NEEDS_TARGET: ("C-15",),
    RefusalCode.NO_SUCH_MELD: ("C-15",),
    RefusalCode.MIXED_RANKS: ("C-13",),
    RefusalCode.DUPLICATE_RANK: ("T-6",),
    RefusalCode.NEEDS_NATURAL_PAIR: ("F-11", "T-9", "T-10"),
    RefusalCode.UPCARD_UNUSABLE: ("F-6", "T-9"),
    RefusalCode.MELD_TOO_SMALL: ("C-13",),
    RefusalCode.TOO_MANY_WILDS: ("C-15", "T-5"),
    RefusalCode.TOO_FEW_NATURALS: ("C-15",),
    RefusalCode.BLACK_THREES_ONLY_GOING_OUT: ("C-14", "T-8"),
    RefusalCode.INITIAL_MELD_TOO_LOW: ("F-5", "F-7"),
    RefusalCode.PARTNER_REFUSED: ("Asking",),
    RefusalCode.MUST_KEEP_A_CARD: ("T-3", "Keeping cards"),
    RefusalCode.DISCARD_NEEDED: ("T-12",),
    RefusalCode.RED_THREE_NOT_DISCARDED: ("T-7",),
    RefusalCode.RED_THREE_MUST_BE_LAID: ("F-8",),
    RefusalCode.TAKE_FORCED: ("The stock runs out",),
    RefusalCode.ASKING_NOT_ALLOWED: ("Asking",),
}
"""A clause by its number, or a part of the procedure by its heading where the clauses are silent."""
