"""Random play of OpenSpiel's gin rummy, driven from Python: a process of its own, in an environment of its own.

For each line of standard input, a number of games, it plays so many and answers with a line: the
decisions made and the seconds of processor time taken, as JSON. Chance nodes are dealt by their
probabilities and are no decisions.
"""

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found]  # only in the environment of the benchmarks


def play(games: int, rng: random.Random) -> int:
    """How many decisions so many games took."""
    game, pick, decisions = pyspiel.load_game("gin_rummy"), rng.random, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                decisions += 1
    return decisions


def main() -> None:
    """Answer until there are no more questions."""
    rng = random.Random(1)
    for line in sys.stdin:
        begun = time.process_time()
        decisions = play(int(line), rng)
        print(json.dumps([decisions, time.process_time() - begun]), flush=True)


if __name__ == "__main__":
    main()
