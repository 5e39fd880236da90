"""What stands in the panel while the side has not opened: the meter hides nothing that is to be read."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from canasta_desktop.app.language import Language
from canasta_desktop.table.brush import Brush
from canasta_desktop.table.ink import WRAPPED
from canasta_desktop.table.scene import TableScene
from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.sample_tables import SampleTable, four_players, opening, six_players

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


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    locale, language = QLocale(), Language(qapp)
    yield language.speak
    language.speak("en")
    QLocale.setDefault(locale)


def lines_painted(monkeypatch: pytest.MonkeyPatch, scene: TableScene) -> dict[str, tuple[QFont, QRectF]]:
    """In which font and room all words were painted last."""
    found: dict[str, tuple[QFont, QRectF]] = {}
    for name in ("text", "wrapped_text"):
        real = getattr(Brush, name)

        def watch(
            self: Brush, rect: QRectF, said: str, *args: object, real: Callable[..., None] = real, **named: object
        ) -> None:
            real(self, rect, said, *args, **named)
            found[said] = self.painter.font(), QRectF(rect)

        monkeypatch.setattr(Brush, name, watch)
    painted(monkeypatch, scene)
    return found


@pytest.mark.parametrize("letters", [13, 23])
@pytest.mark.parametrize("size", [(1024, 541), (1366, 709)], ids=str)
@pytest.mark.parametrize("code", ["en", "fi", "fr", "ht"])
@pytest.mark.parametrize("table", [four_players, six_players, opening])
def test_how_the_round_stands_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
    scene: TableScene,
    speak: Callable[[str], None],
    table: Callable[[], SampleTable],
    code: str,
    size: tuple[int, int],
    letters: int,
) -> None:
    """The longest words of the panel: both sides, then stock, pile and every hand."""
    speak(code)
    font = QFont("DejaVu Sans")
    font.setPixelSize(letters)
    scene.set_font(font)
    scene.set_size(*size, 1.0)
    snapshot, words = table().snapshot, TranslatedWords()
    texts = words.texts(snapshot)
    message, detail = words.information(snapshot)
    scene.show_table(snapshot, replace(texts, panel=replace(texts.panel, message=message, detail=detail)))
    style, panel = scene.table_style, scene.table_layout.centre.panel
    lines = lines_painted(monkeypatch, scene)
    for said in (message, detail):
        used, room = lines[said]
        assert used.pixelSize() >= 0.85 * style.text / style.larger
        assert used.stretch() in (0, 100)
        needed = QFontMetricsF(used).boundingRect(QRectF(0, 0, room.width(), 4000), WRAPPED, said)
        assert needed.height() <= room.height() + 0.5
        assert needed.width() <= room.width() + 0.5
        assert room.bottom() <= panel.actions[0].y - panel.panel.y


def test_a_detail_that_has_room_stays_in_its_line(monkeypatch: pytest.MonkeyPatch, scene: TableScene) -> None:
    table = four_players()
    texts = table.words.texts(table.snapshot)
    scene.set_size(1366, 709, 1.0)
    scene.show_table(table.snapshot, replace(texts, panel=replace(texts.panel, detail="Pekka says no.", meter="")))
    _, room = lines_painted(monkeypatch, scene)["Pekka says no."]
    panel = scene.table_layout.centre.panel
    assert room.top() == panel.detail.y - panel.panel.y
