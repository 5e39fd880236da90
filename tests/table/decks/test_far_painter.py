"""Decks of others are opened and painted in a process of their own."""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from canasta_desktop.table.decks.deck import Deck
from canasta_desktop.table.decks.far_painter import PAINTER_SWITCH, FarPainter
from canasta_desktop.table.decks.finding import FoundDeck, each_deck, find_decks
from canasta_desktop.table.decks.library import DeckLibrary
from tests.table.decks.small_decks import gnome_deck, kde_deck, small_deck

DYING = [sys.executable, "-c", "import sys; sys.stdin.readline()"]
"""Ends when it is asked anything, as one does that a picture has crashed."""


def library_of(root: Path, **painter: object) -> DeckLibrary:
    return DeckLibrary(lambda _folder: find_decks([root]), **painter)  # type: ignore[arg-type]


def test_a_deck_is_opened_and_its_cards_are_painted_at_the_pixels_that_were_asked_for(
    qtbot: QtBot, tmp_path: Path
) -> None:
    file = kde_deck(tmp_path, "svg-small", small_deck(aspect=0.6, extras=["back", "red_back"]))
    painter = FarPainter()
    with qtbot.waitSignal(painter.opened, timeout=30_000) as opened:
        painter.open(FoundDeck("kde:svg-small", file))
    deck = opened.args[0]
    assert isinstance(deck, Deck)
    assert (deck.deck_id, deck.file, round(deck.aspect, 3)) == ("kde:svg-small", file, 0.6)
    pictures: list[tuple[str, str, QImage]] = []
    painter.painted.connect(lambda *what: pictures.append(what))
    painter.paint("1_spade", 33, 55, "")
    painter.paint("back", 10, 20, "red")
    qtbot.waitUntil(lambda: len(pictures) == 2, timeout=30_000)
    painter.close()
    assert [(name, back, image.size().toTuple()) for name, back, image in pictures] == [
        ("1_spade", "", (33, 55)),
        ("back", "red", (10, 20)),
    ]
    assert pictures[0][2].pixelColor(16, 27) == QColor("#c00010")


def test_a_frozen_program_paints_by_a_switch_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    file = gnome_deck(tmp_path, "Атласные.svgz")
    painter = FarPainter([sys.executable, "-m", "canasta_desktop", PAINTER_SWITCH])
    with qtbot.waitSignal(painter.opened, timeout=30_000) as opened:
        painter.open(FoundDeck("gnome:Атласные.svgz", file))
    painter.close()
    assert opened.args[0].deck_id == "gnome:Атласные.svgz"


def test_a_painter_that_dies_says_so_once(qtbot: QtBot, tmp_path: Path) -> None:
    painter = FarPainter(DYING)
    lost: list[bool] = []
    painter.lost.connect(lambda: lost.append(True))
    with qtbot.waitSignal(painter.lost, timeout=30_000):
        painter.open(FoundDeck("kde:x", tmp_path / "x"))
    painter.paint("1_spade", 9, 9, "")
    painter.close()
    assert lost == [True]


def test_a_painter_that_cannot_be_started_says_so(qtbot: QtBot) -> None:
    painter = FarPainter(["/nowhere/at/all"])
    lost: list[bool] = []
    painter.lost.connect(lambda: lost.append(True))
    qtbot.waitUntil(lambda: lost == [True])


def test_the_good_decks_of_a_search_can_be_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    kde_deck(tmp_path, "a-good")
    kde_deck(tmp_path, "b-landscape", small_deck(aspect=1.4))
    gnome_deck(tmp_path, "good.svgz")
    gnome_deck(tmp_path, "broken.svgz").write_bytes(b"\x1f\x8brubbish")
    library = library_of(tmp_path)
    library.look_for()
    assert library.searching
    qtbot.waitUntil(lambda: not library.searching, timeout=30_000)
    library.close()
    assert [deck.deck_id for deck in library.good_decks] == ["kde:a-good", "gnome:good.svgz"]


def test_a_deck_that_kills_its_painter_is_no_good_and_the_others_are(qtbot: QtBot, tmp_path: Path) -> None:
    kde_deck(tmp_path, "a-deadly")
    kde_deck(tmp_path, "b-good")
    painters = [FarPainter(DYING), FarPainter()]
    library = library_of(tmp_path, new_painter=lambda: painters.pop(0))
    library.look_for()
    qtbot.waitUntil(lambda: not library.searching, timeout=30_000)
    library.close()
    assert [deck.deck_id for deck in library.good_decks] == ["kde:b-good"]


@pytest.mark.parametrize("name", ["kde:gone", "kde:bad"])
def test_a_deck_that_cannot_be_shown_is_told_of(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    kde_deck(tmp_path, "bad", small_deck(extras=[]))
    library = library_of(tmp_path)
    with qtbot.waitSignal(library.failed, timeout=30_000) as failed:
        library.open(name)
    assert failed.args == [name]


def test_a_deck_whose_painter_dies_later_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    kde_deck(tmp_path, "svg-small")
    painter = FarPainter()
    library = library_of(tmp_path, new_painter=lambda: painter)
    with qtbot.waitSignal(library.opened, timeout=30_000):
        library.open("kde:svg-small")
    with qtbot.waitSignal(library.failed, timeout=30_000) as failed:
        painter.lost.emit()
    assert failed.args == ["kde:svg-small"]


def test_only_the_deck_that_was_asked_for_last_comes(qtbot: QtBot, tmp_path: Path) -> None:
    kde_deck(tmp_path, "one")
    kde_deck(tmp_path, "two")
    library = library_of(tmp_path)
    came: list[str] = []
    library.opened.connect(lambda pictures: came.append(pictures.deck.deck_id))
    library.open("kde:one")
    library.open("kde:two")
    qtbot.waitUntil(lambda: bool(came), timeout=30_000)
    library.close()
    assert came == ["kde:two"]


def test_decks_are_offered_one_by_one_as_they_are_found(qtbot: QtBot, tmp_path: Path) -> None:
    for name in "abcd":
        kde_deck(tmp_path, name)
    read: list[str] = []

    def find(_folder: str) -> Iterator[FoundDeck]:
        for deck in each_deck([tmp_path]):
            read.append(deck.deck_id)
            yield deck

    library = DeckLibrary(find)
    offered: list[int] = []
    library.good_decks_changed.connect(lambda: offered.append(len(library.good_decks)))
    library.look_for()
    assert read == ["kde:a"]
    qtbot.waitUntil(lambda: not library.searching, timeout=30_000)
    library.close()
    assert offered == [0, 1, 2, 3, 4]


def test_what_was_checked_is_known_at_the_next_search(qtbot: QtBot, tmp_path: Path) -> None:
    kde_deck(tmp_path, "a-good")
    kde_deck(tmp_path, "b-landscape", small_deck(aspect=1.4))
    begun: list[FarPainter] = []

    def new_painter() -> FarPainter:
        begun.append(FarPainter())
        return begun[-1]

    library = library_of(tmp_path, new_painter=new_painter)
    library.look_for()
    qtbot.waitUntil(lambda: not library.searching, timeout=30_000)
    library.look_for()
    assert not library.searching
    assert len(begun) == 1
    assert [deck.deck_id for deck in library.good_decks] == ["kde:a-good"]
    (tmp_path / "carddecks" / "b-landscape" / "cards.svgz").write_bytes(gzip.compress(small_deck().encode()))
    library.look_for()
    qtbot.waitUntil(lambda: not library.searching, timeout=30_000)
    library.close()
    assert [deck.deck_id for deck in library.good_decks] == ["kde:a-good", "kde:b-landscape"]


def test_a_search_can_be_given_up_at_any_moment(qtbot: QtBot, tmp_path: Path) -> None:
    kde_deck(tmp_path, "a")
    kde_deck(tmp_path, "b")
    library = library_of(tmp_path)
    library.look_for()
    with qtbot.waitSignal(library.good_decks_changed, timeout=30_000):
        pass
    library.close()
    assert not library.searching
    assert len(library.good_decks) < 2
    library.look_for()
    qtbot.waitUntil(lambda: not library.searching, timeout=30_000)
    library.close()
    assert len(library.good_decks) == 2
