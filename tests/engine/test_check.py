"""Legality: each refusal, and which of several is given."""

import pytest

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import parse_card, parse_meld_rank
from canasta_desktop.engine.check import check
from canasta_desktop.engine.moves import Group, Meld, TakePile
from canasta_desktop.engine.notation import parse_seat_move
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from tests.engine.rule_sets import RULE_SETS, changed
from tests.engine.tables import KINGS, a_table, play, refused

CLASSIC, FRENCH = RULE_SETS["classic"], RULE_SETS["french"]
ANY_UPCARD = changed(CLASSIC, one_card_pile_rule=False)
LAST_DISCARD = changed(CLASSIC, discard_to_go_out=True)
THREE_NATURALS = changed(CLASSIC, min_naturals=3)
NINES = "9h 9d 9c"


def after(state: RoundState, *moves: str) -> RoundState:
    play(state, *moves)
    return state


def drawing(hand: str, pile: str, rules: RuleSet = CLASSIC, **more: object) -> RoundState:
    """A table before drawing, the side with three fives on it."""
    return a_table(rules, hand, phase="draw", pile=pile, mine=["5h 5d 5c", *more.pop("also", ())], **more)  # type: ignore[misc, arg-type]


REFUSED = {
    "round_over": (after(a_table(CLASSIC, "4s", mine=[KINGS]), "discard 4s"), "1 draw"),
    "not_your_turn": (a_table(CLASSIC, "4s 5s"), "1 discard Jc"),
    "partner_must_answer": (after(a_table(CLASSIC, "4s 5s"), "ask"), "0 discard 4s"),
    "nothing_asked": (a_table(CLASSIC, "4s 5s"), "answer yes"),
    "must_draw_first": (a_table(CLASSIC, "4s 5s", phase="draw"), "discard 4s"),
    "already_drawn": (a_table(CLASSIC, "4s 5s"), "draw"),
    "stock_empty": (a_table(CLASSIC, "4s 5s", phase="draw", stock=""), "draw"),
    "stock_not_empty": (a_table(CLASSIC, "4s 5s", phase="draw"), "pass"),
    "pile_empty": (a_table(CLASSIC, "4s 5s", phase="draw", pile=""), "take"),
    "card_not_in_hand": (a_table(CLASSIC, "4s 5s"), "discard Ah"),
    "pile_blocked_wild": (drawing("4s 2s 2h", "5s 2c"), "take 2s 2h"),
    "pile_blocked_black_three": (drawing("3s 3c 4s", "5s 3s"), "take 3s 3c"),
    "pile_blocked_red_three": (drawing("4s 6s", "3d"), "take"),
    "one_card_pile": (drawing("4s", "5s"), "take"),
    "red_three_not_melded": (a_table(FRENCH, "3h 3d 3d 4s"), "meld 3h 3d 3d"),
    "wild_with_threes": (a_table(CLASSIC, "3s 3c 2c 4s", mine=[KINGS]), "meld 3s 3c 2c"),
    "wild_needs_target": (a_table(CLASSIC, "2c 4s 5s", mine=[KINGS]), "meld 2c"),
    "no_such_meld": (a_table(CLASSIC, "2c 4s 5s", mine=[KINGS]), "meld Q: 2c"),
    "mixed_ranks": (a_table(CLASSIC, "Kc 9c 4s 5s", mine=["Kh Kd Ks"]), "meld Kc 9c"),
    "duplicate_rank": (a_table(CLASSIC, "Kc Ks 4s 5s", mine=["Kh Kd Ks"]), "meld Kc + Ks"),
    "needs_natural_pair": (drawing("5s 6c 6d", "2c 5c"), "take 5s"),
    "upcard_unusable": (drawing("6c 7s 7h", "4d 6s"), "take 6c"),
    "meld_too_small": (a_table(CLASSIC, "9h 9d 4s 5s", mine=[KINGS]), "meld 9h 9d"),
    "too_many_wilds": (a_table(CLASSIC, "9h 2d 2c 4s 5s", mine=[KINGS]), "meld 9h 2d 2c"),
    "too_few_naturals": (a_table(THREE_NATURALS, "9h 9d 2c 4s 5s", mine=[KINGS]), "meld 9h 9d 2c"),
    "black_threes_only_going_out": (a_table(CLASSIC, "3s 3c 3c 4s 5s", mine=[KINGS]), "meld 3s 3c 3c"),
    "initial_meld_too_low": (a_table(CLASSIC, f"{NINES} 4s 5s"), f"meld {NINES}"),
    "partner_refused": (after(a_table(CLASSIC, NINES, mine=[KINGS]), "ask", "answer no"), f"meld {NINES}"),
    "must_keep_a_card": (a_table(CLASSIC, f"{NINES} 4s", mine=["Kh Kd Ks"]), f"meld {NINES}"),
    "discard_needed": (a_table(LAST_DISCARD, NINES, mine=[KINGS]), f"meld {NINES}"),
    "red_three_not_discarded": (a_table(FRENCH, "3h 4s"), "discard 3h"),
    "red_three_must_be_laid": (a_table(FRENCH, "3h 4s"), "discard 4s"),
    "take_forced": (drawing("6c 7s", "4d 5s", stock=""), "pass"),
    "asking_not_allowed": (after(a_table(CLASSIC, "4s 5s"), "ask", "answer yes"), "ask"),
}


def test_every_refusal_is_shown_in_its_order() -> None:
    assert list(REFUSED) == [code.value for code in RefusalCode]


@pytest.mark.parametrize("code", REFUSED)
def test_the_move_is_refused_with_the_code(code: str) -> None:
    state, move = REFUSED[code]
    assert refused(state, move) is RefusalCode(code)


@pytest.mark.parametrize("code", REFUSED)
def test_a_refused_move_changes_nothing(code: str) -> None:
    state, text = REFUSED[code]
    before = state.copy()
    seat, move = parse_seat_move(text)
    with pytest.raises(ValueError, match=code):
        apply(state, move, seat)
    assert state == before


def refusal_of(state: RoundState, text: str) -> Refusal:
    seat, move = parse_seat_move(text)
    refusal = check(state, move, seat)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("code", "have", "need"),
    [
        ("initial_meld_too_low", 30, 50),
        ("must_keep_a_card", 0, 1),
        ("meld_too_small", 2, 3),
        ("too_many_wilds", 2, 1),
        ("too_few_naturals", 2, 3),
        ("needs_natural_pair", 1, 2),
        ("upcard_unusable", 1, 2),
        ("stock_not_empty", 2, None),
    ],
)
def test_a_refusal_says_what_there_is_and_what_is_needed(code: str, have: int, need: int | None) -> None:
    refusal = refusal_of(*REFUSED[code])
    assert (refusal.have, refusal.need) == (have, need)


@pytest.mark.parametrize(
    ("code", "rank"),
    [("meld_too_small", "9"), ("no_such_meld", "Q"), ("duplicate_rank", "K"), ("needs_natural_pair", "5")],
)
def test_a_refusal_says_of_which_meld_it_speaks(code: str, rank: str) -> None:
    assert refusal_of(*REFUSED[code]).rank == parse_meld_rank(rank)


@pytest.mark.parametrize(
    ("code", "card"), [("card_not_in_hand", "Ah"), ("pile_blocked_wild", "2c"), ("red_three_must_be_laid", "3h")]
)
def test_a_refusal_says_of_which_card_it_speaks(code: str, card: str) -> None:
    assert refusal_of(*REFUSED[code]).card == parse_card(card)


def test_a_card_held_once_is_not_laid_twice() -> None:
    refusal = refusal_of(a_table(CLASSIC, "9h 9d 4s 5s", mine=[KINGS]), "meld 9h 9h 9d")
    assert (refusal.code, refusal.have, refusal.need) == (RefusalCode.CARD_NOT_IN_HAND, 1, 2)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        # The first code from the top is given, whichever group of the move it concerns.
        ("meld 9h + Kc 9d", "mixed_ranks"),
        ("meld 9h + 2c", "wild_needs_target"),
        ("meld Kc 9d + Q: 2c", "no_such_meld"),
        ("meld Q: 2c + 2d", "wild_needs_target"),
        ("meld Kc + K: 2c + 9h 8s", "mixed_ranks"),
        ("meld 9h 2c 2d + 8s 8c", "meld_too_small"),
        ("meld 8s 8c + 9h 2c 2d", "meld_too_small"),
        ("meld 9h 2c 2d + 3s 3c 3c", "too_many_wilds"),
        ("meld 3s 3c 2c + 2d", "wild_with_threes"),
        ("meld 2d + 3: 2c", "wild_with_threes"),
        ("meld K: 9h", "mixed_ranks"),
        ("meld 3: 9h 2c", "wild_with_threes"),
        ("meld Ah 3s 3c 2c", "card_not_in_hand"),
        ("meld Kc + K: 2c", "duplicate_rank"),
        ("meld 9h 9d 2c + 9: 2d", "no_such_meld"),
        ("meld 9h 9d 2c + 3s 3c 3c", "black_threes_only_going_out"),
    ],
)
def test_of_several_faults_the_first_in_the_order_of_the_codes_is_given(move: str, code: str) -> None:
    state = a_table(CLASSIC, "9h 9d Kc 8s 8c 2c 2d 3s 3c 3c 4s", mine=["Kh Kd Ks"])
    assert refused(state, move) is RefusalCode(code)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("take 6s 6h", "card_not_in_hand"),
        ("take 6c 9h", "mixed_ranks"),
        ("take 9: 6c", "mixed_ranks"),
        ("take 9: 2c", "mixed_ranks"),
        ("take 3: 2c", "wild_with_threes"),
        ("take 6c 2c + 2d", "wild_needs_target"),
        ("take 6c 2c + 6: 2d", "no_such_meld"),
        ("take 6c + 9h 9d", "needs_natural_pair"),
        ("take 6c 2c", "needs_natural_pair"),
        ("take + 9h 9d 2c", "needs_natural_pair"),
    ],
)
def test_of_several_faults_of_a_take_the_first_is_given(move: str, code: str) -> None:
    state = a_table(CLASSIC, "6c 9h 9d 2c 2d 4s", phase="draw", pile="8s 6d", mine=[])
    assert refused(state, move) is RefusalCode(code)


def test_a_second_group_of_the_upcards_rank_is_refused() -> None:
    assert refused(drawing("5s 6c 2c 4s", "4d 5s"), "take + 5: 2c") is RefusalCode.DUPLICATE_RANK


def test_wilds_may_join_the_upcard_on_a_meld_of_the_side() -> None:
    assert refused(drawing("2c 6c 4s", "4d 5s"), "take 2c") is None


def test_only_the_asked_partner_answers() -> None:
    state = after(a_table(CLASSIC, "4s 5s"), "ask")
    assert [refused(state, f"{seat} answer yes") for seat in (0, 1, 3)] == [RefusalCode.NOT_YOUR_TURN] * 3
    assert refused(state, "2 answer yes") is None


def test_while_a_question_is_open_no_one_moves() -> None:
    state = after(a_table(CLASSIC, "4s 5s"), "ask")
    assert [refused(state, f"{seat} discard 4s") for seat in (0, 2)] == [RefusalCode.PARTNER_MUST_ANSWER] * 2
    assert [refused(state, f"{seat} discard Jc") for seat in (1, 3)] == [RefusalCode.NOT_YOUR_TURN] * 2


@pytest.mark.parametrize("move", ["draw", "take", "meld 4s", "red 3h", "ask", "discard 4s", "pass"])
def test_after_the_round_nothing_is_legal(move: str) -> None:
    state = after(a_table(CLASSIC, "4s", mine=[KINGS]), "discard 4s")
    assert refused(state, move) is RefusalCode.ROUND_OVER


@pytest.mark.parametrize("move", ["meld 9h 9d 9c", "red 3h", "ask", "discard 4s"])
def test_before_drawing_only_draw_take_and_pass_come_into_question(move: str) -> None:
    assert refused(a_table(CLASSIC, f"{NINES} 4s", phase="draw"), move) is RefusalCode.MUST_DRAW_FIRST


@pytest.mark.parametrize("move", ["draw", "take", "pass"])
def test_after_drawing_there_is_no_other_draw(move: str) -> None:
    assert refused(a_table(CLASSIC, "4s 5s", stock=""), move) is RefusalCode.ALREADY_DRAWN


def test_black_threes_may_follow_a_canasta_of_the_same_move() -> None:
    state = a_table(CLASSIC, "3s 3c 3c Kc", mine=["Ks Ks Kh Kh Kd Kd"])
    assert refused(state, "meld 3s 3c 3c + Kc") is None
    assert refused(state, "meld 3s 3c 3c") is RefusalCode.BLACK_THREES_ONLY_GOING_OUT


def test_a_further_black_three_joins_the_others_in_the_same_turn() -> None:
    state = after(a_table(CLASSIC, "3s 3s 3c 3c", mine=[KINGS]), "meld 3s 3s 3c")
    assert refused(state, "meld 3c") is None


def test_black_threes_are_laid_in_a_take_that_leaves_one_card() -> None:
    state = drawing("3s 3s 3c 4s", "5s", also=[KINGS])
    assert refused(state, "take + 3s 3s 3c") is None
    state = drawing("3s 3s 3c 4s", "9s 5s", also=[KINGS])
    assert refused(state, "take + 3s 3s 3c") is RefusalCode.BLACK_THREES_ONLY_GOING_OUT


@pytest.mark.parametrize(("canastas", "code"), [(1, RefusalCode.MUST_KEEP_A_CARD), (2, None)])
def test_two_canastas_are_counted_where_two_are_needed(canastas: int, code: RefusalCode | None) -> None:
    mine = [KINGS, "Qs Qs Qh Qh Qd Qd Qc"][:canastas]
    assert refused(a_table(changed(CLASSIC, canastas_to_go_out=2), NINES, mine=mine), f"meld {NINES}") is code


def test_with_no_canasta_needed_a_player_goes_out_without_one() -> None:
    state = a_table(changed(CLASSIC, canastas_to_go_out=0), "Ah Ad As 4s")
    assert refused(state, "meld Ah Ad As") is None


def test_a_pile_of_one_card_is_open_to_one_card_where_the_rule_is_off() -> None:
    assert refused(drawing("4s", "5s", ANY_UPCARD, also=[KINGS]), "take") is None


def test_the_minimum_goes_by_the_sides_score_at_the_start_of_the_round() -> None:
    aces = "Ah Ad As 4s 5s"
    assert refused(a_table(CLASSIC, aces, scores=[1495, 3000]), "meld Ah Ad As") is None
    assert refusal_of(a_table(CLASSIC, aces, scores=[3000, 0]), "meld Ah Ad As").need == 120


def test_a_group_without_cards_is_refused() -> None:
    empty = Group(())
    state = a_table(CLASSIC, f"{NINES} 4s 5s", mine=[KINGS])
    nines = Group(tuple(map(parse_card, NINES.split())))
    for groups in ((), (empty,), (nines, empty), (nines, Group((), parse_meld_rank("K")))):
        refusal = check(state, Meld(groups))
        assert refusal is not None
        assert refusal.code is RefusalCode.MELD_TOO_SMALL
    refusal = check(drawing("4s 6s", "4d 5s"), TakePile(further=(empty,)))
    assert refusal is not None
    assert refusal.code is RefusalCode.MELD_TOO_SMALL
