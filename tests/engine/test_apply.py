"""Making moves: what they change and what they say has happened."""

import pytest

from canasta_desktop.engine.apply import IllegalMove, apply
from canasta_desktop.engine.cards import Card, Rank, cards_text, parse_card, parse_cards
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundEnded,
    RoundEnding,
    TurnBegan,
    TurnPassed,
    WentOut,
    seen_by,
)
from canasta_desktop.engine.moves import Draw
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.engine.rule_set import RuleSet, StockExhausted
from canasta_desktop.engine.state import Phase
from tests.engine.rule_sets import changed
from tests.engine.tables import KINGS, a_table, play, refused

KING, NINE = Rank(1), Rank(5)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def test_a_draw_brings_the_next_card_of_the_stock(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", phase="draw", stock="7c 6h")
    assert play(state, "draw") == [CardsDrawn(0, cards("7c"), 1)]
    assert (cards_text(state.hands[0]), cards_text(state.stock), state.phase) == ("4s 5s 7c", "6h", Phase.PLAY)


def test_two_players_draw_two_cards(classic_two: RuleSet) -> None:
    state = a_table(classic_two, "4s 5s", phase="draw", stock="7c 6h 8s")
    assert play(state, "draw") == [CardsDrawn(0, cards("7c 6h"), 2)]


def test_the_last_cards_are_drawn_though_fewer_than_a_draw(thirteen: RuleSet) -> None:
    state = a_table(thirteen, "4s 5s", phase="draw", stock="7c")
    assert play(state, "draw") == [CardsDrawn(0, cards("7c"), 1)]


def test_a_red_three_drawn_is_laid_and_replaced(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", phase="draw", stock="3h 3d 7c 6h")
    assert play(state, "draw") == [
        CardsDrawn(0, cards("3h"), 1),
        RedThreeLaid(0, parse_card("3h")),
        CardsDrawn(0, cards("3d"), 1),
        RedThreeLaid(0, parse_card("3d")),
        CardsDrawn(0, cards("7c"), 1),
    ]
    assert (cards_text(state.hands[0]), cards_text(state.red_threes[0])) == ("4s 5s 7c", "3h 3d")


def test_of_two_drawn_only_the_red_three_is_replaced(thirteen: RuleSet) -> None:
    state = a_table(thirteen, "4s 5s", phase="draw", stock="7c 3h 6h 8s")
    assert play(state, "draw") == [
        CardsDrawn(0, cards("7c 3h"), 2),
        RedThreeLaid(0, parse_card("3h")),
        CardsDrawn(0, cards("6h"), 1),
    ]


def test_a_draw_of_nothing_but_a_red_three_ends_the_round(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", phase="draw", stock="3h")
    *_, ended = play(state, "draw")
    assert isinstance(ended, RoundEnded)
    assert ended.ending is RoundEnding.RED_THREE_UNREPLACED


def test_a_discard_passes_the_turn_clockwise(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", pile="Td")
    assert play(state, "discard 4s") == [CardDiscarded(0, parse_card("4s")), TurnBegan(1)]
    assert (cards_text(state.pile), state.turn, state.phase) == ("Td 4s", 1, Phase.DRAW)


def test_a_wild_discarded_freezes_the_pile(classic: RuleSet) -> None:
    state = a_table(classic, "4s 2c", mine=["Kh Kd Ks"])
    assert not state.is_frozen_for(0)
    play(state, "discard 2c")
    assert state.is_frozen_for(0)


def test_taking_the_pile_melds_its_upcard_and_brings_the_rest(classic: RuleSet) -> None:
    state = a_table(classic, "9h 9d 4s 5s", phase="draw", pile="6c 3h 2c 9s", mine=["Kh Kd Ks"])
    assert play(state, "take 9h 9d") == [
        PileTaken(0, parse_card("9s"), cards("6c 2c")),
        MeldLaid(0, NINE, cards("9h 9d 9s"), concealed=False, from_pile=True),
        RedThreeLaid(0, parse_card("3h"), from_pile=True),
    ]
    assert (cards_text(state.hands[0]), state.pile, state.pile_wilds) == ("4s 5s 6c 2c", [], 0)


def test_a_take_onto_a_meld_with_a_further_group(classic: RuleSet) -> None:
    state = a_table(classic, "9h 9d 9c 4s 5s", phase="draw", pile="6c Kc", mine=["Kh Kd Ks"])
    assert play(state, "take + 9h 9d 9c") == [
        PileTaken(0, parse_card("Kc"), cards("6c")),
        MeldAddedTo(0, KING, cards("Kc"), from_pile=True),
        MeldLaid(0, NINE, cards("9h 9d 9c"), concealed=False),
    ]


def test_a_canasta_is_told_when_it_is_completed_and_not_again(classic: RuleSet) -> None:
    state = a_table(classic, "Kc 2c 4s 5s", mine=["Ks Ks Kh Kh Kd Kd"])
    assert play(state, "meld Kc")[1:] == [CanastaCompleted(0, KING, natural=True, concealed=False)]
    assert play(state, "meld K: 2c") == [MeldAddedTo(0, KING, cards("2c"))]
    assert state.canastas == [1, 0]


def test_a_meld_begun_with_seven_is_concealed_and_stays_so(classic: RuleSet) -> None:
    state = a_table(classic, f"{KINGS} 2c 4s 5s")
    assert play(state, f"meld {KINGS}") == [
        MeldLaid(0, KING, cards(KINGS), concealed=True),
        CanastaCompleted(0, KING, natural=True, concealed=True),
    ]
    play(state, "meld K: 2c")
    assert state.melds[0][KING].concealed


def test_seven_black_threes_are_neither_canasta_nor_concealed(classic_six: RuleSet) -> None:
    rules = changed(classic_six, decks=4, canastas_to_go_out=0)
    state = a_table(rules, "3s 3s 3s 3s 3c 3c 3c 4s", mine=["Kh Kd Ks"])
    play(state, "meld 3s 3s 3s 3s 3c 3c 3c")
    assert state.canastas == [0, 0]
    assert not any(meld.concealed for meld in state.melds[0].values())


def test_the_question_and_its_answer(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s")
    assert play(state, "ask") == [PermissionAsked(0, 2)]
    assert state.actor == 2
    assert play(state, "answer no") == [PermissionAnswered(2, yes=False)]
    assert (state.actor, state.this_turn.partner_said_no) == (0, True)


def test_a_no_holds_for_the_turn_only(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s 6s", stock="7c 6h 8s 9s 4c")
    play(state, "ask", "answer no", "discard 4s")
    assert (state.this_turn.partner_said_no, state.this_turn.asked) == (False, False)


def test_going_out_by_the_last_discard(classic: RuleSet) -> None:
    state = a_table(classic, "4s", mine=[KINGS])
    discarded, out, ended = play(state, "discard 4s")
    assert (discarded, out) == (CardDiscarded(0, parse_card("4s")), WentOut(0, concealed=False))
    assert isinstance(ended, RoundEnded)
    assert (ended.ending, ended.hands[0], state.turn) == (RoundEnding.WENT_OUT, (), 0)


def test_going_out_by_melding_needs_no_discard(classic: RuleSet) -> None:
    state = a_table(classic, "9h 9d 9c", mine=[KINGS])
    assert play(state, "meld 9h 9d 9c")[-2] == WentOut(0, concealed=False)


@pytest.mark.parametrize(
    ("mine", "melded", "move", "concealed"),
    [
        ([], False, f"meld {KINGS}", True),
        (["Ah Ad As"], False, f"meld {KINGS}", True),
        (["Ah Ad As"], True, f"meld {KINGS}", False),
        (["Ah Ad As"], False, f"meld {KINGS} + Ac", False),
        (["Qs Qs Qh Qh Qd Qd Qc"], False, "meld Kh Kh Kd", False),
    ],
)
def test_going_out_concealed(classic: RuleSet, mine: list[str], melded: bool, move: str, concealed: bool) -> None:
    hand = move.removeprefix("meld ").replace(" +", "")
    state = a_table(classic, hand, mine=mine, has_melded=[melded, False, True, False])
    assert WentOut(0, concealed) in play(state, move)


def test_taking_the_pile_in_an_earlier_turn_is_a_meld_but_in_this_turn_no_hindrance(classic: RuleSet) -> None:
    state = a_table(classic, "Ks Ks Kh Kh Kd Kd", phase="draw", pile="Kc")
    assert WentOut(0, concealed=True) in play(state, "take Ks Ks Kh Kh Kd Kd")


def test_a_pass_ends_the_round_before_any_draw(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s", phase="draw", stock="")
    passed, ended = play(state, "pass")
    assert passed == TurnPassed(0)
    assert isinstance(ended, RoundEnded)
    assert (ended.ending, state.phase) == (RoundEnding.PASSED, Phase.DRAW)


def test_with_finish_turn_the_turn_of_the_last_card_ends_the_round(classic: RuleSet) -> None:
    rules = changed(classic, stock_exhausted=StockExhausted.FINISH_TURN)
    state = a_table(rules, "4s 5s", phase="draw", stock="7c")
    *_, ended = play(state, "draw", "discard 4s")
    assert isinstance(ended, RoundEnded)
    assert (ended.ending, state.turn) == (RoundEnding.STOCK_EMPTY, 0)


def test_a_red_three_laid_by_the_player_is_replaced(french: RuleSet) -> None:
    state = a_table(french, "3h 4s", stock="7c 6h")
    assert play(state, "red 3h") == [RedThreeLaid(0, parse_card("3h")), CardsDrawn(0, cards("7c"), 1)]


def test_of_equal_red_threes_the_one_held_longest_is_laid_first(french: RuleSet) -> None:
    state = a_table(french, "3h 4s 5s", phase="draw", stock="3h 6h 8s")
    play(state, "draw", "red 3h")
    assert refused(state, "discard 4s") is None


def test_a_lay_without_replacement_that_leaves_one_card_ends_the_round(french: RuleSet) -> None:
    state = a_table(french, "3h 4s", stock="")
    *_, ended = play(state, "red 3h")
    assert isinstance(ended, RoundEnded)
    assert ended.ending is RoundEnding.RED_THREE_UNREPLACED


def test_a_lay_without_replacement_that_leaves_no_card_is_going_out_for_who_may(french: RuleSet) -> None:
    assert WentOut(0, concealed=False) in play(a_table(french, "3h", stock="", mine=[KINGS]), "red 3h")
    assert WentOut(0, concealed=False) not in play(a_table(french, "3h", stock=""), "red 3h")


def test_a_no_after_an_unreplaced_red_three_leaves_no_legal_move_and_ends_the_round(french: RuleSet) -> None:
    state = a_table(french, "3h 4s", stock="", mine=[KINGS])
    play(state, "red 3h", "ask")
    assert not state.over
    play(state, "answer no")
    assert state.ending is RoundEnding.RED_THREE_UNREPLACED


def test_the_moves_of_a_round_are_kept_with_their_seats(classic: RuleSet) -> None:
    state = a_table(classic, "4s 5s")
    play(state, "ask", "answer yes", "discard 4s")
    assert [seat for seat, _ in state.moves] == [0, 2, 0]


def test_an_illegal_move_says_why(classic: RuleSet) -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(a_table(classic, "4s 5s"), Draw())
    assert caught.value.refusal.code is RefusalCode.ALREADY_DRAWN


def test_others_see_how_many_cards_were_drawn_but_not_which() -> None:
    drawn = CardsDrawn(0, tuple(parse_cards("7c 6h")), 2)
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == CardsDrawn(0, (), 2)


def test_what_lies_open_is_seen_by_all() -> None:
    laid = RedThreeLaid(0, parse_card("3h"))
    assert seen_by(laid, 3) == laid
