"""The tools: Undo, Hint and Sort."""

from PySide6.QtGui import QColor

from canasta_desktop.table.brush import Brush
from canasta_desktop.table.icons import IconName
from canasta_desktop.table.ink import tint
from canasta_desktop.table.items.button import TableButton
from canasta_desktop.table.texts import ToolName, ToolTexts

_ICONS = {ToolName.UNDO: IconName.UNDO, ToolName.HINT: IconName.HINT, ToolName.SORT: IconName.SORT}


class ToolButton(TableButton):
    """A button at the right of the panel, dim while it has nothing to do."""

    def __init__(self) -> None:
        super().__init__()
        self._words: ToolTexts | None = None
        self._useful = True

    def present(self, words: ToolTexts, useful: bool) -> None:
        """Show this tool."""
        if (words, useful) != (self._words, self._useful):
            self._words, self._useful = words, useful
            self.set_spoken(words.spoken)
            self.words_changed()

    @property
    def name(self) -> ToolName | None:
        """Which tool it is."""
        return self._words.name if self._words else None

    def draw(self, brush: Brush) -> None:
        if self._words is None:
            return
        theme, unit, rect, on = brush.theme, brush.style.unit, self.place, self._useful
        ink = QColor(theme.text) if on else tint(theme.text, 150)
        brush.box(rect, 10 * unit, tint(theme.edge, 22 if on else 8), tint(theme.edge, 95 if on else 50), 1.2)
        self.shade(brush, rect, 10 * unit)
        brush.icon(_ICONS[self._words.name], rect.left() + 22 * unit, rect.center().y(), 18 * unit, ink)
        brush.text(rect.adjusted(42 * unit, 0, -6 * unit, 0), self._words.word, brush.style.text * 1.05, ink)
        self.draw_focus(brush, rect, 10 * unit)
