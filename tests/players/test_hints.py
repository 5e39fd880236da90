"""Hints: legal moves, and reasons that are true in the position, found out once more by the exact rules."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import (
    BLACK_THREE,
    KIND_OF,
    RED_THREE,
    THREES,
    TWO,
    VALUE_OF,
    Card,
    Kind,
    Rank,
    full_deck,
)
from canasta_desktop.engine.check import check
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.notation import parse_move
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.scoring import round_score
from canasta_desktop.engine.state import RoundState, is_canasta
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.hint_finding import hint_for, hints
from canasta_desktop.players.hinting import HINTS, Hint, Why, hint_form, hint_from_form
from tests.engine.rule_sets import ALL_PRESETS
from tests.players.tables import CLASSIC, a_table, positions


class Checked:
    """A position, a hint in it, and what is true, all from the exact state of the round and its rules."""

    def __init__(self, state: RoundState, moves: Sequence[Move], hint: Hint) -> None:
        self.state, self.moves, self.hint = state, moves, hint
        self.seat = state.actor
        self.rules = state.rules
        self.side = self.rules.side_of(self.seat)
        self.hand = state.hands[self.seat]
        self.next = (self.seat + 1) % self.rules.players
        self.after = state.copy()
        apply(self.after, hint.move, self.seat)

    @property
    def rank(self) -> Rank:
        assert self.hint.rank is not None
        return self.hint.rank

    @property
    def top(self) -> int:
        """The kind of the upcard."""
        return KIND_OF[self.state.pile[-1]]

    def held(self, kind: int) -> int:
        return sum(KIND_OF[card] == kind for card in self.hand)

    def of(self, move: Move) -> list[Card]:
        """All cards of the hand that a move plays."""
        groups = move.groups if isinstance(move, Meld) else ()
        if isinstance(move, TakePile):
            groups = (move.first, *move.further)
        if isinstance(move, Discard):
            return [move.card]
        return [card for group in groups for card in group.cards]

    def on_table(self, state: RoundState, side: int) -> int:
        score = round_score(state, side)
        return score.melds + score.canastas + score.red_threes

    def lead(self, state: RoundState) -> int:
        points = [self.on_table(state, side) for side in range(self.rules.sides)]
        mine = points.pop(self.side)
        return mine - max(points)

    def out_of_sight(self, rank: Rank) -> int:
        """How many of a rank lie neither in the hand, nor on the table, nor in the pile."""
        seen = [
            *self.hand,
            *self.state.pile,
            *(c for melds in self.state.melds for m in melds.values() for c in m.cards),
        ]
        deck = Counter(KIND_OF[card] for card in full_deck(self.rules.decks))
        return deck[Kind(rank)] - sum(KIND_OF[card] == Kind(rank) for card in seen)

    def near_out(self, seat: int | None, cards: int) -> bool:
        assert seat is not None
        side = self.rules.side_of(seat)
        enough = self.state.canastas[side] >= self.rules.canastas_to_go_out
        return side != self.side and len(self.state.hands[seat]) == cards <= 3 and enough

    def takes(self) -> list[TakePile]:
        return [move for move in self.moves if isinstance(move, TakePile)]

    def ends(self, move: Move) -> bool:
        """Whether the seat has no card left after a move."""
        after = self.state.copy()
        apply(after, move, self.seat)
        return after.over and not after.hands[self.seat]

    def completes(self, rank: Rank) -> bool:
        before, after = self.state.melds[self.side].get(rank), self.after.melds[self.side][rank]
        return is_canasta(self.rules, after) and not (before and is_canasta(self.rules, before))

    def upcards_of_next(self) -> Iterator[tuple[int, Move]]:
        """What lay on top whenever the next player drew, and what that player threw."""
        top = KIND_OF[self.state.upcards[-1]] if self.state.upcards else -1
        for seat, move in self.state.moves:
            if seat == self.next and isinstance(move, Draw | Discard):
                yield top, move
            if isinstance(move, Discard):
                top = KIND_OF[move.card]
            elif isinstance(move, TakePile):
                top = -1


Fact = Callable[[Checked], bool]
_PILE: Fact = lambda it: it.hint.number == len(it.state.pile)  # noqa: E731
_POINTS: Fact = lambda it: it.hint.number == sum(VALUE_OF[card] for card in it.of(it.hint.move))  # noqa: E731
_OUT: Fact = lambda it: it.after.over and not it.after.hands[it.seat]  # noqa: E731
_HAND: Fact = lambda it: it.hint.number == sum(VALUE_OF[card] for card in it.hand)  # noqa: E731
_NO_TAKE: Fact = lambda it: not it.takes() and isinstance(it.hint.move, Draw)  # noqa: E731


def _others(it: Checked) -> int:
    mates = [seat for seat in it.rules.seats_of(it.side) if seat != it.seat]
    return sum(len(it.state.hands[seat]) for seat in mates)


def _costs_wilds(it: Checked) -> bool:
    """Every meld has a wild and makes no canasta."""
    for move in it.moves:
        if isinstance(move, Meld):
            after = it.state.copy()
            apply(after, move, it.seat)
            if after.canastas[it.side] > it.state.canastas[it.side] or all(KIND_OF[c] < TWO for c in it.of(move)):
                return False
    return any(isinstance(move, Meld) for move in it.moves)


def _meld_size(it: Checked, side: int, rank: Rank) -> int:
    meld = it.state.melds[side].get(rank)
    return meld.size if meld else 0


FACTS: dict[Why, Fact] = {
    Why.PAIR_TAKES: lambda it: _PILE(it) and it.hint.of == it.held(it.rank) >= 2 and it.top == it.rank,
    Why.MELD_TAKES: lambda it: _PILE(it) and it.rank in it.state.melds[it.side] and it.top == it.rank,
    Why.WILD_TAKES: lambda it: _PILE(it) and any(KIND_OF[c] >= TWO for c in it.of(it.hint.move)),
    Why.TAKE_OPENS: lambda it: (
        _PILE(it)
        and not it.state.melds[it.side]
        and bool(it.after.melds[it.side])
        and it.hint.of == it.rules.minimum_for(it.state.scores[it.side])
    ),
    Why.TAKE_COMPLETES: lambda it: _PILE(it) and it.completes(it.rank) and it.top == it.rank,
    Why.PILE_EMPTY: lambda it: not it.state.pile,
    Why.PILE_BLOCKED: lambda it: _NO_TAKE(it) and KIND_OF[it.state.pile[-1]] >= RED_THREE,
    Why.PILE_FROZEN: lambda it: (
        _NO_TAKE(it) and it.state.is_frozen_for(it.side) and it.held(it.rank) < 2 and it.top == it.rank
    ),
    Why.CANNOT_TAKE: _NO_TAKE,
    Why.CANNOT_OPEN: lambda it: (
        _NO_TAKE(it)
        and not it.state.melds[it.side]
        and it.held(KIND_OF[it.state.pile[-1]]) >= 2
        and it.hint.of == it.rules.minimum_for(it.state.scores[it.side])
    ),
    Why.SMALL_PILE: lambda it: _PILE(it) and it.hint.number <= 3 and bool(it.takes()),
    Why.TAKING_COSTS_WILDS: lambda it: (
        bool(it.takes()) and all(any(KIND_OF[card] >= TWO for card in it.of(take)) for take in it.takes())
    ),
    Why.STOCK_LEFT: lambda it: it.hint.number == len(it.state.stock),
    Why.PASS_AHEAD: lambda it: it.after.over and it.hint.number == it.lead(it.state) > 0,
    Why.PASS_ENDS: lambda it: it.after.over and not it.state.stock,
    Why.OUT_AHEAD: lambda it: _OUT(it) and it.hint.number == it.lead(it.after) > 0,
    Why.OUT_BEFORE: lambda it: _OUT(it) and it.near_out(it.hint.seat, it.hint.number),
    Why.OUT_BONUS: lambda it: _OUT(it) and it.hint.number == it.rules.go_out_bonus,
    Why.OPENS: lambda it: (
        _POINTS(it)
        and not it.state.melds[it.side]
        and it.hint.of == it.rules.minimum_for(it.state.scores[it.side]) <= it.hint.number
    ),
    Why.NATURAL_CANASTA: lambda it: it.completes(it.rank) and not it.after.melds[it.side][it.rank].wilds and _worth(it),
    Why.MIXED_CANASTA: lambda it: it.completes(it.rank) and it.after.melds[it.side][it.rank].wilds > 0 and _worth(it),
    Why.PARTNER_AGREED: lambda it: (
        it.state.this_turn.asked
        and not it.state.this_turn.partner_said_no
        and it.hint.seat == it.rules.partner_of(it.seat)
        and not it.after.over
        and _can_be_emptied(it.after)
    ),
    Why.FEW_LEFT: lambda it: it.hint.number == len(it.state.stock) < it.rules.players,
    Why.OTHERS_NEAR_OUT: lambda it: it.near_out(it.hint.seat, it.hint.number),
    Why.GROWS: lambda it: (
        _meld_size(it, it.side, it.rank) > 0
        and it.after.melds[it.side][it.rank].size == it.hint.number < it.hint.of == it.rules.canasta_size
    ),
    Why.ON_CANASTA: lambda it: _POINTS(it) and is_canasta(it.rules, it.state.melds[it.side][it.rank]),
    Why.NEW_MELD: lambda it: (_POINTS(it) and it.rank not in it.state.melds[it.side]) or it.rank == THREES,
    Why.RED_THREE_DUE: lambda it: (
        bool(it.state.this_turn.old_red_threes) and not any(isinstance(move, Discard) for move in it.moves)
    ),
    Why.RED_THREE_COUNTS: lambda it: (
        bool(it.state.melds[it.side])
        and round_score(it.after, it.side).red_threes - round_score(it.state, it.side).red_threes >= it.hint.number
    ),
    Why.RED_THREE_LATER: lambda it: not it.state.melds[it.side],
    Why.ASK_FIRST: lambda it: (
        it.hint.seat == it.rules.partner_of(it.seat) and it.hint.number == len(it.state.hands[it.hint.seat or 0])
    ),
    Why.YES_OTHERS_NEAR: lambda it: it.hint.move == Answer(yes=True) and it.near_out(it.hint.seat, it.hint.number),
    Why.YES_HAND: lambda it: it.hint.move == Answer(yes=True) and _HAND(it),
    Why.NO_LAYABLE: lambda it: (
        it.hint.move == Answer(yes=False)
        and it.hint.number == sum(VALUE_OF[card] for card in it.hand if Rank(KIND_OF[card]) in it.state.melds[it.side])
    ),
    Why.NO_HAND: lambda it: it.hint.move == Answer(yes=False) and _HAND(it),
    Why.NOT_OUT_YET: lambda it: not _OUT(it) and any(map(it.ends, it.moves)) and it.hint.number == _others(it) >= 5,
    Why.BLACK_THREE: lambda it: _thrown(it) == BLACK_THREE and _untaken(it),
    Why.FREEZES: lambda it: _thrown(it) >= TWO and it.hint.number == len(it.state.pile) > 0 and not it.state.pile_wilds,
    Why.WILD_ON_TOP: lambda it: _thrown(it) >= TWO and _untaken(it),
    Why.RANK_IN_SIGHT: lambda it: _thrown(it) == it.rank and not it.out_of_sight(it.rank),
    Why.THEY_HAVE: lambda it: (
        it.hint.seat is not None
        and it.rules.side_of(it.hint.seat) != it.side
        and _meld_size(it, it.rules.side_of(it.hint.seat), it.rank) == it.hint.number
        and any(isinstance(move, Discard) and Rank(KIND_OF[move.card]) == it.rank for move in it.moves)
        and all(not _meld_size(it, side, Rank(_thrown(it))) for side in range(it.rules.sides) if side != it.side)
    ),
    Why.NEXT_THREW: lambda it: (
        _thrown(it) == it.rank
        and it.hint.seat == it.next
        and any(isinstance(move, Discard) and Rank(KIND_OF[move.card]) == it.rank for _, move in it.upcards_of_next())
    ),
    Why.NEXT_LET_PASS: lambda it: (
        _thrown(it) == it.rank
        and it.hint.seat == it.next
        and any(isinstance(move, Draw) and top == it.rank for top, move in it.upcards_of_next())
    ),
    Why.FROZEN_ONE_LEFT: lambda it: (
        _thrown(it) == it.rank and it.state.is_frozen_for(it.rules.side_of(it.next)) and it.out_of_sight(it.rank) == 1
    ),
    Why.WILDS_KEPT: _costs_wilds,
    Why.ONLY_ONE: lambda it: _thrown(it) == it.rank and it.held(it.rank) == 1,
    Why.CHEAPEST: lambda it: (
        it.hint.number
        == VALUE_OF[it.of(it.hint.move)[0]]
        == min(VALUE_OF[move.card] for move in it.moves if isinstance(move, Discard))
    ),
    Why.COUNTS: lambda it: it.hint.number == VALUE_OF[it.of(it.hint.move)[0]],
}


def _can_be_emptied(state: RoundState) -> bool:
    """Whether some legal moves of the seat on turn leave it no card."""
    for move in legal_moves(state):
        after = state.copy()
        apply(after, move)
        if after.over or (isinstance(move, Meld) and _can_be_emptied(after)):
            return True
    return False


def _worth(it: Checked) -> bool:
    before, after = round_score(it.state, it.side), round_score(it.after, it.side)
    made = it.after.canastas[it.side] - it.state.canastas[it.side]
    return made > 1 or after.canastas - before.canastas == it.hint.number


def _thrown(it: Checked) -> int:
    assert isinstance(it.hint.move, Discard)
    return KIND_OF[it.hint.move.card]


def _untaken(it: Checked) -> bool:
    """The next player has no way to take the pile, whatever that hand holds."""
    return it.after.over or not any(isinstance(move, TakePile) for move in legal_moves(it.after))


def hold_true(state: RoundState, moves: Sequence[Move], hint: Hint) -> None:
    assert hint.move in moves
    assert FACTS[hint.why](Checked(state, moves, hint)), hint


def test_every_reason_is_checked() -> None:
    assert set(FACTS) == set(Why)
    assert len(FACTS) > 40


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_whatever_move_is_hinted_at_the_reason_is_true(name: str, players: int) -> None:
    random = Random(players)
    for number in (1, 2):
        for state, moves in positions(preset(name, players), number, ("skilled", "casual", "random")):
            for move in random.sample(moves, min(6, len(moves))):
                hold_true(state, moves, hint_for(view_of(state, state.actor), moves, move))


def test_rounds_show_nearly_all_reasons() -> None:
    told = Counter[Why]()
    for number in range(8):
        for state, moves in positions(CLASSIC, number, ("skilled", "casual")):
            view = view_of(state, state.actor)
            told.update(hint_for(view, moves, move).why for move in moves[:30])
    assert len(told) > 30


def test_the_best_moves_come_with_reasons_and_the_best_is_the_experts() -> None:
    for number, (state, moves) in enumerate(positions(CLASSIC, 5, ("skilled",))):
        if number % 40 == 0:
            found = hints(view_of(state, state.actor), moves, number, 0.02)
            assert 1 <= len(found) <= HINTS
            assert len({hint.move for hint in found}) == len(found)
            for hint in found:
                hold_true(state, moves, hint)


def test_discards_hinted_at_one_after_the_other_have_reasons_of_their_own() -> None:
    state = a_table(CLASSIC, "Qd 9h 7d 4h 5s Jc Ac", theirs=["Kh Ks Kc"])
    found = hints(view_of(state, 0), legal_moves(state), 1, 0.0)
    assert len(found) == HINTS
    assert all(isinstance(hint.move, Discard) for hint in found)
    first, second, *_ = found
    assert first.why is Why.ONLY_ONE is not second.why
    for hint in found:
        hold_true(state, legal_moves(state), hint)


def test_ways_to_take_the_pile_that_would_be_told_in_the_same_words_are_one_hint() -> None:
    state = a_table(CLASSIC, "Kd 9h 2s Jo 4d 7s 5c", phase="draw", pile="4c 5d 6d 9d", mine=["Qs Qh Qc"])
    moves = legal_moves(state)
    assert sum(isinstance(move, TakePile) for move in moves) > 1
    found = hints(view_of(state, 0), moves, 1, 0.0)
    assert sorted(type(hint.move).__name__ for hint in found) == ["Draw", "TakePile"]


def test_a_next_best_discard_does_not_speak_against_the_best() -> None:
    state = a_table(CLASSIC, "Qd 9h 9d 7d 4h 4s", theirs=["Qh Qs Qc"])
    view, moves = view_of(state, 0), legal_moves(state)
    queen, nine = (parse_move(text) for text in ("discard Qd", "discard 9h"))
    assert hint_for(view, moves, nine).why is Why.THEY_HAVE
    second = hint_for(view, moves, nine, [hint_for(view, moves, queen)])
    assert second.why is not Why.THEY_HAVE
    hold_true(state, moves, second)


def test_for_a_card_that_feeds_nothing_speaks_that_would_make_it_look_safe() -> None:
    state = a_table(CLASSIC, "Qd 9h 9d 7d 4h 4s", theirs=["Qh Qs Qc"], mine=["Kh Kd Kc"])
    state.moves.append((1, parse_move("discard Qd")))
    moves = legal_moves(state)
    hint = hint_for(view_of(state, 0), moves, parse_move("discard Qd"))
    assert hint.why is Why.COUNTS
    hold_true(state, moves, hint)


def test_cards_laid_to_go_out_are_told_as_such_once_the_partner_has_said_yes() -> None:
    state = a_table(CLASSIC, "4c Jh Jc 2h Jo", mine=["Ks Kh Kd Kc 2d 2s 2c", "6s 6h 6d 6c"])
    state.this_turn.asked = True
    moves = legal_moves(state)
    step = parse_move("meld 6: 2h")
    hint = hint_for(view_of(state, 0), moves, step)
    assert (hint.why, hint.seat) == (Why.PARTNER_AGREED, 2)
    hold_true(state, moves, hint)
    state.this_turn.partner_said_no = True
    assert hint_for(view_of(state, 0), legal_moves(state), step).why is Why.GROWS


def test_over_many_states_every_hint_is_a_legal_move() -> None:
    """With no time to think, so that the states can be many: what is ranked is the same."""
    kinds, states, groups = Counter[str](), 0, 0
    for number, (name, players) in enumerate(ALL_PRESETS):
        for state, moves in positions(preset(name, players), number, ("random", "skilled", "casual")):
            states += 1
            for hint in hints(view_of(state, state.actor), moves, number, 0.0):
                assert check(state, hint.move) is None
                assert hint.move in moves
                kinds[type(hint.move).__name__] += 1
                groups = max(groups, len(hint.move.groups) if isinstance(hint.move, Meld) else 0)
    assert states > 1000
    assert {"Draw", "TakePile", "Meld", "Discard", "LayRedThree"} <= set(kinds)
    assert groups > 1


def test_asking_and_passing_are_hinted_at_where_they_are_best() -> None:
    big = "As As Ah Ah Ad Ad Jo 4h 5s 5h"
    hands = ["Kc Kd 4s", "9h 9c 6s 6h", big, "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=["Qs Qs Qh Qh Qd Qd Qc", "Ks Kh Kd"], hands=hands)
    moves = legal_moves(state)
    asked = [hint for hint in hints(view_of(state, 0), moves, 1, 0.0) if hint.move == Ask()]
    assert all(FACTS[hint.why](Checked(state, moves, hint)) for hint in asked)
    assert hint_for(view_of(state, 0), moves, Ask()).number == len(big.split())
    empty = a_table(CLASSIC, "8s 8c 9d", phase="draw", pile="8d", stock="", mine=["9s 9c 9h"], theirs=["Ks Kh Kc"])
    empty.stock = []
    moves = legal_moves(empty)
    assert Pass() in moves
    for hint in hints(view_of(empty, 0), moves, 1, 0.0):
        hold_true(empty, moves, hint)
    hold_true(empty, moves, hint_for(view_of(empty, 0), moves, Pass()))


def test_a_single_legal_move_is_the_hint() -> None:
    state = a_table(CLASSIC, "9h 8h", phase="draw", pile="3c")
    moves = legal_moves(state)
    assert moves == [Draw()]
    assert [hint.why for hint in hints(view_of(state, 0), moves, 1)] == [Why.PILE_BLOCKED]


def test_without_moves_there_is_nothing_to_hint_at() -> None:
    with pytest.raises(ValueError, match="no move"):
        hints(view_of(a_table(CLASSIC, "9h 8h"), 0), [], 1)


@pytest.mark.parametrize("yes", [True, False])
def test_answers_have_reasons(yes: bool) -> None:
    state = a_table(CLASSIC, "9h 8h", mine=["9s 9c 9d 9h 9s 9d 9c"])
    state.this_turn.asked = state.this_turn.question_open = True
    moves = legal_moves(state)
    hold_true(state, moves, hint_for(view_of(state, state.actor), moves, Answer(yes)))


def test_every_hint_is_read_as_it_was_written() -> None:
    state = a_table(CLASSIC, "9h 9d 8h 2c Jo 5s 5h 5d", pile="9c 3c 9s", phase="draw")
    for phase in ("draw", "play"):
        state = a_table(CLASSIC, "9h 9d 8h 2c Jo 5s 5h 5d", pile="Kc Kd 9s", phase=phase)
        moves = legal_moves(state)
        for move in moves:
            hint = hint_for(view_of(state, 0), moves, move)
            assert hint_from_form(hint_form(hint)) == hint


@pytest.mark.parametrize("form", [{}, {"move": "draw", "why": "x", "rank": None, "number": 0, "of": 0, "seat": None}])
def test_what_is_no_hint_is_refused(form: dict[str, object]) -> None:
    with pytest.raises((KeyError, ValueError)):
        hint_from_form(form)


def test_kinds_of_moves_all_have_reasons() -> None:
    assert {Draw, TakePile, Meld, LayRedThree, Ask, Answer, Discard, Pass} == set(Move.__args__)
