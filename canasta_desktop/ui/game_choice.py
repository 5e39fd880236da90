"""What a new game begins with, before and after it was asked for."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.values import value
from canasta_desktop.model.seats import HUMAN, LEVELS, NewMatch, SeatPlayer, usual_level
from canasta_desktop.ui.rules_draft import RulesDraft
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import dialogs

MOST_SEATS: Final = 6


@value
class GameChoice:
    """What the dialog begins with and ends with; the person at the table has seat 0."""

    rules: RuleSet
    seats: tuple[SeatPlayer, ...]
    deal_number: int | None = None
    keep: bool = True
    """Whether the next game begins with the same."""
    preset: str = "classic"
    """What the rules are described from."""
    others: tuple[SeatPlayer, ...] = ()
    """Who plays where more do than in this match."""

    @property
    def match(self) -> NewMatch:
        """The match that was chosen."""
        return NewMatch(self.rules, self.seats, self.deal_number)

    @property
    def draft(self) -> RulesDraft:
        """The rules as they are changed in the dialog."""
        return RulesDraft.of(self.rules, self.preset)


def usual_names() -> list[str]:
    """By seat, in the player's language, as long as no other was chosen; the person at the table first."""
    return [translated(words) for words in dialogs.DEFAULT_NAMES]


def first_choice(
    rules: RuleSet,
    name: str = "",
    names: Sequence[str] = (),
    levels: Sequence[str] = (),
    preset: str = "classic",
) -> GameChoice:
    """What the dialog begins with; what is not given is as at first. `names` and `levels` are those of the others."""
    usual = usual_names()
    seats = [SeatPlayer(name or usual[0], HUMAN)]
    for seat in range(1, MOST_SEATS):
        own = names[seat - 1] if seat <= len(names) and names[seat - 1] else usual[seat]
        chosen = levels[seat - 1] if seat <= len(levels) else ""
        level = chosen if chosen in LEVELS else usual_level(rules, seat)
        seats.append(SeatPlayer(own, level))
    return GameChoice(rules, tuple(seats[: rules.players]), preset=preset, others=tuple(seats[rules.players :]))
