"""A player's turn, one decision after the other, with whatever taste and whatever way of picking."""

from collections.abc import Callable, Sequence

from canasta_desktop.engine.cards import KIND_OF, THREES
from canasta_desktop.engine.melding import GroupCounts
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.state import Phase
from canasta_desktop.players.asking import answer_yes, worth_asking
from canasta_desktop.players.discarding import discard_worth
from canasta_desktop.players.going_out import wants_out, way_out
from canasta_desktop.players.groups import groups_of
from canasta_desktop.players.laying import laying_worth
from canasta_desktop.players.opening import initial_meld_worth
from canasta_desktop.players.reading import Reading
from canasta_desktop.players.taking import taking_worth
from canasta_desktop.players.weights import Weights

Judged = tuple[float, Move]
"""A move and what it seems worth."""
Pick = Callable[[Sequence[Judged]], Move]
"""Chooses one of some judged moves; never called with none."""


def next_move(reading: Reading, weights: Weights, moves: Sequence[Move], pick: Pick) -> Move:
    """The move that this player makes now, one of `moves`."""
    if isinstance(moves[0], Answer):
        return Answer(yes=answer_yes(reading))
    if reading.view.phase is Phase.DRAW:
        return pick(list(_before_drawing(reading, weights, moves)))
    red_three = next((move for move in moves if isinstance(move, LayRedThree)), None)
    if red_three is not None:
        return red_three
    return _going_out(reading, weights, moves) or _playing_on(reading, weights, moves, pick)


def _before_drawing(reading: Reading, weights: Weights, moves: Sequence[Move]) -> list[Judged]:
    judged: list[Judged] = []
    for move in moves:
        if isinstance(move, TakePile):
            judged.append((taking_worth(reading, weights, groups_of(move, reading.view.pile[-1])), move))
        elif isinstance(move, Draw | Pass):
            judged.append((0.0, move))
    return judged


def _going_out(reading: Reading, weights: Weights, moves: Sequence[Move]) -> Move | None:
    """The next move of a way out that this player wants to go, the question before it included."""
    groups = way_out(reading)
    if groups is None:
        return None
    if Ask() in moves and worth_asking(reading, groups):
        return Ask()
    if not (_allowed(reading) or wants_out(reading, weights, groups)):
        return None
    return _first_of(groups, moves) or _last_discard(reading, moves)


def _allowed(reading: Reading) -> bool:
    """Whether the partner has said yes this turn."""
    return reading.view.asked and not reading.view.partner_said_no


def _first_of(groups: Sequence[GroupCounts], moves: Sequence[Move]) -> Move | None:
    """The listed meld that lays the earliest of these groups, and no others."""
    best: tuple[int, Move] | None = None
    for move in moves:
        if not isinstance(move, Meld):
            continue
        laid = groups_of(move, None)
        if all(group in groups for group in laid):
            place = min(groups.index(group) for group in laid)
            if best is None or place < best[0]:
                best = (place, move)
    return None if best is None else best[1]


def _last_discard(reading: Reading, moves: Sequence[Move]) -> Move | None:
    if reading.hand_size != 1:
        return None
    return next((move for move in moves if isinstance(move, Discard)), None)


def _playing_on(reading: Reading, weights: Weights, moves: Sequence[Move], pick: Pick) -> Move:
    """Lay what is worth laying; then throw a card away."""
    melds = [judged for judged in _melds(reading, weights, moves) if judged[0] > 0]
    discards = [
        (discard_worth(reading, weights, KIND_OF[move.card]), move) for move in moves if isinstance(move, Discard)
    ]
    if melds:
        return pick(melds)
    return pick(discards) if discards else moves[0]


def _melds(reading: Reading, weights: Weights, moves: Sequence[Move]) -> list[Judged]:
    """The listed melds judged; those that would leave too few cards to play on are left out."""
    judged: list[Judged] = []
    for move in moves:
        if not isinstance(move, Meld):
            continue
        groups = groups_of(move, None)
        if reading.hand_size - sum(group.size for group in groups) < 2 or groups[0].rank == THREES:
            continue
        if reading.own:
            judged.append((laying_worth(reading, weights, groups[0]), move))
        else:
            judged.append((initial_meld_worth(reading, weights, groups), move))
    return judged
