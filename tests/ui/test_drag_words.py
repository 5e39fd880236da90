from dataclasses import replace

import pytest

from canasta_desktop.engine.cards import MELD_RANKS, parse_cards
from canasta_desktop.engine.moves import TakePile
from canasta_desktop.model.places import DropOutcome, FromHand, FromPile, FromStaged, FromStock, OutcomeKind
from canasta_desktop.model.taking import TakeChoice
from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.sample_tables import four_players

FOURS, EIGHTS = MELD_RANKS[10], MELD_RANKS[6]
NEW_MELD = DropOutcome(kind=OutcomeKind.STAGE, rank=FOURS, begins_meld=True, after=3, points=15)
ON_MELD = DropOutcome(kind=OutcomeKind.STAGE, rank=EIGHTS, before=4, after=5)
DISCARD = DropOutcome(kind=OutcomeKind.DISCARD)
REORDER = DropOutcome(kind=OutcomeKind.REORDER)
WORDS = TranslatedWords()


def dragging(text: str, *legal: DropOutcome) -> tuple[str, str]:
    cards = parse_cards(text)
    return WORDS.dragging(FromHand(tuple(range(len(cards)))), cards, [*legal, REORDER])


def test_cards_for_a_free_place_are_told_so() -> None:
    assert dragging("4c 4d 4s", NEW_MELD) == (
        "Three fours: drop them on the free place for fours",
        "Esc puts them back",
    )


def test_a_wild_card_may_go_on_any_meld_or_the_pile() -> None:
    assert dragging("2h", ON_MELD, replace(ON_MELD, rank=FOURS), DISCARD) == (
        "A two: drop it on a meld, or discard it",
        "Esc puts it back",
    )


@pytest.mark.parametrize(
    ("legal", "where"),
    [
        ([], "you can move it within your hand"),
        ([DISCARD], "drop it on the pile to discard it"),
        ([ON_MELD], "drop it on the eights"),
        ([ON_MELD, DISCARD], "drop it on the eights, or discard it"),
        ([NEW_MELD, DISCARD], "drop it on the free place for fours, or discard it"),
        ([ON_MELD, NEW_MELD], "drop it on a meld"),
    ],
)
def test_a_single_card_is_told_where_it_may_go(legal: list[DropOutcome], where: str) -> None:
    assert dragging("8h", *legal)[0] == f"An eight: {where}"


def test_cards_put_down_are_told_that_they_can_be_taken_back() -> None:
    back = DropOutcome(kind=OutcomeKind.TAKE_BACK)
    fours, four = parse_cards("4c 4d"), parse_cards("4c")
    assert WORDS.dragging(FromStaged((1, 2)), fours, [back])[0] == "Two fours: drop them on your hand to take them back"
    assert WORDS.dragging(FromStaged((1,)), four, [back, DISCARD])[0] == (
        "A four: take it back into your hand, or discard it"
    )
    assert WORDS.dragging(FromStaged((1,)), four, [back, ON_MELD])[0] == "A four: drop it on the eights"


def test_cards_are_called_by_what_they_have_in_common() -> None:
    assert dragging("2h Jo")[0].startswith("Two wild cards:")
    assert dragging("3s")[0].startswith("A black three:")
    assert dragging("8h 9h 2c")[0].startswith("Three cards:")
    assert dragging("3h", DropOutcome(kind=OutcomeKind.LAY_RED_THREE))[0] == (
        "A red three: lay it on the place for red threes"
    )


def test_stock_and_pile_say_where_they_go() -> None:
    assert WORDS.dragging(FromStock(), (), [DropOutcome(kind=OutcomeKind.DRAW)]) == (
        "Drop it on your hand to draw",
        "Esc puts it back",
    )
    pile = parse_cards("4s Jh")
    assert WORDS.dragging(FromPile(), pile, [DropOutcome(kind=OutcomeKind.TAKE_PILE)]) == (
        "Drop the pile on your hand or on the place for jacks",
        "Esc leaves it there",
    )
    assert WORDS.dragging(FromPile(), pile, [])[0] == "You cannot take the pile now"


def choice(first: str, *further: str, points: int = 0) -> TakeChoice:
    melds = tuple(tuple(parse_cards(cards)) for cards in further)
    return TakeChoice(TakePile(), tuple(parse_cards(first)), melds, (), points)


def test_the_ways_to_take_the_pile_are_told_apart() -> None:
    texts = WORDS.choosing([choice(""), choice("Jd Jc"), choice("Jd 2c", points=70), choice("Jd Jc", "As Ah Ac")])
    assert texts.title == "How do you take the pile?"
    assert texts.hint == "1 to 4 choose, Esc leaves the pile"
    assert texts.choices == (
        "Onto the meld of your side",
        "With two jacks",
        "With a jack and a two: 70 points",
        "With two jacks, and three aces",
    )


def test_ways_that_differ_in_further_melds_only_name_them() -> None:
    ways = [
        choice("6d 6c", "Kd Ks 2c", points=55),
        choice("6d 6c", "Qd Qs Jo", points=85),
        choice("6d 6c", "4d 4s 4c", "Kd Ks 2c 2h", points=90),
    ]
    assert WORDS.choosing(ways).choices == (
        "With two sixes, and two kings with a two: 55 points",
        "With two sixes, and two queens with a joker: 85 points",
        "With two sixes, three fours, and two kings with two twos: 90 points",
    )


def test_the_state_of_the_round_is_told_on_request() -> None:
    sides, rest = WORDS.information(four_players().snapshot)
    assert sides == "We: 1,985 points, + 955 on the table. They: 2,405 points, + 545 on the table"
    assert rest.startswith("Stock, 16 cards. Discard pile, 9 cards, jack of hearts on top. Your hand, 23 cards. Anna,")
