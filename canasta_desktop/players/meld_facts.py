"""Melds on the table, in numbers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from canasta_desktop.engine.cards import KIND_OF, THREES, TWO, Rank
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.view import MeldView


@dataclass(frozen=True, slots=True)
class MeldFacts:
    """A meld on the table, in numbers."""

    naturals: int
    wilds: int
    concealed: bool = False

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.naturals + self.wilds


NO_MELD = MeldFacts(0, 0)


def meld_facts(melds: Iterable[MeldView]) -> dict[Rank, MeldFacts]:
    """Melds as they lie, in numbers by rank."""
    facts: dict[Rank, MeldFacts] = {}
    for meld in melds:
        wilds = sum(KIND_OF[card] >= TWO for card in meld.cards)
        facts[meld.rank] = MeldFacts(len(meld.cards) - wilds, wilds, meld.concealed)
    return facts


def canastas_among(rules: RuleSet, melds: Mapping[Rank, MeldFacts]) -> int:
    """How many of these melds are canastas."""
    return sum(rank != THREES and meld.size >= rules.canasta_size for rank, meld in melds.items())
