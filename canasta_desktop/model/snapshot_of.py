"""The table as the person sees it, derived from the match, pure."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, THREES, TWO, Card, Rank, in_order
from canasta_desktop.engine.check import check, group_counts
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.melding import initial_value
from canasta_desktop.engine.moves import Ask, LayRedThree, Pass
from canasta_desktop.engine.scoring import round_score
from canasta_desktop.engine.state import Phase, RoundState, is_canasta
from canasta_desktop.model.actions import turn_actions
from canasta_desktop.model.seats import SeatPlayer
from canasta_desktop.model.snapshot import (
    HandCard,
    MeldSnapshot,
    Meter,
    PileState,
    SeatSnapshot,
    SideSnapshot,
    TableSnapshot,
)
from canasta_desktop.model.standpoint import Standpoint


def snapshot_of(match: Match, seats: Sequence[SeatPlayer], at: Standpoint) -> TableSnapshot:
    """What the person at the table sees of the match now; `at.state` is its round."""
    state = at.state
    actions = turn_actions(at)
    return TableSnapshot(
        me=at.me,
        my_side=at.side,
        round_number=len(match.rounds),
        target=match.rules.target,
        seats=tuple(_seat(seats, at, (at.me + place) % match.rules.players) for place in range(match.rules.players)),
        sides=tuple(_side(at, side) for side in range(match.rules.sides)),
        stock=len(state.stock),
        pile=tuple(state.pile),
        pile_state=pile_state(state, at.side),
        frozen_by_wild=state.pile_wilds > 0,
        freezing_card=next((card for card in state.pile if KIND_OF[card] >= TWO), None),
        hand=tuple(HandCard(held.card, held.is_new, held.key, held.key in at.selected) for held in at.shown),
        my_turn=at.my_turn,
        has_drawn=at.my_turn and state.phase is Phase.PLAY,
        round_over=state.over,
        match_over=match.winner is not None,
        canastas_needed=match.rules.canastas_to_go_out,
        meter=_meter(at),
        draw=actions.draw,
        take=actions.take,
        lay_out=actions.lay_out,
        discard=actions.discard,
        can_ask=check(state, Ask(), at.me) is None,
        can_pass=check(state, Pass(), at.me) is None,
        can_lay_red_three=_can_lay_red_three(at),
        question_to_me=state.turn if state.this_turn.question_open and state.actor == at.me else None,
        draws_per_turn=match.rules.draw_count,
        takes_with_wild=match.rules.unfrozen_take_with_wild,
        canasta_size=match.rules.canasta_size,
    )


def _can_lay_red_three(at: Standpoint) -> bool:
    threes = {held.card for held in at.shown if KIND_OF[held.card] == RED_THREE}
    return any(check(at.state, LayRedThree(card), at.me) is None for card in threes)


def pile_state(state: RoundState, side: int) -> PileState:
    """Who may take the pile, as it shows to a side."""
    if state.upcard is None:
        return PileState.EMPTY
    if KIND_OF[state.upcard] >= RED_THREE:
        return PileState.BLOCKED
    return PileState.FROZEN if state.is_frozen_for(side) else PileState.OPEN


def _seat(seats: Sequence[SeatPlayer], at: Standpoint, seat: int) -> SeatSnapshot:
    rules = at.state.rules
    return SeatSnapshot(
        seat=seat,
        name=seats[seat].shown_name,
        side=rules.side_of(seat),
        is_partner=seat != at.me and rules.side_of(seat) == at.side,
        cards=len(at.shown) if seat == at.me else len(at.state.hands[seat]),
        on_turn=not at.state.over and at.state.turn == seat,
        is_dealer=at.state.dealer == seat,
    )


def _side(at: Standpoint, side: int) -> SideSnapshot:
    state = at.state
    points = round_score(state, side)
    staged = at.staging.ranks if side == at.side else ()
    ranks = sorted({*state.melds[side], *staged}, key=lambda rank: (rank == THREES, -rank))
    return SideSnapshot(
        side=side,
        seats=state.rules.seats_of(side),
        score=state.scores[side],
        on_table=points.melds + points.canastas + points.red_threes,
        has_melded=state.has_melded(side),
        melds=tuple(_meld(at, side, rank) for rank in ranks),
        red_threes=tuple(in_order(state.red_threes[side])),
        canastas=state.canastas[side],
    )


def _meld(at: Standpoint, side: int, rank: Rank) -> MeldSnapshot:
    meld = at.state.melds[side].get(rank)
    cards: Sequence[Card] = meld.cards if meld else ()
    staged = at.staging.at(rank) if side == at.side else ()
    return MeldSnapshot(
        rank=rank,
        naturals=tuple(card for card in cards if KIND_OF[card] < TWO),
        wilds=tuple(card for card in cards if KIND_OF[card] >= TWO),
        concealed=meld is not None and meld.concealed,
        is_canasta=meld is not None and is_canasta(at.state.rules, meld),
        staged=tuple(card.card for card in staged),
        staged_keys=tuple(card.key for card in staged),
    )


def _meter(at: Standpoint) -> Meter | None:
    """Shown in the person's turn once cards were drawn or staged, until the side has melded."""
    if not at.my_turn or at.melds or not (at.staging.steps or at.state.phase is Phase.PLAY):
        return None
    rules = at.state.rules
    counts = [group_counts(at.staging.group(rank), rank) for rank in at.staging.ranks]
    return Meter(rules.minimum_for(at.state.scores[at.side]), initial_value(rules, counts))
