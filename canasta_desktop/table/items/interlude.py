"""What stands over the table while the game waits: the banner of turns shown again, and the curtain of a pause."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from canasta_desktop.table.brush import Brush, TableStyle
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import CENTRE
from canasta_desktop.table.items.base import TableItem
from canasta_desktop.table.texts import InterludeTexts

_CURTAIN = QColor(0, 0, 0, 125)
_CARD = (430, 168)
"""Width and height of the words of a pause, in units."""


class _Interlude(TableItem):
    """Shows words; the mouse goes through it."""

    def __init__(self) -> None:
        super().__init__()
        self._words = InterludeTexts("", "", "")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def words(self) -> InterludeTexts:
        """What it says."""
        return self._words

    def present(self, words: InterludeTexts) -> None:
        """Say this."""
        if words != self._words:
            self._words = words
            self.accessible_name = " ".join(map(_ended, filter(None, (words.title, words.detail, words.hint))))
            self.update()


def _ended(words: str) -> str:
    """The words with an end that a voice stops at."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


class AgainBanner(_Interlude):
    """Lies over the panel, whose buttons are of the present and not of what is shown."""

    def bleed(self, style: TableStyle) -> float:
        return 3 * style.unit

    def draw(self, brush: Brush) -> None:
        theme, unit, rect, text = brush.theme, brush.style.unit, self.place, brush.style.text
        brush.box(rect, 12 * unit, theme.outline, theme.accent, 2.4 * unit)
        middle = rect.center().y()
        brush.icon(IconName.AGAIN, rect.left() + 44 * unit, middle, 44 * unit, theme.accent, theme.outline)
        row = min(brush.style.row, rect.height() / 96)
        line = QRectF(rect.left() + 84 * unit, 0, rect.width() - 100 * unit, 28 * row)
        lines = (
            (self._words.title, text * 1.3, theme.text, True),
            (self._words.detail, text * 1.05, theme.text, False),
            (self._words.hint, text * 0.98, theme.dim, False),
        )
        for number, (words, size, colour, bold) in enumerate(lines):
            line.moveCenter(rect.center())
            line.moveLeft(rect.left() + 84 * unit)
            line.translate(0, (number - 1) * 32 * row)
            brush.text(line, words, size, colour, bold=bold)


class PauseCurtain(_Interlude):
    """Dims the whole table; in its middle stands what is going on, and how to go on."""

    def draw(self, brush: Brush) -> None:
        theme, unit, row, text = brush.theme, brush.style.unit, brush.style.row, brush.style.text
        brush.painter.fillRect(self.place, _CURTAIN)
        width = min(self.place.width() - 24 * unit, self._widest(brush) + 60 * unit)
        card = QRectF(0, 0, max(width, _CARD[0] * unit), _CARD[1] * row)
        card.moveCenter(self.place.center())
        brush.shadow(card, 14 * unit, 18, 150, 4)
        brush.box(card, 14 * unit, theme.outline, theme.accent, 2.4 * unit)
        brush.icon(IconName.PAUSE, card.center().x(), card.top() + 38 * row, 34 * row, theme.accent)
        line = card.adjusted(20 * unit, 0, -20 * unit, 0)
        line.setHeight(32 * row)
        for words, top, size, colour, bold in (
            (self._words.title, 62, text * 1.62, theme.text, True),
            (self._words.detail, 97, text * 1.0, theme.dim, False),
            (self._words.hint, 124, text * 1.1, theme.text, True),
        ):
            line.moveTop(card.top() + top * row)
            brush.text(line, words, size, colour, bold=bold, align=CENTRE)

    def _widest(self, brush: Brush) -> float:
        text = brush.style.text
        detail = brush.style.text_width(self._words.detail, text)
        return max(detail, brush.style.text_width(self._words.hint, text * 1.1, True))
