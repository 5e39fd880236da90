"""Where unseen cards most likely lie: what players keep in hand, judged by what they did.

A hand rarely holds what its side has melded, nor soon again what it threw away. For each kind and seat such facts
have names; each name has a weight, and the sum of the weights is the logarithm of how many times likelier a card
lies in that hand than in as much of the stock. `tests/benchmarks/fitting_hands.py` finds the weights.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Final

from canasta_desktop.engine.cards import BLACK_THREE, JOKER_KIND, KIND_OF, KINDS, RED_THREE, TWO
from canasta_desktop.engine.moves import Discard, Draw, TakePile
from canasta_desktop.engine.view import MeldView, PlayerView
from canasta_desktop.resource_files import resource

HOLDING: Final = resource("players", "holding.json")
"""The fitted weights and how they came about."""
Facts = dict[str, float]


@cache
def fitted_weights() -> Mapping[str, float]:
    """The weights by name."""
    weights: dict[str, float] = json.loads(HOLDING.read_text("utf-8"))["weights"]
    return weights


def likeliness(view: PlayerView, weights: Mapping[str, float]) -> list[list[float]]:
    """By seat and kind: how many times likelier such a card lies in the hand than in as much of the stock."""
    return [[exp(_weighed(facts, weights)) for facts in of_seat] for of_seat in holding_facts(view)]


def _weighed(facts: Facts, weights: Mapping[str, float]) -> float:
    return sum([weights.get(name, 0.0) * amount for name, amount in facts.items()])


def holding_facts(view: PlayerView) -> list[list[Facts]]:
    """By seat and kind: the facts that speak for or against such a card in the hand, with their amounts."""
    late = max(0.0, 1 - view.stock / (10 * view.rules.players))
    thrown, passed = _turns_ago(view)
    return [
        [_facts(view, seat, kind, late, thrown[seat].get(kind), passed[seat].get(kind)) for kind in range(KINDS)]
        for seat in range(view.rules.players)
    ]


def _facts(view: PlayerView, seat: int, kind: int, late: float, thrown: int | None, passed: int | None) -> Facts:
    side = view.rules.side_of(seat)
    opened = bool(view.melds[side])
    if kind == RED_THREE:
        return {}
    if kind >= TWO:
        return {"joker" if kind == JOKER_KIND else "two": 1, "wild opened": opened, "wild late": late}
    if kind == BLACK_THREE:
        return {"black": 1, "black opened": opened, "late": late, f"black thrown {_ago(thrown)}": 1}
    others = [meld for place, melds in enumerate(view.melds) if place != side for meld in melds]
    facts: Facts = {"rank": 1, "opened": opened, "late": late}
    if any(meld.rank == kind for meld in others):
        facts["theirs opened" if opened else "theirs"] = 1
    own = _size(view.melds[side], kind)
    if own:
        missing = view.rules.canasta_size - own
        facts["own canasta" if missing <= 0 else "own grown" if missing <= 2 else "own begun"] = 1
    else:
        facts[f"thrown {_ago(thrown)}"] = 1
        facts[f"passed {_ago(passed)}{' opened' if opened else ''}"] = 1
    return facts


def _size(melds: Sequence[MeldView], rank: int) -> int:
    return max((len(meld.cards) for meld in melds if meld.rank == rank), default=0)


def _ago(turns: int | None) -> str:
    if turns is None:
        return "never"
    return "now" if turns == 0 else "once" if turns == 1 else "lately" if turns <= 3 else "long ago"


def _turns_ago(view: PlayerView) -> tuple[list[dict[int, int]], list[dict[int, int]]]:
    """By seat and kind: how many of its turns ago it last threw one, and last left one on top of the pile."""
    players = view.rules.players
    turns = [0] * players
    thrown: list[dict[int, int]] = [{} for _ in range(players)]
    passed: list[dict[int, int]] = [{} for _ in range(players)]
    upcard = KIND_OF[view.upcards[-1]] if view.upcards else None
    for seat, move in view.moves:
        if isinstance(move, Draw):
            turns[seat] += 1
            if upcard is not None:
                passed[seat][upcard] = turns[seat]
        elif isinstance(move, TakePile):
            turns[seat] += 1
            upcard = None
        elif isinstance(move, Discard):
            upcard = KIND_OF[move.card]
            thrown[seat][upcard] = turns[seat]
    for made in (thrown, passed):
        for seat, by_kind in enumerate(made):
            made[seat] = {kind: turns[seat] - turn for kind, turn in by_kind.items()}
    return thrown, passed
