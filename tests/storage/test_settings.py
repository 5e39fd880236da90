"""Settings are never worth a failure: what cannot be read falls back, alone, and the file is kept."""

import json
import os
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from canasta_desktop.storage.settings import RECENT_FILES, Settings, load_settings, save_settings

CHANGED = Settings(
    window_geometry="AdnQywADAAA=",
    maximised=True,
    player_name="Äiti",
    seat_names=["West", "", "Ötökkä"],
    seat_levels=["novice", "casual", "novice"],
    pace="slow",
    sort_mode="manual",
    last_rules={"preset": "french", "players": 4, "options": {"canasta_size": 6}},
    recent_files=["/home/Työpöytä é/a # b.canasta", "/tmp/\udcc3.canasta"],
    language="fi",
    theme="dark",
    deck="kde:svg-nicu-white",
    back="green",
    index_letters="language",
    deck_folder="/home/Työpöytä",
    sound=True,
    volume=0,
    think_ms=3000,
    hints=False,
    reduced_motion="off",
    saw_contrast=True,
    keys={"draw": ["Ctrl+D", "F5"], "sort": []},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)


def test_the_first_start_has_the_defaults_and_nothing_to_tell(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.parent.exists()


def test_every_setting_comes_back(path: Path) -> None:
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, None)
    unchanged = [name for name, value in asdict(CHANGED).items() if value == getattr(Settings(), name)]
    assert unchanged == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("window_geometry", 7),
        ("maximised", 1),
        ("maximised", "yes"),
        ("player_name", None),
        ("seat_names", "West"),
        ("seat_names", ["West", 3]),
        ("seat_levels", [None]),
        ("pace", "warp"),
        ("pace", ["fast"]),
        ("sort_mode", "colour"),
        ("last_rules", {"preset": "whist", "players": 4, "options": {}}),
        ("last_rules", {"preset": "classic", "players": 4, "options": {"canasta_size": 1}}),
        ("last_rules", {"preset": "classic", "players": 4, "options": {"wild_eights": True}}),
        ("last_rules", {"preset": "classic", "players": 4, "options": {"target": 10**12}}),
        ("last_rules", {"preset": "classic", "players": 4, "options": {"red_three_value": 10**30}}),
        ("last_rules", {"preset": "classic", "players": 4, "options": {"decks": 10**9}}),
        ("last_rules", {"preset": "classic", "players": 4}),
        ("last_rules", []),
        ("recent_files", ["a"] * (RECENT_FILES + 1)),
        ("recent_files", {"a": 1}),
        ("language", 1),
        ("language", "sv"),
        ("theme", []),
        ("theme", "purple"),
        ("deck", {}),
        ("deck", "gnome:"),
        ("deck", "ours"),
        ("back", "pink"),
        ("index_letters", True),
        ("deck_folder", None),
        ("sound", 1),
        ("volume", 101),
        ("volume", True),
        ("volume", "60"),
        ("think_ms", 299),
        ("think_ms", 800.5),
        ("hints", "yes"),
        ("reduced_motion", False),
        ("saw_contrast", 1),
        ("keys", []),
        ("keys", {"draw": "D"}),
    ],
)
def test_a_bad_value_falls_back_alone_and_the_file_is_kept(path: Path, name: str, value: object) -> None:
    text = json.dumps({**asdict(CHANGED), name: value})
    write(path, text.encode("ascii"))
    settings, aside = load_settings(path)
    fallen = [entry.name for entry in fields(Settings) if getattr(settings, entry.name) != getattr(CHANGED, entry.name)]
    assert fallen == [name]
    assert getattr(settings, name) == getattr(Settings(), name)
    assert aside == path.with_name("settings.json.bak")
    assert aside.read_text("ascii") == text


def test_the_keys_of_one_action_fall_back_alone(path: Path) -> None:
    write(path, b'{"keys": {"draw": ["F5"], "sort": "F6", "take": [7]}}')
    settings, aside = load_settings(path)
    assert settings.keys == {"draw": ["F5"]}
    assert aside is not None


def test_keys_that_are_missing_or_unknown_are_no_fault(path: Path) -> None:
    write(path, b'{"pace": "fast", "mood": "good"}')
    assert load_settings(path) == (Settings(pace="fast"), None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 300,
        b"not json",
        b"[]",
        b"null",
        b'{"pace": "fast"',
        b'{"maximised": NaN}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"last_rules": ' + b"[" * 100_000,
        b'{"maximised": ' + b"9" * 5000 + b"}",
        b" " * 9_000_000,
    ],
)
def test_a_broken_file_is_set_aside_and_named(path: Path, data: bytes) -> None:
    write(path, data)
    aside = path.with_name("settings.json.bak")
    assert load_settings(path) == (Settings(), aside)
    assert aside.read_bytes() == data


@pytest.mark.parametrize("depth", [100, 300, 900])
def test_rules_that_lie_deep_are_no_failure(path: Path, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    write(path, f'{{"last_rules": {{"preset": "classic", "players": 4, "options": {{"decks": {deep}}}}}}}'.encode())
    assert load_settings(path)[0] == Settings()


def test_settings_cut_off_at_any_byte_are_no_failure(path: Path) -> None:
    save_settings(path, CHANGED)
    data = path.read_bytes()
    for size in range(len(data) - 2):
        path.write_bytes(data[:size])
        settings, aside = load_settings(path)
        assert settings == Settings()
        assert aside is not None


def test_a_folder_in_the_place_of_the_settings_is_named_and_no_failure(path: Path) -> None:
    path.mkdir(parents=True)
    assert load_settings(path) == (Settings(), path)


def test_what_cannot_be_copied_is_named_itself(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(path, b"not json")
    path.with_name("settings.json.bak").mkdir()
    assert load_settings(path) == (Settings(), path)


def test_a_failure_to_save_leaves_the_old_settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, CHANGED)

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        save_settings(path, Settings())
    assert load_settings(path) == (CHANGED, None)


def test_a_remembered_file_is_first_and_only_so_many_are_kept() -> None:
    settings = Settings()
    for number in [*range(10), 5]:
        settings = settings.with_file(Path(f"/{number}"))
    assert settings.recent_files == [str(Path(f"/{number}")) for number in (5, 9, 8, 7, 6, 4, 3, 2)]
    settings = settings.without_file(Path("/9"))
    assert settings.recent_files[:2] == [str(Path("/5")), str(Path("/8"))]
