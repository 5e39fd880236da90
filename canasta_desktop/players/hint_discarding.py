"""What speaks for throwing away this card and not another."""

from collections.abc import Iterator, Sequence

from canasta_desktop.engine.cards import BLACK_THREE, KIND_OF, KIND_VALUE, RED_THREE, TWO, Kind, Rank
from canasta_desktop.engine.moves import Discard, Draw, Meld, Move, TakePile
from canasta_desktop.players.hint_laying import costs_wild_for_nothing, not_out_yet, out_hint
from canasta_desktop.players.hinting import Hint, Why
from canasta_desktop.players.reading import Reading

MANY_MELDED = 3
"""So many cards of a rank on the other side are worth telling."""


def discard_hint(reading: Reading, moves: Sequence[Move], move: Discard, better: Sequence[Hint] = ()) -> Hint:
    """Why to discard this card: the most telling fact, or the next one where a `better` hint tells the same."""
    if reading.hand_size == 1:
        return out_hint(reading, move)
    found = [*_going_on(reading, moves, move), *_facts(reading, moves, move, KIND_OF[move.card])]
    facts = [fact for fact in found if not _speaks_against(fact, better)]
    said = {hint.why for hint in better}
    return next((fact for fact in facts if fact.why not in said), facts[0])


def _speaks_against(fact: Hint, better: Sequence[Hint]) -> bool:
    """Whether it says to keep a card that a better hint discards."""
    thrown = {Rank(KIND_OF[hint.move.card]) for hint in better if isinstance(hint.move, Discard)}
    return fact.why is Why.THEY_HAVE and fact.rank in thrown


def _going_on(reading: Reading, moves: Sequence[Move], move: Discard) -> Iterator[Hint]:
    found = not_out_yet(reading, moves, move)
    if found is not None:
        yield found


def _facts(reading: Reading, moves: Sequence[Move], move: Discard, kind: Kind) -> Iterator[Hint]:
    """What can be said for it, the most telling first."""
    if kind == BLACK_THREE:
        yield Hint(move, Why.BLACK_THREE)
    elif kind >= TWO:
        pile = len(reading.view.pile)
        yield (
            Hint(move, Why.FREEZES, number=pile) if pile and not reading.pile_has_wild else Hint(move, Why.WILD_ON_TOP)
        )
    else:
        yield from _of_natural(reading, moves, move, Rank(kind))
    yield Hint(move, Why.COUNTS, number=KIND_VALUE[kind])


def _of_natural(reading: Reading, moves: Sequence[Move], move: Discard, rank: Rank) -> Iterator[Hint]:
    kept = _kept_from_them(reading, moves, rank)
    if _is_in_sight(reading, rank):
        yield Hint(move, Why.RANK_IN_SIGHT, rank)
    if kept is not None and kept.number >= reading.rules.canasta_size - 2:
        yield Hint(move, Why.THEY_HAVE, kept.rank, kept.number, seat=kept.seat)
    if reading.frozen_for_next and reading.unseen[rank] == 1:
        yield Hint(move, Why.FROZEN_ONE_LEFT, rank)
    if not _goes_on_meld_of_next(reading, rank):
        yield from _from_next_player(reading, move, rank)
    if kept is not None:
        yield Hint(move, Why.THEY_HAVE, kept.rank, kept.number, seat=kept.seat)
    melds = [other for other in moves if isinstance(other, Meld)]
    if melds and all(costs_wild_for_nothing(reading, meld) for meld in melds):
        yield Hint(move, Why.WILDS_KEPT)
    if reading.counts[rank] == 1 and not reading.fed_size(rank):
        yield Hint(move, Why.ONLY_ONE, rank)
    if KIND_VALUE[rank] == min(KIND_VALUE[KIND_OF[other.card]] for other in moves if isinstance(other, Discard)):
        yield Hint(move, Why.CHEAPEST, rank, KIND_VALUE[rank])


def _is_in_sight(reading: Reading, rank: Rank) -> bool:
    """Whether no card of the rank is out of sight, so that nobody has what takes the pile."""
    return not reading.unseen[rank] and not _goes_on_meld_of_next(reading, rank)


def _goes_on_meld_of_next(reading: Reading, rank: Rank) -> bool:
    """Whether a meld on the table takes the pile for the next player, whatever was thrown away or let pass before."""
    return rank in reading.next_melds and not reading.frozen_for_next


def _kept_from_them(reading: Reading, moves: Sequence[Move], rank: Rank) -> Hint | None:
    """The rank in hand that would feed another side most, where this one feeds none."""
    if reading.fed_size(rank):
        return None
    best: Hint | None = None
    for other in moves:
        if isinstance(other, Discard) and KIND_OF[other.card] < RED_THREE:
            kind = Rank(KIND_OF[other.card])
            size = reading.fed_size(kind)
            if size >= MANY_MELDED and (best is None or size > best.number):
                best = Hint(other, Why.THEY_HAVE, kind, size, seat=_side_with(reading, kind, size))
    return best


def _side_with(reading: Reading, rank: Rank, size: int) -> int:
    """A seat of the side that has so many cards of the rank on the table."""
    others = [side for side in range(reading.rules.sides) if side != reading.side]
    return next(
        side for side, melds in zip(others, reading.others, strict=True) if rank in melds and melds[rank].size == size
    )


def _from_next_player(reading: Reading, move: Discard, rank: Rank) -> Iterator[Hint]:
    """What the next player has shown of a rank."""
    threw, let_pass = False, False
    kind = int(rank)
    upcard: int | None = KIND_OF[reading.view.upcards[-1]] if reading.view.upcards else None
    for seat, made in reading.view.moves:
        if isinstance(made, Discard):
            upcard = KIND_OF[made.card]
            threw = threw or (seat == reading.next_seat and upcard == kind)
        elif isinstance(made, Draw) and seat == reading.next_seat:
            let_pass = let_pass or upcard == kind
        elif isinstance(made, TakePile):
            upcard = None
    if threw:
        yield Hint(move, Why.NEXT_THREW, rank, seat=reading.next_seat)
    if let_pass:
        yield Hint(move, Why.NEXT_LET_PASS, rank, seat=reading.next_seat)
