"""Random legal play of whole rounds, dealing included: through the public engine, and on counts."""

import random
import time
from collections.abc import Callable

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF, full_deck
from canasta_desktop.engine.count_core.beginning import dealt
from canasta_desktop.engine.count_core.listing import count_moves
from canasta_desktop.engine.count_core.playing import play
from canasta_desktop.engine.count_core.state import scores
from canasta_desktop.engine.deal import deal
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.rule_set import RuleSet

Play = Callable[[RuleSet, int, random.Random], int]
"""Plays so many rounds of a rule set; returns how many moves were made."""


def exactly(rules: RuleSet, rounds: int, rng: random.Random) -> int:
    """Rounds of the public engine: `legal_moves` and `apply`, every event made."""
    pick, made, cards = rng.random, 0, full_deck(rules.decks)
    for number in range(rounds):
        deck = sorted(cards, key=lambda _: pick())
        state, _ = deal(rules, number % rules.players, deck, (0,) * rules.sides)
        while moves := legal_moves(state):
            apply(state, moves[int(pick() * len(moves))])
            made += 1
    return made


def on_counts(rules: RuleSet, rounds: int, rng: random.Random) -> int:
    """Rounds of the count core, scored at the end."""
    pick, made, kinds = rng.random, 0, [KIND_OF[card] for card in full_deck(rules.decks)]
    for number in range(rounds):
        deck = sorted(kinds, key=lambda _: pick())
        state = dealt(rules, number % rules.players, deck, (0,) * rules.sides)
        while moves := count_moves(state):
            play(state, moves[int(pick() * len(moves))])
            made += 1
        scores(state)
    return made


def moves_and_seconds(play_rounds: Play, rules: RuleSet, rounds: int, rng: random.Random) -> tuple[int, float]:
    """How many moves were made, and the processor time that they took."""
    begun = time.process_time()
    made = play_rounds(rules, rounds, rng)
    return made, time.process_time() - begun
