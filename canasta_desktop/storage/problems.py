"""What can be wrong with a file, as codes and numbers; `wording` makes sentences of them."""

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Most files have nothing to do with rules.
    from canasta_desktop.engine.refusals import Refusal
    from canasta_desktop.engine.rule_set import UnplayableRules


class Problem(StrEnum):
    """The codes: first of the file, then of what is written in it, then of the match it tells of."""

    MISSING = "missing"
    NO_PERMISSION = "no_permission"
    FOLDER = "folder"
    NO_PLAIN_FILE = "no_plain_file"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    EMPTY = "empty"
    NOT_UTF8 = "not_utf8"
    CUT_OFF = "cut_off"
    NOT_JSON = "not_json"
    TOO_DEEP = "too_deep"

    NO_RECORD = "no_record"
    NO_LIST = "no_list"
    NO_CASE = "no_case"
    NEWER_VERSION = "newer_version"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    UNPLAYABLE_RULES = "unplayable_rules"
    FALSE_PRESET = "false_preset"
    WRONG_SEATS = "wrong_seats"
    NAMELESS_PLAYER = "nameless_player"

    ROUND_AFTER_UNFINISHED = "round_after_unfinished"
    ROUND_AFTER_END = "round_after_end"
    NO_SUCH_DEALER = "no_such_dealer"
    WRONG_DEALER = "wrong_dealer"
    UNREADABLE_CARD = "unreadable_card"
    WRONG_DECK_SIZE = "wrong_deck_size"
    WRONG_DECK = "wrong_deck"
    UNREADABLE_MOVE = "unreadable_move"
    NO_SEAT = "no_seat"
    NO_SUCH_SEAT = "no_such_seat"
    REFUSED = "refused"
    NO_RESULT = "no_result"
    EARLY_RESULT = "early_result"
    WRONG_SIDES = "wrong_sides"
    WRONG_RESULT = "wrong_result"


class UnreadableFile(Exception):
    """A file that is not what it should be.

    `round` and `move` say where, counted from 1 as players count. `detail` is the key, card, move or
    item at fault; `have` and `need` are what stands there and what should, where the problem is one of
    numbers. `refusal` is why the rules refuse a move, `rules` why a rule set cannot be played.
    """

    def __init__(
        self,
        problem: Problem,
        detail: str = "",
        *,
        have: int | None = None,
        need: int | None = None,
        side: int | None = None,
        refusal: "Refusal | None" = None,
        rules: "UnplayableRules | None" = None,
    ) -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem.value)
        self.problem = problem
        self.detail = detail
        self.have = have
        self.need = need
        self.side = side
        self.refusal = refusal
        self.rules = rules
        self.round: int | None = None
        self.move: int | None = None

    def at(self, round_number: int | None, move_number: int | None = None) -> "UnreadableFile":
        """The same with the place where it stands, counted from 1."""
        self.round = round_number
        self.move = move_number
        return self

    def __str__(self) -> str:
        place = f"round {self.round} " if self.round is not None else ""
        place += f"move {self.move} " if self.move is not None else ""
        return place + super().__str__()


class UnreadableRecord(UnreadableFile):
    """A record that cannot be read, or that no legal match explains."""
