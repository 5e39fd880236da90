"""What is said while cards are dragged, and when the pile can be taken in several ways."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, KIND_OF, RED_THREE, TWO, Card, Rank
from canasta_desktop.wording.cards import cards_of_rank, rank_name, so_many_cards, wild_cards
from canasta_desktop.wording.sentence import QT_TRANSLATE_NOOP, Sentence


class Places(Enum):
    """Where dragged cards may go, besides back to where they were."""

    NOWHERE = "nowhere"
    FREE_PLACE = "free_place"
    ONE_MELD = "one_meld"
    MELDS = "melds"
    PILE = "pile"
    FREE_PLACE_OR_PILE = "free_place_or_pile"
    ONE_MELD_OR_PILE = "one_meld_or_pile"
    MELDS_OR_PILE = "melds_or_pile"
    RED_THREES = "red_threes"
    HAND = "hand"
    """Put down for now, and only to be taken back."""
    HAND_OR_PILE = "hand_or_pile"


_DRAGGED: Final = {
    Places.NOWHERE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: you can move them within your hand", "", 2),
        "{cards}: you can move it within your hand",
    ),
    Places.FREE_PLACE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on the free place for {ranks}", "", 2),
        "{cards}: drop it on the free place for {ranks}",
    ),
    Places.ONE_MELD: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on the {ranks}", "", 2),
        "{cards}: drop it on the {ranks}",
    ),
    Places.MELDS: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on a meld", "", 2),
        "{cards}: drop it on a meld",
    ),
    Places.PILE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: discard them", "", 2),
        "{cards}: drop it on the pile to discard it",
    ),
    Places.FREE_PLACE_OR_PILE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on the free place for {ranks}, or discard them", "", 2),
        "{cards}: drop it on the free place for {ranks}, or discard it",
    ),
    Places.ONE_MELD_OR_PILE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on the {ranks}, or discard them", "", 2),
        "{cards}: drop it on the {ranks}, or discard it",
    ),
    Places.MELDS_OR_PILE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on a meld, or discard them", "", 2),
        "{cards}: drop it on a meld, or discard it",
    ),
    Places.RED_THREES: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: lay them on the place for red threes", "", 2),
        "{cards}: lay it on the place for red threes",
    ),
    Places.HAND: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: drop them on your hand to take them back", "", 2),
        "{cards}: drop it on your hand to take it back",
    ),
    Places.HAND_OR_PILE: (
        QT_TRANSLATE_NOOP("Dragging", "{cards}: take them back into your hand, or discard them", "", 2),
        "{cards}: take it back into your hand, or discard it",
    ),
}
STOCK_DRAGGED: Final = QT_TRANSLATE_NOOP("Dragging", "Drop it on your hand to draw")
STOCK_STAYS: Final = QT_TRANSLATE_NOOP("Dragging", "You cannot draw now")
PILE_STAYS: Final = QT_TRANSLATE_NOOP("Dragging", "You cannot take the pile now")
_PILE_DRAGGED: Final = QT_TRANSLATE_NOOP("Dragging", "Drop the pile on your hand or on the place for {ranks}")
PILE_GOES_BACK: Final = QT_TRANSLATE_NOOP("Dragging", "Esc leaves it there")
_GO_BACK: Final = QT_TRANSLATE_NOOP("Dragging", "Esc puts them back", "", 2), "Esc puts it back"
_RED_THREES: Final = QT_TRANSLATE_NOOP("Ranks", "{n} red threes", "", 2), "a red three"

CHOOSE_TITLE: Final = QT_TRANSLATE_NOOP("Choosing", "How do you take the pile?")
_CHOOSE_HINT: Final = QT_TRANSLATE_NOOP("Choosing", "1 to {last} choose, Esc leaves the pile")
CHOOSE_BY_KEY: Final = QT_TRANSLATE_NOOP("Choosing", "The key at the left of each chooses it, Esc leaves the pile")
_LETTERS_FROM: Final = 10
_WITH: Final = QT_TRANSLATE_NOOP("Choosing", "with {cards}")
_WITH_WILDS: Final = QT_TRANSLATE_NOOP("Choosing", "with {cards} and {wilds}")
_ONTO: Final = QT_TRANSLATE_NOOP("Choosing", "onto the meld of your side")
_AND_MELD: Final = QT_TRANSLATE_NOOP("Choosing", "{way}, and {meld}")
_MELD_BETWEEN: Final = QT_TRANSLATE_NOOP("Choosing", "{way}, {meld}")
_MELD_WITH_WILDS: Final = QT_TRANSLATE_NOOP("Choosing", "{cards} with {wilds}")
_POINTS: Final = QT_TRANSLATE_NOOP("Choosing", "{way}: {n} points", "", 2), "{way}: one point"


def dragged(cards: Sequence[Card], places: Places, rank: Rank | None) -> Sentence:
    """What is dragged and where it may go; `rank` is that of the one place for it."""
    several, one = _DRAGGED[places]
    words = several.counted(len(cards), one).filled(cards=cards_together(cards))
    return words if rank is None else words.filled(ranks=rank_name(rank))


def go_back(number: int) -> Sentence:
    """How so many dragged cards are put back."""
    several, one = _GO_BACK
    return several.counted(number, one)


def pile_dragged(rank: Rank) -> Sentence:
    """Where a dragged pile may go with this rank on top."""
    return _PILE_DRAGGED.filled(ranks=rank_name(rank))


def cards_together(cards: Sequence[Card]) -> Sentence:
    """Cards in words: "three fours", "a two", and "three cards" for a mixture."""
    kinds = {KIND_OF[card] for card in cards}
    if kinds <= {TWO, JOKER_KIND}:
        twos = sum(KIND_OF[card] == TWO for card in cards)
        return wild_cards(twos, len(cards) - twos)
    if kinds == {RED_THREE}:
        several, one = _RED_THREES
        return several.counted(len(cards), one)
    if len(kinds) == 1 and max(kinds) <= BLACK_THREE:
        return cards_of_rank(Rank(max(kinds)), len(cards))
    return so_many_cards(len(cards))


def choose_hint(choices: int) -> Sentence:
    """Which keys choose among so many ways to take the pile."""
    return _CHOOSE_HINT.filled(last=choices) if choices < _LETTERS_FROM else CHOOSE_BY_KEY


def way_to_take(first: Sequence[Card], further: Sequence[Sequence[Card]], points: int) -> Sentence:
    """One way to take the pile: the cards of the hand that go with its top, further melds, the points."""
    way = _first_group(first)
    for number, meld in enumerate(further, 1):
        words = _AND_MELD if number == len(further) else _MELD_BETWEEN
        way = words.filled(way=way, meld=_further_meld(meld))
    if points:
        several, one = _POINTS
        way = several.counted(points, one).filled(way=way)
    return way


def _first_group(first: Sequence[Card]) -> Sentence:
    if not first:
        return _ONTO
    naturals, wilds = _parted(first)
    if not naturals or not wilds:
        return _WITH.filled(cards=cards_together(first))
    return _WITH_WILDS.filled(cards=cards_together(naturals), wilds=cards_together(wilds))


def _further_meld(cards: Sequence[Card]) -> Sentence:
    naturals, wilds = _parted(cards)
    if not naturals or not wilds:
        return cards_together(cards)
    return _MELD_WITH_WILDS.filled(cards=cards_together(naturals), wilds=cards_together(wilds))


def _parted(cards: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """The natural and the wild cards."""
    return [card for card in cards if KIND_OF[card] < TWO], [card for card in cards if KIND_OF[card] >= TWO]
