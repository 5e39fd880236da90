"""A button of the welcome: an icon, a word, and beneath it a few small words on what comes of it."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from canasta_desktop.table.icons import IconName, icon_strokes
from canasta_desktop.table.ink import LEFT_MIDDLE, ROUND, take

_NOTE: Final = 0.78
"""How large the small words are, as a share of the others."""
_ICON: Final = 1.15
_ASIDE: Final = 0.9
"""Left of the icon, between icon and words, and right of them: in heights of a letter."""


class WelcomeButton(QPushButton):
    """Its text is the word, and after a line break the small words; how it looks besides is the sheet's."""

    def __init__(self, icon: IconName, ink: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._ink = icon, ink

    def set_ink(self, ink: str) -> None:
        """In what colour icon and words are painted."""
        self._ink = ink
        self.update()

    def sizeHint(self) -> QSize:
        word, _, note = self.text().partition("\n")
        metrics, small = QFontMetricsF(self._font()), QFontMetricsF(self._small())
        letters = self.font().pixelSize()
        width = max(metrics.horizontalAdvance(word), small.horizontalAdvance(note))
        height = metrics.height() + (small.height() if note else 0)
        return QSize(round(width + (_ICON + 3 * _ASIDE) * letters) + 4, round(height + 0.8 * letters))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        letters = self.font().pixelSize()
        self._paint_icon(painter, _ICON * letters)
        left = (_ICON + 2 * _ASIDE) * letters
        self._paint_words(painter, QRectF(left, 0, self.width() - left, self.height()))
        painter.end()

    def _paint_icon(self, painter: QPainter, size: float) -> None:
        painter.save()
        painter.translate(_ASIDE * self.font().pixelSize() + size / 2, self.height() / 2)
        painter.scale(size / 100, size / 100)
        for stroke in icon_strokes(self._icon):
            if stroke.width:
                take(painter, None, self._ink, stroke.width, ROUND)
            else:
                take(painter, self._ink)
            painter.drawPath(stroke.path)
        painter.restore()

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        word, _, note = self.text().partition("\n")
        take(painter, None, self._ink)
        fonts = [self._font(), self._small()] if note else [self._font()]
        heights = [QFontMetricsF(font).height() for font in fonts]
        top = rect.center().y() - sum(heights) / 2
        for font, height, words in zip(fonts, heights, (word, note), strict=False):
            painter.setFont(font)
            line = QRectF(rect.left(), top, rect.width(), height)
            painter.drawText(line, LEFT_MIDDLE, words)
            top += height

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setBold(False)
        font.setPixelSize(max(8, round(font.pixelSize() * _NOTE)))
        return font
