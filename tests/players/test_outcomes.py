"""How outcomes are judged: guessed, but to the end where that is near and may decide the match."""

import pytest

from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.view import PlayerView, view_of
from canasta_desktop.players.outcomes import GuessedRounds, WholeRounds, outcome_for
from tests.players.tables import CLASSIC, a_dealt_round, positions


def a_view(scores: tuple[int, int], stock: int) -> PlayerView:
    """A position of a round with at most so many cards in the stock."""
    for state, _ in positions(CLASSIC, 3, ("skilled",)):
        if len(state.stock) <= stock:
            state.scores = scores
            return view_of(state, state.actor)
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("scores", "stock", "wanted"),
    [
        ((0, 0), 90, GuessedRounds),
        ((0, 0), 20, GuessedRounds),
        ((4000, 0), 90, GuessedRounds),
        ((0, 4000), 20, WholeRounds),
    ],
)
def test_rounds_are_played_to_the_end_where_it_is_near_and_may_decide(
    scores: tuple[int, int], stock: int, wanted: type
) -> None:
    assert type(outcome_for(a_view(scores, stock))) is wanted


def test_three_who_play_alone_are_not_guessed_at() -> None:
    state = a_dealt_round(preset("classic", 3), 1)
    assert type(outcome_for(view_of(state, state.actor))) is WholeRounds


def test_what_one_side_is_ahead_the_other_is_behind() -> None:
    for number, (state, _) in enumerate(positions(CLASSIC, 4, ("skilled",))):
        if number % 10 == 0:
            leads = [outcome_for(view_of(state, seat))(counted(state)) for seat in (0, 1)]
            assert leads[0] == pytest.approx(-leads[1])
