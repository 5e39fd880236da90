"""Making moves: `apply` changes the state of a round and says what happened."""

from bisect import insort
from collections.abc import Sequence
from typing import assert_never

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, THREES, TWO, Card, Rank
from canasta_desktop.engine.check import check, group_rank
from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldAddedTo,
    MeldLaid,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundEnded,
    RoundEnding,
    TurnBegan,
    TurnPassed,
    WentOut,
)
from canasta_desktop.engine.melding import may_go_out
from canasta_desktop.engine.moves import Answer, Ask, Discard, Draw, Group, LayRedThree, Meld, Move, Pass, TakePile
from canasta_desktop.engine.refusals import Refusal
from canasta_desktop.engine.rule_set import RedThreeTiming, StockExhausted
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import Phase, RoundState, TableMeld, TurnSoFar, is_canasta, red_threes_in


class IllegalMove(ValueError):
    """A move that the rules refuse; `refusal` says why. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


def apply(state: RoundState, move: Move, seat: int | None = None) -> list[Event]:
    """Make a move and return what happened, in order.

    `seat` makes it (left out: the seat that is to act). Raises `IllegalMove`.
    """
    refusal = check(state, move, seat)
    if refusal is not None:
        raise IllegalMove(refusal)
    state.moves.append((state.actor if state.this_turn.question_open else state.turn, move))
    events: list[Event] = []
    _make(state, move, events)
    return events


def _make(state: RoundState, move: Move, events: list[Event]) -> None:
    match move:
        case Discard():
            _discard(state, move.card, events)
        case Draw():
            _draw(state, events)
        case TakePile():
            _take(state, move.first, move.further, events)
        case Meld():
            _meld(state, move.groups, events)
        case LayRedThree():
            _lay_red_three(state, move.card, events)
        case Ask():
            _ask(state, events)
        case Answer():
            _answer(state, events, yes=move.yes)
        case Pass():
            events.append(TurnPassed(state.turn))
            _end_round(state, RoundEnding.PASSED, events)
        case _:
            assert_never(move)


def _draw(state: RoundState, events: list[Event]) -> None:
    state.phase = Phase.PLAY
    at_once = state.rules.red_three_timing is RedThreeTiming.AT_ONCE
    kept = 0
    untold: list[Card] = []
    while state.stock and kept < state.rules.draw_count:
        card = state.stock.pop()
        untold.append(card)
        if at_once and KIND_OF[card] == RED_THREE:
            _tell_of_drawn(state, untold, events)
            _put_down_red_three(state, card, events)
        else:
            kept += 1
            _to_hand(state, card)
    _tell_of_drawn(state, untold, events)
    if not kept:
        _end_round(state, RoundEnding.RED_THREE_UNREPLACED, events)


def _tell_of_drawn(state: RoundState, untold: list[Card], events: list[Event]) -> None:
    if untold:
        events.append(CardsDrawn(state.turn, tuple(untold), len(untold)))
        untold.clear()


def _to_hand(state: RoundState, card: Card) -> None:
    state.hands[state.turn].append(card)
    insort(state.by_kind[state.turn][KIND_OF[card]], card)


def _from_hand(state: RoundState, card: Card) -> None:
    state.hands[state.turn].remove(card)
    state.by_kind[state.turn][KIND_OF[card]].remove(card)


def _put_down_red_three(state: RoundState, card: Card, events: list[Event], *, from_pile: bool = False) -> None:
    state.red_threes[state.rules.side_of(state.turn)].append(card)
    events.append(RedThreeLaid(state.turn, card, from_pile))


def _take(state: RoundState, first: Group, further: Sequence[Group], events: list[Event]) -> None:
    state.phase = Phase.PLAY
    upcard = state.pile.pop()
    rest = state.pile
    state.pile = []
    state.pile_wilds = 0
    kept = [card for card in rest if KIND_OF[card] != RED_THREE]
    events.append(PileTaken(state.turn, upcard, tuple(kept)))
    _lay_group(state, Rank(KIND_OF[upcard]), first.cards, events, upcard)
    for group in further:
        _lay_group(state, _rank_of(group), group.cards, events)
    for card in kept:
        _to_hand(state, card)
    for card in red_threes_in(rest):
        _put_down_red_three(state, card, events, from_pile=True)
    _go_out_if_empty(state, events)


def _meld(state: RoundState, groups: Sequence[Group], events: list[Event]) -> None:
    for group in groups:
        _lay_group(state, _rank_of(group), group.cards, events)
    _go_out_if_empty(state, events)


def _rank_of(group: Group) -> Rank:
    rank = group_rank(group)
    assert rank is not None
    return rank


def _lay_group(
    state: RoundState, rank: Rank, cards: Sequence[Card], events: list[Event], upcard: Card | None = None
) -> None:
    hand, by_kind = state.hands[state.turn], state.by_kind[state.turn]
    wilds = 0
    for card in cards:
        hand.remove(card)
        kind = KIND_OF[card]
        by_kind[kind].remove(card)
        wilds += kind >= TWO
    side = state.rules.side_of(state.turn)
    laid = [*cards, upcard] if upcard is not None else list(cards)
    meld = state.melds[side].get(rank)
    turn = state.this_turn
    turn.melded = True
    was_canasta = meld is not None and is_canasta(state.rules, meld)
    if meld is None:
        concealed = len(laid) >= state.rules.canasta_size and rank != THREES
        meld = TableMeld(rank, [], 0, 0, concealed)
        state.melds[side][rank] = meld
        turn.begun.append(rank)
        events.append(MeldLaid(state.turn, rank, tuple(laid), concealed, upcard is not None))
    else:
        turn.added_to_older |= rank not in turn.begun
        events.append(MeldAddedTo(state.turn, rank, tuple(laid), upcard is not None))
    meld.cards.extend(laid)
    meld.wilds += wilds
    meld.naturals += len(laid) - wilds
    if not was_canasta and is_canasta(state.rules, meld):
        state.canastas[side] += 1
        events.append(CanastaCompleted(state.turn, rank, meld.wilds == 0, meld.concealed))


def _lay_red_three(state: RoundState, card: Card, events: list[Event]) -> None:
    _from_hand(state, card)
    if card in state.this_turn.old_red_threes:
        state.this_turn.old_red_threes.remove(card)
    _put_down_red_three(state, card, events)
    if state.stock:
        drawn = state.stock.pop()
        _to_hand(state, drawn)
        events.append(CardsDrawn(state.turn, (drawn,), 1))
        return
    state.this_turn.red_three_unreplaced = True
    _go_out_if_empty(state, events)
    _end_if_stranded(state, events)


def _end_if_stranded(state: RoundState, events: list[Event]) -> None:
    """With fewer than two cards and no leave to go out no discard is possible: the round ends."""
    standing = state.standing(state.turn)
    stranded = len(state.hands[state.turn]) < 2 and not may_go_out(state.rules, standing, standing.canastas)
    if stranded and not state.over:
        _end_round(state, RoundEnding.RED_THREE_UNREPLACED, events)


def _ask(state: RoundState, events: list[Event]) -> None:
    state.this_turn.asked = state.this_turn.question_open = True
    events.append(PermissionAsked(state.turn, state.actor))


def _answer(state: RoundState, events: list[Event], *, yes: bool) -> None:
    events.append(PermissionAnswered(state.actor, yes))
    state.this_turn.question_open = False
    state.this_turn.partner_said_no = not yes
    if state.this_turn.red_three_unreplaced:
        # A no may leave too few cards to go on, as the lay itself would have after it.
        _end_if_stranded(state, events)


def _discard(state: RoundState, card: Card, events: list[Event]) -> None:
    _from_hand(state, card)
    state.pile.append(card)
    state.pile_wilds += KIND_OF[card] >= TWO
    events.append(CardDiscarded(state.turn, card))
    _go_out_if_empty(state, events)
    if state.over:
        return
    if not state.stock and state.rules.stock_exhausted is StockExhausted.FINISH_TURN:
        _end_round(state, RoundEnding.STOCK_EMPTY, events)
        return
    _next_turn(state, events)


def _next_turn(state: RoundState, events: list[Event]) -> None:
    state.melded_earlier[state.turn] |= state.this_turn.melded
    state.turn = (state.turn + 1) % state.rules.players
    state.phase = Phase.DRAW
    held = red_threes_in(state.hands[state.turn]) if state.by_kind[state.turn][RED_THREE] else []
    state.this_turn = TurnSoFar(old_red_threes=held)
    events.append(TurnBegan(state.turn))


def _go_out_if_empty(state: RoundState, events: list[Event]) -> None:
    if state.hands[state.turn]:
        return
    standing = state.standing(state.turn)
    if not may_go_out(state.rules, standing, standing.canastas):
        return
    state.out_seat = state.turn
    state.out_concealed = _is_concealed(state)
    events.append(WentOut(state.turn, state.out_concealed))
    _end_round(state, RoundEnding.WENT_OUT, events)


def _is_concealed(state: RoundState) -> bool:
    """Concealed going out: nothing melded in earlier turns, nothing added to older melds, and a
    canasta among the melds begun in this turn.
    """
    turn = state.this_turn
    if state.melded_earlier[state.turn] or turn.added_to_older:
        return False
    melds = state.melds[state.rules.side_of(state.turn)]
    return any(is_canasta(state.rules, melds[rank]) for rank in turn.begun)


def _end_round(state: RoundState, ending: RoundEnding, events: list[Event]) -> None:
    state.ending = ending
    events.append(RoundEnded(ending, round_scores(state), tuple(map(tuple, state.hands))))
