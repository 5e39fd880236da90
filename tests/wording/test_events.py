from random import Random

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import MELD_RANKS, Card, parse_card, parse_cards
from canasta_desktop.engine.deal import deal, deck_of
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
    TurnBegan,
    TurnPassed,
    WentOut,
)
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.presets import preset
from canasta_desktop.wording.events import EntryKind, log_entries, told
from canasta_desktop.wording.sentence import english

ACES, KINGS, QUEENS, JACKS, TENS, *_ = MELD_RANKS


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def log(*events: Event) -> list[str]:
    return [english(entry.what) for entry in log_entries(events)]


def test_draws_and_discards() -> None:
    assert log(CardsDrawn(2, (), 1), CardsDrawn(2, (), 2)) == ["drew 1 card", "drew 2 cards"]
    assert log(CardDiscarded(1, parse_card("3s"))) == ["discarded the three of spades"]
    assert log(CardDiscarded(1, parse_card("Jo"))) == ["discarded a joker"]


def test_a_red_three_and_the_card_in_its_place_share_an_entry() -> None:
    three = parse_card("3h")
    drawn: list[Event] = [
        CardsDrawn(2, (), 1),
        RedThreeLaid(2, three),
        CardsDrawn(2, (), 1),
        TurnBegan(3),
        CardsDrawn(3, (), 1),
    ]
    assert log(*drawn) == ["drew 1 card", "laid the red three of hearts, drew another card", "drew 1 card"]
    assert log(RedThreeLaid(0, three), TurnBegan(1), CardsDrawn(1, (), 1)) == [
        "laid the red three of hearts",
        "drew 1 card",
    ]


def test_a_taken_pile_counts_all_its_cards() -> None:
    taken = PileTaken(1, parse_card("Jh"), cards("4s 5s 6s 7s"))
    laid = MeldLaid(1, JACKS, cards("Js Jd Jh"), concealed=False, from_pile=True)
    three = RedThreeLaid(1, parse_card("3d"), from_pile=True)
    assert log(taken, laid, three)[:2] == ["took the pile, 6 cards", "laid out three jacks"]
    assert log(taken, laid)[0] == "took the pile, 5 cards"


def test_melds_are_told_with_their_wild_cards() -> None:
    assert log(MeldLaid(0, QUEENS, cards("Qh Qd 2c"), concealed=False)) == ["laid out two queens and a two"]
    assert log(MeldAddedTo(0, TENS, cards("Th Ts"))) == ["added two tens"]
    assert log(MeldAddedTo(0, JACKS, cards("2h"))) == ["added a two to the jacks"]
    assert log(MeldAddedTo(0, JACKS, cards("2h Jh"))) == ["added a jack and a two"]


def test_canastas_questions_and_the_end() -> None:
    assert log(CanastaCompleted(0, KINGS, natural=True, concealed=False)) == ["completed a natural canasta of kings"]
    assert log(CanastaCompleted(0, ACES, natural=False, concealed=True)) == [
        "laid out a concealed mixed canasta of aces"
    ]
    assert log(PermissionAsked(0, 2), PermissionAnswered(2, yes=False)) == ["asked: may I go out?", "answered no"]
    assert log(TurnPassed(3), WentOut(1, concealed=True)) == ["passed", "went out concealed"]


def test_an_entry_is_told_with_a_name() -> None:
    (entry,) = log_entries([TurnPassed(3)])
    assert (entry.kind, entry.seat) == (EntryKind.PASS, 3)
    assert english(told("Marie", [entry.what])) == "Marie passed"
    assert english(told(None, [entry.what])) == "You passed"


def test_what_was_done_at_once_is_one_sentence() -> None:
    laid = MeldLaid(0, KINGS, cards("Kh Kd Kc"), concealed=False)
    more = [MeldAddedTo(0, TENS, cards("Th Ts")), MeldAddedTo(0, JACKS, cards("2h")), MeldAddedTo(0, ACES, cards("Ah"))]
    entries = [entry.what for entry in log_entries([laid, *more])]
    assert [english(told("Anna", entries[:number])) for number in (2, 3, 4)] == [
        "Anna laid out three kings and added two tens",
        "Anna laid out three kings, added two tens and added a two to the jacks",
        "Anna laid out three kings, added two tens and 2 more groups",
    ]


def test_everything_that_happens_in_a_round_can_be_told() -> None:
    rules, random = preset("classic", 4), Random(7)
    state, events = deal(rules, 0, deck_of(7, 0, rules.decks), (0, 0))
    kinds: set[EntryKind] = set()
    while not state.over:
        kinds |= {entry.kind for entry in log_entries(events) if english(entry.what)}
        events = apply(state, random.choice(legal_moves(state)))
    assert {EntryKind.DRAW, EntryKind.DISCARD, EntryKind.LAY_OUT} <= kinds
