from collections.abc import Callable
from dataclasses import replace

import pytest

from canasta_desktop.engine.cards import MELD_RANKS, Card, parse_card, parse_cards, parse_meld_rank
from canasta_desktop.engine.events import (
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    RedThreeLaid,
    RoundDealt,
    TurnBegan,
    WentOut,
)
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.log import LogEntry
from canasta_desktop.model.places import DropOutcome, OutcomeKind
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.snapshot import ActionSnapshot, ActionState, Meter, PileState, TableSnapshot
from canasta_desktop.table.texts import ActionName, ActionTexts, LogKind, LogLine, TableTexts
from canasta_desktop.ui.table_words import TranslatedWords
from canasta_desktop.wording.table_refusals import TABLE_CODES
from tests.table.sample_tables import SampleTable, four_players, going_out, opening, three_players, two_players, waiting

NOW, POSSIBLE = ActionSnapshot(ActionState.NOW), ActionSnapshot(ActionState.POSSIBLE)
WORDS = TranslatedWords()


def impossible(code: RefusalCode) -> ActionSnapshot:
    return ActionSnapshot(ActionState.IMPOSSIBLE, Refusal(code))


def picked(snapshot: TableSnapshot, count: int) -> TableSnapshot:
    hand = tuple(replace(held, selected=index < count) for index, held in enumerate(snapshot.hand))
    return replace(snapshot, hand=hand)


def before_drawing(**changes: object) -> TableSnapshot:
    hand = tuple(replace(held, is_new=False) for held in four_players().snapshot.hand)
    no = impossible(RefusalCode.MUST_DRAW_FIRST)
    snapshot = replace(
        four_players().snapshot, has_drawn=False, hand=hand, draw=NOW, take=POSSIBLE, lay_out=no, discard=no
    )
    return replace(snapshot, **changes)  # type: ignore[arg-type]  # each test names real fields


def action(snapshot: TableSnapshot, name: ActionName) -> ActionTexts:
    texts = WORDS.texts(snapshot)
    return next(words for words in (*texts.actions, *texts.extras) if words.name is name)


def message(snapshot: TableSnapshot) -> str:
    return WORDS.texts(snapshot).panel.message


def test_seats_and_sides_read_as_on_the_design() -> None:
    texts = WORDS.texts(four_players().snapshot)
    assert [(seat.name, seat.initial, seat.role, seat.dealer_letter) for seat in texts.seats] == [
        ("Kaisa", "K", "You", ""),
        ("Anna", "A", "Opponent", ""),
        ("Pekka", "P", "Partner", ""),
        ("Marie", "M", "Opponent", "D"),
    ]
    assert [(side.name, side.score, side.note) for side in texts.sides] == [
        ("We", "1,985", "+ 955 on the table"),
        ("They", "2,405", "+ 545 on the table"),
    ]
    assert (texts.round.title, texts.round.target) == ("Round 3", "to 5,000")


def test_the_default_name_stands_alone() -> None:
    snapshot = four_players().snapshot
    me = replace(snapshot.seats[0], name="You")
    seat = WORDS.texts(replace(snapshot, seats=(me, *snapshot.seats[1:]))).seats[0]
    assert (seat.name, seat.role, seat.spoken.name) == ("You", "", f"You, {me.cards} cards")


@pytest.mark.parametrize(("dealer", "said"), [(0, "You deal the cards"), (3, "Marie deals the cards")])
def test_while_cards_are_dealt_it_says_who_deals(dealer: int, said: str) -> None:
    snapshot = four_players().snapshot
    seats = tuple(replace(seat, on_turn=False, is_dealer=seat.seat == dealer) for seat in snapshot.seats)
    panel = WORDS.texts(replace(snapshot, seats=seats, my_turn=False, meter=None)).panel
    assert (panel.message, panel.detail) == (said, "")


def test_a_side_without_melds_has_not_opened() -> None:
    assert WORDS.texts(opening().snapshot).sides[0].note == "not opened yet"


@pytest.mark.parametrize("table", [two_players, three_players])
def test_players_alone_are_called_by_their_names(table: Callable[[], SampleTable]) -> None:
    snapshot = table().snapshot
    sides = [side.name for side in WORDS.texts(snapshot).sides]
    assert sides == [snapshot.seats[0].name, *(seat.name for seat in snapshot.seats[1:])]


def test_melds_show_their_cards_and_are_spoken() -> None:
    melds = {meld.rank: meld for meld in WORDS.texts(four_players().snapshot).sides[1].melds}
    sevens = melds[MELD_RANKS[7]]
    assert (sevens.count, sevens.ribbon, sevens.naturals, sevens.wilds) == (
        "\N{MULTIPLICATION SIGN}7",
        "Mixed",
        "5",
        "2",
    )
    assert sevens.spoken.name == "Mixed canasta: five sevens and two wild cards"


def test_a_concealed_canasta_is_spoken_as_one() -> None:
    snapshot = four_players().snapshot
    melds = tuple(replace(meld, concealed=True) for meld in snapshot.sides[1].melds)
    theirs = WORDS.texts(replace(snapshot, sides=(snapshot.sides[0], replace(snapshot.sides[1], melds=melds)))).sides[1]
    spoken = {meld.rank: meld.spoken for meld in theirs.melds}
    assert spoken[MELD_RANKS[7]].name == "Concealed mixed canasta: five sevens and two wild cards"
    assert spoken[MELD_RANKS[7]].tip.startswith("Concealed:")
    assert (spoken[MELD_RANKS[1]].name, spoken[MELD_RANKS[1]].tip) == ("Three kings", "")


def test_a_frozen_pile_says_what_takes_it() -> None:
    pile = WORDS.texts(four_players().snapshot).pile
    assert (pile.count, pile.state_word, pile.note) == ("9 cards", "Frozen", "Take it with two jacks from your hand")
    assert pile.spoken.name == "Discard pile, 9 cards, jack of hearts on top"


def test_in_another_turn_nobody_is_told_to_take_the_pile() -> None:
    snapshot = replace(four_players().snapshot, my_turn=False)
    pile = WORDS.texts(snapshot).pile
    assert (pile.state_word, pile.note) == ("Frozen", "Frozen for everybody: needs a natural pair")
    assert WORDS.texts(replace(snapshot, pile_state=PileState.OPEN)).pile.note == ""


@pytest.mark.parametrize(
    ("top", "note"),
    [("3s", "A black three is on top"), ("3d", "A red three is on top"), ("2h", "A wild card is on top")],
)
def test_a_blocked_pile_says_what_blocks_it(top: str, note: str) -> None:
    snapshot = replace(opening().snapshot, pile=(parse_card(top),), pile_state=PileState.BLOCKED)
    pile = WORDS.texts(snapshot).pile
    assert (pile.count, pile.state_word, pile.note) == ("1 card", "Blocked", note)


def test_an_open_pile_says_whether_it_fits_a_meld() -> None:
    snapshot = four_players().snapshot
    on_meld = replace(snapshot, pile_state=PileState.OPEN, pile=tuple(parse_cards("4h Qh")))
    assert WORDS.texts(on_meld).pile.note == "Take it for your queens on the table"
    assert (
        WORDS.texts(replace(on_meld, pile=tuple(parse_cards("4h Kh")))).pile.note
        == "Take it with two kings, or a king and a wild card"
    )


def test_where_no_wild_card_takes_a_pile_it_says_so() -> None:
    pile = tuple(parse_cards("4h Kh"))
    snapshot = replace(four_players().snapshot, pile_state=PileState.OPEN, pile=pile, takes_with_wild=False)
    assert WORDS.texts(snapshot).pile.note == "Take it with two kings from your hand"


def test_a_pile_frozen_only_until_the_side_opens_says_that() -> None:
    pile = tuple(parse_cards("4h Ah"))
    snapshot = replace(opening().snapshot, pile_state=PileState.FROZEN, pile=pile, frozen_by_wild=False)
    words = WORDS.texts(snapshot).pile
    assert (words.state_word, words.note) == ("Frozen", "Until you open, two aces from your hand take it")


def test_after_the_round_nothing_is_said_of_taking_the_pile() -> None:
    pile = WORDS.texts(replace(four_players().snapshot, round_over=True)).pile
    assert (pile.state_word, pile.note, pile.spoken.tip) == ("", "", "")


def test_an_empty_pile_has_no_state() -> None:
    pile = WORDS.texts(replace(four_players().snapshot, pile=(), pile_state=PileState.EMPTY)).pile
    assert (pile.count, pile.state_word, pile.note, pile.spoken.name) == ("no cards", "", "", "Discard pile, empty")


def test_the_panel_says_what_can_be_done() -> None:
    no = impossible(RefusalCode.NEEDS_NATURAL_PAIR)
    empty = impossible(RefusalCode.STOCK_EMPTY)
    assert message(before_drawing()) == "Draw from the stock, or take the pile"
    assert message(before_drawing(take=no)) == "Draw a card"
    assert message(before_drawing(take=no, draws_per_turn=2)) == "Draw two cards from the stock"
    assert message(before_drawing(draw=empty, can_pass=True)) == "The stock is empty: take the pile, or pass"
    assert message(before_drawing(draw=empty)) == "The stock is empty: take the pile"
    assert message(before_drawing(draw=empty, take=no, can_pass=True)) == "The stock is empty: you can only pass"
    assert message(opening().snapshot) == "Lay out 20 points more to open"
    assert message(going_out().snapshot) == "Lay out what you have put down, or discard"


def test_after_drawing_it_says_what_came_and_how_far_going_out_is() -> None:
    panel = WORDS.texts(replace(four_players().snapshot, lay_out=NOW)).panel
    assert panel.message == "Lay out cards, or discard one"
    assert panel.detail == "You drew the nine of diamonds.  Canastas needed to go out: 1 of 1"


def test_what_came_with_the_pile_was_not_drawn() -> None:
    taken = replace(four_players().snapshot, lay_out=NOW, take=ActionSnapshot(ActionState.DONE))
    assert WORDS.texts(taken).panel.detail.startswith("From the pile: nine of diamonds.  ")
    hand = tuple(replace(held, is_new=index < 2) for index, held in enumerate(taken.hand))
    first, second = (WORDS.card_name(held.card).lower() for held in hand[:2])
    assert WORDS.texts(replace(taken, hand=hand)).panel.detail.startswith(f"From the pile: {first}, {second}.  ")


def test_before_opening_what_came_stands_beside_the_meter() -> None:
    panel = WORDS.texts(opening().snapshot).panel
    assert (panel.meter[:10], panel.detail) == ("Opening 90", "You drew the seven of hearts.")


def test_more_canastas_than_needed_are_just_enough() -> None:
    snapshot = replace(four_players().snapshot, lay_out=NOW)
    sides = tuple(replace(side, canastas=3) for side in snapshot.sides)
    assert WORDS.texts(replace(snapshot, sides=sides)).panel.detail.endswith("Canastas needed to go out: 1 of 1")


def detail_after(*events: Event) -> str:
    entries = [LogEntry(number, 1, getattr(event, "seat", None), event) for number, event in enumerate(events)]
    return TranslatedWords(lambda: entries).texts(replace(four_players().snapshot, lay_out=NOW)).panel.detail


def test_the_answer_of_the_partner_stands_there_for_the_rest_of_the_turn() -> None:
    asked = CardsDrawn(0, (Card(3),), 1), PermissionAsked(0, 2)
    canastas = "  Canastas needed to go out: 1 of 1"
    assert detail_after(*asked, PermissionAnswered(2, yes=True)) == "Pekka says yes." + canastas
    no = *asked, PermissionAnswered(2, yes=False)
    assert detail_after(*no) == "Pekka says no." + canastas
    assert detail_after(*no, CardsDrawn(0, (Card(3),), 1)) == "You drew the nine of diamonds." + canastas


def test_the_meter_is_said_in_words() -> None:
    assert WORDS.texts(opening().snapshot).panel.meter == "Opening 90:  70 laid out, 20 more"
    enough = replace(opening().snapshot, meter=Meter(90, 95))
    assert WORDS.texts(enough).panel.meter == "Opening 90:  95 laid out, enough"
    assert message(enough) == "Lay out what you have put down, or discard"


def test_what_is_put_down_and_cannot_stay_says_what_is_missing() -> None:
    small = ActionSnapshot(ActionState.IMPOSSIBLE, Refusal(RefusalCode.MELD_TOO_SMALL, 2, 3, parse_meld_rank("Q")))
    panel = WORDS.texts(replace(going_out().snapshot, lay_out=small, discard=small)).panel
    assert panel.message == "A meld needs three cards, this one has two"
    assert panel.detail == "Add more queens or wild cards, or take these back"


def test_where_only_the_discard_is_left_it_says_nothing_of_laying_out() -> None:
    refused = impossible(RefusalCode.PARTNER_REFUSED)
    assert message(replace(going_out().snapshot, lay_out=refused, discard=NOW)) == "Discard a card"


def test_a_red_three_that_must_be_laid_before_a_discard_is_asked_for() -> None:
    due = ActionSnapshot(ActionState.IMPOSSIBLE, Refusal(RefusalCode.RED_THREE_MUST_BE_LAID, card=parse_card("3d")))
    nothing = impossible(RefusalCode.MELD_TOO_SMALL)
    panel = WORDS.texts(replace(four_players().snapshot, lay_out=nothing, discard=due)).panel
    assert panel.message == "You have held the three of diamonds since your turn began"
    assert panel.detail == "Lay it before you discard"


def test_questions_answers_and_the_end_are_said() -> None:
    asked = replace(waiting().snapshot, question_to_me=2)
    assert message(asked) == f"{next(seat.name for seat in asked.seats if seat.seat == 2)} asks: may I go out?"
    assert [words.name for words in WORDS.texts(asked).extras] == [ActionName.ANSWER_YES, ActionName.ANSWER_NO]
    no = impossible(RefusalCode.PARTNER_MUST_ANSWER)
    assert message(before_drawing(has_drawn=True, draw=no, take=no)) == "Your partner is about to answer"
    assert action(before_drawing(has_drawn=True, draw=no, take=no), ActionName.DRAW).note == "wait for answer"
    assert message(replace(asked, round_over=True)) == "The round is over"
    assert message(replace(asked, round_over=True, match_over=True)) == "The match is over"


def over(seat: int | None, *, match_over: bool = False) -> TableTexts:
    events: list[Event] = [] if seat is None else [WentOut(seat, concealed=False)]
    entries = [LogEntry(0, 1, 3, CardDiscarded(3, Card(3)))]
    entries += [LogEntry(1, 1, seat, event) for event in events]
    snapshot = replace(waiting().snapshot, round_over=True, match_over=match_over)
    return TranslatedWords(lambda: entries).texts(snapshot)


def test_at_the_end_the_table_says_who_went_out() -> None:
    assert over(2).panel.message == "Pekka goes out: the round is over"
    assert over(0).panel.message == "You go out: the round is over"
    assert over(2, match_over=True).panel.message == "Pekka goes out: the match is over"
    assert over(None).panel.message == "The round is over"


def test_who_went_out_in_an_earlier_round_is_not_said() -> None:
    entries = [LogEntry(0, 1, 2, WentOut(2, concealed=False)), LogEntry(1, 2, None, RoundDealt(0, (), ()))]
    words = TranslatedWords(lambda: entries)
    assert words.texts(replace(waiting().snapshot, round_over=True)).panel.message == "The round is over"
    assert words.texts(waiting().snapshot).panel.message.startswith("On turn")


def test_after_a_round_there_are_buttons_for_what_comes_next() -> None:
    after_round, after_match = over(2).extras, over(2, match_over=True).extras
    assert [(words.name, words.word, words.note) for words in after_round] == [
        (ActionName.SCORE_SHEET, "Score sheet", "line by line"),
        (ActionName.NEXT_ROUND, "Next round", "you deal"),
    ]
    assert [words.name for words in after_match] == [ActionName.SCORE_SHEET, ActionName.NEW_GAME]


def test_on_another_turn_the_panel_names_the_player_and_the_last_move() -> None:
    entry = LogEntry(0, 1, 1, CardDiscarded(1, parse_card("7s")))
    snapshot = waiting().snapshot
    name = next(seat.name for seat in snapshot.seats if seat.on_turn)
    panel = TranslatedWords(lambda: [entry]).texts(snapshot).panel
    assert (panel.message, panel.detail) == (f"On turn: {name}", "Anna discarded the seven of spades")
    assert [words.note for words in WORDS.texts(snapshot).actions] == [""] * 4


def last_move(*events: Event) -> str:
    entries = [LogEntry(number, 1, getattr(event, "seat", None), event) for number, event in enumerate(events)]
    return TranslatedWords(lambda: entries).texts(waiting().snapshot).panel.detail


def test_melds_laid_at_once_are_told_together() -> None:
    kings, sevens = MELD_RANKS[1], MELD_RANKS[7]
    laid = MeldLaid(1, kings, tuple(parse_cards("Kh Kd Kc")), concealed=False)
    added = MeldAddedTo(1, sevens, tuple(parse_cards("7h 7s")))
    assert last_move(CardsDrawn(1, (), 1), laid, added) == "Anna laid out three kings and added two sevens"
    assert last_move(replace(added, seat=3), laid) == "Anna laid out three kings"


def test_the_last_move_of_the_person_is_a_sentence_too() -> None:
    assert last_move(PermissionAsked(0, 2)) == "You asked: may I go out?"
    assert last_move(RedThreeLaid(2, parse_card("3h"))) == "Pekka laid the red three of hearts"


def test_lay_out_says_what_is_picked() -> None:
    snapshot = replace(four_players().snapshot, lay_out=NOW)
    assert action(picked(snapshot, 3), ActionName.LAY_OUT).note == "3 cards picked"
    assert action(picked(snapshot, 1), ActionName.LAY_OUT).note == "1 card picked"
    assert action(picked(snapshot, 0), ActionName.LAY_OUT).note == "pick cards first"


def test_before_opening_lay_out_says_the_points() -> None:
    assert action(opening().snapshot, ActionName.LAY_OUT).note == "+ 70 points"
    assert action(picked(opening().snapshot, 2), ActionName.LAY_OUT).note == "+ 10 points"


def test_what_is_not_possible_says_why() -> None:
    drawn = before_drawing(has_drawn=True, take=impossible(RefusalCode.ALREADY_DRAWN))
    assert action(drawn, ActionName.TAKE).note == "already drawn"
    blocked = action(before_drawing(take=impossible(RefusalCode.PILE_BLOCKED_WILD)), ActionName.TAKE)
    assert blocked.note == "pile is blocked"
    assert (
        blocked.spoken.tip == "The pile is blocked: a wild card is on top. Draw from the stock, or pass if it is empty"
    )
    low = ActionSnapshot(ActionState.IMPOSSIBLE, Refusal(RefusalCode.INITIAL_MELD_TOO_LOW, 70, 90))
    assert action(replace(opening().snapshot, discard=low), ActionName.DISCARD).note == "take back first"
    several = ActionSnapshot(ActionState.IMPOSSIBLE, TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, 3))
    assert action(replace(opening().snapshot, discard=several), ActionName.DISCARD).note == "pick one card"


def log(*events: Event) -> tuple[LogLine, ...]:
    entries = [LogEntry(number, 1, getattr(event, "seat", None), event) for number, event in enumerate(events)]
    return TranslatedWords(lambda: entries).texts(four_players().snapshot).round.log


def test_the_log_is_newest_first_and_calls_the_person_you() -> None:
    lines = log(CardsDrawn(0, (Card(3),), 1), CardDiscarded(0, parse_card("Jh")), TurnBegan(1), CardsDrawn(1, (), 1))
    assert [(line.kind, line.side, line.who, line.what) for line in lines] == [
        (LogKind.DRAW, 1, "Anna", "drew 1 card"),
        (LogKind.DISCARD, 0, "You", "discarded the jack of hearts"),
        (LogKind.DRAW, 0, "You", "drew 1 card"),
    ]
    red = log(RedThreeLaid(2, parse_card("3h")), CardsDrawn(2, (), 1))
    assert [line.what for line in red] == ["laid the red three of hearts, drew another card"]


def test_the_log_follows_what_is_added() -> None:
    entries = [LogEntry(0, 1, 1, CardsDrawn(1, (), 1))]
    words = TranslatedWords(lambda: entries)
    assert len(words.texts(four_players().snapshot).round.log) == 1
    entries.append(LogEntry(1, 1, 1, CardDiscarded(1, Card(3))))
    assert len(words.texts(four_players().snapshot).round.log) == 2


def test_refusals_of_rules_and_table_have_words() -> None:
    tens = MELD_RANKS[4]
    assert WORDS.refusal(Refusal(RefusalCode.NO_SUCH_MELD, rank=tens)) == (
        "A new meld needs natural cards",
        "Lay out tens first, then add the wild cards",
    )
    assert {code.value for code in TableRefusalCode} == set(TABLE_CODES)
    assert all(all(WORDS.refusal(TableRefusal(code))) for code in TableRefusalCode)


def test_what_is_no_refusal_is_not_put_into_words() -> None:
    with pytest.raises(TypeError, match="no refusal"):
        WORDS.refusal("pile_empty")


def test_outcomes_fit_on_a_chip() -> None:
    stage = DropOutcome(kind=OutcomeKind.STAGE, before=4, after=5)
    assert WORDS.outcome(stage) == "4 → 5"
    assert WORDS.outcome(replace(stage, becomes_mixed=True)) == "Becomes mixed"
    assert WORDS.outcome(replace(stage, before=0, begins_meld=True, points=15)) == "New meld, 15 points"
    begun = replace(stage, before=0, after=1, begins_meld=True, points=5)
    assert WORDS.outcome(begun) == "1 of 3 for a meld"
    assert WORDS.outcome(replace(stage, completes_natural=True)) == "Natural canasta"
    assert WORDS.outcome(DropOutcome(kind=OutcomeKind.DISCARD)) == "Discard"
    assert WORDS.outcome(DropOutcome(kind=OutcomeKind.DISCARD, goes_out=True)) == "Go out"
    assert WORDS.outcome(DropOutcome()) == ""
    assert all(WORDS.outcome(DropOutcome(kind=kind)) for kind in OutcomeKind if kind is not OutcomeKind.NOTHING)


@pytest.mark.parametrize("mode", SortMode)
def test_every_order_of_the_hand_has_a_sentence(mode: SortMode) -> None:
    assert WORDS.order_of_hand(mode).startswith("Your hand ")


def test_a_card_is_called_by_its_name() -> None:
    assert WORDS.card_name(parse_card("Qh")) == "Queen of hearts"
