"""What is said while something is dragged: where it may go, and how to put it back."""

from collections.abc import Sequence

from canasta_desktop.engine.cards import KIND_OF, Card, Rank
from canasta_desktop.model.places import DropOutcome, FromPile, FromStaged, FromStock, OutcomeKind, Source
from canasta_desktop.wording import dragging
from canasta_desktop.wording.dragging import Places
from canasta_desktop.wording.sentence import Sentence

_BACK = {Places.NOWHERE: Places.HAND, Places.PILE: Places.HAND_OR_PILE}


def dragging_sentences(
    source: Source, cards: Sequence[Card], legal: Sequence[DropOutcome]
) -> tuple[Sentence, Sentence]:
    """Both sentences; `cards` are the faces that are seen, `legal` what the drops that are allowed would do."""
    kinds = {outcome.kind for outcome in legal}
    if isinstance(source, FromStock):
        words = dragging.STOCK_DRAGGED if OutcomeKind.DRAW in kinds else dragging.STOCK_STAYS
        return words, dragging.go_back(1)
    if isinstance(source, FromPile):
        takes = OutcomeKind.TAKE_PILE in kinds and bool(cards)
        words = dragging.pile_dragged(Rank(KIND_OF[cards[-1]])) if takes else dragging.PILE_STAYS
        return words, dragging.PILE_GOES_BACK
    put_down = isinstance(source, FromStaged)
    return _cards_dragged(cards, legal, put_down=put_down), dragging.go_back(len(cards))


def _cards_dragged(cards: Sequence[Card], legal: Sequence[DropOutcome], *, put_down: bool) -> Sentence:
    staging = [outcome for outcome in legal if outcome.kind is OutcomeKind.STAGE]
    places = _places(staging, {outcome.kind for outcome in legal})
    if put_down and places in _BACK:
        places = _BACK[places]
    return dragging.dragged(cards, places, staging[0].rank if len(staging) == 1 else None)


def _places(staging: Sequence[DropOutcome], kinds: set[OutcomeKind]) -> Places:
    discard = OutcomeKind.DISCARD in kinds
    if OutcomeKind.LAY_RED_THREE in kinds and not staging:
        return Places.RED_THREES
    if not staging:
        return Places.PILE if discard else Places.NOWHERE
    if len(staging) > 1:
        return Places.MELDS_OR_PILE if discard else Places.MELDS
    if staging[0].begins_meld:
        return Places.FREE_PLACE_OR_PILE if discard else Places.FREE_PLACE
    return Places.ONE_MELD_OR_PILE if discard else Places.ONE_MELD
