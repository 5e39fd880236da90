"""What a move costs, by kind, and how long the lists are before an initial meld of a big hand."""

import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF, RED_THREE, full_deck
from canasta_desktop.engine.check import check
from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.listing import count_moves
from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.tuples import count_move
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.state import Phase, RoundState, table

ROUNDS, RUNS = 4, 40
CLASSIC = preset("classic", 4)


def test_what_a_move_costs() -> None:
    listed, made = positions()
    everything = sum(map(len, made.values()))
    print("\nlisting: share of moves, moves listed, µs in the engine, µs in the count core")
    for name, states in sorted(listed.items()):
        length = statistics.mean(len(legal_moves(state)) for state in states)
        exact = microseconds(legal_moves, [(state,) for state in states], alone)
        counts = microseconds(count_moves, [(counted(state),) for state in states], alone)
        print(f"{name:34}{len(states) / everything:5.0%} {length:6.1f} {exact:7.2f} {counts:7.2f}")
    print("making: share of moves, µs of check, µs of check and apply, µs in the count core")
    for name, pairs in sorted(made.items()):
        on_counts = [(counted(state), count_move(state, move)) for state, move in pairs]
        checked = microseconds(check, pairs, copied)
        exact = microseconds(apply, pairs, copied)
        counts = microseconds(play, on_counts, copied)
        print(f"{name:34}{len(pairs) / everything:5.0%} {checked:7.2f} {exact:7.2f} {counts:7.2f}")


def positions() -> tuple[dict[str, list[RoundState]], dict[str, list[tuple[RoundState, Move]]]]:
    """Tables of random play, by what is listed there and by what is done."""
    listed: dict[str, list[RoundState]] = defaultdict(list)
    made: dict[str, list[tuple[RoundState, Move]]] = defaultdict(list)
    rng = random.Random(1)
    for number in range(ROUNDS):
        state, _ = deal(CLASSIC, number % 4, deck_of(5, number, 2), (0, 0))
        while not state.over:
            before, move = state.copy(), rng.choice(legal_moves(state))
            listed[situation(before)].append(before)
            made[type(move).__name__].append((before, move))
            apply(state, move)
    return listed, made


def situation(state: RoundState) -> str:
    if state.this_turn.question_open:
        return "answering"
    side = "has melded" if state.has_melded(state.rules.side_of(state.turn)) else "has not melded"
    return f"{state.phase.value}, the side {side}"


def alone(call: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments themselves: nothing changes them."""
    return call


def copied(call: tuple[Any, Any]) -> tuple[Any, Any]:
    """The state copied, for a move changes it."""
    return call[0].copy(), call[1]


def microseconds(work: Callable[..., object], calls: Sequence[Any], fresh: Callable[[Any], Any]) -> float:
    """The best time for one call, over many runs with fresh arguments."""
    best = float("inf")
    for _ in range(RUNS):
        now = [fresh(call) for call in calls]
        begun = time.process_time()
        for call in now:
            work(*call)
        best = min(best, (time.process_time() - begun) / len(now))
    return best * 1e6


def test_how_long_lists_get() -> None:
    print("\nclassic for two, nothing melded: cards, minimum, moves listed (median, most), ms (median, most)")
    for size in (15, 20, 25, 30, 35, 40):
        for score, minimum in ((0, 50), (3000, 120)):
            lengths, times = zip(*(listing(size, score, seed) for seed in range(12)), strict=True)
            shown = f"{statistics.median(lengths):8,.0f} {max(lengths):8,}"
            print(f"{size:4} {minimum:4} {shown} {statistics.median(times):9.2f} {max(times):9.2f}")


def listing(size: int, score: int, seed: int) -> tuple[int, float]:
    """How many moves a random hand of so many cards has, and the milliseconds of listing them."""
    rules = preset("classic", 2)
    deck = [card for card in full_deck(2) if KIND_OF[card] != RED_THREE]
    random.Random(seed).shuffle(deck)
    state = table(rules, (score, score), 0, 0, deck[60:], deck[55:56], [deck[:size], deck[size : size + 2]])
    state.phase = Phase.PLAY
    begun = time.process_time()
    length = len(legal_moves(state))
    return length, (time.process_time() - begun) * 1000
