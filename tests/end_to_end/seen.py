"""What the program shows at a moment, as its probe tells it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from canasta_desktop.engine.cards import Card, Rank
from canasta_desktop.storage.records import Record, parse_record
from tests.end_to_end.screen import Point

Form = Mapping[str, Any]
Place = Sequence[int]


def middle(place: Place) -> Point:
    """The middle of a place on the screen."""
    x, y, width, height = place
    return Point(x + width // 2, y + height // 2)


@dataclass(frozen=True, slots=True)
class Dialog:
    """A window beside the program's own."""

    form: Form

    @property
    def kind(self) -> str:
        """The class of the dialog."""
        return str(self.form["kind"])

    @property
    def text(self) -> str:
        """What a message says, without the places at which long words may be broken."""
        return str(self.form["text"]).replace("\N{ZERO WIDTH SPACE}", "")

    @property
    def words(self) -> list[str]:
        """All words that stand in it, buttons and fields left out."""
        return list(self.form["words"])

    def button(self, word: str) -> Point:
        """Where the button with this word is."""
        return middle(self.form["buttons"][word])

    @property
    def written(self) -> list[str]:
        """What stands in its fields."""
        return list(self.form["written"].values())

    def field(self, name: str) -> Point:
        """Where the field of this name is."""
        return middle(self.form["fields"][name])


@dataclass(frozen=True, slots=True)
class Seen:
    """One answer of the probe."""

    form: Form

    @property
    def table(self) -> Form:
        """The snapshot of the session; asked for only while a match is on the table."""
        form: Form = self.form["table"]
        return form

    @property
    def faces_up(self) -> Form:
        """The snapshot without the numbers that tell equal cards of the hand apart, which nobody sees."""
        return {**self.table, "hand": [{**held, "key": None} for held in self.hand]}

    @property
    def has_table(self) -> bool:
        """Whether a match is on the table."""
        return self.form["table"] is not None

    @property
    def is_still(self) -> bool:
        """Whether nothing moves, nothing is dragged and the picture is that of the session."""
        return not self.form["moving"] and not self.form["dragging"] and self.form["painted"] == self.form["table"]

    @property
    def record(self) -> Record:
        """The match, up to the last committed move."""
        return parse_record(self.form["record"])

    def welcome_button(self, begins: str) -> Point:
        """Where the button of the welcome is whose words begin so."""
        return next(middle(place) for word, place in self.form["welcome_buttons"].items() if word.startswith(begins))

    @property
    def dialog(self) -> Dialog | None:
        """The dialog opened last."""
        return Dialog(self.form["dialogs"][-1]) if self.form["dialogs"] else None

    @property
    def hand(self) -> list[Form]:
        """The cards of the hand as they lie."""
        return list(self.table["hand"])

    @property
    def my_melds(self) -> dict[Rank, Form]:
        """Our melds by their rank, staged cards too."""
        melds = self.table["sides"][self.table["my_side"]]["melds"]
        return {Rank(meld["rank"]): meld for meld in melds}

    @property
    def selected(self) -> set[int]:
        """The keys of the selected cards."""
        return {held["key"] for held in self.hand if held["selected"]}

    def staged_at(self, rank: Rank) -> list[int]:
        """The keys of the cards staged at our place of a rank."""
        meld = self.my_melds.get(rank)
        return [] if meld is None else list(meld["staged_keys"])

    @property
    def is_my_turn(self) -> bool:
        """Whether the person is to move, or to answer."""
        table = self.table
        return bool(table["my_turn"] or table["question_to_me"] is not None) and not table["round_over"]

    @property
    def message(self) -> tuple[str, str]:
        """The message line and what stands under it."""
        return self.form["message"]["message"], self.form["message"]["detail"]

    @property
    def bubble(self) -> tuple[str, str] | None:
        """The bubble of a refusal, if one is shown: the reason and what to do."""
        bubble = self.form["bubble"]
        return None if bubble is None else (bubble["reason"], bubble["advice"])

    def keys(self, cards: Sequence[Card]) -> list[int]:
        """Cards of the hand that are these, by their keys."""
        free = list(self.hand)
        found = []
        for card in cards:
            held = next(held for held in free if held["card"] == card)
            free.remove(held)
            found.append(held["key"])
        return found

    def card(self, key: int) -> Point:
        """Where a card of the hand can be taken hold of: low on the strip that is seen of it."""
        x, y, width, height = self.form["cards"][str(key)]
        return Point(x + width // 2, y + height * 3 // 5)

    def place(self, name: str) -> Point:
        """The middle of a place or a button of the table."""
        return middle(self.form["places"][name])

    def my_meld(self, rank: Rank) -> Point:
        """The middle of our place of a rank."""
        return self.place(f"{self.table['my_side']} {rank}")
