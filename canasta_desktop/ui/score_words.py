"""What a score sheet says in sentences, seen from the person at the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import scores, table


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """Who looks at the sheet: the seat, its side, how many sides there are, and all names by seat."""

    me: int
    my_side: int
    side_count: int
    names: Sequence[str]

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides in the order of the columns, ours first."""
        return tuple((self.my_side + step) % self.side_count for step in range(self.side_count))

    def side_name(self, side: int) -> str:
        """We, They; the player's name where each plays alone against several."""
        if side == self.my_side:
            return translated(table.WE)
        return translated(table.THEY) if self.side_count == 2 else self.names[side]

    def title(self, result: RoundResult, match: MatchResult | None) -> str:
        """How the round or the match ended."""
        if match is not None:
            return translated(scores.WE_WON_TITLE if match.winner == self.my_side else scores.THEY_WON_TITLE)
        ours = result.out_seat is not None and result.out_seat in result.sides[self.my_side].seats
        return translated(scores.round_title(result.ending, result.round_number, ours=ours))

    def summary(self, result: RoundResult, match: MatchResult | None) -> str:
        """Who went out, and what the round brought; at the end by what the match was won."""
        if match is not None:
            return translated(scores.match_won(match.margin, ours=match.winner == self.my_side))
        out = result.out_seat
        who = scores.who_went_out(
            None if out is None else self.names[out], me=out == self.me, concealed=result.out_concealed
        )
        ours, theirs = (result.sides[side].score.total for side in self.sides[:2])
        return f"{translated(who)} {translated(scores.round_points(ours, theirs))}"

    def next_round(self, result: RoundResult) -> str:
        """Who deals next and what opening takes; after a tie at the top, why there is another round."""
        dealer = result.next_dealer
        ours, theirs = (result.sides[side].next_minimum for side in self.sides[:2])
        words = scores.next_round(self.names[dealer], me=dealer == self.me, ours=ours, theirs=theirs)
        tied = any(side.to_go == 0 for side in result.sides)
        return f"{translated(scores.tied())} {translated(words)}" if tied else translated(words)
