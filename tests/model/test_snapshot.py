"""What the person sees of a table."""

from dataclasses import replace

from canasta_desktop.engine.cards import Card, cards_text, parse_cards
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.refusals import RefusalCode
from canasta_desktop.engine.state import RoundState
from canasta_desktop.model.reasons import TableRefusal, TableRefusalCode
from canasta_desktop.model.snapshot import ActionSnapshot, ActionState, Meter, PileState, TableSnapshot
from canasta_desktop.model.snapshot_of import snapshot_of
from tests.model.tables import CLASSIC, SEATS, a_table, standing

DONE, NOW, POSSIBLE, IMPOSSIBLE = ActionState.DONE, ActionState.NOW, ActionState.POSSIBLE, ActionState.IMPOSSIBLE


def seen(state: RoundState, *staged: tuple[str, str], picked: str = "") -> TableSnapshot:
    return snapshot_of(Match(state.rules, state=state), SEATS, standing(state, *staged, picked=picked))


def states(snapshot: TableSnapshot) -> list[ActionState]:
    return [action.state for action in (snapshot.draw, snapshot.take, snapshot.lay_out, snapshot.discard)]


def code(action: ActionSnapshot) -> object:
    return getattr(action.reason, "code", None)


def test_before_drawing_one_draws_or_takes() -> None:
    snapshot = seen(a_table("9d 9h 5d 5h", phase="draw", pile="4h 9s", mine=["Kh Kd Kc"]))
    assert states(snapshot) == [NOW, POSSIBLE, IMPOSSIBLE, IMPOSSIBLE]
    assert code(snapshot.discard) is RefusalCode.MUST_DRAW_FIRST


def test_a_pile_that_cannot_be_taken_says_why() -> None:
    snapshot = seen(a_table("9d 9h", phase="draw", pile="4h 3s"))
    assert code(snapshot.take) is RefusalCode.PILE_BLOCKED_BLACK_THREE


def test_it_tells_whether_a_wild_card_helps_to_take_a_pile() -> None:
    assert seen(a_table("9d 9h")).takes_with_wild
    assert not seen(a_table("9d 9h", rules=replace(CLASSIC, unfrozen_take_with_wild=False))).takes_with_wild


def test_with_an_empty_stock_the_take_is_the_thing_to_do() -> None:
    snapshot = seen(a_table("9d 9h 5d 5h", phase="draw", stock="", pile="4h 9s", mine=["Kh Kd Kc"]))
    assert states(snapshot)[:2] == [IMPOSSIBLE, NOW]
    assert snapshot.can_pass


def test_selected_cards_of_one_rank_are_to_be_laid_out() -> None:
    snapshot = seen(a_table("4c 4d 4s 9d 5h", mine=["Kh Kd Kc"]), picked="4c 4d 4s")
    assert states(snapshot) == [DONE, IMPOSSIBLE, NOW, IMPOSSIBLE]
    assert code(snapshot.take) is RefusalCode.ALREADY_DRAWN


def test_with_several_cards_selected_none_is_discarded() -> None:
    table = a_table("4c 4d 4s 9d 5h", mine=["Kh Kd Kc"])
    several = seen(table, picked="9d 5h")
    assert states(several)[3] is IMPOSSIBLE
    assert several.discard.reason == TableRefusal(TableRefusalCode.ONE_CARD_AT_A_TIME, 2, 1)
    assert NOW not in states(several)
    assert states(seen(table, picked="4c 4d 4s"))[2:] == [NOW, IMPOSSIBLE]


def test_going_out_is_near_with_a_canasta_staged_cards_counted() -> None:
    six = ["Kh Kd Kc Ks Kh Kd"]
    assert not seen(a_table("Kc 4d", mine=six)).going_out_is_near
    assert seen(a_table("Kc 4d", mine=six), ("Kc", "K")).going_out_is_near
    assert seen(a_table("9c 4d", mine=["Kh Kd Kc Ks Kh Kd Kc"])).going_out_is_near
    assert seen(a_table("9c 4d", rules=replace(CLASSIC, canastas_to_go_out=0))).going_out_is_near


def test_too_few_points_staged_are_neither_laid_nor_left_behind() -> None:
    table = a_table("4c 4d 4s Jo 9d 5h", pile="7c 3s")
    snapshot = seen(table, ("4c 4d 4s", "4"))
    assert states(snapshot) == [DONE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE]
    assert code(snapshot.take) is RefusalCode.PILE_BLOCKED_BLACK_THREE
    assert code(snapshot.lay_out) is RefusalCode.INITIAL_MELD_TOO_LOW
    assert code(snapshot.discard) is RefusalCode.INITIAL_MELD_TOO_LOW
    assert seen(table, ("4c 4d 4s", "4"), picked="Jo").lay_out.state is not IMPOSSIBLE
    assert states(seen(table, ("4c 4d 4s Jo", "4")))[2:] == [NOW, POSSIBLE]


def test_too_few_cards_staged_are_not_the_thing_to_lay_out() -> None:
    snapshot = seen(a_table("Qc Qd 9d 5h", mine=["Kh Kd Kc"]), ("Qc Qd", "Q"))
    assert states(snapshot)[2:] == [IMPOSSIBLE, IMPOSSIBLE]
    assert code(snapshot.lay_out) is RefusalCode.MELD_TOO_SMALL


def test_cards_that_would_leave_too_few_are_not_the_thing_to_lay_out() -> None:
    snapshot = seen(a_table("Qc Qd Qs 9d", mine=["Kh Kd Kc"]), ("Qc Qd Qs", "Q"))
    assert states(snapshot)[2:] == [IMPOSSIBLE, IMPOSSIBLE]
    assert code(snapshot.lay_out) is RefusalCode.MUST_KEEP_A_CARD


def test_one_selected_card_is_to_be_discarded_unless_it_fits_a_meld() -> None:
    table = a_table("9d Kc 5h 5s", mine=["Kh Kd Kc"])
    assert states(seen(table, picked="9d"))[2:] == [POSSIBLE, NOW]
    assert states(seen(table, picked="Kc"))[2:] == [NOW, POSSIBLE]


def test_with_nothing_picked_a_discard_is_the_thing_to_do() -> None:
    assert states(seen(a_table("4c 4d 4s 9d 5h", mine=["Kh Kd Kc"])))[2:] == [POSSIBLE, NOW]
    nothing = seen(a_table("4c 4d 9d 5h", mine=["Kh Kd Kc"]))
    assert states(nothing)[2:] == [IMPOSSIBLE, NOW]
    assert code(nothing.lay_out) is TableRefusalCode.NOTHING_PICKED


def test_in_another_turn_nothing_is_possible() -> None:
    snapshot = seen(a_table("4c 4d", turn=1))
    assert states(snapshot) == [IMPOSSIBLE] * 4
    assert {code(action) for action in (snapshot.draw, snapshot.discard)} == {RefusalCode.NOT_YOUR_TURN}
    assert not snapshot.my_turn


def test_the_meter_counts_what_is_staged() -> None:
    assert seen(a_table("4c 4d 4s Jo 5h", scores=[1500, 0]), ("4c 4d 4s Jo", "4")).meter == Meter(90, 65)


def test_the_meter_is_there_only_while_it_concerns() -> None:
    assert seen(a_table("4c 4d", phase="draw")).meter is None
    assert seen(a_table("4c 4d", phase="draw"), ("4c", "4")).meter == Meter(50, 5)
    assert seen(a_table("4c 4d", mine=["Kh Kd Kc"])).meter is None
    assert seen(a_table("4c 4d", turn=1)).meter is None


def test_staged_cards_lie_on_their_place_and_not_in_the_hand() -> None:
    snapshot = seen(a_table("Kc 4d 2h 5h", mine=["Kh Kd 2c"]), ("Kc 2h", "K"))
    place = snapshot.sides[0].melds[0]
    assert cards_text(place.naturals) == "Kh Kd"
    assert cards_text(place.wilds) == "2c"
    assert cards_text(place.staged) == "Kc 2h"
    assert place.count == 5
    assert cards_text(held.card for held in snapshot.hand) == "4d 5h"
    assert snapshot.seats[0].cards == 2


def test_melds_stand_from_fours_to_aces_and_black_threes_last() -> None:
    snapshot = seen(a_table("3s 3c 3s 4d 9d 5h", mine=["Ah Ad Ac", "9h 9d 9c"]), ("4d", "4"), ("3s 3c 3s", "3"))
    assert [len(meld.staged) for meld in snapshot.sides[0].melds] == [1, 0, 0, 3]


def test_the_pile_shows_who_may_take_it() -> None:
    mine = ["Kh Kd Kc"]
    assert seen(a_table("4d", pile="")).pile_state is PileState.EMPTY
    assert seen(a_table("4d", pile="7c 8c", mine=mine)).pile_state is PileState.OPEN
    assert seen(a_table("4d", pile="7c 8c")).pile_state is PileState.FROZEN
    assert seen(a_table("4d", pile="7c 3s")).pile_state is PileState.BLOCKED
    frozen = seen(a_table("4d", pile="7c 2h Jo 8c", mine=mine))
    assert (frozen.pile_state, frozen.frozen_by_wild) == (PileState.FROZEN, True)
    assert frozen.freezing_card == Card(parse_cards("2h")[0])


def test_a_side_counts_what_lies_on_the_table() -> None:
    side = seen(a_table("4d", mine=["Kh Kd Kc Ks Kh Kd Kc", "9h 9d 9c"])).sides[0]
    assert (side.on_table, side.canastas, side.has_melded) == (600, 1, True)


def test_seats_stand_in_order_of_play_and_know_the_partner() -> None:
    snapshot = seen(a_table("4d", turn=2))
    assert [seat.name for seat in snapshot.seats] == ["Kaisa", "Anna", "Pekka", "Marie"]
    assert [seat.is_partner for seat in snapshot.seats] == [False, False, True, False]
    assert [seat.on_turn for seat in snapshot.seats] == [False, False, True, False]


def test_the_partners_question_stands_until_it_is_answered() -> None:
    state = a_table("4d 5d", turn=2)
    assert seen(state).question_to_me is None
    state.this_turn.asked = state.this_turn.question_open = True
    assert seen(state).question_to_me == 2


def test_one_may_ask_before_melding() -> None:
    assert seen(a_table("4d 5d")).can_ask
    assert not seen(a_table("4d 5d", phase="draw")).can_ask


def test_other_hands_and_the_stock_leave_no_trace() -> None:
    one, other = a_table("4d 5d", stock="Kc Qc Jd"), a_table("4d 5d", stock="Kc Jd Qc")
    other.hold(1, one.hands[2] + parse_cards("8h"))
    assert len(other.hands[1]) == len(one.hands[1])
    assert seen(one) == seen(other)
