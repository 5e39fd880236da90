"""A person who does not see the table: hears what a screen reader says, and plays by the keyboard."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tests.end_to_end.listening import Object, Said, ScreenReader
from tests.end_to_end.screen import Screen

_CARD: Final = re.compile(
    r"(?P<card>.+?)(?P<new>, drawn this turn)?, (?P<place>\d+) of (?P<count>\d+)(?P<selected>, selected)?"
)
_KEYS: Final = {
    "ace": "a",
    "king": "k",
    "queen": "q",
    "jack": "j",
    "ten": "0",
    "nine": "9",
    "eight": "8",
    "seven": "7",
    "six": "6",
    "five": "5",
    "four": "4",
}
_POINTS: Final = {"ace": 20, "two": 20, "joker": 50, "king": 10, "queen": 10, "jack": 10, "ten": 10, "nine": 10}
_WILD: Final = ("two", "joker")
_PLURALS: Final = {"sixes": "six"}
_ANSWERED: Final = ("You lay", "You add", "You have", "You discard", "You go out")


@dataclass(frozen=True, slots=True)
class HeardCard:
    """A card of the hand, as it is called."""

    card: str
    is_new: bool
    selected: bool

    @property
    def rank(self) -> str:
        """Its rank: "nine" of "nine of diamonds"."""
        return self.card.split()[0]


class BlindPlayer:
    """Plays plainly: lays what there are three of, adds what fits, throws what is alone."""

    def __init__(self, reader: ScreenReader, screen: Screen) -> None:
        self._reader, self._screen = reader, screen
        self._heard = 0
        self.turns = 0

    # ---- what is known

    def part(self, begins: str) -> Object:
        """A part of the table, by how its name begins."""
        return next(part for part in self._reader.table().inside if part.name.startswith(begins))

    def hand(self) -> list[HeardCard]:
        """The cards of the hand."""
        found = [_CARD.fullmatch(item.name) for item in self.part("Your hand").inside]
        return [HeardCard(one["card"], bool(one["new"]), bool(one["selected"])) for one in found if one]

    def our_melds(self) -> dict[str, str]:
        """What is said of our melds, by rank."""
        names = [item.name for item in self.part("Our melds").inside if not item.name.startswith("Place for")]
        return {_singular(name.split(",")[0]): name for name in names}

    def can(self, begins: str) -> bool:
        """Whether there is a button of this name that can be pressed."""
        buttons = self.part("Stock, discard pile").inside
        return any(one.name.startswith(begins) and "enabled" in one.states for one in buttons)

    @property
    def round_is_over(self) -> bool:
        """Whether that was announced."""
        return any("The round is over." in said.text for said in self._reader.said)

    # ---- what is done

    def press(self, *keys: str, until: Sequence[str]) -> Said:
        """Press keys, and listen until it is said so."""
        self._reader.hear_all()
        heard = len(self._reader.said)
        self._screen.key(*keys)
        return self._reader.listen_for(*until, since=heard)

    def go_to(self, card: str) -> None:
        """Give the focus to a card of the hand; its name is heard."""
        place = [held.card for held in self.hand()].index(card)
        self._focus_hand()
        self._screen.key("Home", *["Right"] * place)
        there = f"{card}, "
        self._reader.wait_until(lambda: self._reader.focus().startswith(there), f"the focus is on {card}")

    def play_to_the_end(self) -> None:
        """Play until the round is over."""
        while True:
            self._reader.wait_until(self._is_asked_or_over, "something is to be done", patience=30)
            if self.round_is_over:
                return
            if self.can("Yes"):
                self.press("y", until=["You say yes."])
            else:
                self.take_turn()

    def take_turn(self) -> None:
        """Draw, lay what can be laid, discard."""
        self.turns += 1
        if self.can("Draw"):
            self.draw()
        elif self.can("Take pile"):
            self.press("t", until=["You take the pile"])
        else:
            self.press("e", until=["You pass."])
        if not self.round_is_over:
            self.lay()
        if not self.round_is_over:
            self.discard()

    def draw(self) -> Said:
        """Draw from the stock."""
        said = self.press("d", until=["You draw", "You lay a red three"])
        self._reader.wait_until(lambda: self.round_is_over or not self.can("Draw"), "the draw is done")
        return said

    def lay(self) -> None:
        """Put down all that fits, and lay it; what is refused is taken back."""
        put_down = [self._put_down(rank, number) for rank, number in self._to_lay().items()]
        if not any(put_down):
            return
        said = self._press_and_hear("c")
        if said.urgent:
            self.press("shift+BackSpace", until=["You take back"])

    def discard(self) -> None:
        """Throw away a card; where that is refused, another."""
        for card in self._to_throw():
            self.go_to(card)
            if not self._press_and_hear("x").urgent:
                return
        raise AssertionError(f"no card can be discarded; heard last: {self._reader.said[-6:]}")

    # ---- how

    def _is_asked_or_over(self) -> bool:
        return self.round_is_over or any(map(self.can, ("Draw", "Take pile", "Yes", "Pass")))

    def _press_and_hear(self, *keys: str) -> Said:
        """Press keys and listen until the answer: what was done by it, or why not."""
        self._reader.hear_all()
        heard = len(self._reader.said)

        def answer() -> Said | None:
            said = self._reader.said[heard:]
            return next((one for one in said if one.urgent or one.text.startswith(_ANSWERED)), None)

        self._screen.key(*keys)
        self._reader.wait_until(answer, f"{keys} are answered")
        said = answer()
        assert said is not None
        return said

    def _focus_hand(self) -> None:
        """Tab until the focus is in the hand."""
        for _ in range(6):
            if self._reader.focused in {item.path for item in self.part("Your hand").inside}:
                return
            self._tab()
        raise AssertionError("Tab never comes to the hand")

    def _tab(self) -> None:
        before = self._reader.focused
        self._screen.key("Tab")
        self._reader.wait_until(lambda: self._reader.focused != before, "Tab moves the focus")

    def _to_lay(self) -> dict[str, int]:
        """How many of which rank; two cards stay in the hand."""
        ranks = Counter(held.rank for held in self.hand() if held.rank in _KEYS)
        wanted, left = {}, len(self.hand())
        for rank, number in ranks.items():
            if (number >= 3 or rank in self.our_melds()) and left - number >= 2:
                wanted[rank] = number
                left -= number
        return wanted

    def _put_down(self, rank: str, number: int) -> bool:
        """Select so many of a rank, one by one, and put them down."""
        self._focus_hand()
        self._screen.key(_KEYS[rank])
        self._reader.wait_until(lambda: self._reader.focus().startswith(f"{rank} of"), f"the focus is on a {rank}")
        for so_far in range(1, number + 1):
            words = "One card is selected." if so_far == 1 else f"{so_far} cards are selected."
            self.press("plus", until=[words])
        said = self.press("m", until=["You put down", ""])
        if said.urgent:
            self.press("Escape", until=["No card is selected."])
        return not said.urgent

    def _to_throw(self) -> list[str]:
        """The cards of the hand, those that one would throw first at the beginning."""
        hand = self.hand()
        ranks = Counter(held.rank for held in hand)

        def worth(held: HeardCard) -> tuple[bool, bool, int, int]:
            ours = held.rank in self.our_melds()
            return held.rank in _WILD, ours, ranks[held.rank], _POINTS.get(held.rank, 5)

        return [held.card for held in sorted(hand, key=worth)]


def _singular(ranks: str) -> str:
    word = ranks.lower()
    return _PLURALS.get(word, word.removesuffix("s"))
