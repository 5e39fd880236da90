"""What stands in the panel while the side has not opened: the meter hides nothing that is to be read."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from canasta_desktop.table.brush import Brush
from canasta_desktop.table.scene import TableScene
from tests.table.sample_tables import opening

SIZES = [(1024, 541), (1366, 709), (1920, 1016)]


def painted(monkeypatch: pytest.MonkeyPatch, scene: TableScene) -> list[str]:
    """All words that are painted in the panel."""
    words = []
    real = Brush.text

    def text(self: Brush, rect: object, said: str, *args: object, **named: object) -> None:
        words.append(said)
        real(self, rect, said, *args, **named)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(Brush, "text", text)
    image = QImage(round(scene.width()), round(scene.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return words


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_came_stands_beside_the_meter(
    monkeypatch: pytest.MonkeyPatch, scene: TableScene, size: tuple[int, int]
) -> None:
    table = opening()
    texts = table.words.texts(table.snapshot)
    scene.set_size(*size, 1.0)
    scene.show_table(table.snapshot, replace(texts, panel=replace(texts.panel, detail="Pekka says no.")))
    words = painted(monkeypatch, scene)
    assert texts.panel.meter in words
    assert "Pekka says no." in words


def test_a_panel_without_words_for_the_meter_has_only_the_detail(
    monkeypatch: pytest.MonkeyPatch, scene: TableScene
) -> None:
    table = opening()
    texts = table.words.texts(table.snapshot)
    scene.set_size(1366, 709, 1.0)
    scene.show_table(table.snapshot, replace(texts, panel=replace(texts.panel, detail="Pick one card", meter="")))
    words = painted(monkeypatch, scene)
    assert texts.panel.meter not in words
    assert "Pick one card" in words


@pytest.mark.parametrize(("spills", "long", "told"), [(True, True, False), (True, False, True), (False, True, True)])
def test_a_long_hint_takes_both_lines(
    monkeypatch: pytest.MonkeyPatch, scene: TableScene, spills: bool, long: bool, told: bool
) -> None:
    table = opening()
    texts = table.words.texts(table.snapshot)
    message = "Lay out three kings" + ", and do not go out yet, for much is in the hands of your side" * 3 * long
    panel = replace(texts.panel, message=message, detail="Esc puts the hint away", meter="", spills=spills)
    scene.set_size(1024, 541, 1.0)
    scene.show_table(table.snapshot, replace(texts, panel=panel))
    assert ("Esc puts the hint away" in painted(monkeypatch, scene)) is told
