"""The pages of the help, as data: headings, paragraphs, points, and what the signs on the table mean."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

TITLE: Final = QT_TRANSLATE_NOOP("Help", "Help")
PAGES: Final = QT_TRANSLATE_NOOP("Help", "Pages of the help")


class PartKind(Enum):
    """How a part of a page is set."""

    HEAD = "head"
    TEXT = "text"
    POINT = "point"
    """One of several, below one another."""
    SIGN = "sign"
    """What a sign means, beside its picture."""
    KEYS = "keys"
    """The list of all keys, as the player has them."""


@dataclass(frozen=True, slots=True)
class HelpPart:
    """One part of a page."""

    kind: PartKind
    words: Sentence
    sign: str = ""
    """The name of the picture of a sign."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page."""

    title: Sentence
    parts: tuple[HelpPart, ...]


def head(words: Sentence) -> HelpPart:
    """A heading."""
    return HelpPart(PartKind.HEAD, words)


def text(words: Sentence) -> HelpPart:
    """A paragraph."""
    return HelpPart(PartKind.TEXT, words)


def point(words: Sentence) -> HelpPart:
    """One of several things, below one another."""
    return HelpPart(PartKind.POINT, words)


def sign(name: str, words: Sentence) -> HelpPart:
    """What a sign means."""
    return HelpPart(PartKind.SIGN, words, name)


THE_GAME: Final = HelpPage(
    QT_TRANSLATE_NOOP("Help", "The game in short"),
    (
        text(
            QT_TRANSLATE_NOOP(
                "Help",
                "Lay out melds: three or more cards of the same rank. A meld of seven or more is a canasta, and brings "
                "a bonus. Once a side has reached the target score the match is over, and the highest score wins.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Help", "A turn")),
        point(QT_TRANSLATE_NOOP("Help", "Draw from the stock, or take the discard pile if you can meld its top card.")),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "Lay out new melds, or add to those of your side. The first time in a round, the "
                "cards must be worth enough points to open; the table says how many are missing.",
            )
        ),
        point(QT_TRANSLATE_NOOP("Help", "Discard one card. That ends your turn.")),
        head(QT_TRANSLATE_NOOP("Help", "Special cards")),
        point(QT_TRANSLATE_NOOP("Help", "Twos and jokers are wild: in a meld they stand for any other card.")),
        point(
            QT_TRANSLATE_NOOP(
                "Help", "Red threes are a bonus. They are laid beside your melds, and another card comes."
            )
        ),
        point(QT_TRANSLATE_NOOP("Help", "A black three on the pile blocks it for the next player.")),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "A wild card on the pile freezes it: then only a natural pair from your hand, of the "
                "rank of the top card, takes it.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Help", "The end of a round")),
        text(
            QT_TRANSLATE_NOOP(
                "Help",
                "Whoever gets rid of the last card goes out, once the side has canastas enough. Cards "
                "that are still in a hand then count against their side.",
            )
        ),
        text(
            QT_TRANSLATE_NOOP(
                "Help",
                "There are several rule sets. “New…” in the menu Game shows in what they differ, and "
                "“All rules…” there shows every rule and lets you change it.",
            )
        ),
    ),
)

BY_MOUSE: Final = HelpPage(
    QT_TRANSLATE_NOOP("Help", "Playing with the mouse"),
    (
        head(QT_TRANSLATE_NOOP("Help", "Draw, or take the pile")),
        point(QT_TRANSLATE_NOOP("Help", "Click the stock to draw, or drag it to your hand.")),
        point(
            QT_TRANSLATE_NOOP("Help", "Double click the discard pile to take it, or drag it to your hand or to a meld.")
        ),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "“Look through the pile” in the view menu shows all its cards. A click or a key closes it again.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Help", "Choose cards")),
        point(
            QT_TRANSLATE_NOOP(
                "Help", "Click a card to choose it, click again to let it go. A double click chooses all of its rank."
            )
        ),
        point(QT_TRANSLATE_NOOP("Help", "Drag across the empty table to choose all cards that the frame touches.")),
        head(QT_TRANSLATE_NOOP("Help", "Lay out")),
        point(
            QT_TRANSLATE_NOOP("Help", "Drag chosen cards to a free place or to a meld of your side, or press Lay out.")
        ),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "What you put down can be taken back until you discard, or press Lay out with no card chosen: "
                "drag it back to your hand, or press Undo.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Help", "Discard")),
        point(QT_TRANSLATE_NOOP("Help", "Drag a card to the discard pile, or choose one and press Discard.")),
        head(QT_TRANSLATE_NOOP("Help", "Your hand")),
        point(
            QT_TRANSLATE_NOOP(
                "Help", "Drag cards within the hand to put them in an order of your own; Sort puts them in order again."
            )
        ),
        point(
            QT_TRANSLATE_NOOP(
                "Help", "In the settings menu, “As I put them” brings your own order back after it was sorted."
            )
        ),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "A right click on a thing shows what can be done with it; on a touch screen, hold a finger on it.",
            )
        ),
        text(
            QT_TRANSLATE_NOOP(
                "Help",
                "When something cannot be done, the table says why, and what to do first. On a touch "
                "screen, do the same with a finger.",
            )
        ),
    ),
)

KEYS: Final = HelpPage(
    QT_TRANSLATE_NOOP("Help", "Keys"),
    (
        text(
            QT_TRANSLATE_NOOP(
                "Help",
                "All of the game can be played without a mouse. A bright frame shows where the keyboard "
                "is on the table.",
            )
        ),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "Tab: to the next part of the table. Left, right, Home, End: about in it. Up, down: to the next one.",
            )
        ),
        point(
            QT_TRANSLATE_NOOP(
                "Help",
                "Space: choose a card, or let it go. Shift with the arrows, plus and minus: choose more or fewer.",
            )
        ),
        point(QT_TRANSLATE_NOOP("Help", "Enter: what is usually done at this place. Esc: back, one step at a time.")),
        point(
            QT_TRANSLATE_NOOP(
                "Help", "A, K, Q, J, 0 for ten, 9 to 2, and W for wild cards: to the next such card of the hand."
            )
        ),
        #: Your language may have more such letters, as French has V, and D and R with Shift: name them here.
        point(QT_TRANSLATE_NOOP("Help", "1 finds aces, too.")),
        point(QT_TRANSLATE_NOOP("Help", "F10, or Alt by itself: to the menus.")),
        text(QT_TRANSLATE_NOOP("Help", "These are yours to change, in the settings:")),
        HelpPart(PartKind.KEYS, QT_TRANSLATE_NOOP("Help", "Keys that can be changed")),
    ),
)

SIGNS: Final = HelpPage(
    QT_TRANSLATE_NOOP("Help", "What the signs mean"),
    (
        head(QT_TRANSLATE_NOOP("Help", "On cards and melds")),
        sign("new", QT_TRANSLATE_NOOP("Help", "A blue dot: the card came to your hand in this turn.")),
        sign("check", QT_TRANSLATE_NOOP("Help", "A check mark on a raised card: it is chosen.")),
        sign("wild", QT_TRANSLATE_NOOP("Help", "A star: a wild card, a two or a joker.")),
        sign(
            "staged", QT_TRANSLATE_NOOP("Help", "A clock: put down, but not laid out yet. It can still be taken back.")
        ),
        sign("natural", QT_TRANSLATE_NOOP("Help", "A red ribbon with a star: a natural canasta, without wild cards.")),
        sign("mixed", QT_TRANSLATE_NOOP("Help", "A dark ribbon with a half disc: a mixed canasta, with wild cards.")),
        sign("concealed", QT_TRANSLATE_NOOP("Help", "A closed eye: a concealed canasta, laid out all at once.")),
        head(QT_TRANSLATE_NOOP("Help", "On the discard pile")),
        sign("frozen", QT_TRANSLATE_NOOP("Help", "A snowflake: the pile is frozen. Only a natural pair takes it.")),
        sign("blocked", QT_TRANSLATE_NOOP("Help", "An octagon: the pile is blocked. Nobody can take it in this turn.")),
        head(QT_TRANSLATE_NOOP("Help", "While you drag cards")),
        sign(
            "check",
            QT_TRANSLATE_NOOP(
                "Help", "A bright frame and a check mark: the cards may go there, and the words say what becomes of it."
            ),
        ),
        sign("refused", QT_TRANSLATE_NOOP("Help", "Stripes and a crossed circle: the cards may not go there.")),
        head(QT_TRANSLATE_NOOP("Help", "The buttons")),
        text(
            QT_TRANSLATE_NOOP(
                "Help",
                "Gold is what to do now. A gold edge can be done too. A dark button cannot be used, and "
                "says why. A check mark: done in this turn.",
            )
        ),
    ),
)
