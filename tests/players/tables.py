"""Small tables for decisions, and rounds that computer players play."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF, RED_THREE, Card, full_deck
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.notation import move_text
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.deciding import decide
from tests.engine import tables

CLASSIC = preset("classic", 4)


def a_table(rules: RuleSet, hand: str, **more: Any) -> RoundState:  # noqa: ANN401  whatever a position may hold
    """A table with seat 0 on turn, as for tests of the engine, with a stock that lasts for some turns yet."""
    state = tables.a_table(rules, hand, **{"stock": "", **more})
    if "stock" not in more:
        state.stock = _some_cards(state)
    return state


def _some_cards(state: RoundState) -> list[Card]:
    """Twenty ordinary cards that lie nowhere on the table."""
    left = Counter(full_deck(state.rules.decks))
    left.subtract(state.pile)
    for hand in state.hands:
        left.subtract(hand)
    for melds in state.melds:
        for meld in melds.values():
            left.subtract(meld.cards)
    return [card for card in left.elements() if KIND_OF[card] < RED_THREE][::3][:20]


def a_dealt_round(rules: RuleSet, number: int, scores: tuple[int, ...] | None = None) -> RoundState:
    """The round of a deal number."""
    deck = deck_of(number, 0, rules.decks)
    return deal(rules, number % rules.players, deck, scores or (0,) * rules.sides)[0]


def decided(state: RoundState, level: str = "casual", seed: int = 1) -> str:
    """What the seat that is to act does, as text."""
    return move_text(decide(level, view_of(state, state.actor), legal_moves(state), seed))


def turn_of(state: RoundState, level: str = "casual", seed: int = 1) -> list[str]:
    """All moves that the seat on turn makes until its turn, or the round, is over; the asked partner answers too."""
    seat, made = state.turn, list[str]()
    while state.turn == seat and not state.over:
        move = decide(level, view_of(state, state.actor), legal_moves(state), seed)
        apply(state, move)
        made.append(move_text(move))
    return made


def positions(rules: RuleSet, number: int, levels: tuple[str, ...]) -> Iterator[tuple[RoundState, list[Move]]]:
    """Every position of a round played by these levels, seat by seat, with the moves that were legal in it."""
    state = a_dealt_round(rules, number, (1500 * (number % 3),) * rules.sides)
    random = Random(number)
    while not state.over:
        moves = legal_moves(state)
        yield state, moves
        level = levels[state.actor % len(levels)]
        apply(state, decide(level, view_of(state, state.actor), moves, random.getrandbits(32)))
