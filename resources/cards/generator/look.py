"""The colours and weights of a variant of the deck."""

from collections.abc import Mapping
from dataclasses import dataclass

SUITS = ("club", "diamond", "heart", "spade")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
INTERNATIONAL = {"1": "A", "jack": "J", "queen": "Q", "king": "K"}
FRENCH = {"1": "1", "jack": "V", "queen": "D", "king": "R"}
"""Un, valet, dame, roi."""
_DIAMONDS = {"blue": ("#0b4fb3", "#2a62ad"), "orange": ("#c65300", "#c9671d")}


@dataclass(frozen=True, slots=True)
class Garb:
    """What a court of one suit wears, and how it looks."""

    suit: str
    robe: str
    second: str
    skin: str
    hair: str
    grey: str
    """A king's hair."""


class Look:
    """The colours and weights of one variant.

    `colours` is "two" or "four"; `diamond` says which colour the diamonds of a four-colour deck have; `letters` are
    those of ace and courts.
    """

    def __init__(
        self,
        colours: str = "two",
        contrast: bool = False,
        diamond: str = "blue",
        letters: Mapping[str, str] = INTERNATIONAL,
    ) -> None:
        self.contrast = contrast
        self.letters = letters
        self.face = "#ffffff" if contrast else "#fffdf8"
        self.edge = "#000000" if contrast else "#8d8879"
        self.edge_width = 4.0 if contrast else 2.2
        self.weight = 19.5 if contrast else 17.5
        self.gold = "#e0a520" if contrast else "#dca63a"
        self.gold_dark = "#7a5200" if contrast else "#9a6b14"
        red, ink = ("#c00010", "#000000") if contrast else ("#c2142b", "#1b2130")
        self.red, self.ink = red, ink
        self.suit = {"heart": red, "diamond": red, "spade": ink, "club": ink}
        self.robe = {"heart": "#b3172d", "diamond": "#c7502a", "spade": "#2b3a5e", "club": "#2d5350"}
        self.second = {"heart": "#2f4468", "diamond": "#39505c", "spade": "#a3283a", "club": "#b0612a"}
        if colours == "four":
            diamonds, robe = _DIAMONDS[diamond]
            self.suit.update(diamond=diamonds, club="#0a7034")
            self.robe.update(diamond=robe, club="#2c7548")
            self.second.update(diamond="#c98a2b", club="#8c3d2e")
        self.skin = {"heart": "#f3d3b0", "diamond": "#e3b98c", "spade": "#c08a5c", "club": "#edc8a0"}
        self.hair = {"heart": "#7a4a2a", "diamond": "#c08436", "spade": "#2a2220", "club": "#5b3a29"}
        self.grey = {"heart": "#8a8078", "diamond": "#a8702c", "spade": "#2a2220", "club": "#6b5a50"}
        tints = {"king": "#e9e5f0", "queen": "#fae6dc", "jack": "#e0ebe2"}
        self.panel = dict.fromkeys(tints, "#ffffff") if contrast else tints
        self.steel, self.leaf = "#9aa4b5", "#4c7a4a"

    def garb(self, suit: str) -> Garb:
        """What the court of a suit wears."""
        return Garb(suit, self.robe[suit], self.second[suit], self.skin[suit], self.hair[suit], self.grey[suit])
