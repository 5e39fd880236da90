"""Worlds agree with what a seat knows, and with nothing else."""

from random import Random

import pytest

from canasta_desktop.engine.cards import KIND_OF, RED_THREE, count_kinds, full_deck
from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.state import CountState
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.state import RoundState
from canasta_desktop.engine.view import PlayerView, view_of
from canasta_desktop.players.hidden import visible_counts, visible_round
from canasta_desktop.players.worlds import Worlds
from tests.engine.rule_sets import ALL_PRESETS
from tests.players.tables import CLASSIC, positions


def a_world(view: PlayerView, seed: int) -> CountState:
    return Worlds(view, visible_counts(view, visible_round(view))).draw(Random(seed))


def cards_in(world: CountState, state: RoundState) -> list[int]:
    """All cards of a world by kind."""
    counts = count_kinds([card for laid in state.red_threes for card in laid])
    for melds in state.melds:
        for meld in melds.values():
            for card in meld.cards:
                counts[KIND_OF[card]] += 1
    for kind in (*world.stock, *world.pile):
        counts[kind] += 1
    for hand in world.hands:
        counts = [count + more for count, more in zip(counts, hand, strict=True)]
    return counts


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_every_card_of_the_deck_is_in_a_world_once(name: str, players: int) -> None:
    rules = preset(name, players)
    for place, (state, _) in enumerate(positions(rules, 2, ("skilled", "casual"))):
        world = a_world(view_of(state, state.turn), place)
        assert cards_in(world, state) == count_kinds(full_deck(rules.decks))
        assert list(map(sum, world.hands)) == world.sizes == list(map(len, state.hands))
        assert len(world.stock) == len(state.stock)


def test_the_own_hand_and_known_cards_are_in_every_world() -> None:
    seen = 0
    for place, (state, _) in enumerate(positions(CLASSIC, 6, ("casual",))):
        view = view_of(state, state.turn)
        world = a_world(view, place)
        assert world.hand == counted(state).hand
        for seat, cards in enumerate(view.known):
            known = count_kinds(cards)
            assert all(held >= least for held, least in zip(world.hands[seat], known, strict=True))
            seen += len(cards)
    assert seen > 50


def test_nobody_holds_a_red_three_that_must_be_laid_at_once() -> None:
    for place, (state, _) in enumerate(positions(CLASSIC, 6, ("casual",))):
        world = a_world(view_of(state, state.turn), place)
        assert not any(hand[RED_THREE] for hand in world.hands)


def test_worlds_differ_and_are_those_of_the_seed() -> None:
    state, _ = next(positions(CLASSIC, 6, ("casual",)))
    view = view_of(state, state.turn)
    drawn = [a_world(view, seed).hands for seed in (1, 2, 1)]
    assert drawn[0] == drawn[2] != drawn[1]


def test_the_real_hands_are_no_likelier_than_others() -> None:
    state, _ = next(positions(CLASSIC, 6, ("casual",)))
    view = view_of(state, state.turn)
    worlds = Worlds(view, visible_counts(view, visible_round(view)))
    random = Random(3)
    other = (state.turn + 1) % 4
    real = counted(state).hands[other]
    assert all(worlds.draw(random).hands[other] != real for _ in range(200))
