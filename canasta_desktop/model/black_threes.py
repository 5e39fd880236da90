"""Whether black threes can be laid in a turn at all, pure: they light no place before a player may go out."""

from collections import Counter

from canasta_desktop.engine.cards import KIND_OF, THREES, TWO, Rank
from canasta_desktop.engine.melding import SMALLEST_MELD, makes_canasta
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.state import Phase
from canasta_desktop.model.standpoint import Standpoint


def refuse_black_threes(at: Standpoint) -> Refusal | None:
    """Why no further card of the person's lets black threes be laid in this turn, or None.

    Before drawing there is no telling: the pile may bring what is missing.
    """
    if at.state.phase is Phase.DRAW:
        return None
    if at.state.this_turn.partner_said_no:
        return Refusal(RefusalCode.PARTNER_REFUSED)
    held = Counter(Rank(KIND_OF[card.card]) for card in at.held if KIND_OF[card.card] < TWO)
    laid = at.melds.get(THREES)
    enough = held[THREES] + (laid.size if laid else 0) >= SMALLEST_MELD
    if enough and at.state.canastas[at.side] + _canastas_in_reach(at, held) >= at.state.rules.canastas_to_go_out:
        return None
    return Refusal(RefusalCode.BLACK_THREES_ONLY_GOING_OUT)


def _canastas_in_reach(at: Standpoint, held: Counter[Rank]) -> int:
    """How many canastas the hand could make at the very most, each with all its wilds."""
    rules = at.state.rules
    wilds = sum(KIND_OF[card.card] >= TWO for card in at.held)
    sizes = {rank: meld.size for rank, meld in at.melds.items()}
    return sum(
        not makes_canasta(rules, rank, sizes.get(rank, 0))
        and makes_canasta(rules, rank, sizes.get(rank, 0) + held[rank] + wilds)
        for rank in {*held, *sizes}
    )
