"""The skilled player: a tuned judgement of counts, full memory, good manners, and an eye on the score."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from canasta_desktop.engine.cards import count_kinds
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.count_core.tuples import move_of
from canasta_desktop.engine.moves import Answer, Ask, Move
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED, RuleSet
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.casual import casual_move
from canasta_desktop.players.counting.asking import answers_yes, should_ask
from canasta_desktop.players.counting.facts import Memory
from canasta_desktop.players.counting.taste import Taste
from canasta_desktop.players.counting.turn import next_move
from canasta_desktop.players.hidden import visible_counts, visible_round
from canasta_desktop.players.reading import ranks_let_pass
from canasta_desktop.resource_files import resource

TASTES: Final = {players: resource("players", f"skilled-{players}.json") for players in PLAYERS_OFFERED}
"""The tuned tastes and how they came about, by how many play."""


def skilled_move(view: PlayerView, moves: Sequence[Move], seed: int) -> Move:
    """The move that seems best. The seed counts only for rules so odd that no listed move is found."""
    state = visible_round(view)
    counts, taste, memory = visible_counts(view, state), taste_for(view.rules), memory_of(view)
    if view.question_open:
        return Answer(yes=answers_yes(own_counts(counts, view.seat), taste, memory))
    if Ask() in moves and should_ask(counts, taste, memory):
        return Ask()
    move = move_of(state, next_move(counts, taste, memory))
    return move if move in moves else casual_move(view, moves, seed)


def taste_for(rules: RuleSet) -> Taste:
    """The tuned taste for games of so many players."""
    return _taste(rules.players)


@cache
def _taste(players: int) -> Taste:
    return read_taste(TASTES[players])


def read_taste(file: Path) -> Taste:
    """The taste in a file that tuning wrote. Raises `OSError`, and `ValueError` where it holds none."""
    data = json.loads(file.read_text("utf-8"))
    try:
        return Taste(**data["weights"])
    except (KeyError, TypeError) as error:
        raise ValueError(f"{file} holds no weights: {error}") from None


def memory_of(view: PlayerView) -> Memory:
    """What the player remembers of the round, and of the match."""
    following = (view.seat + 1) % view.rules.players
    known = [card for seat, cards in enumerate(view.known) if seat != view.seat for card in cards]
    passed = ranks_let_pass(view, following)
    return Memory(count_kinds(known), count_kinds(view.known[following]), passed, view.scores)


def own_counts(counts: CountState, seat: int) -> CountState:
    """The counts with the seat that was asked in the place of the one on turn."""
    asked = counts.copy()
    asked.turn, asked.side, asked.hand = seat, seat % counts.rules.sides, asked.hands[seat]
    return asked
