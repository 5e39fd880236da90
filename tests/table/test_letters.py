"""Words of the table are as large as the player's system has letters, as far as there is room for them."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.model.snapshot import ActionSnapshot, ActionState
from canasta_desktop.resource_files import resource
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.letters import letters_ratio
from canasta_desktop.table.measures import MOST_LETTERS
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import LIGHT
from canasta_desktop.table.view import TableView
from canasta_desktop.ui.table_words import TranslatedWords
from tests.table.sample_tables import four_players, opening, six_players, three_players
from tests.table.test_whole_words import cut_words


def of_pixels(size: int, like: QFont | None = None) -> QFont:
    font = QFont(like or QApplication.font())
    font.setPixelSize(size)
    return font


def test_twice_the_letters_are_twice_as_large(qtbot: QtBot) -> None:
    assert letters_ratio(of_pixels(26)) == 2.0
    assert letters_ratio(of_pixels(13)) == letters_ratio(of_pixels(9)) == 1.0


def test_the_body_text_follows_the_font_as_far_as_rows_have_room(scene: TableScene) -> None:
    before = scene.table_style.text
    scene.set_font(of_pixels(15))
    assert scene.table_style.text == pytest.approx(before * 15 / 13)
    scene.set_font(of_pixels(40))
    assert before * 1.6 < scene.table_style.text < before * MOST_LETTERS
    scene.set_font(of_pixels(13))
    assert scene.table_style.text == before


def test_a_line_is_as_large_as_its_row_is_high(scene: TableScene) -> None:
    scene.set_font(of_pixels(26))
    style = scene.table_style
    assert style.as_high(20.0, 100.0) == 20.0
    assert style.as_high(20.0, 20.0) < 20.0
    assert style.as_high(20.0, 5.0) == pytest.approx(20.0 / style.larger)


def test_words_give_way_before_they_are_cut(scene: TableScene) -> None:
    style = scene.table_style
    words = "Take it with two jacks from your hand"
    usual = style.text_width(words, 14)
    for share in (1.0, 0.9, 0.7, 0.6):
        font = style.fitted_font(words, 14, usual * share)
        assert QFontMetricsF(font).horizontalAdvance(words) <= usual * share
    assert style.fitted_font(words, 14, usual).pixelSize() == 14


def test_a_shown_table_follows_the_font_of_the_system(
    qtbot: QtBot, qapp: QApplication, new_scene: Callable[..., TableScene]
) -> None:
    before = qapp.font()
    view = TableView(new_scene(four_players()))
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    usual = view.table.table_style.text
    qapp.setFont(of_pixels(26))
    try:
        qtbot.waitUntil(lambda: view.table.table_style.text > usual)
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize("size", [(1920, 1016), (1920, 1080), (2560, 1380), (3840, 2100)], ids=str)
def test_twice_the_letters_are_twice_the_words_on_a_large_screen(
    new_scene: Callable[..., TableScene], size: tuple[int, int]
) -> None:
    scene = new_scene(four_players(), *size)
    before = scene.table_style.text
    scene.set_font(of_pixels(26))
    assert scene.table_style.text == pytest.approx(2 * before)
    scene.set_font(of_pixels(39))
    assert scene.table_style.text == pytest.approx(2 * before)


@pytest.mark.parametrize("size", [(1024, 541), (1366, 709), (1920, 1016)], ids=str)
def test_cards_stay_large_enough_whatever_letters_are_wished(
    new_scene: Callable[..., TableScene], size: tuple[int, int]
) -> None:
    scene = new_scene(four_players(), *size)
    melds = scene.table_layout.measures.meld_card
    scene.set_font(of_pixels(39))
    measures = scene.table_layout.measures
    assert measures.letters > 1.4
    assert measures.hand_card.height >= 0.21 * size[1] - 1
    assert measures.meld_card == melds


@pytest.mark.parametrize("language", ["en", "fi", "fr", "ht"])
@pytest.mark.parametrize("size", [(1024, 541), (1366, 709), (1920, 1016)], ids=str)
def test_no_word_in_twice_the_letters_is_cut(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication, faces: CardFaces, language: str, size: tuple[int, int]
) -> None:
    translator = QTranslator()
    if language != "en":
        assert translator.load(str(resource("translations", f"canasta_{language}.qm")))
        qapp.installTranslator(translator)
    try:
        for table in (four_players(), opening(), six_players(), three_players()):
            scene = TableScene(faces, LIGHT, of_pixels(26, QFont("DejaVu Sans")))
            scene.set_size(*size, 1.0)
            snapshot = replace(table.snapshot, lay_out=ActionSnapshot(ActionState.POSSIBLE), can_ask=True)
            scene.show_table(snapshot, TranslatedWords().texts(snapshot))
            assert cut_words(monkeypatch, scene) == []
    finally:
        qapp.removeTranslator(translator)
