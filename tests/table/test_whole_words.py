"""No word of the table is cut, at any size of the window, in a font with wide letters."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from canasta_desktop.model.snapshot import ActionSnapshot, ActionState, TableSnapshot
from canasta_desktop.table import brush
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.sample_tables import SampleTable, four_players, opening, six_players, three_players, two_players

SIZES = [(1024, 541), (1366, 709), (1500, 800), (1920, 1016), (3072, 1680), (3840, 2100)]
POSSIBLE = ActionSnapshot(ActionState.POSSIBLE)
LONGEST = "A queen: drop it on the free place for queens, or discard it"


def cut_words(monkeypatch: pytest.MonkeyPatch, scene: TableScene) -> list[str]:
    """Whatever is cut when the scene is painted."""
    cut = []

    class Watched(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:
            whole = super().elidedText(text, mode, width, flags or 0)
            if whole != text:
                cut.append(text)
            return whole

    monkeypatch.setattr(brush, "QFontMetricsF", Watched)
    image = QImage(round(scene.width()), round(scene.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return cut


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", [four_players, opening, six_players, three_players, two_players])
def test_no_word_is_cut(
    monkeypatch: pytest.MonkeyPatch, faces: CardFaces, table: Callable[[], SampleTable], size: tuple[int, int]
) -> None:
    assert_whole_words(monkeypatch, faces, size, replace(table().snapshot, lay_out=POSSIBLE, can_ask=True), LONGEST)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_word_is_cut_after_a_round(monkeypatch: pytest.MonkeyPatch, faces: CardFaces, size: tuple[int, int]) -> None:
    snapshot = replace(four_players().snapshot, round_over=True, my_turn=False)
    assert_whole_words(monkeypatch, faces, size, snapshot, "Lovelie goes out: the round is over")


def assert_whole_words(
    monkeypatch: pytest.MonkeyPatch, faces: CardFaces, size: tuple[int, int], snapshot: TableSnapshot, message: str
) -> None:
    sides = tuple(replace(side, on_table=2345, has_melded=True) for side in snapshot.sides)
    snapshot = replace(snapshot, sides=sides)
    texts = TranslatedWords().texts(snapshot)
    texts = replace(texts, panel=replace(texts.panel, message=message))
    scene = TableScene(faces, LIGHT, QFont("DejaVu Sans"))
    scene.set_size(*size, 1.0)
    scene.show_table(snapshot, texts)
    assert cut_words(monkeypatch, scene) == []
