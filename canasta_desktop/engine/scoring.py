"""What a round is worth to each side, line by line (C-3, C-16, C-17, T-14)."""

from canasta_desktop.engine.cards import VALUE_OF
from canasta_desktop.engine.events import RoundScore
from canasta_desktop.engine.melding import canasta_value, going_out_value, red_threes_value
from canasta_desktop.engine.state import RoundState, is_canasta


def round_score(state: RoundState, side: int) -> RoundScore:
    """The side's score for the round, as if it ended now."""
    rules = state.rules
    melds = state.melds[side].values()
    return RoundScore(
        melds=sum(VALUE_OF[card] for meld in melds for card in meld.cards),
        canastas=sum(
            canasta_value(rules, meld.wilds, concealed=meld.concealed) for meld in melds if is_canasta(rules, meld)
        ),
        red_threes=red_threes_value(rules, len(state.red_threes[side]), has_melded=bool(melds)),
        going_out=_going_out(state, side),
        hand=-sum(VALUE_OF[card] for seat in rules.seats_of(side) for card in state.hands[seat]),
    )


def round_scores(state: RoundState) -> tuple[RoundScore, ...]:
    """The scores of all sides, as if the round ended now."""
    return tuple(round_score(state, side) for side in range(state.rules.sides))


def _going_out(state: RoundState, side: int) -> int:
    if state.out_seat is None or state.rules.side_of(state.out_seat) != side:
        return 0
    return going_out_value(state.rules, concealed=state.out_concealed)
