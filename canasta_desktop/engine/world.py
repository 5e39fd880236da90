"""Rounds that a seat could be in: what it knows, and what it cannot know made up.

A computer player plays such worlds out, and lists its own legal moves in any of them: they depend on
nothing hidden.
"""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, Card
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.moves import Move
from canasta_desktop.engine.state import RoundState, TableMeld, TurnSoFar, count_wilds, is_canasta, red_threes_in, table
from canasta_desktop.engine.view import MeldView, PlayerView

_ANY_CARD = Card(0)


def world_of(view: PlayerView, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> RoundState:
    """The round that a seat sees, with these hands by seat (its own is not asked) and this stock, next card first.

    Raises `ValueError` when a hand or the stock has not as many cards as the seat sees.
    """
    held = [_own_hand(view) if seat == view.seat else hand for seat, hand in enumerate(hands)]
    if tuple(map(len, held)) != view.hand_sizes or len(stock) != view.stock:
        raise ValueError("not as many cards as the seat sees")
    rules = view.rules
    state = table(rules, view.scores, view.dealer, view.turn, stock, view.pile, held)
    state.phase = view.phase
    state.upcards = view.upcards
    state.moves = list(view.moves)
    state.melds = [{meld.rank: _table_meld(meld) for meld in melds} for melds in view.melds]
    state.canastas = [sum(is_canasta(rules, meld) for meld in melds.values()) for melds in state.melds]
    state.red_threes = [list(cards) for cards in view.red_threes]
    state.melded_earlier = list(view.melded_earlier)
    state.this_turn = _turn_so_far(view, state)
    return state


def legal_moves_seen(view: PlayerView) -> list[Move]:
    """The legal moves of the seat whose view it is and who is to act, as `legal_moves` lists them."""
    hands = [[_ANY_CARD] * size for size in view.hand_sizes]
    return legal_moves(world_of(view, hands, [_ANY_CARD] * view.stock))


def _own_hand(view: PlayerView) -> list[Card]:
    """The order in which other cards came means nothing."""
    return [*view.red_threes_held, *(card for card in view.hand if KIND_OF[card] != RED_THREE)]


def _table_meld(meld: MeldView) -> TableMeld:
    wilds = count_wilds(meld.cards)
    return TableMeld(meld.rank, list(meld.cards), len(meld.cards) - wilds, wilds, meld.concealed)


def _turn_so_far(view: PlayerView, state: RoundState) -> TurnSoFar:
    due = red_threes_in(state.hands[view.turn])
    if view.seat == view.turn:
        # What another hand held when its turn began is as hidden as the hand; a draw may have brought one.
        due = due[: view.red_threes_due]
    return TurnSoFar(
        asked=view.asked,
        question_open=view.question_open,
        partner_said_no=view.partner_said_no,
        melded=view.melded_this_turn,
        added_to_older=view.added_to_older,
        begun=list(view.begun),
        old_red_threes=due,
        red_three_unreplaced=view.red_three_unreplaced,
    )
