"""How long a round may still go on."""

from collections.abc import Mapping, Sequence

from canasta_desktop.engine.cards import Rank
from canasta_desktop.engine.rule_set import RuleSet, StockExhausted
from canasta_desktop.engine.state import Phase
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.meld_facts import MeldFacts, canastas_among


def turns_left(view: PlayerView) -> float:
    """How many more turns this seat has while the stock lasts."""
    return view.stock / (view.rules.players * view.rules.draw_count)


def ending(view: PlayerView, melds: Sequence[Mapping[Rank, MeldFacts]]) -> float:
    """How likely the round is to end before this seat's next turn, 0 to 1; `melds` by side."""
    rules = view.rules
    goes_on = 1.0
    for seat in range(rules.players):
        side = rules.side_of(seat)
        if side != rules.side_of(view.seat):
            goes_on *= 1 - _going_out_soon(rules, melds[side], view.hand_sizes[seat])
    return 1 - goes_on * (1 - _stock_running_out(view))


def _going_out_soon(rules: RuleSet, melds: Mapping[Rank, MeldFacts], cards: int) -> float:
    missing = rules.canastas_to_go_out - canastas_among(rules, melds)
    chance = _OUT_BY_CARDS[min(cards, len(_OUT_BY_CARDS) - 1)]
    if missing <= 0:
        return chance
    nearly = sum(rules.canasta_size - 2 <= meld.size < rules.canasta_size for meld in melds.values())
    return chance * 0.4 if missing <= nearly else 0.0


_OUT_BY_CARDS = (0.7, 0.6, 0.45, 0.35, 0.22, 0.14, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How likely a player with so many cards and the canastas needed goes out within a turn."""


def _stock_running_out(view: PlayerView) -> float:
    rules = view.rules
    last_turn = rules.stock_exhausted is StockExhausted.FINISH_TURN
    if not view.stock:
        return 1.0 if last_turn or view.phase is Phase.DRAW else 0.75
    turns = turns_left(view)
    if turns >= 1:
        return 0.0
    return 1.0 if last_turn else 0.6 - 0.4 * turns
