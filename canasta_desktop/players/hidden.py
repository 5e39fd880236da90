"""A round as a seat sees it, with something put where it cannot see."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, TWO, Card, Rank
from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.melding import GroupCounts
from canasta_desktop.engine.moves import Discard, Meld, Move, TakePile
from canasta_desktop.engine.state import RoundState, TableMeld, TurnSoFar, is_canasta, table
from canasta_desktop.engine.view import PlayerView
from canasta_desktop.players.groups import groups_of


def visible_round(view: PlayerView) -> RoundState:
    """The round with the hands of others, and the stock, left empty."""
    hands: list[Sequence[Card]] = [()] * view.rules.players
    hands[view.seat] = view.hand
    state = table(view.rules, view.scores, view.dealer, view.turn, (), view.pile, hands)
    state.phase = view.phase
    state.this_turn = _turn_so_far(view)
    state.melded_earlier = list(view.melded_earlier)
    state.upcards = view.upcards
    state.red_threes = [list(cards) for cards in view.red_threes]
    for side, melds in enumerate(view.melds):
        for meld in melds:
            wilds = sum(KIND_OF[card] >= TWO for card in meld.cards)
            laid = TableMeld(meld.rank, list(meld.cards), len(meld.cards) - wilds, wilds, meld.concealed)
            state.melds[side][meld.rank] = laid
            state.canastas[side] += is_canasta(view.rules, laid)
    return state


def visible_counts(view: PlayerView, state: RoundState) -> CountState:
    """The same on counts: hands of others have their sizes but no cards, and so has the stock.

    Good for a player who looks only at the own hand and the table.
    """
    counts = counted(state)
    counts.sizes = list(view.hand_sizes)
    counts.stock = [0] * view.stock
    return counts


def _turn_so_far(view: PlayerView) -> TurnSoFar:
    begun, added = _melds_of_this_turn(view)
    return TurnSoFar(
        asked=view.asked,
        question_open=view.question_open,
        partner_said_no=view.partner_said_no,
        melded=view.melded_this_turn,
        added_to_older=added,
        begun=begun,
    )


def _melds_of_this_turn(view: PlayerView) -> tuple[list[Rank], bool]:
    """The ranks of melds begun in this turn, and whether cards went on an older one."""
    earlier, now = _ranks_laid(view)
    begun = [rank for rank in now if rank not in earlier]
    return begun, len(begun) < len(now)


def _ranks_laid(view: PlayerView) -> tuple[set[Rank], list[Rank]]:
    """The ranks that the side on turn melded before this turn, and those in it."""
    side = view.rules.side_of(view.turn)
    earlier: set[Rank] = set()
    now: list[Rank] = []
    upcard: Card | None = view.upcards[-1] if view.upcards else None
    for seat, move in view.moves:
        if view.rules.side_of(seat) == side:
            now += [group.rank for group in _groups(move, upcard) if group.rank not in now]
        if isinstance(move, Discard):
            earlier.update(now)
            now = []
            upcard = move.card
    return earlier, now


def _groups(move: Move, upcard: Card | None) -> Sequence[GroupCounts]:
    return groups_of(move, upcard) if isinstance(move, Meld | TakePile) else ()
