"""Painters take pen and brush without a member of Qt, and have what a member would have given them."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

import canasta_desktop
from canasta_desktop.table import ink

SOLID, SQUARE = Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap


@pytest.fixture
def painter(qapp: QApplication) -> Iterator[QPainter]:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    yield painter
    painter.end()


def test_numbers_are_those_of_qt() -> None:
    align = Qt.AlignmentFlag
    assert (align.AlignLeft | align.AlignVCenter).value == ink.LEFT_MIDDLE
    assert (align.AlignRight | align.AlignVCenter).value == ink.RIGHT_MIDDLE
    assert (align.AlignLeft | align.AlignTop).value == ink.LEFT_TOP
    assert align.AlignCenter.value == ink.CENTRE
    assert Qt.TextFlag.TextWordWrap.value == ink.WRAPPED
    assert Qt.ScrollBarPolicy.ScrollBarAlwaysOff.value == ink.NO_SCROLL_BAR


@pytest.mark.parametrize(
    ("line", "cap", "join"),
    [
        (ink.SQUARE, SQUARE, Qt.PenJoinStyle.BevelJoin),
        (ink.FLAT, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.BevelJoin),
        (ink.ROUND, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
    ],
)
def test_a_painter_draws_lines_with_such_ends(
    painter: QPainter, line: int, cap: Qt.PenCapStyle, join: Qt.PenJoinStyle
) -> None:
    ink.take(painter, None, "#123456", 2.5, line)
    assert painter.pen() == QPen(QColor("#123456"), 2.5, SOLID, cap, join)
    assert painter.brush() == QBrush(Qt.BrushStyle.NoBrush)


def test_a_painter_draws_dashes(painter: QPainter) -> None:
    ink.take(painter, None, "#123456", 2.5, ink.FLAT, [3, 1.5])
    assert (painter.pen().dashPattern(), painter.pen().style()) == ([3, 1.5], Qt.PenStyle.CustomDashLine)


def test_a_painter_fills_without_a_line(painter: QPainter) -> None:
    ink.take(painter, ink.tint("#123456", 70))
    assert painter.brush() == QBrush(QColor(0x12, 0x34, 0x56, 70))
    assert painter.pen().style() == Qt.PenStyle.NoPen


def test_what_was_taken_before_is_dropped(painter: QPainter) -> None:
    ink.take(painter, "#ffffff", "#000000", 3)
    ink.take(painter, None)
    assert (painter.brush().style(), painter.pen().style()) == (Qt.BrushStyle.NoBrush, Qt.PenStyle.NoPen)


PICTURE = """
import enum
made, new = [], enum.EnumType.__new__

def noted(*args, **kwargs):
    made.append(new(*args, **kwargs))
    return made[-1]

enum.EnumType.__new__ = noted
from PySide6.QtWidgets import QApplication
application = QApplication(["canasta", "-platform", "offscreen"])
from PySide6.QtGui import QFont
from canasta_desktop.table.decks.own import open_own
from canasta_desktop.table.faces import CardFaces
from canasta_desktop.table.scene import TableScene
from canasta_desktop.table.theme import DARK
from canasta_desktop.table.view import TableView
from tests.table.sample_tables import four_players
sample = four_players()
view = TableView(TableScene(CardFaces(open_own("two"), 0.1), DARK, QFont()))
view.table.show_table(sample.snapshot, sample.words.texts(sample.snapshot))
view.resize(1600, 900)
view.show()
while not len(view.table.table_style.faces):
    application.processEvents()
print("\\n".join(each.__qualname__ for each in made))
"""


def test_a_table_is_painted_without_a_member_of_qt() -> None:
    """Any of them makes all 1,200."""
    folder = Path(canasta_desktop.__file__).parents[1]
    command = [sys.executable, "-c", PICTURE]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    made = ran.stdout.split()
    assert "QPainter.RenderHint" in made
    assert [name for name in made if name.startswith("Qt.")] == []
