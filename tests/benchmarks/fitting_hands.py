"""Fits where unseen cards most likely lie, by logistic regression over rounds of skilled players. Needs numpy.

Run: python -m tests.benchmarks.fitting_hands --out resources/players/holding.json

Each unseen card that lies in a certain hand or in the stock is one trial; the odds without any knowledge are those
of the numbers of cards. What is fitted is by how much the facts of `holding` change them.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.cards import KIND_OF, count_kinds
from canasta_desktop.engine.deal import deal, deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.state import Phase, RoundState
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.holding import Facts, holding_facts
from canasta_desktop.players.skilled import skilled_move
from tests.benchmarks.counted_rounds import setting

Trials = Counter[tuple[tuple[tuple[str, float], ...], float, bool]]
"""Facts, the logarithm of the odds without them, whether in hand: and how many cards."""


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--settings", default="classic:4", help="rules and players, dealt in turn")
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--share", type=float, default=0.08, help="of the moves before which cards are looked for")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    trials: Trials = Counter()
    random = Random(given.seed)
    for number in range(given.rounds):
        rules = setting(given.settings.split(",")[number % len(given.settings.split(","))])
        points = (random.choice((0, 0, 1500, 3000)),) * rules.sides
        state, _ = deal(rules, number % rules.players, deck_of(given.seed, number, rules.decks), points)
        while not state.over:
            view, moves = view_of(state, state.actor), legal_moves(state)
            if state.phase is not Phase.PLAY and random.random() < given.share:
                _count(state, trials)
            apply(state, skilled_move(view, moves, 1) if len(moves) > 1 else moves[0])
    names, weights, gain = fitted(trials)
    print(f"{sum(trials.values())} cards, {gain:.4f} nats a card better than numbers of cards alone")
    how = {
        "by": "python -m tests.benchmarks.fitting_hands",
        "settings": given.settings,
        "rounds": given.rounds,
        "share": given.share,
        "seed": given.seed,
        "gain": round(gain, 4),
    }
    found = {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)}
    given.out.write_text(json.dumps({"weights": found, "fitted": how}, indent=1) + "\n", "utf-8")


def _count(state: RoundState, trials: Trials) -> None:
    view = view_of(state, state.turn)
    stock = count_kinds(state.stock)
    for seat, of_seat in enumerate(holding_facts(view)):
        known = count_kinds(view.known[seat])
        hidden = len(state.hands[seat]) - sum(known)
        if seat == state.turn or hidden <= 0 or len(state.stock) < 4:
            continue
        odds = round(float(np.log(hidden / len(state.stock))), 2)
        held = Counter[int](KIND_OF[card] for card in state.hands[seat])
        for kind, facts in enumerate(of_seat):
            if facts:
                key = _key(facts)
                trials[key, odds, True] += max(0, held[kind] - known[kind])
                trials[key, odds, False] += stock[kind]


def _key(facts: Facts) -> tuple[tuple[str, float], ...]:
    return tuple((name, round(float(amount), 1)) for name, amount in facts.items() if amount)


def fitted(trials: Trials) -> "tuple[list[str], np.ndarray, float]":
    """Names, weights, and how much likelier they make what was found than numbers of cards alone, a card."""
    names = sorted({name for facts, _, _ in trials for name, _ in facts})
    place = {name: number for number, name in enumerate(names)}
    table = np.zeros((len(trials), len(names)))
    for row, (facts, _, _) in enumerate(trials):
        for name, amount in facts:
            table[row, place[name]] = amount
    odds = np.array([odds for _, odds, _ in trials])
    in_hand = np.array([in_hand for _, _, in_hand in trials], dtype=float)
    cards = np.array(list(trials.values()), dtype=float)
    weights = np.zeros(len(names))
    for _ in range(10):
        chance = 1 / (1 + np.exp(-(table @ weights + odds)))
        slope = table.T @ (cards * (in_hand - chance)) - weights
        bend = (table * (cards * chance * (1 - chance))[:, None]).T @ table + np.eye(len(names))
        weights += np.linalg.solve(bend, slope)
    signs = 2 * in_hand - 1
    better = np.log1p(np.exp(-signs * odds)) - np.log1p(np.exp(-signs * (table @ weights + odds)))
    return names, weights, float(cards @ better / cards.sum())


if __name__ == "__main__":
    main()
