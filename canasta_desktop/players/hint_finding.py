"""Finds hints: the moves that the expert would make, each with a fact of the position that speaks for it."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_desktop.engine.cards import KIND_VALUE
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.expert import ranked_moves
from canasta_desktop.players.hint_discarding import discard_hint
from canasta_desktop.players.hint_drawing import draw_hint, pass_hint, take_hint
from canasta_desktop.players.hint_laying import meld_hint
from canasta_desktop.players.hinting import HINTS, Hint, Why
from canasta_desktop.players.near_out import opponent_near_out
from canasta_desktop.players.reading import Reading, hand_points, read


def hints(view: PlayerView, moves: Sequence[Move], seed: int, deadline: float | None = None) -> list[Hint]:
    """The best moves of those that are legal, the best first, each with its reason. Ways to take the pile for which the
    same speaks are one hint.

    `deadline` is in seconds, as for `decide`. Raises `ValueError` when there are no moves.
    """
    if not moves:
        raise ValueError("no move to hint at")
    best = list(moves) if len(moves) == 1 else [each.move for each in ranked_moves(view, moves, seed, deadline)]
    found: list[Hint] = []
    for move in best:
        hint = hint_for(view, moves, move, found)
        if not _is_told(hint, found):
            found.append(hint)
        if len(found) == HINTS:
            break
    return found


def hint_for(view: PlayerView, moves: Sequence[Move], move: Move, better: Sequence[Hint] = ()) -> Hint:
    """The plainest fact that speaks for this one of the legal moves.

    With hints at `better` moves: another fact where one of them tells it and there is a choice, and none that speaks
    against them.
    """
    reading = read(view, remembers=False)
    match move:
        case Draw():
            return draw_hint(reading, moves)
        case TakePile():
            return take_hint(reading, move)
        case Pass():
            return pass_hint(reading)
        case Meld():
            return meld_hint(reading, moves, move)
        case LayRedThree():
            return _red_three_hint(reading, move)
        case Ask():
            return _asking_hint(reading)
        case Answer(yes):
            return _answer_hint(reading, yes=yes)
        case Discard():
            return discard_hint(reading, moves, move, better)


def _is_told(hint: Hint, better: Sequence[Hint]) -> bool:
    """Whether a way to take the pile would be told in the same words as another one."""
    return isinstance(hint.move, TakePile) and any(replace(other, move=hint.move) == hint for other in better)


def _red_three_hint(reading: Reading, move: LayRedThree) -> Hint:
    if reading.view.red_threes_due:
        return Hint(move, Why.RED_THREE_DUE)
    if reading.own:
        return Hint(move, Why.RED_THREE_COUNTS, number=reading.rules.red_three_value)
    return Hint(move, Why.RED_THREE_LATER)


def _asking_hint(reading: Reading) -> Hint:
    partner = reading.rules.partner_of(reading.view.seat)
    cards = 0 if partner is None else reading.view.hand_sizes[partner]
    return Hint(Ask(), Why.ASK_FIRST, number=cards, seat=partner)


def _answer_hint(reading: Reading, *, yes: bool) -> Hint:
    near = opponent_near_out(reading) if yes else None
    if near is not None:
        return Hint(Answer(yes), Why.YES_OTHERS_NEAR, number=reading.view.hand_sizes[near], seat=near)
    layable = _layable(reading)
    if not yes and layable >= _WORTH_TELLING:
        return Hint(Answer(yes), Why.NO_LAYABLE, number=layable)
    return Hint(Answer(yes), Why.YES_HAND if yes else Why.NO_HAND, number=hand_points(reading))


def _layable(reading: Reading) -> int:
    """The points of the naturals in hand that own melds take."""
    return sum(reading.counts[rank] * KIND_VALUE[rank] for rank in reading.own)


_WORTH_TELLING = 30
