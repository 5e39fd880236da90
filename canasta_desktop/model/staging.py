"""Cards put down for now: what is staged, and what may be staged, pure."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from canasta_desktop.engine.cards import BLACK_THREE, KIND_OF, RED_THREE, THREES, TWO, Card, Rank
from canasta_desktop.engine.melding import MeldCounts
from canasta_desktop.engine.moves import Group
from canasta_desktop.engine.refusals import Refusal, RefusalCode
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.values import value


@value
class StagedCard:
    """A staged card; `key` is its key in the hand."""

    key: int
    card: Card
    rank: Rank
    """The place where it lies."""


@value
class Staging:
    """What is staged: one step for each time that cards were put down, the last step last."""

    steps: tuple[tuple[StagedCard, ...], ...] = ()

    @property
    def cards(self) -> tuple[StagedCard, ...]:
        """All staged cards in the order in which they were put down."""
        return tuple(staged for step in self.steps for staged in step)

    @property
    def keys(self) -> tuple[int, ...]:
        """The keys of all staged cards."""
        return tuple(staged.key for staged in self.cards)

    def at(self, rank: Rank) -> tuple[StagedCard, ...]:
        """The cards staged on the place of a rank."""
        return tuple(staged for staged in self.cards if staged.rank == rank)

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The places with staged cards, in the order in which they were begun."""
        return tuple(dict.fromkeys(staged.rank for staged in self.cards))

    def group(self, rank: Rank) -> Group:
        """The cards staged on the place of a rank, as a group of a move."""
        cards = tuple(staged.card for staged in self.at(rank))
        return Group(cards, rank if all(KIND_OF[card] >= TWO for card in cards) else None)

    @property
    def groups(self) -> tuple[Group, ...]:
        """All that is staged, as the groups of one move."""
        return tuple(self.group(rank) for rank in self.ranks)

    def put_down(self, cards: Iterable[tuple[int, Card]], rank: Rank) -> "Staging":
        """With these cards, by key, on the place of a rank."""
        return Staging((*self.steps, tuple(StagedCard(key, card, rank) for key, card in cards)))

    def without(self, keys: Collection[int], melds: Collection[Rank]) -> "Staging":
        """Without these cards, and without wilds that would be left alone on a place: one where nothing natural is
        staged and our side has no meld (`melds` are the ranks of its melds).
        """
        left = [staged for staged in self.cards if staged.key not in keys]
        held = {staged.rank for staged in left if KIND_OF[staged.card] < TWO} | set(melds)
        kept = frozenset(staged.key for staged in left if staged.rank in held)
        steps = (tuple(staged for staged in step if staged.key in kept) for step in self.steps)
        return Staging(tuple(step for step in steps if step))

    def without_last(self, melds: Collection[Rank]) -> "Staging":
        """Without what was put down last."""
        return self.without([staged.key for staged in self.steps[-1]], melds) if self.steps else self


def place_of(cards: Sequence[Card], staging: Staging, melds: Collection[Rank]) -> Rank | None:
    """The place where cards belong: that of their naturals; for wilds alone the only place with naturals; or None."""
    ranks = {Rank(KIND_OF[card]) for card in cards if KIND_OF[card] < TWO and KIND_OF[card] != RED_THREE}
    if len(ranks) == 1:
        return ranks.pop()
    if ranks:
        return None
    places = ({*melds} | {staged.rank for staged in staging.cards}) - {THREES}
    return places.pop() if len(places) == 1 else None


def refuse_staging(
    rules: RuleSet, melds: Mapping[Rank, MeldCounts], staging: Staging, cards: Sequence[Card], rank: Rank | None
) -> Refusal | None:
    """Why these cards cannot be put down on the place of a rank (None: the place could not be told), or None.

    Only what no further card can mend counts: a meld still too small, or worth too little, is refused when it is
    committed. The codes are tried in the engine's order.
    """
    kinds = [KIND_OF[card] for card in cards]
    if RED_THREE in kinds:
        return Refusal(RefusalCode.RED_THREE_NOT_MELDED, card=cards[kinds.index(RED_THREE)])
    wilds = sum(kind >= TWO for kind in kinds)
    if wilds and (rank == THREES or BLACK_THREE in kinds):
        return Refusal(RefusalCode.WILD_WITH_THREES, rank=THREES)
    if rank is None and wilds == len(cards):
        return Refusal(RefusalCode.WILD_NEEDS_TARGET)
    if rank is None or any(kind < TWO and Rank(kind) != rank for kind in kinds):
        return Refusal(RefusalCode.MIXED_RANKS, rank=rank)
    return _refuse_wilds(rules, melds.get(rank), staging.at(rank), wilds, len(cards) - wilds, rank)


def _refuse_wilds(
    rules: RuleSet,
    meld: MeldCounts | None,
    staged: Sequence[StagedCard],
    wilds: int,
    naturals: int,
    rank: Rank,
) -> Refusal | None:
    there = sum(KIND_OF[card.card] >= TWO for card in staged)
    naturals += len(staged) - there + (meld.naturals if meld else 0)
    wilds_then = wilds + there + (meld.wilds if meld else 0)
    if not wilds:
        return None
    if not naturals:
        return Refusal(RefusalCode.TOO_FEW_NATURALS, 0, rules.min_naturals, rank)
    # Naturals may follow, as long as the decks have any; beyond that no card mends it.
    most = 4 * rules.decks if rules.max_wilds is None else rules.max_wilds
    return Refusal(RefusalCode.TOO_MANY_WILDS, wilds_then, most, rank) if wilds_then > most else None
