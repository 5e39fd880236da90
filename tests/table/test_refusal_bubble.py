"""The bubble that says why not: what it shows again, or was told ahead, is not painted anew."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from canasta_desktop.table.brush import Brush
from canasta_desktop.table.items.refusal_bubble import BubblePictures, RefusalBubble
from canasta_desktop.table.rect import Rect
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT

TABLE = Rect(0, 0, 1366, 709)
PLACES = [Rect(x, 400, 90, 120) for x in range(300, 900, 100)]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The reasons that were painted anew."""
    reasons: list[str] = []
    draw = RefusalBubble._draw_words

    def note(bubble: RefusalBubble, brush: Brush) -> None:
        reasons.append(bubble.reason)
        draw(bubble, brush)

    monkeypatch.setattr(RefusalBubble, "_draw_words", note)
    return reasons


def seen(bubble: RefusalBubble) -> QImage:
    image = QImage(1366, 709, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#174431"))
    painter = QPainter(image)
    painter.translate(bubble.pos())
    bubble.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_over_the_places_of_a_row_one_sentence_is_painted_once(scene: TableScene, drawn: list[str]) -> None:
    bubble = RefusalBubble()
    for place in PLACES:
        bubble.present("No", "Try another place", place, TABLE, scene.table_style)
        seen(bubble)
    assert drawn == ["No"]


def test_sentences_that_come_in_turns_are_painted_once(scene: TableScene, drawn: list[str]) -> None:
    bubble = RefusalBubble()
    for place, reason in zip(PLACES, ("No", "Never", "No", "Never", "No", "Never"), strict=True):
        bubble.present(reason, "Try another place", place, TABLE, scene.table_style)
        seen(bubble)
    assert drawn == ["No", "Never"]


def test_what_another_bubble_prepared_is_shown_unchanged(scene: TableScene, drawn: list[str]) -> None:
    pictures = BubblePictures()
    ahead, bubble, alone = RefusalBubble(pictures), RefusalBubble(pictures), RefusalBubble()
    for shown in (ahead, bubble, alone):
        shown.present("No", "Try another place", PLACES[0], TABLE, scene.table_style)
    ahead.prepare()
    image = seen(bubble)
    assert drawn == ["No"]
    assert image == seen(alone)


def test_it_is_prepared_in_two_steps_and_looks_the_same(scene: TableScene, drawn: list[str]) -> None:
    ahead, alone = RefusalBubble(), RefusalBubble()
    for shown in (ahead, alone):
        shown.present("No", "Try another place", PLACES[0], TABLE, scene.table_style)
    assert ahead.prepare_ground()
    assert drawn == []
    assert not ahead.prepare_ground()
    ahead.prepare()
    assert drawn == ["No"]
    assert seen(ahead) == seen(alone)


def test_a_ground_that_was_made_for_another_sentence_is_not_shown(scene: TableScene) -> None:
    ahead, alone = RefusalBubble(), RefusalBubble()
    ahead.present("No, never, not at all", "", PLACES[0], TABLE, scene.table_style)
    ahead.prepare_ground()
    for shown in (ahead, alone):
        shown.present("No", "Try another place", PLACES[-1], TABLE, scene.table_style)
    assert seen(ahead) == seen(alone)


def test_after_many_sentences_each_shows_its_own(scene: TableScene) -> None:
    bubble = RefusalBubble()
    for reason in [*"ABCDEFGH", "A"]:
        bubble.present(reason * 20, "", PLACES[0], TABLE, scene.table_style)
        alone = RefusalBubble()
        alone.present(reason * 20, "", PLACES[0], TABLE, scene.table_style)
        assert seen(bubble) == seen(alone)


def test_in_another_look_it_is_painted_anew(scene: TableScene, drawn: list[str]) -> None:
    bubble, dark = RefusalBubble(), replace(LIGHT, bubble="#000000")
    bubble.present("No", "", PLACES[0], TABLE, scene.table_style)
    before = seen(bubble)
    bubble.present("No", "", PLACES[0], TABLE, replace(scene.table_style, theme=dark))
    assert seen(bubble) != before
    assert drawn == ["No", "No"]
