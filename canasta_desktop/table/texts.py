"""All words that the table shows, handed in ready to be painted; the table itself knows none.

`ui` makes them from a snapshot, translated and with numbers written as the language writes them.
"""

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from canasta_desktop.engine.cards import Card, Rank
from canasta_desktop.engine.values import value
from canasta_desktop.model.snapshot import TableSnapshot

if TYPE_CHECKING:
    from canasta_desktop.model.hand_order import SortMode
    from canasta_desktop.model.happening import Happening
    from canasta_desktop.model.places import DropOutcome, Source
    from canasta_desktop.model.taking import TakeChoice


class ActionName(Enum):
    """What a button of the panel does. The first four are the turn, in the order of play."""

    DRAW = "draw"
    TAKE = "take"
    LAY_OUT = "lay_out"
    DISCARD = "discard"
    ASK = "ask"
    """Ask the partner: may I go out?"""
    ANSWER_YES = "answer_yes"
    ANSWER_NO = "answer_no"
    PASS = "pass"
    LAY_RED_THREE = "lay_red_three"
    """Where the rules leave it to the player when."""
    NEXT_ROUND = "next_round"
    SCORE_SHEET = "score_sheet"
    NEW_GAME = "new_game"


TURN_ACTIONS = (ActionName.DRAW, ActionName.TAKE, ActionName.LAY_OUT, ActionName.DISCARD)
WINDOW_ACTIONS = (ActionName.NEXT_ROUND, ActionName.SCORE_SHEET, ActionName.NEW_GAME)
"""After a round; they are the window's, which asks and shows things in dialogs."""


class ToolName(Enum):
    """What a button of the tools does."""

    UNDO = "undo"
    """Take back what is staged."""
    HINT = "hint"
    """What an expert would do, and why."""
    SORT = "sort"


class LogKind(Enum):
    """What happened, as the side panel marks it."""

    DRAW = "draw"
    TAKE = "take"
    LAY_OUT = "lay_out"
    DISCARD = "discard"
    RED_THREE = "red_three"
    ASK = "ask"
    PASS = "pass"
    GO_OUT = "go_out"


@value
class SpokenText:
    """What a screen reader says of an item, and what a tool tip shows."""

    name: str = ""
    tip: str = ""


@value
class SeatTexts:
    """A seat plate."""

    name: str
    initial: str
    """One letter in the avatar."""
    role: str
    """"You", "Partner", "Opponent"."""
    turn_word: str
    """"Your turn" or "Playing": shown instead of the role while the seat is on turn."""
    cards: str
    dealer_letter: str
    spoken: SpokenText = SpokenText()


@value
class MeldTexts:
    """The words on one meld."""

    rank: Rank
    count: str
    """How many cards lie there, with a sign of times."""
    ribbon: str
    """"Natural" or "Mixed"; shown when it is a canasta."""
    naturals: str
    wilds: str
    """Figures under a canasta."""
    spoken: SpokenText = SpokenText()


@value
class SideTexts:
    """The column of a side, and its melds."""

    name: str
    score: str
    note: str
    """"+ 545 on the table", or "not opened yet"."""
    melds: tuple[MeldTexts, ...]
    spoken: SpokenText = SpokenText()

    def meld(self, rank: Rank) -> MeldTexts | None:
        """The words of the meld of a rank, or None where there is no meld."""
        return next((words for words in self.melds if words.rank == rank), None)


@value
class PileTexts:
    """Beside the discard pile."""

    title: str
    count: str
    state_word: str
    """"Frozen" or "Blocked"; empty for an open or empty pile."""
    note: str
    spoken: SpokenText = SpokenText()


@value
class StockTexts:
    """On the stock."""

    count: str
    spoken: SpokenText = SpokenText()


@value
class MessageTexts:
    """What to do now."""

    message: str
    detail: str
    meter: str
    """The meter in words; shown with its bar before the detail while the snapshot has a meter. Empty: no meter."""
    or_word: str = ""
    """Between two actions of which one is to be chosen."""
    spills: bool = False
    """Whether a message too long for its line takes the line of the detail, too."""


@value
class ActionTexts:
    """A button of the panel."""

    name: ActionName
    word: str
    note: str
    """What it would do, or why it is not possible; empty when another player is on turn."""
    key: str
    spoken: SpokenText = SpokenText()


@value
class ToolTexts:
    """A button of the tools."""

    name: ToolName
    word: str
    spoken: SpokenText = SpokenText()


@value
class LogLine:
    """One of the last moves."""

    kind: LogKind
    side: int
    """The number of the side in the engine."""
    who: str
    what: str


@value
class RoundTexts:
    """Round and target, and the last moves; newest first."""

    title: str
    target: str
    log_title: str
    log: tuple[LogLine, ...]
    spoken: SpokenText = SpokenText()


@value
class TableTexts:
    """Everything the table shows as words for one snapshot."""

    table: SpokenText
    hand: SpokenText
    seats: tuple[SeatTexts, ...]
    """As the seats of the snapshot: the person at the table first."""
    sides: tuple[SideTexts, ...]
    """By side number."""
    stock: StockTexts
    pile: PileTexts
    panel: MessageTexts
    actions: tuple[ActionTexts, ...]
    """Draw, take, lay out, discard."""
    extras: tuple[ActionTexts, ...]
    """What else is possible now: ask, answer yes, answer no, pass; after a round what comes next."""
    tools: tuple[ToolTexts, ...]
    """Undo, hint where hints are offered, sort."""
    round: RoundTexts


@value
class ChoosingTexts:
    """The chooser of the ways to take the pile."""

    title: str
    hint: str
    """Which keys choose, and which one leaves the pile."""
    choices: tuple[str, ...]
    """What each way costs or brings, in few words; as many as there are ways."""


@value
class InterludeTexts:
    """What stands over the table while the game waits."""

    title: str
    detail: str
    hint: str
    """How to go on."""


@value
class PeekTexts:
    """Over all cards of the discard pile."""

    title: str
    hint: str
    """In which order they lie, and how the table comes back."""
    spoken: str
    """The cards by their names, the newest first."""


class TableWords(Protocol):
    """Whoever finds the words."""

    def texts(self, snapshot: TableSnapshot) -> TableTexts:
        """All words for a snapshot."""

    def card_name(self, card: Card) -> str:
        """The card in words, as "Queen of hearts"."""

    def refusal(self, refusal: object) -> tuple[str, str]:
        """What is missing, and what to do about it, as two sentences; the second may be empty."""

    def outcome(self, outcome: object) -> str:
        """What a drop on a legal target would do, in very few words: "4 → 5", "Becomes mixed"."""

    def dragging(self, source: "Source", cards: Sequence[Card], legal: "Sequence[DropOutcome]") -> tuple[str, str]:
        """What is dragged and where it may go, and how to put it back, as two sentences: "Three fours: drop them on
        the free place for fours", "Esc puts them back". `cards` are faces that are seen; none for the stock.
        """

    def choosing(self, choices: "Sequence[TakeChoice]") -> ChoosingTexts:
        """The words of the chooser."""

    def peeking(self, snapshot: TableSnapshot) -> PeekTexts:
        """The words over all cards of the discard pile."""

    def information(self, snapshot: TableSnapshot) -> tuple[str, str]:
        """The state of the round in two sentences: scores and melds, then stock, pile and hands."""

    def order_of_hand(self, mode: "SortMode") -> str:
        """How the hand is ordered now."""

    def again(self, shown: "Happening | None" = None) -> InterludeTexts:
        """That the last turns are shown again, and which move it is."""

    def nothing_again(self) -> tuple[str, str]:
        """That there are none to be shown, in two sentences."""

    def paused(self) -> InterludeTexts:
        """That the game is paused."""

    def going_on(self) -> str:
        """That the pause is over, in a sentence."""
