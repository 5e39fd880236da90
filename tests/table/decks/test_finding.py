"""Decks of other programs are found where those put them."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from canasta_desktop.table.decks.finding import deck_roots, find_decks
from tests.table.decks.small_decks import gnome_deck, kde_deck


def ids(*roots: Path, chosen: str = "") -> list[str]:
    return [deck.deck_id for deck in find_decks(roots, chosen)]


def test_decks_of_both_kinds_are_found_by_folder_and_by_file(tmp_path: Path) -> None:
    kde_deck(tmp_path, "svg-small")
    gnome_deck(tmp_path, "anglo.svgz")
    assert ids(tmp_path) == ["kde:svg-small", "gnome:anglo.svgz"]


def test_names_that_are_not_ascii_are_as_good_as_others(tmp_path: Path) -> None:
    root = tmp_path / "Työpöytä é à"
    kde_deck(root, "kortit å # %")
    gnome_deck(root, "Атласные.svgz")
    found = find_decks([root])
    assert [deck.deck_id for deck in found] == ["kde:kortit å # %", "gnome:Атласные.svgz"]
    assert found[1].name("fi") == "Атласные"


def test_a_deck_has_a_name_in_each_language(tmp_path: Path) -> None:
    kde_deck(tmp_path, "svg-small", description="Name=Small\nName[fi]=Pieni\nName[pt_BR]=Pequeno\nAuthor=Ann\n")
    gnome_deck(tmp_path, "anglo_modern-4.svgz")
    kde, gnome = find_decks([tmp_path])
    assert [kde.name(language) for language in ("fi_FI", "fi", "fr_FR", "pt_BR")] == [
        "Pieni",
        "Pieni",
        "Small",
        "Pequeno",
    ]
    assert (kde.author, gnome.name("fi")) == ("Ann", "Anglo modern 4")


def test_of_two_decks_with_one_name_the_earlier_place_wins(tmp_path: Path) -> None:
    mine, theirs = kde_deck(tmp_path / "mine", "svg-small"), kde_deck(tmp_path / "theirs", "svg-small")
    (found,) = find_decks([tmp_path / "mine", tmp_path / "theirs"])
    assert found.file == mine != theirs


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_decks_behind_links_are_found(tmp_path: Path) -> None:
    kde_deck(tmp_path / "elsewhere", "svg-small")
    gnome_deck(tmp_path / "elsewhere", "anglo.svgz")
    (tmp_path / "here").mkdir()
    for name in ("carddecks", "aisleriot"):
        (tmp_path / "here" / name).symlink_to(tmp_path / "elsewhere" / name)
    assert ids(tmp_path / "here") == ["kde:svg-small", "gnome:anglo.svgz"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep names in Unicode")
def test_a_name_that_is_no_text_does_no_harm(tmp_path: Path) -> None:
    kde_deck(tmp_path, os.fsdecode(b"b\xe4d"))
    gnome_deck(tmp_path, os.fsdecode(b"b\xe4d.svgz"))
    gnome_deck(tmp_path, "anglo.svgz")
    assert ids(tmp_path) == ["gnome:anglo.svgz"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")
def test_a_pipe_in_the_place_of_a_description_is_not_waited_for(tmp_path: Path) -> None:
    kde_deck(tmp_path, "svg-small")
    (tmp_path / "carddecks" / "pipe").mkdir()
    os.mkfifo(tmp_path / "carddecks" / "pipe" / "index.desktop")
    assert ids(tmp_path) == ["kde:svg-small"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_deck_whose_file_the_system_does_not_tell_of_is_left_out(tmp_path: Path) -> None:
    kde_deck(tmp_path, "endless", description=f"SVG={'a' * 5000}.svg\nName=Endless\n[Other]\n")
    gnome_deck(tmp_path, "anglo.svgz")
    (tmp_path / "aisleriot" / "cards" / "link.svgz").symlink_to("a" * 1000)
    assert ids(tmp_path) == ["gnome:anglo.svgz"]


def test_a_name_in_another_encoding_or_after_a_mark_makes_a_deck_no_worse(tmp_path: Path) -> None:
    for name, before, text in (("a", b"", "Pöytä".encode("latin-1")), ("b", b"\xef\xbb\xbf", b"Marked")):
        file = kde_deck(tmp_path, name).with_name("index.desktop")
        file.write_bytes(before + b"[KDE Backdeck]\nName=" + text + b"\nSVG=cards.svgz\n")
    assert [deck.name("en") for deck in find_decks([tmp_path])] == [
        "P\N{REPLACEMENT CHARACTER}yt\N{REPLACEMENT CHARACTER}",
        "Marked",
    ]


def test_a_name_stands_in_one_line_of_no_great_length(tmp_path: Path) -> None:
    kde_deck(tmp_path, "a", description="Name=\nAuthor=Ann\n  and\n  Bob\n")
    kde_deck(tmp_path, "b", description="Name=One\n  and two\n")
    kde_deck(tmp_path, "c", description=f"Name=Long {'w' * 5000}\n")
    unnamed, lines, long = find_decks([tmp_path])
    assert (unnamed.name("en"), unnamed.author, lines.name("en")) == ("a", "Ann and Bob", "One and two")
    assert long.name("en") == f"Long {'w' * 54}…"


@pytest.mark.parametrize(
    "description", [b"", b"\xff\xfe", b"Name=x", b"[KDE Backdeck]\nName=x", b"[KDE Backdeck\nSVG=y"]
)
def test_a_folder_without_a_good_description_is_no_deck(tmp_path: Path, description: bytes) -> None:
    folder = tmp_path / "carddecks" / "odd"
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_bytes(description)
    assert ids(tmp_path) == []


def test_places_that_are_not_there_hold_nothing(tmp_path: Path) -> None:
    (tmp_path / "carddecks").write_text("a file", encoding="ascii")
    assert ids(tmp_path, tmp_path / "none") == []


@pytest.mark.parametrize("name", ["zero\0byte", "half a \ud800 sign", "long" * 2000])
def test_a_folder_that_cannot_be_holds_nothing(name: str) -> None:
    assert ids(Path(name), chosen=name) == []


def test_in_the_chosen_folder_decks_may_lie_openly(tmp_path: Path) -> None:
    file = gnome_deck(tmp_path, "mine.svgz")
    folder = kde_deck(tmp_path, "own").parent
    openly = tmp_path / "openly"
    openly.mkdir()
    file.rename(openly / "mine.svgz")
    folder.rename(openly / "own")
    assert ids(openly) == []
    assert ids(openly, chosen=str(openly)) == ["kde:own", "gnome:mine.svgz"]


def test_the_usual_places_come_first_and_the_chosen_one_last(tmp_path: Path) -> None:
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
    roots = deck_roots(str(tmp_path))
    assert roots[0] == Path(places[0])
    assert Path("/app/share") in roots
    assert roots[-1] == tmp_path
    assert tmp_path not in deck_roots()
