"""What a position promises: every feature has its weight, and the guess agrees with how rounds end."""

from statistics import correlation

import pytest

from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.state import CountState, scores
from canasta_desktop.engine.presets import house_rules, preset
from canasta_desktop.players.counting.prospects import PLACES, features
from canasta_desktop.players.counting.turn import play_on, play_out
from canasta_desktop.players.outcomes import prospects_for
from canasta_desktop.players.skilled import taste_for
from tests.engine.rule_sets import ALL_PRESETS
from tests.players.tables import CLASSIC, a_dealt_round

TASTE = taste_for(CLASSIC)
KING = 1


def a_round(number: int, turns: int) -> CountState:
    """A round of skilled players after so many turns."""
    state = counted(a_dealt_round(CLASSIC, number))
    play_on(state, TASTE, turns, 1000)
    return state


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_every_feature_has_a_weight(name: str, players: int) -> None:
    rules = preset(name, players)
    if rules.sides != 2:
        assert prospects_for(rules) is None
        return
    prospects = prospects_for(rules)
    assert prospects is not None
    state = counted(a_dealt_round(rules, 1))
    while state.ending is None:
        places, amounts = features(state)
        assert 0 <= min(places) <= max(places) < PLACES == len(prospects.places)
        assert len(amounts) == len(prospects.amounts)
        play_on(state, taste_for(rules), 1, 1000)


def test_guesses_agree_with_how_rounds_end() -> None:
    prospects = prospects_for(CLASSIC)
    assert prospects is not None
    guesses, leads = [], []
    for number in range(80):
        state = a_round(number, 22)
        if state.ending is None:
            side = state.side
            guesses.append(prospects.lead(state))
            play_out(state, [TASTE, TASTE], 5000)
            points = [score.total for score in scores(state)]
            leads.append(float(points[side] - points[1 - side]))
    assert correlation(guesses, leads) > 0.4


def test_a_canasta_more_promises_more() -> None:
    prospects = prospects_for(CLASSIC)
    state = a_round(3, 12)
    assert prospects is not None
    assert state.ending is None
    before = prospects.lead(state)
    state.opened[state.side] = True
    state.naturals[state.side][KING] = 7
    state.canastas[state.side] += 1
    state.points[state.side] += 70
    assert prospects.lead(state) > before + 200


def test_other_rules_are_not_guessed_at_but_another_target_is_no_other_rule() -> None:
    assert prospects_for(house_rules("classic", 4, {"target": 3000})) is not None
    assert prospects_for(house_rules("classic", 4, {"natural_canasta": 700})) is None


def test_playing_on_stops_where_a_turn_begins() -> None:
    state = a_round(2, 5)
    assert not state.drawn
    assert state.turn == (counted(a_dealt_round(CLASSIC, 2)).turn + 5) % 4
