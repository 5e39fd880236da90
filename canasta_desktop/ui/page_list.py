"""The list of pages at the left of a window."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QListWidget

from canasta_desktop.ui.dialog_look import letter
from canasta_desktop.ui.translation import translated
from canasta_desktop.wording.sentence import Sentence

_ROOM: Final = 20
_ROW: Final = 1.7
"""The height of a title over that of its letters: easily hit with a finger."""


class PageList(QListWidget):
    """As wide as its longest title, so that none is cut."""

    def __init__(self, titles: Sequence[Sentence]) -> None:
        super().__init__()
        self._titles = tuple(titles)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(3)
        letter(self)
        for title in titles:
            self.addItem(translated(title))
        self._widen()

    def reread_words(self) -> None:
        """Say the titles in the language that is spoken now."""
        for row, title in enumerate(self._titles):
            self.item(row).setText(translated(title))
        self._widen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._widen()

    def _widen(self) -> None:
        metrics = self.fontMetrics()
        widths = [metrics.horizontalAdvance(self.item(row).text()) for row in range(self.count())]
        size = QSize(max(widths, default=0) + _ROOM, round(_ROW * metrics.height()))
        for row in range(self.count()):
            self.item(row).setSizeHint(size)
        self.setFixedWidth(size.width() + _ROOM)
