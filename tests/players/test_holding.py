"""Where unseen cards most likely lie, from what everybody saw."""

from random import Random
from statistics import fmean

import pytest

from canasta_desktop.engine.cards import KIND_OF, KINDS
from canasta_desktop.engine.moves import Discard, Draw
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.hidden import visible_counts, visible_round
from canasta_desktop.players.holding import fitted_weights, holding_facts, likeliness
from canasta_desktop.players.worlds import Worlds
from tests.engine.rule_sets import ALL_PRESETS
from tests.players.tables import CLASSIC, a_table, positions

KING = 1


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_every_fact_has_a_weight(name: str, players: int) -> None:
    names = set(fitted_weights())
    for state, _ in positions(preset(name, players), 4, ("skilled",)):
        for of_seat in holding_facts(view_of(state, state.actor)):
            for facts in of_seat:
                assert set(facts) <= names


def test_a_hand_rarely_holds_what_its_side_has_melded() -> None:
    state = a_table(CLASSIC, "4s 5s 6s", theirs=["Ks Kh Kd"], hands=["4s 5s 6s", "4h 5h", "4d 5d", "4c 5c"])
    likely = likeliness(view_of(state, 0), fitted_weights())
    assert likely[1][KING] < likely[2][KING] / 4
    assert likely[3][KING] < likely[2][KING] / 4


def test_what_was_thrown_away_is_remembered_and_rarely_still_held() -> None:
    remembered = 0
    for state, _ in positions(CLASSIC, 8, ("skilled",)):
        view = view_of(state, state.actor)
        seat, thrown = view.moves[-1] if view.moves else (0, Draw())
        if isinstance(thrown, Discard):
            facts = holding_facts(view)[seat][KIND_OF[thrown.card]]
            assert not any("thrown" in name and "now" not in name for name in facts)
            remembered += "thrown now" in facts
    weights = fitted_weights()
    assert remembered > 10
    assert weights["thrown never"] > max(weights["thrown now"], weights["thrown lately"]) + 0.5


def test_without_weights_all_cards_are_as_likely_anywhere() -> None:
    state = a_table(CLASSIC, "4s 5s 6s", theirs=["Ks Kh Kd"])
    assert likeliness(view_of(state, 0), {}) == [[1.0] * KINDS] * 4


def test_worlds_put_cards_where_they_likely_lie() -> None:
    state = a_table(CLASSIC, "4s 5s 6s", theirs=["Ks Kh Kd"], hands=["4s 5s 6s", "4h 5h 8s", "4d 5d 8h", "4c 5c 8d"])
    view = view_of(state, 0)
    visible, random = visible_counts(view, visible_round(view)), Random(1)
    kings = []
    for weights in ({}, fitted_weights()):
        worlds = Worlds(view, visible, weights)
        kings.append(fmean(worlds.draw(random).hands[1][KING] for _ in range(400)))
    assert kings[1] < kings[0] / 2
