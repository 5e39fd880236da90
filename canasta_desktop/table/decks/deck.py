"""What a deck is: its file, its shape, and which picture in it is which card. No Qt."""

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Final

from canasta_desktop.engine.values import value

OWN_ASPECT: Final = 240 / 330
"""Width over height of the program's own cards."""
OWN_RADIUS: Final = 15 / 240
OWN_INDEX: Final = 0.22
USUAL_INDEX: Final = 0.26
"""The share of the width that an index needs in decks of others; few need more."""
BACK: Final = "back"

RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS: Final = ("spade", "heart", "diamond", "club")
FACES: Final = tuple(f"{rank}_{suit}" for suit in SUITS for rank in RANKS)
"""The 52 faces by our names for them, which are those of KDE."""
JOKERS: Final = ("black_joker", "red_joker")


class UnreadableDeck(Exception):
    """A deck file that cannot be shown; `args[0]` is its path, `args[1]` what is wrong with it."""


@value
class Deck:
    """One deck."""

    deck_id: str
    """As the settings know it: "" and the names of own decks, `kde:…`, `gnome:…`."""
    file: Path
    ids: Mapping[str, str] = field(default_factory=dict)
    """What a face is called in the file, where that is not our name for it; a joker that is not there has none."""
    backs: Mapping[str, str] = field(default_factory=lambda: {"": BACK})
    """The pictures of the back by their colours; "" is the one that is shown unless another is chosen."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The letters of its indices where they are not A, K, Q, J."""
    jokers: bool = True
    """Whether it has jokers of its own."""
    aspect: float = OWN_ASPECT
    """Width over height."""
    radius: float = OWN_RADIUS
    """Corner radius over width."""
    index: float = OWN_INDEX
    """The share of its width that must be seen to know a card."""

    @property
    def is_ours(self) -> bool:
        """Whether it is one of the program's own, whose cards have no holes."""
        return ":" not in self.deck_id

    def has_file(self) -> bool:
        """Whether its file is still there."""
        return is_plain_file(self.file)


def is_plain_file(file: Path) -> bool:
    """Whether this is a file that can be read to its end; one that the system will not tell of is none."""
    try:
        return file.is_file()
    except OSError:
        # Its name is too long, or its folder locked or on a disk that is gone.
        return False


def gnome_id(element: str) -> str:
    """What the decks of GNOME call a face: `spade_1`, `joker_black`."""
    first, last = element.split("_")
    return f"{last}_{first}"
