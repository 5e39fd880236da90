"""What a score sheet says in sentences, seen from the person at the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.model.results import MatchResult, RoundResult
from canasta_desktop.ui.dialog_look import SideLook
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording import scores, table
from canasta_desktop.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """Who looks at the sheet: the seat, its side, how many sides there are, all names by seat, the deal number."""

    me: int
    my_side: int
    side_count: int
    names: Sequence[str]
    deal_number: int | None = None
    """What the rounds to come are dealt from; None where it is not told."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides in the order of the columns, ours first."""
        return tuple((self.my_side + step) % self.side_count for step in range(self.side_count))

    def look_of(self, side: int) -> SideLook:
        """How a side is told from the others."""
        return list(SideLook)[self.sides.index(side)]

    @property
    def alone(self) -> bool:
        """Whether each plays for themselves."""
        return self.side_count == len(self.names)

    def side_name(self, side: int) -> str:
        """We, They; the player's name where each plays alone."""
        if self.alone:
            return self.names[side]
        return translated(table.WE if side == self.my_side else table.THEY)

    def title(self, result: RoundResult, match: MatchResult | None) -> str:
        """How the round or the match ended."""
        if match is not None:
            return translated(self._won_title(match.winner))
        if self.alone and result.out_seat is not None:
            return translated(scores.round_title_alone(self._name(result.out_seat), result.round_number))
        ours = result.out_seat is not None and result.out_seat in result.sides[self.my_side].seats
        return translated(scores.round_title(result.ending, result.round_number, ours=ours))

    def summary(self, result: RoundResult, match: MatchResult | None) -> str:
        """Who went out, and what the round brought; at the end, before that, by what the match was won."""
        out = result.out_seat
        who = scores.who_went_out(
            None if out is None else self.names[out], me=out == self.me, concealed=result.out_concealed
        )
        won = [] if match is None else [scores.won_by(match.margin)]
        return " ".join(map(translated, [*won, who, self._points(result)]))

    def answers(self, result: RoundResult) -> str:
        """What partners of this side answered, and with what in hand; empty where nobody was asked."""
        ours = result.sides[self.my_side].seats
        given = [answer for answer in result.answers if answer.seat in ours and answer.seat != self.me]
        said = (scores.answered(self.names[answer.seat], answer.points, yes=answer.yes) for answer in given)
        return " ".join(map(translated, said))

    def next_round(self, result: RoundResult) -> str:
        """Who deals next and what opening takes; after a tie at the top, why there is another round."""
        words = translated(self._next_round(result))
        if self.deal_number is not None:
            words = f"{words} {translated(scores.dealt_from(self.deal_number))}"
        tied = any(side.to_go == 0 for side in result.sides)
        return f"{translated(scores.tied(alone=self.alone))} {words}" if tied else words

    def _name(self, seat: int) -> str | None:
        """The name of a player, None for the person at the table."""
        return None if seat == self.me else self.names[seat]

    def _won_title(self, winner: int) -> Sentence:
        if self.alone:
            return scores.won_alone_title(self._name(winner))
        return scores.WE_WON_TITLE if winner == self.my_side else scores.THEY_WON_TITLE

    def _points(self, result: RoundResult) -> Sentence:
        points = [(self.side_name(side), result.sides[side].score.total) for side in self.sides]
        return scores.points_of_all(points) if self.alone else scores.round_points(points[0][1], points[1][1])

    def _next_round(self, result: RoundResult) -> Sentence:
        dealer = result.next_dealer
        minimums = [(self.side_name(side), result.sides[side].next_minimum) for side in self.sides]
        if self.alone:
            return scores.next_round_alone(self._name(dealer), minimums)
        ours, theirs = minimums[0][1], minimums[1][1]
        return scores.next_round(self.names[dealer], me=dealer == self.me, ours=ours, theirs=theirs)
