"""Cards that a seat cannot know are exchanged in the whole table: no decision changes, through the worker too."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.engine.cards import Card
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RedThreeTiming, RuleSet
from canasta_desktop.engine.state import RoundState, red_threes_in
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import decide
from tests.engine.rule_sets import ALL_PRESETS
from tests.engine.strategies import SEEDS, examples
from tests.players.tables import CLASSIC, positions
from tests.players.worker_process import WorkerProcess

THINKING = ("novice", "casual", "skilled")


def exchanged(state: RoundState, seat: int, random: Random) -> RoundState:
    """The table with all cards that the seat cannot know dealt anew among the other hands and the stock."""
    other = state.copy()
    kept = _kept(state, seat)
    unknown = [*state.stock]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            unknown.extend((Counter(hand) - kept[owner]).elements())
    # Where red threes are laid at once they can only be in the stock.
    fixed = red_threes_in(unknown) if state.rules.red_three_timing is RedThreeTiming.AT_ONCE else []
    movable = list((Counter(unknown) - Counter(fixed)).elements())
    random.shuffle(movable)
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            held = list(kept[owner].elements())
            held.extend(movable.pop() for _ in range(len(hand) - len(held)))
            other.hold(owner, held)
    other.stock = [*movable, *fixed]
    random.shuffle(other.stock)
    return other


def _kept(state: RoundState, seat: int) -> list[Counter[Card]]:
    """By seat, the cards known to be in its hand; and red threes held, where the rules leave them there."""
    known = [Counter(cards) for cards in view_of(state, seat).known]
    for owner, hand in enumerate(state.hands):
        known[owner] |= Counter(red_threes_in(hand))
    return known


def cards_there(state: RoundState) -> Counter[Card]:
    """The cards in the hands and the stock."""
    return Counter(state.stock) + sum((Counter(hand) for hand in state.hands), Counter[Card]())


def same_moves(state: RoundState, moves: Sequence[Move]) -> bool:
    """Whether the same moves are legal: they depend on nothing hidden either."""
    return [move_text(move) for move in legal_moves(state)] == [move_text(move) for move in moves]


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_no_decision_depends_on_cards_that_cannot_be_known(name: str, players: int) -> None:
    _hold_decisions(preset(name, players), 5, ("casual", "novice", "random"))


@examples(20)
@given(SEEDS, st.sampled_from(["random", "novice", "casual", "skilled"]))
def test_no_decision_of_classic_depends_on_cards_that_cannot_be_known(number: int, level: str) -> None:
    _hold_decisions(CLASSIC, number, (level,))


def test_what_the_expert_finds_out_without_a_clock_depends_on_no_hidden_card() -> None:
    random = Random(2)
    moved = 0
    for number, (state, moves) in enumerate(positions(CLASSIC, 2, ("skilled", "casual"))):
        if number % 8 == 0:
            other = exchanged(state, state.actor, random)
            mine = decide("expert", view_of(state, state.actor), moves, number)
            assert decide("expert", view_of(other, state.actor), legal_moves(other), number) == mine
            moved += other.hands != state.hands
    assert moved > 5


def _hold_decisions(rules: RuleSet, number: int, levels: tuple[str, ...]) -> None:
    random = Random(number)
    moved = 0
    for state, moves in positions(rules, number, levels):
        seat = state.actor
        other = exchanged(state, seat, random)
        assert cards_there(other) == cards_there(state)
        assert same_moves(other, moves)
        moved += other.hands != state.hands
        for level in THINKING:
            mine = decide(level, view_of(state, seat), moves, number)
            assert decide(level, view_of(other, seat), legal_moves(other), number) == mine
    assert moved > 10


@pytest.mark.parametrize(
    ("name", "players", "kind"),
    [
        ("classic", 4, "move"),
        ("classic", 4, "hint"),
        ("french", 4, "move"),
        ("thirteen", 6, "hint"),
        ("classic", 2, "hint"),
        ("classic", 3, "move"),
    ],
)
def test_what_the_expert_thinks_in_the_worker_does_not_depend_on_hidden_cards(
    name: str, players: int, kind: str
) -> None:
    """Without a deadline a fixed amount of thought is given, so that the same question has the same answer."""
    random, moved = Random(players), 0
    with WorkerProcess() as worker:
        for number, (state, moves) in enumerate(positions(preset(name, players), 3, ("skilled", "casual"))):
            if number % 7 != 3 or not 3 <= len(moves) <= 7 or moved == 2:
                continue
            other = exchanged(state, state.actor, random)
            asked = worker.request("expert", state, seed=number, kind=kind, deadline_ms=None)
            also = worker.request("expert", other, seed=number, kind=kind, deadline_ms=None)
            assert asked == also
            assert worker.ask(asked) == worker.ask(also)
            moved += other.hands != state.hands
    assert moved == 2


def test_what_the_worker_is_sent_and_answers_does_not_depend_on_hidden_cards() -> None:
    random = Random(4)
    asked = 0
    with WorkerProcess() as worker:
        for state, _ in positions(CLASSIC, 4, THINKING):
            other = exchanged(state, state.actor, random)
            for level in THINKING:
                request = worker.request(level, state, seed=9)
                assert worker.request(level, other, seed=9) == request
                assert worker.ask(request) == worker.ask(worker.request(level, other, seed=9))
            asked += other.hands != state.hands
    assert asked > 50
