"""Words of languages that need more room, and long names: what is painted is whole, and inside of what it is for."""

import math
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPixmap

from canasta_desktop.model.snapshot import ActionSnapshot, ActionState
from canasta_desktop.table import brush
from canasta_desktop.table.brush import Brush
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.items import base
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.shared_pictures import picture_of
from canasta_desktop.table.texts import SpokenText, TableTexts
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.sample_tables import SampleTable, four_players, opening, six_players, three_players

SIZES = [(853, 421), (911, 453), (1024, 541), (1366, 709), (1920, 1016)]
NO_WORDS = {"initial", "key", "dealer_letter", "count", "naturals", "wilds", "score", "cards"}
"""Letters and figures, which are as long in every language."""
LONG_NAMES = ("Marie-Madeleine", "Väinö-Kristian", "Jean-Baptiste", "Anna-Elisabet", "Lovelie-Rose", "Maximilienne")
NewTable = Callable[[], SampleTable]


def longer(text: str) -> str:
    """Every word by two fifths longer."""
    words = (word + word[::-1][: math.ceil(0.4 * len(word))] if len(word) > 2 else word for word in text.split(" "))
    return " ".join(words)


def in_longer_words(texts: TableTexts) -> TableTexts:
    """The same texts in a language that needs more room."""
    lengthened = _lengthened(texts)
    assert isinstance(lengthened, TableTexts)
    return lengthened


def _lengthened(held: object) -> object:
    if isinstance(held, str):
        return longer(held)
    if isinstance(held, tuple):
        return tuple(map(_lengthened, held))
    if not is_dataclass(held) or isinstance(held, type) or isinstance(held, SpokenText):  # noqa: SIM101  # as mypy reads it
        return held
    named = {field.name: getattr(held, field.name) for field in fields(held) if field.name not in NO_WORDS}
    return replace(held, **{name: _lengthened(one) for name, one in named.items()})


def with_long_names(texts: TableTexts) -> TableTexts:
    """The same texts of players with long names."""
    seats = [replace(seat, name=name) for seat, name in zip(texts.seats, LONG_NAMES, strict=False)]
    sides = [replace(side, name=name) for side, name in zip(texts.sides, LONG_NAMES, strict=False)]
    return replace(texts, seats=tuple(seats), sides=tuple(sides))


@pytest.fixture
def painted_wrong(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was cut, and what was painted beyond the picture of its item."""
    wrong: list[str] = []
    reach = [QRectF()]

    class Watched(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:
            whole = super().elidedText(text, mode, width, flags or 0)
            if whole != text:
                wrong.append(f"cut: {text}")
            return whole

    pill = Brush.pill

    def watch_picture(
        paint: Callable[[QPainter], None], bounds: QRectF, ratio: float, former: QPixmap | None = None
    ) -> QPixmap:
        reach[0] = bounds
        return picture_of(paint, bounds, ratio, former)

    def watch_pill(self: Brush, rect: QRectF, words: str, *rest: object) -> None:
        if not reach[0].contains(rect):
            wrong.append(f"beyond its item: {words}")
        pill(self, rect, words, *rest)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(brush, "QFontMetricsF", Watched)
    monkeypatch.setattr(base, "picture_of", watch_picture)
    monkeypatch.setattr(Brush, "pill", watch_pill)
    return wrong


def paint(
    faces: CardFaces,
    table: SampleTable,
    size: tuple[int, int],
    change: Callable[[TableTexts], TableTexts],
    letters: int = 0,
) -> None:
    """Paint the table; `letters` are how many pixels they have, 0 for as many as usual here."""
    snapshot = replace(table.snapshot, lay_out=ActionSnapshot(ActionState.POSSIBLE), can_ask=True)
    font = QFont("DejaVu Sans")
    if letters:
        font.setPixelSize(letters)
    scene = TableScene(faces, LIGHT, font)
    scene.set_size(*size, 1.0)
    scene.show_table(snapshot, change(TranslatedWords().texts(snapshot)))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", [four_players, opening, six_players, three_players])
def test_words_of_longer_languages_are_whole(
    painted_wrong: list[str], faces: CardFaces, table: NewTable, size: tuple[int, int]
) -> None:
    paint(faces, table(), size, in_longer_words)
    assert painted_wrong == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", [four_players, six_players, three_players])
def test_long_names_are_whole(
    painted_wrong: list[str], faces: CardFaces, table: NewTable, size: tuple[int, int]
) -> None:
    paint(faces, table(), size, with_long_names)
    assert painted_wrong == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_word_between_two_buttons_is_not_covered_by_them(
    monkeypatch: pytest.MonkeyPatch, painted_wrong: list[str], faces: CardFaces, size: tuple[int, int]
) -> None:
    widths: list[tuple[float, float]] = []
    write = Brush.text

    def watch(self: Brush, rect: QRectF, words: str, *rest: object, **named: object) -> None:
        write(self, rect, words, *rest, **named)  # type: ignore[arg-type]  # handed on as it came
        if words == "tai":
            widths.append((QFontMetricsF(self.painter.font()).horizontalAdvance(words), rect.width() + 1))

    monkeypatch.setattr(Brush, "text", watch)
    draw, take = ActionSnapshot(ActionState.NOW), ActionSnapshot(ActionState.POSSIBLE)
    table = opening()
    table = replace(table, snapshot=replace(table.snapshot, draw=draw, take=take))
    paint(faces, table, size, lambda texts: replace(texts, panel=replace(texts.panel, or_word="tai")))
    assert widths
    assert all(width <= room for width, room in widths)
    assert painted_wrong == []


@pytest.mark.parametrize("letters", [13, 20])
@pytest.mark.parametrize("size", [(1920, 1016), (2560, 1372)], ids=str)
def test_round_and_target_of_the_side_panel_do_not_meet(
    monkeypatch: pytest.MonkeyPatch, faces: CardFaces, size: tuple[int, int], letters: int
) -> None:
    title, target = "Manche 12", "avec 10 000 points"
    lines: dict[str, tuple[QRectF, float]] = {}
    write = Brush.text

    def watch(self: Brush, rect: QRectF, words: str, size: float, *rest: object, **named: object) -> None:
        write(self, rect, words, size, *rest, **named)  # type: ignore[arg-type]  # handed on as it came
        if words in (title, target):
            lines[words] = QRectF(rect), self.style.text_width(words, size, words == title)

    monkeypatch.setattr(Brush, "text", watch)
    paint(
        faces,
        four_players(),
        size,
        lambda texts: replace(texts, round=replace(texts.round, title=title, target=target)),
        letters,
    )
    (above, titled), (beside, targeted) = lines[title], lines[target]
    assert above.top() != beside.top() or titled + targeted < above.width()
