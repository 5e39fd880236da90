"""`canasta-desktop blunders FILE…`: what each kind of player did wrong, per 100 rounds."""

import json
from pathlib import Path
from random import Random

import pytest

from canasta_desktop.commands.blunder_counting import Blunder
from canasta_desktop.commands.blunders import Tally, blunders, count_blunders
from canasta_desktop.engine.legal_moves import legal_moves
from canasta_desktop.engine.match import Match
from canasta_desktop.engine.notation import parse_seat_move
from canasta_desktop.engine.presets import preset
from canasta_desktop.storage.records import Record, Seat, write_record
from tests.commands.running import run_program
from tests.engine.tables import stacked_deck
from tests.storage.played import played_match, record_of

CLASSIC = preset("classic", 4)
SEATS = tuple(Seat(f"Seat {seat}", "casual" if seat % 2 else "novice") for seat in range(4))


def a_fed_match() -> Match:
    """A round in which seat 1 melds three kings, and seat 2 throws it a fourth with other cards in hand."""
    match = Match(CLASSIC)
    hands = {1: "Ks Kh Kd Qs Qh Qd 4s", 2: "Kc 9s 8s"}
    match.deal(0, stacked_deck(CLASSIC, 0, hands, "5c 6c 7c 8c 9c Tc Jc"))
    for text in ("1 draw", "1 meld Ks Kh Kd + Qs Qh Qd", "1 discard 4s", "2 draw", "2 discard Kc"):
        seat, move = parse_seat_move(text)
        match.play(move, seat)
    return match


def finished(match: Match) -> Match:
    """The match with its round played on to the end by any legal moves."""
    chance = Random(4)
    while match.in_round:
        assert match.state is not None
        match.play(chance.choice(legal_moves(match.state)))
    return match


def test_blunders_are_counted_by_who_made_them() -> None:
    tallies: dict[str, Tally] = {}
    found = count_blunders(Record(finished(a_fed_match()), SEATS), tallies)
    assert (found[0].blunder, found[0].seat, found[0].round, found[0].move) == (Blunder.FEEDS_MELD, 2, 1, 5)
    assert tallies["novice"].rounds == tallies["casual"].rounds == 1
    assert tallies["novice"].counts[Blunder.FEEDS_MELD] == sum(
        each.seat % 2 == 0 and each.blunder is Blunder.FEEDS_MELD for each in found
    )


def test_a_round_in_play_counts_nowhere() -> None:
    tallies: dict[str, Tally] = {}
    assert count_blunders(Record(a_fed_match(), SEATS), tallies) == []
    assert {tally.rounds for tally in tallies.values()} == {0}


def test_figures_are_for_100_rounds() -> None:
    tally = Tally(rounds=8)
    tally.counts[Blunder.EARLY_OUT] = 2
    assert tally.per_100_rounds(Blunder.EARLY_OUT) == 25
    assert Tally().per_100_rounds(Blunder.EARLY_OUT) == 0


def test_a_folder_stands_for_its_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(2):
        write_record(tmp_path / f"{number}.canasta", record_of(played_match(seed=number)))
    (tmp_path / "notes.txt").write_text("no record", "utf-8")
    assert blunders([str(tmp_path), "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert sorted(form) == ["casual", "human"]
    assert form["casual"]["rounds"] == 2
    assert form["casual"]["per_100_rounds"]["feeds_meld"] == 50 * form["casual"]["counts"]["feeds_meld"]
    assert form["casual"]["counts"].keys() == {blunder.value for blunder in Blunder}


def test_each_blunder_can_be_listed_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "fed.canasta"
    write_record(path, Record(finished(a_fed_match()), SEATS))
    ran = run_program("blunders", "--list", path)
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"{path}: round 1 move 5: feeds_meld by novice in seat 2\n")
    assert "feeds_canasta" in ran.stdout.splitlines()[-3]


def test_a_record_that_cannot_be_read_is_told_and_the_others_counted(tmp_path: Path) -> None:
    (tmp_path / "bad.canasta").write_text("{", "utf-8")
    write_record(tmp_path / "good.canasta", record_of(played_match()))
    ran = run_program("blunders", tmp_path)
    assert ran.returncode == 1
    assert "bad.canasta: " in ran.stderr
    assert "human" in ran.stdout


def test_a_folder_without_records_is_told(tmp_path: Path) -> None:
    write_record(tmp_path / "good.canasta", record_of(played_match()))
    (tmp_path / "empty").mkdir()
    ran = run_program("blunders", tmp_path, tmp_path / "empty")
    assert ran.returncode == 1
    assert f"{tmp_path / 'empty'}: there is no record (.canasta) in this folder" in ran.stderr
    assert "human" in ran.stdout
