"""The parts of a simulation: who sits where, what is checked, and what the numbers say."""

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.commands.simulate_plan import Plan, derived, in_chunks
from canasta_desktop.commands.simulate_playing import BrokenRound, Outcome, _play_round, play_deal, refuse_broken
from canasta_desktop.commands.simulate_statistics import lead_a_round, points_a_round
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.match import Match, PlayedRound
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.scoring import round_scores
from canasta_desktop.engine.state import RoundState
from canasta_desktop.players.deciding import EXPERT, LEVELS
from canasta_desktop.storage.records import read_record
from tests.engine.rule_sets import ALL_PRESETS

CLASSIC = preset("classic", 4)


def a_plan(*players: str) -> Plan:
    """Ten duplicate deals of classic."""
    return Plan(CLASSIC, players, 5, 10, matches=False, duplicate=True)


def test_sides_change_places_in_the_second_rotation() -> None:
    plan = a_plan("casual", "random")
    assert plan.rotations == 2
    assert plan.seating(0) == ("casual", "random", "casual", "random")
    assert plan.seating(1) == ("random", "casual", "random", "casual")
    assert [plan.party_at(side, 1) for side in (0, 1)] == [1, 0]


def test_in_every_rotation_a_party_keeps_its_players() -> None:
    plan = a_plan("a", "b", "c", "d")
    assert plan.rotations == 4
    for rotation in range(4):
        seating = plan.seating(rotation)
        for side in (0, 1):
            there = {seating[seat] for seat in CLASSIC.seats_of(side)}
            assert there == set(plan.party_players(plan.party_at(side, rotation)))


@given(st.integers(1, 3000), st.integers(1, 61))
def test_chunks_are_all_deals_in_order(count: int, jobs: int) -> None:
    assert [deal for chunk in in_chunks(count, jobs) for deal in chunk] == list(range(count))


def test_derived_numbers_differ_by_purpose_and_are_deal_numbers() -> None:
    numbers = {derived(seed, name, index) for seed in range(5) for name in ("match", "moves") for index in range(5)}
    assert len(numbers) == 50
    assert all(0 <= number < 2**63 for number in numbers)


def outcomes(*points: tuple[int, int, int]) -> list[Outcome]:
    """Outcomes of one round each: the deal and the points of two parties."""
    return [Outcome(deal, 0, (first, second), (0, 0), 1, 1) for deal, first, second in points]


def test_the_interval_is_that_of_the_deals_means() -> None:
    played = outcomes((0, 100, 0), (0, 300, 0), (1, 400, 0), (1, 400, 0), (2, 600, 0), (2, 600, 0))
    estimate = points_a_round(played, 0)
    # The means 200, 400, 600 spread by 200; 4.303 is Student's t for two degrees of freedom.
    assert estimate.mean == 400
    assert estimate.low == pytest.approx(400 - 4.303 * 200 / sqrt(3))
    assert estimate.high == pytest.approx(400 + 4.303 * 200 / sqrt(3))


def test_students_t_comes_near_the_normal_quantile() -> None:
    played = outcomes(*((deal, 100 if deal % 2 else -100, 0) for deal in range(10)))
    estimate = points_a_round(played, 0)
    assert estimate.high == pytest.approx(2.2622 * 100 / 3, rel=1e-3)


def test_the_difference_is_taken_deal_by_deal() -> None:
    estimate = lead_a_round(outcomes((0, 1000, 900), (1, 200, 100), (2, -500, -600)))
    assert (estimate.mean, estimate.low, estimate.high) == (100, 100, 100)


def test_the_best_other_is_the_side_with_the_most_points_of_all() -> None:
    played = [Outcome(deal, 0, (500, 100, 300), (1, 0, 0), 1, 1) for deal in range(3)]
    assert lead_a_round(played).mean == 200


def a_finished_round() -> tuple[RoundState, PlayedRound]:
    """A casual round played to its end by somebody going out."""
    match = Match(CLASSIC)

    match.deal(0, deck_of(1, 0, 2))
    _play_round(match, ("casual",) * 4, Random(1), 0)
    assert match.state is not None
    assert match.state.out_seat is not None
    return match.state, match.rounds[0]


def _lose_a_card(state: RoundState) -> None:
    state.stock.pop()


def _double_a_card(state: RoundState) -> None:
    state.stock[0] = state.stock[1] = 5  # type: ignore[call-overload]


def _lose_the_canastas(state: RoundState) -> None:
    state.canastas = [0, 0]


def _score_otherwise(state: RoundState) -> None:
    state.hands[0], state.hands[1] = state.hands[1], state.hands[0]
    state.out_seat = None


@pytest.mark.parametrize("broken", [_lose_a_card, _double_a_card, _lose_the_canastas, _score_otherwise])
def test_a_broken_round_is_found(broken: Callable[[RoundState], None]) -> None:
    state, played = a_finished_round()
    refuse_broken(state, played, 0)
    broken(state)
    with pytest.raises(BrokenRound):
        refuse_broken(state, played, 0)


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
@pytest.mark.parametrize("level", [level for level in LEVELS if level != EXPERT])
def test_rounds_of_every_level_end_whole_and_replay(name: str, players: int, level: str, tmp_path: Path) -> None:
    rules = preset(name, players)
    plan = Plan(rules, (level,) * rules.sides, 3, 3, matches=False, duplicate=False, records=tmp_path)
    for deal in range(3):
        outcome = play_deal(plan, deal, 0)
        match = read_record(tmp_path / f"round-{deal + 1}.canasta").match
        result = match.rounds[0].result
        assert result is not None
        assert match.state is not None
        assert result == round_scores(match.state)
        assert outcome.points == match.scores
