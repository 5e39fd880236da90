"""What is heard, and when: a card's sound as it lands, each thing once."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from canasta_desktop.engine.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    PileTaken,
    RoundDealt,
    RoundEnded,
    RoundEnding,
    RoundScore,
    TurnBegan,
)
from canasta_desktop.model.happening import Happening
from canasta_desktop.model.pace import Pace
from canasta_desktop.model.sounds import Sound, sound_of, sounds_of
from canasta_desktop.table.motion import durations
from canasta_desktop.table.motion.course import steps_of
from tests.table.motion.conftest import Stage
from tests.table.motion.playing import round_of
from tests.table.motion.settled import before, first_with

NewStage = Callable[..., Stage]


def heard_on(stage: Stage) -> list[Sound]:
    heard: list[Sound] = []
    stage.motion.heard.connect(heard.append)
    return heard


def discard_before_mine() -> Happening:
    """Another player discards, then it is the person's turn."""
    return next(
        happening
        for seed in range(9)
        for happening in round_of(seed)
        if any(isinstance(event, CardDiscarded) for event in happening.events)
        and happening.events[-1] == TurnBegan(happening.after.me)
    )


def test_a_discard_is_heard_when_the_card_lands(stage: Stage) -> None:
    heard = heard_on(stage)
    discard, _ = first_with(CardDiscarded, seat=1)
    before(stage, discard)
    stage.motion.play(discard)
    stage.clock.advance(durations.MOVE - 1)
    assert heard == []
    stage.clock.advance(1)
    assert heard[0] is Sound.DISCARD


def test_the_own_turn_is_heard_after_the_card_has_landed(stage: Stage) -> None:
    heard = heard_on(stage)
    discard = discard_before_mine()
    before(stage, discard)
    stage.motion.play(discard)
    stage.clock.run_out()
    assert heard == [Sound.DISCARD, Sound.YOUR_TURN]


def test_a_deal_is_heard_once_from_its_first_card_on(stage: Stage) -> None:
    heard = heard_on(stage)
    deal = round_of(1)[0]
    stage.motion.play(deal)
    stage.clock.advance(durations.MOVE - 1)
    assert heard == []
    stage.clock.advance(1)
    assert heard == [Sound.DEAL]
    stage.clock.run_out()
    assert heard.count(Sound.DEAL) == 1
    assert set(heard) <= {Sound.DEAL, Sound.DRAW, Sound.LAY, Sound.YOUR_TURN}


def test_a_pile_that_is_taken_is_heard_while_it_comes(stage: Stage) -> None:
    taken, _ = first_with(PileTaken)
    heard = heard_on(stage)
    before(stage, taken)
    stage.motion.play(taken)
    stage.clock.run_out()
    assert heard[0] is Sound.DRAW
    assert Sound.LAY in heard


def test_a_canasta_is_heard_as_its_ribbon_unrolls() -> None:
    canasta, _ = first_with(CanastaCompleted)
    (ribbon,) = [step for step in steps_of(canasta) if step.ribbon is not None]
    assert ribbon.sounds[0] == (0.0, Sound.CANASTA)


@pytest.mark.parametrize("dropped", [False, True])
def test_every_sound_of_what_happens_is_given_a_moment(dropped: bool) -> None:
    for seed in range(4):
        for happening in round_of(seed):
            steps = steps_of(happening, dropped=dropped)
            told = {sound for step in steps for _, sound in step.sounds}
            if steps:
                assert told == set(sounds_of(happening.events, happening.after))
            for step in steps:
                moments = [moment for moment, _ in step.sounds]
                assert moments == sorted(moments)
                assert all(0 <= moment <= step.ends_at for moment in moments)


def test_without_movements_everything_is_heard_at_once_and_once(new_stage: NewStage) -> None:
    stage = new_stage(Pace.OFF)
    heard = heard_on(stage)
    discard = discard_before_mine()
    before(stage, discard)
    stage.motion.play(discard)
    assert heard == [Sound.DISCARD, Sound.YOUR_TURN]


def test_what_the_person_has_dropped_is_heard_at_once(stage: Stage) -> None:
    discard, _ = first_with(CardDiscarded, seat=0)
    heard = heard_on(stage)
    before(stage, discard)
    stage.motion.play(discard, by_hand=True)
    assert heard == [Sound.DISCARD]


def test_of_a_movement_cut_short_only_the_last_sound_is_heard(stage: Stage) -> None:
    heard = heard_on(stage)
    discard = discard_before_mine()
    before(stage, discard)
    stage.motion.play(discard)
    stage.motion.finish()
    assert heard == [Sound.YOUR_TURN]
    stage.clock.run_out()
    assert heard == [Sound.YOUR_TURN]


def test_a_round_is_won_by_the_side_with_the_most_points_of_it() -> None:
    table = round_of(1)[0].after
    scores = (RoundScore(100, 0, 0, 0, -20), RoundScore(50, 0, 0, 0, 0))
    ended = RoundEnded(RoundEnding.WENT_OUT, scores, ())
    assert sound_of(ended, table) is Sound.ROUND_WON
    assert sound_of(ended, replace(table, my_side=1)) is None


def test_the_turns_and_draws_of_others_are_told_apart_from_mine() -> None:
    table = round_of(1)[0].after
    assert sound_of(TurnBegan(1), table) is None
    assert sound_of(TurnBegan(0), table) is Sound.YOUR_TURN
    assert sound_of(CardsDrawn(1, (), 2), table) is Sound.DRAW
    assert sounds_of([RoundDealt(0, (), ()), TurnBegan(0), TurnBegan(0)], table) == (Sound.DEAL, Sound.YOUR_TURN)
