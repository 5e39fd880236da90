"""How the skilled player keeps its manners and reads the score, told in small tables."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from canasta_desktop.commands.blunder_counting import Blunder, Found, blunders_in
from canasta_desktop.engine.apply import apply
from canasta_desktop.engine.count_core.beginning import counted
from canasta_desktop.engine.count_core.tuples import move_of
from canasta_desktop.engine.deal import deck_of
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.notation import parse_move
from canasta_desktop.engine.presets import preset
from canasta_desktop.engine.rule_set import PLAYERS_OFFERED
from canasta_desktop.engine.view import view_of
from canasta_desktop.players.counting.taste import Taste
from canasta_desktop.players.counting.turn import next_move
from canasta_desktop.players.deciding import decide
from canasta_desktop.players.hidden import visible_counts, visible_round
from canasta_desktop.players.skilled import TASTES, memory_of, read_taste, taste_for
from tests.engine.rule_sets import ALL_PRESETS
from tests.players.tables import CLASSIC, a_table, decided, positions, turn_of

KINGS = "Ks Kh Kd"
QUEENS = "Qs Qs Qh Qh Qd Qd Qc"
THEIRS = ["Js Js Jh Jh Jd Jd Jc", "8s 8s 8h 8d 8c 8c 8h"]
BIG_HAND = "As As Ah Ah Ad 5s 5h 5d 7s 7h"


@pytest.mark.parametrize("hand", ["9d 6s 6h 6d", "9d As Ah Ad", "9d 3s", "9d Kc Kd"])
@pytest.mark.parametrize("pile", ["Td", "2s Td", "Td 8c 4s 8s 5d"])
def test_never_feeds_a_meld_with_a_safe_card_in_hand(hand: str, pile: str) -> None:
    for theirs in ("9s 9h 9c", "9s 9s 9h 9h 9c 9c"):
        assert decided(a_table(CLASSIC, hand, mine=[KINGS], theirs=[theirs], pile=pile), "skilled") != "discard 9d"


def test_feeds_a_meld_rather_than_throw_a_wild_on_a_frozen_pile() -> None:
    state = a_table(CLASSIC, "Qd 2c 2d Jo", mine=[KINGS], theirs=["Qs Qh Qc"], pile="2s Td")
    assert turn_of(state, "skilled")[-1] == "discard Qd"


def test_takes_a_big_pile_that_costs_no_card() -> None:
    state = a_table(CLASSIC, "9s 8c 4h 5d 6c", phase="draw", pile="4s 5s 6s 7s 9d Kc", mine=[KINGS])
    assert decided(state, "skilled").startswith("take")


def test_opens_without_a_wild_where_naturals_do() -> None:
    state = a_table(CLASSIC, "As Ah Ad 2c 2d Jo 9s 9h 8c 4h 5d", stock="")
    assert decided(state, "skilled") in {"meld As Ah Ad", "discard 4h", "discard 5d", "discard 8c"}


def test_does_not_go_out_behind_with_a_big_hand_at_the_partner() -> None:
    hands = ["Kc Kd 4s", "9h 9c 6s 6h", BIG_HAND, "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=[QUEENS, KINGS], hands=hands, theirs=THEIRS)
    assert turn_of(state, "skilled")
    assert not state.over


def test_goes_out_where_that_wins_the_match_whatever_the_partner_holds() -> None:
    hands = ["Kc Kd 4s", "9h 9c 6s 6h", BIG_HAND, "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=[QUEENS, KINGS], hands=hands, theirs=THEIRS, scores=[4900, 100])
    turn_of(state, "skilled")
    assert state.out_seat == 0


def test_does_not_go_out_where_that_loses_the_match() -> None:
    hands = ["Kc Kd 4s", "9h 9c 6s 6h Td 5c", "4h", "Qc 6d 6c Th Tc 5s"]
    mine = [QUEENS, KINGS]
    ahead = a_table(CLASSIC, "", mine=mine, hands=hands, theirs=THEIRS[:1], scores=[0, 0])
    turn_of(ahead, "skilled")
    assert ahead.out_seat == 0
    lost = a_table(CLASSIC, "", mine=mine, hands=hands, theirs=THEIRS[:1], scores=[0, 4800])
    turn_of(lost, "skilled")
    assert not lost.over


def test_answers_no_with_much_in_hand_and_the_side_behind() -> None:
    hands = ["Kc Kd 4s", "9h 9c 6s 6h", "As As Ah Ah Ad Ad Jo 4h", "Qc 6d 6c Th"]
    state = a_table(CLASSIC, "", mine=[QUEENS, KINGS], hands=hands, theirs=THEIRS)
    apply(state, parse_move("ask"))
    assert decided(state, "skilled") == "answer no"


def test_hardly_ever_blunders() -> None:
    blunders: list[Found] = []
    for number in range(25):
        match = Match(CLASSIC)
        match.deal(number % 4, deck_of(number, 3, 2))
        while match.in_round:
            assert match.state is not None
            match.play(decide("skilled", view_of(match.state, match.state.actor), legal_moves(match.state), number))
        blunders.extend(blunders_in(match))
    assert [found for found in blunders if found.blunder is not Blunder.EARLY_OUT] == []
    assert len(blunders) <= 1


@pytest.mark.parametrize("players", PLAYERS_OFFERED)
def test_the_tastes_are_those_of_the_files_with_how_they_came_about(players: int) -> None:
    data = json.loads(TASTES[players].read_text("utf-8"))
    assert {run["by"] for run in data["tuned"]} == {"python -m tests.benchmarks.tuning"}
    assert sum(run["generations"] for run in data["tuned"]) >= 20
    taste = taste_for(preset("classic", players))
    assert asdict(taste) == data["weights"]
    assert taste != Taste()


@pytest.mark.parametrize(("name", "players"), ALL_PRESETS)
def test_its_own_idea_of_a_move_is_always_a_listed_one(name: str, players: int) -> None:
    rules = preset(name, players)
    for number in range(3):
        for state, moves in positions(rules, number, ("skilled", "random")):
            if not state.this_turn.question_open:
                view = view_of(state, state.turn)
                counts = visible_counts(view, visible_round(view))
                assert move_of(state, next_move(counts, taste_for(rules), memory_of(view))) in moves


def test_what_it_sees_of_a_round_is_what_is_there() -> None:
    for state, _ in positions(CLASSIC, 4, ("skilled", "casual")):
        view = view_of(state, state.turn)
        seen, there = visible_counts(view, visible_round(view)), counted(state)
        assert seen.hand == there.hand
        for name in (
            "sizes",
            "naturals",
            "wilds",
            "points",
            "canastas",
            "red_threes",
            "pile",
            "begun",
            "added_to_older",
        ):
            assert getattr(seen, name) == getattr(there, name), name
        assert seen.added_to_older == there.added_to_older
        assert len(seen.stock) == len(there.stock)


@pytest.mark.parametrize("text", ["{", '{"weights": {"courage": 3}}', "{}"])
def test_a_file_without_weights_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "weights.json").write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"weights|Expecting"):
        read_taste(tmp_path / "weights.json")
