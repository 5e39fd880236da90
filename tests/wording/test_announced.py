import pytest

from canasta_desktop.engine.cards import parse_card, parse_cards, parse_meld_rank
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundDealt,
    RoundEnded,
    RoundEnding,
    TurnBegan,
    TurnPassed,
    WentOut,
)
from canasta_desktop.wording.announced import (
    Actor,
    announced,
    points_missing,
    put_down,
    seat_of,
    selected,
    taken_back,
)
from canasta_desktop.wording.sentence import english

ME, PARTNER, OTHER = Actor("Kaisa", is_me=True), Actor("Pekka", is_partner=True), Actor("Anna")
KINGS = parse_meld_rank("K")
assert KINGS is not None

TOLD: list[tuple[Event, str, str, str]] = [
    (
        RoundDealt(0, (), ()),
        "Round 2. You deal the cards.",
        "Round 2. Your partner deals the cards.",
        "Round 2. Anna deals the cards.",
    ),
    (CardsDrawn(0, (), 1), "You draw a card.", "Your partner draws a card.", "Anna draws a card."),
    (CardsDrawn(0, (), 2), "You draw two cards.", "Your partner draws two cards.", "Anna draws two cards."),
    (
        RedThreeLaid(0, parse_card("3h")),
        "You lay a red three, the three of hearts.",
        "Your partner lays a red three, the three of hearts.",
        "Anna lays a red three, the three of hearts.",
    ),
    (
        PileTaken(0, parse_card("Kh"), tuple(parse_cards("4h 5h"))),
        "You take the pile, three cards.",
        "Your partner takes the pile, three cards.",
        "Anna takes the pile, three cards.",
    ),
    (
        MeldLaid(0, KINGS, tuple(parse_cards("Kh Ks Kd")), concealed=False),
        "You lay three kings.",
        "Your partner lays three kings.",
        "Anna lays three kings.",
    ),
    (
        MeldAddedTo(0, KINGS, tuple(parse_cards("Kh 2s Jo"))),
        "You add a king and two wild cards to the kings.",
        "Your partner adds a king and two wild cards to the kings.",
        "Anna adds a king and two wild cards to the kings.",
    ),
    (
        MeldAddedTo(0, KINGS, tuple(parse_cards("2s"))),
        "You add a two to the kings.",
        "Your partner adds a two to the kings.",
        "Anna adds a two to the kings.",
    ),
    (
        CanastaCompleted(0, KINGS, natural=True, concealed=False),
        "You have a natural canasta of kings.",
        "Your partner completes a natural canasta of kings.",
        "Anna completes a natural canasta of kings.",
    ),
    (
        CanastaCompleted(0, KINGS, natural=False, concealed=False),
        "You have a mixed canasta of kings.",
        "Your partner completes a mixed canasta of kings.",
        "Anna completes a mixed canasta of kings.",
    ),
    (
        PermissionAsked(0, 2),
        "You ask your partner: may I go out?",
        "Your partner asks: may I go out?",
        "Anna asks to go out.",
    ),
    (PermissionAnswered(0, yes=True), "You say yes.", "Your partner says yes.", "Anna says yes."),
    (PermissionAnswered(0, yes=False), "You say no.", "Your partner says no.", "Anna says no."),
    (
        CardDiscarded(0, parse_card("5c")),
        "You discard the five of clubs.",
        "Your partner discards the five of clubs.",
        "Anna discards the five of clubs.",
    ),
    (
        CardDiscarded(0, parse_card("Jo")),
        "You discard a joker.",
        "Your partner discards a joker.",
        "Anna discards a joker.",
    ),
    (TurnPassed(0), "You pass.", "Your partner passes.", "Anna passes."),
    (WentOut(0, concealed=False), "You go out.", "Your partner goes out.", "Anna goes out."),
    (
        WentOut(0, concealed=True),
        "You go out concealed.",
        "Your partner goes out concealed.",
        "Anna goes out concealed.",
    ),
]


@pytest.mark.parametrize(("event", "mine", "partners", "others"), TOLD)
def test_an_event_is_a_whole_sentence_by_who_did_it(event: Event, mine: str, partners: str, others: str) -> None:
    told = [announced(event, actor, 2) for actor in (ME, PARTNER, OTHER)]
    assert [english(words) for words in told if words] == [mine, partners, others]


def test_cards_that_the_person_draws_are_named() -> None:
    drawn = [announced(CardsDrawn(0, tuple(parse_cards(cards)), 1), ME, 1) for cards in ("9d", "Jo", "9d 9h")]
    assert [english(words) for words in drawn if words] == [
        "You draw the nine of diamonds.",
        "You draw a joker.",
        "You draw two cards: nine of diamonds, nine of hearts.",
    ]


def test_only_the_own_turn_is_announced() -> None:
    turn = announced(TurnBegan(0), ME, 1)
    assert turn is not None
    assert english(turn) == "Your turn."
    assert announced(TurnBegan(1), OTHER, 1) is None


def test_the_end_of_a_round_is_nobodys() -> None:
    assert seat_of(RoundEnded(RoundEnding.WENT_OUT, (), ())) is None
    assert seat_of(RoundDealt(3, (), ())) == 3


def test_cards_put_down_and_taken_back_are_named_where_they_are_of_one_rank() -> None:
    assert english(put_down(tuple(parse_cards("4h 4c Jo")))) == "You put down two fours and a joker."
    assert english(put_down(tuple(parse_cards("2h Jo")))) == "You put down two wild cards."
    assert english(taken_back(tuple(parse_cards("4h 5c")))) == "You take back two cards."


def test_numbers_have_their_forms() -> None:
    assert [english(selected(count)) for count in (0, 1, 2)] == [
        "No card is selected.",
        "One card is selected.",
        "2 cards are selected.",
    ]
    assert [english(points_missing(points)) for points in (25, 1, 0)] == [
        "25 points are missing to open.",
        "One point is missing to open.",
        "That is enough to open.",
    ]
