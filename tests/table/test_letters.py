"""Words of the table are as large as the player's system has letters, as far as there is room for them."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.table.brush import larger_letters
from canasta_desktop.table.letters import letters_ratio
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.view import TableView
from tests.table.sample_tables import four_players


def of_pixels(size: int) -> QFont:
    font = QFont(QApplication.font())
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
    assert scene.table_style.text == pytest.approx(before * larger_letters(of_pixels(40)))
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
