"""What stands over the cards of the discard pile, for whoever looks through it."""

from typing import Final

from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence

_TITLE: Final = QT_TRANSLATE_NOOP("Peeking", "Discard pile: {n} cards", "", 2), "Discard pile: one card"
_FROZEN_TITLE: Final = (
    QT_TRANSLATE_NOOP("Peeking", "Discard pile: {n} cards, frozen by the one with the snowflake", "", 2),
    "Discard pile: one card, which freezes it",
)
HINT: Final = QT_TRANSLATE_NOOP("Peeking", "The oldest card first, the newest last. Any key or click closes this.")
ONE_HINT: Final = QT_TRANSLATE_NOOP("Peeking", "Any key or click closes this.")
SPOKEN: Final = QT_TRANSLATE_NOOP("Peeking", "The newest first: {cards}")


def peek_title(number: int, *, frozen: bool) -> Sentence:
    """What is seen: so many cards, and whether a wild among them freezes the pile."""
    several, one = _FROZEN_TITLE if frozen else _TITLE
    return several.counted(number, one)


def spoken_pile_cards(cards: str) -> Sentence:
    """The cards by their names, the newest first."""
    return SPOKEN.filled(cards=cards)
