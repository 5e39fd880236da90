import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from canasta_desktop.app import preference_keeper
from canasta_desktop.app.preference_keeper import PREFERENCES
from canasta_desktop.app.settings_keeper import SettingsKeeper
from canasta_desktop.engine.presets import preset
from canasta_desktop.model.hand_order import SortMode
from canasta_desktop.model.pace import Pace
from canasta_desktop.ui import game_choice
from canasta_desktop.ui.game_choice import first_choice

CLASSIC = preset("classic", 4)


def test_everything_is_found_again_at_the_next_start(settings: SettingsKeeper, settings_file: Path) -> None:
    settings.keep_pace(Pace.FAST)
    settings.keep_sort_mode(SortMode.SUIT)
    settings.keep_window("AdnQ", maximised=True)
    settings.remember_file(Path("/there/ours.canasta"))
    choice = first_choice(
        replace(CLASSIC, target=2500), "Kaisa", ["Ville", "Aino", "Eero"], ["casual", "novice", "casual"]
    )
    settings.remember(choice)
    again = SettingsKeeper(settings_file)
    assert (again.pace, again.sort_mode) == (Pace.FAST, SortMode.SUIT)
    assert (again.window_place, again.maximised) == ("AdnQ", True)
    assert again.recent_files == [Path("/there/ours.canasta")]
    assert again.first_choice() == choice
    assert again.set_aside is None


def test_house_rules_and_those_who_do_not_play_are_found_again(settings: SettingsKeeper, settings_file: Path) -> None:
    ours = replace(preset("french", 3), hand_size=9)
    choice = first_choice(ours, "Kaisa", ["Ville", "Aino", "Eero", "Lempi", "Toivo"], ["casual"] * 5, "french")
    settings.remember(choice)
    assert SettingsKeeper(settings_file).first_choice() == choice


def test_levels_that_were_only_the_usual_ones_are_not_kept_as_chosen(settings: SettingsKeeper) -> None:
    settings.remember(first_choice(preset("classic", 3), levels=["novice"]))
    assert [seat.player for seat in settings.other_seats] == ["novice", "", "", "", ""]


def test_names_that_were_only_the_usual_ones_are_those_of_the_next_language(
    settings: SettingsKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.remember(first_choice(CLASSIC, names=["", "Ville"]))
    monkeypatch.setattr(game_choice, "translated", lambda words: f"Finnish {words.text}")
    names = [seat.name for seat in settings.first_choice().seats]
    assert names == ["Finnish You", "Finnish Anna", "Ville", "Finnish Marie"]


PREFERRED = {
    "pace": Pace.SLOW,
    "language": "fi",
    "theme": "dark",
    "deck": "four",
    "back": "green",
    "index_letters": "language",
    "deck_folder": "/decks",
    "sound": True,
    "volume": 5,
    "think_ms": 2000,
    "hints": False,
    "reduced_motion": "on",
    "keys": {"draw": ["F5"]},
}


@pytest.mark.parametrize("name", PREFERENCES)
def test_each_preference_is_told_once_and_found_again(settings: SettingsKeeper, settings_file: Path, name: str) -> None:
    told: list[object] = []
    getattr(settings, f"{name}_changed").connect(told.append)
    for _ in range(2):
        getattr(settings, f"keep_{name}")(PREFERRED[name])
    assert told == [PREFERRED[name]]
    assert getattr(settings, name) == getattr(SettingsKeeper(settings_file), name) == PREFERRED[name]


def test_what_another_program_prefers_meanwhile_is_told(settings: SettingsKeeper, settings_file: Path) -> None:
    other, told = SettingsKeeper(settings_file), list[str]()
    settings.theme_changed.connect(told.append)
    other.keep_theme("dark")
    settings.keep_volume(10)
    assert told == ["dark"]


def test_an_order_made_by_hand_is_not_looked_for(settings: SettingsKeeper) -> None:
    settings.keep_sort_mode(SortMode.MANUAL)
    assert settings.sort_mode is SortMode.RANK


def test_broken_settings_are_set_aside_and_named(settings_file: Path) -> None:
    settings_file.parent.mkdir()
    settings_file.write_text('{"pace": "fast", "sort_mode": 7', encoding="utf-8")
    settings = SettingsKeeper(settings_file)
    assert settings.set_aside == settings_file.with_name("settings.json.bak")
    assert settings.pace is Pace.NORMAL


def test_a_disk_that_refuses_is_told_once(settings: SettingsKeeper, settings_file: Path) -> None:
    settings_file.parent.write_text("a file where the folder should be", encoding="utf-8")
    told: list[OSError] = []
    settings.failed.connect(told.append)
    settings.keep_pace(Pace.FAST)
    settings.keep_pace(Pace.SLOW)
    assert len(told) == 1
    assert settings.pace is Pace.SLOW


def test_a_folder_that_the_system_does_not_tell_of_is_told_once(tmp_path: Path) -> None:
    # As a folder that belongs to somebody else.
    settings = SettingsKeeper(tmp_path / ("w" * 300) / "settings.json")
    told: list[OSError] = []
    settings.failed.connect(told.append)
    settings.keep_pace(Pace.FAST)
    settings.keep_window("AdnQ", maximised=True)
    assert len(told) == 1
    assert settings.pace is Pace.FAST


def test_the_files_that_are_offered_follow(settings: SettingsKeeper) -> None:
    told: list[list[Path]] = []
    settings.recent_files_changed.connect(lambda: told.append(settings.recent_files))
    settings.remember_file(Path("/a"))
    settings.remember_file(Path("/b"))
    settings.forget_file(Path("/a"))
    assert told == [[Path("/a")], [Path("/b"), Path("/a")], [Path("/b")]]


def test_two_programs_do_not_undo_each_others_changes(settings: SettingsKeeper, settings_file: Path) -> None:
    other = SettingsKeeper(settings_file)
    settings.keep_pace(Pace.FAST)
    other.keep_sort_mode(SortMode.SUIT)
    settings.remember_file(Path("/ours.canasta"))
    other.remember_file(Path("/theirs.canasta"))
    settings.keep_window("AdnQ", maximised=True)
    again = SettingsKeeper(settings_file)
    assert (again.pace, again.sort_mode, again.window_place) == (Pace.FAST, SortMode.SUIT, "AdnQ")
    assert again.recent_files == [Path("/theirs.canasta"), Path("/ours.canasta")]


def test_settings_broken_meanwhile_are_kept_aside_and_ours_stay(settings: SettingsKeeper, settings_file: Path) -> None:
    settings.keep_pace(Pace.FAST)
    settings_file.write_text("{", encoding="utf-8")
    settings.keep_sort_mode(SortMode.SUIT)
    again = SettingsKeeper(settings_file)
    assert (again.pace, again.sort_mode, again.set_aside) == (Pace.FAST, SortMode.SUIT, None)
    assert settings_file.with_name("settings.json.bak").read_text("utf-8") == "{"


def test_what_a_disk_refused_is_written_with_the_next_change(settings: SettingsKeeper, settings_file: Path) -> None:
    settings.keep_sort_mode(SortMode.VALUE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preference_keeper, "save_settings", refuse)
        settings.keep_pace(Pace.FAST)
    settings.keep_sort_mode(SortMode.SUIT)
    again = SettingsKeeper(settings_file)
    assert (again.pace, again.sort_mode) == (Pace.FAST, SortMode.SUIT)


def refuse(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_level_chosen_for_a_seat_counts_from_the_next_game_on(settings: SettingsKeeper, settings_file: Path) -> None:
    assert {seat.player for seat in settings.other_seats} == {""}
    assert [seat.player for seat in settings.first_choice().seats] == ["human", "casual", "expert", "casual"]
    settings.keep_level(3, "novice")
    again = SettingsKeeper(settings_file)
    assert [seat.player for seat in again.other_seats] == ["", "", "novice", "", ""]
    assert [seat.player for seat in again.first_choice().seats] == ["human", "casual", "expert", "novice"]
    again.keep_level(3, "")
    assert again.first_choice() == SettingsKeeper(settings_file.with_name("none.json")).first_choice()


def test_a_level_that_this_program_does_not_know_is_the_usual_one(settings_file: Path) -> None:
    settings_file.parent.mkdir()
    settings_file.write_text('{"seat_levels": ["wizard", "novice"]}')
    settings = SettingsKeeper(settings_file)
    assert settings.set_aside is None
    assert [seat.player for seat in settings.other_seats] == ["", "novice", "", "", ""]
    assert [seat.player for seat in settings.first_choice().seats] == ["human", "casual", "novice", "casual"]


def test_settings_read_the_same_wherever_numbers_have_a_comma(settings: SettingsKeeper, settings_file: Path) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fi_FI"))
        settings.keep_think_ms(1250)
        settings.keep_volume(35)
        for name in ("fi_FI", "en_US", "C"):
            QLocale.setDefault(QLocale(name))
            again = SettingsKeeper(settings_file)
            assert (again.think_ms, again.volume, again.set_aside) == (1250, 35, None)
    finally:
        QLocale.setDefault(before)
