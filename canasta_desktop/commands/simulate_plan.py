"""What is to be simulated: which players sit where in which deals, and what the same seed always gives."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from canasta_desktop.engine.rule_set import RuleSet


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation: everything that the outcome depends on, and where records go."""

    rules: RuleSet
    players: tuple[str, ...]
    """Levels, one for each side or one for each seat."""
    seed: int
    deals: int
    """How many rounds, or matches, are dealt."""
    matches: bool
    """Whether each deal is a whole match to the target."""
    duplicate: bool
    """Whether every deal is played once for each rotation of the players."""
    records: Path | None = None
    think: float | None = None
    """Seconds that an expert may think; None for a fixed amount of thought."""

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.players) if self.duplicate else 1

    @property
    def parties(self) -> int:
        """How many parties are compared: the sides of the first rotation, wherever they sit later."""
        return self.rules.sides

    def party_players(self, party: int) -> tuple[str, ...]:
        """The levels of a party, by the order of their seats."""
        return tuple(self.players[seat % len(self.players)] for seat in self.rules.seats_of(party))

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The level in each seat; a rotation moves everybody on by one seat."""
        return tuple(self.players[(seat - rotation) % len(self.players)] for seat in range(self.rules.players))

    def party_at(self, side: int, rotation: int) -> int:
        """The party that plays a side in a rotation."""
        return (side - rotation) % self.rules.sides

    def deal_number(self, deal: int) -> int:
        """The deal number of a match; single rounds are the rounds of the match numbered like the seed."""
        return derived(self.seed, "match", deal) if self.matches else self.seed


def derived(seed: int, *names: str | int) -> int:
    """A number from 0 to 2^63 - 1 that belongs to a seed and a purpose, the same everywhere."""
    text = ":".join(map(str, (seed, *names)))
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big") >> 1


def in_chunks(count: int, jobs: int) -> Iterator[Sequence[int]]:
    """Deals 0 to `count` in runs that keep so many jobs busy to the end."""
    size = max(1, min(16, count // (jobs * 8)))
    for start in range(0, count, size):
        yield range(start, min(count, start + size))
