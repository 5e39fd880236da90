"""A match: rounds, dealers, totals and who has won."""

from dataclasses import replace

import pytest

from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.events import RoundScore
from canasta_desktop.engine.match import Match, PlayedRound
from canasta_desktop.engine.moves import Draw, Pass
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import RuleSet
from canasta_desktop.engine.state import RoundState
from tests.engine.tables import KINGS, a_table


def score(total: int) -> RoundScore:
    return RoundScore(melds=total, canastas=0, red_threes=0, going_out=0, hand=0)


def with_totals(rules: RuleSet, *rounds: tuple[int, ...]) -> Match:
    """A match whose finished rounds were worth this to the sides."""
    played = [
        PlayedRound(index % rules.players, (), [], tuple(map(score, totals))) for index, totals in enumerate(rounds)
    ]
    return Match(rules, played)


def at(state: RoundState) -> Match:
    """A match whose first round stands so."""
    return Match(state.rules, [PlayedRound(0, (), state.moves)], state)


def test_a_match_begins_with_nothing(classic_three: RuleSet) -> None:
    match = Match(classic_three)
    assert (match.scores, match.winner, match.in_round) == ((0, 0, 0), None, False)


def test_totals_are_the_sums_of_all_rounds(classic: RuleSet) -> None:
    assert with_totals(classic, (1200, -300), (500, 800)).scores == (1700, 500)


def test_the_first_side_to_5000_wins(classic: RuleSet) -> None:
    assert with_totals(classic, (4995, 0)).winner is None
    assert with_totals(classic, (5000, 0)).winner == 0


def test_french_is_won_with_5000(french: RuleSet) -> None:
    assert with_totals(french, (0, 4995)).winner is None
    assert with_totals(french, (0, 5000)).winner == 1


def test_thirteen_is_won_with_5000(thirteen: RuleSet) -> None:
    assert with_totals(thirteen, (0, 4995)).winner is None
    assert with_totals(thirteen, (0, 5000)).winner == 1


def test_six_players_need_10000(classic_six: RuleSet) -> None:
    assert with_totals(classic_six, (9995, 0)).winner is None
    assert with_totals(classic_six, (0, 10000)).winner == 1


def test_of_two_sides_over_the_target_the_higher_wins(classic: RuleSet) -> None:
    assert with_totals(classic, (5000, 5005)).winner == 1


def test_a_tie_at_the_top_means_another_round(classic_three: RuleSet) -> None:
    assert with_totals(classic_three, (5200, 100, 5200)).winner is None
    assert with_totals(classic_three, (5200, 5100, 5100)).winner == 0


def test_a_won_match_has_no_further_round(classic: RuleSet) -> None:
    with pytest.raises(ValueError, match="the match is over"):
        with_totals(classic, (5000, 0)).deal(1, deck_of(1, 0, 2))


def test_the_deal_passes_clockwise(classic: RuleSet) -> None:
    match = with_totals(classic, (100, 100))
    assert (Match(classic).next_dealer(3), match.next_dealer(3)) == (3, 1)
    with pytest.raises(ValueError, match="another seat is to deal"):
        match.deal(2, deck_of(1, 0, 2))
    match.deal(1, deck_of(1, 0, 2))
    assert match.rounds[-1].dealer == 1


def test_after_the_last_seat_the_first_deals(classic: RuleSet) -> None:
    assert with_totals(classic, *[(0, 0)] * 4).next_dealer(0) == 0


def test_no_round_begins_while_one_is_played(classic: RuleSet) -> None:
    match = Match(classic)
    match.deal(0, deck_of(1, 0, 2))
    with pytest.raises(ValueError, match="a round is being played"):
        match.deal(1, deck_of(1, 1, 2))


def test_no_move_is_made_before_the_first_deal(classic: RuleSet) -> None:
    with pytest.raises(ValueError, match="no round was dealt"):
        Match(classic).play(Draw())


def test_a_refused_deck_leaves_the_match_as_it_was(classic: RuleSet) -> None:
    match = Match(classic)
    with pytest.raises(ValueError, match="not the deck"):
        match.deal(0, deck_of(1, 0, 3))
    assert match == Match(classic)


def test_a_round_in_play_keeps_its_moves_and_has_no_result(classic: RuleSet) -> None:
    match = Match(classic)
    match.deal(0, deck_of(1, 0, 2))
    match.play(Draw())
    assert match.rounds[0].moves == [(1, Draw())]
    assert (match.rounds[0].result, match.scores) == (None, (0, 0))


def test_a_finished_round_has_its_result(classic: RuleSet) -> None:
    match = at(a_table(classic, "4s", phase="draw", stock="", mine=[KINGS]))
    match.play(Pass(), 0)
    result = match.rounds[0].result
    assert result is not None
    assert [score.total for score in result] == [70 + 500 - 5 - 10, -30]
    assert match.scores == (555, -30)


def test_nobody_has_won_while_a_round_is_played(classic: RuleSet) -> None:
    match = with_totals(classic, (5000, 0))
    match = replace(match, state=a_table(classic, "4s"))
    assert match.winner is None


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_scores_of_earlier_rounds_set_the_minimum_of_the_next(players: int) -> None:
    rules = preset("classic", players)
    match = with_totals(rules, (1500, *[0] * (rules.sides - 1)))
    match.deal(1, deck_of(1, 1, rules.decks))
    assert match.state is not None
    assert match.state.standing(0).minimum == 90
    assert match.state.standing(1).minimum == 50
