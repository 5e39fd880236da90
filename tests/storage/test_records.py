import json
import re
from pathlib import Path

import pytest

from canasta_desktop.engine.match import Match
from canasta_desktop.engine.presets import PRESETS, house_rules, preset
from canasta_desktop.engine.rule_set import OPTIONS, PLAYERS_OFFERED
from canasta_desktop.storage.records import (
    Record,
    Seat,
    new_record,
    parse_record,
    read_record,
    record_text,
    write_record,
)
from tests.storage.played import form_of, played_match, record_of, seats_of

SAVES = Path(__file__).parents[1] / "saves"


@pytest.mark.parametrize("players", PLAYERS_OFFERED)
@pytest.mark.parametrize("name", PRESETS)
def test_a_record_read_again_is_the_same_match(name: str, players: int) -> None:
    record = record_of(played_match(preset(name, players), seed=players, rounds=2, last_moves=40))
    assert parse_record(record_text(record)) == record


def test_a_record_of_a_match_without_rounds_is_read() -> None:
    record = record_of(Match(preset("classic", 4)))
    assert parse_record(record_text(record)) == record


def test_a_finished_match_is_read_with_its_winner() -> None:
    match = played_match(house_rules("classic", 4, {"target": 1}), rounds=20)
    assert match.winner is not None
    assert parse_record(record_text(record_of(match))).match.winner == match.winner


def test_a_record_is_written_in_the_form_that_every_program_can_read() -> None:
    form = form_of(played_match(rounds=2, last_moves=5))
    assert (form["format"], form["version"]) == ("canasta-record", 1)
    assert re.fullmatch(r"canasta-desktop \d+\.\d+\.\d+", form["program"])
    assert form["rules"]["preset"] == "classic"
    assert tuple(form["rules"]["options"]) == OPTIONS
    assert form["seats"][:2] == [{"name": "You", "player": "human"}, {"name": "Seat 1", "player": "casual"}]
    finished, unfinished = form["rounds"]
    assert set(finished) == {"dealer", "deck", "moves", "result"}
    assert set(finished["result"][0]) == {"melds", "canastas", "red_threes", "going_out", "hand", "total"}
    assert len(finished["deck"].split()) == 108
    assert all(re.match(r"[0-3] (draw|take|meld|discard|ask|answer)", move) for move in finished["moves"])
    assert set(unfinished) == {"dealer", "deck", "moves"}


def test_rules_that_are_no_preset_are_called_custom() -> None:
    form = form_of(Match(house_rules("classic", 4, {"canasta_size": 6})))
    assert form["rules"]["preset"] == "custom"
    assert form["rules"]["options"]["canasta_size"] == 6


def test_unknown_keys_are_ignored_and_not_written_again() -> None:
    form = form_of(played_match())
    plain = json.dumps(form)
    form["mood"] = {"weather": [1, None]}
    form["rules"]["house"] = "ours"
    form["seats"][0]["colour"] = "red"
    form["rounds"][0]["seconds"] = 12.5
    form["rounds"][0]["result"][0]["bonus"] = 3
    assert record_text(parse_record(json.dumps(form))) == record_text(parse_record(plain))


def test_what_is_not_required_may_be_left_out() -> None:
    form = form_of(played_match())
    del form["program"], form["created"]
    assert parse_record(json.dumps(form)).created == ""


def test_a_computer_player_that_nobody_knows_is_kept_by_its_name() -> None:
    form = form_of(Match(preset("classic", 4)))
    form["seats"][2]["player"] = "grandmaster"
    assert parse_record(json.dumps(form)).seats[2] == Seat("Seat 2", "grandmaster")


def test_a_byte_order_mark_is_no_hindrance(tmp_path: Path) -> None:
    record = record_of(played_match())
    path = tmp_path / "marked.canasta"
    path.write_bytes(b"\xef\xbb\xbf" + record_text(record).encode("utf-8"))
    assert read_record(path) == record


@pytest.mark.parametrize("name", ["Ällötys", "甲乙", "🂡 & Co", 'a"\\\n\x00b', "", "x" * 10_000])
def test_any_name_comes_back(tmp_path: Path, name: str) -> None:
    match = Match(preset("classic", 2))
    record = Record(match, (Seat(name), Seat("B", name + "!")))
    write_record(tmp_path / "r.canasta", record)
    assert read_record(tmp_path / "r.canasta").seats == record.seats


def test_half_a_character_in_a_name_does_not_prevent_saving() -> None:
    match = Match(preset("classic", 2))
    assert parse_record(record_text(Record(match, (Seat("A\udcc3"), Seat("B"))))).seats[0] == Seat("A?")


def test_a_new_record_says_when_it_began_and_by_what_program() -> None:
    match = played_match()
    record = new_record(match, seats_of(match))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", record.created)
    assert record.program.startswith("canasta-desktop ")


def test_the_saved_match_of_version_1_is_read_for_ever() -> None:
    record = read_record(SAVES / "version-1.canasta")
    match = record.match
    assert match.rules == preset("classic", 4)
    assert match.scores == (2215, 1880)
    assert [len(played.moves) for played in match.rounds] == [51, 71, 107, 57]
    assert match.in_round
    assert [seat.player for seat in record.seats] == ["human", "novice", "casual", "novice"]
    assert record.seats[2].name == "Työpöytä é"
    assert record.created == "2026-11-29T18:00:00Z"


def test_the_saved_match_of_version_1_is_written_the_same() -> None:
    path = SAVES / "version-1.canasta"
    assert record_text(read_record(path)) == path.read_text("utf-8")
